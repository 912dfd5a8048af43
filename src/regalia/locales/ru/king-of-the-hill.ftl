# «Царь горы»: имена, события, отказы и что может быть не так с картой или позицией.
# `.acc` — винительный падеж, `.gen` — родительный, `.dat` — дательный, `.ins` — творительный.

# Имена.
seat-blue = синие
    .cap = Синие
    .short = синие
    .acc = синих
    .gen = синих
    .dat = синим
seat-red = красные
    .cap = Красные
    .short = красные
    .acc = красных
    .gen = красных
    .dat = красным
winner-blue = Синие победили
winner-red = Красные победили

unit-infantry = пехота
    .acc = пехоту
    .gen = пехоты
    .dat = пехоте
    .ins = пехотой
unit-cavalry = кавалерия
    .acc = кавалерию
    .gen = кавалерии
    .dat = кавалерии
    .ins = кавалерией
unit-archers = лучники
    .acc = лучников
    .gen = лучников
    .dat = лучникам
    .ins = лучниками
unit-artillery = артиллерия
    .acc = артиллерию
    .gen = артиллерии
    .dat = артиллерии
    .ins = артиллерией
unit-beasts = звери
    .acc = зверей
    .gen = зверей
    .dat = зверям
    .ins = зверями
unit-light-cavalry = лёгкая кавалерия
    .acc = лёгкую кавалерию
    .gen = лёгкой кавалерии
    .dat = лёгкой кавалерии
    .ins = лёгкой кавалерией
unit-chariots = колесницы
    .acc = колесницы
    .gen = колесниц
    .dat = колесницам
    .ins = колесницами
unit-elite-infantry = элитная пехота
    .acc = элитную пехоту
    .gen = элитной пехоты
    .dat = элитной пехоте
    .ins = элитной пехотой
unit-monstrous-infantry = чудовищная пехота
    .acc = чудовищную пехоту
    .gen = чудовищной пехоты
    .dat = чудовищной пехоте
    .ins = чудовищной пехотой
unit-horde = орда
    .acc = орду
    .gen = орды
    .dat = орде
    .ins = ордой
unit-land-monster = наземное чудовище
    .acc = наземное чудовище
    .gen = наземного чудовища
    .dat = наземному чудовищу
    .ins = наземным чудовищем
unit-flying-monster = летающее чудовище
    .acc = летающее чудовище
    .gen = летающего чудовища
    .dat = летающему чудовищу
    .ins = летающим чудовищем
unit-flyers = летуны
    .acc = летунов
    .gen = летунов
    .dat = летунам
    .ins = летунами

element-lake-deep = глубокое озеро
    .acc = глубокое озеро
element-lake-shallow = мелкое озеро
    .acc = мелкое озеро
element-road = дорога
    .acc = дорогу
element-rocks = камни
    .acc = камни
element-forest-small = маленький лес
    .acc = маленький лес
element-forest-long = длинный лес
    .acc = длинный лес
element-forest-great = большой лес
    .acc = большой лес

objective-general = вражеский генерал убит
objective-hill-more = больше отрядов на холме
objective-hill-three = три отряда (или все) на холме
objective-pair = отряды на обеих своих целях
objective-forest = лес
objective-general-out = генерал прошёл
objective-three-out = три отряда прошли
objective-razed = одна цель уничтожена

reason-KH-14-1 = по целям
reason-KH-15-4 = по исходу прорыва через лес
reason-KH-15-5 = по исходу нападения на лагерь
end-KH-14-1-blue = Синие победили: у них выполнены две цели, а у красных нет
end-KH-14-1-red = Красные победили: у них выполнены две цели, а у синих нет
end-KH-14-1-none = Ничья: после семи раундов две цели выполнены у обеих сторон или ни у кого
end-KH-15-4-blue = Синие победили: через лес прошли генерал и всего не меньше трёх отрядов
end-KH-15-4-red = Красные победили: у синих не прошли лес ни генерал, ни три отряда
end-KH-15-4-none = Ничья: синие провели через лес только генерала или только три отряда
end-KH-15-5-blue = Синие победили: обе цели в лагере уцелели
end-KH-15-5-red = Красные победили: обе цели в лагере уничтожены
end-KH-15-5-none = Ничья: в лагере уничтожена одна цель из двух
offer-army-balanced = Всего понемногу
offer-note-army-balanced = хороша везде, и учиться с ней удобно
offer-army-wall = Стена
offer-note-army-wall = пять отрядов пехоты удерживают холм, лучники прикрывают открытую местность
offer-army-riders = Всадники
offer-note-army-riders = первыми на холме и быстро с него уходят
offer-army-bowmen = Лучники
offer-note-army-bowmen = четыре отряда лучников ведут перекрёстную стрельбу; не подпускайте к ним врага
offer-army-hammer = Молот и наковальня
offer-note-army-hammer = пехота держит, кавалерия заходит сбоку; стрелков нет
offer-army-skirmishers = Застрельщики
offer-note-army-skirmishers = выстрелить, ускакать, вернуться
offer-army-dragon = Дракон
offer-note-army-dragon = летающее чудовище, от которого трудно защититься
offer-army-siege = Осада
offer-note-army-siege = два отряда дальнобойной артиллерии и стена перед ними
offer-army-swarm = Рой
offer-note-army-swarm = девять отрядов, из них четыре орды; врагу не сосчитать
offer-army-giants = Великаны
offer-note-army-giants = наземное чудовище и чудовищная пехота сметают любую оборону
offer-army-hunt = Дикая охота
offer-note-army-hunt = летуны быстры на любой местности, звери — на открытой
offer-army-chariots = Колесницы
offer-note-army-chariots = натиск на открытой местности; держитесь подальше от леса
offer-army-guard = Гвардия
offer-note-army-guard = элитная пехота: сильная атака, но вытянутая чёрная карта её не спасает
offer-army-outriders = Разъезды
offer-note-army-outriders = лёгкая кавалерия стреляет с флангов

offer-layout-open = Чистое поле
offer-note-layout-open = ничего не размещать
offer-layout-woods = Два маленьких леса
offer-note-layout-woods = укрытие по обе стороны холма
offer-layout-great-wood = Большой лес
offer-note-layout-great-wood = целый фланг в укрытии
offer-layout-long-wood = Длинный лес
offer-note-layout-long-wood = укрытие на одном фланге
offer-layout-lake = Глубокое озеро
offer-note-layout-lake = закрывает фланг для всех, кто не летает
offer-layout-marsh = Болото
offer-note-layout-marsh = мелководье: идти медленно, защищаться трудно
offer-layout-rocks = Камни
offer-note-layout-rocks = небольшое укрытие с обеих сторон, видимость открыта
offer-layout-road = Дорога
offer-note-layout-road = быстрый путь вперёд на одном фланге, камни на другом
offer-layout-raid = Набег
offer-note-layout-raid = пара целей на половине соперника и лес, из которого удобно наступать

offer-plan-line = В линию
offer-note-plan-line = пешие в центре, конные на флангах, стрелки позади
offer-plan-left-hook = Левый крюк
offer-note-plan-left-hook = вся конница слева
offer-plan-right-hook = Правый крюк
offer-note-plan-right-hook = вся конница справа
offer-plan-two-wings = Два крыла
offer-note-plan-two-wings = центр остаётся открытым

# Карты по падежам: достоинство склоняется, масть нет.
-card-2 = { $case ->
   *[nom] двойка
    [acc] двойку
    [gen] двойки
    [ins] двойкой
}
-card-3 = { $case ->
   *[nom] тройка
    [acc] тройку
    [gen] тройки
    [ins] тройкой
}
-card-4 = { $case ->
   *[nom] четвёрка
    [acc] четвёрку
    [gen] четвёрки
    [ins] четвёркой
}
-card-5 = { $case ->
   *[nom] пятёрка
    [acc] пятёрку
    [gen] пятёрки
    [ins] пятёркой
}
-card-6 = { $case ->
   *[nom] шестёрка
    [acc] шестёрку
    [gen] шестёрки
    [ins] шестёркой
}
-card-7 = { $case ->
   *[nom] семёрка
    [acc] семёрку
    [gen] семёрки
    [ins] семёркой
}
-card-8 = { $case ->
   *[nom] восьмёрка
    [acc] восьмёрку
    [gen] восьмёрки
    [ins] восьмёркой
}
-card-9 = { $case ->
   *[nom] девятка
    [acc] девятку
    [gen] девятки
    [ins] девяткой
}
-card-T = { $case ->
   *[nom] десятка
    [acc] десятку
    [gen] десятки
    [ins] десяткой
}
-card-J = { $case ->
   *[nom] валет
    [acc] валета
    [gen] валета
    [ins] валетом
}
-card-Q = { $case ->
   *[nom] дама
    [acc] даму
    [gen] дамы
    [ins] дамой
}
-card-K = { $case ->
   *[nom] король
    [acc] короля
    [gen] короля
    [ins] королём
}
-card-A = { $case ->
   *[nom] туз
    [acc] туза
    [gen] туза
    [ins] тузом
}
-card-joker = { $case ->
   *[nom] джокер
    [acc] джокера
    [gen] джокера
    [ins] джокером
}

card-2C = { -card-2 } треф
    .acc = { -card-2(case: "acc") } треф
    .gen = { -card-2(case: "gen") } треф
    .ins = { -card-2(case: "ins") } треф
card-3C = { -card-3 } треф
    .acc = { -card-3(case: "acc") } треф
    .gen = { -card-3(case: "gen") } треф
    .ins = { -card-3(case: "ins") } треф
card-4C = { -card-4 } треф
    .acc = { -card-4(case: "acc") } треф
    .gen = { -card-4(case: "gen") } треф
    .ins = { -card-4(case: "ins") } треф
card-5C = { -card-5 } треф
    .acc = { -card-5(case: "acc") } треф
    .gen = { -card-5(case: "gen") } треф
    .ins = { -card-5(case: "ins") } треф
card-6C = { -card-6 } треф
    .acc = { -card-6(case: "acc") } треф
    .gen = { -card-6(case: "gen") } треф
    .ins = { -card-6(case: "ins") } треф
card-7C = { -card-7 } треф
    .acc = { -card-7(case: "acc") } треф
    .gen = { -card-7(case: "gen") } треф
    .ins = { -card-7(case: "ins") } треф
card-8C = { -card-8 } треф
    .acc = { -card-8(case: "acc") } треф
    .gen = { -card-8(case: "gen") } треф
    .ins = { -card-8(case: "ins") } треф
card-9C = { -card-9 } треф
    .acc = { -card-9(case: "acc") } треф
    .gen = { -card-9(case: "gen") } треф
    .ins = { -card-9(case: "ins") } треф
card-TC = { -card-T } треф
    .acc = { -card-T(case: "acc") } треф
    .gen = { -card-T(case: "gen") } треф
    .ins = { -card-T(case: "ins") } треф
card-JC = { -card-J } треф
    .acc = { -card-J(case: "acc") } треф
    .gen = { -card-J(case: "gen") } треф
    .ins = { -card-J(case: "ins") } треф
card-QC = { -card-Q } треф
    .acc = { -card-Q(case: "acc") } треф
    .gen = { -card-Q(case: "gen") } треф
    .ins = { -card-Q(case: "ins") } треф
card-KC = { -card-K } треф
    .acc = { -card-K(case: "acc") } треф
    .gen = { -card-K(case: "gen") } треф
    .ins = { -card-K(case: "ins") } треф
card-AC = { -card-A } треф
    .acc = { -card-A(case: "acc") } треф
    .gen = { -card-A(case: "gen") } треф
    .ins = { -card-A(case: "ins") } треф
card-2D = { -card-2 } бубен
    .acc = { -card-2(case: "acc") } бубен
    .gen = { -card-2(case: "gen") } бубен
    .ins = { -card-2(case: "ins") } бубен
card-3D = { -card-3 } бубен
    .acc = { -card-3(case: "acc") } бубен
    .gen = { -card-3(case: "gen") } бубен
    .ins = { -card-3(case: "ins") } бубен
card-4D = { -card-4 } бубен
    .acc = { -card-4(case: "acc") } бубен
    .gen = { -card-4(case: "gen") } бубен
    .ins = { -card-4(case: "ins") } бубен
card-5D = { -card-5 } бубен
    .acc = { -card-5(case: "acc") } бубен
    .gen = { -card-5(case: "gen") } бубен
    .ins = { -card-5(case: "ins") } бубен
card-6D = { -card-6 } бубен
    .acc = { -card-6(case: "acc") } бубен
    .gen = { -card-6(case: "gen") } бубен
    .ins = { -card-6(case: "ins") } бубен
card-7D = { -card-7 } бубен
    .acc = { -card-7(case: "acc") } бубен
    .gen = { -card-7(case: "gen") } бубен
    .ins = { -card-7(case: "ins") } бубен
card-8D = { -card-8 } бубен
    .acc = { -card-8(case: "acc") } бубен
    .gen = { -card-8(case: "gen") } бубен
    .ins = { -card-8(case: "ins") } бубен
card-9D = { -card-9 } бубен
    .acc = { -card-9(case: "acc") } бубен
    .gen = { -card-9(case: "gen") } бубен
    .ins = { -card-9(case: "ins") } бубен
card-TD = { -card-T } бубен
    .acc = { -card-T(case: "acc") } бубен
    .gen = { -card-T(case: "gen") } бубен
    .ins = { -card-T(case: "ins") } бубен
card-JD = { -card-J } бубен
    .acc = { -card-J(case: "acc") } бубен
    .gen = { -card-J(case: "gen") } бубен
    .ins = { -card-J(case: "ins") } бубен
card-QD = { -card-Q } бубен
    .acc = { -card-Q(case: "acc") } бубен
    .gen = { -card-Q(case: "gen") } бубен
    .ins = { -card-Q(case: "ins") } бубен
card-KD = { -card-K } бубен
    .acc = { -card-K(case: "acc") } бубен
    .gen = { -card-K(case: "gen") } бубен
    .ins = { -card-K(case: "ins") } бубен
card-AD = { -card-A } бубен
    .acc = { -card-A(case: "acc") } бубен
    .gen = { -card-A(case: "gen") } бубен
    .ins = { -card-A(case: "ins") } бубен
card-2H = { -card-2 } червей
    .acc = { -card-2(case: "acc") } червей
    .gen = { -card-2(case: "gen") } червей
    .ins = { -card-2(case: "ins") } червей
card-3H = { -card-3 } червей
    .acc = { -card-3(case: "acc") } червей
    .gen = { -card-3(case: "gen") } червей
    .ins = { -card-3(case: "ins") } червей
card-4H = { -card-4 } червей
    .acc = { -card-4(case: "acc") } червей
    .gen = { -card-4(case: "gen") } червей
    .ins = { -card-4(case: "ins") } червей
card-5H = { -card-5 } червей
    .acc = { -card-5(case: "acc") } червей
    .gen = { -card-5(case: "gen") } червей
    .ins = { -card-5(case: "ins") } червей
card-6H = { -card-6 } червей
    .acc = { -card-6(case: "acc") } червей
    .gen = { -card-6(case: "gen") } червей
    .ins = { -card-6(case: "ins") } червей
card-7H = { -card-7 } червей
    .acc = { -card-7(case: "acc") } червей
    .gen = { -card-7(case: "gen") } червей
    .ins = { -card-7(case: "ins") } червей
card-8H = { -card-8 } червей
    .acc = { -card-8(case: "acc") } червей
    .gen = { -card-8(case: "gen") } червей
    .ins = { -card-8(case: "ins") } червей
card-9H = { -card-9 } червей
    .acc = { -card-9(case: "acc") } червей
    .gen = { -card-9(case: "gen") } червей
    .ins = { -card-9(case: "ins") } червей
card-TH = { -card-T } червей
    .acc = { -card-T(case: "acc") } червей
    .gen = { -card-T(case: "gen") } червей
    .ins = { -card-T(case: "ins") } червей
card-JH = { -card-J } червей
    .acc = { -card-J(case: "acc") } червей
    .gen = { -card-J(case: "gen") } червей
    .ins = { -card-J(case: "ins") } червей
card-QH = { -card-Q } червей
    .acc = { -card-Q(case: "acc") } червей
    .gen = { -card-Q(case: "gen") } червей
    .ins = { -card-Q(case: "ins") } червей
card-KH = { -card-K } червей
    .acc = { -card-K(case: "acc") } червей
    .gen = { -card-K(case: "gen") } червей
    .ins = { -card-K(case: "ins") } червей
card-AH = { -card-A } червей
    .acc = { -card-A(case: "acc") } червей
    .gen = { -card-A(case: "gen") } червей
    .ins = { -card-A(case: "ins") } червей
card-2S = { -card-2 } пик
    .acc = { -card-2(case: "acc") } пик
    .gen = { -card-2(case: "gen") } пик
    .ins = { -card-2(case: "ins") } пик
card-3S = { -card-3 } пик
    .acc = { -card-3(case: "acc") } пик
    .gen = { -card-3(case: "gen") } пик
    .ins = { -card-3(case: "ins") } пик
card-4S = { -card-4 } пик
    .acc = { -card-4(case: "acc") } пик
    .gen = { -card-4(case: "gen") } пик
    .ins = { -card-4(case: "ins") } пик
card-5S = { -card-5 } пик
    .acc = { -card-5(case: "acc") } пик
    .gen = { -card-5(case: "gen") } пик
    .ins = { -card-5(case: "ins") } пик
card-6S = { -card-6 } пик
    .acc = { -card-6(case: "acc") } пик
    .gen = { -card-6(case: "gen") } пик
    .ins = { -card-6(case: "ins") } пик
card-7S = { -card-7 } пик
    .acc = { -card-7(case: "acc") } пик
    .gen = { -card-7(case: "gen") } пик
    .ins = { -card-7(case: "ins") } пик
card-8S = { -card-8 } пик
    .acc = { -card-8(case: "acc") } пик
    .gen = { -card-8(case: "gen") } пик
    .ins = { -card-8(case: "ins") } пик
card-9S = { -card-9 } пик
    .acc = { -card-9(case: "acc") } пик
    .gen = { -card-9(case: "gen") } пик
    .ins = { -card-9(case: "ins") } пик
card-TS = { -card-T } пик
    .acc = { -card-T(case: "acc") } пик
    .gen = { -card-T(case: "gen") } пик
    .ins = { -card-T(case: "ins") } пик
card-JS = { -card-J } пик
    .acc = { -card-J(case: "acc") } пик
    .gen = { -card-J(case: "gen") } пик
    .ins = { -card-J(case: "ins") } пик
card-QS = { -card-Q } пик
    .acc = { -card-Q(case: "acc") } пик
    .gen = { -card-Q(case: "gen") } пик
    .ins = { -card-Q(case: "ins") } пик
card-KS = { -card-K } пик
    .acc = { -card-K(case: "acc") } пик
    .gen = { -card-K(case: "gen") } пик
    .ins = { -card-K(case: "ins") } пик
card-AS = { -card-A } пик
    .acc = { -card-A(case: "acc") } пик
    .gen = { -card-A(case: "gen") } пик
    .ins = { -card-A(case: "ins") } пик
card-joker = { -card-joker }
    .acc = { -card-joker(case: "acc") }
    .gen = { -card-joker(case: "gen") }
    .ins = { -card-joker(case: "ins") }
card-joker-C = { -card-joker } (трефы)
    .acc = { -card-joker(case: "acc") } (трефы)
    .gen = { -card-joker(case: "gen") } (трефы)
    .ins = { -card-joker(case: "ins") } (трефы)
card-joker-D = { -card-joker } (бубны)
    .acc = { -card-joker(case: "acc") } (бубны)
    .gen = { -card-joker(case: "gen") } (бубны)
    .ins = { -card-joker(case: "ins") } (бубны)
card-joker-H = { -card-joker } (червы)
    .acc = { -card-joker(case: "acc") } (червы)
    .gen = { -card-joker(case: "gen") } (червы)
    .ins = { -card-joker(case: "ins") } (червы)
card-joker-S = { -card-joker } (пики)
    .acc = { -card-joker(case: "acc") } (пики)
    .gen = { -card-joker(case: "gen") } (пики)
    .ins = { -card-joker(case: "ins") } (пики)

# События.
event-army-chosen = { $army ->
    [none] { $seat-cap } выбрали армию.
   *[other] { $seat-cap } выбрали армию: { $army }. Генерал в отряде: { $general }.
}
event-first-drawn = По жребию первыми ходят { $seat }.
event-element-placed = { $seat-cap } размещают { $element-acc } от { $start } до { $end }.
event-objectives-placed = { $seat-cap } размещают пару целей: { $spaces }.
event-placing-declined = { $seat-cap } больше ничего не размещают.
event-deployed = { $general ->
    [yes] { $seat-cap } ставят { $unit-acc } на { $space }, с генералом.
   *[no] { $seat-cap } ставят { $unit-acc } на { $space }.
}
event-turn-begun = Раунд { $turn } начинается.
event-pile-shuffled = { $count ->
    [0] Перемешивать нечего: карт нет.
    [one] Новая колода: { $count } карта.
    [few] Новая колода: { $count } карты.
   *[many] Новая колода: { $count } карт.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } берут { $count } карту.
        [few] { $seat-cap } берут { $count } карты.
       *[many] { $seat-cap } берут { $count } карт.
    }
   *[other] { $seat-cap } берут: { $cards }.
}
event-hand-kept = { $seat-cap } оставляют руку.
event-hand-discarded = { $cards ->
    [none] У { $seat-gen } нет карт для замены руки.
   *[other] { $seat-cap } заменяют руку, в сброс уходят: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } делают ставку рубашкой вверх.
   *[other] { $seat-cap } делают ставку рубашкой вверх: { $card }.
}
event-bids-shown = Ставки открыты. Синие: { $blue ->
    [none] ничего
   *[other] { $blue }
}, красные: { $red ->
    [none] ничего.
   *[other] { $red }.
}
event-tie-drawn = Ставки равны: { $seat } тянут { $card-acc }.
event-initiative-won = Инициатива у { $seat-gen }: они решают, кто ходит первым.
event-first-stays = Ничего не решено: первыми остаются { $seat }.
event-first-chosen = { $seat-cap } решают: в этом раунде первыми ходят { $first }.

event-moved = { $seat-cap } играют { $card-acc } и передвигают { $unit-acc } с { $from } на { $to }.
event-hastened = { $seat-cap } применяют «Прилив сил» ({ $card }) и передвигают { $unit-acc } с { $from } на { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } применяют «Прилив сил» ({ $card })
   *[no] { $seat-cap } играют { $card-acc }
} { $general ->
    [yes] и уводят { $unit-acc } с { $from } за дальний край вместе с генералом.
   *[no] и уводят { $unit-acc } с { $from } за дальний край.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } играют { $card-acc } и контратакуют { $target-acc } на { $to } { $unit-ins } с { $from }.
   *[no] { $seat-cap } играют { $card-acc } и атакуют { $target-acc } на { $to } { $unit-ins } с { $from }.
}
event-shot-at = { $seat-cap } играют { $card-acc } и стреляют { $unit-ins } с { $from } по { $target-dat } на { $to }.
event-lightning-cast = { $seat-cap } применяют «Молнию» ({ $card }) по { $target-dat } на { $to }.
event-general-teleported = { $seat-cap } применяют «Телепортацию» ({ $card }): генерал переходит с { $from } к { $unit-dat } на { $to }.
event-unit-returned = { $seat-cap } применяют «Портал» ({ $card }) и возвращают { $unit-acc } на { $space }.
event-confusion-cast = { $seat-cap } применяют «Смятение» ({ $card }).
event-paralysis-cast = { $seat-cap } применяют «Паралич» ({ $card }) против { $target-gen } на { $to }.
event-objective-razed = { $seat-cap } играют { $card-acc } и уничтожают { $unit-ins } цель на { $space }.
event-card-burned = { $seat-cap } сбрасывают { $card-acc } без эффекта.
event-card-lost = { $seat-cap } теряют { $card-acc } из-за «Смятения».

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } не тянут карт, защищая { $unit-acc } на { $space }
    [one] { $seat-cap } тянут { $drawn } карту, защищая { $unit-acc } на { $space }
    [few] { $seat-cap } тянут { $drawn } карты, защищая { $unit-acc } на { $space }
   *[many] { $seat-cap } тянут { $drawn } карт, защищая { $unit-acc } на { $space }
} ({ $type } за тип отряда{ $ground ->
    [0] {""}
    [-1] , -1 местность
   *[other] , +{ $ground } местность
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } свой генерал
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } свои рядом
}{ $foes ->
    [0] {""}
   *[other] , { $foes } враги рядом
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } вражеский генерал
}{ $trait ->
    [0] {""}
   *[other] , { $trait } тип атакующего
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } ещё один стрелок
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } молния
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } паралич
}){ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } защищаются { $card-ins } с руки.
   *[no] { $seat-cap } защищаются вытянутой картой: { $card }.
}
event-yielded = { $seat-cap } не защищаются.
event-blocked = { $seat-cap } отбивают атаку: { $unit } на { $space }.
event-destroyed = { $general ->
    [yes] { $seat-cap } теряют { $unit-acc } на { $space }, и генерал погибает.
   *[no] { $seat-cap } теряют { $unit-acc } на { $space }.
}
event-fled = { $seat-cap } обращаются в бегство: { $unit } с { $from } на { $to }.
event-retreated = { $seat-cap } отводят { $unit-acc } с { $from } на { $to }.
event-stayed = { $seat-cap } оставляют { $unit-acc } на { $space }.
event-pursued = { $seat-cap } преследуют: { $unit } с { $from } на { $to }.
event-halted = { $seat-cap } не преследуют: { $unit } на { $space }.
event-recovered = У { $seat-gen } снова в строю { $unit } на { $space }: паралич прошёл.
event-turn-over = Раунд { $turn } окончен. Цели синих: { $blue ->
    [none] нет
   *[other] { $blue }
}; красных: { $red ->
    [none] нет
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Отказы.
refusal-not-asked = Не сейчас: { $asked }.
asked-army = надо выбрать армию
asked-terrain = надо разместить местность или отказаться
asked-deploy = надо поставить отряд
asked-redraw = надо оставить руку или заменить
asked-bid = надо сделать ставку
asked-first = надо выбрать, кто ходит первым
asked-action = надо сыграть карту
asked-defend = надо защитить отряд
asked-flee = отряд должен бежать
asked-retreat = отряд может отойти или остаться
asked-pursue = надо решить, преследует ли атакующий
asked-over = партия окончена
asked-draw-first = жребий решает, кто ходит первым
asked-shuffle = карты перемешиваются
asked-lose = одна карта теряется из-за «Смятения»
refusal-not-held = У вас на руке нет { $card-gen }.
refusal-not-drawn = Для этой защиты никто не тянул { $card-acc }.
refusal-shuffle-cards = В перемешивании каждая карта новой колоды должна быть названа один раз.
refusal-lose-card = В руке, которая теряет карту, нет { $card-gen }.

refusal-no-fantasy = В этой партии нет фэнтезийных отрядов, а значит, и { $unit-gen }.
refusal-army-places = Мест в армии { $places }, а не { $found }.
refusal-army-fantasy = Мест для фэнтезийных отрядов в армии — не больше { $most }.
refusal-army-strange-general = Генерал не может быть в фэнтезийном отряде.
refusal-army-one-general = Генерал должен быть ровно в одном отряде армии.
refusal-place-points = Столько разместить уже нельзя: у каждой стороны два элемента, а элемент больше четырёх клеток считается за два.
refusal-place-supply = Таких элементов больше не осталось.
refusal-place-half = Элемент должен целиком лежать на поле и на половине того, кто его размещает; средний ряд общий.
refusal-place-overlap = Элемент нельзя размещать поверх других элементов и того, что уже есть на поле.
refusal-objectives-half = Пару целей размещают на половине соперника.
refusal-objectives-apart = Две цели пары должны быть не ближе пяти клеток друг к другу и в разных рядах.
refusal-deploy-general = Генерал не в таком отряде или уже на поле: { $unit }.
refusal-deploy-left = Таких отрядов для расстановки больше нет: { $unit }.
refusal-deploy-zone = Клетка { $space } не в вашей зоне.
refusal-deep-water = { $space } — глубокая вода.
refusal-space-taken = На { $space } уже стоит отряд.

refusal-no-own-unit = На { $space } нет вашего отряда.
refusal-no-enemy = На { $space } нет вражеского отряда.
refusal-paralysed = Отряд на { $space } парализован.
refusal-red-moves = Двигают отряды только чёрные карты, а { $card } — красная карта.
refusal-black-attacks = Атакуют только красные карты, а { $card } — чёрная карта.
refusal-same-space = Движение должно закончиться на другой клетке.
refusal-end-taken = На { $to } встать нельзя: клетка занята, или там глубокая вода.
refusal-way-blocked = Путь на { $to } закрыт отрядами или глубокой водой.
refusal-squeezed = Путь на { $to } идёт по диагонали между двумя занятыми или непроходимыми клетками.
refusal-slowed = До { $to } не дойти: лес, камни и мелководье прерывают движение, а отряд, который начинает с них, делает один шаг по масти.
refusal-too-far = Отряд на { $space } не дойдёт до { $to }: он делает { $free ->
    [0] только
    [one] { $free } свободный шаг и
    [few] { $free } свободных шага и
   *[many] { $free } свободных шагов и
} { $ruled ->
    [one] { $ruled } шаг
    [few] { $ruled } шага
   *[many] { $ruled } шагов
} по масти.
refusal-one-step = «Прилив сил» двигает отряд на один шаг, а { $to } — не рядом.
refusal-off-board = В этом сценарии с поля уходить нельзя.
refusal-off-edge = Отряду на { $space } не уйти: нужен шаг за последний ряд в направлении, которое даёт масть.
refusal-attack-direction = Этой картой ({ $card }) нельзя атаковать { $to }: бубны атакуют по прямой, червы — по диагонали.
refusal-no-shooter = Отряд на { $space } не стреляет, а { $to } — не рядом.
refusal-shooter-engaged = Отряд на { $space } связан боем и стрелять не может.
refusal-out-of-range = До { $to } слишком далеко: отряд стреляет на { $range ->
    [one] { $range } клетку
    [few] { $range } клетки
   *[many] { $range } клеток
}.
refusal-no-sight = Между { $space } и { $to } нет линии видимости.
refusal-raze-red = Уничтожать цели могут только красные и только в ночной атаке.
refusal-raze-objective = На { $space } нет цели, которую можно уничтожить.
refusal-raze-card = Цель уничтожают красной картой, а { $card } — чёрная карта.

refusal-no-magic = В этой партии нет магии.
refusal-joker-spell = Джокер для заклинаний не годится.
refusal-spell-card = { $spell ->
    [vigour] Для «Прилива сил» нужна красная карта от 2 до 10.
    [teleport] Для «Телепортации» нужен красный валет, дама или король.
    [portal] Для «Портала» нужен красный туз.
    [lightning] Для «Молнии» нужна чёрная карта от 2 до 10.
    [confusion] Для «Смятения» нужен чёрный валет, дама или король.
   *[paralysis] Для «Паралича» нужен чёрный туз.
}
refusal-no-general = Вашего генерала нет на поле.
refusal-general-there = Генерал уже в отряде на { $space }.
refusal-strange-general = На { $space } фэнтезийный отряд, а генерал не может быть в таком.
refusal-none-destroyed = Вы не теряли такого отряда: { $unit }.
refusal-portal-zone = Отряд возвращается в вашу зону, а { $space } — не в ней.
refusal-confusion-empty = У соперника нет карт.

refusal-no-red-defence = В ближнем бою красная карта не защищает { $unit-acc }.
refusal-no-black-defence = Чёрная карта не защищает { $unit-acc }.
refusal-no-red-block = Красной картой нельзя отбить выстрел по { $unit-dat }.
refusal-hand-too-low = Карта с руки защищает, если она не младше атаки ({ $strength }), а { $card } младше.
refusal-stay-general = Остаться вместо бегства может только отряд с генералом.
refusal-flee-away = Из ближнего боя отряд бежит на одну из трёх клеток с дальней от атакующего стороны, а { $to } не из них.
refusal-flee-home = От выстрела отряд бежит на одну из трёх клеток к своему краю, а { $to } не из них.
refusal-retreat-beside = Отряд отходит на соседнюю клетку, а { $to } — не соседняя.

# Нотация.
error-army-order = Типы после "army:" должны идти в том же порядке, что в списке типов.
error-army-general-first = Знак "+" ставится за первым отрядом этого типа.
error-objectives-order = Две клетки пары целей должны идти по порядку.

# Позиции.
element-objectives = пара целей
    .acc = пару целей
error-option-scenario = Нет сценария «{ $value }».
error-option-magic = Магия: true (есть) или false (нет).
error-option-fantasy = Фэнтезийные отряды: true (есть) или false (нет).
error-option-jokers = Джокеры: true (есть) или false (нет).
error-option-map = Нет поля «{ $value }».
error-unknown-map = Нет поля «{ $map }».
error-map-scenario = У сценария { $scenario } своё поле.
error-phase-not-loaded = Загрузить можно только позиции в фазе "action".
error-phase-scenario = Местность размещают только в генеральном сражении.
error-position-turn = В этой фазе раунд — от { $least } до { $most }.
error-position-first = Кто ходит первым, известно только после жребия.
error-not-in-phase = { $field } в этой фазе не имеет смысла.
error-needed-in-phase = В этой фазе нужно указать { $field }.
error-position-result = Такой исход партии невозможен.
error-position-actor = В этой фазе действует другая сторона.
error-actor-no-card = От { $seat-gen } ждут карту, а карт у них нет.
error-position-draw = Так карты не тянут.
error-position-fight = Такой бой невозможен: нужны два врага, которые достают друг до друга, и один из них должен ответить.
error-listed-twice = В { $field } есть повтор.

error-units-space = На { $space } стоят два отряда.
error-units-deep = { $space } — глубокая вода, отряда там быть не может.
error-units-places = Мест в армии { $most }, а две орды занимают одно.
error-units-fantasy = В этой партии нет фэнтезийных отрядов.
error-units-fantasy-places = Фэнтезийных мест в армии — не больше { $most }.
error-general-fantasy = Генерал не может быть в фэнтезийном отряде.
error-generals = У { $seat-gen } один генерал, живой или мёртвый.
error-position-army = Отряды { $seat-gen } на поле и в запасе вместе не составляют армию.
error-not-deployed = В этой фазе отрядов на поле ещё нет.
error-points-left = Неразмещённых элементов может быть от 0 до { $most }.
error-left-scenario = С поля отряды уходят только в засаде.
error-left-side = С поля уходят только синие.
error-razed-scenario = Цели уничтожают только в ночной атаке.
error-razed-space = На «{ $space }» нет цели, которую могли уничтожить.
error-aims-reached = Судя по { $field }, партия уже окончена.
error-paralysed-magic = Без магии никто не парализован.
error-paralysed-space = На «{ $space }» нет отряда, который мог быть парализован.
error-paralysed-actions = Отряд на { $space } парализован на одно или два действия, или у него на карту меньше.

error-card-twice = Таких карт больше, чем в колоде: { $card }.
error-no-cards-yet = До первого раунда карты не сданы.
error-hand-size = В руке здесь может быть не больше { $most } карт.
error-position-known = Не все известные карты { $seat-gen } есть в их руке.

error-elements-scenario = Местность размещают только в генеральном сражении.
error-elements-supply = Этого на поле больше, чем есть в запасе: { $element }.
error-elements-owner = Владелец бывает только у пары целей.
error-elements-turned = Повернуть можно только длинный лес.
error-elements-at = На «{ $at }» нельзя разместить { $element-acc }.
error-elements-half = Не помещается на одной половине поля или лежит не на той: { $element } от { $at }.
error-elements-apart = Две цели на { $at } должны быть не ближе пяти клеток и не в одном ряду.
error-elements-overlap = Лежит на чём-то другом: { $element } от { $at }.

# Карты местности.
error-map-unknown-key = Неизвестный ключ «{ $key }».
error-map-key-twice = Ключ «{ $key }» указан дважды.
error-map-too-many-rows = На поле семь рядов, а этот лишний.
error-map-rows = На поле семь рядов, а здесь их { $found }.
error-map-row-label = Это ряд { $expected }: ряды идут от 7 вниз до 1.
error-map-cell = «{ $cell }» — не знак местности.
error-map-columns = В ряду { $row } клеток не одиннадцать, а { $found }.
error-map-objective = На этом поле цели размещают игроки.
error-map-hill = Холму нужно не меньше { $least } клеток, а у него { $found }.
error-map-zone-rows = Зона «{ $zone }» лежит в рядах с { $first } по { $last }.
error-map-zone-room = Зоне «{ $zone }» нужно не меньше { $least } клеток, а у неё { $found }.
error-map-cut-off = От { $space } нет пути к холму.

# Рисунки.
board-name-standard = Стандартный холм
board-name-king-of-the-woods = Леса
board-name-ambush = Путь через лес
board-name-night-attack = Лагерь у озера

# Буквы — из нотации, она одна для всех языков.
unit-short-infantry = in
unit-short-cavalry = ca
unit-short-archers = ar
unit-short-artillery = at
unit-short-beasts = be
unit-short-light-cavalry = lc
unit-short-chariots = ch
unit-short-elite-infantry = ei
unit-short-monstrous-infantry = mi
unit-short-horde = ho
unit-short-land-monster = lm
unit-short-flying-monster = fm
unit-short-flyers = fl

objective-short-general = генерал
objective-short-hill-more = большинство
objective-short-hill-three = три
objective-short-pair = пара
objective-short-forest = лес
objective-short-general-out = генерал прошёл
objective-short-three-out = три прошли
objective-short-razed = уничтожена

piece = { $general ->
    [yes] { $seat }: { $unit } *
   *[no] { $seat }: { $unit }
}

diagram-turn = { $turn ->
    [0] Перед битвой
   *[other] Раунд { $turn } из { $turns }
}
diagram-asked = { $seat ->
    [none] Сейчас { $asked }.
   *[other] { $seat-cap }: { $asked }.
}
diagram-side = { $seat-short }
diagram-pile = колода { $pile }  сброс { $discard }
diagram-first = ходят первыми
diagram-bid = ставка сделана
diagram-hand-size = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
diagram-points = { $count ->
    [0] больше не размещают местность
   *[other] могут разместить ещё: { $count }
}
diagram-reserve = запас { $units }
diagram-lost = потери { $units }
diagram-out = прошли { $units }
diagram-hand = рука { $seat-gen }
diagram-known = у { $seat-gen }
diagram-bids = { $seat-cap } ставят { $card-acc }
diagram-drawn = вытянуто
diagram-fight = { $kind ->
    [close] Атака (сила: { $strength }): { $by } на { $start } против { $to }
    [shot] Выстрел (сила: { $strength }): { $by } на { $start } по { $to }
   *[lightning] Молния (сила: { $strength }) на { $to }
}{ $unit ->
    [none] .
   *[other] , { $unit }.
}
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз

chart-hill = холм
chart-summit = холм, второй уровень
chart-forest = лес
chart-shallow = мелководье
chart-deep = глубокая вода
chart-road = дорога
chart-rocks = камни
chart-goal = цель, которую надо уничтожить
chart-zone-blue = зона расстановки синих
chart-zone-red = зона расстановки красных
fact-scenarios = Сценарии
fact-hill = Клеток холма
fact-forests = Леса

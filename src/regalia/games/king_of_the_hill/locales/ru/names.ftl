# King of the Hill: names of seats, units, terrain, objectives and cards.

# `.acc` is the accusative, `.gen` the genitive, `.dat` the dative, `.ins` the instrumental.
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

# Terrain pieces and objectives.
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

element-objectives = пара целей
    .acc = пару целей

# Cards, by case: the rank is inflected, the suit is not.
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

# Parts of cards.
card-name = { $card }
suit-C = трефы
suit-D = бубны
suit-H = червы
suit-S = пики
rank-letter-T = 10
rank-letter-J = В
rank-letter-Q = Д
rank-letter-K = К
rank-letter-A = Т
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

# What the player is asked in each phase.
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
asked-draw-scenario = жребий решает, какой будет сценарий
asked-draw-first = жребий решает, кто ходит первым
asked-shuffle = карты перемешиваются
asked-lose = одна карта теряется из-за «Смятения»

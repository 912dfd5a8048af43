# Страница партии: что говорится вокруг доски и на панелях обеих игр.

card-name = { $card }

# В каждой игре.
table-board = Игровое поле
table-side = Что делать и что произошло
table-watch = Смотрите, что произошло …
table-skip = { $count ->
    [one] Пропустить (ещё { $count })
    [few] Пропустить (ещё { $count })
   *[many] Пропустить (ещё { $count })
}
table-thinks = думает …
table-to-move = ходит
table-away = отошёл
table-list = Список ходов
table-list-find = Найти ход
table-list-none = Ничего такого сейчас сделать нельзя.
table-goal = Как победить
table-more = Ещё …
table-confirm = Сделать так: { $move }?
table-withdraw = Отозвать
table-sent-draw = Вы предложили ничью.
table-sent-takeback = Вы попросили вернуть ход.
table-sent-rematch = Вы попросили реванш.
table-next = К следующей партии
table-record = Сохранить запись
table-verify-elsewhere = Этот браузер проверяет только по защищённой связи (HTTPS). Сохраните запись и проверьте её командой «regalia verify».
table-curtain-show = Это я: показать мою сторону
table-chat-empty = Пока никто ничего не сказал.
table-chat-watching = Что игроки говорят друг другу.
table-log-words = Словами
table-log-notation = Нотацией
table-log-hidden = { $name }: решение принято.
table-log-begun = Партия начинается.
table-log-joined = За столом { $name }.
table-log-undone = { $name }: ход взят назад.
table-log-asked-draw = { $name } предлагает ничью.
table-log-asked-takeback = { $name } просит вернуть ход.
table-log-asked-rematch = { $name } просит реванш.
table-log-declined-draw = Ничьей не будет.
table-log-declined-takeback = Ход остаётся.
table-log-declined-rematch = Реванша не будет.
table-log-ended = Партия окончена.
table-log-followed = Началась следующая партия.

# King & Assassins.
town-round = Раунд { $round } из { $rounds }
town-rounds = Раундов впереди: { $rounds }
town-points = Осталось очков действия
town-points-king = Король
town-points-knights = Рыцари
town-points-assassins = Толпа
town-fetters = Оковы: в этом раунде можно схватить одного горожанина.
town-fetters-used = Оковы в этом раунде уже использованы.
town-wounded = Король ранен!
town-gone = Убраны с поля
town-was-assassin = один из ваших убийц
town-deck = { $count ->
    [0] Карт больше нет
    [one] Впереди { $count } карта
    [few] Впереди { $count } карты
   *[many] Впереди { $count } карт
}
town-pick-done = Эти трое
town-start-here = Выйти с { $space }
town-which = Что вы хотите там сделать?
town-chosen = — выберите, куда идти или кого ударить.
town-stuck = — сейчас ничего не может.
town-hint-king = Выберите короля или рыцаря. Числа показывают, сколько стоит шаг.
town-hint-assassins = Выберите горожанина. Убийца бьёт, только когда раскрыт.
town-hint-done = Делать больше нечего: закончите ход.
town-enter = в замок
town-do-shove = Толкнуть
town-do-strike = Ударить
town-do-capture = Схватить
town-do-reveal = Раскрыть убийцу
town-do-enter = Войти в замок
town-say-go = { $who }: с { $from } на { $to } ({ $cost })
town-say-shove = { $who } на { $from } толкает: { $whom } на { $to } ({ $cost })
town-say-strike = { $who } на { $from } бьёт: { $whom } на { $to } ({ $cost })
town-say-capture = { $who } на { $from } хватает: { $whom } на { $to } ({ $cost })
town-say-reveal = { $who } на { $from } достаёт нож
town-say-enter = { $who } входит в замок с { $from }
town-goal-king = Король побеждает, если войдёт в замок через ворота или если всех трёх убийц не станет.
town-goal-assassins = Убийцы побеждают, если короля ударят дважды или если сыграна последняя карта, а он всё ещё на улицах.

# King of the Hill: что всегда на виду.
field-turn = Раунд { $turn } из { $turns }
field-setting-up = Перед битвой
field-first = первые: { $seat }
field-you = вы
field-general-dead = генерал убит
field-pile = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
field-discard = { $count ->
    [one] Сыграна { $count } карта
    [few] Сыграно { $count } карты
   *[many] Сыграно { $count } карт
}
field-lost = Потерянные отряды
field-dead = уничтожен
field-gone = ушёл с поля
field-held = { $count ->
    [0] Цели, { $seat }: нет
   *[other] Цели, { $seat }: { $objectives }
}
field-goal-introduction = В конце раунда держите две из этих целей, когда соперник двух не держит: вражеский генерал убит; на холме ваших отрядов больше; их там не меньше трёх. После раунда 7 — ничья.
field-goal-pitched-battle = В конце раунда держите две из этих целей, когда соперник двух не держит: вражеский генерал убит; на холме ваших отрядов больше; их там не меньше трёх; на каждой положенной вами метке стоит ваш отряд. После раунда 7 — ничья.
field-goal-king-of-the-woods = В конце раунда держите две из этих целей, когда соперник двух не держит: вражеский генерал убит; лес, где ваших отрядов больше, чем вражеских, — каждый лес считается отдельно. После раунда 7 — ничья.
field-goal-ambush = До конца раунда 7 синие должны провести за дальний край генерала и не меньше трёх отрядов. И то и другое — победа синих. Одно из двух — ничья. Ничего — победа красных.
field-goal-night-attack = До конца раунда 7 красные должны сжечь обе цели в лагере синих: отряд, стоящий на цели, сжигает её красной картой. Обе — победа красных. Одна — ничья. Ни одной — победа синих.
field-hand = Ваша рука
field-hand-of = На руках, { $seat }:
field-no-cards = карт нет
field-fight = Идёт атака.

# Армия.
field-army-mine = Моя армия { $number }
field-army-forget = Забыть «{ $name }»
field-army-places = Занято мест: { $count } из { $places }
field-army-less = Меньше: { $unit }
field-army-more = Больше: { $unit }
field-army-take = Выступить с этой армией
field-army-name = Сохранить как
field-unit-infantry = Шаги 1+1. Стойкая: 2 карты в защите.
field-unit-cavalry = Шаги 2+1. Быстрая, но уязвима для стрел.
field-unit-archers = Шаги 1+1. Стреляют на 4 клетки; слабы в ближнем бою.
field-unit-artillery = Шаги 0+1. Стреляет на 5 клеток; цель берёт на карту меньше.
field-unit-beasts = Шаги 0+4. Быстрые и хрупкие.
field-unit-light-cavalry = Шаги 2+1. Стреляет на 3 клетки.
field-unit-chariots = Шаги 0+3. Цель берёт на карту меньше.
field-unit-elite-infantry = Шаги 1+1. Цель берёт на карту меньше; не бежит по взятой карте.
field-unit-monstrous-infantry = Шаги 0+2. Цель берёт на карту меньше.
field-unit-horde = Шаги 0+2. Два слабых отряда на одно место.
field-unit-land-monster = Шаги 0+2. Цель берёт на две карты меньше; чёрные карты его не защищают.
field-unit-flying-monster = Шаги 2+1. Летает; цель берёт на две карты меньше.
field-unit-flyers = Шаги 3+1. Летают над всем.

# Местность и расстановка.
field-place-left = { $count ->
    [one] Ещё { $count }.
    [few] Ещё { $count }.
   *[many] Ещё { $count }.
}
field-place-offers = Готовые раскладки
field-place-where = Выберите отмеченную клетку: вы увидите, что будет занято.
field-place-first = Выберите клетку для первой метки, на чужой половине.
field-place-second = И для второй — не ближе пяти клеток.
field-place-seen = Так это ляжет. Коснитесь ещё раз, чтобы положить.
field-place-lay = Положить сюда
field-plans = Планы
field-by-hand = Или вручную: выберите отряд, затем клетку.
field-general = генерал
field-following = { $count ->
    [one] По плану: ещё { $count } шаг.
    [few] По плану: ещё { $count } шага.
   *[many] По плану: ещё { $count } шагов.
}
field-stray = Дальше вручную

# Карты и для чего они.
field-uses = Для чего играть карту
field-bid-choose = Выберите карту для ставки
field-use-move = Марш
field-use-attack = Атака
field-use-raze = Сжечь
field-use-vigour = Бодрость
field-use-teleport = Телепортация
field-use-portal = Портал
field-use-lightning = Молния
field-use-confusion = Смятение
field-use-paralysis = Паралич
field-use-burn = Сбросить
field-note-move = { $way ->
    [straight] Отряд делает свободные шаги, затем идёт прямо.
   *[other] Отряд делает свободные шаги, затем идёт наискосок.
}
field-note-attack = { $way ->
    [straight] Отряд бьёт соседа по прямой; стрелки стреляют в любую сторону.
   *[other] Отряд бьёт соседа наискосок; стрелки стреляют в любую сторону.
}
field-note-raze = Отряд, стоящий на цели, сжигает её.
field-note-vigour = Отряд делает один шаг в любую сторону.
field-note-teleport = Генерал переходит к другому вашему отряду.
field-note-portal = Уничтоженный отряд возвращается в вашу зону.
field-note-lightning = По врагу где угодно бьют как выстрелом; у него на две карты защиты больше.
field-note-confusion = Соперник теряет случайную карту, и вы играете ещё раз.
field-note-paralysis = Враг ничего не может в течение двух следующих действий своей стороны.
field-note-burn = Карта уходит впустую.
field-step-begin = Выберите карту или свой отряд.
field-step-card = Выберите карту для этого отряда.
field-step-unit = Теперь выберите отряд.
field-step-target = Теперь выберите цель.
field-step-confirm = Точно?
field-do-burn = Сбросить карту
field-do-confusion = Сотворить смятение
field-do-leave = Уйти за дальний край
field-do-decline = Больше ничего не класть
field-do-keep = Оставить руку
field-do-redraw = Взять восемь новых карт
field-do-yield = Без карты
field-do-stay = Остаться
field-do-pursue = Преследовать
field-do-halt = Стоять на месте
field-do-hand = Защититься этой картой
suit-C = трефы
suit-D = бубны
suit-H = червы
suit-S = пики
rank-letter-T = 10
rank-letter-J = В
rank-letter-Q = Д
rank-letter-K = К
rank-letter-A = Т
field-rank = { $rank ->
    [T] 10
    [J] валет
    [Q] дама
    [K] король
    [A] туз
   *[other] { $rank }
}
field-drawn = Карты, взятые для защиты: коснитесь той, что пойдёт в дело.
field-drawn-none = Для этой защиты карт не берут.
field-hand-helps = Подойдёт и карта с руки: выберите её выше. Это будет вашим следующим действием.
field-hand-does-not = Ни одна карта с руки не поможет.
field-joker-red = как красная
field-joker-black = как чёрная

# Ходы словами.
field-say-move = { $card }: { $unit } с { $from } на { $to }
field-say-leave = { $card }: { $unit } с { $from } уходит за дальний край
field-say-attack = { $card }: { $unit } на { $from } атакует { $to } ({ $target })
field-say-raze = { $card }: сжечь цель на { $to }
field-say-vigour = { $card }, бодрость: { $unit } с { $from } на { $to }
field-say-teleport = { $card }, телепортация: генерал на { $to } ({ $target })
field-say-portal = { $card }, портал: { $unit } на { $to }
field-say-lightning = { $card }, молния: { $target } на { $to }
field-say-confusion = { $card }, смятение
field-say-paralysis = { $card }, паралич: { $target } на { $to }
field-say-burn = { $card }: сбросить
field-say-army = { $army }; генерал: { $general }
field-say-place = { $turned ->
    [yes] { $element } на { $spaces }, с поворотом
   *[no] { $element } на { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } с генералом на { $to }
   *[no] { $unit } на { $to }
}
field-say-bid = Поставить: { $card }
field-say-draw = Защита взятой картой: { $card }
field-say-hand = Защита картой с руки: { $card }
field-say-flee = Бежать на { $to }
field-say-retreat = Отойти на { $to }

# Страница партии: что говорится вокруг доски и на панелях обеих игр.

card-name = { $card }

# В каждой игре.
table-board = Поле
table-side = Что делать и что произошло
table-now = Что делать сейчас
table-watch = Посмотрите, что произошло…
table-skip = { $count ->
    [one] Пропустить (ещё { $count })
   *[other] Пропустить (ещё { $count })
}
table-thinks = думает…
table-to-move = ходит
table-away = не в сети
table-list = Список ходов
table-list-find = Найти ход
table-list-none = Ничего такого сейчас сделать нельзя.
table-goal = Как победить
table-more = Ещё…
table-confirm = Сделать так: { $move }?
table-withdraw = Отозвать
table-sent-draw = Вы предложили ничью.
table-sent-takeback = Вы попросили вернуть ход.
table-sent-rematch = Вы предложили реванш.
table-next = К следующей партии
table-record = Сохранить запись
table-verify-elsewhere = Этот браузер проверяет только по защищённому соединению (HTTPS). Сохраните запись и проверьте её командой «regalia verify».
table-curtain-show = Это я: показать мою сторону
table-chat-empty = Пока никто ничего не написал.
table-chat-watching = О чём говорят игроки.
table-log-words = Словами
table-log-notation = В нотации
table-log-hidden = { $name }: сделан тайный выбор.
table-log-begun = Партия начинается.
table-log-joined = { $name } садится за стол.
table-log-undone = { $name } берёт ход назад.
table-log-asked-draw = { $name } предлагает ничью.
table-log-asked-takeback = { $name } просит вернуть ход.
table-log-asked-rematch = { $name } предлагает реванш.
table-log-declined-draw = Ничьей не будет.
table-log-declined-takeback = Ход не возвращён.
table-log-declined-rematch = Реванша не будет.
table-log-ended = Партия окончена.
table-log-followed = Началась следующая партия.

# «Король и убийцы».
town-round = Раунд { $round } из { $rounds }
town-rounds = Раундов впереди: { $rounds }
town-card = { $fetters ->
    [yes] Раунд { $round }. Очки: король { $king }, рыцари { $knights }, толпа { $crowd }; с оковами.
   *[no] Раунд { $round }. Очки: король { $king }, рыцари { $knights }, толпа { $crowd }.
}
town-points = Осталось очков действия
town-points-king = Король
town-points-knights = Рыцари
town-points-assassins = Толпа
town-fetters = Оковы: в этом раунде можно схватить одного горожанина.
town-fetters-used = Оковы в этом раунде уже использованы.
town-wounded = Король ранен!
town-gone = Убраны с поля
town-was-assassin = ваш убийца
town-deck = { $count ->
    [0] Карт впереди больше нет
    [one] Впереди { $count } карта
    [few] Впереди { $count } карты
   *[many] Впереди { $count } карт
}
town-pick-done = Эти трое
town-start-here = Выйти с { $space }
town-which = Что там сделать?
town-chosen = — выберите отмеченную клетку; число — её цена в очках.
town-stuck = — сейчас сделать ничего нельзя.
town-hint-king = Выберите короля или рыцаря: рыцари расчищают королю путь. Числа показывают, сколько очков стоит шаг.
town-hint-assassins = Выберите горожанина. Чтобы ударить, сначала раскройте убийцу.
town-hint-done = Больше делать нечего: закончите ход.
town-enter = в замок
town-do-shove = Толкнуть
town-do-strike = Ударить
town-do-capture = Схватить
town-do-reveal = Раскрыть убийцу
town-reveal-note = Раскрытие ничего не стоит, но его увидят все, и назад пути нет.
town-do-enter = Войти в замок
town-say-go = { $who } идёт с { $from } на { $to } ({ $cost })
town-say-shove = { $who } на { $from } толкает { $whom-acc } с { $to } ({ $cost })
town-say-strike = { $who } на { $from } бьёт { $whom-acc } на { $to } ({ $cost })
town-say-capture = { $who } на { $from } хватает { $whom-acc } на { $to } ({ $cost })
town-say-reveal = { $who } на { $from } выхватывает нож
town-say-enter = { $who } входит в замок через { $from }
town-goal-king = Король побеждает, если вошёл в свой замок через ворота или если все трое убийц вне игры.
town-goal-assassins = Убийцы побеждают, если ранили короля дважды или если сыграна последняя карта, а он всё ещё на улицах.

# «Царь горы»: что всегда на виду.
field-turn = Раунд { $turn } из { $turns }
field-setting-up = Перед битвой
field-first = начинают { $seat }
field-you = вы
field-general-dead = генерал убит
field-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
field-discard = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
}
field-lost = Отряды, которых больше нет на поле
field-dead = отряд уничтожен
field-gone = ушёл с поля
field-held = { $count ->
    [0] Цели { $seat-gen } после раунда { $turn }: нет
   *[other] Цели { $seat-gen } после раунда { $turn }: { $objectives }
}
field-on-hill = Сейчас на холме: синих { $blue }, красных { $red }
field-goal-introduction = Вы победите, если в конце раунда у вас выполнены две из этих целей, а у соперника нет: вражеский генерал убит; на холме ваших отрядов больше; их там не меньше трёх. После раунда 7 — ничья.
field-goal-pitched-battle = Вы победите, если в конце раунда у вас выполнены две из этих целей, а у соперника нет: вражеский генерал убит; на холме ваших отрядов больше; их там не меньше трёх; на каждой положенной вами метке стоит ваш отряд. После раунда 7 — ничья.
field-goal-king-of-the-woods = Вы победите, если в конце раунда у вас выполнены две цели, а у соперника нет: одна — гибель вражеского генерала, и ещё по одной за каждый лес, где ваших отрядов больше, чем вражеских. После раунда 7 — ничья.
field-goal-ambush = До конца раунда 7 синие должны увести за дальний край генерала и не меньше трёх отрядов. Удалось и то и другое — победа синих. Только что-то одно — ничья. Ничего — победа красных.
field-goal-night-attack = До конца раунда 7 красные должны сжечь обе цели в лагере синих: отряд, стоящий на цели, сжигает её красной картой. Обе — победа красных. Одна — ничья. Ни одной — победа синих.
field-hand = Ваша рука
field-hand-of = Рука { $seat-gen }:
field-no-cards = карт нет
field-fight = Идёт атака.

# Армия.
field-army-mine = Моя армия { $number }
field-army-forget = Удалить «{ $name }»
field-army-places = Занято мест: { $count } из { $places }
field-army-less = На один меньше: { $unit }
field-army-more = На один больше: { $unit }
field-army-take = Выступить с этой армией
field-army-name = Сохранить под именем
field-unit-infantry = 1 свободный шаг, 1 по карте. Стойкая: 2 карты в защите.
field-unit-cavalry = 2 свободных шага, 1 по карте. Быстрая, но уязвима для стрел.
field-unit-archers = 1 свободный шаг, 1 по карте. Стреляют на 4 клетки; слабы в ближнем бою.
field-unit-artillery = 1 шаг по карте. Стреляет на 5 клеток; цель берёт на карту меньше.
field-unit-beasts = 4 шага по карте. Быстрые и хрупкие.
field-unit-light-cavalry = 2 свободных шага, 1 по карте. Стреляет на 3 клетки.
field-unit-chariots = 3 шага по карте. Цель берёт на карту меньше.
field-unit-elite-infantry = 1 свободный шаг, 1 по карте. Цель берёт на карту меньше; не бежит по взятой карте.
field-unit-monstrous-infantry = 2 шага по карте. Цель берёт на карту меньше.
field-unit-horde = 2 шага по карте. Два слабых отряда на одно место.
field-unit-land-monster = 2 шага по карте. Цель берёт на две карты меньше; чёрные карты его не защищают.
field-unit-flying-monster = 2 свободных шага, 1 по карте. Летает; цель берёт на две карты меньше.
field-unit-flyers = 3 свободных шага, 1 по карте. Летают над всем.

# Местность и расстановка.
field-place-left = { $count ->
    [one] Осталось положить: { $count }.
   *[other] Осталось положить: { $count }.
}
field-place-offers = Готовые раскладки
field-place-where = Выберите отмеченную клетку: вы увидите, что накроет элемент.
field-place-first = Выберите клетку для первой цели, на чужой половине.
field-place-second = И клетку для второй, не ближе пяти клеток.
field-place-seen = Так это ляжет. Коснитесь ещё раз, чтобы положить.
field-place-lay = Положить сюда
field-plans = Планы
field-by-hand = Или расставьте сами: выберите отряд, потом клетку.
field-general = генерал
field-following = { $count ->
    [one] Выполняется план: ещё { $count } шаг.
    [few] Выполняется план: ещё { $count } шага.
   *[many] Выполняется план: ещё { $count } шагов.
}
field-stray = Дальше — самому

# Карты и для чего они.
field-uses = Для чего сыграть карту
field-bid-choose = Выберите карту для ставки
field-use-move = Движение
field-use-attack = Атака
field-use-raze = Сжечь цель
field-use-vigour = Бодрость
field-use-teleport = Телепортация
field-use-portal = Портал
field-use-lightning = Молния
field-use-confusion = Смятение
field-use-paralysis = Паралич
field-use-burn = Впустую
field-note-move = { $way ->
    [straight] Отряд делает свободные шаги, а потом идёт прямо.
   *[other] Отряд делает свободные шаги, а потом идёт по диагонали.
}
field-note-attack = { $way ->
    [straight] Отряд бьёт соседа по прямой; стрелки стреляют в любом направлении.
   *[other] Отряд бьёт соседа по диагонали; стрелки стреляют в любом направлении.
}
field-note-raze = Отряд сжигает цель, на которой стоит.
field-note-vigour = Отряд делает один шаг в любом направлении.
field-note-teleport = Ваш генерал переходит в другой ваш отряд.
field-note-portal = Уничтоженный отряд возвращается в вашу зону.
field-note-lightning = Удар по врагу, где бы он ни был, как выстрелом; на защиту он тянет на две карты больше.
field-note-confusion = Соперник теряет случайную карту, а вы ходите ещё раз.
field-note-paralysis = Вражеский отряд ничего не может делать следующие два действия своей стороны.
field-note-burn = Карта уходит впустую.
field-step-begin = Выберите карту (чёрные двигают, красные атакуют) или один из своих отрядов.
field-step-card = Выберите карту для этого отряда.
field-step-unit = Теперь выберите отряд.
field-step-target = Теперь выберите отмеченную клетку.
field-step-confirm = Сделать это?
field-do-burn = Потратить карту впустую
field-do-confusion = Применить «смятение»
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
field-drawn = Карты, вытянутые для защиты: коснитесь той, которую хотите использовать.
field-drawn-none = Для этой защиты карт тянуть нельзя.
field-hand-helps = Подойдёт и карта с руки: выберите её выше. Это будет вашим следующим действием.
field-hand-does-not = В руке подходящей карты нет.
field-joker-red = как красная
field-joker-black = как чёрная

# Ходы словами.
field-say-move = { $card }: { $unit } с { $from } на { $to }
field-say-leave = { $card }: { $unit } с { $from } за дальний край
field-say-attack = { $card }: { $unit } с { $from } против { $target-gen } на { $to }
field-say-raze = { $card }: сжечь цель на { $to }
field-say-vigour = { $card }, «бодрость»: { $unit } с { $from } на { $to }
field-say-teleport = { $card }, «телепортация»: генерал на { $to } ({ $target })
field-say-portal = { $card }, «портал»: { $unit } на { $to }
field-say-lightning = { $card }, «молния»: { $target } на { $to }
field-say-confusion = { $card }, «смятение»
field-say-paralysis = { $card }, «паралич»: { $target } на { $to }
field-say-burn = { $card }: потратить впустую
field-say-army = { $army }; генерал с { $general-ins }
field-say-place = { $turned ->
    [yes] { $element } на { $spaces }, с поворотом
   *[no] { $element } на { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } с генералом на { $to }
   *[no] { $unit } на { $to }
}
field-say-bid = Поставить { $card-acc }
field-say-draw = Защититься вытянутой картой: { $card }
field-say-hand = Защититься { $card-ins } с руки
field-say-flee = Бежать на { $to }
field-say-retreat = Отойти на { $to }

# A computer that is to act: its move request waits for a free worker, or its move cannot be stored yet.
table-queued = ожидает: { $position }
table-trouble = сохраняется…
turn-queued = Компьютер ожидает: место в очереди — { $position }
turn-trouble = Сервер пока не может сохранить ход компьютера. Попытки продолжаются, ничего не потеряно.

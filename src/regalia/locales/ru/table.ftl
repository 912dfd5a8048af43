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
table-list-none = Такого хода сейчас нет.
table-goal = Как победить
table-more = Ещё…
table-message = Показать сообщение целиком
table-confirm = Сделать ход: { $move }?
table-withdraw = Отозвать
table-sent-draw = Вы предложили ничью.
table-sent-takeback = Вы попросили вернуть ход.
table-sent-rematch = Вы предложили реванш.
table-next = К следующей партии
table-record = Скачать запись партии
table-verify-elsewhere = Проверка в браузере работает только по защищённому соединению (HTTPS). Скачайте запись и проверьте её командой «regalia verify».
table-curtain-show = Это я: показать мою сторону
table-chat-empty = Пока никто ничего не написал.
table-log-words = Текстом
table-log-notation = Нотацией
table-log-earlier = Показать более ранние события
table-log-hidden = { $name } делает тайный выбор.
table-log-begun = Партия начинается.
table-log-joined = { $name } присоединяется к партии.
table-log-undone = { $name } возвращает ход.
table-log-asked-draw = { $name } предлагает ничью.
table-log-asked-takeback = { $name } просит вернуть ход.
table-log-asked-rematch = { $name } предлагает реванш.
table-log-declined-draw = Предложение ничьей отклонено.
table-log-declined-takeback = Просьба вернуть ход отклонена.
table-log-declined-rematch = Предложение реванша отклонено.
table-log-ended = Партия окончена.
table-log-followed = Началась следующая партия.

# «Король и убийцы».
town-round = Раунд { $round } из { $rounds }
town-rounds = Раундов впереди: { $rounds }
town-card = { $fetters ->
    [yes] Раунд { $round }. Очки: король { $king }, рыцари { $knights }, убийцы { $crowd }; с оковами.
   *[no] Раунд { $round }. Очки: король { $king }, рыцари { $knights }, убийцы { $crowd }.
}
town-points = Осталось очков действия
town-points-king = Король
town-points-knights = Рыцари
town-points-assassins = Убийцы
town-fetters = Оковы: в этом раунде можно схватить одного горожанина.
town-fetters-used = Оковы в этом раунде уже использованы.
town-wounded = Король ранен!
town-gone = Убраны с поля
town-was-assassin = ваш убийца
town-deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
town-pick-done = Выбрать этих троих
town-start-here = Начать на { $space }
town-which = Что там сделать?
town-chosen = — выберите отмеченную клетку; число — её цена в очках.
town-stuck = — сейчас сделать ничего нельзя.
town-hint-king = Выберите короля или рыцаря: рыцари расчищают королю путь. Числа показывают, сколько очков стоит шаг.
town-hint-assassins = Выберите горожанина. Чтобы атаковать, сначала раскройте убийцу.
town-hint-done = Больше делать нечего: закончите ход.
town-enter = в замок
town-do-shove = Толкнуть
town-do-strike = Атаковать
town-do-capture = Схватить
town-do-reveal = Раскрыть убийцу
town-reveal-note = Раскрытие бесплатно, но его увидят все, и отменить его нельзя.
town-do-enter = Войти в замок
town-say-go = { $who-cap } идёт с { $from } на { $to } ({ $cost })
town-say-shove = { $who-cap } на { $from } толкает { $whom-acc } с { $to } ({ $cost })
town-say-strike = { $who-cap } на { $from } атакует { $whom-acc } на { $to } ({ $cost })
town-say-capture = { $who-cap } на { $from } хватает { $whom-acc } на { $to } ({ $cost })
town-say-reveal = { $who-cap } на { $from }: раскрыть убийцу
town-say-enter = { $who-cap } входит в замок через { $from }
town-goal-king = Король побеждает, если вошёл в свой замок через ворота или если все трое убийц вне игры.
town-goal-assassins = Убийцы побеждают, если ранили короля дважды или если карты раундов закончились, а он всё ещё на поле.

# «Царь горы»: что всегда на виду.
field-turn = Раунд { $turn } из { $turns }
field-setting-up = Перед битвой
field-first = первыми ходят { $seat }
field-you = вы
field-general-dead = генерал убит
field-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
field-discard = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
}
field-lost = Отряды, которых больше нет на поле
field-dead = отряд уничтожен
field-gone = отряд ушёл с поля
field-held = { $count ->
    [0] Цели { $seat-gen } после раунда { $turn }: нет
   *[other] Цели { $seat-gen } после раунда { $turn }: { $objectives }
}
field-on-hill = Сейчас на холме: синих { $blue }, красных { $red }
field-goal-introduction = Вы победите, если в конце раунда у вас выполнены две из этих целей, а у соперника нет: вражеский генерал убит; на холме ваших отрядов больше; их там не меньше трёх (или все, если осталось меньше). После седьмого раунда без победителя — ничья.
field-goal-pitched-battle = Вы победите, если в конце раунда у вас выполнены две из этих целей, а у соперника нет: вражеский генерал убит; на холме ваших отрядов больше; их там не меньше трёх (или все, если осталось меньше); ваши отряды стоят на обеих целях, которые вы разместили. После седьмого раунда без победителя — ничья.
field-goal-king-of-the-woods = Вы победите, если в конце раунда у вас выполнены две цели, а у соперника нет: одна — гибель вражеского генерала, и ещё по одной за каждый лес, где ваших отрядов больше, чем вражеских. После седьмого раунда без победителя — ничья.
field-goal-ambush = До конца седьмого раунда синие должны увести за дальний край отряд с генералом и всего не меньше трёх отрядов. Удалось и то и другое — победа синих. Только что-то одно — ничья. Ни то ни другое — победа красных.
field-goal-night-attack = До конца седьмого раунда красные должны уничтожить обе цели в лагере синих: красный отряд, стоящий на цели, уничтожает её красной картой. Обе — победа красных. Одна — ничья. Ни одной — победа синих. Ночью все дальности стрельбы на клетку меньше.
field-hand = Ваша рука
field-hand-of = Рука { $seat-gen }:
field-no-cards = карт нет
field-fight = Идёт атака.

# Армия.
field-army-mine = Моя армия { $number }
field-army-forget = Удалить «{ $name }»
field-army-places = Занято мест: { $count } из { $places }
field-army-less = Убрать: { $unit }
field-army-more = Добавить: { $unit }
field-army-take = Выбрать эту армию
field-army-name = Название
field-unit-infantry = 1 свободный шаг, 1 по масти. Стойкая: 2 карты защиты.
field-unit-cavalry = 2 свободных шага, 1 по масти. Быстрая, но уязвимая для выстрелов.
field-unit-archers = 1 свободный шаг, 1 по масти. Стреляют на 4 клетки; слабы в ближнем бою.
field-unit-artillery = 1 шаг по масти. Стреляет на 5 клеток; атакованный отряд тянет на карту меньше. В ближнем бою красные карты её не защищают.
field-unit-beasts = 4 шага по масти. Быстрые и хрупкие.
field-unit-light-cavalry = 2 свободных шага, 1 по масти. Стреляет на 3 клетки.
field-unit-chariots = 3 шага по масти. Атакованный отряд тянет на карту меньше.
field-unit-elite-infantry = 1 свободный шаг, 1 по масти. Атакованный отряд тянет на карту меньше; не бежит по вытянутой карте.
field-unit-monstrous-infantry = 2 шага по масти. Атакованный отряд тянет на карту меньше.
field-unit-horde = 2 шага по масти. Два слабых отряда на одно место.
field-unit-land-monster = 2 шага по масти. Атакованный отряд тянет на две карты меньше; чёрные карты его самого не защищают.
field-unit-flying-monster = 2 свободных шага, 1 по масти. Летает; атакованный отряд тянет на две карты меньше. Вытянутой красной картой атаку не отбивает.
field-unit-flyers = 3 свободных шага, 1 по масти. Летают над отрядами и местностью. Вытянутой красной картой атаку не отбивают.

# Местность и расстановка.
field-place-left = { $count ->
    [one] Осталось разместить: { $count }.
   *[other] Осталось разместить: { $count }.
}
field-place-offers = Готовые варианты
field-place-where = Выберите отмеченную клетку: поле покажет, что займёт элемент.
field-place-first = Выберите клетку для первой цели, на половине соперника.
field-place-second = Теперь клетку для второй, не ближе пяти клеток от первой.
field-place-seen = Элемент займёт эти клетки. Нажмите ещё раз, чтобы разместить.
field-place-lay = Разместить здесь
field-plans = Планы
field-by-hand = Или расставьте сами: выберите отряд, потом клетку.
field-general = генерал
field-following = { $count ->
    [one] Выполняется план: ещё { $count } действие.
    [few] Выполняется план: ещё { $count } действия.
   *[many] Выполняется план: ещё { $count } действий.
}
field-stray = Продолжить вручную

# Карты и для чего они.
field-uses = Как сыграть карту
field-bid-choose = Выберите карту для ставки
field-use-move = Движение
field-use-attack = Атака
field-use-raze = Уничтожить цель
field-use-vigour = Прилив сил
field-use-teleport = Телепортация
field-use-portal = Портал
field-use-lightning = Молния
field-use-confusion = Смятение
field-use-paralysis = Паралич
field-use-burn = Сбросить
field-note-move = { $way ->
    [straight] Отряд делает свободные шаги, а потом шаги по вертикали или горизонтали.
   *[other] Отряд делает свободные шаги, а потом шаги по диагонали.
}
field-note-attack = { $way ->
    [straight] Отряд атакует врага на соседней клетке по вертикали или горизонтали; стрелки стреляют в любом направлении.
   *[other] Отряд атакует врага на соседней клетке по диагонали; стрелки стреляют в любом направлении.
}
field-note-raze = Отряд уничтожает цель, на которой стоит.
field-note-vigour = Отряд делает один шаг в любом направлении.
field-note-teleport = Ваш генерал переходит в другой ваш отряд, кроме фэнтезийного.
field-note-portal = Уничтоженный отряд возвращается в вашу зону.
field-note-lightning = Выстрел по любому вражескому отряду; в защите он тянет на две карты больше.
field-note-confusion = Соперник теряет случайную карту, а вы ходите ещё раз.
field-note-paralysis = Вражеский отряд нельзя активировать два следующих действия соперника.
field-note-burn = Карта сбрасывается без эффекта.
field-step-begin = Выберите карту (чёрные двигают, красные атакуют) или один из своих отрядов.
field-step-card = Выберите карту для этого отряда.
field-step-unit = Теперь выберите отряд.
field-step-target = Теперь выберите отмеченную клетку.
field-step-confirm = Подтверждаете?
field-do-burn = Сбросить карту
field-do-confusion = Применить «Смятение»
field-do-leave = Уйти за дальний край
field-do-decline = Больше ничего не размещать
field-do-keep = Оставить руку
field-do-redraw = Взять восемь новых карт
field-do-yield = Не защищаться
field-do-stay = Остаться
field-do-pursue = Преследовать
field-do-halt = Остаться на месте
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
field-drawn = Карты, вытянутые для защиты: нажмите на ту, которую хотите использовать.
field-drawn-none = В этой защите вы не тянете карт.
field-hand-helps = Подойдёт и карта с руки: выберите её выше. Это будет вашим следующим действием.
field-hand-does-not = В руке подходящей карты нет.
field-joker-red = как красная
field-joker-black = как чёрная

# Ходы словами.
field-say-move = { $card }: { $unit } с { $from } на { $to }
field-say-leave = { $card }: { $unit } с { $from } за дальний край
field-say-attack = { $card }: { $unit } с { $from } против { $target-gen } на { $to }
field-say-raze = { $card }: уничтожить цель на { $to }
field-say-vigour = { $card }, «Прилив сил»: { $unit } с { $from } на { $to }
field-say-teleport = { $card }, «Телепортация»: генерал на { $to } ({ $target })
field-say-portal = { $card }, «Портал»: { $unit } на { $to }
field-say-lightning = { $card }, «Молния»: { $target } на { $to }
field-say-confusion = { $card }, «Смятение»
field-say-paralysis = { $card }, «Паралич»: { $target } на { $to }
field-say-burn = { $card }: сбросить без эффекта
field-say-army = { $army }; генерал в отряде: { $general }
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
table-heard-question = { $turn }: { $question }
table-heard-end = { $title } — { $why }
town-king-dead = Король мёртв!
field-army-why-fantasy = { $most ->
    [one] Не больше { $most } места можно отдать фэнтезийным отрядам.
    [few] Не больше { $most } мест можно отдать фэнтезийным отрядам.
    [many] Не больше { $most } мест можно отдать фэнтезийным отрядам.
   *[other] Не больше { $most } места можно отдать фэнтезийным отрядам.
}
field-army-why-full = Все { $places } мест заняты. Уберите отряд, чтобы выбрать другой.
table-list-more = Показать ещё { $count }
table-list-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
table-list-others = Другие действия
table-sound-on = Звук включён. Выключить
table-sound-off = Звук выключен. Включить
field-list-general = С генералом: { $unit }

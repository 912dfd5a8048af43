# «Король и убийцы»: имена, события, отказы и что может быть не так с полем или позицией.
# `.acc` — винительный падеж, `.gen` — родительный, `.dat` — дательный; `.gender` — род, с ним согласуется остальное.

citizen-monk = монах
    .cap = Монах
    .acc = монаха
    .gender = masculine
citizen-plumwoman = торговка сливами
    .cap = Торговка сливами
    .acc = торговку сливами
    .gender = feminine
citizen-appleman = продавец яблок
    .cap = Продавец яблок
    .acc = продавца яблок
    .gender = masculine
citizen-courtesan = куртизанка
    .cap = Куртизанка
    .acc = куртизанку
    .gender = feminine
citizen-fishwoman = торговка рыбой
    .cap = Торговка рыбой
    .acc = торговку рыбой
    .gender = feminine
citizen-butcher = мясник
    .cap = Мясник
    .acc = мясника
    .gender = masculine
citizen-blacksmith = кузнец
    .cap = Кузнец
    .acc = кузнеца
    .gender = masculine
citizen-shepherd = пастух
    .cap = Пастух
    .acc = пастуха
    .gender = masculine
citizen-squire = оруженосец
    .cap = Оруженосец
    .acc = оруженосца
    .gender = masculine
citizen-carpenter = плотник
    .cap = Плотник
    .acc = плотника
    .gender = masculine
citizen-witchhunter = охотник на ведьм
    .cap = Охотник на ведьм
    .acc = охотника на ведьм
    .gender = masculine
citizen-farmer = крестьянин
    .cap = Крестьянин
    .acc = крестьянина
    .gender = masculine

# Буквы — из нотации, она одна для всех языков.
citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

seat-king = король
    .cap = Король
    .short = король
    .acc = короля
    .gen = короля
    .dat = королю
seat-assassins = убийцы
    .cap = Убийцы
    .short = убийцы
    .acc = убийц
    .gen = убийц
    .dat = убийцам
seat-spectator = зритель
    .cap = Зритель
    .short = зритель
    .acc = зрителя
    .gen = зрителя
    .dat = зрителю
winner-king = Король победил
winner-assassins = Убийцы победили

fate-hidden = { $citizen-gender ->
    [feminine] скрыта
   *[masculine] скрыт
}
fate-revealed = { $citizen-gender ->
    [feminine] раскрыта
   *[masculine] раскрыт
}
fate-captured = { $citizen-gender ->
    [feminine] схвачена
   *[masculine] схвачен
}
fate-eliminated = { $citizen-gender ->
    [feminine] устранена
   *[masculine] устранён
}

phase-deal = горожане расставляются по клеткам
phase-pick = выбирают убийц
phase-start = король выбирает стартовую клетку
phase-card = пора открыть следующую карту
phase-king = ход короля
phase-assassins = ход убийц
phase-over = партия окончена

# Почему партия кончилась.
reason-KA-11-1 = все трое убийц вне игры
reason-KA-11-2 = король вошёл в замок
reason-KA-11-3 = король убит
reason-KA-11-4 = карты раундов закончились, а король всё ещё на поле

# События.
event-dealt = Двенадцать горожан занимают свои места.
event-picked = { $citizens ->
    [none] Среди горожан выбраны трое убийц.
   *[other] Убийцы выбраны: { $citizens }.
}
event-started = Король начинает на { $space }.
event-card-turned = Раунд { $round }: карта { $card } (король/рыцари/убийцы).
event-king-moved = Король идёт с { $from } на { $to }.
event-king-entered = Король входит в замок через ворота { $gate }.
event-knight-moved = Рыцарь идёт с { $from } на { $to }.
event-shoved = Рыцарь на { $by } толкает { $citizen-acc } с { $from } на { $to }.
event-captured = { $assassin ->
    [yes] Рыцарь на { $by } хватает { $citizen-acc } на { $space }: это был убийца.
   *[other] Рыцарь на { $by } хватает { $citizen-acc } на { $space }.
}
event-eliminated = Рыцарь на { $by } устраняет убийцу на { $space } ({ $citizen }).
event-citizen-moved = { $citizen-cap } идёт с { $from } на { $to }.
event-assassin-moved = Убийца ({ $citizen }) идёт с { $from } на { $to }.
event-revealed = { $citizen-cap } на { $space } выхватывает нож: убийца!
event-knight-killed = Убийца ({ $citizen }) на { $by } устраняет рыцаря на { $space }.
event-king-wounded = { $wounds ->
    [1] Убийца ({ $citizen }) на { $by } ранит короля на { $space }.
   *[other] Убийца ({ $citizen }) на { $by } наносит вторую рану королю на { $space }: король убит.
}
event-turn-ended = { $unused ->
    [0] Ход { $seat-gen } окончен.
    [one] Ход { $seat-gen } окончен, пропало { $unused } очко действия.
    [few] Ход { $seat-gen } окончен, пропало { $unused } очка действия.
   *[many] Ход { $seat-gen } окончен, пропало { $unused } очков действия.
}
event-ended = { $winner }: { $reason }. Убийцами были: { $assassins }.

# Отказы.
refusal-not-now = Не сейчас: { $phase }.
refusal-empty = На { $space } никого нет.
refusal-not-yours = Фигура на { $space } не ваша.
refusal-not-beside = { $to } не рядом с { $space }: действовать можно только на соседнюю клетку по вертикали или горизонтали.
refusal-deal = В раздаче каждый из двенадцати горожан должен быть назван один раз.
refusal-pick-unknown = Нет горожанина «{ $name }».
refusal-pick-three = Выберите трёх разных горожан.
refusal-no-start = { $space } — не стартовая клетка короля.
refusal-card-unknown = Такой карты нет.
refusal-card-gone = В колоде больше нет карты { $card }.
refusal-castle-king-only = Войти в замок может только король.
refusal-no-gate = На { $space } нет ворот: в замок входят только с клетки с воротами.
refusal-king-points = У короля больше нет очков действия.
refusal-king-only-steps = Король может только ходить: он не атакует и никого не хватает.
refusal-king-roof = Король не поднимается на крыши, а { $to } — крыша.
refusal-king-occupied = Клетка { $to } занята, а король никого не толкает.
refusal-knight-points = { $left ->
    [0] У рыцарей больше нет очков действия.
   *[other] Нужно очков действия: { $cost }, а у рыцарей осталось { $left }.
}
refusal-knight-blocked = На { $to } рыцарь или король, а их толкать нельзя.
refusal-no-assassin = На { $to } нет раскрытого убийцы, которого можно устранить.
refusal-no-citizen = На { $to } нет горожанина, которого можно схватить.
refusal-capture-revealed = На { $to } раскрытый убийца: его нельзя схватить, только устранить.
refusal-reach = { $to } — крыша: с улицы до неё не дотянуться.
refusal-captured-already = В этом раунде уже кого-то схватили.
refusal-no-fetters = На карте этого раунда нет оков, поэтому хватать никого нельзя.
refusal-shove-off-board = Фигуру на { $space } нельзя вытолкнуть с поля.
refusal-shove-to-roof = Фигуру на { $space } нельзя вытолкнуть с улицы на крышу.
refusal-shove-blocked = Толчок упирается в рыцаря или короля на { $space }, а их толкать нельзя.
refusal-revealed-already = Этот убийца уже раскрыт.
refusal-reveal-citizen = Этот горожанин не убийца.
refusal-capture-knights-only = Хватать могут только рыцари.
refusal-citizen-only-steps = Горожане и скрытые убийцы могут только ходить: сначала раскройте убийцу.
refusal-occupied = Клетка { $to } занята.
refusal-assassin-points = { $left ->
    [0] У убийц больше нет очков действия.
   *[other] Нужно очков действия: { $cost }, а у убийц осталось { $left }.
}
refusal-no-target = На { $to } нет рыцаря, которого можно устранить.
refusal-third-kill = За этот ход уже устранены два рыцаря, третьего нельзя.

# Настройки и нотация.
error-unknown-board = Нет поля «{ $board }».
error-no-crystal = На поле { $board } играют всеми картами: кристалла на нём нет.
error-unknown-card = Нет карты «{ $card }».
error-deal = Раздача — это список, где каждый из двенадцати горожан назван ровно один раз.
error-pick-order = Имена после "pick:" должны идти по алфавиту.

# Позиции.
error-one-start = На этом поле у короля одна стартовая клетка, выбирать не из чего.
error-round = В этой фазе раунд — от { $least } до { $most }.
error-set-up = До первой карты { $field } должно быть таким, как в начале партии на этом поле.
error-card-phase = Карта открыта только во время ходов и после конца партии.
error-points = С этой картой в этой фазе { $field } — от 0 до { $most }.
error-captured-no-fetters = С картой без оков никого не могли схватить.
error-kills = kills_this_turn в этой фазе — от 0 до { $most }.
error-too-many-cards = Открытая карта и колода вместе — больше, чем карт в игре ({ $most }).
error-no-card-left = Пора открыть карту, а колода пуста.
error-too-many-knights = Рыцарей может быть не больше { $most }.
error-unknown-citizen = Нет горожанина «{ $name }».
error-space-taken = На { $space } стоят две фигуры.
error-king-on-roof = Король не может стоять на крыше, только на улице.
error-no-king = Пока партия идёт, король должен быть на поле.
error-fate = Скрытые и раскрытые убийцы стоят на поле, схваченные и устранённые — нет. Ошибка: { $citizen }.
error-assassins = { $expected ->
    [0] В этой фазе убийцы ещё не выбраны.
   *[other] Убийц должно быть { $expected }.
}
error-all-gone = Когда все трое убийц вне игры, партия окончена.
error-wounds = В этой фазе ран у короля — от 0 до { $most }.
error-end-king = Убитого короля на поле быть не должно, а если все убийцы вне игры, король должен быть на поле.
error-not-over = Партия не могла закончиться: король жив, есть и убийцы, и карты.

# Поля.
error-board-unknown-key = Неизвестный ключ «{ $key }».
error-board-key-twice = Ключ «{ $key }» указан дважды.
error-board-no-value = У ключа «{ $key }» нет значения.
error-board-missing-key = Не хватает ключа «{ $key }».
error-board-too-many-rows = На поле десять рядов, а этот лишний.
error-board-rows = На поле десять рядов, а здесь их { $found }.
error-board-row-label = Это ряд { $expected }: ряды идут от 10 вниз до 1.
error-board-cell = Клетка — это "#" (крыша) или "." (улица), а не «{ $cell }».
error-board-columns = В ряду { $row } клеток не десять, а { $found }.
error-board-space = Нет клетки «{ $space }».
error-board-kings = Нужна стартовая клетка короля.
error-board-citizens = Нужно двенадцать стартовых клеток горожан, а здесь их { $found }.
error-board-knights = Для стартовой клетки короля { $king } нужны семь рыцарей, а здесь их { $found }.
error-board-around = «{ $key }» — не стартовая клетка короля.
error-board-start-twice = На { $space } начинают две фигуры.
error-board-king-on-roof = Король не может начать на крыше, а { $space } — крыша.
error-board-no-route = Ни одна улица не ведёт от { $space } к воротам.
error-board-direction = Воротам { $space } нужно направление: north, east, south или west.
error-board-gate-twice = Клетка { $space } названа воротами дважды.
error-board-gate-on-roof = Ворота — это клетка улицы, а { $space } — крыша.
error-board-exit-to-street = Выход из ворот { $space } должен вести на крышу или за край поля.
error-board-crystal = Кристалл — это "yes" или "no", а не «{ $found }».

# Рисунки.
board-name-A = Сторона А
board-name-B = Сторона Б
board-note-B = Восстановлено по маленькой фотографии печатного поля.

citizen-label-monk = монах
citizen-label-plumwoman = торговка сливами
citizen-label-appleman = продавец яблок
citizen-label-courtesan = куртизанка
citizen-label-fishwoman = торговка рыбой
citizen-label-butcher = мясник
citizen-label-blacksmith = кузнец
citizen-label-shepherd = пастух
citizen-label-squire = оруженосец
citizen-label-carpenter = плотник
citizen-label-witchhunter = охотник на ведьм
citizen-label-farmer = крестьянин

piece-king = король
    .cap = Король
    .acc = короля
piece-knight = рыцарь
    .cap = Рыцарь
    .acc = рыцаря

diagram-no-card = Раундов впереди: { $rounds }; { $phase }
diagram-round = Раунд { $round } из { $rounds }: { $phase }
diagram-card = карта { $card }
diagram-fetters = { $used ->
    [yes] оковы использованы
   *[no] оковы
}
diagram-king = король { $left }/{ $most }
diagram-knights = рыцари { $left }/{ $most }
diagram-assassins = убийцы { $left }/{ $most }
diagram-wounds = раны { $wounds }/2
diagram-hidden = убийца
diagram-revealed = { $citizen-gender ->
    [feminine] раскрыта
   *[masculine] раскрыт
}
diagram-captured = { $citizen-gender ->
    [feminine] схвачена
   *[masculine] схвачен
}
diagram-captured-assassin = убийца схвачен
diagram-eliminated = { $citizen-gender ->
    [feminine] устранена
   *[masculine] устранён
}

chart-king = [K]  стартовая клетка короля
chart-kings = K?   одна из стартовых клеток короля
chart-knight = KN   рыцарь
chart-around = kn   рыцарь у стартовой клетки короля
chart-citizen = o    горожанин
chart-gate = { $arrow }{ $arrow }   ворота в замок
chart-roof = ▒▒   крыша
fact-kings = Старт короля
fact-gates = Ворота
fact-rounds = Раунды
direction-north = север
direction-east = восток
direction-south = юг
direction-west = запад

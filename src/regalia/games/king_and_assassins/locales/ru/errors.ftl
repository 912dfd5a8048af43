# King & Assassins: errors in options, notation, positions and board files.

# Options and notation.
error-unknown-board = Нет поля «{ $board }».
error-no-crystal = На поле { $board } играют всеми картами: кристалла на нём нет.
error-deal = Раздача — это список, где каждый из двенадцати горожан назван ровно один раз.
error-pick-order = Имена после "pick:" должны идти по алфавиту.

# Positions.
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

# Board files.
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

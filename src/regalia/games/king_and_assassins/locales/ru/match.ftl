# King & Assassins: the match page.

# Prompts: a heading and a sentence.
pick-title = Выберите трёх убийц
pick-note = Король идёт к воротам замка. Трое из этих двенадцати — ваши убийцы, и кто именно, знаете только вы: распределите их вдоль его пути.
pick-chosen = Выбрано: { $count } из 3
start-title = Выберите стартовую клетку короля
start-note = Убийцы уже выбраны; начните там, откуда путь кажется безопаснее.

# Status.
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
town-goal-king = Король побеждает, если вошёл в свой замок через ворота или если все трое убийц вне игры.
town-goal-assassins = Убийцы побеждают, если ранили короля дважды или если карты раундов закончились, а он всё ещё на поле.
town-king-dead = Король мёртв!

# Controls.
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
town-reveal-sure = Раскрыть этого убийцу? Это увидят все, и отменить это нельзя.
town-do-enter = Войти в замок
act-end-turn = Закончить ход
act-end-anyway = { $count ->
    [one] Закончить ход, хотя осталось { $count } очко?
    [few] Закончить ход, хотя осталось { $count } очка?
   *[many] Закончить ход, хотя осталось { $count } очков?
}

# Moves as sentences, for the move list.
town-say-go = { $who-cap } идёт с { $from } на { $to } ({ $cost })
town-say-shove = { $who-cap } на { $from } толкает { $whom-acc } с { $to } ({ $cost })
town-say-strike = { $who-cap } на { $from } атакует { $whom-acc } на { $to } ({ $cost })
town-say-capture = { $who-cap } на { $from } хватает { $whom-acc } на { $to } ({ $cost })
town-say-reveal = { $who-cap } на { $from }: раскрыть убийцу
town-say-enter = { $who-cap } входит в замок через { $from }
inspect-card = Карта раунда

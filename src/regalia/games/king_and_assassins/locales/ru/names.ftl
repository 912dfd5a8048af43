# King & Assassins: names of citizens, seats, pieces, phases and directions.

# `.acc` is the accusative, `.gen` the genitive, `.dat` the dative; `.gender` is for words that agree with the name.
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

# Without an article, for lists and pictures.
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

# Seats and pieces.
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

piece-king = король
    .cap = Король
    .acc = короля
piece-knight = рыцарь
    .cap = Рыцарь
    .acc = рыцаря

# Fates of assassins and citizens.
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

# Phases.
phase-deal = горожане расставляются по клеткам
phase-pick = выбирают убийц
phase-start = король выбирает стартовую клетку
phase-card = пора открыть следующую карту
phase-king = ход короля
phase-assassins = ход убийц
phase-over = партия окончена

# Directions.
direction-north = север
direction-east = восток
direction-south = юг
direction-west = запад

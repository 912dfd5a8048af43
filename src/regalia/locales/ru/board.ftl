# Поле в браузере для тех, кто его слушает: каждая клетка, кто на ней стоит и зачем она.

board-town = Город, { $name }
board-field = Поле боя, { $name }
board-space = { $space }, { $ground }
ground-street = улица
ground-roof = крыша
ground-castle = крыша замка
ground-open = открытая местность
ground-hill = холм
ground-hilltop = вершина холма
ground-forest = лес
ground-shallow = мелководье
ground-deep = глубокая вода
ground-road = дорога
ground-rocks = камни

board-gate = ворота, на { $direction } — в замок
board-start = стартовая клетка короля
board-zone = зона расстановки { $seat-gen }
board-objective = цель { $seat-gen }
board-razed = уничтоженная цель { $seat-gen }

board-king-wounded = раненый король
board-citizen-hidden = { $citizen }, ваш убийца
board-citizen-revealed = { $citizen }, раскрытый убийца
board-unit = { $unit } { $seat-gen }
board-general = { $unit } { $seat-gen }, с генералом
board-paralysed = действует паралич

board-target = сюда можно пойти
board-target-cost = { $cost ->
    [0] сюда можно пойти бесплатно
    [one] сюда можно пойти за { $cost } очко
    [few] сюда можно пойти за { $cost } очка
   *[many] сюда можно пойти за { $cost } очков
}
board-attack = можно атаковать
board-attack-cost = { $cost ->
    [0] можно атаковать бесплатно
    [one] можно атаковать за { $cost } очко
    [few] можно атаковать за { $cost } очка
   *[many] можно атаковать за { $cost } очков
}
board-shove-cost = { $cost ->
    [0] можно толкнуть бесплатно
    [one] можно толкнуть за { $cost } очко
    [few] можно толкнуть за { $cost } очка
   *[many] можно толкнуть за { $cost } очков
}
board-capture-cost = { $cost ->
    [0] можно схватить бесплатно
    [one] можно схватить за { $cost } очко
    [few] можно схватить за { $cost } очка
   *[many] можно схватить за { $cost } очков
}
board-movable = может действовать
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.
board-king-dead = король, убит

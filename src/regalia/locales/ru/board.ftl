# Поле в браузере для тех, кто его слушает: каждая клетка, кто на ней и для чего она.

board-town = Город, { $name }
board-field = Поле битвы, { $name }
board-space = { $space }, { $ground }
ground-street = улица
ground-roof = крыша
ground-castle = крыша замка
ground-open = чистое поле
ground-hill = холм
ground-hilltop = вершина холма
ground-forest = лес
ground-shallow = мелководье
ground-deep = глубокая вода
ground-road = дорога
ground-rocks = камни

board-gate = ворота замка, { $direction }
board-start = отсюда выходит король
board-zone = зона: { $seat }
board-objective = цель: { $seat }
board-razed = сожжённая цель: { $seat }

board-king-wounded = король, ранен
board-citizen-hidden = { $citizen }, ваш убийца
board-citizen-revealed = { $citizen }, убийца
board-unit = { $seat }: { $unit }
board-general = { $seat }: { $unit } с генералом
board-paralysed = обездвижен

board-target = сюда можно
board-target-cost = { $cost ->
    [one] сюда можно за { $cost } очко
    [few] сюда можно за { $cost } очка
   *[many] сюда можно за { $cost } очков
}
board-attack = можно атаковать
board-attack-cost = { $cost ->
    [one] можно атаковать за { $cost } очко
    [few] можно атаковать за { $cost } очка
   *[many] можно атаковать за { $cost } очков
}

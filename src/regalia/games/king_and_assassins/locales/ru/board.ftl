# King & Assassins: boards, spaces and pieces, as labels for screen readers and lists of boards.

# Built-in boards.
board-name-A = Сторона А
board-name-B = Сторона Б
board-note-B = Восстановлено по маленькой фотографии печатного поля.

# Spaces.
board-town = Город, { $name }
ground-street = улица
ground-roof = крыша
ground-castle = крыша замка

board-gate = ворота, на { $direction } — в замок
board-start = стартовая клетка короля

# Pieces.
board-king-wounded = раненый король
board-citizen-hidden = { $citizen }, ваш убийца
board-citizen-revealed = { $citizen }, раскрытый убийца
board-king-dead = король, убит

# What can be done with a piece.
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

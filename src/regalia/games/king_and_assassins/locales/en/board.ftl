# King & Assassins: boards, spaces and pieces, as labels for screen readers and lists of boards.

# Built-in boards.
board-name-A = Side A
board-name-B = Side B
board-note-B = A reconstruction from a small photograph of the printed board.

# Spaces.
board-town = The town, { $name }
ground-street = street
ground-roof = roof
ground-castle = castle roof

board-gate = gate, leads { $direction } into the castle
board-start = king’s starting space

# Pieces.
board-king-wounded = the king, wounded
board-citizen-hidden = { $citizen }, your assassin
board-citizen-revealed = { $citizen }, an assassin
board-king-dead = the king, dead

# What can be done with a piece.
board-shove-cost = { $cost ->
    [0] can be shoved for free
    [one] can be shoved for 1 action point
   *[other] can be shoved for { $cost } action points
}
board-capture-cost = { $cost ->
    [0] can be captured for free
    [one] can be captured for 1 action point
   *[other] can be captured for { $cost } action points
}

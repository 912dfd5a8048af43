# King & Assassins: boards, spaces and pieces, as labels for screen readers and lists of boards.

# Built-in boards.
board-name-A = Face A
board-name-B = Face B
board-note-B = Reconstitué d’après une petite photo du plateau imprimé.

# Spaces.
board-town = La ville, { $name }
ground-street = rue
ground-roof = toit
ground-castle = toit du château

board-gate = porte du château, direction { $direction }
board-start = départ du roi

# Pieces.
board-king-wounded = le roi, blessé
board-citizen-hidden = { $citizen }, votre assassin
board-citizen-revealed = { $citizen }, assassin révélé
board-king-dead = le roi, mort

# What can be done with a piece.
board-shove-cost = { $cost ->
    [0] à repousser gratuitement
    [one] à repousser pour { $cost } point
   *[other] à repousser pour { $cost } points
}
board-capture-cost = { $cost ->
    [0] à capturer gratuitement
    [one] à capturer pour { $cost } point
   *[other] à capturer pour { $cost } points
}

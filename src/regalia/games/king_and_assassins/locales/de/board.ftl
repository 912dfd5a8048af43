# King & Assassins: boards, spaces and pieces, as labels for screen readers and lists of boards.

# Built-in boards.
board-name-A = Seite A
board-name-B = Seite B
board-note-B = Nachgebaut nach einem kleinen Foto des gedruckten Spielplans.

# Spaces.
board-town = Die Stadt, { $name }
ground-street = Straße
ground-roof = Dach
ground-castle = Burgdach

board-gate = Burgtor, nach { $direction } in die Burg
board-start = Startfeld des Königs

# Pieces.
board-king-wounded = der König, verwundet
board-citizen-hidden = { $citizen }, dein Meuchler
board-citizen-revealed = { $citizen }, enttarnter Meuchler
board-king-dead = der König, tot

# What can be done with a piece.
board-shove-cost = { $cost ->
    [0] kostenloses Schubsen
    [one] Schubsen für { $cost } Aktionspunkt
   *[other] Schubsen für { $cost } Aktionspunkte
}
board-capture-cost = { $cost ->
    [0] kostenlose Gefangennahme
    [one] Gefangennahme für { $cost } Aktionspunkt
   *[other] Gefangennahme für { $cost } Aktionspunkte
}

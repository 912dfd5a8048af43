# Das Brett im Browser, für alle, die es hören: jedes Feld, wer dort steht, wozu es gut ist.

board-town = Die Stadt, { $name }
board-field = Das Schlachtfeld, { $name }
board-space = { $space }, { $ground }
ground-street = Straße
ground-roof = Dach
ground-castle = Burgdach
ground-open = offenes Gelände
ground-hill = Hügel
ground-hilltop = Hügelkuppe
ground-forest = Wald
ground-shallow = seichtes Wasser
ground-deep = tiefes Wasser
ground-road = Straße
ground-rocks = Felsen

board-gate = Tor, nach { $direction } in die Burg
board-start = hier startet der König
board-zone = Zone von { $seat }
board-objective = Ziel von { $seat }
board-razed = niedergebranntes Ziel von { $seat }

board-king-wounded = der König, verwundet
board-citizen-hidden = { $citizen }, dein Meuchler
board-citizen-revealed = { $citizen }, ein Meuchler
board-unit = { $seat }: { $unit }
board-general = { $seat }: { $unit } mit dem General
board-paralysed = gelähmt

board-target = hierhin geht es
board-target-cost = { $cost ->
    [one] hierhin für { $cost } Punkt
   *[other] hierhin für { $cost } Punkte
}
board-attack = kann angegriffen werden
board-attack-cost = { $cost ->
    [one] kann für { $cost } Punkt angegriffen werden
   *[other] kann für { $cost } Punkte angegriffen werden
}

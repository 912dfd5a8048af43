# Der Spielplan im Browser, für alle, die ihn hören: jedes Feld, wer dort steht, wozu es dient.

board-town = Die Stadt, { $name }
board-field = Das Schlachtfeld, { $name }
board-space = { $space }, { $ground }
ground-street = Straße
ground-roof = Dach
ground-castle = Burgdach
ground-open = offenes Feld
ground-hill = Hügel
ground-hilltop = Hügelkuppe
ground-forest = Wald
ground-shallow = flaches Wasser
ground-deep = tiefes Wasser
ground-road = Straße
ground-rocks = Felsen

board-gate = Burgtor, nach { $direction } in die Burg
board-start = Startfeld des Königs
board-zone = Zone { $seat-gen }
board-objective = Ziel { $seat-gen }
board-razed = niedergebranntes Ziel { $seat-gen }

board-king-wounded = der König, verwundet
board-citizen-hidden = { $citizen }, dein Meuchler
board-citizen-revealed = { $citizen }, enttarnter Meuchler
board-unit = { $unit } { $seat-gen }
board-general = { $unit } { $seat-gen }, mit dem General
board-paralysed = gelähmt

board-target = hierher möglich
board-target-cost = { $cost ->
    [0] hierher ohne Kosten
    [one] hierher für { $cost } Punkt
   *[other] hierher für { $cost } Punkte
}
board-attack = angreifbar
board-attack-cost = { $cost ->
    [0] angreifbar ohne Kosten
    [one] angreifbar für { $cost } Punkt
   *[other] angreifbar für { $cost } Punkte
}
board-shove-cost = { $cost ->
    [0] lässt sich schubsen ohne Kosten
    [one] lässt sich schubsen für { $cost } Punkt
   *[other] lässt sich schubsen für { $cost } Punkte
}
board-capture-cost = { $cost ->
    [0] lässt sich gefangen nehmen ohne Kosten
    [one] lässt sich gefangen nehmen für { $cost } Punkt
   *[other] lässt sich gefangen nehmen für { $cost } Punkte
}
board-movable = kann handeln
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.

# Der Spielplan im Browser, für alle, die ihn hören: jedes Feld, wer dort steht, wozu es dient.

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
ground-shallow = flaches Wasser
ground-deep = tiefes Wasser
ground-road = Straße
ground-rocks = Felsen

board-gate = Burgtor, nach { $direction } in die Burg
board-start = Startfeld des Königs
board-zone = Aufstellungszone { $seat-gen }
board-objective = Zielmarker { $seat-gen }
board-razed = zerstörter Zielmarker { $seat-gen }

board-king-wounded = der König, verwundet
board-citizen-hidden = { $citizen }, dein Meuchler
board-citizen-revealed = { $citizen }, enttarnter Meuchler
board-unit = { $unit } { $seat-gen }
board-general = { $unit } { $seat-gen }, mit dem General
board-paralysed = gelähmt

board-target = wählbar
board-target-cost = { $cost ->
    [0] kostenlose Bewegung
    [one] Bewegung für { $cost } Aktionspunkt
   *[other] Bewegung für { $cost } Aktionspunkte
}
board-attack = Angriff möglich
board-attack-cost = { $cost ->
    [0] kostenloser Angriff
    [one] Angriff für { $cost } Aktionspunkt
   *[other] Angriff für { $cost } Aktionspunkte
}
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
board-movable = kann eine Aktion ausführen
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.
board-king-dead = der König, tot

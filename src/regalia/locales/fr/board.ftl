# Le plateau dans le navigateur, pour qui l’écoute : chaque case, qui s’y tient, à quoi elle sert.

board-town = La ville, { $name }
board-field = Le champ de bataille, { $name }
board-space = { $space }, { $ground }
ground-street = rue
ground-roof = toit
ground-castle = toit du château
ground-open = terrain découvert
ground-hill = colline
ground-hilltop = colline, deuxième niveau
ground-forest = forêt
ground-shallow = lac peu profond
ground-deep = lac profond
ground-road = route
ground-rocks = terrain rocailleux

board-gate = porte du château, direction { $direction }
board-start = départ du roi
board-zone = zone { $seat-of }
board-objective = objectif { $seat-of }
board-razed = objectif { $seat-of }, détruit

board-king-wounded = le roi, blessé
board-citizen-hidden = { $citizen }, votre assassin
board-citizen-revealed = { $citizen }, assassin révélé
board-unit = { $unit } { $seat-of }
board-general = { $unit } { $seat-of }, avec le général
board-paralysed = sous paralysie

board-target = déplacement possible
board-target-cost = { $cost ->
    [0] déplacement gratuit
    [one] déplacement possible pour { $cost } point
   *[other] déplacement possible pour { $cost } points
}
board-attack = attaque possible
board-attack-cost = { $cost ->
    [0] attaque gratuite
    [one] attaque possible pour { $cost } point
   *[other] attaque possible pour { $cost } points
}
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
board-movable = peut agir
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what } : { $spaces }.
board-king-dead = le roi, mort

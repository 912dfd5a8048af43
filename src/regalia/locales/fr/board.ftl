# Le plateau dans le navigateur, pour qui l’écoute : chaque case, qui s’y tient, à quoi elle sert.

board-town = La ville, { $name }
board-field = Le champ de bataille, { $name }
board-space = { $space }, { $ground }
ground-street = rue
ground-roof = toit
ground-castle = toit du château
ground-open = terrain découvert
ground-hill = colline
ground-hilltop = sommet
ground-forest = forêt
ground-shallow = eau peu profonde
ground-deep = eau profonde
ground-road = route
ground-rocks = rocailles

board-gate = porte du château, vers : { $direction }
board-start = départ du roi
board-zone = zone de { $seat }
board-objective = objectif de { $seat }
board-razed = objectif rasé de { $seat }

board-king-wounded = le roi, blessé
board-citizen-hidden = { $citizen }, votre assassin
board-citizen-revealed = { $citizen }, assassin
board-unit = { $seat } : { $unit }
board-general = { $seat } : { $unit } avec le général
board-paralysed = paralysés

board-target = on peut y aller
board-target-cost = { $cost ->
    [one] on peut y aller pour { $cost } point
   *[other] on peut y aller pour { $cost } points
}
board-attack = peut être attaqué
board-attack-cost = { $cost ->
    [one] peut être attaqué pour { $cost } point
   *[other] peut être attaqué pour { $cost } points
}

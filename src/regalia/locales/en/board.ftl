# The board in the browser, for those who hear it: each space, who stands there, what it is for.

board-town = The town, { $name }
board-field = The battlefield, { $name }
board-space = { $space }, { $ground }
ground-street = street
ground-roof = roof
ground-castle = castle roof
ground-open = open ground
ground-hill = hill
ground-hilltop = hilltop
ground-forest = forest
ground-shallow = shallow water
ground-deep = deep water
ground-road = road
ground-rocks = rocks

board-gate = gate, { $direction } into the castle
board-start = where the king starts
board-zone = { $seat }’s zone
board-objective = objective of { $seat }
board-razed = razed objective of { $seat }

board-king-wounded = the king, wounded
board-citizen-hidden = { $citizen }, your assassin
board-citizen-revealed = { $citizen }, an assassin
board-unit = { $seat } { $unit }
board-general = { $seat } { $unit } with the general
board-paralysed = paralysed

board-target = can go here
board-target-cost = { $cost ->
    [one] can go here for 1 point
   *[other] can go here for { $cost } points
}
board-attack = can be attacked
board-attack-cost = { $cost ->
    [one] can be attacked for 1 point
   *[other] can be attacked for { $cost } points
}

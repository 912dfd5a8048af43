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

board-gate = gate, leads { $direction } into the castle
board-start = king’s starting space
board-zone = { $seat }’s deployment zone
board-objective = objective of { $seat }
board-razed = razed objective of { $seat }

board-king-wounded = the king, wounded
board-citizen-hidden = { $citizen }, your assassin
board-citizen-revealed = { $citizen }, an assassin
board-unit = { $seat } { $unit }
board-general = { $seat } { $unit } with the general
board-paralysed = paralysed

board-target = can move here
board-target-cost = { $cost ->
    [0] can move here for free
    [one] can move here for 1 action point
   *[other] can move here for { $cost } action points
}
board-attack = can be attacked
board-attack-cost = { $cost ->
    [one] can be attacked for 1 action point
   *[other] can be attacked for { $cost } action points
}
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
board-movable = can act
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.
board-king-dead = the king, dead

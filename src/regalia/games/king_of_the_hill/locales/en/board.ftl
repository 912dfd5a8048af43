# King of the Hill: maps, spaces and units, as labels for screen readers and lists of maps.

# Built-in maps.
board-name-standard = The standard hill
board-name-king-of-the-woods = The woods
board-name-ambush = The wood to cross
board-name-night-attack = The camp by the lake

# Spaces.
board-field = The battlefield, { $name }
ground-open = open ground
ground-hill = hill
ground-hilltop = hilltop
ground-forest = forest
ground-shallow = shallow water
ground-deep = deep water
ground-road = road
ground-rocks = rocks
board-zone = { $seat }’s deployment zone
board-objective = objective of { $seat }
board-razed = razed objective of { $seat }

# Units.
board-unit = { $seat } { $unit }
board-general = { $seat } { $unit } with the general
board-paralysed = paralysed

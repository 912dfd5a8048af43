# King of the Hill: maps, spaces and units, as labels for screen readers and lists of maps.

# Built-in maps.
board-name-standard = La colline standard
board-name-king-of-the-woods = Les forêts
board-name-ambush = La forêt à traverser
board-name-night-attack = Le campement au bord du lac

# Spaces.
board-field = Le champ de bataille, { $name }
ground-open = terrain découvert
ground-hill = colline
ground-hilltop = colline, deuxième niveau
ground-forest = forêt
ground-shallow = lac peu profond
ground-deep = lac profond
ground-road = route
ground-rocks = terrain rocailleux
board-zone = zone { $seat-of }
board-objective = objectif { $seat-of }
board-razed = objectif { $seat-of }, détruit

# Units.
board-unit = { $unit } { $seat-of }
board-general = { $unit } { $seat-of }, avec le général
board-paralysed = sous paralysie

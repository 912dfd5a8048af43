# King of the Hill: maps, spaces and units, as labels for screen readers and lists of maps.

# Built-in maps.
board-name-standard = Der Standardhügel
board-name-king-of-the-woods = Die Wälder
board-name-ambush = Der Weg durch den Wald
board-name-night-attack = Das Lager am See

# Spaces.
board-field = Das Schlachtfeld, { $name }
ground-open = offenes Gelände
ground-hill = Hügel
ground-hilltop = Hügelkuppe
ground-forest = Wald
ground-shallow = flaches Wasser
ground-deep = tiefes Wasser
ground-road = Straße
ground-rocks = Felsen
board-zone = Aufstellungszone { $seat-gen }
board-objective = Zielmarker { $seat-gen }
board-razed = zerstörter Zielmarker { $seat-gen }

# Units.
board-unit = { $unit } { $seat-gen }
board-general = { $unit } { $seat-gen }, mit dem General
board-paralysed = gelähmt

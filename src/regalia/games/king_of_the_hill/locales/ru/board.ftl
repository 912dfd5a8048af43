# King of the Hill: maps, spaces and units, as labels for screen readers and lists of maps.

# Built-in maps.
board-name-standard = Стандартный холм
board-name-king-of-the-woods = Леса
board-name-ambush = Путь через лес
board-name-night-attack = Лагерь у озера

# Spaces.
board-field = Поле боя, { $name }
ground-open = открытая местность
ground-hill = холм
ground-hilltop = вершина холма
ground-forest = лес
ground-shallow = мелководье
ground-deep = глубокая вода
ground-road = дорога
ground-rocks = камни
board-zone = зона расстановки { $seat-gen }
board-objective = цель { $seat-gen }
board-razed = уничтоженная цель { $seat-gen }

# Units.
board-unit = { $unit } { $seat-gen }
board-general = { $unit } { $seat-gen }, с генералом
board-paralysed = действует паралич

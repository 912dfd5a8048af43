# What the cards of each suit do, and defence cards.

field-card-uses = Что делают карты
field-use-move-straight = ход по прямой
field-use-move-diagonal = ход по диагонали
field-use-attack-straight = атака по прямой
field-use-attack-diagonal = атака по диагонали
field-use-none = (на руке нет)
field-cards-left = Осталось карт: у синих { $blue }, у красных { $red }
field-defence = Карты защиты
field-defence-of = { $unit } { $close }
field-defence-shot = { $unit } { $close } (выстрел: { $shot })
field-reach = сюда ведут карты: { $suits }

# What the cards of each suit do, and defence cards.

field-card-uses = What your cards do
field-use-move-straight = moves straight
field-use-move-diagonal = moves diagonally
field-use-attack-straight = attacks straight
field-use-attack-diagonal = attacks diagonally
field-use-none = (none in your hand)
field-cards-left = Cards left: blue { $blue }, red { $red }
field-defence = Defence cards
field-defence-of = { $unit } { $close }
field-defence-shot = { $unit } { $close } (shot: { $shot })
field-reach = can move here with { $suits }

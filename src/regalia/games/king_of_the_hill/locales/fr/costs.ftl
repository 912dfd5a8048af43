# What the cards of each suit do, and defence cards.

field-card-uses = Ce que font vos cartes
field-use-move-straight = déplace horizontalement ou verticalement
field-use-move-diagonal = déplace en diagonale
field-use-attack-straight = attaque horizontalement ou verticalement
field-use-attack-diagonal = attaque en diagonale
field-use-none = (aucune en main)
field-cards-left = Cartes restantes : bleu { $blue }, rouge { $red }
field-defence = Cartes de défense
field-defence-of = { $unit } { $close }
field-defence-shot = { $unit } { $close } (tir : { $shot })
field-reach = accessible avec { $suits }

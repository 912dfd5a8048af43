# What the cards of each suit do, and defence cards.

field-card-uses = Was deine Karten tun
field-use-move-straight = bewegt gerade
field-use-move-diagonal = bewegt diagonal
field-use-attack-straight = greift gerade an
field-use-attack-diagonal = greift diagonal an
field-use-none = (keine auf der Hand)
field-cards-left = Übrige Karten: Blau { $blue }, Rot { $red }
field-defence = Verteidigungskarten
field-defence-of = { $unit } { $close }
field-defence-shot = { $unit } { $close } (Schuss: { $shot })
field-reach = erreichbar mit { $suits }

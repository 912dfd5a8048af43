# King of the Hill: the inspector.

# Units.
inspect-free = Free steps
inspect-ruled = Card steps
inspect-close = Defence, close combat
inspect-shot = Defence, shots
inspect-range = Range
inspect-penalty = Its target’s defence
inspect-flies = Flies
inspect-yes = yes
inspect-general = The crown marks the general. If this unit is destroyed, the general is dead.
inspect-engaged = Crossed swords: this unit is engaged with an enemy on { $spaces }. An engaged unit can’t shoot.
inspect-paralysed = Paralysed: this unit can’t act now.

# Reach by suit.
inspect-reach-C = ♣︎ moves
inspect-reach-S = ♠︎ moves
inspect-reach-D = ♦︎ attacks
inspect-reach-H = ♥︎ attacks

# Terrain.
inspect-cover = Defence cards
inspect-stops = Ends a move
inspect-hides = Blocks line of sight
inspect-impassable = Impassable
inspect-level = Height
inspect-stands-on = Ground: { $ground }

# Cards.
inspect-order = Low to high
inspect-now = Possible now
inspect-ace = The ace is high.
inspect-joker = You choose the suit of a joker. Black moves, red attacks. It ranks as an ace and casts no spell.
inspect-burn = To burn a card is to discard it without effect. It uses up your action: you wait and let your opponent act.
inspect-pile = Draw pile
inspect-pile-note = Defence cards are drawn from here.
inspect-round = Round
inspect-round-note = A round ends when both hands are empty. Then both sides count their objectives: the game can end before round 7.

# Players.
inspect-units = Units on the board
inspect-lost = Units destroyed
inspect-hand = Cards in hand
inspect-on-hill = Units on the hill

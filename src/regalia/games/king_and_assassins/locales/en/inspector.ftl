# King & Assassins: the inspector.

# Pieces and spaces.
inspect-on-roof = On a roof: a piece on a street can’t reach it to attack or capture it.
inspect-wounds = Wounds
inspect-knights = Knights left

# What a click does.
inspect-click-chooses = A click selects this piece and shows where it can go.
inspect-click-asks = With an adjacent knight selected, a click asks what you want to do: shove, or capture or eliminate.
inspect-click-shoves = With an adjacent knight selected, a click shoves this piece.
inspect-click-captures = With an adjacent knight selected, a click captures this citizen.
inspect-click-attacks = With an adjacent piece selected, a click attacks it.

# Round cards.
inspect-card-note = The crown is for the king, the helmet for the knights, the dagger for the assassins: the action points of this round.
inspect-fetters-title = Fetters
inspect-fetters = The chained rings are fetters: this round, the knights may capture one citizen.
inspect-no-fetters = Without fetters: no one can be captured this round.

# Players.
inspect-citizens = Citizens on the board
inspect-revealed = Assassins revealed
inspect-eliminated = Assassins eliminated
inspect-captured = Citizens captured

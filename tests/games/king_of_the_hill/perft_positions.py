"""Positions with the number of sequences of actions from them, by depth."""

from typing import Any

from tests.games.king_of_the_hill.scene import position

# Worked out by hand, action by action:
#
# duel     1: 9D burn, 9D b6xb7.  = 2
#          2: burn: 9H burn (nobody stands diagonally) = 1;  attack: draw:KS, hand:9H, yield = 3.  = 4
#          3: burn, burn: the turn is over = 1;  draw:KS: no way out, lost: pursue, halt = 2;  yield: the
#             same = 2;  hand:9H: draw:2H, draw:TD, yield = 3.  = 8
#          4: 1;  draw:KS and yield: after pursue or halt red burns its nine = 2 and 2;  hand:9H: draw:2H
#             loses the infantry: pursue, halt = 2, draw:TD blocks and the turn is over = 1, yield = 2.  = 10
# spells   1: KC burn, KC a1-a2, KC a1-b1, KC confusion, 4D burn, 4D vigour:a1-a2, -b1, -b2.  = 8
#          2: confusion waits for chance = 1;  else red burns its five or steps to j6, j7, k6 = 7 × 4.  = 29
#          3: confusion = 1;  after the king is burned the four: burn, a2, b1, b2 = 4, moved to a2: burn and
#             five steps = 6, moved to b1: 6;  after the four is burned the king: burn, a2, b1 = 3 (red has
#             no card left to lose), from a2: burn and 3 = 4, from b1: 4, from b2: burn and 4 = 5.
#             4 × (4 + 6 + 6 + 3 + 4 + 4 + 5) + 1 = 129
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "duel": (
        position(
            "introduction", turn=3, blue="infantry@b6", red="archers@b7", hand="9D", other="9H",
            pile="KS 2H TD",
        ),
        [1, 2, 4, 8, 10],
    ),
    "spells": (
        position("king-of-the-woods", blue="artillery@a1", red="artillery@k7", hand="KC 4D", other="5H"),
        [1, 8, 29, 129],
    ),
    # Archers, artillery and flyers around the hill, a forest, rocks and a road; jokers in both hands.
    "melee": (
        position(
            blue="infantry+@d2 cavalry@e3 archers@c3 artillery@b2 flyers@h2",
            red="infantry+@e5 cavalry@d4 archers@g5 land-monster@f3",
            elements="forest-small@b3 rocks@i5 road@k", hand="** 9D AS", other="** KC 8H",
            pile="QS 9C KH 4S 5S 6D 7H 2C", gone="blue:archers",
        ),
        [1, 265, 62476, 9523151],
    ),
    # Blue is about to leave, by foot and by magic, and red's forest is full of archers.
    "edge": (
        position(
            "ambush", turn=7, blue="cavalry+@d5 infantry@e7 flying-monster@c5 archers@i6",
            red="archers@f6 infantry@c6 elite-infantry@d6 archers@j6", hand="5C 4D AC KD", other="9H TS 6D",
            pile="2H 3S JC QD 8D 7C", left_board=[{"side": "blue", "type": "infantry"}],
        ),
        [1, 141, 10138, 796391],
    ),
}  # fmt: skip

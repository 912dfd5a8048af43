"""How much each clue tells about who the assassins are. tools.fit writes the weights.

A clue adds its weight to the logarithm of a pick's likelihood, once for every turn and citizen it is seen in.
"""

from __future__ import annotations

DOUBT = 0.03  # the share of the belief that is spread over all that is possible, whatever was seen

# Of a citizen whom nobody knew, in one turn of the assassins:
CITIZEN_CLUES = (
    "moved",  # it was moved
    "spent",  # with this share of the points
    "closer",  # so many points nearer to the king than before, and it was moved
    "farther",  # so many points farther from the king
    "poised",  # it was moved to where it threatens the king
    "fled",  # it was moved out of the knights' reach
    "exposed",  # it was moved, and is in the knights' reach
    "left",  # it was not moved, and is in the knights' reach
    "climbed",  # it went up to a roof
)
# Of a pick, in one turn of the assassins:
PICK_CLUES = (
    "spared-wound",  # one of them could have wounded the king, and nobody did
    "spared-kill",  # they could have killed the king, and did not
)
NAMES = (*CITIZEN_CLUES, *PICK_CLUES)

# Which sign each weight must have, where common sense knows it: a small sample may not.
SIGNS = {
    "spent": 1,
    "closer": 1,
    "farther": -1,
    "poised": 1,
    "fled": 1,
    "exposed": -1,
    "left": -1,
    "climbed": 1,
    "spared-wound": -1,
    "spared-kill": -1,
}

WEIGHTS: dict[str, float] = {
    "moved": 0.1,
    "spent": 0.2,
    "closer": 0.2,
    "farther": -0.1,
    "poised": 0.2,
    "fled": 0.3,
    "exposed": -0.1,
    "left": -0.1,
    "climbed": 0.2,
    "spared-wound": -0.5,
    "spared-kill": -2.5,
}

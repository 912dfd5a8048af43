"""How much each clue tells about who the assassins are. tools.training.fit writes the weights.

A clue to a citizen adds its weight to the logarithm of a pick's likelihood once for every turn it is seen in,
a clue to a pick once in a game.
"""

from __future__ import annotations

DOUBT = 0.03  # the share of the belief that is spread over all that is possible, whatever was seen

# Of a citizen whom nobody knew, in one turn of the assassins:
CITIZEN_CLUES = (
    "spent",  # it was moved with this share of the points
    "closer",  # so many points nearer to the king than before, and it was moved
    "farther",  # so many points farther from the king
    "poised",  # it was moved to where it threatens the king
    "exposed",  # it was moved, and is in the knights' reach
    "climbed",  # it was moved from a street to a roof
    "perched",  # it was moved, and is on a roof
    "left",  # it was not moved, and is in the knights' reach
    "idle",  # it was not moved, and is not far from the king
)
# Of a pick, in any turn of the assassins:
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
    "exposed": -1,
    "climbed": 1,
    "perched": 1,
    "left": -1,
    "idle": -1,
    "spared-wound": -1,
    "spared-kill": -1,
}

# Tempered by hand: fitted on games they are up to twenty times as large, and assassins who know them make a
# king who trusts them capture bystanders; with four times as much of them he guessed worse than with none.
# What costs nothing to feign tells little, a spared king tells much.
# See docs/experiments/belief-calibration.md.
WEIGHTS: dict[str, float] = {
    "spent": 0.1,
    "closer": 0.015,
    "farther": -0.012,
    "poised": 0.0,
    "exposed": -0.025,
    "climbed": 0.025,
    "perched": 0.025,
    "left": -0.012,
    "idle": -0.012,
    "spared-wound": -0.4,
    "spared-kill": -3.0,
}

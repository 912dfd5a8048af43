"""Weights of the clues in the log likelihood of a pick. tools.training.fit writes the weights.

A clue about a citizen adds its weight for every turn in which it is seen, a clue about a pick once per game.
"""

from __future__ import annotations

UNIFORM_SHARE = 0.03  # the share of the belief that is uniform over all possible picks

# About an unrevealed citizen, in one turn of the assassins:
CITIZEN_CLUES = (
    "spent",  # it was moved, with this share of the points
    "closer",  # it was moved, and its cost to reach the king fell by this
    "farther",  # it was moved, and its cost to reach the king rose by this
    "poised",  # it was moved, and threatens the king
    "exposed",  # it was moved, and a knight can capture it
    "climbed",  # it was moved from a street to a roof
    "perched",  # it was moved, and is on a roof
    "left",  # it was not moved, and a knight can capture it
    "idle",  # it was not moved, and is near the king
)
# About a pick, in any turn of the assassins:
PICK_CLUES = (
    "spared-wound",  # it could have wounded the king, and did not
    "spared-kill",  # it could have killed the king, and did not
)
NAMES = (*CITIZEN_CLUES, *PICK_CLUES)

# The required sign of a weight where it is obvious; a small sample may get it wrong.
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

# Reduced by hand. Fitted weights are up to twenty times as large, but assassins who know them make the king
# capture bystanders: with four times these weights he guessed worse than with none. Clues that are free to
# fake have small weights, a spared king has a large one.
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

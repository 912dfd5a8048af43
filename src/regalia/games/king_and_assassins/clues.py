"""How much each clue tells about who the assassins are. tools/fit.py writes the numbers.

A clue adds its weight to the logarithm of a pick's likelihood, once for every turn and citizen it is seen in.
"""

from __future__ import annotations

DOUBT = 0.03  # the share of the belief that is spread over all that is possible, whatever was seen

# name: (least, most), for signs that common sense knows and a small sample may not
BOUNDS: dict[str, tuple[float, float]] = {
    "moved": (-2.0, 2.0),
    "spent": (0.0, 2.0),
    "closer": (0.0, 2.0),
    "farther": (-2.0, 0.0),
    "poised": (0.0, 2.0),
    "fled": (0.0, 2.0),
    "exposed": (-2.0, 0.0),
    "left": (-2.0, 0.0),
    "climbed": (0.0, 2.0),
    "spared-wound": (-5.0, 0.0),
    "spared-kill": (-5.0, 0.0),
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

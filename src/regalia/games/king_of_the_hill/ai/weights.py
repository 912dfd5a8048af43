"""The features of the evaluation of King of the Hill, and their weights. This module is never compiled.

Features are computed for blue; for red their signs are reversed. weights.pxd repeats their indices; a test
compares the two files.
"""

from __future__ import annotations

# Features, by their index in a row of weights.
BIAS = 0  # 1: the advantage that the scenario gives blue
MATERIAL = 1  # value of the units
GENERAL = 2  # generals alive
EXPOSED = 3  # probability that the cards in hand destroy the generals
THREAT_NOW = 4  # expected loss of units to the side that plays next
THREAT_LATER = 5  # expected loss of units to the other side afterwards
CARDS = 6  # cards in hand, corrected for whose turn it is
HIGH = 7  # high cards in hand
LAST_WORD = 8  # who plays the last card of the turn; grows as the end of the turn approaches
COVER = 9  # defence cards by terrain
NEAR = 10  # how near the units are to the aim
HELD = 11  # the lead on the hill, or the number of forests led
TURN = 12  # probability that the end of the turn wins the game
PAIR = 13  # held objectives of the own pair (KH-14.2)
EXITS = 14  # units that have left, of three (KH-15.4)
ESCAPED = 15  # the general has left
MARCH = 16  # how near the general and three others are to the far edge
SHORT = 17  # how many of the three required units can no longer leave
CLOCK = 18  # turns played
RAZED = 19  # objectives razed (KH-15.5)
RAID = 20  # how near red is to the objectives that are not razed
STORM = 21  # red stands on such an objective
GUARD = 22  # blue stands on such an objective or beside it
N_FEATURES = 23
N_AIMS = 4

NAMES = (
    "bias", "material", "general", "exposed", "threat-now", "threat-later", "cards", "high", "last-word",
    "cover", "near", "held", "turn", "pair", "exits", "escaped", "march", "short", "clock", "razed", "raid",
    "storm", "guard",
)  # fmt: skip

# The sign that each weight must have; fitting decides the sign of the others.
SIGNS = {
    "material": 1, "general": 1, "exposed": 1, "threat-now": 1, "threat-later": 1, "cards": 1, "high": 1,
    "last-word": 1, "near": 1, "held": 1, "turn": 1, "pair": 1, "exits": 1, "escaped": 1, "march": 1,
    "short": -1, "razed": -1, "raid": -1, "storm": -1, "guard": 1,
}  # fmt: skip

# One row for each aim, in the order of scenarios.AIMS; features that are not named have weight 0. Fitted to 800
# games of a player that searches one action deep; pairs were too rare in them, so that weight was set by hand.
WEIGHTS: tuple[dict[str, float], ...] = (
    {
        "material": 0.287, "general": 1.16, "threat-now": 0.0605, "cards": 0.81, "high": 0.026,
        "last-word": 0.146, "cover": -0.123, "near": 0.419, "turn": 3.05, "pair": 0.4,
    },
    {
        "material": 0.471, "general": 2.12, "exposed": 0.117, "threat-now": 0.0112, "cards": 0.289,
        "high": 0.0619, "cover": 0.008, "near": 0.56, "turn": 2.86,
    },
    {
        "bias": 0.0094, "material": 0.228, "general": 0.722, "exposed": 0.171, "threat-now": 0.107,
        "threat-later": 0.0624, "cards": 0.19, "high": 0.0028, "cover": -0.0269, "exits": 0.596,
        "escaped": 1.27, "march": 0.437, "short": -0.293, "clock": -2.27,
    },
    {
        "bias": -0.297, "material": 0.162, "general": 0.204, "exposed": 0.0116, "threat-now": 0.22,
        "threat-later": 0.174, "cards": 0.0819, "high": 0.0193, "clock": 1.86, "razed": -2.21,
        "raid": -1.02, "storm": -0.259, "guard": 0.188,
    },
)  # fmt: skip

# The value of a unit of each type, relative to infantry; in the order of units.UNITS.
WORTH = (1.0, 1.15, 1.1, 1.1, 0.9, 1.1, 1.15, 1.15, 1.2, 0.6, 1.5, 1.8, 1.4)


def rows(weights: tuple[dict[str, float], ...] = WEIGHTS) -> list[float]:
    """The weights as one flat list, row by row."""
    return [row.get(name, 0.0) for row in weights for name in NAMES]

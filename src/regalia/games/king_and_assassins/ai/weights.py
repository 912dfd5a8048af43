"""The weights of the evaluation of King & Assassins, fitted to games.

The value of a position for the king's player is the logistic function of the weighted sum of its features;
for the assassins' player it is 1 minus that. There is one row of weights for each seat and for the side that
moves next (`ROWS`), because a threat that can still be answered weighs less. `Evaluator.features` gives all
rows in one list; rows that do not apply to the position are 0.
"""

# Each feature, and the required sign of its weight: 1 if it cannot hurt the king, -1 if it cannot help him,
# 0 if either is possible.
FEATURES: dict[str, int] = {
    "constant": 0,
    "way": -1,  # steps into the castle, plus a cost for pieces in the way, in tens
    "close": 1,  # 1 / (1 + way): the last steps count more
    "slack": 1,  # king's points in the deck beyond the way, in sixths, 1 at most
    "late": -1,  # how far the slack is below 1, in thirds, 1 at most
    "wounded": -1,
    "death": -1,  # -log(1 - p), where p is the probability that the next assassins' turn can kill the king
    "wound": -1,  # probability that it can wound him, but not kill
    "threat": -1,  # expected proximity of the nearest assassin
    "second": -1,  # the same, if the king is wounded already
    "pack": -1,  # expected proximity of all assassins
    "knights": 1,  # alive, in sevenths
    "guards": 1,  # knights near the king, in quarters
    "assassins": -1,  # expected number on the board, in thirds
    "exposed": 1,  # revealed assassins that a knight can reach
    "hunt": 1,  # probability of capturing one, times that of fetters
    "fetters": 1,  # cards with fetters in the deck, in sevenths
    "suspicion": 1,  # probability that the king's player gives the hidden assassins
    "tell": 1,  # share of assassins among the unrevealed citizens near the king
    "perch": -1,  # assassins on roofs near the king
    "ahead": -1,  # assassins between the king and the castle
    "stuck": -1,  # the king has no legal step
    "few": 1,  # how far the expected number on the board is below two
    "astray": 1,  # distance of the assassins from the king's shortest routes, scaled to 1
}
NAMES: tuple[str, ...] = tuple(FEATURES)
# The index of each feature in a row of weights; weights.pxd repeats them, and a test compares the two files.
(
    CONSTANT,
    WAY,
    CLOSE,
    SLACK,
    LATE,
    WOUNDED,
    DEATH,
    WOUND,
    THREAT,
    SECOND,
    PACK,
    KNIGHTS,
    GUARDS,
    ASSASSINS,
    EXPOSED,
    HUNT,
    FETTERS,
    SUSPICION,
    TELL,
    PERCH,
    AHEAD,
    STUCK,
    FEW,
    ASTRAY,
) = range(len(NAMES))
SIGNS: tuple[int, ...] = tuple(FEATURES.values())

# For each seat: before the assassins' turn, and before the king's.
ROWS: tuple[str, ...] = (
    "king, assassins next",
    "king, king next",
    "assassins, assassins next",
    "assassins, king next",
)

# constant way close slack late wounded death wound threat second pack knights guards assassins
#   exposed hunt fetters suspicion tell perch ahead stuck few astray
# Fitted by python -m tools.training.fit king-and-assassins on games of level 8 against itself with 50
#   iterations: the king's rows on 260 games, the assassins' on 580. In games
#   with slow kings time has little effect, so the king's weights of way, slack and death were raised by
#   hand, and won more in the arena. The fit gave 0 for the king's wound, which was set to -0.4, and to -1
#   for the assassins. The last row, by which the assassins choose, was then optimised by play: python -m
#   tools.training.evolve --row 3 --opponent greedy:width=64 --steps 13 --seed 5; then astray was set to 2
#   by hand, because they hid in the corners until the king was home. See docs/experiments/evaluation-weights.md.
WEIGHTS: tuple[tuple[float, ...], ...] = (
    (
        0.9017,  # constant
        -1.8,  # way
        4.417,  # close
        4,  # slack
        -3.483,  # late
        -0.4,  # wounded
        -4.8,  # death
        -0.2412,  # wound
        -1.111,  # threat
        0,  # second
        -0.8237,  # pack
        1.389,  # knights
        0.1907,  # guards
        -2.962,  # assassins
        0.0772,  # exposed
        2.386,  # hunt
        0.7945,  # fetters
        0,  # suspicion
        0.5119,  # tell
        -1.792,  # perch
        -0.383,  # ahead
        0,  # stuck
        0,  # few
        0,  # astray
    ),
    (
        0.9481,  # constant
        -1.8,  # way
        6.246,  # close
        4,  # slack
        -2.855,  # late
        -0.4,  # wounded
        -0.513,  # death
        0,  # wound
        -0.6867,  # threat
        0,  # second
        -0.3678,  # pack
        1.435,  # knights
        0.1073,  # guards
        -2.93,  # assassins
        1.226,  # exposed
        1.02,  # hunt
        0.9303,  # fetters
        0.1089,  # suspicion
        0.4069,  # tell
        -1.555,  # perch
        -0.4478,  # ahead
        0,  # stuck
        0,  # few
        0,  # astray
    ),
    (
        0.8148,  # constant
        -0.6404,  # way
        4.303,  # close
        0.6575,  # slack
        -2.136,  # late
        -1,  # wounded
        -1.543,  # death
        -0.174,  # wound
        0,  # threat
        -0.02076,  # second
        -1.507,  # pack
        0.1905,  # knights
        0.6928,  # guards
        -2.758,  # assassins
        0.6999,  # exposed
        3.076,  # hunt
        1.047,  # fetters
        0,  # suspicion
        0.06903,  # tell
        -0.2677,  # perch
        -0.6433,  # ahead
        0,  # stuck
        0.06313,  # few
        0,  # astray
    ),
    (
        0.9847,  # constant
        -0.06227,  # way
        6.248,  # close
        0.5742,  # slack
        -0.9863,  # late
        -1.332,  # wounded
        0,  # death
        0,  # wound
        -0.03,  # threat
        -0.1364,  # second
        0,  # pack
        0.09521,  # knights
        0.4966,  # guards
        -3.335,  # assassins
        1.571,  # exposed
        4.343,  # hunt
        1.24,  # fetters
        2.878,  # suspicion
        0.03136,  # tell
        -0.32,  # perch
        -0.55,  # ahead
        -0.004047,  # stuck
        0.01507,  # few
        2,  # astray
    ),
)

"""What each feature of a position of King & Assassins is worth: data, fitted to games.

The value of a position for the king's player is the logistic function of the weighted sum of its features;
for the assassins' player it is 1 minus that. There is one row of weights for each seat and for who comes
next, since a danger that can still be answered is half a danger: see `ROWS`. `Evaluator.features` gives all
rows in one list, of which those for other positions are 0.
"""

# Each feature, and what the sign of its weight must be: 1 where more of it cannot hurt the king, -1 where it
# cannot help him, 0 where either may be.
FEATURES: dict[str, int] = {
    "constant": 0,
    "way": -1,  # steps to the castle and inside, with a toll for who stands in the way, in tens
    "close": 1,  # 1 / (1 + way): the last steps count for more
    "slack": 1,  # king's points in the deck beyond the way, in sixths, 1 at most
    "late": -1,  # how far the slack is below 1, in thirds, 1 at most
    "wounded": -1,
    "death": -1,  # -log(1 - chance) that the next assassins' turn can kill the king
    "wound": -1,  # chance that it can wound him and no more
    "threat": -1,  # how near the nearest assassin is likely to be
    "second": -1,  # the same, where the king is wounded already
    "pack": -1,  # how near all of them are
    "knights": 1,  # alive, in sevenths
    "guards": 1,  # knights near the king, in quarters
    "assassins": -1,  # likely to be alive, in thirds
    "exposed": 1,  # revealed ones that a knight can reach
    "hunt": 1,  # the best chance to capture one, if there were fetters, and there are
    "fetters": 1,  # cards with fetters in the deck, in sevenths
    "suspicion": 1,  # how well the king's player knows the hidden ones
    "tell": 1,  # of the hidden who are near, the share that is bad
    "perch": -1,  # assassins on roofs near the king
    "ahead": -1,  # assassins between the king and the castle
    "stuck": -1,  # the king has nowhere to step
    "few": 1,  # how far those likely to be alive are below two
    "astray": 1,  # how far off the king's shortest way home they are, in ninths and thirds
}
NAMES: tuple[str, ...] = tuple(FEATURES)
SIGNS: tuple[int, ...] = tuple(FEATURES.values())

# Of each seat: before the assassins' turn, and before the king's.
ROWS: tuple[str, ...] = (
    "king, assassins next",
    "king, king next",
    "assassins, assassins next",
    "assassins, king next",
)

# constant way close slack late wounded death wound threat second pack knights guards assassins
#   exposed hunt fetters suspicion tell perch ahead stuck few astray
# Fitted by python -m tools.training.fit king-and-assassins on games of level 8 against itself with 50
#   iterations: the king's rows on 260 games, the assassins' on 580. Kings who loiter teach a fit that time
#   is worth nothing, so the king's way, slack and fear of death were raised by hand, and the arena
#   preferred them. Where the fit gave the king's wound nothing, -0.4 stands, and the assassins have -1 for
#   it. The last row, by which the assassins choose, was then played for: python -m tools.training.evolve
#   --row 3 --opponent greedy:width=64 --steps 13 --seed 5; then 2 for astray, by hand, since they hid in
#   the corners until the king was home. See docs/experiments/evaluation-weights.md.
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

"""What each feature of a position of King & Assassins is worth: data, set by hand until it is fitted.

The value of a position for the king's player is the logistic function of the weighted sum of its features;
for the assassins' player it is 1 minus that. There is one row of weights for each seat and for who comes
next, since a danger that can still be answered is half a danger: see `ROWS`. `Judge.features` gives all
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
#   exposed hunt fetters suspicion tell perch ahead stuck few
# Fitted by python -m tools.fit king-and-assassins /tmp/lead-ka.jsonl on 260 games.
WEIGHTS: tuple[tuple[float, ...], ...] = (
    (
        0.9211,  # constant
        -0.5299,  # way
        1.3,  # close
        0.7514,  # slack
        -1.066,  # late
        -0.189,  # wounded
        -4.763,  # death
        0,  # wound
        -0.6652,  # threat
        0,  # second
        -0.1863,  # pack
        1.01,  # knights
        0,  # guards
        -2.72,  # assassins
        1.729,  # exposed
        0.07949,  # hunt
        0.759,  # fetters
        0,  # suspicion
        0.5264,  # tell
        0,  # perch
        0,  # ahead
        0,  # stuck
        0.2782,  # few
    ),
    (
        0.918,  # constant
        -0.6283,  # way
        2.859,  # close
        1.151,  # slack
        -0.9232,  # late
        -0.2117,  # wounded
        -0.12,  # death
        -0.1636,  # wound
        -0.4403,  # threat
        -0.02853,  # second
        -0.2144,  # pack
        0.8689,  # knights
        0,  # guards
        -2.779,  # assassins
        1.47,  # exposed
        1.056,  # hunt
        0.7467,  # fetters
        0.06701,  # suspicion
        0,  # tell
        0,  # perch
        0,  # ahead
        0,  # stuck
        0.3968,  # few
    ),
    (
        1.083,  # constant
        -0.5226,  # way
        1.95,  # close
        0.92,  # slack
        -1.574,  # late
        -0.2378,  # wounded
        -1.431,  # death
        0,  # wound
        0,  # threat
        -0.4611,  # second
        -2.058,  # pack
        1.231,  # knights
        0.04672,  # guards
        -2.832,  # assassins
        1.865,  # exposed
        2.586,  # hunt
        0.672,  # fetters
        0,  # suspicion
        0.1877,  # tell
        -0.3179,  # perch
        -0.3488,  # ahead
        0,  # stuck
        0.2706,  # few
    ),
    (
        1.129,  # constant
        -0.584,  # way
        3.701,  # close
        0.8965,  # slack
        -1.383,  # late
        -0.2664,  # wounded
        -0.127,  # death
        -0.1197,  # wound
        0,  # threat
        -0.1119,  # second
        -1.487,  # pack
        1.122,  # knights
        0,  # guards
        -2.949,  # assassins
        1.867,  # exposed
        2.277,  # hunt
        0.7925,  # fetters
        1.329,  # suspicion
        0,  # tell
        -0.4,  # perch
        -0.3819,  # ahead
        0,  # stuck
        0.2231,  # few
    ),
)

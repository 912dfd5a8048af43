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
WEIGHTS: tuple[tuple[float, ...], ...] = (
    (1.1, -1.0, 5.0, 1.0, -3.0, -1.0, -1.3, -1.1, -0.8, -1.4, -0.5, 1.6, 0.5, -3.0,
     0.15, 0.5, 0.3, 0.8, 0.2, -0.3, -0.4, -0.2, 0.6),
    (1.1, -1.0, 6.0, 1.0, -3.0, -1.0, -0.35, -0.35, -0.6, -1.0, -0.4, 1.6, 0.4, -3.0,
     0.7, 0.9, 0.3, 0.8, 0.3, -0.4, -0.4, -0.2, 0.6),
    (1.1, -1.0, 5.0, 1.0, -3.0, -1.0, -1.3, -1.1, -0.8, -1.4, -0.5, 1.6, 0.5, -3.0,
     0.15, 0.5, 0.3, 0.8, 0.2, -0.3, -0.4, -0.2, 0.6),
    (1.1, -1.0, 6.0, 1.0, -3.0, -1.0, -0.35, -0.35, -0.6, -1.0, -0.4, 1.6, 0.4, -3.0,
     0.7, 1.2, 0.3, 1.2, 0.3, -0.4, -0.4, -0.2, 0.6),
)  # fmt: skip

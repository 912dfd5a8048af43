"""How much a rated match counts: protects leaderboards against matches lost on purpose and repeated wins.

The weight of a match scales the change of both ratings. Matches against the computer always have weight 1.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from regalia.services.limits import Limits
from regalia.services.matches.entries import Reason
from regalia.services.matches.match_settings import Milliseconds
from regalia.services.ratings.glicko import Rating

NEWCOMER = 0.25  # weight of a win against a guest or a newcomer
REPEATS = (1.0, 0.5, 0.25, 0.125)  # weight of the first, second … match of the same two; then 0
BY_PLAYERS: frozenset[Reason] = frozenset({"resigned", "time", "abandoned", "agreed"})


class RatingRules(NamedTuple):
    """Rules for rated matches and for places in a leaderboard."""

    least_actions: int = 30  # of a match ended by players, before it gives the winner anything
    repeat_window: Milliseconds = 604_800_000  # in which matches of the same two count as repeats
    newcomer_games: int = 5  # rated games before a named player is no newcomer
    place_games: int = 5  # rated games in a seat that a rank needs
    place_opponents: int = 5  # different named opponents or levels that a rank needs

    @classmethod
    def from_limits(cls, limits: Limits) -> RatingRules:
        """Reads the values from the limits of a server."""
        return cls(
            least_actions=limits.count("rating.least-actions"),
            repeat_window=round(1000 * limits.seconds("rating.repeat-window")),
            newcomer_games=limits.count("rating.newcomer-games"),
            place_games=limits.count("leaderboard.games"),
            place_opponents=limits.count("leaderboard.opponents"),
        )


DEFAULT = RatingRules()


def repeat_weight(met: int) -> float:
    """Returns the weight of a match of two players who finished `met` matches within the repeat window."""
    return REPEATS[met] if met < len(REPEATS) else 0.0


def is_short(reason: str, actions: int, rules: RatingRules) -> bool:
    """Returns whether the players ended a match before `least_actions`."""
    return reason in BY_PLAYERS and actions < rules.least_actions


def weighted(before: Rating, after: Rating, weight: float) -> Rating | None:
    """Returns the rating after a part of the change from `before` to `after`; None if the weight is 0."""
    if weight <= 0:
        return None
    return msgspec.structs.replace(
        after,
        value=before.value + weight * (after.value - before.value),
        deviation=before.deviation + weight * (after.deviation - before.deviation),
    )

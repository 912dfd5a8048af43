"""How much a rated match counts: what keeps gifts and repeated wins from leading a leaderboard.

The weight of a match scales how far both ratings move. Matches against the computer always count in full: it
gives nothing away.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from regalia.services.entries import Reason
from regalia.services.glicko import Rating
from regalia.services.limits import Limits
from regalia.services.match_settings import Milliseconds

NEWCOMER = 0.25  # the weight of a win against somebody who has no name yet, or has played little
REPEATS = (1.0, 0.5, 0.25, 0.125)  # the weight of the first, second … match of the same two; then none
BY_PLAYERS: frozenset[Reason] = frozenset({"resigned", "time", "abandoned", "agreed"})


class RatingRules(NamedTuple):
    """What a server asks of rated matches and of places in a leaderboard."""

    least_actions: int = 30  # of a match that the players ended, before anybody gains by it
    repeat_window: Milliseconds = 604_800_000  # in which matches of the same two count as repeated
    newcomer_games: int = 5  # rated, in a game, before somebody with a name is no newcomer
    place_games: int = 5  # rated, in a seat, before somebody has a place
    place_opponents: int = 5  # different ones with a name, or levels of the computer

    @classmethod
    def from_limits(cls, limits: Limits) -> RatingRules:
        """The numbers of a server's limits."""
        return cls(
            least_actions=limits.count("rating.least-actions"),
            repeat_window=round(1000 * limits.seconds("rating.repeat-window")),
            newcomer_games=limits.count("rating.newcomer-games"),
            place_games=limits.count("leaderboard.games"),
            place_opponents=limits.count("leaderboard.opponents"),
        )


DEFAULT = RatingRules()


def repeat_weight(met: int) -> float:
    """The weight of a match of two who have met so often lately."""
    return REPEATS[met] if met < len(REPEATS) else 0.0


def is_short(reason: str, actions: int, rules: RatingRules) -> bool:
    """Whether the players, and not the rules of the game, have ended a match before it was one."""
    return reason in BY_PLAYERS and actions < rules.least_actions


def weighted(before: Rating, after: Rating, weight: float) -> Rating | None:
    """The new rating, moved by a part of the way; None where the match does not count."""
    if weight <= 0:
        return None
    return msgspec.structs.replace(
        after,
        value=before.value + weight * (after.value - before.value),
        deviation=before.deviation + weight * (after.deviation - before.deviation),
    )

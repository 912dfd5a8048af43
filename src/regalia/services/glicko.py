"""Glicko-2: a rating, how sure it is, and how both change with a game and with time."""

from __future__ import annotations

from math import exp

import msgspec
from glicko2 import Player

# A rating period is a match, for both sides of it; a week without one makes a rating less sure.
PERIOD_MS = 7 * 24 * 3600 * 1000
SCALE = 173.7178  # of Glickman's inner scale
TAU = 0.5  # how fast volatility may change; the library's too
PROVISIONAL = 110.0  # a rating that is less sure than this is marked
LEAST_SURE = 350.0


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is, on Elo's scale. With a confidence of 95 %: `value` ± 2 × `deviation`."""

    value: float = 1500.0
    deviation: float = LEAST_SURE
    volatility: float = 0.06
    games: int = 0
    at: int = 0  # ms: when the last game ended

    @property
    def provisional(self) -> bool:
        """Whether it is too unsure to be taken for granted."""
        return self.deviation > PROVISIONAL

    @property
    def floor(self) -> float:
        """What the rating is at least, as far as one can say: the order of leaderboards."""
        return self.value - self.deviation


class Meeting(msgspec.Struct, frozen=True):
    """A game of a rating period: against whom, and the score: 1 won, ½ drawn, 0 lost."""

    opponent: Rating
    score: float


class Glicko(Player):  # type: ignore[misc]  # the library has no types
    """The library's player with the function of Glickman's step 5 as he gives it.

    Version 2.1.0 takes the rating there where the deviation belongs. It does not show in his example, whose
    player has the rating 0 on the inner scale.
    """

    def _f(self, x: float, delta: float, v: float, a: float) -> float:
        spread: float = (self.rd / SCALE) ** 2
        odds = exp(x)
        bend = odds * (delta**2 - spread - v - odds) / (2 * (spread + v + odds) ** 2)
        return bend - (x - a) / TAU**2


def aged(rating: Rating, now: int) -> Rating:
    """A rating as unsure as it has become since the last game: by each whole period without one."""
    if not rating.games:
        return rating
    player = inner(rating)
    for _ in range((now - rating.at) // PERIOD_MS):
        if player.rd >= LEAST_SURE:
            break
        player.did_not_compete()
    return msgspec.structs.replace(rating, deviation=min(LEAST_SURE, player.rd))


def rated(rating: Rating, meetings: list[Meeting], now: int) -> Rating:
    """A rating after the games of a period; all as they were before it."""
    player = inner(rating)
    player.update_player(
        [meeting.opponent.value for meeting in meetings],
        [meeting.opponent.deviation for meeting in meetings],
        [meeting.score for meeting in meetings],
    )
    return Rating(
        value=player.rating,
        deviation=min(LEAST_SURE, player.rd),
        volatility=player.vol,
        games=rating.games + len(meetings),
        at=max(now, rating.at),
    )


def inner(rating: Rating) -> Glicko:
    """A rating as the library has it."""
    return Glicko(rating.value, rating.deviation, rating.volatility)

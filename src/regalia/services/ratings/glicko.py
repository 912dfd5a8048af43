"""Glicko-2: a rating, its deviation, and how both change with a game and with time.

Steps and letters are those of Glickman's paper (glicko.net/glicko/glicko2.pdf). The library `glicko2` is not used:
its step 5 confuses rating and deviation, and it installs a package `tests` that hides ours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt

import msgspec

# A rating period is one match, for both sides; a week without a match increases the deviation.
PERIOD_MS = 7 * 24 * 3600 * 1000
SCALE = 173.7178  # of Glickman's internal scale
TAU = 0.5  # constrains the change of volatility
TOLERANCE = 1e-6  # of the new volatility's logarithm
PROVISIONAL = 110.0  # a higher deviation is marked as provisional
MAX_DEVIATION = 350.0


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A rating on Elo's scale. 95 % confidence interval: `value` ± 2 × `deviation`."""

    value: float = 1500.0
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06
    games: int = 0
    at: int = 0  # ms: when the last game ended

    @property
    def provisional(self) -> bool:
        """Whether the deviation is too high for a settled rating."""
        return self.deviation > PROVISIONAL

    @property
    def floor(self) -> float:
        """Rating minus deviation, which orders leaderboards."""
        return self.value - self.deviation


class GameResult(msgspec.Struct, frozen=True):
    """A game of a rating period: the opponent's rating and the score (1 won, ½ drawn, 0 lost)."""

    opponent: Rating
    score: float


def aged(rating: Rating, now: int) -> Rating:
    """Returns a rating whose deviation is increased for each whole period without a game."""
    periods = max(0, (now - rating.at) // PERIOD_MS)
    if not rating.games or not periods:
        return rating
    phi = sqrt((rating.deviation / SCALE) ** 2 + periods * rating.volatility**2)
    return msgspec.structs.replace(rating, deviation=min(MAX_DEVIATION, phi * SCALE))


def rated(rating: Rating, meetings: Sequence[GameResult], now: int) -> Rating:
    """Returns a rating after the games of a period; the opponents' ratings are those before it."""
    mu, phi = (rating.value - 1500) / SCALE, rating.deviation / SCALE  # step 2
    weight = surprise = 0.0
    for meeting in meetings:
        g = 1 / sqrt(1 + 3 * (meeting.opponent.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-g * (mu - (meeting.opponent.value - 1500) / SCALE)))
        weight += g**2 * expected * (1 - expected)
        surprise += g * (meeting.score - expected)
    v = 1 / weight  # step 3
    sigma = volatility(rating.volatility, delta=v * surprise, phi=phi, v=v)  # steps 4 and 5
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)  # steps 6 and 7
    mu += phi**2 * surprise
    return Rating(
        value=mu * SCALE + 1500,
        deviation=min(MAX_DEVIATION, phi * SCALE),
        volatility=sigma,
        games=rating.games + len(meetings),
        at=max(now, rating.at),
    )


def volatility(sigma: float, *, delta: float, phi: float, v: float) -> float:
    """Step 5: returns the new volatility."""
    a = log(sigma**2)

    def f(x: float) -> float:
        bottom = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - bottom) / (2 * bottom**2) - (x - a) / TAU**2

    if delta**2 > phi**2 + v:
        other = log(delta**2 - phi**2 - v)
    else:
        other = a - TAU
        while f(other) < 0:
            other -= TAU
    return exp(find_root(f, a, other) / 2)


def find_root(f: Callable[[float], float], a: float, b: float) -> float:
    """Returns the root of f between a and b, by the Illinois variant of regula falsi."""
    f_a, f_b = f(a), f(b)
    while abs(b - a) > TOLERANCE:
        c = a + (a - b) * f_a / (f_b - f_a)
        f_c = f(c)
        if f_c * f_b <= 0:
            a, f_a = b, f_b
        else:
            f_a /= 2
        b, f_b = c, f_c
    return a

"""When it is enough: a sequential test of two differences in Elo, on the scores of pairs.

The generalised sequential probability ratio test (Van den Bergh's, as Stockfish's testers use it). Of all
ways in which the five possible scores of a pair (0, 1/4, 1/2, 3/4, 1) could be distributed, the likeliest one
with the mean that elo0 predicts is compared with the likeliest one with the mean that elo1 predicts:

    LLR = sum over pairs of log(p1(score) / p0(score))

It stops with elo1 at LLR >= log((1 - beta) / alpha), and with elo0 at LLR <= log(beta / (1 - alpha)). The
mean that an Elo difference d predicts is (sigma(d + a) + sigma(d - a)) / 2, with the seat's advantage `a` as
it was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Literal

import msgspec

from regalia.arena.rating import Pair, expected, fit
from regalia.core.errors import BadField

FEWEST = 8  # pairs before the first look: with fewer the spread of the scores is a guess
REGULAR = 0.1  # a score that was never seen counts as so many pairs
MAX_ELO = 1000.0
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)

Decision = Literal["elo0", "elo1"]


class Sprt(msgspec.Struct, frozen=True, kw_only=True):
    """A test: two differences in Elo, and how often it may be wrong if one of them is true.

    Raises: BadField that names the one that is wrong.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -MAX_ELO <= self.elo0 < self.elo1 <= MAX_ELO:
            raise BadField("sprt-elo", field="sprt", most=int(MAX_ELO))
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise BadField("sprt-error", field=name)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where it stops: with elo0, and with elo1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """How far a test has come: the ratio, its bounds, after how many pairs, and what it has decided."""

    llr: float
    low: float
    high: float
    pairs: int
    decision: Decision | None


def judge(test: Sprt, pairs: Sequence[Pair]) -> Verdict:
    """What a test says of the pairs so far; the order does not matter."""
    low, high = test.bounds
    llr = ratio(test, pairs) if len(pairs) >= FEWEST else 0.0
    decision: Decision | None = "elo1" if llr >= high else "elo0" if llr <= low else None
    return Verdict(llr=llr, low=low, high=high, pairs=len(pairs), decision=decision)


def ratio(test: Sprt, pairs: Sequence[Pair]) -> float:
    """The logarithm of the ratio of likelihoods."""
    seat = fit({(0, 1): pairs}, players=2).seat(0).value
    counts = Counter(pair.score for pair in pairs)
    weights = [counts[score] or REGULAR for score in SCORES]
    zero, one = (likeliest(weights, predicted(elo, seat)) for elo in (test.elo0, test.elo1))
    return sum(weight * log(b / a) for weight, a, b in zip(weights, zero, one, strict=True))


def predicted(elo: float, seat: float) -> float:
    """The mean score of a pair for a difference in Elo and an advantage of the seat."""
    return (expected(elo + seat) + expected(elo - seat)) / 2


def likeliest(weights: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which the scores, as often as they came, are likeliest.

    It is p_i = w_i / (1 + t (s_i - mean)), with w the frequencies and t such that the mean comes out right.
    """
    total = sum(weights)
    low, high = -1 / (SCORES[-1] - mean), 1 / (mean - SCORES[0])
    for _ in range(100):
        tilt = (low + high) / 2
        excess = sum(
            weight * (score - mean) / (1 + tilt * (score - mean))
            for weight, score in zip(weights, SCORES, strict=True)
        )
        low, high = (tilt, high) if excess > 0 else (low, tilt)
    return [
        weight / total / (1 + tilt * (score - mean)) for weight, score in zip(weights, SCORES, strict=True)
    ]

"""A sequential probability ratio test of two Elo differences, on the scores of pairs.

The generalized SPRT (Van den Bergh), as fishtest uses it. The five possible scores of a pair (0, 1/4, 1/2,
3/4, 1) have an unknown distribution. The maximum-likelihood distribution with the mean that elo0 predicts
(p0) is compared with the one with the mean that elo1 predicts (p1):

    LLR = sum over pairs of log(p1(score) / p0(score))

It accepts elo1 at LLR >= log((1 - beta) / alpha), and elo0 at LLR <= log(beta / (1 - alpha)). The mean that
an Elo difference d predicts is (sigma(d + a) + sigma(d - a)) / 2, with the fitted seat advantage `a`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Literal

import msgspec

from regalia.arena.rating import Pair, expected, fit
from regalia.core.errors import BadField

MIN_PAIRS = 8  # before the first evaluation: with fewer the variance is unreliable
PSEUDOCOUNT = 0.1  # pairs, for a score that has not occurred
MAX_ELO = 1000.0
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)

Decision = Literal["elo0", "elo1"]


class Sprt(msgspec.Struct, frozen=True, kw_only=True):
    """A test of two Elo differences, with its error rates if one of them is true.

    Raises: BadField that names the wrong value.
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
        """The LLR bounds: for accepting elo0, and elo1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a test: LLR, bounds, number of pairs, and decision."""

    llr: float
    low: float
    high: float
    pairs: int
    decision: Decision | None


def evaluate(test: Sprt, pairs: Sequence[Pair]) -> Verdict:
    """The state of a test after some pairs, in any order."""
    low, high = test.bounds
    llr = log_likelihood_ratio(test, pairs) if len(pairs) >= MIN_PAIRS else 0.0
    decision: Decision | None = "elo1" if llr >= high else "elo0" if llr <= low else None
    return Verdict(llr=llr, low=low, high=high, pairs=len(pairs), decision=decision)


def log_likelihood_ratio(test: Sprt, pairs: Sequence[Pair]) -> float:
    """The log-likelihood ratio (LLR)."""
    seat = fit({(0, 1): pairs}, players=2).seat(0).value
    counts = Counter(pair.score for pair in pairs)
    weights = [counts[score] or PSEUDOCOUNT for score in SCORES]
    zero, one = (max_likelihood(weights, expected_pair_score(elo, seat)) for elo in (test.elo0, test.elo1))
    return sum(weight * log(b / a) for weight, a, b in zip(weights, zero, one, strict=True))


def expected_pair_score(elo: float, seat: float) -> float:
    """The expected score of a pair for an Elo difference and a seat advantage."""
    return (expected(elo + seat) + expected(elo - seat)) / 2


def max_likelihood(weights: Sequence[float], mean: float) -> list[float]:
    """The maximum-likelihood distribution of the scores with a given mean.

    It is p_i = w_i / (1 + t (s_i - mean)), with the frequencies w and with t such that the mean is right.
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

"""Elo from pairs of games: difference in strength and seat advantage, with intervals.

The model: the first player scores, in the seat r, sigma(d + a_r), where sigma(x) = 1 / (1 + 10^(-x/400)), d
is the difference in Elo, and a_r is +a in the game's first seat and -a in its second. Each meeting has an `a`
of its own, because the advantage of a seat depends on the strength of both players. A draw is half a win and
half a loss.

Half a game won and half a game lost are added for each seat of each meeting, so that a player who wins all
has a finite rating (Haldane and Anscombe's correction of the log odds). Intervals come from a sandwich
estimate with the pairs as clusters, because the two games of a pair have the same random numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, log10, sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from regalia.arena.algebra import Matrix, inverse, multiply

Z95 = NormalDist().inv_cdf(0.975)
PER_UNIT = 400 / log(10)  # Elo per unit of log odds
PRIOR = 0.5  # pseudo-games won and lost, added for each seat
MAX_STEP = 2.0  # of the fit, in log odds: Newton's method overshoots far from the solution
SIGNS = (1.0, -1.0)  # of the seat advantage in the first and the second game of a pair


class Interval(msgspec.Struct, frozen=True):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Pair(NamedTuple):
    """The first player's scores in two games on the same seed: in the first seat, in the second."""

    first: float
    second: float

    @property
    def score(self) -> float:
        """The mean score, from 0 to 1."""
        return (self.first + self.second) / 2


Meeting = tuple[int, int]  # indices of two players


def elo(score: float) -> float:
    """The Elo difference at which a score is expected; infinite for 0 and 1."""
    if not 0 < score < 1:
        return float("inf") if score >= 1 else float("-inf")
    return -400 * log10(1 / score - 1)


def expected(difference: float) -> float:
    """The expected score for an Elo difference."""
    return sigma(difference / PER_UNIT)


def sigma(odds: float) -> float:
    """The logistic function: the probability for log odds."""
    return 1 / (1 + exp(-odds)) if odds >= 0 else 1 - 1 / (1 + exp(odds))


def wilson_interval(score: float, games: float) -> Interval:
    """Wilson's interval of the score rate, for points in independent games."""
    if games <= 0:
        return Interval(0.5, 0.0, 1.0)
    rate, share = score / games, Z95 * Z95 / games
    centre = (rate + share / 2) / (1 + share)
    half = Z95 * sqrt(rate * (1 - rate) / games + share / (4 * games)) / (1 + share)
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def paired_interval(pairs: Sequence[Pair]) -> Interval:
    """The score over both seats: Wilson's interval for the effective number of independent games.

    The two games of a pair are not independent: if the seat decides, one is won and one is lost. The
    effective number follows from the variance of the pairs; half a pair won and half a pair lost are added,
    so that a few equal pairs do not look certain.
    """
    count = len(pairs)
    if not count:
        return Interval(0.5, 0.0, 1.0)
    scores = [pair.score for pair in pairs]
    mean, centre = sum(scores) / count, (sum(scores) + PRIOR) / (count + 2 * PRIOR)
    squares = sum((score - mean) ** 2 for score in scores) + PRIOR * (mean**2 + (1 - mean) ** 2)
    variance = squares / (count + 2 * PRIOR) / count
    games = centre * (1 - centre) / variance
    return wilson_interval(mean * games, games)


class Ratings(NamedTuple):
    """The strengths of players relative to the anchor, and the seat advantage in each meeting."""

    values: tuple[float, ...]  # in log odds: the players, then the meetings
    covariance: Matrix  # covariance matrix of `values`
    meetings: tuple[Meeting, ...]
    players: int

    def gap(self, one: int, other: int) -> Interval:
        """The Elo difference of two players."""
        weights = [0.0] * len(self.values)
        weights[one] += 1
        weights[other] -= 1
        return self._combined(weights)

    def seat(self, meeting: int) -> Interval:
        """The advantage of the first seat in one meeting, in Elo."""
        weights = [0.0] * len(self.values)
        weights[self.players + meeting] = 1
        return self._combined(weights)

    def _combined(self, weights: Sequence[float]) -> Interval:
        value = sum(weight * one for weight, one in zip(weights, self.values, strict=True))
        spread = multiply(self.covariance, weights)
        variance = sum(weight * one for weight, one in zip(weights, spread, strict=True))
        half = Z95 * sqrt(max(0.0, variance))
        return Interval(PER_UNIT * value, PER_UNIT * (value - half), PER_UNIT * (value + half))


class Observation(NamedTuple):
    """One result in the fit: the terms of its log odds, its points and its weight."""

    signs: tuple[tuple[int, float], ...]
    points: float
    weight: float


def fit(results: Mapping[Meeting, Sequence[Pair]], *, players: int, anchor: int = 0) -> Ratings:
    """The maximum-likelihood strengths; the anchor's is 0."""
    meetings = tuple(results)
    size = players + len(meetings)
    clusters = [
        cluster for number in range(len(meetings)) for cluster in clusters_of(number, results, players)
    ]
    values = [0.0] * size
    for _ in range(200):
        gradient, information = derivatives(clusters, values, anchor)
        step = multiply(inverse(information), gradient)
        longest = max(map(abs, step))
        scale = min(1.0, MAX_STEP / longest) if longest else 1.0
        values = [value + scale * one for value, one in zip(values, step, strict=True)]
        if longest < 1e-10:
            break
    return Ratings(tuple(values), sandwich_covariance(clusters, values, anchor), meetings, players)


Cluster = tuple[tuple[Observation, ...], float]  # correlated observations, and how often they occurred


def clusters_of(number: int, results: Mapping[Meeting, Sequence[Pair]], players: int) -> list[Cluster]:
    """The pairs of a meeting as clusters, equal ones counted, and the pseudo-games."""
    meeting = list(results)[number]
    one, other = meeting
    seats = tuple(((one, 1.0), (other, -1.0), (players + number, sign)) for sign in SIGNS)
    clusters: list[Cluster] = [
        (
            tuple(Observation(signs, points, 1.0) for signs, points in zip(seats, pair, strict=True)),
            float(count),
        )
        for pair, count in Counter(results[meeting]).items()
    ]
    clusters += [((Observation(signs, points, 1.0),), PRIOR) for signs in seats for points in (0.0, 1.0)]
    return clusters


def residual(observation: Observation, values: Sequence[float]) -> tuple[float, float]:
    """Points above the expectation, and their variance."""
    chance = sigma(sum(sign * values[place] for place, sign in observation.signs))
    return observation.points - chance, chance * (1 - chance)


def derivatives(
    clusters: Sequence[Cluster], values: Sequence[float], anchor: int
) -> tuple[list[float], Matrix]:
    """Gradient of the log likelihood and information matrix, with the anchor fixed."""
    size = len(values)
    gradient, information = [0.0] * size, [[0.0] * size for _ in range(size)]
    for observations, count in clusters:
        for observation in observations:
            excess, variance = residual(observation, values)
            for place, sign in observation.signs:
                gradient[place] += count * sign * excess
                for across, other in observation.signs:
                    information[place][across] += count * sign * other * variance
    gradient[anchor] = 0.0
    for place in range(size):
        information[anchor][place] = information[place][anchor] = float(place == anchor)
    return gradient, information


def sandwich_covariance(clusters: Sequence[Cluster], values: Sequence[float], anchor: int) -> Matrix:
    """The sandwich estimate of the covariance: inverse information around the squared cluster gradients."""
    size = len(values)
    meat = [[0.0] * size for _ in range(size)]
    for observations, count in clusters:
        gradient = [0.0] * size
        for observation in observations:
            excess, _ = residual(observation, values)
            for place, sign in observation.signs:
                gradient[place] += sign * excess
        gradient[anchor] = 0.0
        for place in range(size):
            for across in range(size):
                meat[place][across] += count * gradient[place] * gradient[across]
    bread = inverse(derivatives(clusters, values, anchor)[1])
    half = [multiply(meat, row) for row in bread]
    return [multiply(bread, row) for row in half]

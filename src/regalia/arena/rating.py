"""Elo from pairs of games: a difference in strength, an advantage of the seat, and how sure both are.

The model: the first player scores, in the seat r, sigma(d + a_r), where sigma(x) = 1 / (1 + 10^(-x/400)), d
is the difference in Elo, and a_r is +a in the game's first seat and -a in its second. Each meeting has an `a`
of its own, because what a seat is worth depends on how well both are played. A draw is half a win and half a
loss.

Half a game won and half a game lost are added for each seat of each meeting, so that a player who wins all
has a finite rating (Haldane and Anscombe's correction of the log odds). Intervals come from a sandwich
estimate with the pairs as units, because the two games of a pair have the same luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, log10, sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from regalia.arena.algebra import Matrix, inverse, times

Z95 = NormalDist().inv_cdf(0.975)
PER_UNIT = 400 / log(10)  # Elo for each unit of log odds
PRIOR = 0.5  # games won, and lost, that are added for each seat
STEP = 2.0  # the longest step of the fit, in log odds: Newton's method overshoots far from the solution
SIGNS = (1.0, -1.0)  # of the seat's advantage, in the first game of a pair and in the second


class Interval(msgspec.Struct, frozen=True):
    """A value, and where it lies with a confidence of 95 %."""

    value: float
    low: float
    high: float


class Pair(NamedTuple):
    """What two games on the same seed were worth to the first player: in the first seat, in the second."""

    first: float
    second: float

    @property
    def score(self) -> float:
        """Both together, from 0 to 1."""
        return (self.first + self.second) / 2


Meeting = tuple[int, int]  # two players by their numbers


def elo(score: float) -> float:
    """The difference in strength at which a score is expected; infinite for all or nothing."""
    if not 0 < score < 1:
        return float("inf") if score >= 1 else float("-inf")
    return -400 * log10(1 / score - 1)


def expected(difference: float) -> float:
    """The score to be expected with a difference in strength."""
    return sigma(difference / PER_UNIT)


def sigma(odds: float) -> float:
    """The chance for some log odds."""
    return 1 / (1 + exp(-odds)) if odds >= 0 else 1 - 1 / (1 + exp(odds))


def wilson(score: float, games: float) -> Interval:
    """Wilson's interval of a rate of success, for the sum of points in so many independent games."""
    if games <= 0:
        return Interval(0.5, 0.0, 1.0)
    rate, share = score / games, Z95 * Z95 / games
    centre = (rate + share / 2) / (1 + share)
    half = Z95 * sqrt(rate * (1 - rate) / games + share / (4 * games)) / (1 + share)
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def paired(pairs: Sequence[Pair]) -> Interval:
    """The score of both seats together: Wilson's interval for as many games as the pairs are worth.

    Two games of a pair are no two independent games: where a seat decides, one is won and one is lost. The
    variance of the pairs says how many independent games would be as sure; half a pair won and half a pair
    lost are added to it, so that a few equal pairs do not look certain.
    """
    count = len(pairs)
    if not count:
        return Interval(0.5, 0.0, 1.0)
    scores = [pair.score for pair in pairs]
    mean, centre = sum(scores) / count, (sum(scores) + PRIOR) / (count + 2 * PRIOR)
    squares = sum((score - mean) ** 2 for score in scores) + PRIOR * (mean**2 + (1 - mean) ** 2)
    variance = squares / (count + 2 * PRIOR) / count
    games = centre * (1 - centre) / variance
    return wilson(mean * games, games)


class Ratings(NamedTuple):
    """The strengths of players, of whom one is the anchor, and the seat's advantage in each meeting."""

    values: tuple[float, ...]  # in log odds: the players, then the meetings
    spread: Matrix  # their covariances
    meetings: tuple[Meeting, ...]
    players: int

    def gap(self, one: int, other: int) -> Interval:
        """How much stronger one player is than another, in Elo."""
        weights = [0.0] * len(self.values)
        weights[one] += 1
        weights[other] -= 1
        return self._combined(weights)

    def seat(self, meeting: int) -> Interval:
        """How much better it is to have the first seat than none, in Elo, in one meeting."""
        weights = [0.0] * len(self.values)
        weights[self.players + meeting] = 1
        return self._combined(weights)

    def _combined(self, weights: Sequence[float]) -> Interval:
        value = sum(weight * one for weight, one in zip(weights, self.values, strict=True))
        spread = times(self.spread, weights)
        variance = sum(weight * one for weight, one in zip(weights, spread, strict=True))
        half = Z95 * sqrt(max(0.0, variance))
        return Interval(PER_UNIT * value, PER_UNIT * (value - half), PER_UNIT * (value + half))


class Case(NamedTuple):
    """Games of one sort in the fit: what their log odds are made of, the points, and how many there were."""

    signs: tuple[tuple[int, float], ...]
    points: float
    weight: float


def fit(results: Mapping[Meeting, Sequence[Pair]], *, players: int, anchor: int = 0) -> Ratings:
    """The strengths that make the results most likely; the anchor's is 0."""
    meetings = tuple(results)
    size = players + len(meetings)
    units = [unit for number in range(len(meetings)) for unit in units_of(number, results, players)]
    values = [0.0] * size
    for _ in range(200):
        slope, bend = derivatives(units, values, anchor)
        step = times(inverse(bend), slope)
        longest = max(map(abs, step))
        scale = min(1.0, STEP / longest) if longest else 1.0
        values = [value + scale * one for value, one in zip(values, step, strict=True)]
        if longest < 1e-10:
            break
    return Ratings(tuple(values), sandwich(units, values, anchor), meetings, players)


Unit = tuple[tuple[Case, ...], float]  # games that belong together, and how often they were so


def units_of(number: int, results: Mapping[Meeting, Sequence[Pair]], players: int) -> list[Unit]:
    """The pairs of a meeting, equal ones counted, and what is added to them."""
    meeting = list(results)[number]
    one, other = meeting
    seats = tuple(((one, 1.0), (other, -1.0), (players + number, sign)) for sign in SIGNS)
    units: list[Unit] = [
        (tuple(Case(signs, points, 1.0) for signs, points in zip(seats, pair, strict=True)), float(count))
        for pair, count in Counter(results[meeting]).items()
    ]
    units += [((Case(signs, points, 1.0),), PRIOR) for signs in seats for points in (0.0, 1.0)]
    return units


def residue(case: Case, values: Sequence[float]) -> tuple[float, float]:
    """How much more was scored than expected, and the variance of that."""
    chance = sigma(sum(sign * values[place] for place, sign in case.signs))
    return case.points - chance, chance * (1 - chance)


def derivatives(units: Sequence[Unit], values: Sequence[float], anchor: int) -> tuple[list[float], Matrix]:
    """The slope of the log likelihood, and how it bends (the information); the anchor does not move."""
    size = len(values)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for cases, count in units:
        for case in cases:
            more, variance = residue(case, values)
            for place, sign in case.signs:
                slope[place] += count * sign * more
                for across, other in case.signs:
                    bend[place][across] += count * sign * other * variance
    slope[anchor] = 0.0
    for place in range(size):
        bend[anchor][place] = bend[place][anchor] = float(place == anchor)
    return slope, bend


def sandwich(units: Sequence[Unit], values: Sequence[float], anchor: int) -> Matrix:
    """The covariances: the inverse information around the sum of squared slopes, one slope for each unit."""
    size = len(values)
    meat = [[0.0] * size for _ in range(size)]
    for cases, count in units:
        slope = [0.0] * size
        for case in cases:
            more, _ = residue(case, values)
            for place, sign in case.signs:
                slope[place] += sign * more
        slope[anchor] = 0.0
        for place in range(size):
            for across in range(size):
                meat[place][across] += count * slope[place] * slope[across]
    bread = inverse(derivatives(units, values, anchor)[1])
    half = [times(meat, row) for row in bread]
    return [times(bread, row) for row in half]

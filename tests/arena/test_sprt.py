"""The sequential test: bounds, formula and error rates."""

from __future__ import annotations

import random
from math import log

import pytest

from regalia.arena.rating import Pair, expected
from regalia.arena.sprt import (
    MIN_PAIRS,
    SCORES,
    Sprt,
    evaluate,
    expected_pair_score,
    log_likelihood_ratio,
    max_likelihood,
)
from regalia.core.errors import BadField
from tests.support.contests import simulated

TEST = Sprt(elo0=0, elo1=100)


def test_the_bounds_are_walds() -> None:
    assert TEST.bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(elo0=0, elo1=5, alpha=0.01, beta=0.1).bounds == pytest.approx((log(0.1 / 0.99), log(90)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"elo0": 5, "elo1": 5},
        {"elo0": 9, "elo1": 5},
        {"elo0": 0, "elo1": 1e9},
        {"elo0": float("nan"), "elo1": 5},
    ]
    + [{"elo0": 0, "elo1": 5, "alpha": alpha} for alpha in (0, 0.5, -1)],
)
def test_an_invalid_sprt_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(BadField):
        Sprt(**wrong)


@pytest.mark.parametrize("mean", [0.3, 0.5, 0.62])
def test_the_maximum_likelihood_distribution_has_the_given_mean(mean: float) -> None:
    weights = [12.0, 7.0, 40.0, 11.0, 30.0]
    chances = max_likelihood(weights, mean)
    assert sum(chances) == pytest.approx(1)
    assert sum(chance * score for chance, score in zip(chances, SCORES, strict=True)) == pytest.approx(mean)

    def likelihood(chances: list[float]) -> float:
        return sum(weight * log(chance) for weight, chance in zip(weights, chances, strict=True))

    for step in (0.001, -0.001):  # along a line that changes neither the sum nor the mean
        other = [chance + step * sign for chance, sign in zip(chances, (1, -1, -1, 1, 0), strict=True)]
        assert likelihood(other) < likelihood(chances)


def test_the_llr_of_binary_pairs_is_the_binomial_one() -> None:
    """If both games of a pair have the same winner and seats are equal, a pair is one Bernoulli trial."""
    pairs = [Pair(1, 1)] * 600 + [Pair(0, 0)] * 400
    zero, one = 0.5, expected(100)
    known = 600 * log(one / zero) + 400 * log((1 - one) / (1 - zero))
    assert log_likelihood_ratio(TEST, pairs) == pytest.approx(known, abs=0.2)


def test_a_seat_advantage_reduces_the_expected_score() -> None:
    assert expected_pair_score(100, 0) == pytest.approx(0.6401, abs=1e-4)
    assert expected_pair_score(100, 300) == pytest.approx((expected(400) + expected(-200)) / 2)
    assert 0.5 < expected_pair_score(100, 300) < expected_pair_score(100, 0)


def test_too_few_pairs_decide_nothing() -> None:
    assert evaluate(TEST, [Pair(1, 1)] * (MIN_PAIRS - 1)).decision is None
    assert evaluate(TEST, [Pair(1, 1)] * 40).decision == "elo1"
    assert evaluate(TEST, [Pair(0, 0)] * 40).decision == "elo0"
    assert evaluate(TEST, [Pair(1, 0), Pair(0, 1)] * 30).decision == "elo0"


def test_games_decided_by_the_seat_decide_nothing() -> None:
    assert evaluate(TEST, [Pair(1, 0)] * 200).decision is None


@pytest.mark.parametrize(("true", "right"), [(0.0, "elo0"), (100.0, "elo1")])
def test_the_error_rate_is_about_alpha(true: float, right: str) -> None:
    rng, wrong, runs = random.Random(7), 0, 80
    for _ in range(runs):
        pairs: list[Pair] = []
        decision = None
        while decision is None:
            pairs.append(simulated(rng, gap=true, seat=120, draws=0.1))
            decision = evaluate(TEST, pairs).decision if len(pairs) % 3 == 0 else None
        wrong += decision != right
    assert wrong / runs <= 0.1, "0.05 is expected; 80 runs have a standard error of 0.024"

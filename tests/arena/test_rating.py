"""Ratings: published values, closed forms, and known strengths recovered from simulated games."""

from __future__ import annotations

import random
from math import inf
from statistics import mean

import pytest

from regalia.arena.rating import Pair, elo, expected, fit, paired_interval, wilson_interval
from tests.support.contests import simulated


@pytest.mark.parametrize(
    ("score", "difference"),
    [(0.5, 0.0), (0.75, 190.85), (0.76, 200.24), (0.64, 99.95), (10 / 11, 400.0), (0.25, -190.85)],
)
def test_elo_of_a_score(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=0.01)
    assert expected(difference) == pytest.approx(score, abs=1e-4)


def test_elo_of_all_and_nothing_is_infinite() -> None:
    assert (elo(1), elo(0)) == (inf, -inf)
    assert expected(1e6) == pytest.approx(1)
    assert expected(-1e6) == pytest.approx(0)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_match_published_values(won: int, games: int, low: float, high: float) -> None:
    found = wilson_interval(won, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_without_games_the_interval_is_everything() -> None:
    for found in (wilson_interval(0, 0), paired_interval([])):
        assert (found.value, found.low, found.high) == (0.5, 0.0, 1.0)


def test_two_players_have_a_closed_form() -> None:
    pairs = (
        [Pair(1, 0)] * 30 + [Pair(1, 1)] * 40 + [Pair(0, 0)] * 10 + [Pair(0, 1)] * 10 + [Pair(0.5, 1)] * 10
    )
    one, other = elo((75 + 0.5) / 101), elo((60 + 0.5) / 101)
    rated = fit({(0, 1): pairs}, players=2)
    assert rated.gap(0, 1).value == pytest.approx((one + other) / 2)
    assert rated.gap(1, 0).value == pytest.approx(-(one + other) / 2)
    assert rated.seat(0).value == pytest.approx((one - other) / 2)


def test_a_perfect_score_has_a_finite_rating_that_grows_with_the_games() -> None:
    gaps = [fit({(0, 1): [Pair(1, 1)] * count}, players=2).gap(0, 1) for count in (0, 5, 50, 500)]
    assert gaps[0].value == pytest.approx(0)
    assert [gap.value for gap in gaps] == sorted(gap.value for gap in gaps)
    assert [gap.low for gap in gaps] == sorted(gap.low for gap in gaps)
    assert 1000 < gaps[-1].value < 1300


def test_shared_random_numbers_narrow_the_interval() -> None:
    """If every pair is one win each, the interval is narrower than for single games."""
    divided, split = [Pair(1, 0), Pair(0, 1)] * 50, [Pair(1, 1), Pair(0, 0)] * 50
    for sure, unsure in (
        (paired_interval(divided), paired_interval(split)),
        (fit({(0, 1): divided}, players=2).gap(0, 1), fit({(0, 1): split}, players=2).gap(0, 1)),
    ):
        assert sure.value == pytest.approx(unsure.value)
        assert sure.high - sure.low < (unsure.high - unsure.low) / 5


def test_independent_pairs_have_the_interval_of_their_games() -> None:
    pairs = [Pair(1, 1), Pair(1, 0), Pair(0, 1), Pair(0, 0)] * 250
    found, plain = paired_interval(pairs), wilson_interval(1000, 2000)
    assert found.low == pytest.approx(plain.low, abs=1e-3)
    assert found.high == pytest.approx(plain.high, abs=1e-3)


@pytest.mark.parametrize(("gap", "seat", "draws"), [(0, 0, 0), (120, 200, 0.3), (-300, 50, 0.1)])
def test_known_strengths_are_recovered_with_correct_coverage(gap: float, seat: float, draws: float) -> None:
    rng, found = random.Random(4), []
    for _ in range(120):
        pairs = [simulated(rng, gap=gap, seat=seat, draws=draws) for _ in range(60)]
        found.append(fit({(0, 1): pairs}, players=2))
    assert mean(rated.gap(0, 1).value for rated in found) == pytest.approx(gap, abs=12)
    assert mean(rated.seat(0).value for rated in found) == pytest.approx(seat, abs=12)
    for intervals, true in ([rated.gap(0, 1) for rated in found], gap), ([r.seat(0) for r in found], seat):
        held = mean(one.low <= true <= one.high for one in intervals)
        assert 0.9 <= held <= 0.99


def test_many_players_are_rated_together_from_the_anchor() -> None:
    rng, strengths = random.Random(9), (0.0, 90.0, 250.0, 400.0)
    results = {
        (one, other): [simulated(rng, gap=strengths[one] - strengths[other], seat=60) for _ in range(800)]
        for one, other in ((1, 0), (2, 1), (3, 2), (3, 1), (0, 2))
    }
    rated = fit(results, players=4, anchor=1)
    assert rated.values[1] == 0
    for number, strength in enumerate(strengths):
        gap = rated.gap(number, 1)
        assert gap.value == pytest.approx(strength - 90, abs=30)
        assert gap.low <= strength - 90 <= gap.high
    for meeting in range(len(results)):
        assert rated.seat(meeting).value == pytest.approx(60, abs=40)


def test_the_gaps_of_a_chain_add_up() -> None:
    one, other = [Pair(1, 0.5)] * 7 + [Pair(0, 0)] * 3, [Pair(1, 0)] * 9 + [Pair(0, 1)] * 2 + [Pair(1, 1)]
    chain = fit({(1, 0): one, (2, 1): other}, players=3)
    apart = [fit({(1, 0): pairs}, players=2).gap(1, 0) for pairs in (one, other)]
    assert chain.gap(2, 0).value == pytest.approx(sum(gap.value for gap in apart))
    spread = sum(((gap.high - gap.low) / 2) ** 2 for gap in apart) ** 0.5
    assert (chain.gap(2, 0).high - chain.gap(2, 0).low) / 2 == pytest.approx(spread)

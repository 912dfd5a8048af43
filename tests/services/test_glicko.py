"""Glicko-2 as in Glickman's paper."""

from math import exp, log, pi, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.services.ratings.glicko import (
    MAX_DEVIATION,
    PERIOD_MS,
    SCALE,
    TAU,
    GameResult,
    Rating,
    aged,
    rated,
)

ratings = st.builds(
    Rating,
    value=st.floats(100, 3500),
    deviation=st.floats(20, 350),
    volatility=st.floats(0.02, 0.15),
    games=st.integers(1, 1000),
)


def test_glickmans_worked_example_comes_out() -> None:
    player = Rating(value=1500, deviation=200, volatility=0.06)
    period = [
        GameResult(Rating(value=1400, deviation=30), 1),
        GameResult(Rating(value=1550, deviation=100), 0),
        GameResult(Rating(value=1700, deviation=300), 0),
    ]
    after = rated(player, period, now=7)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert (after.games, after.at) == (3, 7)


def step_5(rating: Rating, meeting: GameResult, volatility: float) -> float:
    """Glickman's f, written independently from the paper: it is 0 at the new volatility."""
    mu, phi = (rating.value - 1500) / SCALE, rating.deviation / SCALE
    mu_j, phi_j = (meeting.opponent.value - 1500) / SCALE, meeting.opponent.deviation / SCALE
    g = 1 / sqrt(1 + 3 * phi_j**2 / pi**2)
    chance = 1 / (1 + exp(-g * (mu - mu_j)))
    v = 1 / (g**2 * chance * (1 - chance))
    delta = v * g * (meeting.score - chance)
    square = volatility**2
    bend = square * (delta**2 - phi**2 - v - square) / (2 * (phi**2 + v + square) ** 2)
    return bend - log(square / rating.volatility**2) / TAU**2


@settings(max_examples=200)
@given(ratings, ratings, st.sampled_from([0, 0.5, 1]))
def test_any_game_changes_a_rating_as_it_should(one: Rating, other: Rating, score: float) -> None:
    meeting = GameResult(other, score)
    after = rated(one, [meeting], now=0)
    assert step_5(one, meeting, after.volatility) == pytest.approx(0, abs=1e-4)
    assert 0.01 < after.volatility < 1
    assert 0 < after.deviation <= MAX_DEVIATION
    assert after.games == one.games + 1
    if score != 0.5:
        assert (after.value > one.value) == (score == 1)


def test_a_rating_is_less_sure_after_each_week_without_a_game() -> None:
    rating = Rating(value=1700, deviation=50, games=30, at=1000)
    assert aged(rating, 1000 + PERIOD_MS - 1) == rating
    week, year, ever = (aged(rating, 1000 + weeks * PERIOD_MS) for weeks in (1, 52, 10**6))
    assert week.deviation == pytest.approx(sqrt(50**2 + (0.06 * SCALE) ** 2))
    assert week.deviation < year.deviation < ever.deviation == MAX_DEVIATION
    assert year.value == rating.value
    assert year.at == rating.at, "looking at it twice makes it no older"


def test_a_clock_that_goes_back_ages_nobody() -> None:
    rating = Rating(deviation=50, games=30, at=10 * PERIOD_MS)
    assert aged(rating, 0) == rating


def test_a_rating_is_provisional_until_it_is_sure_enough() -> None:
    assert Rating().provisional
    assert Rating(deviation=110.5).provisional
    assert not Rating(deviation=110).provisional

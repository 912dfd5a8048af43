"""Checks of chance events: their outcomes, the probabilities, and the refusal of impossible outcomes."""

from __future__ import annotations

from collections import Counter

from regalia.core.contract import CHANCE
from regalia.core.rng import Rng
from regalia.testing.actions import refuses
from regalia.testing.point import Point, expect, expect_same, sampled_outcome, snapshot

SAMPLES = 400
MIN_EXPECTED = 5  # expected number of the least likely outcome, which the chi-square test needs
SIGMAS = 7.0  # tolerated deviation: one false alarm in about 10^12 checks


def chances(point: Point) -> None:
    """The outcomes of a chance event are listed in order with weights, and each of them is accepted."""
    game = point.game
    found = game.chances()
    expect(found is not None and bool(found.kind), "chance is to act, but no event is described", found)
    expect(not game.legal(), "a seat has legal actions while chance is to act")
    assert found is not None
    expect(
        (found.outcomes is None) == (found.weights is None),
        "outcomes without weights, or weights without outcomes",
        found,
    )
    if found.outcomes is None or found.weights is None:
        return
    expect_same(sorted(set(found.outcomes)), found.outcomes, "the outcomes are not sorted, or not distinct")
    expect_same(len(found.outcomes), len(found.weights), "outcomes and weights")
    expect(all(type(weight) is int and weight > 0 for weight in found.weights), "weights", found.weights)
    for outcome in found.outcomes:
        after = game.copy()
        after.push(outcome)
        expect_same(outcome, after.steps[len(game.steps)].text, "the step differs from the outcome")


def draws(point: Point) -> None:
    """Sampled outcomes are listed ones, follow the weights, and depend on the random numbers only."""
    game, found = point.game, point.game.chances()
    assert found is not None
    text = sampled_outcome(game, Rng(point.rng.state))
    expect_same(
        text, sampled_outcome(game, Rng(point.rng.state)), "the same random numbers give different outcomes"
    )
    move = point.rules.notation.read(game.state, text)
    expect_same(text, point.rules.notation.write(game.state, move), "an outcome is parsed as another")
    if found.outcomes is None or found.weights is None:
        return
    number = max(SAMPLES, -(-MIN_EXPECTED * sum(found.weights) // min(found.weights)))
    if number > 10 * SAMPLES:
        return
    counts = Counter(sampled_outcome(game, point.rng) for _ in range(number))
    expect(counts.keys() <= set(found.outcomes), "sampled but not listed", counts, found.outcomes)
    expected = [number * weight / sum(found.weights) for weight in found.weights]
    off = sum((counts[o] - e) ** 2 / e for o, e in zip(found.outcomes, expected, strict=True))
    expect(off <= chi_square_bound(len(expected) - 1), "the samples do not follow the weights", counts, found)


def chi_square_bound(freedom: int) -> float:
    """The bound of chi-square at SIGMAS standard deviations (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMAS * spread**0.5) ** 3)


def impossible(point: Point) -> None:
    """An impossible outcome is refused, and changes nothing."""
    game = point.game.copy()
    before, state = snapshot(game), game.state
    good = state.sample_chance(point.rng)
    bad = [[], [*good, 0], [-1], [10**6], good[:-1], [good[0]] * len(good), [*good[:-1], -1]]
    for outcome in bad:
        if not state.is_possible(outcome):
            expect(refuses(state.apply_chance, outcome), "an impossible outcome is applied", outcome)
    expect(not state.is_possible([*good, *good]), "an outcome repeated twice is called possible", good)
    expect_same(CHANCE, game.actor, "who is to act after impossible outcomes")
    expect_same(before, snapshot(game), "impossible outcomes have changed the game")

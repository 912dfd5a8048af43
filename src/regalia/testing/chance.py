"""Checks of luck: what chance may bring, how likely it is, and what it cannot bring."""

from __future__ import annotations

from collections import Counter

from regalia.core.game import CHANCE
from regalia.core.rng import Rng
from regalia.testing.actions import refuses
from regalia.testing.point import Point, drawn, expect, expect_same, snapshot

DRAWS = 400
RAREST = 5  # times that the least likely outcome should come, for its number to mean anything
SIGMAS = 7.0  # how far luck may stray: a false alarm in about 10^12 looks


def chances(point: Point) -> None:
    """The outcomes of chance are listed in order with weights, and every one of them is accepted."""
    game = point.game
    found = game.chances()
    expect(found is not None and bool(found.kind), "chance is to act, and nothing is awaited", found)
    expect(not game.legal(), "a seat has legal actions while chance is to act")
    assert found is not None
    expect((found.outcomes is None) == (found.weights is None), "outcomes or weights alone", found)
    if found.outcomes is None or found.weights is None:
        return
    expect_same(sorted(set(found.outcomes)), found.outcomes, "outcomes are not sorted, or two are alike")
    expect_same(len(found.outcomes), len(found.weights), "outcomes and weights")
    expect(all(type(weight) is int and weight > 0 for weight in found.weights), "weights", found.weights)
    for outcome in found.outcomes:
        after = game.copy()
        after.push(outcome)
        expect_same(outcome, after.steps[len(game.steps)].text, "the step is not what chance brought")


def draws(point: Point) -> None:
    """What is drawn is listed, as often as its weight says, and depends on the dice alone."""
    game, found = point.game, point.game.chances()
    assert found is not None
    text = drawn(game, Rng(point.rng.state))
    expect_same(text, drawn(game, Rng(point.rng.state)), "the same dice draw differently")
    move = point.spec.read(game.state, text)
    expect_same(text, point.spec.write(game.state, move), "an outcome reads as another")
    if found.outcomes is None or found.weights is None:
        return
    number = max(DRAWS, -(-RAREST * sum(found.weights) // min(found.weights)))
    if number > 10 * DRAWS:
        return
    counts = Counter(drawn(game, point.rng) for _ in range(number))
    expect(counts.keys() <= set(found.outcomes), "drawn and not listed", counts, found.outcomes)
    expected = [number * weight / sum(found.weights) for weight in found.weights]
    off = sum((counts[o] - e) ** 2 / e for o, e in zip(found.outcomes, expected, strict=True))
    expect(off <= chi_square_bound(len(expected) - 1), "draws do not follow the weights", counts, found)


def chi_square_bound(freedom: int) -> float:
    """What chi-square stays below but for luck of SIGMAS (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMAS * spread**0.5) ** 3)


def impossible(point: Point) -> None:
    """What chance cannot bring is refused, and changes nothing."""
    game = point.game.copy()
    before, state = snapshot(game), game.state
    good = state.sample_chance(point.rng)
    bad = [[], [*good, 0], [-1], [10**6], good[:-1], [good[0]] * len(good), [*good[:-1], -1]]
    for outcome in bad:
        if not state.is_possible(outcome):
            expect(refuses(state.apply_chance, outcome), "impossible, and happened", outcome)
    expect(not state.is_possible([*good, *good]), "chance can bring an outcome twice at once", good)
    expect_same(CHANCE, game.actor, "who is to act after impossible outcomes")
    expect_same(before, snapshot(game), "impossible outcomes have changed the game")

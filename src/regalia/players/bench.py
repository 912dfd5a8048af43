"""One number that watches the thinking: positions looked at in fixed searches from fixed places."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players.levels import MOST, level
from regalia.search import Budget, think

ITERATIONS = 60


class Place(NamedTuple):
    """Where a search begins: so many actions at random into a game."""

    game: str
    options: dict[str, Any]
    plies: int


PLACES = (
    Place("king-and-assassins", {}, 1),
    Place("king-and-assassins", {}, 9),
    Place("king-and-assassins", {}, 60),
    Place("king-and-assassins", {"board": "B"}, 1),
    Place("king-and-assassins", {"board": "B"}, 23),
    Place("king-of-the-hill", {}, 18),
    Place("king-of-the-hill", {}, 30),
    Place("king-of-the-hill", {"scenario": "pitched-battle"}, 29),
    Place("king-of-the-hill", {"scenario": "king-of-the-woods"}, 27),
    Place("king-of-the-hill", {"scenario": "ambush"}, 35),
    Place("king-of-the-hill", {"scenario": "night-attack"}, 25),
)


class Row(NamedTuple):
    """What one search has cost."""

    place: Place
    positions: int
    seconds: float


def bench(iterations: int = ITERATIONS) -> Iterator[Row]:
    """Search from every place as the highest level does, for so many iterations."""
    for place in PLACES:
        game = reached(place)
        view = game.view(str(game.actor))
        root, evaluator = game.spec.world(view, Rng(1)), game.spec.evaluator(view)
        settings = level(place.game, MOST).by_seat(game.seats)[view.seat]
        begun = perf_counter()
        thought = think(root, evaluator, settings, budget=Budget(iterations=iterations), seed=1)
        yield Row(place, thought.positions, perf_counter() - begun)


def reached(place: Place) -> Game:
    """The game at a place; it is not over there."""
    game = registry.new(place.game, seed=1, **place.options)
    rng = Rng(1)
    for _ in range(place.plies):
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    return game

"""Node counts of fixed searches from fixed positions: a change of behaviour changes the total."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players.levels import MAX_LEVEL, level
from regalia.search import Budget, run_search

ITERATIONS = 60


class BenchPosition(NamedTuple):
    """The root of a search: a game after `plies` random actions."""

    game: str
    options: dict[str, Any]
    plies: int


POSITIONS = (
    BenchPosition("king-and-assassins", {}, 1),
    BenchPosition("king-and-assassins", {}, 9),
    BenchPosition("king-and-assassins", {}, 60),
    BenchPosition("king-and-assassins", {"board": "B"}, 1),
    BenchPosition("king-and-assassins", {"board": "B"}, 23),
    BenchPosition("king-of-the-hill", {}, 18),
    BenchPosition("king-of-the-hill", {}, 30),
    BenchPosition("king-of-the-hill", {"scenario": "pitched-battle"}, 29),
    BenchPosition("king-of-the-hill", {"scenario": "king-of-the-woods"}, 27),
    BenchPosition("king-of-the-hill", {"scenario": "ambush"}, 35),
    BenchPosition("king-of-the-hill", {"scenario": "night-attack"}, 25),
)


class BenchResult(NamedTuple):
    """Nodes and time of one search."""

    position: BenchPosition
    nodes: int
    seconds: float


def bench(iterations: int = ITERATIONS) -> Iterator[BenchResult]:
    """Search from every position with the settings of the highest level."""
    for position in POSITIONS:
        game = play_random_moves(position)
        view = game.view(str(game.actor))
        root, evaluator = game.rules.observation.world(view, Rng(1)), game.rules.knowledge.evaluator(view)
        settings = level(position.game, MAX_LEVEL).by_seat(game.seats)[view.seat]
        begun = perf_counter()
        result = run_search(root, evaluator, settings, budget=Budget(iterations=iterations), seed=1)
        yield BenchResult(position, result.positions, perf_counter() - begun)


def play_random_moves(position: BenchPosition) -> Game:
    """The game at a benchmark position; it is not over."""
    game = registry.new(position.game, seed=1, **position.options)
    rng = Rng(1)
    for _ in range(position.plies):
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    return game

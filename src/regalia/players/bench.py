"""Node counts of fixed searches from fixed positions: a change of behaviour changes the total."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    options: Mapping[str, Any]
    plies: int


def bench_positions() -> list[BenchPosition]:
    """The benchmark positions of all games."""
    return [
        BenchPosition(rules.id, options, plies)
        for rules in registry.GAMES.values()
        for options, plies in rules.knowledge.bench_games
    ]


class BenchResult(NamedTuple):
    """Nodes and time of one search."""

    position: BenchPosition
    nodes: int
    seconds: float


def bench(iterations: int = ITERATIONS) -> Iterator[BenchResult]:
    """Searches from every position with the settings of the highest level."""
    for position in bench_positions():
        game = play_random_moves(position)
        view = game.view(str(game.actor))
        root, evaluator = game.rules.observation.world(view, Rng(1)), game.rules.knowledge.evaluator(view)
        settings = level(game.rules, MAX_LEVEL).by_seat(game.seats)[view.seat]
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

"""Search in any game: reproducible, within its budget, stopped at any time, on several threads."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import regalia
from regalia.core.evaluator import Evaluator
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search import Budget, SearchResult, Settings, Stop, run_search

SCHEMES = [
    Settings(scheme="turns", width=4, candidate_count=6, depth=1),
    Settings(scheme="turns", width=2, candidate_count=3, depth=2, eval_noise=0.1),
    Settings(
        scheme="turns", width=4, candidate_count=6, depth=2, reply_width=4, reply_count=3, reply_margin=0.2
    ),
    Settings(scheme="tree"),
    Settings(scheme="tree", vanilla=True),
]
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("king-and-assassins", {}, 1),
    ("king-and-assassins", {"board": "B"}, 9),
    ("king-of-the-hill", {}, 20),
    ("king-of-the-hill", {"scenario": "night-attack"}, 33),
]


def a_while_into(game_id: str, options: dict[str, Any], plies: int) -> Game:
    game = regalia.new(game_id, seed=3, **options)
    rng = Rng(5)
    for _ in range(plies):
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    return game


def searched(game: Game, settings: Settings, **how: Any) -> tuple[SearchResult, State]:
    view = game.view(str(game.actor))
    root = game.rules.observation.world(view, Rng(0))
    return run_search(root, game.rules.knowledge.evaluator(view), settings, **{"seed": 1, **how}), root


@pytest.mark.parametrize("settings", SCHEMES)
@pytest.mark.parametrize(("game_id", "options", "plies"), GAMES)
def test_the_same_seed_and_iterations_give_the_same_result(
    game_id: str, options: dict[str, Any], plies: int, settings: Settings
) -> None:
    game = a_while_into(game_id, options, plies)
    (one, root), (other, _) = (searched(game, settings, budget=Budget(iterations=30)) for _ in range(2))
    assert (one.line, one.value, one.candidates) == (other.line, other.value, other.candidates)
    assert one.iterations == 30
    assert sum(candidate.visits for candidate in one.candidates) == 30
    assert 0 <= one.value <= 1
    assert one.line[0] in root.legal_actions()


@pytest.mark.parametrize("settings", SCHEMES)
def test_every_line_is_legal_to_its_end_and_a_turn_is_whole(settings: Settings) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    result, root = searched(game, settings, budget=Budget(iterations=20))
    for candidate in result.candidates:
        work = root.clone()
        for action in candidate.line:
            assert work.actor() == root.actor()
            assert action in work.legal_actions()
            work.apply(action)
        assert settings.scheme == "tree" or work.actor() != root.actor()


@pytest.mark.parametrize("settings", SCHEMES)
def test_several_threads_give_the_same_result_every_time_and_share_the_iterations(
    settings: Settings,
) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    one, other = (searched(game, settings, budget=Budget(iterations=41), threads=3)[0] for _ in range(2))
    assert one.iterations == 41
    assert one.candidates == other.candidates


@pytest.mark.parametrize("settings", SCHEMES)
def test_a_time_budget_is_kept(settings: Settings) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    begun = time.perf_counter()
    result, _ = searched(game, settings, budget=Budget(time_ms=50))
    assert result.line
    assert time.perf_counter() - begun < 3


@pytest.mark.parametrize("settings", SCHEMES)
def test_a_search_can_be_stopped_at_any_time_and_has_a_result(settings: Settings) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    stop = Stop()
    timer = threading.Timer(0.05, stop.set)
    timer.start()
    begun = time.perf_counter()
    result, root = searched(game, settings, budget=Budget(time_ms=600_000), stop=stop, threads=2)
    assert time.perf_counter() - begun < 30
    assert result.line[0] in root.legal_actions()
    stop.set()
    at_once, _ = searched(game, settings, budget=Budget(time_ms=600_000), stop=stop)
    assert at_once.line
    assert at_once.iterations <= 1


def test_an_evaluator_without_knowledge_finds_an_immediate_win() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    position = {**game.position(), "king": "c8"}
    position["citizens"]["monk"] = "j10"
    gate = regalia.load(position)
    root = gate.rules.observation.world(gate.view("king"), Rng(0))
    for settings in SCHEMES:
        result = run_search(root, Evaluator(), settings, budget=Budget(iterations=300), seed=1)
        assert gate.rules.notation.write(root, result.line[0]) == "c8*"


def test_without_a_budget_nothing_is_simulated() -> None:
    game = a_while_into("king-of-the-hill", {}, 20)
    result, _ = searched(game, Settings(scheme="turns"), budget=None)
    assert result.iterations == 0
    assert result.line


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(4))
def test_a_few_bad_results_do_not_eliminate_a_root_action(seed: int) -> None:
    game = regalia.new("king-of-the-hill", seed=seed)
    while game.rules.presentation.prompt(game.view("blue")) != "redraw":
        game.push(game.legal()[0])
    settings = Settings(scheme="tree", exploration=0.2)
    result, _ = searched(game, settings, budget=Budget(iterations=400))
    assert len(result.candidates) == 2
    assert result.candidates[1].visits >= 8  # with UCB1 it was 2 of 1,200

"""Search: the same every time, within its budget, stopped at any moment, on several threads, in any game."""

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
from regalia.search import Budget, Settings, Stop, Thought, think

SCHEMES = [
    Settings(scheme="turns", width=4, keep=6, depth=1),
    Settings(scheme="turns", width=2, keep=3, depth=2, fog=0.1),
    Settings(scheme="turns", width=4, keep=6, depth=2, reply=4, ways=3, waver=0.2),
    Settings(scheme="tree"),
    Settings(scheme="tree", plain=True),
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


def thought_about(game: Game, settings: Settings, **how: Any) -> tuple[Thought, State]:
    view = game.view(str(game.actor))
    root = game.spec.world(view, Rng(0))
    return think(root, game.spec.evaluator(view), settings, **{"seed": 1, **how}), root


@pytest.mark.parametrize("settings", SCHEMES)
@pytest.mark.parametrize(("game_id", "options", "plies"), GAMES)
def test_the_same_seed_and_iterations_give_the_same_thought(
    game_id: str, options: dict[str, Any], plies: int, settings: Settings
) -> None:
    game = a_while_into(game_id, options, plies)
    (one, root), (other, _) = (thought_about(game, settings, budget=Budget(iterations=30)) for _ in range(2))
    assert (one.line, one.value, one.tried) == (other.line, other.value, other.tried)
    assert one.iterations == 30
    assert sum(tried.visits for tried in one.tried) == 30
    assert 0 <= one.value <= 1
    assert one.line[0] in root.legal_actions()


@pytest.mark.parametrize("settings", SCHEMES)
def test_every_line_is_legal_to_its_end_and_a_turn_is_whole(settings: Settings) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    thought, root = thought_about(game, settings, budget=Budget(iterations=20))
    for tried in thought.tried:
        work = root.clone()
        for action in tried.line:
            assert work.actor() == root.actor()
            assert action in work.legal_actions()
            work.apply(action, regalia.ActionBuffer())
        assert settings.scheme == "tree" or work.actor() != root.actor()


@pytest.mark.parametrize("settings", SCHEMES)
def test_several_threads_give_the_same_thought_every_time_and_share_the_iterations(
    settings: Settings,
) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    one, other = (thought_about(game, settings, budget=Budget(iterations=41), threads=3)[0] for _ in range(2))
    assert one.iterations == 41
    assert one.tried == other.tried


@pytest.mark.parametrize("settings", SCHEMES)
def test_time_is_kept_to(settings: Settings) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    begun = time.perf_counter()
    thought, _ = thought_about(game, settings, budget=Budget(time_ms=50))
    assert thought.line
    assert time.perf_counter() - begun < 3


@pytest.mark.parametrize("settings", SCHEMES)
def test_thinking_can_be_stopped_at_any_moment_and_knows_what_it_has_found(settings: Settings) -> None:
    game = a_while_into("king-and-assassins", {}, 5)
    stop = Stop()
    timer = threading.Timer(0.05, stop.set)
    timer.start()
    begun = time.perf_counter()
    thought, root = thought_about(game, settings, budget=Budget(time_ms=600_000), stop=stop, threads=2)
    assert time.perf_counter() - begun < 30
    assert thought.line[0] in root.legal_actions()
    stop.set()
    at_once, _ = thought_about(game, settings, budget=Budget(time_ms=600_000), stop=stop)
    assert at_once.line
    assert at_once.iterations <= 1


def test_a_judge_that_knows_nothing_is_enough_to_find_what_wins_at_once() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    position = {**game.position(), "king": "c8"}
    position["citizens"]["monk"] = "j10"
    gate = regalia.load(position)
    root = gate.spec.world(gate.view("king"), Rng(0))
    for settings in SCHEMES:
        thought = think(root, Evaluator(), settings, budget=Budget(iterations=300), seed=1)
        assert gate.spec.write(root, thought.line[0]) == "c8*"


def test_without_a_budget_nothing_is_tried() -> None:
    game = a_while_into("king-of-the-hill", {}, 20)
    thought, _ = thought_about(game, Settings(scheme="turns"), budget=None)
    assert thought.iterations == 0
    assert thought.line


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(4))
def test_some_bad_luck_is_not_the_end_of_a_way_to_begin(seed: int) -> None:
    game = regalia.new("king-of-the-hill", seed=seed)
    while game.spec.prompt(game.view("blue")) != "redraw":
        game.push(game.legal()[0])
    settings = Settings(scheme="tree", curiosity=0.2)
    thought, _ = thought_about(game, settings, budget=Budget(iterations=400))
    assert len(thought.tried) == 2
    assert thought.tried[1].visits >= 8  # with UCB1 it was 2 of 1,200

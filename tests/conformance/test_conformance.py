"""Every built-in game passes the conformance suite. `regalia conformance` runs more games."""

import os
from types import UnionType
from typing import get_args

import pytest

from regalia.core.game import Game
from regalia.games.king_and_assassins.observation.events import KaEvent
from regalia.games.king_of_the_hill.engine.constants import SCENARIOS
from regalia.games.king_of_the_hill.observation.event_types import KhEvent
from regalia.games.registry import GAMES
from regalia.testing import CHECKS, check, every_option
from regalia.testing.random_walk import Walker, game_seed
from tests.games.king_and_assassins import rare_positions as ka_positions
from tests.games.king_of_the_hill import rare_positions as kh_positions

PLAIN = bool(os.environ.get("REGALIA_UNCOMPILED"))
POSITIONS = {"king-and-assassins": ka_positions.ALL, "king-of-the-hill": kh_positions.ALL}
COUNTS = {"king-and-assassins": (4, 24), "king-of-the-hill": (1, 16)}  # games to play: uncompiled, compiled


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_its_contract(game: str) -> None:
    plain, compiled = COUNTS[game]
    report = check(GAMES[game], games=plain if PLAIN else compiled, seed=100)
    assert report.ok, report


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_its_contract_in_rare_positions(game: str) -> None:
    plain, compiled = COUNTS[game]
    games, places = plain if PLAIN else 2 * compiled, POSITIONS[game]
    report = check(GAMES[game], [], positions=places, games=games, seed=200, thoroughness=4)
    assert report.ok, report


@pytest.mark.parametrize("options", [{"scenario": "pitched-battle", "terrain": False}], ids=str)
def test_king_of_the_hill_keeps_its_contract_with_options_that_need_each_other(
    options: dict[str, object],
) -> None:
    report = check(GAMES["king-of-the-hill"], [options], games=1 if PLAIN else 4, seed=300)
    assert report.ok, report


@pytest.mark.compiled_only  # tests the suite, not the game
@pytest.mark.parametrize("game", GAMES)
def test_every_check_runs(game: str) -> None:
    """A check that never runs would always pass."""
    report = check(GAMES[game], [], positions=POSITIONS[game][:1], games=3, seed=5, thoroughness=20)
    assert report.ok, report
    assert {name for name, tally in report.tallies.items() if tally.runs} == {check.name for check in CHECKS}


def test_all_listed_options_are_played() -> None:
    assert every_option(GAMES["king-and-assassins"]) == [{"board": "A"}, {"board": "B"}]
    switches = {"magic": True, "fantasy": True, "jokers": True}
    scenarios = [{"scenario": scenario, **switches} for scenario in SCENARIOS]
    off = [{**scenarios[0], name: False} for name in switches]
    assert every_option(GAMES["king-of-the-hill"]) == [*scenarios, *off]


def walked(game_id: str, options: dict[str, object], seed: int) -> Game:
    """A complete random game; every fourth starts at the initial position."""
    rules, walker, places = GAMES[game_id], Walker(seed), POSITIONS[game_id]
    game = Game.new(rules, options, seed=game_seed(seed))
    if seed % 4:
        game = Game.load(rules, places[seed // 4 % len(places)], seed=game_seed(seed))
    while game.actor is not None:
        game.push(walker.choose(game))
    return game


@pytest.mark.compiled_only  # tests the walks, not the game
@pytest.mark.parametrize(
    ("game", "options", "events", "reasons"),
    [
        ("king-and-assassins", {"board": "B"}, KaEvent, {f"KA-11.{n}" for n in range(1, 5)}),
        ("king-of-the-hill", {"scenario": "pitched-battle"}, KhEvent, {"KH-14.1", "KH-15.4", "KH-15.5"}),
    ],
)
def test_random_walks_reach_every_event_type_and_every_end(
    game: str, options: dict[str, object], events: UnionType, reasons: set[str]
) -> None:
    games = [walked(game, options, seed) for seed in range(80)]
    kinds = {type(event) for game in games for step in game.steps for event in step.events}
    assert kinds == set(get_args(events))
    assert {outcome.reason for game in games if (outcome := game.outcome())} == reasons

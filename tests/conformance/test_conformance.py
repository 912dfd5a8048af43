"""Every built-in game passes the conformance suite. `regalia conformance` runs more games."""

import os

import pytest

from regalia.core.game import Game
from regalia.games.registry import GAMES
from regalia.testing import CHECKS, check, every_option
from regalia.testing.random_walk import Walker, game_seed
from tests.support.game_cases import CASES, GameCase
from tests.support.long_runs import in_long_runs

PLAIN = bool(os.environ.get("REGALIA_UNCOMPILED"))
for_every_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def test_every_built_in_game_is_tested() -> None:
    assert set(CASES) == set(GAMES)


@pytest.mark.parametrize("seed", [100, *in_long_runs(1000, 2000, 3000)])
@for_every_game
def test_a_game_keeps_its_contract(case: GameCase, seed: int) -> None:
    plain, compiled = case.conformance_games
    report = check(GAMES[case.game], games=plain if PLAIN else compiled, seed=seed)
    assert report.ok, report


@pytest.mark.parametrize("seed", [200, *in_long_runs(4000, 5000, 6000)])
@for_every_game
def test_a_game_keeps_its_contract_in_rare_positions(case: GameCase, seed: int) -> None:
    plain, compiled = case.conformance_games
    games = plain if PLAIN else 2 * compiled
    report = check(
        GAMES[case.game], [], positions=case.rare_positions, games=games, seed=seed, thoroughness=4
    )
    assert report.ok, report


@pytest.mark.compiled_only  # tests the suite, not the game
@for_every_game
def test_every_check_runs(case: GameCase) -> None:
    """A check that never runs would always pass."""
    places = case.rare_positions[:1]
    report = check(GAMES[case.game], [], positions=places, games=3, seed=5, thoroughness=20)
    assert report.ok, report
    assert {name for name, tally in report.tallies.items() if tally.runs} == {check.name for check in CHECKS}


@for_every_game
def test_all_listed_options_are_played(case: GameCase) -> None:
    assert every_option(GAMES[case.game]) == case.options


def walked(case: GameCase, seed: int) -> Game:
    """A complete random game; every fourth starts at the initial position."""
    rules, walker, places = GAMES[case.game], Walker(seed), case.rare_positions
    game = Game.new(rules, case.walk_options, seed=game_seed(seed))
    if seed % 4:
        game = Game.load(rules, places[seed // 4 % len(places)], seed=game_seed(seed))
    while game.actor is not None:
        game.push(walker.choose(game))
    return game


@pytest.mark.compiled_only  # tests the walks, not the game
@for_every_game
def test_random_walks_reach_every_event_type_and_every_end(case: GameCase) -> None:
    games = [walked(case, seed) for seed in range(80)]
    kinds = {type(event) for game in games for step in game.steps for event in step.events}
    assert kinds == case.event_types
    assert {outcome.reason for game in games if (outcome := game.outcome())} == case.end_reasons

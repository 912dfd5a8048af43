"""Every game of the house passes the suite. The long form is `regalia conformance`."""

import os

import pytest

from regalia.core.game import Game
from regalia.games.catalogue import SPECS
from regalia.games.king_and_assassins.events import KaEvent
from regalia.testing import CHECKS, check, every_option
from regalia.testing.walk import Walker, game_seed
from tests.conformance import positions

PLAIN = bool(os.environ.get("REGALIA_UNCOMPILED"))
POSITIONS = {"king-and-assassins": positions.ALL}


@pytest.mark.parametrize("game", SPECS)
def test_a_game_keeps_its_contract(game: str) -> None:
    report = check(SPECS[game], games=4 if PLAIN else 24, seed=100)
    assert report.ok, report


@pytest.mark.parametrize("game", SPECS)
def test_a_game_keeps_its_contract_where_random_play_seldom_comes(game: str) -> None:
    games, places = 4 if PLAIN else 60, POSITIONS[game]
    report = check(SPECS[game], [], positions=places, games=games, seed=200, thoroughness=4)
    assert report.ok, report


@pytest.mark.parametrize("game", SPECS)
def test_every_check_is_made(game: str) -> None:
    """A check that is never made would pass whatever a game does."""
    report = check(SPECS[game], [], positions=POSITIONS[game][:1], games=3, seed=3, thoroughness=20)
    assert report.ok, report
    assert {name for name, tally in report.tallies.items() if tally.runs} == {check.name for check in CHECKS}


def test_all_listed_options_are_played() -> None:
    assert every_option(SPECS["king-and-assassins"]) == [{"board": "A"}, {"board": "B"}]


def walked(seed: int) -> Game:
    """A whole random game; every fourth from the beginning."""
    spec, walker = SPECS["king-and-assassins"], Walker(seed)
    game = Game.new(spec, {"board": "B"}, seed=game_seed(seed))
    if seed % 4:
        game = Game.load(spec, positions.ALL[seed % 4 - 1], seed=game_seed(seed))
    while game.actor is not None:
        game.push(walker.choose(game))
    return game


def test_walks_see_every_kind_of_event_and_every_end() -> None:
    games = [walked(seed) for seed in range(80)]
    kinds = {type(event) for game in games for step in game.steps for event in step.events}
    assert kinds == set(KaEvent.__args__)
    ends = {outcome.reason for game in games if (outcome := game.outcome())}
    assert ends == {"KA-11.1", "KA-11.2", "KA-11.3", "KA-11.4"}

"""Options that depend on each other: the conformance suite and whole games of computer players."""

import os
from typing import Any

import pytest

import regalia
from regalia.players.roster import player
from regalia.testing import check
from tests.games.king_of_the_hill.scene import GAME

PLAIN = bool(os.environ.get("REGALIA_UNCOMPILED"))
OPTIONS: list[dict[str, Any]] = [
    {"scenario": "pitched-battle", "terrain": False},
    {"scenario": "pitched-battle", "terrain": False, "fantasy": False, "jokers": False},
    {"scenario": "random", "terrain": False},
    {"scenario": "random", "fantasy": False, "magic": False},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_game_with_these_options_keeps_its_contract(options: dict[str, Any]) -> None:
    report = check(regalia.rules(GAME), [options], games=1 if PLAIN else 3, seed=300)
    assert report.ok, report


@pytest.mark.compiled_only  # for the time it takes
@pytest.mark.parametrize("options", OPTIONS[::2], ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_computer_players_play_whole_games(options: dict[str, Any], seed: int) -> None:
    game = regalia.new(GAME, seed=seed, **options)
    rules = regalia.rules(GAME)
    computers = {
        "blue": player("level-1", rules, seed=seed),
        "red": player("level-2:iterations=40", rules, seed=seed),
    }
    while game.actor is not None:
        game.push(computers[game.actor].choose(game.view(game.actor)).action)
    assert game.outcome() is not None
    assert regalia.replay(game.record()).outcome() == game.outcome()
    assert game.position()["elements"] == []

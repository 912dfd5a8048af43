"""Every game with each of its options, played to the end over the engine protocol."""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia.core.rng import Rng
from regalia.games.registry import GAMES
from regalia.testing import every_option
from tests.support.engine_driver import Driver

TABLES = [(game, options) for game, rules in GAMES.items() for options in every_option(rules)]


def outcome(driver: Driver, answer: dict[str, Any], rng: Rng) -> str:
    """A chance outcome: one of the listed ones, or a sampled one if there are too many to list."""
    if answer["actions"] is not None:
        assert len(answer["actions"]) == len(answer["weights"]) <= 220
        return str(answer["actions"][rng.below(len(answer["actions"]))])
    game = driver.session.game
    return game.rules.notation.write(game.state, tuple(game.state.sample_chance(rng)))


@pytest.mark.parametrize("chance", ["auto", "explicit"])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_a_game_is_driven_to_its_end(game: str, options: dict[str, Any], chance: str) -> None:
    driver, rng = Driver(), Rng(3)
    answer = driver.ask("new", game=game, options=options, seed=11, chance=chance)
    n = 0
    while answer["actor"] is not None:
        legal = driver.ask("legal")
        assert legal["actor"] == answer["actor"]
        if answer["actor"] == "chance":
            assert chance == "explicit"
            action = outcome(driver, legal, rng)
        else:
            action = legal["actions"][rng.below(len(legal["actions"]))]
            if n % 16 == 0:
                query_everything(driver, action)
        answer = driver.ask("apply", action=action)
        assert answer["events"]
        n += 1
    assert answer["result"]["reason"]
    assert driver.ask("legal")["actions"] == []
    record = driver.ask("record")["record"]
    assert regalia.replay(record).position() == driver.ask("state")["position"]


def query_everything(driver: Driver, action: str) -> None:
    """Send every query, which must not change the game, and undo an action."""
    before = driver.ask("state")
    for seat in (*driver.session.game.seats, "spectator"):
        view = driver.ask("view", seat=seat)["view"]
        assert (view["seat"], view["actor"]) == (seat, before["actor"])
    legal = driver.ask("legal")["actions"]
    assert driver.ask("perft", depth=1)["nodes"] == len(legal)
    assert driver.ask("choose", iterations=16, seed=1)["action"] in legal
    driver.ask("apply", action=action)
    driver.ask("undo")
    assert driver.ask("state") == before
    if driver.session.game.rules.setup.can_load(driver.session.game.state):
        loaded = Driver().ask("load", position=before["position"], seed=1, chance="explicit")
        assert loaded["position"] == before["position"]

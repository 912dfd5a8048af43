"""Every game, with each of its options, driven over the protocol from its first line to its last."""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia.core.rng import Rng
from regalia.games.king_and_assassins.constants import CITIZENS
from regalia.games.registry import GAMES
from regalia.testing import every_option
from tests.cli.driver import Driver

TABLES = [(game, options) for game, spec in GAMES.items() for options in every_option(spec)]


def outcome(driver: Driver, told: dict[str, Any], rng: Rng) -> str:
    """Something that chance may bring: one of those listed, or the cards of a shuffle backwards."""
    if told["actions"] is not None:
        assert len(told["actions"]) == len(told["weights"]) <= 220
        return str(told["actions"][rng.below(len(told["actions"]))])
    if told["kind"] == "deal":
        return "deal:" + ",".join(CITIZENS)
    assert told["kind"] == "shuffle"
    return "shuffle:" + ",".join(reversed(driver.ask("state")["position"]["shuffling"]))


@pytest.mark.parametrize("chance", ["auto", "explicit"])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_a_game_is_driven_to_its_end(game: str, options: dict[str, Any], chance: str) -> None:
    driver, rng = Driver(), Rng(3)
    told = driver.ask("new", game=game, options=options, seed=11, chance=chance)
    n = 0
    while told["actor"] is not None:
        legal = driver.ask("legal")
        assert legal["actor"] == told["actor"]
        if told["actor"] == "chance":
            assert chance == "explicit"
            action = outcome(driver, legal, rng)
        else:
            action = legal["actions"][rng.below(len(legal["actions"]))]
            if n % 16 == 0:
                look_around(driver, action)
        told = driver.ask("apply", action=action)
        assert told["events"]
        n += 1
    assert told["result"]["reason"]
    assert driver.ask("legal")["actions"] == []
    record = driver.ask("record")["record"]
    assert regalia.replay(record).position() == driver.ask("state")["position"]


def look_around(driver: Driver, action: str) -> None:
    """All that can be asked in a turn, none of which changes the game; and an action taken back."""
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
    if driver.session.game.spec.can_load(driver.session.game.state):
        loaded = Driver().ask("load", position=before["position"], seed=1, chance="explicit")
        assert loaded["position"] == before["position"]

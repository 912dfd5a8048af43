"""Progress with objectives, who would win if the round ended now, and actions that give a win away."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from regalia.core.contract import Seat
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.objectives import held
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats.position_schema import SIDES
from regalia.games.king_of_the_hill.observation.events import standing
from regalia.games.king_of_the_hill.observation.view import View
from regalia.games.king_of_the_hill.presentation.details import KingOfTheHillDetails
from tests.games.king_of_the_hill.battles import RULES, battle, legal, load
from tests.games.king_of_the_hill.random_positions import random_position

ON_HILL: list[dict[str, Any]] = [
    {"side": "blue", "type": "infantry", "at": "e4", "general": True},
    {"side": "blue", "type": "infantry", "at": "f4"},
    {"side": "blue", "type": "cavalry", "at": "h5"},
    {"side": "red", "type": "infantry", "at": "d5"},
    {"side": "red", "type": "infantry", "at": "k7", "general": True},
]


def last_card(seed: int) -> dict[str, Any]:
    """A random position in which the seat to act holds the last card of the round."""
    entry = random_position(Random(seed))
    actor = entry["actor"]
    entry["hands"] = {actor: entry["hands"][actor][:1], "red" if actor == "blue" else "blue": []}
    entry.setdefault("pile", [])
    return entry


def position(**changes: Any) -> dict[str, Any]:
    """Blue holds the hill with three units against one, and its last card."""
    fields = {
        "game": "king-of-the-hill",
        "scenario": "introduction",
        "turn": 3,
        "phase": "action",
        "actor": "blue",
        "first": "red",
        "units": ON_HILL,
        "hands": {"blue": ["5C"], "red": []},
        "pile": ["2H", "9S"],
    }
    return fields | changes


def view_of(state: KingOfTheHillState, seat: str) -> View:
    """What a seat knows of a state."""
    return RULES.observation.view(state, Seat(seat), ())


def details(state: KingOfTheHillState, seat: str | None = None) -> KingOfTheHillDetails:
    """The details for a seat, by default for the one to act."""
    found = RULES.presentation.details(view_of(state, seat or constants.SEATS[state.seat]))
    assert isinstance(found, KingOfTheHillDetails)
    return found


def after(state: KingOfTheHillState, text: str) -> KingOfTheHillState:
    """The state after an action."""
    found = state.clone()
    found.apply(legal(state)[text])
    return found


def winner(before: KingOfTheHillState, now: KingOfTheHillState) -> str:
    """How the round ended, by the engine."""
    assert now.turn > before.turn or now.phase == constants.ENDED
    if now.phase != constants.ENDED:
        return "goes-on"
    return "draw" if now.won < 0 else constants.SEATS[now.won]


# Who would win.


@pytest.mark.parametrize("seed", range(100))
def test_the_verdict_is_what_the_engine_decides_when_the_last_card_is_burned(seed: int) -> None:
    state = load(last_card(seed))
    burn = next(text for text in legal(state) if text.endswith("burn"))
    assert details(state).if_round_ended == winner(state, after(state, burn))


def test_there_is_no_verdict_before_the_battle() -> None:
    assert details(battle("introduction"), "blue").if_round_ended is None


# Progress.


@pytest.mark.parametrize("seed", range(100))
def test_the_objectives_that_are_met_are_those_of_the_engine(seed: int) -> None:
    state = load(last_card(seed))
    for number, side in enumerate(SIDES):
        names = Counter(held(standing(state), number))
        rows = [row for row in details(state).progress[side] if row.need is not None]
        for row in rows:
            if row.code in ("forest", "razed"):
                assert row.have == names.pop(row.code, 0)
            else:
                assert row.need is not None
                assert (row.have >= row.need) == bool(names.pop(row.code, 0)), row
        assert not names


def test_three_units_on_the_hill_are_three_of_three() -> None:
    rows = {row.code: (row.have, row.need) for row in details(load(position())).progress["blue"]}
    assert rows == {"hill-three": (3, 3), "hill-more": (1, 1), "general": (0, 1), "cards": (1, None)}


def test_before_the_battle_there_is_no_progress() -> None:
    assert details(battle("introduction"), "red").progress == {}


# Consequences.


def test_moving_off_the_hill_with_the_last_card_gives_the_win_away() -> None:
    found = details(load(position())).consequences
    away = [one for one in found if one.kind == "gives-away"]
    assert len(away) == 1
    assert "5C h5-i5" in away[0].actions
    assert "5C burn" not in away[0].actions


def test_leaving_the_hill_to_the_enemy_with_the_last_card_loses() -> None:
    units = [unit for unit in ON_HILL if unit["at"] != "f4"]
    units += [
        {"side": "red", "type": "infantry", "at": "g3"},
        {"side": "red", "type": "infantry", "at": "f5"},
        {"side": "blue", "type": "infantry", "at": "e3"},
    ]
    found = details(load(position(units=units))).consequences
    assert [one.kind for one in found] == ["loses"]
    assert (found[0].winner, found[0].rule) == ("red", "KH-14.1")
    assert "5C h5-i5" in found[0].actions


def test_nothing_is_said_while_other_cards_are_left() -> None:
    assert details(load(position(hands={"blue": ["5C", "6C"], "red": []}))).consequences == ()
    assert details(load(position(hands={"blue": ["5C"], "red": ["6C"]}))).consequences == ()


def test_only_the_seat_to_act_is_told() -> None:
    state = load(position())
    assert details(state, "red").consequences == ()
    assert details(state, "spectator").consequences == ()


@pytest.mark.parametrize("seed", range(100))
def test_an_action_that_loses_is_lost_in_the_engine_whatever_was_drawn(seed: int) -> None:
    state = load(last_card(seed))
    view = view_of(state, constants.SEATS[state.seat])
    for consequence in details(state).consequences:
        for text in consequence.actions:
            for sample in range(3):
                world = RULES.observation.world(view, Rng(sample))
                found = winner(world, after(world, text))
                assert found == (consequence.winner or found)
                assert found != constants.SEATS[state.seat]

"""Every error of the engine protocol, and the field it names."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regalia.cli.protocol import COMMANDS, Session
from regalia.games.registry import GAMES
from tests.support.engine_driver import AT_THE_GATE, GAME, PICK, Driver, at_the_gate, failed

NEEDS_A_GAME: list[dict[str, Any]] = [
    {"cmd": "state"},
    {"cmd": "legal"},
    {"cmd": "apply", "action": "end"},
    {"cmd": "undo"},
    {"cmd": "view", "seat": "king"},
    {"cmd": "perft", "depth": 1},
    {"cmd": "choose"},
    {"cmd": "record"},
]


@pytest.mark.parametrize("request_", NEEDS_A_GAME, ids=lambda request: request["cmd"])
def test_a_command_that_needs_a_game_is_refused_without_one(driver: Driver, request_: dict[str, Any]) -> None:
    assert driver.fail(**request_) == ("no-game", None)


def test_every_command_that_needs_a_game_was_tried_without_one() -> None:
    assert {request["cmd"] for request in NEEDS_A_GAME} == set(COMMANDS) - {"games", "new", "load", "quit"}


@pytest.mark.parametrize("cmd", ["", "fly", "NEW", "new ", "__init__", "answer", "\ud800"])
def test_an_unknown_command_is_refused(driver: Driver, cmd: str) -> None:
    assert driver.fail(cmd) == ("unknown-command", None)


@pytest.mark.parametrize("cmd", [None, 7, True, ["new"], {"cmd": "new"}])
def test_a_command_must_be_a_string(driver: Driver, cmd: object) -> None:
    assert driver.fail(cmd) == ("bad-field", "cmd")


def test_a_request_without_a_command_is_refused(driver: Driver) -> None:
    assert failed(driver.line(b"{}")) == ("missing-field", "cmd")


@pytest.mark.parametrize(("cmd", "name"), [(cmd, name) for cmd in COMMANDS for name in COMMANDS[cmd].needs])
def test_a_missing_field_is_named(playing: Driver, cmd: str, name: str) -> None:
    assert playing.fail(cmd) == ("missing-field", name)


@pytest.mark.parametrize("cmd", COMMANDS)
@pytest.mark.parametrize("name", ["sede", "", "Cmd", "a.b"])
def test_an_unknown_field_is_named(playing: Driver, cmd: str, name: str) -> None:
    needed = dict.fromkeys(COMMANDS[cmd].needs, "x")
    assert playing.fail(cmd, **needed, **{name: 1}) == ("bad-field", name)
    assert not playing.session.ended


@pytest.mark.parametrize(
    ("cmd", "name"),
    [(cmd, name) for cmd, fields in COMMANDS.items() for name in (*fields.needs, *fields.takes)],
)
def test_a_null_field_is_not_an_absent_one(playing: Driver, cmd: str, name: str) -> None:
    needed = dict.fromkeys(COMMANDS[cmd].needs, "x")
    code = "bad-position" if name == "position" else "bad-field"
    assert playing.fail(cmd, **{**needed, name: None}) == (code, name)


@pytest.mark.parametrize("seed", [-1, 2**63, 10**200, 1.5, 7.0, True, "7", [], float("1e300")])
@pytest.mark.parametrize("cmd", ["new", "load", "choose"])
def test_a_seed_must_be_an_integer_below_two_to_the_63(playing: Driver, cmd: str, seed: object) -> None:
    needed: dict[str, dict[str, Any]] = {"new": {"game": GAME}, "load": {"position": AT_THE_GATE}}
    assert playing.fail(cmd, seed=seed, **needed.get(cmd, {})) == ("bad-field", "seed")


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_smallest_and_the_largest_seed_are_accepted(driver: Driver, seed: int) -> None:
    assert driver.new(seed=seed)["seed"] == seed


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": ["king-and-assassins"]}, "game"),
        ({"chance": "maybe"}, "chance"),
        ({"chance": True}, "chance"),
        ({"options": []}, "options"),
        ({"options": "A"}, "options"),
        ({"options": {"colour": "red"}}, "options.colour"),
        ({"options": {"board": "Q"}}, "options.board"),
        ({"options": {"board": 1}}, "options.board"),
        ({"options": {"board": {"id": "A"}}}, "options.board"),
        ({"options": {"crystal": "1/5/4"}}, "options.crystal"),
        ({"options": {"board": "B", "crystal": "9/9/9"}}, "options.crystal"),
        ({"options": {"board": "B", "crystal": [["1/5/4"]]}}, "options.crystal"),
        ({"options": {"deal": ["monk"]}}, "options.deal"),
        ({"options": {"deal": "monk"}}, "options.deal"),
        ({"options": {"deal": [None] * 12}}, "options.deal"),
    ],
)
def test_a_wrong_field_of_new_is_named(driver: Driver, fields: dict[str, Any], field: str) -> None:
    assert driver.fail("new", **{"game": GAME, **fields}) == ("bad-field", field)


def test_a_deeply_nested_value_is_a_bad_field(driver: Driver) -> None:
    depths = range(850, 1000, 7)
    for name in ("board", "crystal", "deal"):
        for depth in depths:
            value = b"[" * depth + b"]" * depth
            line = b'{"cmd":"new","game":"king-and-assassins","options":{"board":"B","%s":%s}}'
            line = line.replace(b'"board":"B",', b"") if name == "board" else line
            answer = failed(driver.line(line % (name.encode(), value)))
            assert answer in [("bad-field", f"options.{name}"), ("bad-json", None)]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": 7}, "game"),
        ({"board": "Q"}, "board"),
        ({"left": {"king": 9, "knights": 6, "assassins": 5}}, "left.king"),
        ({"left": {"king": True, "knights": 6, "assassins": 5}}, "left.king"),
        ({"left": {"king": 1, "knights": 6}}, "left.assassins"),
        ({"left": {"king": 1, "knights": 6, "assassins": 5, "x": 1}}, "left.x"),
        ({"round": 13.0}, "round"),
        ({"round": 10**30}, "round"),
        ({"king": "a1"}, "king"),
        ({"extra": 1}, "extra"),
        ({"knights": ["d9", "d9"]}, "knights"),
    ],
)
def test_a_wrong_field_of_a_position_is_named(driver: Driver, change: dict[str, Any], field: str) -> None:
    assert driver.fail("load", position=at_the_gate(**change)) == ("bad-position", field)


@pytest.mark.parametrize("name", AT_THE_GATE)
def test_every_field_of_a_position_is_required(driver: Driver, name: str) -> None:
    position = at_the_gate()
    del position[name]
    assert driver.fail("load", position=position) == ("bad-position", name)


@pytest.mark.parametrize("position", [None, 7, [], "A", True])
def test_a_position_must_be_an_object(driver: Driver, position: object) -> None:
    assert driver.fail("load", position=position) == ("bad-position", "position")


@pytest.mark.parametrize(
    "action", ["", "fly", "a1", "a11a12", "end ", "END", "\ud800", "x" * 100_000, "i2h2\n"]
)
def test_an_unreadable_action_is_bad_notation(playing: Driver, action: str) -> None:
    assert playing.fail("apply", action=action) == ("bad-notation", None)


@pytest.mark.parametrize("action", [7, True, ["end"], {"action": "end"}])
def test_an_action_must_be_a_string(playing: Driver, action: object) -> None:
    assert playing.fail("apply", action=action) == ("bad-field", "action")


@pytest.mark.parametrize(
    ("action", "rule"), [("j1j2", "KA-6.1"), (PICK, "KA-5.1"), ("card:1/5/4", "KA-5.1"), ("a7a9", "KA-1.3")]
)
def test_an_illegal_action_names_its_rule(playing: Driver, action: str, rule: str) -> None:
    answer = playing.line(json.dumps({"cmd": "apply", "action": action}).encode())
    assert failed(answer) == ("illegal-action", None)
    assert answer["error"]["rule"] == rule


@pytest.mark.parametrize("seat", ["chance", "everybody", "", "King", 0, ["king"]])
def test_only_seats_and_the_spectator_have_a_view(playing: Driver, seat: object) -> None:
    assert playing.fail("view", seat=seat) == ("bad-field", "seat")


@pytest.mark.parametrize("depth", [-1, 9, 10**30, 1.0, True, "1", []])
def test_a_depth_must_be_an_integer_up_to_eight(playing: Driver, depth: object) -> None:
    assert playing.fail("perft", depth=depth) == ("bad-field", "depth")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"level": 0}, "level"),
        ({"level": 9}, "level"),
        ({"level": True}, "level"),
        ({"level": 5.0}, "level"),
        ({"level": "5"}, "level"),
        ({"level": [5]}, "level"),
        ({"time_ms": 0}, "time_ms"),
        ({"time_ms": 600_001}, "time_ms"),
        ({"time_ms": True}, "time_ms"),
        ({"time_ms": 1.5}, "time_ms"),
        ({"iterations": 0}, "iterations"),
        ({"iterations": 10_000_001}, "iterations"),
        ({"iterations": "9"}, "iterations"),
        ({"time_ms": 5, "iterations": 5}, "iterations"),
        ({"level": 9, "time_ms": 5}, "level"),
    ],
)
def test_a_wrong_field_of_choose_is_named(playing: Driver, fields: dict[str, Any], field: str) -> None:
    assert playing.fail("choose", **fields) == ("bad-field", field)


def test_choose_is_refused_when_chance_is_to_act(driver: Driver) -> None:
    driver.new(chance="explicit")
    answer = driver.line(b'{"cmd":"choose"}')
    assert failed(answer) == ("illegal-action", None)
    assert answer["error"]["rule"] == "KA-5.1"


def test_an_internal_error_is_answered_and_leaves_the_game_unchanged(
    playing: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    before = playing.ask("state")
    with monkeypatch.context() as patch:
        patch.setattr(type(GAMES[GAME].observation), "events", broken)
        assert playing.fail("apply", action="end") == ("internal-error", None)
    assert playing.ask("state") == before


def test_a_long_value_is_shortened_in_the_message(driver: Driver) -> None:
    assert len(Session(GAMES).answer(b'{"cmd":"' + b"x" * 500_000 + b'"}')) < 1000

"""Fuzzing of the engine protocol: every line is answered, and a refused one changes nothing."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regalia.cli.protocol import COMMANDS
from tests.support.engine_driver import AT_THE_GATE, CODES, GAME, PICK, Driver, failed

FIELDS = sorted({name for fields in COMMANDS.values() for name in (*fields.needs, *fields.takes)})
NAMES = ["cmd", "king", "assassins", "board", "deal", "crystal", "left", "deck", *FIELDS]
WORDS = [
    *COMMANDS,
    GAME,
    PICK,
    "king",
    "assassins",
    "spectator",
    "auto",
    "explicit",
    "A",
    "B",
    "end",
    "c8*",
    "hidden",
]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 9),
    st.sampled_from([2**63 - 1, 2**63, -(2**63), 10**400, 1e308]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(WORDS),
    st.text(max_size=8),
)
names = st.sampled_from(NAMES) | st.text(max_size=4)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=6,
)
spaces = st.builds("{}{}".format, st.sampled_from("abcdefghij"), st.integers(1, 10))
actions = st.one_of(
    st.just("end"),
    st.builds("{}{}{}".format, spaces, st.sampled_from(["", "x", "="]), spaces),
    st.builds("{}*".format, spaces),
    st.builds("!{}".format, spaces),
    st.text(st.sampled_from("abj10xe=!*:,/fnd"), max_size=9),
)


def requests() -> st.SearchStrategy[dict[str, Any]]:
    """Well-formed requests, legal or not."""
    seed = st.fixed_dictionaries({}, optional={"seed": st.integers(0, 2**63 - 1)})
    chance = st.fixed_dictionaries({}, optional={"chance": st.sampled_from(["auto", "explicit"])})
    board = st.fixed_dictionaries({}, optional={"options": st.just({"board": "B"})})
    return st.one_of(
        st.builds(lambda *parts: merged({"cmd": "new", "game": GAME}, *parts), seed, chance, board),
        st.builds(lambda *parts: merged({"cmd": "load", "position": AT_THE_GATE}, *parts), seed, chance),
        st.builds(lambda action: {"cmd": "apply", "action": action}, actions),
        st.builds(lambda k: {"cmd": "apply", "action": k}, st.integers(0, 10**6)),  # the kth legal action
        st.builds(
            lambda seat: {"cmd": "view", "seat": seat}, st.sampled_from(["king", "assassins", "spectator"])
        ),
        st.builds(lambda depth: {"cmd": "perft", "depth": depth}, st.integers(0, 2)),
        st.builds(lambda part: merged({"cmd": "choose", "iterations": 8}, part), seed),
        st.sampled_from([{"cmd": cmd} for cmd in ("games", "state", "legal", "undo", "record")]),
    )


def merged(*parts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for part in parts for name, value in part.items()}


def mutated(request: dict[str, Any], changes: list[tuple[str, Any, bool]]) -> dict[str, Any]:
    """A request with fields changed, added or removed, also in its position."""
    spoiled: dict[str, Any] = json.loads(json.dumps(request))
    for name, value, inside in changes:
        place = spoiled.get("position", spoiled) if inside else spoiled
        if not isinstance(place, dict):
            continue
        if value == "out" or (spoiled.get("cmd") == "choose" and name in ("level", "time_ms", "iterations")):
            place.pop(name, None)
        else:
            place[name] = value
    return spoiled


position_names = st.sampled_from([*AT_THE_GATE])
changes = st.tuples(names, values | st.just("out"), st.just(False)) | st.tuples(
    position_names, values | st.just("out"), st.just(True)
)
lines = st.one_of(
    st.binary(max_size=40).filter(lambda line: b"\n" not in line),
    values.map(lambda value: json.dumps(value).encode()),
    st.dictionaries(names, values, max_size=4).map(lambda value: json.dumps(value).encode()),
    st.builds(mutated, requests(), st.lists(changes, max_size=3)),
    st.builds(lambda request, cut: json.dumps(request).encode()[:cut], requests(), st.integers(0, 60)),
    requests(),
    requests(),
)


def sent(driver: Driver, line: bytes | dict[str, Any]) -> bytes:
    """The line to send; an action given as a number becomes the legal action with that number."""
    if isinstance(line, bytes):
        return line
    number = line.get("action")
    if isinstance(number, int) and not isinstance(number, bool):
        legal = driver.line(b'{"cmd":"legal"}').get("actions")
        line = {**line, "action": legal[number % len(legal)] if legal else "card:1/6/5f"}
    return json.dumps(line).encode()


def whole(driver: Driver) -> list[bytes]:
    """Everything that can be queried of the game."""
    return [
        driver.session.answer(line) for line in (b'{"cmd":"state"}', b'{"cmd":"record"}', b'{"cmd":"legal"}')
    ]


@settings(max_examples=300, deadline=5000, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(lines, max_size=25))
def test_every_line_is_answered_and_a_refused_one_changes_nothing(
    script: list[bytes | dict[str, Any]],
) -> None:
    driver = Driver()
    for line in script:
        before = whole(driver)
        raw = sent(driver, line)
        answer = driver.line(raw)
        if answer["ok"] is not True:
            assert failed(answer)[0] in CODES, raw
            assert whole(driver) == before
        elif json.loads(raw)["cmd"] in ("games", "state", "legal", "view", "perft", "choose", "record"):
            assert whole(driver) == before


@settings(max_examples=150, deadline=5000)
@given(st.lists(requests(), max_size=30))
def test_a_game_undone_to_its_beginning_and_played_again_is_the_same(script: list[dict[str, Any]]) -> None:
    driver = Driver()
    driver.new(seed=5)
    done: list[dict[str, Any]] = []
    for request in script:
        if request["cmd"] in ("apply", "undo"):
            answer = driver.line(sent(driver, request))
            if answer["ok"] and request["cmd"] == "undo":
                done.pop()
            elif answer["ok"]:
                done.append(json.loads(driver.session.answer(b'{"cmd":"record"}'))["record"])
    end = whole(driver)
    played = [
        text for text in (done[-1]["actions"] if done else []) if not text.startswith(("card:", "deal:"))
    ]
    for _ in done:
        driver.ask("undo")
    assert driver.fail("undo")[0] == "nothing-to-undo"
    for text in played:
        driver.ask("apply", action=text)
    assert whole(driver) == end

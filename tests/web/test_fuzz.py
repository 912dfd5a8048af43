"""Fuzzed messages and bodies get an error code, and other clients are not affected."""

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.clients import Person, Seat, meet

KA = "king-and-assassins"
MESSAGES = 2000
PER_SOCKET = 50  # a socket may send so many at once
JUNK: list[Any] = [
    None, True, -1, 0, 1.5, 10**30, "", "x", "é" * 100, "\ud83d", "\x00", [], [[]], {}, {"type": "act"},
    "x" * 70_000, "y" * 20_000,
]  # fmt: skip
TYPES = ["watch", "unwatch", "lobby", "mine", "do", "pong", "snapshot", "update", "bye", "admin", 7, None]
COMMANDS = ["act", "undo", "ask", "accept", "decline", "resign", "abort", "claim", "say", "mute", "win", None]
FIELDS = ["match", "seat", "since", "on", "nonce", "command", "id", "at", "action", "offer", "text", "type"]


def fuzzed(rng: random.Random, matches: list[str]) -> str:
    """Returns a message with random faults."""
    if rng.random() < 0.05:
        return rng.choice(["", "{", "[]", "null", "nonsense", '{"type":', "[" * 5000, '"' + "z" * 100_000])
    command = {
        "type": rng.choice(COMMANDS),
        "id": rng.choice(["1", "2", "again", rng.choice(JUNK)]),
        "at": rng.choice([0, 1, 2, 3, 4, rng.choice(JUNK)]),
        "action": rng.choice(["end", "pick:monk,farmer,butcher", "a1a2", rng.choice(JUNK)]),
        "offer": rng.choice(["draw", "takeback", "rematch", rng.choice(JUNK)]),
        "text": rng.choice(["hello", "<script>alert(1)</script>", rng.choice(JUNK)]),
        "on": rng.choice([True, False, rng.choice(JUNK)]),
    }
    message = {
        "type": rng.choice(TYPES),
        "match": rng.choice([*matches, "nowhere", rng.choice(JUNK)]),
        "command": rng.choice([command, command, command, rng.choice(JUNK)]),
        "since": rng.choice([0, 3, 10**9, rng.choice(JUNK)]),
        "on": rng.choice([True, False, rng.choice(JUNK)]),
        "nonce": rng.choice([1, rng.choice(JUNK)]),
    }
    if rng.random() < 0.3:
        message["seat"] = rng.choice(["king", "assassins", "spectator", rng.choice(JUNK)])
    asked = {
        "watch": ["type", "match", "since", "seat"], "unwatch": ["type", "match"], "lobby": ["type", "on"],
        "mine": ["type", "on"], "do": ["type", "match", "seat", "command"], "pong": ["type", "nonce"],
    }.get(str(message["type"]))  # fmt: skip
    if asked and rng.random() < 0.7:  # the right fields, so that it gets further
        message = {name: message[name] for name in asked if name in message}
        if isinstance(message.get("command"), dict) and rng.random() < 0.7:
            kept = {
                "act": ["at", "action"], "undo": ["at"], "ask": ["at", "offer"], "accept": ["at", "offer"],
                "decline": ["offer"], "say": ["text"], "mute": ["on"],
            }.get(str(command["type"]), [])  # fmt: skip
            message["command"] = {name: command[name] for name in ["type", "id", *kept]}
    if rng.random() < 0.1:
        message.pop(rng.choice(list(message)))
    if rng.random() < 0.1:
        message[rng.choice(FIELDS)] = rng.choice(JUNK)
    return json.dumps(message)


def test_2000_fuzzed_messages_get_a_code_and_words_and_nobody_notices(address: str) -> None:
    rng = random.Random(2026)
    one, other, match = meet(address, KA, seats=("king", "assassins"))
    over_one, _, over = meet(address, KA, seats=("king", "assassins"))
    over_one.do(over, "resign")
    one.until(other.act("pick:butcher,farmer,monk"))
    answered: dict[str, int] = {}
    sent = 0
    while sent < MESSAGES:
        stranger = Person(address, "stranger")
        own = stranger.create_match(KA, {"type": "invite"})["match"]  # where some of it is allowed
        for _ in range(PER_SOCKET):
            stranger.connect().send(fuzzed(rng, [match, over, own]))
            sent += 1
        stranger.send(type="lobby", on=False, last=True)  # refused, and so the last to be answered
        while True:
            message = stranger.receive()
            answered[message["type"]] = answered.get(message["type"], 0) + 1
            if message["type"] == "refused":
                assert message["error"]["code"]
                assert message["error"]["message"]
                assert message["error"]["code"] != "web/broken", message
                if message["error"].get("field") == "last":
                    break
        stranger.close()
        actor, waiting = (one, other) if one.now["actor"] == "king" else (other, one)
        if actor.now["actor"]:
            number = actor.act(rng.choice([a for a in actor.now["legal"] if a != "end"] or ["end"]))
            assert number == waiting.number + 1, "nothing but the game has happened"
            waiting.until(number)
    assert answered["refused"] > MESSAGES / 2
    assert answered["snapshot"] > 10
    assert [line["what"]["type"] for line in one.log[3:]] == ["acted"] * (len(one.log) - 3)


def test_a_flood_is_refused_and_then_closed(address: str) -> None:
    flooder = Person(address)
    for number in range(600):
        try:
            flooder.connect().send(json.dumps({"type": "unwatch", "match": str(number)}))
        except ConnectionClosed:
            break
    heard = flooder.drain()
    codes = [message["error"]["code"] for message in heard if message["type"] == "refused"]
    assert "service/too-many" in codes
    assert heard[-1] == {"type": "bye", "reason": "flood"}


@pytest.mark.parametrize("where", ["/api/matches", "/api/account", "/api/session", "/api/boards/check"])
def test_any_body_gets_a_code_and_words(address: str, where: str) -> None:
    rng, person = random.Random(where), Person(address)
    names = ["game", "options", "boards", "opponent", "seat", "clock", "rated", "name", "password", "text"]
    for _ in range(60):
        junk = [*JUNK, KA, {"type": "computer", "level": 99}, {"type": "open"}, {"board": "Z"}]
        body = json.dumps({name: rng.choice(junk) for name in names if rng.random() < 0.4})
        answer = person.http.post(where, content=body, headers={"content-type": "application/json"})
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.json()["error"]["message"]


def test_a_name_of_a_megabyte_is_too_long(address: str) -> None:
    answer = Person(address).http.post("/api/account", json={"name": "x" * 10**6, "password": "secret"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "web/too-long")
    liar = Person(address).http.post(
        "/api/account",
        content=(b"x" * 1000 for _ in range(1000)),  # no length is said
        headers={"content-type": "application/json"},
    )
    assert (liar.status_code, liar.json()["error"]["code"]) == (413, "web/too-long")


def test_foreign_tokens_open_nothing(address: str) -> None:
    _, _, match = meet(address, KA, seats=("king", "assassins"))
    stranger = Seat(address)
    for token in ("", "regalia", "eyJhIjoxfQ.abc", "x" * 3000):
        stranger.http.cookies.clear()
        stranger.http.cookies.set("regalia-session", token)
        assert stranger.request("GET", "/api/me") == {}
    stranger.http.cookies.clear()
    stranger.watch_match(match)
    assert stranger.now["view"]["seat"] == "spectator"

"""Request ids: in every response and in all log lines of a request, a command and the work that it causes."""

import json
import re
import signal
from pathlib import Path

import httpx
import pytest

from regalia.services.request_ids import is_well_formed
from tests.support.clients import Person, Seat, running
from tests.support.server_process import Process

OWN = re.compile(r"[0-9a-f]{16}")
GIVEN = "4bf92f3577b34da6a3ce929d0e0e4736"  # as nginx makes them


def id_of_response(address: str, path: str = "/api/games", **headers: str) -> str:
    return httpx.get(address + path, headers=headers).headers["x-request-id"]


@pytest.mark.parametrize("path", ["/api/games", "/health/ready", "/", "/api/none", "/assets/none.js"])
def test_every_response_has_an_id_of_its_own(address: str, path: str) -> None:
    first, second = id_of_response(address, path), id_of_response(address, path)
    assert OWN.fullmatch(first)
    assert OWN.fullmatch(second)
    assert first != second


def test_an_id_from_a_stranger_is_not_used(address: str) -> None:
    assert OWN.fullmatch(id_of_response(address, **{"x-request-id": GIVEN}))


def test_an_id_from_a_trusted_proxy_is_used_if_it_is_well_formed(tmp_path: Path) -> None:
    with running(tmp_path / "regalia.sqlite3", proxies="127.0.0.1") as address:
        assert id_of_response(address, **{"x-request-id": GIVEN}) == GIVEN
        for bad in ("short", "x" * 65, "line=1 level=error", ""):
            assert OWN.fullmatch(id_of_response(address, **{"x-request-id": bad}))


@pytest.mark.parametrize(
    "text", ["a" * 7, "a" * 65, "eight\neight", "eight-eight\n", "größeres", "a b c d e", ""]
)
def test_an_id_that_is_long_or_not_safe_in_a_log_line_is_not_well_formed(text: str) -> None:
    assert not is_well_formed(text)


@pytest.mark.parametrize("text", ["a" * 8, "0b-9_.Z0", "a" * 64])
def test_a_short_id_of_letters_digits_and_marks_is_well_formed(text: str) -> None:
    assert is_well_formed(text)


def test_a_handshake_is_answered_with_an_id_also_if_it_is_refused(address: str) -> None:
    person = Person(address)
    response = person.connect().response
    assert response is not None
    assert OWN.fullmatch(response.headers["x-request-id"])
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    key = {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    refused = httpx.get(f"{address}/api/socket", headers=upgrade | key)
    assert refused.status_code == 403
    assert OWN.fullmatch(refused.headers["x-request-id"])


def test_a_command_and_the_computer_turn_that_it_causes_have_one_id_in_the_log(tmp_path: Path) -> None:
    process = Process(tmp_path, "--log-level", "debug")
    process.start()
    try:
        king = Seat(process.address, "king")
        wish = {"type": "computer", "level": 1}
        created = king.http.post(
            "/api/matches", json={"game": "king-and-assassins", "opponent": wish, "seat": "king"}
        )
        king.watch_match(created.json()["match"])
        while king.now["actor"] != "king":
            king.receive()
        king.act("end")
        while king.now["actor"] != "king":
            king.receive()
        response = king.connect().response
        assert response is not None
        handshake = response.headers["x-request-id"]
    finally:
        process.end(signal.SIGTERM)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    [request] = [line for line in lines if line.get("endpoint") == "/api/matches"]
    assert request["request"] == created.headers["x-request-id"]
    assert (request["status"], request["method"]) == (200, "POST")
    [command] = [line for line in lines if line.get("kind") == "Act"]
    assert re.fullmatch(f"{handshake}-[0-9]+", command["request"])
    planned = [line["request"] for line in lines if line["what"] == "turn planned"]
    assert planned[0] == request["request"]  # the computer hides its assassins when the match begins
    assert planned[-1] == command["request"]
    assert "request" not in lines[-1]  # "stopped" belongs to no request

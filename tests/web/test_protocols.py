"""Connections that send too much, too slowly or too many requests at once."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from tests.support.clients import PATIENCE, Person, closed_with, running

HOST = b"Host: 127.0.0.1\r\n"
SHORT = {
    "http.header-seconds": 1.0,
    "http.body-seconds": 1.0,
    "http.idle-seconds": 1.0,
    "socket.message-seconds": 1.0,
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with deadlines of one second."""
    with running(tmp_path_factory.mktemp("hasty") / "a.sqlite3", limits=SHORT) as where:
        yield where


class Raw:
    """A TCP connection to a server."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes, times: int = 1) -> int:
        """Sends until the server stops reading. Returns: the number of bytes."""
        sent = 0
        try:
            for _ in range(times):
                self.socket.sendall(data)
                sent += len(data)
        except (ConnectionError, TimeoutError):
            pass
        return sent

    def answer(self) -> bytes:
        """Returns all that the server sends until it closes."""
        found = b""
        try:
            while data := self.socket.recv(65536):
                found += data
        except ConnectionError:
            pass
        return found


def refusal(answer: bytes) -> tuple[int, Any]:
    """Returns the status and the error code of a response."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


@pytest.mark.parametrize("upgrade", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
@pytest.mark.parametrize(
    ("start", "more", "times", "wanted"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 65536, 1000, (431, "web/headers-too-large")),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 10_000, 1000, (431, "web/headers-too-large")),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", b"", 0, (431, "web/headers-too-large")),
        (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 150 + b"\r\n", b"", 0, (431, "web/headers-too-large")),
        (b"GET /", b"x" * 65536, 1000, (414, "web/url-too-long")),
        (b"GET /" + b"x" * 8100 + b" HTTP/1.1\r\n\r\n", b"", 0, (414, "web/url-too-long")),
        (b"GET / nonsense\r\n\r\n", b"", 0, (400, "web/bad-request")),
    ],
)
def test_headers_and_addresses_are_bounded(
    address: str, upgrade: bytes, start: bytes, more: bytes, times: int, wanted: tuple[int, str]
) -> None:
    line, end, rest = start.partition(b"\r\n")
    with Raw(address) as raw:
        raw.send(line + end + (upgrade if end else b"") + rest)
        sent = raw.send(more, times)
        answer = raw.answer()
    assert sent < 16_000_000, "the server has stopped reading"
    if answer:  # it may be lost where the client was still sending
        assert refusal(answer) == wanted
    else:
        assert times


@pytest.mark.parametrize(
    "start",
    [
        b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ",
        b"Transfer-Encoding: chunked\r\n\r\n2;x=",
        b"Content-Length: 999999999\r\n\r\n",
    ],
)
def test_a_body_or_trailer_without_an_end_is_bounded(address: str, start: bytes) -> None:
    head = b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\n"
    with Raw(address) as raw:
        raw.send(head + HOST + start)
        sent = raw.send(b"x" * 65536, 1000)
        answer = raw.answer()
    assert sent < 32_000_000, "the server has stopped reading"
    assert not answer or answer.startswith(b"HTTP/1.1 413")


def test_a_request_of_usual_size_is_answered(address: str) -> None:
    cookie = b"Cookie: " + b"c" * 7000 + b"\r\n"
    with Raw(address) as raw:
        raw.send(b"GET /" + b"x" * 7000 + b" HTTP/1.1\r\nConnection: close\r\n" + HOST + cookie + b"\r\n")
        assert raw.answer().startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
        + HOST
        + b"\r\n{",
    ],
)
def test_a_connection_that_does_not_go_on_is_closed(hasty: str, start: bytes) -> None:
    with Raw(hasty) as raw:
        raw.send(start)
        started = time.monotonic()
        answer = raw.answer()
    assert time.monotonic() - started < PATIENCE / 2
    if start.endswith((b"1\r\n", b"{")):
        assert refusal(answer) == (408, "web/too-slow")


def test_a_request_that_trickles_in_is_refused_after_the_same_time(hasty: str) -> None:
    with Raw(hasty) as raw:
        raw.socket.settimeout(0.1)
        raw.send(b"GET / HTTP/1.1\r\n")
        answer = b""
        started = time.monotonic()
        while not answer and time.monotonic() - started < PATIENCE:
            raw.send(b"x: y\r\n")
            try:
                answer = raw.socket.recv(65536)
            except TimeoutError:
                continue
    assert refusal(answer) == (408, "web/too-slow")


def test_pipelined_requests_are_bounded(address: str) -> None:
    with Raw(address) as raw:
        raw.send((b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n") * 2000)
        assert raw.answer().count(b"HTTP/1.1 200") < 100


def test_connections_are_counted_from_the_moment_they_are_accepted(tmp_path: Path) -> None:
    few = {"connection.address": 5}
    with running(tmp_path / "a.sqlite3", unlimited="", limits=few) as address, ExitStack() as stack:
        half_open = [stack.enter_context(Raw(address)) for _ in range(5)]
        for each in half_open:
            each.send(b"GET / HTTP/1.1\r\n")
        with Raw(address) as more:
            assert refusal(more.answer()) == (429, "service/too-many")
        half_open[0].socket.close()
        deadline = time.monotonic() + PATIENCE
        while Person(address).http.get("/health").status_code != 200:
            assert time.monotonic() < deadline


def test_the_total_of_connections_is_bounded_for_everybody(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite3", limits={"connection.http": 3}) as address, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(Raw(address)).send(b"GET / HTTP/1.1\r\n")
        with Raw(address) as more:
            assert refusal(more.answer()) == (429, "service/too-many")


# Sockets.


def test_an_unfinished_message_is_dropped_after_a_while(hasty: str) -> None:
    person = Person(hasty)
    connection = person.connect()
    whole = Frame(Opcode.TEXT, b"x" * 100_000).serialize(mask=True)
    connection.socket.sendall(whole[:50_000])
    assert closed_with(connection) == 1008


def test_a_message_of_many_fragments_is_refused(address: str) -> None:
    connection = Person(address).connect()
    connection.socket.sendall(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True))
    more = Frame(Opcode.CONT, b"x", fin=False).serialize(mask=True)
    connection.socket.sendall(more * 200)
    assert closed_with(connection) == 1008


def test_unfinished_messages_of_all_sockets_together_are_bounded(tmp_path: Path) -> None:
    few = {"socket.unfinished-bytes": 100_000}
    with running(tmp_path / "a.sqlite3", limits=few) as address:
        people = [Person(address) for _ in range(3)]
        part = Frame(Opcode.TEXT, b"x" * 200_000).serialize(mask=True)[:60_000]
        for person in people[:2]:
            person.connect().socket.sendall(part)
        assert closed_with(people[1].connect()) == 1008
        people[2].send(type="lobby", on=True)
        assert people[2].receive_until("lobby"), "players go on"


def test_a_refused_handshake_is_one_line_of_the_log_and_no_error(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    person = Person(address)
    person.http.cookies.set("regalia-session", "nonsense")
    with pytest.raises(InvalidStatus):
        person.connect()
    with Raw(address) as raw:  # no key: the handshake itself is not sound
        raw.send(
            b"GET /api/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + HOST + b"\r\n"
        )
        assert raw.answer().startswith(b"HTTP/1.1 4")
    assert [record.message for record in caplog.records if record.levelno > logging.INFO] == []
    assert [record.message for record in caplog.records].count("socket refused") == 2


def test_a_handshake_that_websockets_cannot_read_is_refused(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite3", limits={"http.line-bytes": 20_000}) as address, Raw(address) as raw:
        raw.send(
            b"GET /api/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + HOST
            + b"X: "
            + b"x" * 10_000
            + b"\r\n\r\n"
        )
        assert refusal(raw.answer()) == (431, "web/headers-too-large")

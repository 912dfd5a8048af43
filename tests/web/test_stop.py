"""A stop signal: everything is written, players are notified, and the exit code is 0."""

import json
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.clients import PATIENCE, Person, Seat, meet
from tests.support.server_process import Process

KA, SEATS = "king-and-assassins", ("king", "assassins")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A running server, ended after the test."""
    process = Process(tmp_path)
    process.start()
    yield process
    if process.process is not None:
        process.end(signal.SIGKILL)


def assert_closed(process: Process, code: int) -> None:
    """Checks that the server has closed its database and logged it."""
    assert code == 0
    wal = process.folder / "regalia.sqlite3-wal"
    assert not wal.exists() or wal.stat().st_size == 0
    lines = [json.loads(line) for line in (process.folder / "log").read_text().splitlines()]
    assert lines[-1]["what"] == "stopped"
    assert [line for line in lines if line["level"] == "error"] == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_tells_all_players_writes_everything_and_ends_with_0(
    process: Process, how: signal.Signals
) -> None:
    one, other, match = meet(process.address, KA, seats=SEATS)
    number = other.act("pick:butcher,farmer,monk")
    assert_closed(process, process.end(how))
    for seat in (one, other):
        assert seat.receive_until("bye")["reason"] == "restarting"
    process.start()
    one.disconnect()
    assert one.watch(match)["number"] == number


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_does_not_wait_for_a_search(process: Process, how: signal.Signals) -> None:
    alone = Seat(process.address)
    alone.watch_match(alone.create_match(KA, {"type": "computer", "level": 8}, seat="king")["match"])
    started = time.monotonic()
    assert_closed(process, process.end(how))
    assert time.monotonic() - started < PATIENCE


def test_a_stop_during_a_flood_ends_in_time(process: Process) -> None:
    over = threading.Event()

    def flood() -> None:
        while not over.is_set():
            try:
                with socket.create_connection(("127.0.0.1", process.port), timeout=1) as raw:
                    raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5)
                    raw.recv(1000)
            except OSError:
                continue

    half_open = socket.create_connection(("127.0.0.1", process.port))
    half_open.sendall(
        b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
        b"Host: 127.0.0.1\r\n\r\n"
    )
    threads = [threading.Thread(target=flood) for _ in range(4)]
    for thread in threads:
        thread.start()
    try:
        player = Person(process.address)
        player.send(type="lobby", on=True)
        player.receive_until("lobby")
        started = time.monotonic()
        code = process.end(signal.SIGTERM)
        assert time.monotonic() - started < PATIENCE
        assert player.receive_until("bye")["reason"] == "restarting"
    finally:
        over.set()
        for thread in threads:
            thread.join()
        half_open.close()
    assert_closed(process, code)


def test_a_second_signal_ends_at_once(process: Process) -> None:
    cookie = Person(process.address).cookie
    handshake = (
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{process.port}\r\nOrigin: {process.address}\r\n"
        f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", process.port), timeout=PATIENCE) as silent:
        silent.sendall(handshake.encode())
        assert silent.recv(1000).startswith(b"HTTP/1.1 101"), "it never answers, so that a stop waits for it"
        assert process.process is not None
        process.process.send_signal(signal.SIGTERM)
        heard = b""
        while b"restarting" not in heard:
            heard += silent.recv(1000)
        assert process.end(signal.SIGTERM) == 128 + signal.SIGTERM, "not 0, which would be a stop in order"

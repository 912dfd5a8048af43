"""A process that stops hands its players over: commands are answered, and connections go to the next process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from regalia.services.errors import TooMany
from regalia.services.limits import Limits
from regalia.web.connection import CLOSE_CODES, Connection, ConnectionLimits
from regalia.web.messages.socket import Accepted
from regalia.web.server import listen
from regalia.web.settings import Settings
from regalia.web.sockets import CLOSE_BATCH, CLOSE_STEP, MAX_SPREAD, Sockets
from regalia.web.wiring import ServerContext
from tests.support.clients import Seat, meet
from tests.support.server_process import Process

PATIENCE = 60.0  # seconds; the machine may be busy
KA, SEATS, PICK = "king-and-assassins", ("king", "assassins"), "pick:butcher,farmer,monk"


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A running server, ended after the test."""
    process = Process(tmp_path)
    process.start()
    yield process
    if process.process is not None:
        process.end(signal.SIGKILL)


# What draining does in a process.


class FakeConnection(SimpleNamespace):
    """An open socket that closes at once, and notes when."""

    __hash__ = object.__hash__  # type: ignore[assignment]

    def close_after_answer(self, reason: str) -> None:
        self.closed_at = time.monotonic()
        self.sockets._open.discard(self)


@pytest.mark.anyio
async def test_sockets_are_closed_in_a_spread_that_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for count in (0, CLOSE_BATCH, 10 * CLOSE_BATCH, 100_000):
        sockets = Sockets(most=count, of_address=count, of_account=count)
        sockets._open = {FakeConnection(sockets=sockets) for _ in range(count)}  # type: ignore[misc]
        pauses.clear()
        await sockets.close_all()
        assert len(sockets) == 0
        assert sum(pauses) <= min(MAX_SPREAD, count * CLOSE_STEP / CLOSE_BATCH)


@pytest.mark.anyio
async def test_a_draining_process_is_not_ready_and_stops_the_server_once(tmp_path: Path) -> None:
    context = await ServerContext.open(Settings(database=str(tmp_path / "test.sqlite3"), thinkers=1))
    stops: list[bool] = []
    context.on_drain = lambda: stops.append(context.stopping)
    context.drain()
    context.drain()
    with pytest.raises(TooMany, match=r"shutting"):
        context.check_serving()
    await context.disconnect_all()
    await context.close()
    assert stops == [True]


@pytest.mark.anyio
@pytest.mark.parametrize("is_answering", [True, False])
async def test_a_command_under_way_is_answered_before_its_socket_is_closed(is_answering: bool) -> None:
    sent: list[Any] = []

    async def send(event: Any) -> None:
        sent.append(json.loads(event["text"])["type"] if "text" in event else event["code"])

    limits = Limits({})
    connection = Connection(
        send,
        account="anna",
        session="session",
        language="en",
        bucket=limits.bucket(),
        limits=ConnectionLimits.from_limits(limits),
    )
    connection.is_answering = is_answering
    connection.close_after_answer("restarting")
    connection.send(Accepted(id="1", match="match", number=3))
    connection.answered()
    await asyncio.sleep(0)
    assert sent == [*["done"] * is_answering, "bye", CLOSE_CODES["restarting"]]


# The next process.


def test_a_taken_address_is_refused_unless_the_server_there_is_taken_over() -> None:
    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    with pytest.raises(OSError, match="in use") as refused:
        listen("127.0.0.1", port)
    assert refused.value.filename == f"127.0.0.1:{port}"
    listen("127.0.0.1", port, shared=True).close()
    first.close()


def test_a_server_takes_over_from_another_without_refusing_a_connection(process: Process) -> None:
    one, other, match = meet(process.address, KA, seats=SEATS)
    number = other.act(PICK)
    refused: list[str] = []
    over = threading.Event()

    def visit() -> None:
        while not over.is_set():
            try:
                with httpx.Client(timeout=PATIENCE) as client:
                    client.get(f"{process.address}/api/games")
            except httpx.TransportError as error:
                refused.append(repr(error))

    visitor = threading.Thread(target=visit)
    visitor.start()
    old, process.process = process.process, None
    assert old is not None
    process.more = ("--takeover", "20")
    process.start()
    over.set()
    visitor.join()
    assert old.wait(PATIENCE) == 0
    assert old.stdout is not None
    old.stdout.close()
    assert refused == []
    for seat in (one, other):
        assert seat.receive_until("bye")["reason"] == "restarting"
        seat.disconnect()
        assert seat.watch(match)["number"] == number


def test_a_takeover_does_not_wait_for_ever(process: Process) -> None:
    os.kill(process.pid, signal.SIGSTOP)
    try:
        command: list[str | Path] = [
            process.program, "serve", "--port", "0", "--takeover", "0.5",
            "--database", process.folder / "regalia.sqlite3",
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    finally:
        os.kill(process.pid, signal.SIGCONT)
    assert done.returncode == 1
    assert "regalia.sqlite3" in done.stderr.splitlines()[-1]
    assert process.process is not None
    assert process.process.wait(PATIENCE) == 0, "it was asked to stop, and does so when it goes on"


LAUNCH = """
import os, socket, sys
bound = socket.socket(fileno=int(sys.argv[1]))
os.dup2(bound.fileno(), 3)
os.set_inheritable(3, True)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_connections_wait_while_a_server_with_a_socket_of_systemd_restarts(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        bound.set_inheritable(True)
        address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        regalia: list[Any] = [Path(sys.executable).with_name("regalia"), "serve", "--unlimited", "127.0.0.1"]

        def start() -> subprocess.Popen[str]:
            return subprocess.Popen(
                [sys.executable, "-c", LAUNCH, str(bound.fileno()), *regalia,
                 "--database", tmp_path / "regalia.sqlite3"],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, pass_fds=[bound.fileno()],
            )  # fmt: skip

        server = start()
        player = Seat(address)
        player.watch_match(player.create_match(KA, {"type": "hotseat"})["match"])
        answers: list[int] = []
        server.terminate()
        assert player.receive_until("bye")["reason"] == "restarting"
        assert server.wait(PATIENCE) == 0
        visitor = threading.Thread(
            target=lambda: answers.append(httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code)
        )
        visitor.start()
        next_server = start()
        visitor.join(PATIENCE)
        next_server.terminate()
        assert next_server.wait(PATIENCE) == 0
        for one in (server, next_server):
            assert one.stdout is not None
            one.stdout.close()
    assert answers == [200]

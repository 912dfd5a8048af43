"""Limits of a server of two processes: who is refused at one is refused at the other."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import httpx
import pytest

from tests.support.postgresql import shared_postgresql
from tests.support.redis_server import RedisServer, own_redis
from tests.support.server_process import Process


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A server that the test may stop."""
    with own_redis() as server:
        yield server


@pytest.fixture
def processes(tmp_path: Path, redis: RedisServer) -> Iterator[list[Process]]:
    """Two processes that limit this machine: three guests an hour."""
    database = shared_postgresql().new_database()
    where = ["--database", database, "--redis", redis.url, "--thinkers", "1", "--unlimited", ""]
    found = [
        Process(tmp_path / name, *where, "--limit", "guest.address=3 per hour") for name in ("one", "other")
    ]
    try:
        for process in found:
            process.folder.mkdir()
            process.start()
        yield found
    finally:
        for process in found:
            if process.process is not None:
                process.end(signal.SIGKILL)


def new_guest(process: Process) -> httpx.Response:
    return httpx.post(f"{process.address}/api/guest", headers={"origin": process.address}, timeout=20)


def test_guests_of_both_processes_are_counted_together_and_a_hanging_redis_delays_nobody(
    processes: list[Process], redis: RedisServer
) -> None:
    one, other = processes
    assert [new_guest(each).status_code for each in (one, other, one)] == [200] * 3
    refused = new_guest(other)
    assert refused.status_code == 429
    assert 0 < refused.json()["error"]["wait"] <= 3600
    assert redis.process is not None
    redis.process.send_signal(signal.SIGSTOP)
    began = monotonic()
    assert new_guest(other).status_code == 200  # counted by this process alone, which has seen one
    assert monotonic() - began < 3.0  # the bus waits for up to five seconds
    redis.process.send_signal(signal.SIGCONT)

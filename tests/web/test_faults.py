"""Faults of the machine under a server: a full disk, hung workers, and a killed server."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.clients import Person, Seat
from tests.support.server_process import PATIENCE, Process, full_disk, workers_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="uses what Linux offers to disturb a process")

KA = "king-and-assassins"


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A running server with a short timeout of workers, ended after the test."""
    process = Process(tmp_path, "--limit", "computer.silence=8")
    process.start()
    yield process
    if process.process is not None:
        process.end(signal.SIGKILL)


def against_computer(process: Process, level: int) -> Seat:
    """Returns a match against the computer in which the king is to act."""
    king = Seat(process.address, "king")
    king.watch_match(king.create_match(KA, {"type": "computer", "level": level}, seat="king")["match"])
    while king.now["actor"] != "king":
        king.receive()
    return king


def wait_for_the_computer(king: Seat) -> None:
    while king.now["actor"] != "king" and "result" not in king.now:
        king.receive()


def test_a_match_against_the_computer_goes_on_after_the_disk_was_full(process: Process) -> None:
    king = against_computer(process, level=6)
    king.act("end")
    with full_disk(process):
        status = king.receive_until("computer-status")
        while not status.get("trouble"):
            status = king.receive_until("computer-status")
        refused = king.do(king.match, "say", text="hello")
        assert refused["type"] == "refused"
    wait_for_the_computer(king)
    king.act("end")
    wait_for_the_computer(king)
    number = king.number
    process.end(signal.SIGKILL)
    process.start()
    king.disconnect()
    king.watch_match(king.match)
    assert king.number >= number


def test_workers_that_hang_are_replaced_and_the_computer_moves(process: Process) -> None:
    king = against_computer(process, level=1)
    for worker in workers_of(process):
        os.kill(worker, signal.SIGSTOP)
    king.act("end")
    wait_for_the_computer(king)
    health = Person(process.address).request("GET", "/health")["workers"]
    assert health["replaced"] >= 1
    assert health["waiting"] == 0


def test_workers_end_with_a_server_that_is_killed_also_while_they_hang(process: Process) -> None:
    against_computer(process, level=1)
    workers = workers_of(process)
    handles = [os.pidfd_open(worker) for worker in workers]
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    process.end(signal.SIGKILL)
    assert handles
    for handle in handles:
        ended, _, _ = select.select([handle], [], [], PATIENCE)
        os.close(handle)
        assert ended == [handle]


def test_a_computer_that_searches_while_the_server_stops_moves_after_the_next_start(process: Process) -> None:
    king = against_computer(process, level=6)
    king.act("end")
    process.end(signal.SIGTERM)
    process.start()
    king.disconnect()
    king.watch_match(king.match)
    wait_for_the_computer(king)
    assert "result" not in king.now

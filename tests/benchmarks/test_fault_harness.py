"""Fault rounds that fail or are interrupted end with their table and their check."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.faults.faults import Fault, KillServer, KillWorker
from benchmarks.faults.installation import LOG_ROWS, Installation, decoded_logs, kill
from benchmarks.faults.rounds import Interruption, Outcome, run_rounds, table
from regalia.services.matches.entries import Entry
from tests.support.server_process import Process

pytestmark = pytest.mark.soak


class OneServer(Installation):
    """A server on SQLite, on the disk of this machine."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.servers = [Process(folder)]

    def restore_store(self) -> None:
        pass

    def logs(self) -> dict[str, list[Entry]]:
        with closing(sqlite3.connect(self.servers[0].folder / "regalia.sqlite3")) as connection:
            return decoded_logs(connection.execute(LOG_ROWS))


class CannotBeHealed(KillServer):
    """A fault that leaves a server dead."""

    def heal(self) -> None:
        raise AssertionError("this fault cannot be healed")


class Interrupted(Fault):
    """A fault that lasts longer than the patience of the person at the terminal."""

    lasts = (600.0, 600.0)

    def __init__(self, installation: Installation, interruption: Interruption) -> None:
        super().__init__(installation, random.Random(1))
        self.interruption, self.loop = interruption, asyncio.get_running_loop()

    def inject(self) -> None:
        self.loop.call_soon_threadsafe(self.interruption.interrupt)


@pytest.fixture
def installation(tmp_path: Path) -> Iterator[OneServer]:
    one = OneServer(tmp_path)
    one.servers[0].start()
    yield one
    kill(one.servers[0])


async def outcome_of(
    installation: Installation, faults: list[Fault], interruption: Interruption | None = None
) -> Outcome:
    history = installation.servers[0].folder / "history"
    return await run_rounds(
        installation, faults, history, matches=1, think=0.05, seed=1, interruption=interruption
    )


@pytest.mark.anyio
async def test_a_fault_that_cannot_be_healed_is_reported_and_the_rounds_go_on(
    installation: OneServer,
) -> None:
    faults: list[Fault] = [kind(installation, random.Random(1)) for kind in (CannotBeHealed, KillServer)]
    outcome = await outcome_of(installation, faults)
    assert [bool(each.failure) for each in outcome.rounds] == [True, False]
    assert "this fault cannot be healed" in outcome.failures[0]
    assert not outcome.passed
    assert not outcome.violations
    assert outcome.entries > 0
    assert "| all | 2 |" in table(outcome)


@pytest.mark.anyio
async def test_rounds_before_an_interruption_are_checked(installation: OneServer) -> None:
    interruption = Interruption()
    first, last = (KillWorker(installation, random.Random(1)) for _ in range(2))
    outcome = await outcome_of(
        installation, [first, Interrupted(installation, interruption), last], interruption
    )
    assert [each.fault for each in outcome.rounds] == [first.name]
    assert outcome.passed
    assert outcome.entries > 0


@pytest.mark.anyio
async def test_matches_that_do_not_begin_are_a_failure_with_a_table(
    installation: OneServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.faults.rounds.PATIENCE", 0.0)
    outcome = await outcome_of(installation, [])
    assert "1 matches did not begin" in outcome.failures[0]
    assert "| all | 0 |" in table(outcome)

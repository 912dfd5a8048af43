"""Worker processes answer, are replaced when they die or hang, and never outlive the server."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from regalia.adapters.workers import WorkerPool, WorkersFailed
from regalia.players import PlannedAction
from regalia.services.matches.scheduling import Caps
from tests.support.scripted_match import KING, ScriptedMatch, move_request

PATIENCE = 60.0  # seconds; the machine may be busy
SERVER = """
import asyncio, sys
from regalia.adapters.workers import WorkerPool
from tests.support.scripted_match import move_request
pool = WorkerPool(1)
asyncio.run(pool.plan_turn(move_request()))
print(pool.workers[0].process.pid, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()


async def first_action(pool: WorkerPool) -> str:
    """Returns the first action of a planned turn."""
    return (await pool.plan_turn(move_request()))[0].action


def pid_of(pool: WorkerPool, worker: int = 0) -> int:
    process = pool.workers[worker].process
    assert process is not None
    return process.pid


def test_the_computer_chooses_a_legal_action(pool: WorkerPool) -> None:
    assert asyncio.run(first_action(pool)) in ScriptedMatch().match.game.legal()


def test_a_worker_that_dies_is_replaced_and_the_request_is_served(pool: WorkerPool) -> None:
    async def play() -> str:
        await pool.plan_turn(move_request())
        os.kill(pid_of(pool), signal.SIGKILL)
        return await first_action(pool)

    assert asyncio.run(play()) in ScriptedMatch().match.game.legal()
    assert pool.health().replaced == 1


def test_a_worker_that_hangs_is_replaced_and_the_request_is_served() -> None:
    pool = WorkerPool(1, silence=8.0)

    async def play() -> str:
        await pool.plan_turn(move_request())
        os.kill(pid_of(pool), signal.SIGSTOP)
        return await first_action(pool)

    try:
        assert asyncio.run(play()) in ScriptedMatch().match.game.legal()
        assert pool.health().replaced >= 1
    finally:
        pool.close()


def test_requests_that_wait_for_a_worker_that_hangs_are_all_served() -> None:
    pool = WorkerPool(1, silence=8.0, caps=Caps(person=8, address=8))

    async def play() -> list[Sequence[PlannedAction]]:
        await pool.plan_turn(move_request())
        os.kill(pid_of(pool), signal.SIGSTOP)
        return await asyncio.gather(*(pool.plan_turn(move_request()) for n in range(5)))

    try:
        assert len(asyncio.run(play())) == 5
    finally:
        pool.close()


def test_health_tells_of_workers_and_of_what_waits() -> None:
    pool = WorkerPool(2)

    async def look() -> None:
        before = pool.health()
        assert (before.count, before.alive, before.busy, before.waiting) == (2, 0, 0, 0)
        asking = [asyncio.ensure_future(pool.plan_turn(move_request(level=8))) for n in range(6)]
        await asyncio.sleep(0)
        during = pool.health()
        assert (during.busy, during.waiting) == (1, 5)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert pool.health().waiting == 0

    try:
        asyncio.run(look())
    finally:
        pool.close()


def test_positions_in_the_queue_are_reported_and_end_with_none(pool: WorkerPool) -> None:
    told: list[int] = []

    def report(position: int) -> None:
        told.append(position)
        os.kill(pid_of(pool), signal.SIGCONT)

    async def play() -> None:
        await pool.plan_turn(move_request())
        os.kill(pid_of(pool), signal.SIGSTOP)
        await asyncio.gather(pool.plan_turn(move_request()), pool.plan_turn(move_request(), report))

    asyncio.run(play())
    assert told == [1, 0]


def test_persons_behind_one_address_share_the_workers(pool: WorkerPool) -> None:
    async def groups() -> list[str]:
        requests = [
            msgspec.structs.replace(move_request(), person=person) for person in ("ann", "bob", "eve")
        ]
        pool.note_address("ann", "192.0.2.1")
        pool.note_address("bob", "192.0.2.1")
        asking = [asyncio.ensure_future(pool.plan_turn(request)) for request in requests]
        await asyncio.sleep(0)
        found = [ticket.group for ticket in pool.scheduler.tickets.values()]
        await asyncio.gather(*asking)
        return found

    ann, bob, eve = asyncio.run(groups())
    assert ann == bob
    assert eve != ann


def test_a_seat_that_is_not_to_act_has_no_answer(pool: WorkerPool) -> None:
    with pytest.raises(WorkersFailed):
        asyncio.run(pool.plan_turn(move_request(seat=KING)))


def test_after_closing_there_is_no_answer() -> None:
    closed = WorkerPool(1)
    closed.close()
    with pytest.raises(WorkersFailed):
        asyncio.run(closed.plan_turn(move_request()))


def test_closing_ends_a_search_that_is_under_way() -> None:
    pool = WorkerPool(2)

    async def play() -> None:
        asking = asyncio.ensure_future(pool.plan_turn(move_request(level=8)))
        await asyncio.sleep(0)
        pool.close()
        with pytest.raises(WorkersFailed):
            await asking

    asyncio.run(play())


@pytest.mark.skipif(sys.platform != "linux", reason="needs a signal that Linux sends")
@pytest.mark.parametrize("hung", [False, True])
def test_a_worker_ends_with_a_server_that_is_killed_also_while_it_hangs(hung: bool) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    handle = os.pidfd_open(worker)
    try:
        if hung:
            os.kill(worker, signal.SIGSTOP)
        server.kill()
        server.communicate()
        ended, _, _ = select.select([handle], [], [], PATIENCE)
        assert ended == [handle]
    finally:
        os.close(handle)

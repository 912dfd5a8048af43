"""Worker processes answer, are replaced when they die or hang, and never outlive the server."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from regalia.adapters.workers import WorkerPool, WorkersFailed
from regalia.services import request_ids
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


@pytest.fixture
def pool_of_two() -> Iterator[WorkerPool]:
    pool = WorkerPool(2)
    yield pool
    pool.close()


@pytest.fixture
def impatient() -> Iterator[WorkerPool]:
    """A pool that replaces a worker which is silent for 8 seconds, instead of its usual patience."""
    pool = WorkerPool(1, silence=8.0, caps=Caps(person=8, address=8))
    yield pool
    pool.close()


def pid_of(pool: WorkerPool, worker: int = 0) -> int:
    process = pool.workers[worker].process
    assert process is not None
    return process.pid


@pytest.mark.anyio
async def test_the_computer_chooses_a_legal_action(pool: WorkerPool) -> None:
    assert await first_action(pool) in ScriptedMatch().match.game.legal()


@pytest.mark.anyio
async def test_a_worker_that_dies_is_replaced_and_the_request_is_served(pool: WorkerPool) -> None:
    await pool.plan_turn(move_request())
    os.kill(pid_of(pool), signal.SIGKILL)
    assert await first_action(pool) in ScriptedMatch().match.game.legal()
    assert pool.health().replaced == 1


@pytest.mark.anyio
async def test_a_worker_that_hangs_is_replaced_and_the_request_is_served(impatient: WorkerPool) -> None:
    await impatient.plan_turn(move_request())
    os.kill(pid_of(impatient), signal.SIGSTOP)
    assert await first_action(impatient) in ScriptedMatch().match.game.legal()
    assert impatient.health().replaced >= 1


@pytest.mark.anyio
async def test_workers_that_die_again_and_again_are_failing_until_one_answers(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        with pytest.raises(WorkersFailed):
            await pool.plan_turn(move_request())
    after_failure = pool.is_failing
    await pool.plan_turn(move_request())
    assert (after_failure, pool.is_failing) == (True, False)
    assert pool.turns == {"planned": 1, "failed": 1}
    assert pool.cpu_seconds > 0


@pytest.mark.anyio
async def test_lines_about_a_request_carry_the_id_of_the_command_that_caused_it(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "regalia.adapters.workers")
    ids: list[str] = []  # of the lines, noted while they are logged: later there is no context

    def note_request_id(record: logging.LogRecord) -> bool:
        if record.msg == "turn planned":
            ids.append(request_ids.current.get())
        return True

    caplog.handler.addFilter(note_request_id)

    async def command(number: int) -> None:
        request_ids.current.set(f"command-{number}")
        await pool.plan_turn(move_request())

    await asyncio.gather(*(asyncio.create_task(command(number)) for number in range(5)))
    assert sorted(ids) == [f"command-{number}" for number in range(5)]


@pytest.mark.anyio
async def test_requests_that_wait_for_a_worker_that_hangs_are_all_served(impatient: WorkerPool) -> None:
    await impatient.plan_turn(move_request())
    os.kill(pid_of(impatient), signal.SIGSTOP)
    served = await asyncio.gather(*(impatient.plan_turn(move_request()) for n in range(5)))
    assert len(served) == 5


@pytest.mark.anyio
async def test_health_tells_of_workers_and_of_what_waits(pool_of_two: WorkerPool) -> None:
    before = pool_of_two.health()
    assert (before.count, before.alive, before.busy, before.waiting) == (2, 0, 0, 0)
    asking = [asyncio.ensure_future(pool_of_two.plan_turn(move_request(level=8))) for n in range(6)]
    await asyncio.sleep(0)
    during = pool_of_two.health()
    assert (during.busy, during.waiting) == (1, 5)
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert pool_of_two.health().waiting == 0


@pytest.mark.anyio
async def test_positions_in_the_queue_are_reported_and_end_with_none(pool: WorkerPool) -> None:
    told: list[int] = []

    def report(position: int) -> None:
        told.append(position)
        os.kill(pid_of(pool), signal.SIGCONT)

    await pool.plan_turn(move_request())
    os.kill(pid_of(pool), signal.SIGSTOP)
    await asyncio.gather(pool.plan_turn(move_request()), pool.plan_turn(move_request(), report))
    assert told == [1, 0]


@pytest.mark.anyio
async def test_persons_behind_one_address_share_the_workers(pool: WorkerPool) -> None:
    requests = [msgspec.structs.replace(move_request(), person=person) for person in ("ann", "bob", "eve")]
    pool.note_address("ann", "192.0.2.1")
    pool.note_address("bob", "192.0.2.1")
    asking = [asyncio.ensure_future(pool.plan_turn(request)) for request in requests]
    await asyncio.sleep(0)
    ann, bob, eve = (ticket.group for ticket in pool.scheduler.tickets.values())
    await asyncio.gather(*asking)
    assert ann == bob
    assert eve != ann


@pytest.mark.anyio
async def test_a_seat_that_is_not_to_act_has_no_answer(pool: WorkerPool) -> None:
    with pytest.raises(WorkersFailed):
        await pool.plan_turn(move_request(seat=KING))


@pytest.mark.anyio
async def test_after_closing_there_is_no_answer() -> None:
    closed = WorkerPool(1)
    closed.close()
    with pytest.raises(WorkersFailed):
        await closed.plan_turn(move_request())


@pytest.mark.anyio
async def test_closing_ends_a_search_that_is_under_way() -> None:
    pool = WorkerPool(2)
    asking = asyncio.ensure_future(pool.plan_turn(move_request(level=8)))
    await asyncio.sleep(0)
    pool.close()
    with pytest.raises(WorkersFailed):
        await asking


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

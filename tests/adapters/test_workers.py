"""Worker processes answer, are replaced when they die or hang, and never outlive the server."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec
import pytest

from regalia.adapters.workers import WorkerPool
from regalia.players import PlannedAction
from regalia.services import request_ids
from regalia.services.matches.ports import MoveRequest
from regalia.services.matches.turn_planner import TurnPlanner
from regalia.services.scheduling import Caps
from regalia.services.tasks import Task, TaskFailed
from tests.support.scripted_match import KING, ScriptedMatch, move_request

PATIENCE = 60.0  # seconds; the machine may be busy
SERVER = """
import asyncio, sys
from regalia.adapters.workers import WorkerPool
from regalia.services.matches.turn_planner import TurnPlanner
from tests.support.scripted_match import move_request
pool = WorkerPool(1)
asyncio.run(TurnPlanner(pool).plan_turn(move_request()))
print(pool.workers[0].process.pid, flush=True)
sys.stdin.read()
"""


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    await pool.close()


async def plan(
    pool: WorkerPool, request: MoveRequest, report: Callable[[int], None] = lambda position: None
) -> Sequence[PlannedAction]:
    """Plans a turn with the workers of a pool."""
    return await TurnPlanner(pool).plan_turn(request, report)


async def first_action(pool: WorkerPool) -> str:
    """Returns the first action of a planned turn."""
    return (await plan(pool, move_request()))[0].action


@pytest.fixture
async def pool_of_two() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(2)
    yield pool
    await pool.close()


@pytest.fixture
async def impatient() -> AsyncIterator[WorkerPool]:
    """A pool that replaces a worker which is silent for 8 seconds, instead of its usual patience."""
    pool = WorkerPool(1, silence=8.0, caps=Caps(person=8, address=8))
    yield pool
    await pool.close()


def pid_of(pool: WorkerPool, worker: int = 0) -> int:
    process = pool.workers[worker].process
    assert process is not None
    return process.pid


@pytest.mark.anyio
async def test_the_computer_chooses_a_legal_action(pool: WorkerPool) -> None:
    assert await first_action(pool) in ScriptedMatch().match.game.legal()


@pytest.mark.anyio
async def test_a_worker_that_dies_is_replaced_and_the_request_is_served(pool: WorkerPool) -> None:
    await plan(pool, move_request())
    os.kill(pid_of(pool), signal.SIGKILL)
    assert await first_action(pool) in ScriptedMatch().match.game.legal()
    assert pool.health().replaced == 1


@pytest.mark.anyio
async def test_a_worker_that_hangs_is_replaced_and_the_request_is_served(impatient: WorkerPool) -> None:
    await plan(impatient, move_request())
    os.kill(pid_of(impatient), signal.SIGSTOP)
    assert await first_action(impatient) in ScriptedMatch().match.game.legal()
    assert impatient.health().replaced >= 1


@pytest.mark.anyio
async def test_workers_that_die_again_and_again_are_failing_until_one_answers(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    planner = TurnPlanner(pool)
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        with pytest.raises(TaskFailed):
            await planner.plan_turn(move_request())
    after_failure, told = pool.is_failing, pool.readiness()
    await planner.plan_turn(move_request())
    assert (after_failure, pool.is_failing) == (True, False)
    assert (told.ok, pool.readiness().ok) == (False, True)
    assert planner.turns == {"planned": 1, "failed": 1}
    assert pool.cpu_seconds > 0


@pytest.mark.anyio
async def test_lines_about_a_request_carry_the_id_of_the_command_that_caused_it(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "regalia.services.matches.turn_planner")
    ids: list[str] = []  # of the lines, noted while they are logged: later there is no context

    def note_request_id(record: logging.LogRecord) -> bool:
        if record.msg == "turn planned":
            ids.append(request_ids.current.get())
        return True

    caplog.handler.addFilter(note_request_id)

    async def command(number: int) -> None:
        request_ids.current.set(f"command-{number}")
        await plan(pool, move_request())

    await asyncio.gather(*(asyncio.create_task(command(number)) for number in range(5)))
    assert sorted(ids) == [f"command-{number}" for number in range(5)]


@pytest.mark.anyio
async def test_requests_that_wait_for_a_worker_that_hangs_are_all_served(impatient: WorkerPool) -> None:
    await plan(impatient, move_request())
    os.kill(pid_of(impatient), signal.SIGSTOP)
    served = await asyncio.gather(*(plan(impatient, move_request()) for n in range(5)))
    assert len(served) == 5


@pytest.mark.anyio
async def test_health_tells_of_workers_and_of_what_waits(pool_of_two: WorkerPool) -> None:
    before = pool_of_two.health()
    assert (before.count, before.alive, before.busy, before.waiting) == (2, 0, 0, 0)
    asking = [asyncio.ensure_future(plan(pool_of_two, move_request(level=8))) for n in range(6)]
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

    await plan(pool, move_request())
    os.kill(pid_of(pool), signal.SIGSTOP)
    await asyncio.gather(plan(pool, move_request()), plan(pool, move_request(), report))
    assert told == [1, 0]


@pytest.mark.anyio
async def test_persons_behind_one_address_share_the_workers(pool: WorkerPool) -> None:
    requests = [msgspec.structs.replace(move_request(), person=person) for person in ("ann", "bob", "eve")]
    pool.note_address("ann", "192.0.2.1")
    pool.note_address("bob", "192.0.2.1")
    asking = [asyncio.ensure_future(plan(pool, request)) for request in requests]
    await asyncio.sleep(0)
    ann, bob, eve = (ticket.group for ticket in pool.scheduler.tickets.values())
    await asyncio.gather(*asking)
    assert ann == bob
    assert eve != ann


@pytest.mark.anyio
async def test_a_seat_that_is_not_to_act_has_no_answer(pool: WorkerPool) -> None:
    with pytest.raises(TaskFailed):
        await plan(pool, move_request(seat=KING))


@pytest.mark.anyio
@pytest.mark.parametrize(("name", "payload"), [("no-such-task", b"{}"), ("plan-turn", b"{}")])
async def test_a_task_that_cannot_be_run_fails_and_the_worker_goes_on(
    pool: WorkerPool, name: str, payload: bytes
) -> None:
    with pytest.raises(TaskFailed, match="payload"):
        await pool.run(Task(name=name, payload=payload, person="ann", cost=0.1))
    await plan(pool, move_request())
    assert pool.health().replaced == 0


@pytest.mark.anyio
async def test_after_closing_there_is_no_answer() -> None:
    closed = WorkerPool(1)
    await closed.close()
    with pytest.raises(TaskFailed):
        await plan(closed, move_request())


@pytest.mark.anyio
async def test_closing_ends_a_search_that_is_under_way() -> None:
    pool = WorkerPool(2)
    asking = asyncio.ensure_future(plan(pool, move_request(level=8)))
    await asyncio.sleep(0)
    await pool.close()
    with pytest.raises(TaskFailed):
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

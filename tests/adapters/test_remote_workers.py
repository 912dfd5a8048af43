"""Remote workers over Redis: turns are planned, in fair order, and once, whatever dies meanwhile."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from redis.asyncio import Redis

from regalia.adapters import remote_worker as remote_worker_module
from regalia.adapters.redis_client import new_client
from regalia.adapters.remote_tasks import (
    Directory,
    Reply,
    ServerStatus,
    WorkerStatus,
    fair_share,
    replies_key,
    task_key,
    task_version,
)
from regalia.adapters.remote_worker import RemoteWorker
from regalia.adapters.remote_workers import RemoteWorkers
from regalia.core.errors import BadField
from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players import PlannedAction
from regalia.services.matches.ports import MoveRequest
from regalia.services.matches.turn_planner import TurnPlanner
from regalia.services.scheduling import Caps
from tests.support.redis_server import RedisServer, own_redis
from tests.support.remote_worker import remote_worker
from tests.support.scripted_match import ScriptedMatch, match_settings, move_request

pytestmark = pytest.mark.anyio

PATIENCE = 60.0  # seconds; the machine may be busy


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A server that the test may empty or kill."""
    with own_redis() as server:
        yield server


@asynccontextmanager
async def server_of(redis: RedisServer, caps: Caps = Caps()) -> AsyncIterator[RemoteWorkers]:  # noqa: B008
    """The workers as a game server sees them."""
    workers = await RemoteWorkers.open(redis.url, caps=caps)
    try:
        yield workers
    finally:
        await workers.close()


@asynccontextmanager
async def worker_of(redis: RedisServer, processes: int = 1) -> AsyncIterator[RemoteWorker]:
    """A worker in this process."""
    worker = await RemoteWorker.open(redis.url, processes=processes)
    stop = asyncio.Event()
    serving = asyncio.ensure_future(worker.serve(stop))
    try:
        yield worker
    finally:
        stop.set()
        await serving
        await worker.close()


@asynccontextmanager
async def client_of(redis: RedisServer) -> AsyncIterator[Redis]:
    client = new_client(redis.url)
    try:
        yield client
    finally:
        await client.aclose()


def long_request(person: str = "eve") -> MoveRequest:
    """Returns a request that takes seconds of search."""
    game, rng = registry.new("king-and-assassins", seed=1), Rng(1)
    for _ in range(60):
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    view = game.view(str(game.actor))
    return MoveRequest(game=view.game, texts={}, level=8, seed=1, person=person, view=view)


def people_sent(server: RemoteWorkers) -> set[str]:
    """Returns the people whose tasks the server has sent to workers."""
    return {server.jobs[ticket].task.person for ticket in server.sent}


async def until(done: Callable[[], bool]) -> None:
    """Waits for a condition."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


async def queued(client: Redis) -> str:
    """Waits for a task in the queue. Returns: all that is in it."""
    async with asyncio.timeout(PATIENCE):
        while not any([await client.xlen(key) for key in await client.keys("*queue*")]):
            await asyncio.sleep(0.01)
    return str([await client.xrange(key) for key in await client.keys("*queue*")])


async def begin_and_hold(
    server: RemoteWorkers, signal_processes: Callable[[signal.Signals], None]
) -> asyncio.Future[Sequence[PlannedAction]]:
    """Requests a turn that a worker begins and does not end, until its processes are continued."""
    planner = TurnPlanner(server)
    await planner.plan_turn(move_request())  # starts the process
    signal_processes(signal.SIGSTOP)
    turn = asyncio.ensure_future(planner.plan_turn(move_request()))
    await until(lambda: any(sent.worker for sent in server.sent.values()))
    return turn


async def test_a_turn_is_planned_from_a_view_and_nothing_else(redis: RedisServer, tmp_path: Path) -> None:
    secret = match_settings(seed=123456789123, nonce="ab" * 32)
    match = ScriptedMatch(secret).match
    view = match.game.view("assassins")
    request = MoveRequest(game=view.game, texts={}, level=1, seed=1, person="ann", view=view)
    with remote_worker(redis.url, tmp_path) as worker:
        async with server_of(redis) as server, client_of(redis) as client:
            planner = TurnPlanner(server)
            worker.process.send_signal(signal.SIGSTOP)
            turn = asyncio.ensure_future(planner.plan_turn(request))
            sent = await queued(client)
            worker.process.send_signal(signal.SIGCONT)
            (planned, *_) = await turn
            assert planned.action in match.game.legal()
            assert (planner.turns["planned"], server.health().count, server.remote_workers) == (1, 1, 1)
        assert task_version() in worker.said
        assert worker.end(signal.SIGTERM) == 0
    assert "plan-turn" in sent
    assert not [
        word for word in ("123456789123", "ab" * 32, match.id) if f'"{word}"' in sent or f":{word}" in sent
    ]


async def test_a_turn_whose_worker_is_killed_is_planned_by_another(
    redis: RedisServer, tmp_path: Path
) -> None:
    with remote_worker(redis.url, tmp_path) as worker:
        async with server_of(redis) as server:
            turn = await begin_and_hold(server, worker.signal_processes)
            worker.end(signal.SIGKILL)
            async with worker_of(redis):
                assert await turn
            assert server.health().replaced == 1


async def test_a_result_that_comes_twice_is_used_once(redis: RedisServer) -> None:
    async with server_of(redis) as server, worker_of(redis), client_of(redis) as client:
        planner = TurnPlanner(server)
        await planner.plan_turn(move_request())
        # The first task once more, as a worker that was paused and has lost its task would answer it.
        late = Reply(task=task_key(server.name, 1), used=99.0, value=msgspec.Raw(b"[]"))
        await client.rpush(replies_key(server.name), msgspec.json.encode(late))
        assert await planner.plan_turn(move_request())
        assert planner.turns == {"planned": 2, "failed": 0}
        assert server.cpu_seconds < 99.0


@pytest.mark.parametrize("how", ["emptied", "restarted"])
async def test_a_turn_is_planned_when_redis_is_emptied_or_restarted(redis: RedisServer, how: str) -> None:
    async with server_of(redis) as server, worker_of(redis) as worker, client_of(redis) as client:

        def signal_processes(what: signal.Signals) -> None:
            process = worker.pool.workers[0].process
            assert process is not None
            process.send_signal(what)

        turn = await begin_and_hold(server, signal_processes)
        if how == "emptied":
            await client.flushall()
        else:
            redis.stop()
            redis.start()
        signal_processes(signal.SIGCONT)
        assert await turn
        assert await TurnPlanner(server).plan_turn(move_request())


async def test_a_task_that_redis_lost_before_a_worker_took_it_is_sent_again(
    redis: RedisServer, tmp_path: Path
) -> None:
    with remote_worker(redis.url, tmp_path) as worker:
        async with server_of(redis) as server, client_of(redis) as client:
            worker.process.send_signal(signal.SIGSTOP)
            turn = asyncio.ensure_future(TurnPlanner(server).plan_turn(move_request()))
            await queued(client)
            await client.flushall()
            worker.process.send_signal(signal.SIGCONT)
            assert await turn


async def test_many_long_turns_of_one_person_do_not_delay_the_short_turn_of_another(
    redis: RedisServer, tmp_path: Path
) -> None:
    with remote_worker(redis.url, tmp_path, processes=2):
        async with server_of(redis) as one, server_of(redis) as other:
            greedy = [asyncio.ensure_future(TurnPlanner(one).plan_turn(long_request())) for _ in range(20)]
            await until(lambda: bool(one.sent))
            for server in (one, other):
                await TurnPlanner(server).plan_turn(move_request())
            done = sum(each.done() for each in greedy)
            async with client_of(redis) as client:
                waiting = sum([await client.xlen(key) for key in await client.keys("*queue*")])
            for each in greedy:
                each.cancel()
            await asyncio.gather(*greedy, return_exceptions=True)
    assert done <= 2
    assert (
        waiting <= 6
    )  # what was taken is still in the stream: 2 long turns, 2 short ones, and no queue of 20


async def test_a_person_at_two_servers_has_the_caps_once(redis: RedisServer) -> None:
    caps = Caps(person=1)
    async with server_of(redis, caps) as one, server_of(redis, caps) as other, worker_of(redis, processes=4):
        first = asyncio.ensure_future(TurnPlanner(one).plan_turn(long_request("eve")))
        await until(lambda: (False, "eve") in other.scheduler.elsewhere)
        turns = [
            asyncio.ensure_future(TurnPlanner(other).plan_turn(long_request(person)))
            for person in ("eve", "bob")
        ]
        await until(lambda: bool(other.sent))
        assert people_sent(other) == {"bob"}
        first.cancel()
        await until(lambda: "eve" in people_sent(other))  # the turn of bob may have ended meanwhile
        for turn in turns:
            turn.cancel()


async def test_a_cancelled_task_is_dropped_by_its_worker(redis: RedisServer) -> None:
    async with server_of(redis) as server, worker_of(redis) as worker:
        turn = asyncio.ensure_future(TurnPlanner(server).plan_turn(long_request()))
        await until(lambda: len(worker.running) == 1)
        turn.cancel()
        await until(lambda: not worker.running)
        assert server.sent == {}


async def test_a_worker_that_stops_gives_back_what_it_cannot_finish(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_worker_module, "STOP_SECONDS", 0.1)
    async with server_of(redis) as server:
        async with worker_of(redis) as first:
            turn = asyncio.ensure_future(TurnPlanner(server).plan_turn(long_request()))
            await until(lambda: len(first.running) == 1)
        async with worker_of(redis):
            assert await turn
        assert server.health().replaced == 0


async def test_without_a_worker_turns_wait_and_the_server_says_so(redis: RedisServer) -> None:
    positions: list[int] = []
    async with server_of(redis) as server:
        turn = asyncio.ensure_future(TurnPlanner(server).plan_turn(move_request(), positions.append))
        await until(lambda: positions == [1])
        assert not server.readiness().ok
        async with worker_of(redis):
            assert await turn
            assert server.readiness().ok


async def test_workers_of_another_version_are_not_used(redis: RedisServer) -> None:
    async with client_of(redis) as client, server_of(redis) as server:
        status = WorkerStatus(version="regalia 0.0.1", slots=8, running=[], alive=8, busy=0)
        await Directory(client).announce("worker", "old", status)
        await until(lambda: server.others == {"regalia 0.0.1"})
        assert server.health().count == 0
        assert "regalia 0.0.1" in server.readiness().detail


async def test_a_worker_of_another_version_than_all_servers_does_not_start(redis: RedisServer) -> None:
    async with client_of(redis) as client:
        status = ServerStatus(version="regalia 0.0.1", demand=0, tasks=[])
        await Directory(client).announce("server", "old", status)
        with pytest.raises(BadField) as refused:
            await RemoteWorker.open(redis.url, processes=1)
    assert refused.value.field == "version"
    assert "regalia 0.0.1" in str(refused.value)
    assert task_version() in str(refused.value)


@pytest.mark.parametrize(
    ("slots", "others", "share"),
    [
        (8, [], 8),
        (8, [0], 8),
        (8, [2], 6),
        (8, [100], 4),
        (9, [1, 100], 4),
        (2, [9, 9, 9], 1),
        (0, [3], 0),
    ],
)
async def test_a_server_uses_what_the_others_leave_and_no_less_than_an_equal_part(
    slots: int, others: list[int], share: int
) -> None:
    assert fair_share(slots, others) == share

"""`regalia worker`: takes tasks from Redis, runs them in local worker processes, and sends their results."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Self

import msgspec
from redis.asyncio import Redis
from taskiq.acks import AcknowledgeType
from taskiq.receiver import Receiver

from regalia.adapters.redis_client import FAULTS, connected_client
from regalia.adapters.remote_tasks import (
    BEAT,
    EXPIRY,
    REPLY_EXPIRY,
    Directory,
    Reply,
    ServerStatus,
    WorkerStatus,
    new_broker,
    replies_key,
    server_of,
    task_version,
)
from regalia.adapters.task_functions import FUNCTIONS
from regalia.adapters.workers import WorkerPool
from regalia.core.errors import BadField
from regalia.services.scheduling import Caps
from regalia.services.supervision import BackgroundTasks, Backoff, repeat
from regalia.services.tasks import Task, TaskFailed, TaskResult

logger = logging.getLogger(__name__)

STOP_SECONDS = 10.0  # after a signal, to finish what has begun
BACKOFF = Backoff(first=0.1, longest=2.0)
REPLY_ATTEMPTS = 6  # over some seconds; then the server sends the task again
# Servers admit tasks by their caps; a worker only shares its processes fairly among them.
NO_CAPS = Caps(person=1_000_000, address=1_000_000)


class RemoteWorker:
    """One `regalia worker`: a taskiq receiver in front of a pool of local processes."""

    def __init__(self, url: str, redis: Redis, *, processes: int) -> None:
        self.name = token_hex(8)
        self.version = task_version()
        self.pool = WorkerPool(processes, caps=NO_CAPS)
        self.running: dict[str, asyncio.Future[TaskResult]] = {}  # by key of the task
        self.unheard: dict[str, int] = {}  # beats without an announcement, by server
        self.stopping = False
        self._redis, self._directory = redis, Directory(redis)
        self._broker = new_broker(url, self.version)
        self._broker.is_worker_process = True
        for name in FUNCTIONS:
            self._broker.register_task(self._function(name), task_name=name)
        self._tasks = BackgroundTasks()

    @classmethod
    async def open(cls, url: str, *, processes: int = 0) -> Self:
        """Connects to Redis and announces the worker.

        Raises:
            BadField: Redis does not answer, or all connected servers have another version.
        """
        redis = await connected_client(url)
        worker = cls(url, redis, processes=processes)
        try:
            await worker._check_version()
            await worker._beat()
        except FAULTS as error:
            await worker.close()
            raise BadField("redis-unreachable", field="redis", what=str(error) or "no answer") from None
        except BadField:
            await worker.close()
            raise
        return worker

    @property
    def processes(self) -> int:
        """Number of worker processes."""
        return len(self.pool.workers)

    async def serve(self, stop: asyncio.Event) -> None:
        """Runs tasks until `stop` is set; then finishes what has begun, or gives it back after some seconds."""
        self._tasks.spawn(repeat(self._beat_or_log, every=BEAT, name="announcing this worker"))
        self._tasks.spawn(self._announce_stop(stop))
        attempt = 0
        while not stop.is_set():
            try:
                await self._receiver().listen(stop)
            except Exception as error:  # any fault of the connection, in groups of anyio
                if attempt == 0:
                    logger.warning("no tasks can be received from Redis (%s); trying again", error)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(stop.wait(), BACKOFF.pause(attempt))
                attempt += 1
            else:
                attempt = 0
        await self._return_unfinished()

    async def close(self) -> None:
        """Ends all processes and the connection."""
        await self._tasks.cancel()
        with contextlib.suppress(*FAULTS):
            await self._directory.withdraw("worker", self.name)
            await self._redis.xgroup_delconsumer(
                self._broker.queue_name, self._broker.consumer_group_name, self._broker.consumer_name
            )
        await self.pool.close()
        await self._broker.shutdown()
        await self._redis.aclose()

    # Tasks.

    def _receiver(self) -> Receiver:
        """Returns a taskiq receiver. It takes more than there are processes, so that short tasks overtake long ones."""
        return Receiver(
            self._broker,
            validate_params=False,
            max_async_tasks=2 * self.processes + 2,
            ack_type=AcknowledgeType.WHEN_RECEIVED,
            wait_tasks_timeout=STOP_SECONDS,
        )

    def _function(self, name: str) -> Callable[[str, str, str, float], Awaitable[None]]:
        """Returns the function that taskiq calls for a kind of task."""

        async def run(key: str, payload: str, person: str, cost: float) -> None:
            if key not in self.running and await self._is_wanted(key):
                await self._run(key, Task(name=name, payload=payload.encode(), person=person, cost=cost))

        return run

    async def _run(self, key: str, task: Task) -> None:
        """Runs a task and sends its result."""
        work = self.running[key] = asyncio.ensure_future(self.pool.run(task))
        try:
            done = await work
            reply = Reply(task=key, used=done.cpu_seconds, value=msgspec.Raw(done.value))
        except TaskFailed as error:
            reply = Reply(task=key, error=str(error))
        except asyncio.CancelledError:
            if not self.stopping:  # the server does not want it any more
                del self.running[key]
                return
            reply = Reply(task=key, returned=True)
        try:
            await self._send(reply)
        finally:
            del self.running[key]

    async def _send(self, reply: Reply) -> None:
        """Sends a reply; if Redis stays away, the server sends the task again later."""
        key = replies_key(server_of(reply.task))
        for attempt in range(REPLY_ATTEMPTS):
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    pipeline.rpush(key, msgspec.json.encode(reply))
                    pipeline.pexpire(key, round(1000 * REPLY_EXPIRY))
                    await pipeline.execute()
            except FAULTS:
                await asyncio.sleep(BACKOFF.pause(attempt))
            else:
                return
        logger.warning("a result could not be sent, because Redis does not answer")

    async def _is_wanted(self, key: str) -> bool:
        """Returns whether the server of a task still wants it; True if Redis does not answer."""
        try:
            servers = await self._directory.find("server", ServerStatus)
        except FAULTS:
            return True
        found = servers.get(server_of(key))
        return found is not None and key in found.tasks

    async def _return_unfinished(self) -> None:
        """Gives back what could not be finished before the stop, so that another worker begins at once."""
        self.stopping = True
        for work in [*self.running.values()]:
            work.cancel()
        deadline = asyncio.get_running_loop().time() + STOP_SECONDS
        while self.running and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(BEAT / 20)

    # Announcements.

    async def _announce_stop(self, stop: asyncio.Event) -> None:
        """Announces at once that a stopping worker takes no more tasks."""
        await stop.wait()
        self.stopping = True
        await self._beat_or_log()

    async def _beat_or_log(self) -> None:
        try:
            await self._beat()
        except FAULTS as error:
            logger.warning("this worker cannot be announced: %s", error)

    async def _beat(self) -> None:
        """Announces this worker, and drops tasks that no server wants any more. Raises: FAULTS."""
        health = self.pool.health()
        status = WorkerStatus(
            version=self.version,
            slots=0 if self.stopping else health.count,
            running=[*self.running],
            alive=health.alive,
            busy=health.busy,
        )
        await self._directory.announce("worker", self.name, status)
        if self.running:
            self._drop_unwanted(await self._directory.find("server", ServerStatus))

    def _drop_unwanted(self, servers: dict[str, ServerStatus]) -> None:
        """Cancels tasks that their server does not list, or whose server is gone for some beats."""
        names = {server_of(key) for key in self.running}
        self.unheard = {name: self.unheard.get(name, 0) + 1 for name in names if name not in servers}
        for key, work in [*self.running.items()]:
            server = servers.get(server_of(key))
            is_gone = self.unheard.get(server_of(key), 0) * BEAT > EXPIRY  # Redis may have been emptied
            if is_gone or (server is not None and key not in server.tasks):
                work.cancel()

    async def _check_version(self) -> None:
        """Checks that a connected server, if there is any, has this version. Raises: BadField, FAULTS."""
        servers = await self._directory.find("server", ServerStatus)
        versions = sorted({server.version for server in servers.values()})
        if versions and self.version not in versions:
            raise BadField("worker-version", field="version", worker=self.version, server="; ".join(versions))

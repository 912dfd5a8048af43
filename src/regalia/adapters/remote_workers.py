"""Remote workers: tasks that the scheduler admits are sent to `regalia worker` processes by taskiq and Redis.

A server sends no more tasks than its share of the workers' slots, so that the queue in Redis stays short and the
scheduler decides the order. A task that no worker says it runs is sent again; a second result is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Sequence
from secrets import token_hex
from time import monotonic
from typing import Self

import msgspec
from redis.asyncio import Redis
from taskiq.exceptions import SendTaskError
from taskiq.kicker import AsyncKicker

from regalia.adapters.redis_client import FAULTS, connected_client
from regalia.adapters.remote_tasks import (
    BEAT,
    Directory,
    Reply,
    ServerStatus,
    WorkerStatus,
    begun_by,
    fair_share,
    new_broker,
    replies_key,
    task_key,
    task_version,
)
from regalia.adapters.task_runner import MAX_TRIES, Job, Readiness, ScheduledRunner, WorkerHealth
from regalia.services.scheduling import Caps
from regalia.services.supervision import BackgroundTasks, Backoff, repeat

logger = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds for which no worker says that it runs a task, after which it is sent again
GONE = 1.5 * BEAT  # the same if the worker that ran it is gone: Redis may have been emptied a moment ago
BACKOFF = Backoff(first=0.1, longest=2.0)


class SentTask:
    """A task that was sent: when it or its worker was last heard of, and which worker runs it."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.heard = monotonic()
        self.patience = PATIENCE
        self.worker: str | None = None


class RemoteWorkers(ScheduledRunner):
    """The port `TaskRunner` with processes of any machine."""

    def __init__(self, url: str, redis: Redis, *, caps: Caps) -> None:
        super().__init__(workers=0, caps=caps)
        self.name = token_hex(8)
        self.version = task_version()
        self.connected = True  # to Redis
        self.workers: dict[str, WorkerStatus] = {}  # of this version
        self.others: set[str] = set()  # versions of other connected workers
        self.sent: dict[int, SentTask] = {}  # by ticket
        self._redis, self._broker, self._directory = redis, new_broker(url, self.version), Directory(redis)
        self._announcing = asyncio.Lock()  # announcements arrive in the order in which they were made
        self._tasks = BackgroundTasks()

    @classmethod
    async def open(cls, url: str, *, caps: Caps) -> Self:
        """Connects to Redis. Raises: BadField if it does not answer."""
        runner = cls(url, await connected_client(url), caps=caps)
        with contextlib.suppress(*FAULTS):  # repeated by the loop
            await runner._beat()
        if not runner.workers:
            logger.warning("no remote worker is connected; computer turns wait")
        runner._tasks.spawn(repeat(runner._beat_or_log, every=BEAT, name="announcing this server to workers"))
        runner._tasks.spawn(runner._receive_replies())
        return runner

    async def _close(self) -> None:
        """Leaves Redis; workers then drop the tasks of this server."""
        await self._tasks.cancel()
        with contextlib.suppress(*FAULTS):
            await self._directory.withdraw("server", self.name)
            await self._redis.delete(replies_key(self.name))
        await self._broker.shutdown()
        await self._redis.aclose()

    # Queries.

    @property
    def remote_workers(self) -> int:
        """Connected `regalia worker` processes of this version."""
        return len(self.workers)

    @property
    def slots(self) -> int:
        """Tasks that the connected workers run at once."""
        return sum(worker.slots for worker in self.workers.values())

    def health(self) -> WorkerHealth:
        """Returns the health of all connected workers, and of the queue of this server."""
        return WorkerHealth(
            count=self.slots,
            alive=sum(worker.alive for worker in self.workers.values()),
            busy=sum(worker.busy for worker in self.workers.values()),
            waiting=len(self.scheduler.positions()),
            replaced=self.replaced,
        )

    def readiness(self) -> Readiness:
        """Returns whether a worker is connected."""
        if not self.connected:
            return Readiness(False, "Redis does not answer")
        if self.slots:
            return Readiness(True, f"{self.slots} processes of {self.remote_workers} remote workers")
        others = "; ".join(sorted(self.others))
        why = f"those connected have another version: {others}" if others else "none is connected"
        return Readiness(False, f"no remote worker: {why}")

    # Admission.

    def _dispatch(self) -> None:
        """Sends the tasks that the scheduler admits, one for each free slot of this server's share."""
        if self.closed or not self.connected:
            return
        share, taken = self.scheduler.workers, {sent.slot for sent in self.sent.values()}
        for slot in range(share):
            if slot in taken or len(self.sent) >= share:  # a share that has shrunk may be exceeded
                continue
            ticket = self.scheduler.next(slot)
            if ticket is not None:
                job = self.jobs[ticket]
                self.sent[ticket] = SentTask(slot)
                job.begun = True
                self._report(job, 0)
                self._tasks.spawn(self._send(job))

    async def _send(self, job: Job) -> None:
        """Announces a task and puts it into the queue; if Redis does not answer, it waits for the next beat."""
        key, task = task_key(self.name, job.ticket), job.task
        try:
            await self._announce()  # first: a worker drops what its server does not want
            kicker = AsyncKicker[..., object](task_name=task.name, broker=self._broker, labels={})
            await kicker.with_task_id(key).kiq(key, task.payload.decode(), task.person, task.cost)
        except (*FAULTS, SendTaskError) as error:
            self._lost_redis(error)
            self._give_back(job)

    def _give_back(self, job: Job) -> None:
        """Returns a task to the scheduler."""
        sent = self.sent.pop(job.ticket, None)
        if sent is not None:
            self.scheduler.worker_lost(sent.slot)
            job.begun = False
            self._schedule_report()

    def _drop(self, job: Job, worker: int) -> None:
        """Frees the slot of a task; its worker drops it when the next announcement does not list it."""
        if self.sent.pop(job.ticket, None) is not None:
            asyncio.get_running_loop().call_soon(self._dispatch)

    # Results.

    async def _receive_replies(self) -> None:
        """Receives results until the runner is closed."""
        attempt = 0
        while True:
            try:
                found = await self._redis.blpop([replies_key(self.name)], timeout=BEAT)
                attempt = 0
                if found is not None:
                    self._replied(msgspec.json.decode(found[1], type=Reply))
            except FAULTS as error:
                self._lost_redis(error)
                await asyncio.sleep(BACKOFF.pause(attempt))
                attempt += 1
            except (msgspec.DecodeError, ValueError):
                logger.warning("a worker has sent an invalid result")

    def _replied(self, reply: Reply) -> None:
        """Handles the end of a task; what is not awaited any more is dropped."""
        job = self.jobs.get(int(reply.task.rpartition(":")[2]))
        if job is None:
            return
        if reply.returned:
            if job.ticket in self.sent:
                self._send_again(job)
            return
        self.cpu_seconds += reply.used
        job.cpu_seconds += reply.used
        self.scheduler.pause(job.ticket, reply.used)
        if value := bytes(reply.value):
            self._finish(job, value)
        else:
            self._fail(job, reply.error or "no result")

    # Announcements.

    async def _announce(self) -> None:
        """Tells workers and other servers which tasks this server wants. Raises: FAULTS."""
        async with self._announcing:
            tasks = [task_key(self.name, ticket) for ticket in self.sent]
            status = ServerStatus(
                version=self.version,
                demand=self.scheduler.demand(),
                tasks=tasks,
                short=self.scheduler.begun(short=True),
                long=self.scheduler.begun(short=False),
            )
            await self._directory.announce("server", self.name, status)

    async def _beat_or_log(self) -> None:
        try:
            await self._beat()
        except FAULTS as error:
            self._lost_redis(error)

    async def _beat(self) -> None:
        """Announces this server, finds the workers, and sends lost tasks again. Raises: FAULTS."""
        await self._announce()
        workers = await self._directory.find("worker", WorkerStatus)
        servers = await self._directory.find("server", ServerStatus)
        if not self.connected:
            self.connected = True
            logger.warning("the connection to Redis for tasks is back")
        self._note_workers(workers)
        self._note_servers(
            [each for name, each in servers.items() if each.version == self.version and name != self.name]
        )
        self._find_lost_tasks()
        self._dispatch()

    def _note_workers(self, workers: dict[str, WorkerStatus]) -> None:
        """Notes who is connected, and logs when the first worker comes or the last one goes."""
        before = self.slots
        self.workers = {name: each for name, each in workers.items() if each.version == self.version}
        others = {each.version for each in workers.values()} - {self.version}
        if others - self.others:
            logger.warning("workers of another version are not used: %s", "; ".join(sorted(others)))
        self.others = others
        if before and not self.slots:
            logger.warning("no remote worker is connected; computer turns wait")
        elif self.slots and not before:
            logger.info("remote workers are connected")

    def _note_servers(self, others: Sequence[ServerStatus]) -> None:
        """Notes what other servers need, and what they have begun for each person: the caps hold for all together."""
        self.scheduler.resize(fair_share(self.slots, [server.demand for server in others]))
        self.scheduler.elsewhere = sum((begun_by(server) for server in others), Counter())

    def _find_lost_tasks(self) -> None:
        """Sends tasks again that no connected worker runs, and that none has begun for some seconds."""
        running = {task: name for name, each in self.workers.items() for task in each.running}
        now = monotonic()
        for ticket, sent in [*self.sent.items()]:
            worker = running.get(task_key(self.name, ticket))
            if worker is not None:
                sent.worker, sent.heard = worker, now
                continue
            is_gone = sent.worker is not None and sent.worker not in self.workers
            if self.slots and now - sent.heard > (GONE if is_gone else sent.patience):
                self._lost(self.jobs[ticket], sent)

    def _lost(self, job: Job, sent: SentTask) -> None:
        """Handles a task that is not run: sends it again, unless it has ended workers `MAX_TRIES` times."""
        if sent.worker is not None:
            job.context.run(
                logger.warning, "remote worker %s has died or hung; its task is sent again", sent.worker
            )
            self.replaced += 1
            job.losses += 1
        if job.losses >= MAX_TRIES:
            self._fail(job, "the worker does not stay alive")
        else:
            self._send_again(job)

    def _send_again(self, job: Job) -> None:
        sent = self.sent[job.ticket]
        sent.worker, sent.heard = None, monotonic()
        sent.patience *= 2  # if all workers are busy, more copies do not help
        self._tasks.spawn(self._send(job))

    def _lost_redis(self, error: BaseException) -> None:
        """Notes that Redis does not answer; tasks wait until it does."""
        if self.connected:
            self.connected = False
            logger.warning("the connection to Redis for tasks is lost: %s", error)

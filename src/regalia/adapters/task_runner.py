"""What local and remote workers have in common: tasks in fair order, and what their callers are told."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from regalia.core import state
from regalia.services.scheduling import Caps, Scheduler
from regalia.services.tasks import Task, TaskFailed, TaskResult

logger = logging.getLogger(__name__)

COMPILED = not str(state.__file__).endswith(".py")

SLICE_TIMEOUT = 30.0  # seconds without a result of a slice, after which a worker counts as hung
TIME_FACTOR = 30.0  # a task may take `SLICE_TIMEOUT` plus this times its estimate
UNCOMPILED_FACTOR = 50.0  # how much slower uncompiled modules are
MAX_TRIES = 3  # per task, if its worker dies or hangs
REPORT_INTERVAL = 0.4  # seconds between reports of queue positions
MAX_REMEMBERED = 20_000  # addresses of persons


class WorkerHealth(msgspec.Struct, frozen=True, kw_only=True):
    """Health of the worker processes of the computer players.

    `alive`: running processes; they start with the first request. `waiting`: move requests without a worker.
    `replaced`: processes that died or hung since the server started.
    """

    count: int
    alive: int
    busy: int
    waiting: int
    replaced: int


class Readiness(NamedTuple):
    """Whether tasks can be run; `detail` says why, in English for operators."""

    ok: bool
    detail: str


class Job:
    """A task in a runner, and the future of its result."""

    def __init__(self, ticket: int, task: Task, report: Callable[[int], None]) -> None:
        self.ticket, self.task, self.report = ticket, task, report
        self.context = contextvars.copy_context()  # of the caller: log lines carry its request id
        self.answer: asyncio.Future[TaskResult] = asyncio.get_running_loop().create_future()
        self.begun = False
        self.losses = 0  # workers that died or hung during it
        self.cpu_seconds = 0.0
        self.position = 0  # as last reported


class ScheduledRunner(ABC):
    """The port `TaskRunner`: the scheduler decides which task a worker gets; a subclass has the workers."""

    def __init__(self, *, workers: int, caps: Caps) -> None:
        self.scheduler = Scheduler(workers=workers, caps=caps)
        self.jobs: dict[int, Job] = {}
        self.addresses: dict[str, str] = {}  # by person
        self.replaced = 0
        self.cpu_seconds = 0.0
        self.closed = False
        self._tickets = 0
        self._report_timer: asyncio.TimerHandle | None = None

    # For the server.

    async def run(self, task: Task, report: Callable[[int], None] = lambda position: None) -> TaskResult:
        """Returns the result of a task; `report` receives the position in the queue. Raises: TaskFailed."""
        if self.closed:
            raise TaskFailed("the workers are closed")
        self._tickets += 1
        job = self.jobs[self._tickets] = Job(self._tickets, task, report)
        address = self.addresses.get(task.person)
        self.scheduler.add(job.ticket, person=task.person, address=address, cost=task.cost)
        self._dispatch()
        self._schedule_report()
        try:
            return await job.answer
        finally:
            self._remove(job)

    def note_address(self, person: str, address: str) -> None:
        """Records the address of a person."""
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if len(self.addresses) > MAX_REMEMBERED:
            del self.addresses[next(iter(self.addresses))]

    @property
    def remote_workers(self) -> int:
        """Connected `regalia worker` processes of this version."""
        return 0

    @abstractmethod
    def health(self) -> WorkerHealth:
        """Returns the health of the workers."""

    @abstractmethod
    def readiness(self) -> Readiness:
        """Returns whether tasks can be run."""

    async def close(self) -> None:
        """Stops the workers of this process; open tasks fail."""
        self.closed = True
        if self._report_timer is not None:
            self._report_timer.cancel()
        await self._close()
        for job in [*self.jobs.values()]:
            self._fail(job, "the workers are closed")

    # For subclasses.

    @abstractmethod
    def _dispatch(self) -> None:
        """Gives work to every free worker."""

    @abstractmethod
    def _drop(self, job: Job, worker: int) -> None:
        """Makes a worker forget a task that it has begun and that is no longer wanted, or done."""

    @abstractmethod
    async def _close(self) -> None:
        """Stops what the runner has started."""

    def _finish(self, job: Job, value: bytes) -> None:
        """Answers a task."""
        self._remove(job)
        if not job.answer.done():
            job.answer.set_result(TaskResult(value=value, cpu_seconds=job.cpu_seconds))

    def _fail(self, job: Job, why: str) -> None:
        """Fails a task."""
        self._remove(job)
        if not job.answer.done():
            job.answer.set_exception(TaskFailed(why))

    def _remove(self, job: Job) -> None:
        """Removes a task that is done, has failed, or was cancelled."""
        if self.jobs.pop(job.ticket, None) is None:
            return
        found = self.scheduler.tickets[job.ticket]
        if found.begun and found.worker is not None:
            self._drop(job, found.worker)
        self.scheduler.finish(job.ticket)

    # Positions in the queue.

    def _schedule_report(self) -> None:
        waiting = any(job.position or not job.begun for job in self.jobs.values())
        if self._report_timer is None and waiting and not self.closed:
            loop = asyncio.get_running_loop()
            self._report_timer = loop.call_later(REPORT_INTERVAL, self._report_positions)

    def _report_positions(self) -> None:
        """Reports changed positions in the queue."""
        self._report_timer = None
        positions = self.scheduler.positions()
        for job in self.jobs.values():
            self._report(job, positions.get(job.ticket, 0))
        self._schedule_report()

    def _report(self, job: Job, position: int) -> None:
        """Reports a position; an error of the receiver is logged."""
        if position != job.position:
            job.position = position
            try:
                job.report(position)
            except Exception:
                logger.exception("a position in the queue cannot be reported")

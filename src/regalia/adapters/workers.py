"""Local workers: processes that are started on demand, timed out, replaced, and fed by the scheduler in slices."""

from __future__ import annotations

import asyncio
import logging
import os
from time import monotonic

import msgspec

from regalia.adapters.task_runner import (
    COMPILED,
    MAX_TRIES,
    SLICE_TIMEOUT,
    TIME_FACTOR,
    UNCOMPILED_FACTOR,
    Job,
    Readiness,
    ScheduledRunner,
    WorkerHealth,
)
from regalia.adapters.watchdog import Watchdog, charged
from regalia.adapters.worker import Slice, SliceResult
from regalia.adapters.worker_process import Worker
from regalia.services.scheduling import Caps

logger = logging.getLogger(__name__)

MIN_WORKERS = 2  # if the number is not set: one is reserved for short tasks
NICE, NICE_FOR_SHORT = 10, 5  # the server first, then short tasks, then long ones
SLICE = 0.1  # seconds of work between two decisions of the scheduler
LOSSES = 3  # workers lost in a row, from which on the pool counts as failing
RECOVERY = 60.0  # seconds without a further loss, after which it no longer does


class WorkerPool(ScheduledRunner):
    """The port `TaskRunner` with processes of this machine."""

    def __init__(
        self,
        count: int = 0,
        *,
        caps: Caps = Caps(),  # noqa: B008  (immutable)
        silence: float = SLICE_TIMEOUT,
        generosity: float = TIME_FACTOR,
    ) -> None:
        count = count or default_count()
        super().__init__(workers=count, caps=caps)
        slowness = 1.0 if COMPILED else UNCOMPILED_FACTOR
        self.slice_timeout, self.time_factor = silence * slowness, generosity * slowness
        self.workers = [Worker(k, NICE_FOR_SHORT if k == 0 and count > 1 else NICE) for k in range(count)]
        self._served: dict[int, float] = {}  # charged seconds, by ticket
        self._losses_in_a_row = 0
        self._last_loss = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    def health(self) -> WorkerHealth:
        """Returns the health of the workers."""
        return WorkerHealth(
            count=len(self.workers),
            alive=sum(worker.is_alive for worker in self.workers),
            busy=sum(worker.busy for worker in self.workers),
            waiting=len(self.scheduler.positions()),
            replaced=self.replaced,
        )

    @property
    def is_failing(self) -> bool:
        """Whether workers die or hang again and again."""
        return self._losses_in_a_row >= LOSSES and monotonic() - self._last_loss < RECOVERY

    def readiness(self) -> Readiness:
        """Returns whether the workers stay alive."""
        failing = self.is_failing
        return Readiness(not failing, "die again and again" if failing else "run, or start when needed")

    async def _close(self) -> None:
        """Ends all processes."""
        for worker in self.workers:
            worker.close()

    # Slices.

    def _dispatch(self) -> None:
        """Gives every free worker a slice."""
        for worker in self.workers:
            if worker.busy or self.closed:
                continue
            ticket = self.scheduler.next(worker.number)
            if ticket is not None:
                worker.busy = True
                job = self.jobs[ticket]
                serving = self._serve(worker, job)
                task = asyncio.get_running_loop().create_task(serving, context=job.context)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _serve(self, worker: Worker, job: Job) -> None:
        """Runs one slice on a worker."""
        loop = asyncio.get_running_loop()
        if self.closed:  # before the slice began
            return
        order = Slice(ticket=job.ticket, seconds=SLICE, dropped=worker.take_dropped())
        if not job.begun:
            order = msgspec.structs.replace(order, name=job.task.name, payload=msgspec.Raw(job.task.payload))
        job.begun = True
        self._report(job, 0)
        served, began = self._served.get(job.ticket, 0.0), loop.time()
        limit = min(self.slice_timeout, self._limit(job) - served)
        watchdog = Watchdog(worker.cpu_seconds, worker.kill, silence=self.slice_timeout, limit=limit)
        try:
            said = await loop.run_in_executor(worker.thread, worker.exchange, msgspec.json.encode(order))
        except RuntimeError:  # the thread is closed
            return
        finally:
            watchdog.cancel()
            worker.busy = False
        outcome = decode_result(said)
        if outcome is None:
            self._worker_lost(worker, job)
        else:
            self._slice_done(worker, job, outcome, served + charged(loop.time() - began, outcome.used))
        if not self.closed:
            self._dispatch()

    def _limit(self, job: Job) -> float:
        """Returns the seconds that a task may take."""
        return self.slice_timeout + self.time_factor * job.task.cost

    def _slice_done(self, worker: Worker, job: Job, outcome: SliceResult, served: float) -> None:
        """Handles the result of a slice."""
        self._losses_in_a_row = 0
        self.cpu_seconds += outcome.used
        if job.ticket not in self.jobs:  # cancelled
            worker.dropped.append(job.ticket)
            return
        self.scheduler.pause(job.ticket, outcome.used)
        job.cpu_seconds += outcome.used
        self._served[job.ticket] = served
        if value := bytes(outcome.value):
            self._finish(job, value)
        elif outcome.error is not None:
            self._fail(job, outcome.error)
        elif served >= self._limit(job):
            self._fail(job, f"no result within {self._limit(job):g} s")

    def _worker_lost(self, worker: Worker, job: Job) -> None:
        """Replaces a worker that died or hung; its tasks begin again, the current one up to `MAX_TRIES` times."""
        if self.closed:
            return
        logger.warning("worker %d has died, hung or sent an invalid answer; it is replaced", worker.number)
        worker.kill()
        self.replaced += 1
        self._losses_in_a_row += 1
        self._last_loss = monotonic()
        job.losses += 1
        for lost in self.scheduler.worker_lost(worker.number):
            self.jobs[lost].begun = False
            self._served.pop(lost, None)
        if job.losses >= MAX_TRIES:
            self._fail(job, "the worker does not stay alive")

    def _drop(self, job: Job, worker: int) -> None:
        self.workers[worker].dropped.append(job.ticket)
        self._served.pop(job.ticket, None)


def default_count() -> int:
    """Returns the number of workers for this machine: all cores but one."""
    return max(MIN_WORKERS, (os.cpu_count() or 1) - 1)


def decode_result(line: bytes) -> SliceResult | None:
    """Decodes a worker's answer; None if it is empty or invalid."""
    try:
        return msgspec.json.decode(line, type=SliceResult)
    except msgspec.DecodeError:
        return None

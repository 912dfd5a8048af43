"""Worker processes for computer players: started on demand, timed out, replaced, and fed by the scheduler."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import msgspec

from regalia.adapters.worker import SliceResult
from regalia.core import state
from regalia.players import PlannedAction
from regalia.services.matches.ports import MoveRequest
from regalia.services.matches.scheduling import Caps, Scheduler, estimated_seconds

logger = logging.getLogger(__name__)

COMPILED = not str(state.__file__).endswith(".py")

MIN_WORKERS = 2  # if the number is not set: one is reserved for short turns
NICE, NICE_FOR_SHORT = 10, 5  # the server first, then short turns, then long ones
SLICE = 0.1  # seconds of search between two decisions of the scheduler
SLICE_TIMEOUT = 30.0  # seconds without a result, after which a worker counts as hung
TIME_FACTOR = 30.0  # a request may take `SLICE_TIMEOUT` plus this times its estimate
UNCOMPILED_FACTOR = 50.0  # how much slower uncompiled modules are
MAX_TRIES = 3  # per request, if its worker dies or hangs
REPORT_INTERVAL = 0.4  # seconds between reports of queue positions
MAX_REMEMBERED = 20_000  # addresses of persons
LOSSES = 3  # workers lost in a row, from which on the pool counts as failing
RECOVERY = 60.0  # seconds without a further loss, after which it no longer does


class WorkersFailed(Exception):
    """No move could be computed."""


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


class SliceRequest(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`worker.Slice` as it is sent."""

    ticket: int
    seconds: float
    request: MoveRequest | None = None
    dropped: list[int] = []


class Job:
    """A request and its future."""

    def __init__(self, request: MoveRequest, report: Callable[[int], None], limit: float) -> None:
        self.request, self.report, self.limit = request, report, limit
        self.context = contextvars.copy_context()  # of the caller: log lines carry its request id
        self.answer: asyncio.Future[Sequence[PlannedAction]] = asyncio.get_running_loop().create_future()
        self.begun = False
        self.served = 0.0  # seconds
        self.losses = 0  # workers that died or hung during it
        self.position = 0  # as last reported


class WorkerPool:
    """The port `Workers`."""

    def __init__(
        self,
        count: int = 0,
        *,
        caps: Caps = Caps(),  # noqa: B008  (immutable)
        silence: float = SLICE_TIMEOUT,
        generosity: float = TIME_FACTOR,
    ) -> None:
        count = count or max(MIN_WORKERS, (os.cpu_count() or 1) - 1)
        slowness = 1.0 if COMPILED else UNCOMPILED_FACTOR
        self.slice_timeout, self.time_factor = silence * slowness, generosity * slowness
        self.workers = [Worker(k, NICE_FOR_SHORT if k == 0 and count > 1 else NICE) for k in range(count)]
        self.scheduler = Scheduler(workers=count, caps=caps)
        self.jobs: dict[int, Job] = {}
        self.tickets = 0
        self.addresses: dict[str, str] = {}  # by person
        self.replaced = 0
        self.cpu_seconds = 0.0
        self.turns = Counter(planned=0, failed=0)
        self._losses_in_a_row = 0
        self._last_loss = 0.0
        self.closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._report_timer: asyncio.TimerHandle | None = None

    async def plan_turn(
        self, request: MoveRequest, report: Callable[[int], None] = lambda position: None
    ) -> Sequence[PlannedAction]:
        """Returns a planned turn; `report` receives the position in the queue. Raises: WorkersFailed."""
        if self.closed:
            raise WorkersFailed("the workers are closed")
        self.tickets += 1
        ticket, cost = self.tickets, estimated_seconds(request.game, request.level)
        job = self.jobs[ticket] = Job(request, report, self.slice_timeout + self.time_factor * cost)
        address = self.addresses.get(request.person)
        self.scheduler.add(ticket, person=request.person, address=address, cost=cost)
        self._dispatch()
        try:
            return await job.answer
        finally:
            self._remove(ticket)

    def note_address(self, person: str, address: str) -> None:
        """Records the address of a person."""
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if len(self.addresses) > MAX_REMEMBERED:
            del self.addresses[next(iter(self.addresses))]

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

    def close(self) -> None:
        """Stops all processes; open requests fail."""
        self.closed = True
        if self._report_timer is not None:
            self._report_timer.cancel()
        for worker in self.workers:
            worker.close()
        for ticket in [*self.jobs]:
            self._fail(ticket, "the workers are closed")

    # Slices.

    def _dispatch(self) -> None:
        """Gives every free worker a slice."""
        for worker in self.workers:
            if worker.busy or self.closed:
                continue
            ticket = self.scheduler.next(worker.number)
            if ticket is not None:
                worker.busy = True
                serving = self._serve(worker, ticket)
                task = asyncio.get_running_loop().create_task(serving, context=self.jobs[ticket].context)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        if self._report_timer is None and any(job.position or not job.begun for job in self.jobs.values()):
            self._report_timer = asyncio.get_running_loop().call_later(
                REPORT_INTERVAL, self._report_positions
            )

    async def _serve(self, worker: Worker, ticket: int) -> None:
        """Runs one slice on a worker."""
        job, loop = self.jobs.get(ticket), asyncio.get_running_loop()
        if job is None:  # the pool was closed before the slice began
            return
        request = None if job.begun else job.request
        job.begun = True
        self._report(job, 0)
        order = SliceRequest(ticket=ticket, seconds=SLICE, request=request, dropped=worker.take_dropped())
        began = loop.time()
        limit = min(self.slice_timeout, job.limit - job.served)
        watchdog = loop.call_later(limit, worker.kill)
        try:
            said = await loop.run_in_executor(worker.thread, worker.exchange, msgspec.json.encode(order))
        except RuntimeError:  # the thread is closed
            return
        finally:
            watchdog.cancel()
            worker.busy = False
        job.served += loop.time() - began
        outcome = decode_result(said)
        if outcome is None:
            self._worker_lost(worker, ticket, job)
        else:
            self._slice_done(worker, outcome)
        if not self.closed:
            self._dispatch()

    def _slice_done(self, worker: Worker, outcome: SliceResult) -> None:
        """Handles the result of a slice."""
        ticket = outcome.ticket
        self._losses_in_a_row = 0
        self.cpu_seconds += outcome.used
        job = self.jobs.get(ticket)
        if job is None:  # cancelled
            worker.dropped.append(ticket)
            return
        self.scheduler.pause(ticket, outcome.used)
        if outcome.turn:
            self._remove(ticket)
            self.turns["planned"] += 1
            fields = {"game": job.request.game, "level": job.request.level, "seconds": round(job.served, 3)}
            logger.debug("turn planned", extra={"fields": fields})
            job.answer.set_result(outcome.turn)
        elif outcome.error is not None:
            self._fail(ticket, outcome.error)
        elif job.served >= job.limit:
            self._fail(ticket, f"no move within {job.limit:g} s")

    def _worker_lost(self, worker: Worker, ticket: int, job: Job) -> None:
        """Replaces a worker that died or hung; its searches begin again, the current one up to `MAX_TRIES` times."""
        if self.closed:
            return
        logger.warning("worker %d has died, hung or sent an invalid answer; it is replaced", worker.number)
        worker.kill()
        self.replaced += 1
        self._losses_in_a_row += 1
        self._last_loss = monotonic()
        job.losses += 1
        job.served = 0.0
        for lost in self.scheduler.worker_lost(worker.number):
            self.jobs[lost].begun = False
        if job.losses >= MAX_TRIES:
            self._fail(ticket, "the worker does not stay alive")

    def _remove(self, ticket: int) -> None:
        """Removes a request that is answered, has failed, or was cancelled."""
        if self.jobs.pop(ticket, None) is None:
            return
        found = self.scheduler.tickets[ticket]
        if found.begun and found.worker is not None:
            self.workers[found.worker].dropped.append(ticket)
        self.scheduler.finish(ticket)

    def _fail(self, ticket: int, why: str) -> None:
        """Fails a request."""
        job = self.jobs.get(ticket)
        self._remove(ticket)
        if job is not None and not job.answer.done():
            self.turns["failed"] += 1
            job.answer.set_exception(WorkersFailed(why))

    def _report_positions(self) -> None:
        """Reports changed positions in the queue."""
        self._report_timer = None
        positions = self.scheduler.positions()
        for ticket, job in self.jobs.items():
            self._report(job, positions.get(ticket, 0))
        if positions and not self.closed:
            self._report_timer = asyncio.get_running_loop().call_later(
                REPORT_INTERVAL, self._report_positions
            )

    def _report(self, job: Job, position: int) -> None:
        """Reports a position; an error of the receiver is logged."""
        if position != job.position:
            job.position = position
            try:
                job.report(position)
            except Exception:
                logger.exception("a position in the queue cannot be reported")


def decode_result(line: bytes) -> SliceResult | None:
    """Decodes a worker's answer; None if it is empty or invalid."""
    try:
        return msgspec.json.decode(line, type=SliceResult)
    except msgspec.DecodeError:
        return None


class Worker:
    """One process and the thread that talks to it; started at the first request, and again after it dies.

    The thread lives as long as the worker: Linux kills the process when the thread that started it ends.
    """

    def __init__(self, number: int, nice: int) -> None:
        self.number, self.nice = number, nice
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"worker-{number}")
        self.process: subprocess.Popen[bytes] | None = None
        self.busy = self.closed = False
        self.dropped: list[int] = []

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        process = self.process
        return process is not None and process.poll() is None

    def take_dropped(self) -> list[int]:
        """Returns the cancelled searches that the process has not been told of yet."""
        dropped, self.dropped = self.dropped, []
        return dropped

    def kill(self) -> None:
        """Kills the process, also a stopped or hung one; `exchange` then returns nothing."""
        process = self.process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Stops the worker for good."""
        self.closed = True
        self.kill()
        self.thread.shutdown(wait=True)
        self._reap()

    # On the worker's thread.

    def exchange(self, line: bytes) -> bytes:
        """Sends a line and waits for the answer; empty if the process has died."""
        if self.closed:
            return b""
        if self.process is None:
            command = [sys.executable, "-m", "regalia.adapters.worker", str(os.getpid()), str(self.nice)]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            said = self.process.stdout.readline()
        except OSError:
            said = b""
        if said.endswith(b"\n"):
            return said
        self._reap()
        return b""

    def _reap(self) -> None:
        """Kills the process, if any, and waits for it."""
        if self.process is None:
            return
        self.process.kill()
        with contextlib.suppress(OSError):  # unsent input
            self.process.communicate()
        self.process = None
        self.dropped = []

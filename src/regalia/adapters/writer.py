"""The writer thread of a process: waiting jobs are written in one transaction (group commit)."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from regalia.adapters.dialects import EXCLUSIVE_WRITES, lock_until_commit
from regalia.adapters.storage_errors import is_connection_lost
from regalia.adapters.write_statistics import WriteStatistics
from regalia.core.errors import RegaliaError
from regalia.services.uncancelled import UncancellableFuture

logger = logging.getLogger(__name__)

T = TypeVar("T")
MAX_JOBS = 512  # per transaction, which bounds the waiting time
BUSY_JOBS = 4  # if the last transaction had this many jobs, the writer waits `PAUSE` for more
PAUSE = 0.003  # seconds of waiting; a commit costs as much as dozens of jobs


class Job(Generic[T]):
    """A function that uses the connection, and the future of its result."""

    __slots__ = ("error", "future", "loop", "match", "result", "work")

    def __init__(
        self, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop, match: str | None
    ) -> None:
        self.work, self.loop, self.match = work, loop, match
        # Whoever appends to a match needs to know whether it was stored, also if nobody waits for that any more.
        self.future: asyncio.Future[T] = (
            loop.create_future() if match is None else UncancellableFuture(loop=loop)
        )
        self.result: T
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Runs the function and keeps its result, or its refusal. Raises: what it raises, if that is no refusal."""
        self.error = None
        try:
            self.result = self.work(connection)
        except RegaliaError as refusal:
            self.error = refusal

    def resolve(self) -> None:
        """Resolves the future, on the thread of its loop."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Group commit: a future is resolved when its job is on disk, and a failing job fails alone.

    A job that refuses (raises a `RegaliaError`) must have written nothing; the transaction goes on without it. If a job
    fails in another way, the transaction is rolled back and each job runs again in its own, so a job must have no
    effect but through the connection. If the connection is lost, all jobs of the group fail; they may have been
    committed, so whoever repeats one must be able to find it done.

    Several processes may write to one PostgreSQL database. Jobs of a match run in the order of match ids, so that two
    groups cannot wait for each other; the key of a log entry decides between two writers of one match. All other jobs
    run one after the other over all processes, as on SQLite: they may read before they write.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.statistics = WriteStatistics()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T], *, match: str | None = None) -> asyncio.Future[T]:
        """Queues a function, with the match that it appends to, if it does nothing else.

        It is executed whether the future is awaited or not. Returns: a future with its result, resolved after the
        commit; that of a match cannot be cancelled. Raises: RuntimeError after `close`.
        """
        if self.closed:
            raise RuntimeError("the writer is closed")
        job = Job(work, asyncio.get_running_loop(), match)
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        """Writes what is queued, and stops."""
        self.closed = True
        self.jobs.put(None)
        self.thread.join()

    # On the writer's thread.

    def _run(self) -> None:
        more, busy = True, False
        with self.engine.connect().execution_options(writes=True) as connection:
            while more:
                group: list[Job[Any]] = []
                try:
                    more = self._fill_group(group, pause=busy)
                    if group:
                        self._run_group(connection, group)
                except Exception as error:  # without this thread, every later write would wait for ever
                    logger.exception("the writer has failed; it goes on")
                    self._fail(group, error)
                busy = len(group) >= BUSY_JOBS
                resolve_all(group)

    def _fill_group(self, group: list[Job[Any]], *, pause: bool) -> bool:
        """Moves the queued jobs to a group; waits for the first, and briefly for others. Returns: may more come."""
        job = self.jobs.get()
        if job is not None:
            group.append(job)
            if pause:
                time.sleep(PAUSE)
        while job is not None and len(group) < MAX_JOBS:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return True
            if job is not None:
                group.append(job)
        return job is not None

    def _run_group(self, connection: Connection, group: list[Job[Any]], *, retry: bool = True) -> None:
        """Runs all jobs in one transaction; if that fails, each in its own.

        If the connection was lost before the commit, nothing is stored, and the group runs once more (`retry`).
        """
        committing = False
        group.sort(key=lambda job: job.match or "")  # those without a match first: they need the lock
        began = time.perf_counter()
        try:
            with connection.begin():
                if group[0].match is None:
                    lock_until_commit(connection, EXCLUSIVE_WRITES)
                for job in group:
                    job.run(connection)
                committing = True
        except Exception as error:
            lost = is_connection_lost(connection, error)
            if lost:
                connection.invalidate()
            if lost and retry and not committing:
                self._run_group(connection, group, retry=False)
                return
            if lost or len(group) == 1:
                self._fail(group, error)
                return
            for job in group:
                self._run_group(connection, [job])
        else:
            self.statistics.committed(len(group), time.perf_counter() - began)

    def _fail(self, group: list[Job[Any]], error: Exception) -> None:
        for job in group:
            job.error = error
            self.statistics.failed(error)


def resolve_all(group: list[Job[Any]]) -> None:
    """Resolves the futures of a group, with one call per event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in group:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(resolve_on_loop, jobs)


def resolve_on_loop(jobs: list[Job[Any]]) -> None:
    """Resolves futures on the thread of their loop."""
    for job in jobs:
        job.resolve()

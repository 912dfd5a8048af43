"""The writer thread of the database: waiting jobs are written in one transaction (group commit)."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
MAX_JOBS = 512  # per transaction, which bounds the waiting time
BUSY_JOBS = 4  # jobs in the last transaction, from which on it waits for more
PAUSE = 0.003  # seconds of waiting; a commit costs as much as dozens of jobs


class Job(Generic[T]):
    """A function that uses the connection, and the future of its result."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.loop = work, loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: T
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Runs the function and keeps its result. Raises: what it raises."""
        self.result = self.work(connection)

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

    If a job of a group fails, the transaction is rolled back and each job runs again in its own, so a job must have
    no effect but through the connection.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queues a function. Returns: a future with its result, resolved after the commit.

        It is executed whether the future is awaited or not. Raises: RuntimeError after `close`.
        """
        if self.closed:
            raise RuntimeError("the writer is closed")
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        """Writes what is queued, and stops."""
        self.closed = True
        self.jobs.put(None)
        self.thread.join()

    # On the writer's thread.

    def _run(self) -> None:
        group: list[Job[Any]] = []
        with self.engine.connect().execution_options(writes=True) as connection:
            while True:
                group, more = self._next_group(pause=len(group) >= BUSY_JOBS)
                if group:
                    self._run_group(connection, group)
                    resolve_all(group)
                if not more:
                    return

    def _next_group(self, *, pause: bool) -> tuple[list[Job[Any]], bool]:
        """Returns the queued jobs, and whether more may come; waits for the first, and briefly for others."""
        first = self.jobs.get()
        if first is None:
            return [], False
        if pause:
            time.sleep(PAUSE)
        group = [first]
        while len(group) < MAX_JOBS:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, False
            group.append(job)
        return group, True

    def _run_group(self, connection: Connection, group: list[Job[Any]]) -> None:
        """Runs all jobs in one transaction; if that fails, each in its own."""
        try:
            with connection.begin():
                for job in group:
                    job.run(connection)
        except Exception as error:
            if len(group) == 1:
                group[0].error = error
                return
            for job in group:
                self._run_group(connection, [job])


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

"""One thread that writes to the database: whatever waits is written in one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
MAX_JOBS = 512  # works in one transaction, so that nobody waits long for the others
BUSY_JOBS = 4  # works in a transaction, from which on it is worth to wait for more of them
PAUSE = 0.003  # seconds of such waiting: a commit costs as much as dozens of works


class Job(Generic[T]):
    """A work that waits to be done, and who waits for it."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.loop = work, loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: T
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the work and keep what comes of it. Raises: whatever the work does."""
        self.result = self.work(connection)

    def resolve(self) -> None:
        """Tell who waits; on the loop's own thread."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Group commit: a work is answered when it is on disk, and one that fails fails alone.

    A work may be called twice (where another of its group failed), always in a transaction whose earlier
    attempt was rolled back; it must do nothing but use the connection.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do a work on the database; what it returns, or raises, once that is committed.

        It is done whether anybody waits for it or not. Raises: RuntimeError after `close`.
        """
        if self.closed:
            raise RuntimeError("the writer is closed")
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        """Write what still waits, and stop."""
        self.closed = True
        self.jobs.put(None)
        self.thread.join()

    # On the thread.

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
        """All jobs that wait, and whether more may come; waits for the first, and a little for others."""
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
        """All in one transaction; where that fails, each in its own."""
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
    """Tell all who wait, with one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in group:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(resolve_on_loop, jobs)


def resolve_on_loop(jobs: list[Job[Any]]) -> None:
    """Answer jobs on the thread of their loop."""
    for job in jobs:
        job.resolve()

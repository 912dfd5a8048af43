"""One thread that writes to the database: whatever waits is written in one transaction."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from regalia.adapters.prepared import Row, run_all
from regalia.services.promise import Promise

T = TypeVar("T")
MOST = 512  # works in one transaction, so that nobody waits long for the others
BUSY = 4  # works in a transaction, from which on it is worth to wait for more of them
PAUSE = 0.003  # seconds of such waiting: a commit costs as much as dozens of works


class Job(ABC, Generic[T]):
    """What waits to be done, and who waits for it."""

    __slots__ = ("error", "loop", "promise", "result")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.promise: Promise[T] = Promise(loop=self.loop)
        self.result: T
        self.error: BaseException | None = None

    @abstractmethod
    def do(self, connection: Connection) -> None:
        """Do it alone, and keep what comes of it. Raises: whatever goes wrong."""

    def answer(self) -> None:
        """Tell who waits; on the loop's own thread."""
        if self.error is not None:
            self.promise.set_exception(self.error)
        else:
            self.promise.set_result(self.result)


class Work(Job[T]):
    """Anything that can be done with a connection."""

    __slots__ = ("work",)

    def __init__(self, work: Callable[[Connection], T]) -> None:
        super().__init__()
        self.work = work

    def do(self, connection: Connection) -> None:
        self.result = self.work(connection)


class Rows(Job[None]):
    """Rows to be written, which can be done together with those of others."""

    __slots__ = ("rows", "taken")

    def __init__(self, rows: Sequence[Row], taken: Callable[[], Exception]) -> None:
        super().__init__()
        self.rows, self.taken, self.result = rows, taken, None

    def do(self, connection: Connection) -> None:
        try:
            run_all(connection, self.rows)
        except sqlite3.IntegrityError as error:
            raise self.taken() from error


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

    def write(self, work: Callable[[Connection], T]) -> Promise[T]:
        """Do a work on the database; what it returns, or raises, once that is committed.

        It is done whether anybody waits for it or not. Raises: RuntimeError after `close`.
        """
        return self._ask(Work(work))

    def put(self, rows: Sequence[Row], *, taken: Callable[[], Exception]) -> Promise[None]:
        """Write rows: what is cheapest, for those of all who ask meanwhile are written at once.

        Raises: RuntimeError after `close`; the promise: what `taken` makes, where a row is there already.
        """
        return self._ask(Rows(rows, taken))

    def _ask(self, job: Job[T]) -> Promise[T]:
        if self.closed:
            raise RuntimeError("the writer is closed")
        self.jobs.put(job)
        return job.promise

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
                group, more = self._waiting(pause=len(group) >= BUSY)
                if group:
                    self._do_all(connection, group)
                    answer(group)
                if not more:
                    return

    def _waiting(self, *, pause: bool) -> tuple[list[Job[Any]], bool]:
        """All jobs that wait, and whether more may come; waits for the first, and a little for others."""
        first = self.jobs.get()
        if first is None:
            return [], False
        if pause:
            time.sleep(PAUSE)
        group = [first]
        while len(group) < MOST:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, False
            group.append(job)
        return group, True

    def _do_all(self, connection: Connection, group: list[Job[Any]]) -> None:
        """All in one transaction; where that fails, each in its own."""
        try:
            with connection.begin():
                do(connection, group)
        except Exception as error:
            if len(group) == 1:
                group[0].error = error
                return
            for job in group:
                self._do_all(connection, [job])


def do(connection: Connection, group: list[Job[Any]]) -> None:
    """Do jobs in their order; rows that nothing else comes between are written together."""
    for are_rows, jobs in groupby(group, key=lambda job: isinstance(job, Rows)):
        if are_rows and len(group) > 1:
            run_all(connection, [row for job in jobs if isinstance(job, Rows) for row in job.rows])
        else:
            for job in jobs:
                job.do(connection)


def answer(group: list[Job[Any]]) -> None:
    """Tell all who wait, with one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in group:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, jobs)


def tell(jobs: list[Job[Any]]) -> None:
    """Answer jobs on the thread of their loop."""
    for job in jobs:
        job.answer()

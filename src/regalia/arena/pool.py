"""Runs tasks in worker processes and yields results as they finish; SIGINT is left to the parent."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import TypeVar

from regalia.arena.process import kill_all
from regalia.core.errors import RegaliaError

Task = TypeVar("Task")
Result = TypeVar("Result")
QUEUED_PER_PROCESS = 2  # enough that no process idles, few enough that stopping early wastes little


class WorkerDied(RegaliaError):
    """A worker process was killed, or crashed in compiled code."""

    code = "worker-died"


def run_parallel(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result]:
    """Yield the results of tasks in the order of completion; closing the generator stops the work.

    `work` and the tasks must be picklable if there is more than one process. Raises: WorkerDied.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    context, queue = get_context("spawn"), iter(tasks)
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=initialize_worker, initargs=(theirs,))
    waiting: set[Future[Result]] = set()
    try:
        waiting |= {pool.submit(work, task) for task in islice(queue, jobs * QUEUED_PER_PROCESS)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(queue, len(done))}
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise WorkerDied("worker-died") from None
    finally:
        if waiting:
            ours.close()  # stopped early: end the workers without waiting for their tasks
        pool.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


def initialize_worker(stop: Connection) -> None:
    """Ignore SIGINT, and exit when the parent process exits or closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def end_with_parent() -> None:
        wait_for([sentinel, stop])
        kill_all()  # external programs would not notice that their game has ended
        os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()

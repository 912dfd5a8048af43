"""Work shared out to processes: results as they come, Ctrl-C is left to whoever asked for them."""

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
AHEAD = 2  # tasks that wait for each process: none idles, and little is left to do when it is enough


class WorkerDied(RegaliaError):
    """A process was killed from outside, or by a fault in compiled code."""

    code = "worker-died"


def results(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result]:
    """What comes of some tasks, in no order. Whoever stops to listen stops the work as well.

    `work` and the tasks must be picklable where there is more than one process. Raises: WorkerDied.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    context, queue = get_context("spawn"), iter(tasks)
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=follow, initargs=(theirs,))
    waiting: set[Future[Result]] = set()
    try:
        waiting |= {pool.submit(work, task) for task in islice(queue, jobs * AHEAD)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(queue, len(done))}
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise WorkerDied("worker-died") from None
    finally:
        if waiting:
            ours.close()  # nobody wants the rest: do not wait for it
        pool.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


def follow(enough: Connection) -> None:
    """Leave Ctrl-C to the process that started this one; end when it does, or when it has had enough."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def end_with_parent() -> None:
        wait_for([sentinel, enough])
        kill_all()  # outside programs do not notice that nobody plays with them any more
        os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()

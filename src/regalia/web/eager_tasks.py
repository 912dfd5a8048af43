"""Coroutines that are begun at once: most sends need not wait, and a task for each costs more than they."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

_tasks: set[asyncio.Task[None]] = set()  # the loop itself holds tasks by weak references


def run_eagerly(work: Coroutine[Any, Any, None]) -> None:
    """Do a work as far as it goes without waiting; where it has to wait, a task does the rest.

    Raises: whatever the work raises before it waits.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return
    task = asyncio.get_running_loop().create_task(resume(work, awaited))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


@coroutine
def resume(work: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """The rest of a work that waits for something already."""
    try:
        while True:
            try:
                answer = yield awaited
            except BaseException as error:  # it may have been cancelled
                awaited = work.throw(error)
            else:
                awaited = work.send(answer)
    except StopIteration:
        return

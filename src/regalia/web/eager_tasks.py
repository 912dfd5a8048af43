"""Runs coroutines eagerly: most sends do not block, and creating a task costs more than they do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

_tasks: set[asyncio.Task[None]] = set()  # the event loop holds tasks by weak references only


def run_eagerly(work: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine until it blocks; a task runs the rest.

    Raises: what the coroutine raises before it blocks.
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
    """Runs the rest of a coroutine that awaits something."""
    try:
        while True:
            try:
                answer = yield awaited
            except BaseException as error:  # e.g. a cancellation
                awaited = work.throw(error)
            else:
                awaited = work.send(answer)
    except StopIteration:
        return

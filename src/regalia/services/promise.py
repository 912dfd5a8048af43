"""Works that are finished, whoever goes away meanwhile: what is begun at a table is written, and told."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


class Promise(asyncio.Future[T]):
    """What will come of a work. Who waits for it cannot end it: a task that is cancelled hears so afterwards.

    It does what `asyncio.shield` would, without a second future for every move.
    """

    def cancel(self, msg: object = None) -> bool:
        """Not possible, and the task that asks is told so."""
        return False


def promised(task: asyncio.Task[T]) -> Promise[T]:
    """A promise of what a task will bring."""
    promise: Promise[T] = Promise(loop=task.get_loop())

    def keep(done: asyncio.Task[T]) -> None:
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if error is not None:
            promise.set_exception(error)
        else:
            promise.set_result(done.result())

    task.add_done_callback(keep)
    return promise


async def finished(work: Promise[T]) -> asyncio.CancelledError | None:
    """Wait for a work to be done, whatever comes; what would have ended the waiting is given back.

    Raises: what the work raises.
    """
    gone: asyncio.CancelledError | None = None
    try:
        await work
    except asyncio.CancelledError as error:  # it came while we waited, and is heard now that the work is done
        gone = error
    work.result()
    return gone

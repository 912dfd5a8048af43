"""Waiting for work that goes on when the waiting task is cancelled: what has begun is completed."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


class UncancellableFuture(asyncio.Future[T]):
    """The result of work that cannot be taken back, such as a queued write.

    A task that awaits it can be cancelled only when it is done. `asyncio.shield` does the same for any future, with a
    second future and one more iteration of the event loop, which is a noticeable part of a move.
    """

    def cancel(self, msg: object = None) -> bool:
        """Refuses; the cancelled task is told when the work is done."""
        return False


async def wait_uncancelled(work: asyncio.Future[None]) -> asyncio.CancelledError | None:
    """Waits until a future is done, even if the caller is cancelled.

    Returns: the cancellation, for the caller to raise later, or None. Raises: what the future raises.
    """
    gone: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await (work if isinstance(work, UncancellableFuture) else asyncio.shield(work))
        except asyncio.CancelledError as error:
            gone = error
    work.result()
    return gone

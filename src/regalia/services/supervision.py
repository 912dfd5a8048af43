"""Long-lived tasks that survive failures: repeating loops, and work that is retried until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import NamedTuple

from regalia.core.errors import RegaliaError

logger = logging.getLogger(__name__)


class Backoff(NamedTuple):
    """Pauses between attempts: each is `factor` times as long as the one before, up to `longest`."""

    first: float = 0.25  # seconds
    factor: float = 2.0
    longest: float = 5.0  # seconds

    def pause(self, attempt: int) -> float:
        """Returns the seconds to wait after a failed attempt; the first has the number 0."""
        return min(self.longest, self.first * self.factor ** min(attempt, 32))


async def repeat(work: Callable[[], Awaitable[None]], *, every: float, name: str) -> None:
    """Runs work repeatedly; a failure is logged, and the work is repeated after the usual interval."""
    while True:
        try:
            await work()
        except Exception:
            logger.exception("%s has failed; it is repeated in %g s", name, every)
        await asyncio.sleep(every)


async def retry(
    work: Callable[[], Awaitable[None]],
    *,
    name: str,
    backoff: Backoff,
    failed: Callable[[], None] = lambda: None,
) -> None:
    """Runs work until it succeeds. `failed` is called after each failed attempt.

    Raises: RegaliaError of the work: only faults are retried, not refusals.
    """
    attempt = 0
    while True:
        try:
            await work()
        except RegaliaError:
            raise
        except Exception as error:
            pause = backoff.pause(attempt)
            trace = error if attempt == 0 else None  # only once: an outage may last for hours
            logger.warning("%s has failed (%r); next attempt in %g s", name, error, pause, exc_info=trace)
            failed()
            await asyncio.sleep(pause)
            attempt += 1
        else:
            return


class BackgroundTasks:
    """Tasks that nobody awaits. A failure is logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[asyncio.Task[None]]:
        return iter([*self._running])

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Starts a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._log_failure)
        return task

    def retry(self, work: Callable[[], Awaitable[None]], *, name: str, backoff: Backoff) -> None:
        """Starts a task that repeats the work until it succeeds."""
        self.spawn(retry(work, name=name, backoff=backoff))

    async def cancel(self) -> None:
        """Cancels all tasks and waits until they have ended."""
        while running := [*self._running]:
            for task in running:
                task.cancel()
            # A library may swallow a cancellation that comes together with a timeout, so it is repeated.
            await asyncio.wait(running, timeout=1.0)

    def _log_failure(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.warning("a background task has failed", exc_info=task.exception())

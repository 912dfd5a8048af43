"""The time by which all processes of a server go: that of the database they share."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable

logger = logging.getLogger(__name__)

SAMPLES = 8
STEP = 1000  # ms: a larger difference to earlier measurements means that a clock was set


def monotonic_ms() -> int:
    """Returns the milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class StoreClock:
    """Milliseconds since 1970: the monotonic clock of this process plus its measured offset to the store's clock.

    Of the last measurements the one with the shortest round trip counts. The time never goes back, unless the clock of
    the store was set back.
    """

    def __init__(self, ticks: Callable[[], int] = monotonic_ms) -> None:
        self._ticks = ticks
        self._samples: deque[tuple[int, int]] = deque(maxlen=SAMPLES)  # round trip and offset, in ms
        self._offset = time.time_ns() // 1_000_000 - ticks()
        self._last = 0

    def __call__(self) -> int:
        self._last = max(self._last, self._ticks() + self._offset)
        return self._last

    def measure(self, ask: Callable[[], int]) -> None:
        """Measures the offset; `ask` returns the time of the store. Raises: what `ask` raises."""
        before = self._ticks()
        theirs = ask()
        after = self._ticks()
        offset = theirs - (before + after) // 2
        if self._samples and abs(offset - self._offset) > STEP + (after - before):
            logger.warning("the clock of the database was set by %d ms", offset - self._offset)
            self._samples.clear()
            self._last = 0
        self._samples.append((after - before, offset))
        self._offset = min(self._samples)[1]

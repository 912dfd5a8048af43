"""Tells a worker that hangs from one that works slowly because other programs use the machine."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

STARVED = 10.0  # a worker with this part of a core, or more of it, is slow and not hung
LOOKS = 4  # at a worker, in the seconds after which it counts as hung


def cpu_seconds(pid: int) -> float | None:
    """Returns the CPU time of a process; None where it cannot be read (only Linux has /proc), or if it has ended."""
    with suppress(OSError, ValueError, IndexError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return None


def charged(elapsed: float, used: float) -> float:
    """Returns the seconds that count against a limit: CPU time, or a tenth of the elapsed time if that is more."""
    return max(used, elapsed / STARVED)


class Watchdog:
    """Calls `kill` for a worker that uses no CPU time for `silence` seconds, or more seconds than its `limit`.

    `used` returns its CPU time. Where that is not known, elapsed time counts.
    """

    def __init__(
        self, used: Callable[[], float | None], kill: Callable[[], None], *, silence: float, limit: float
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._used, self._kill, self._silence, self._limit = used, kill, silence, limit
        self._began = self._active = self._loop.time()
        self._first = self._last = used() or 0.0
        self._timer = self._next_look()

    def cancel(self) -> None:
        """Ends the watch."""
        self._timer.cancel()

    def _next_look(self) -> asyncio.TimerHandle:
        return self._loop.call_later(min(self._silence, self._limit) / LOOKS, self._look)

    def _look(self) -> None:
        now, used = self._loop.time(), self._used()
        if used is None:
            over = now - self._began >= min(self._silence, self._limit)
        else:
            if used > self._last:
                self._last, self._active = used, now
            elapsed, spent = now - self._began, used - self._first
            over = now - self._active >= self._silence or charged(elapsed, spent) >= self._limit
        if over:
            self._kill()
        else:
            self._timer = self._next_look()

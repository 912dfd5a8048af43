"""Timers for the clocks of matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from regalia.services.matches.match import Match
from regalia.services.time import Now

MAX_DELAY = 3600.0  # seconds; longer timers are set again


class Timers:
    """Calls back with the id of a match when its clock may have run out."""

    def __init__(self, now: Now, on_timeout: Callable[[str], object]) -> None:
        self.now, self.on_timeout = now, on_timeout
        self.handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, match: Match) -> None:
        """Sets the timer of a match to its running clock."""
        if match.id in self.handles:
            self.handles.pop(match.id).cancel()
        left = match.clocks.runs_out_in(self.now()) if match.status == "running" else None
        if left is not None:
            seconds = min(MAX_DELAY, left / 1000)
            self.handles[match.id] = asyncio.get_running_loop().call_later(seconds, self.on_timeout, match.id)

    def stop(self) -> None:
        """Cancels all timers."""
        for handle in self.handles.values():
            handle.cancel()
        self.handles.clear()

"""Timers for the clocks of matches: one for each whose time runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from regalia.services.match import Match
from regalia.services.ports import Now

MAX_DELAY = 3600.0  # seconds; a timer of days is set again and again


class Timers:
    """Rings, with the id of the match, when a clock may have run out."""

    def __init__(self, now: Now, on_timeout: Callable[[str], object]) -> None:
        self.now, self.on_timeout = now, on_timeout
        self.handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, match: Match) -> None:
        """Watch the clock that runs now, and no other of the match."""
        if match.id in self.handles:
            self.handles.pop(match.id).cancel()
        left = match.clocks.runs_out_in(self.now()) if match.status == "running" else None
        if left is not None:
            seconds = min(MAX_DELAY, left / 1000)
            self.handles[match.id] = asyncio.get_running_loop().call_later(seconds, self.on_timeout, match.id)

    def stop(self) -> None:
        """Let none ring any more."""
        for handle in self.handles.values():
            handle.cancel()
        self.handles.clear()

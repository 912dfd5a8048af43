"""Live matches and a lobby on fake ports."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from regalia.services.bus import Bus
from regalia.services.matches.creation import AnyOpponent, NewMatch
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.lobby import Lobby
from regalia.services.matches.match import Match
from regalia.services.supervision import Backoff
from tests.support.fakes import FakeClock, FakeWorkers
from tests.support.memory_matches import MemoryMatches

GAME = "king-and-assassins"
QUICK = Backoff(first=0.001, longest=0.01)


class MatchServices:
    """Live matches and a lobby on fake ports, with short pauses between retries."""

    def __init__(
        self,
        store: MemoryMatches | None = None,
        workers: FakeWorkers | None = None,
        *,
        bus: Bus | None = None,
        clock: FakeClock | None = None,
    ) -> None:
        self.store, self.clock = store or MemoryMatches(), clock or FakeClock()
        self.workers = workers or FakeWorkers()
        self.ended: list[Match] = []
        self.live_matches = LiveMatches(
            self.store, self.workers, self.clock, on_over=self.over, heartbeat=0.01, backoff=QUICK, bus=bus
        )
        self.lobby = Lobby(self.live_matches, self.store, self.clock)

    async def over(self, match: Match) -> None:
        self.ended.append(match)

    async def match_of_two(self, **changes: Any) -> Match:
        """Creates a match of Ann, the king, with Bob."""
        terms = await self.lobby.create(
            "ann", NewMatch(**{"game": GAME, "opponent": AnyOpponent(), "seat": "king", **changes})
        )
        await self.lobby.join("bob", terms.id, terms.invite)
        return await self.live_matches.get(terms.id)


async def until(done: Callable[[], bool]) -> None:
    """Runs other tasks until a condition is true."""
    for _ in range(2000):
        if done():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the condition did not become true")

"""Live matches on ports for tests: what tests of the tables and of their faults are run in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from regalia.services.creation import MatchRequest
from regalia.services.live_matches import LiveMatches
from regalia.services.lobby import Lobby
from regalia.services.match import Match
from regalia.services.supervision import Backoff
from tests.services.fakes import AnyAction, Clock, MemoryStore

GAME = "king-and-assassins"
QUICK = Backoff(first=0.001, longest=0.01)


class House:
    """Tables and a lobby on ports for tests, with short pauses between attempts."""

    def __init__(self, store: MemoryStore | None = None, workers: AnyAction | None = None) -> None:
        self.store, self.clock = store or MemoryStore(), Clock()
        self.workers = workers or AnyAction()
        self.ended: list[Match] = []
        self.live_matches = LiveMatches(
            self.store, self.workers, self.clock, on_over=self.over, heartbeat=0.01, backoff=QUICK
        )
        self.lobby = Lobby(self.live_matches, self.store, self.clock)

    async def over(self, match: Match) -> None:
        self.ended.append(match)

    async def two(self, **wish: Any) -> Match:
        """A match of Ann, the king, with Bob."""
        terms = await self.lobby.create(
            "ann", MatchRequest(**{"game": GAME, "kind": "open", "seat": "king", **wish})
        )
        await self.lobby.join("bob", terms.id, terms.invite)
        return await self.live_matches.get(terms.id)


def run(test: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """Run a test in a house of its own."""

    async def inside() -> None:
        house = House()
        await house.live_matches.start()
        try:
            await test(house)
        finally:
            await house.live_matches.stop()

    asyncio.run(inside())


async def until(done: Callable[[], bool]) -> None:
    """Let others work until something is so."""
    for _ in range(2000):
        if done():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never happens")

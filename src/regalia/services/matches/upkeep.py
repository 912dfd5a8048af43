"""Regular work on live matches: heartbeats, clocks and computer turns that no process works on, lost messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING

from regalia.services.errors import GameNotInstalled
from regalia.services.supervision import repeat, retry

if TYPE_CHECKING:
    from regalia.services.matches.live_matches import LiveMatches

logger = logging.getLogger(__name__)

EVICTION_INTERVAL = 60.0  # seconds
CLOCK_INTERVAL = 1.0  # seconds between looks for clocks that ran out in matches that no process has in memory
COMPUTER_INTERVAL = 15.0  # seconds between looks for computer turns that no process plays
PEER_INTERVAL = 5.0  # seconds between repeated messages to other processes
POLL_INTERVAL = (
    1.0  # seconds between reads of the last numbers while messages of other processes are not received
)
SAFETY_INTERVAL = 15.0  # the same while they are: a message can be lost


class Upkeep:
    """The loops of a process over its live matches, and over those that no process has in memory."""

    def __init__(self, live_matches: LiveMatches) -> None:
        self.live_matches = live_matches
        self.store, self.peers, self.now = live_matches.store, live_matches.peers, live_matches.now

    def loops(self) -> list[Coroutine[object, object, None]]:
        """Returns the loops of this process; those about other processes only if there may be any."""
        live = self.live_matches
        loops = [
            repeat(self.heartbeat, every=live.heartbeat, name="the heartbeat"),
            repeat(self.evict, every=EVICTION_INTERVAL, name="eviction of idle matches"),
            repeat(self.check_clocks, every=CLOCK_INTERVAL, name="the search for clocks that ran out"),
        ]
        if self.peers.shared:
            loops += [
                repeat(self.resume_computers, every=COMPUTER_INTERVAL, name="the search for computer turns"),
                repeat(self.tell_peers, every=PEER_INTERVAL, name="telling other processes"),
                repeat(live.refresh_blocks, every=SAFETY_INTERVAL, name="reading blocks"),
                self.poll_loop(),
            ]
        return loops

    async def heartbeat(self) -> None:
        """Records that this process is up, and reads when none was."""
        live = self.live_matches
        await retry(lambda: self.store.heartbeat(self.now()), name="the heartbeat", backoff=live.backoff)
        live.last_heartbeat = self.now()
        if self.peers.shared:
            live.outages[:] = await self.store.outages()

    async def evict(self) -> None:
        """Evicts idle matches."""
        self.live_matches.evict_idle()

    async def check_clocks(self) -> None:
        """Ends matches whose clock ran out and that no process has in memory; those in memory have timers."""
        live = self.live_matches
        overdue = await self.store.overdue(self.now())
        await self.resume(match for match in overdue if match not in live.timers.handles)

    async def resume_computers(self) -> None:
        """Loads matches in which a computer is to act; a turn that no process plans is then planned here."""
        waiting = await self.store.awaiting_computer()
        await self.resume(match for match in waiting if match not in self.live_matches.loaded)

    async def resume(self, matches: Iterable[str]) -> None:
        """Loads matches, which schedules what is due in them; one that cannot be loaded must not stop the others."""
        for match in matches:
            try:
                await self.live_matches.resume(match)
            except GameNotInstalled as error:
                logger.warning("match %s is not resumed: %s", match, error)
            except Exception:
                logger.exception("match %s cannot be resumed", match)

    async def tell_peers(self) -> None:
        """Repeats what other processes must know, and drops what silent ones said."""
        now = self.now()
        for live in [*self.live_matches.loaded.values()]:
            if seats := live.local_seats():
                self.peers.seats_present(live.match.id, seats)
            if live.is_planning:
                self.peers.turn_planned(live.match.id)
            if live.forget_silent_processes(now):
                self.live_matches.notify_presence(live)

    async def poll_loop(self) -> None:
        """Reads what other processes have appended: often while their messages are not received, else seldom."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            if self.peers.connected and loop.time() - last < SAFETY_INTERVAL:
                continue
            try:
                await self.poll()
            except Exception:
                logger.exception(
                    "the last entries cannot be read; they are read again in %g s", POLL_INTERVAL
                )
            last = loop.time()

    async def poll(self) -> None:
        """Catches up in all matches in memory that have newer entries in the store."""
        loaded = self.live_matches.loaded
        for match, number in (await self.store.last_numbers([*loaded])).items():
            if match in loaded:
                self.live_matches.entries_announced(match, number)

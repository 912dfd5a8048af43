"""Regular work on the store: scheduled backups, and the deletion of what has expired.

Of several processes on one database one does it, the leader. The others only record which of their sessions are in use.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from regalia.services.errors import GameNotInstalled
from regalia.web import logs

if TYPE_CHECKING:
    from regalia.web.wiring import ServerContext

CHECK_INTERVAL = 60.0  # seconds
CLEANUP_INTERVAL = 24 * 3600.0  # seconds
DAY = 24 * 3600 * 1000  # ms
MAX_EXPIRED = 1000  # matches or accounts at a time, which bounds the work of a day


class Maintenance:
    """The regular work of one process."""

    def __init__(self, server: ServerContext, now: Callable[[], float] = monotonic) -> None:
        self._server, self._now = server, now
        self._cleaned: float | None = None

    async def loop(self) -> None:
        """Does what is due, at the start and once a minute."""
        while True:
            await self.run_due()
            await asyncio.sleep(CHECK_INTERVAL)

    async def run_due(self) -> None:
        """Makes a backup and deletes what has expired, if each is due. A failure of one does not keep the other."""
        backups = self._server.backups
        if backups is not None and self._server.store.is_leader and await asyncio.to_thread(backups.is_due):
            await in_daemon_thread(backups.run)
        if self._cleaned is not None and self._now() - self._cleaned < CLEANUP_INTERVAL:
            return
        try:
            await self.clean_up()
        except Exception as error:  # retried in a minute
            logs.failure("clean-up failed", error)
        else:
            self._cleaned = self._now()

    async def clean_up(self) -> None:
        """Deletes guests that cannot come back, and expired sessions, waiting matches and rows of the audit log."""
        server = self._server
        in_use = {connection.session for connection in server.sockets}
        if not server.store.is_leader:
            await server.sessions.record_use(in_use)
            return
        log_deleted("guests forgotten", guests=await server.accounts.delete_idle_guests())
        log_deleted("sessions expired", sessions=await server.sessions.purge(in_use))
        log_deleted("lost guests deleted", guests=await self.delete_lost_guests())
        log_deleted("waiting matches expired", matches=await self.expire_waiting())
        days = server.limits.count("audit.days")
        log_deleted("audit rows deleted", rows=await server.audit.delete_old(days=days))

    async def delete_lost_guests(self) -> int:
        """Deletes guests that nobody can use any more; their matches stay. Returns: how many."""
        server = self._server
        lost = await server.accounts.lost_guests(most=MAX_EXPIRED)
        for account in lost:
            await server.accounts.delete(account)
            await server.live_matches.end_matches_of(account)
            server.identities.remove(account)
        return len(lost)

    async def expire_waiting(self) -> int:
        """Cancels matches that have waited for a player for too long. Returns: how many."""
        server = self._server
        before = server.now() - server.limits.count("match.waiting-days") * DAY
        expired = 0
        for match in await server.store.matches.waiting_before(before, most=MAX_EXPIRED):
            with suppress(GameNotInstalled):  # it can be played when the game is back
                expired += await server.live_matches.cancel_waiting(match)
        if expired:
            server.lobby_changed()
        return expired


async def in_daemon_thread(work: Callable[[], None]) -> None:
    """Runs work that does not raise in a thread which does not keep the process from ending."""
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def run() -> None:
        try:
            work()
        finally:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(done.set)

    threading.Thread(target=run, name="maintenance", daemon=True).start()
    await done.wait()


def log_deleted(what: str, **numbers: int) -> None:
    """Logs how many of something were deleted; none is a detail."""
    logs.event(what, logging.INFO if any(numbers.values()) else logging.DEBUG, **numbers)

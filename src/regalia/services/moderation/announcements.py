"""The current announcement, which every page shows; read from the store at most every few seconds."""

from __future__ import annotations

from regalia.services.moderation.ports import Announcement, AnnouncementStore
from regalia.services.time import Now

CACHE_TIME = 5000  # ms


class CurrentAnnouncement:
    """Caches the current announcement, because every page that is opened asks for it."""

    def __init__(self, store: AnnouncementStore, now: Now) -> None:
        self._store, self._now = store, now
        self._cached: Announcement | None = None
        self._read_at: int | None = None

    async def get(self) -> Announcement | None:
        """Returns the announcement, if there is one; a new one is seen after `CACHE_TIME`."""
        now = self._now()
        if self._read_at is None or not 0 <= now - self._read_at < CACHE_TIME:
            self._cached = await self._store.announcement(now)
            self._read_at = now
        cached = self._cached
        return None if cached is None or (cached.until is not None and cached.until <= now) else cached

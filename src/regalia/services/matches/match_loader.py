"""Reads matches from the store; one that is damaged is listed as such."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from regalia.services.errors import BadLog
from regalia.services.matches.match import Match
from regalia.services.matches.ports import Damage, MatchStore, Outage
from regalia.services.supervision import Backoff, retry
from regalia.services.time import Now

logger = logging.getLogger(__name__)


class MatchLoader:
    """Reads and folds stored matches. `outages` is a list that grows: no clock is charged for them."""

    def __init__(self, store: MatchStore, now: Now, outages: Sequence[Outage], backoff: Backoff) -> None:
        self._store, self._now, self._outages, self._backoff = store, now, outages, backoff

    async def load(self, match: str) -> Match:
        """Returns a stored match. Raises: NoSuchMatch, GameNotInstalled, BadLog if it is damaged."""
        try:
            return await self._read(match)
        except BadLog as error:
            await self._quarantine(match, error)
            raise BadLog("match-damaged", match=match) from error

    async def load_again(self, match: str) -> Match:
        """Returns a stored match; waits while the store cannot be read. Raises: RegaliaError if it is damaged.

        No decision may be based on entries that are not persisted, so there is nothing else to do meanwhile.
        """
        found: list[Match] = []

        async def read() -> None:
            found.append(await self._read(match))

        await retry(read, name=f"reading match {match}", backoff=self._backoff)
        return found[0]

    async def _read(self, match: str) -> Match:
        settings, entries = await self._store.load(match)
        return await asyncio.to_thread(Match.replay, settings, entries, self._outages)

    async def _quarantine(self, match: str, error: BadLog) -> None:
        """Lists an unreadable match as damaged and logs it, without the error text, which may hold secrets."""
        damage = Damage(self._now(), error.arguments.get("number", 0), error.reason)
        fields = {"match": match, "entry": damage.entry, "reason": damage.reason}
        logger.log(logging.ERROR, "match damaged", extra={"fields": fields})
        try:
            await self._store.quarantine(match, damage)
        except Exception:
            logger.exception("match %s cannot be listed as damaged", match)

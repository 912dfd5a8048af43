"""The audit log: who did what to whom. It is written behind the requests, in batches, and never fails one.

No row holds a password, a code or a token; a name that somebody typed is not stored either, because people type their
passwords there. Hits of limits are counted and written once a minute.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Any

from regalia.services import request_ids
from regalia.services.limits import address_group
from regalia.services.moderation.ports import AuditRow, AuditStore
from regalia.services.supervision import BackgroundTasks, Backoff
from regalia.services.time import Now

logger = logging.getLogger(__name__)

MAX_WAITING = 10_000  # rows in memory while the store cannot be written to; further ones are dropped
BATCH = 500  # rows in one transaction
MAX_COUNTED = 5_000  # pairs of limit and address in a minute; further ones are counted together
LIMITS_EVERY = 60.0  # seconds
DAY = 24 * 3600 * 1000  # ms


class Act(StrEnum):
    """What a row says. Stored: never rename one."""

    SIGN_IN = "sign-in"
    SIGN_IN_FAILED = "sign-in-failed"
    RECOVERY = "recovery"
    RECOVERY_FAILED = "recovery-failed"
    REGISTER = "register"
    CHANGE_PASSWORD = "change-password"
    LIMIT_HIT = "limit-hit"
    # By the owner of an account, a moderator or an operator.
    RENAME = "rename"
    DELETE = "delete"
    # By moderators and operators.
    BAN = "ban"
    UNBAN = "unban"
    MUTE = "mute"
    UNMUTE = "unmute"
    DISMISS_REPORT = "dismiss-report"
    HIDE_LINE = "hide-line"
    # By operators.
    RESET_PASSWORD = "reset-password"
    END_SESSIONS = "end-sessions"
    END_MATCH = "end-match"
    UNSTICK_MATCH = "unstick-match"
    CLEAR_CHALLENGES = "clear-challenges"
    ANNOUNCE = "announce"
    CLEAR_ANNOUNCEMENT = "clear-announcement"
    ADD_MODERATOR = "add-moderator"
    REMOVE_MODERATOR = "remove-moderator"
    REGISTRATION_CODE = "registration-code"
    DRAIN = "drain"


# What moderators may read: acts of moderators and operators, but not who signed in when.
MODERATION = (
    *(Act.BAN, Act.UNBAN, Act.MUTE, Act.UNMUTE, Act.RENAME, Act.DELETE, Act.DISMISS_REPORT, Act.HIDE_LINE),
    *(Act.END_MATCH, Act.ADD_MODERATOR, Act.REMOVE_MODERATOR, Act.ANNOUNCE, Act.CLEAR_ANNOUNCEMENT),
)


@dataclass(slots=True)
class LimitHits:
    """How often a limit was hit from a group of addresses, and by which account; None: by several, or by none."""

    count: int = 0
    account: str | None = None


class AuditLog:
    """Records acts. `record` returns at once; a task writes the rows."""

    def __init__(self, store: AuditStore, now: Now, *, backoff: Backoff = Backoff()) -> None:  # noqa: B008
        self._store, self._now, self._backoff = store, now, backoff
        self._waiting: deque[AuditRow] = deque()
        self._hits: dict[tuple[str, str | None], LimitHits] = {}  # by limit and group of addresses
        self._tasks = BackgroundTasks()
        self._lock = asyncio.Lock()  # of the batch that is being written
        self._counting: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None
        self.dropped = 0  # rows that were not written because too many waited

    def start(self) -> None:
        """Starts to write the hits of limits once a minute."""
        self._counting = self._tasks.spawn(self._limits_loop())

    def record(
        self,
        act: Act,
        *,
        actor: str | None,
        subject: str | None = None,
        address: str | None = None,
        **detail: Any,
    ) -> None:
        """Records an act; `detail` is what else is known of it."""
        if len(self._waiting) >= MAX_WAITING:
            self.dropped += 1
            return
        request = request_ids.current.get() or None
        self._waiting.append(
            AuditRow(
                at=self._now(),
                actor=actor,
                act=act,
                subject=subject,
                detail=detail,
                request=request,
                address=address,
            )
        )
        if self._writing is None or self._writing.done():
            self._writing = self._tasks.spawn(self._write_waiting())

    def limit_hit(self, limit: str, *, address: str | None, account: str | None) -> None:
        """Counts a refusal by a limit."""
        key = (limit, None if address is None else address_group(address))
        if key not in self._hits and len(self._hits) >= MAX_COUNTED:
            key, account = (limit, None), None
        hits = self._hits.get(key)
        if hits is None:
            hits = self._hits[key] = LimitHits(account=account)
        elif hits.account != account:
            hits.account = None
        hits.count += 1

    def record_limit_hits(self) -> None:
        """Records what was counted: one row for each limit and group of addresses."""
        counted, self._hits = self._hits, {}
        for (limit, address), hits in counted.items():
            self.record(
                Act.LIMIT_HIT,
                actor=None,
                subject=hits.account,
                address=address,
                limit=limit,
                count=hits.count,
            )

    async def delete_old(self, *, days: int) -> int:
        """Deletes rows older than some days. Returns: how many."""
        return await self._store.delete_audit(before=self._now() - days * DAY)

    async def flush(self) -> None:
        """Returns when all rows so far are written, or an attempt has failed."""
        try:
            while self._waiting:
                await self._write_batch()
        except Exception:
            logger.exception("%d rows of the audit log cannot be written", len(self._waiting))

    async def close(self) -> None:
        """Writes what is left, and stops."""
        if self._counting is not None:
            self._counting.cancel()
        self.record_limit_hits()
        await self.flush()
        await self._tasks.cancel()

    async def _limits_loop(self) -> None:
        while True:
            await asyncio.sleep(LIMITS_EVERY)
            self.record_limit_hits()

    async def _write_waiting(self) -> None:
        attempt = 0
        while self._waiting:
            try:
                await self._write_batch()
                attempt = 0
            except Exception as error:  # a full disk must not end it: the rows are kept, and written later
                trace = error if attempt == 0 else None
                logger.warning("the audit log cannot be written (%r)", error, exc_info=trace)
                await asyncio.sleep(self._backoff.pause(attempt))
                attempt += 1

    async def _write_batch(self) -> None:
        async with self._lock:
            batch = list(islice(self._waiting, BATCH))
            if batch:
                await self._store.add_audit(batch)
            for _ in batch:
                self._waiting.popleft()

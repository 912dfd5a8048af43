"""Rows and store protocols of restrictions, reports, announcements and the audit log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

OPERATOR = "operator"  # who acts by the command line
MODERATOR = "moderator"  # the role of accounts that see reports and act on them

RestrictionKind = Literal["ban", "mute"]
ReportKind = Literal["name", "chat"]
ReportStatus = Literal["open", "acted", "dismissed"]


class Restriction(msgspec.Struct, frozen=True, kw_only=True):
    """A ban or a mute, of an account or of a network."""

    id: int = 0  # given by the store
    kind: RestrictionKind
    account: str | None = None
    network: str | None = None  # CIDR notation
    reason: str  # which is shown to the restricted person
    since: int  # ms
    until: int | None = None  # ms; None: for good
    by: str  # account of a moderator, or OPERATOR
    lifted: int | None = None  # ms

    def is_in_force(self, now: int) -> bool:
        """Returns whether it applies at a time."""
        return self.lifted is None and (self.until is None or self.until > now)


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the audit log. It holds no password, code or token."""

    number: int = 0  # given by the store
    at: int  # ms
    actor: str | None  # an account, or OPERATOR; None: the server itself
    act: str
    subject: str | None  # an account, a match or a network
    detail: dict[str, Any] = {}
    request: str | None = None
    address: str | None = None


class AuditFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which rows of the audit log are read, the newest first; None: any."""

    acts: Sequence[str] | None = None
    actor: str | None = None
    subject: str | None = None
    since: int | None = None  # ms
    before: int | None = None  # rows with a smaller number
    most: int = 50


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report of a name or a chat line, with its text when it was reported."""

    id: int = 0  # given by the store
    at: int  # ms
    reporter: str
    kind: ReportKind
    subject: str  # the reported account
    match: str | None = None
    entry: int | None = None  # number of the chat line in the log of the match
    text: str
    note: str = ""
    status: ReportStatus = "open"
    handled_by: str | None = None
    handled_at: int | None = None  # ms


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """A text that all pages show."""

    id: int = 0  # given by the store
    text: str
    since: int  # ms
    until: int | None = None  # ms; None: until it is cleared
    by: str


class RestrictionStore(Protocol):
    """Stores bans and mutes."""

    async def add_restriction(self, new: Restriction) -> Restriction:
        """Stores a restriction. Returns: it with its id."""

    async def restrictions(
        self, *, in_force: int | None = None, account: str | None = None, most: int | None = None
    ) -> list[Restriction]:
        """Returns restrictions, the newest first: those that are in force at a time, and those of an account."""

    async def lift(self, ids: Sequence[int], *, at: int) -> list[Restriction]:
        """Lifts those of some restrictions that are in force. Returns: these."""


class AuditStore(Protocol):
    """Stores the audit log."""

    async def add_audit(self, rows: Sequence[AuditRow]) -> None:
        """Appends rows, which the store numbers."""

    async def audit(self, wanted: AuditFilter) -> list[AuditRow]:
        """Returns rows, the newest first."""

    async def delete_audit(self, *, before: int) -> int:
        """Deletes rows of a time before `before`. Returns: how many."""


class ReportStore(Protocol):
    """Stores reports."""

    async def add_report(self, new: Report) -> Report:
        """Stores a report. Returns: it with its id."""

    async def report(self, id: int) -> Report | None:
        """Returns a report."""

    async def reports(
        self, *, status: ReportStatus | None = None, before: int | None = None, most: int
    ) -> list[Report]:
        """Returns reports with smaller ids than `before`, the newest first; without a status, open ones first."""

    async def close_report(self, id: int, *, status: ReportStatus, by: str, at: int) -> bool:
        """Records how an open report was handled. Returns: whether it was open."""

    async def reopen_report(self, id: int) -> None:
        """Makes a report open again, because it could not be handled."""


class AnnouncementStore(Protocol):
    """Stores announcements."""

    async def announce(self, new: Announcement) -> Announcement:
        """Stores an announcement in place of the current one. Returns: it with its id."""

    async def announcement(self, now: int) -> Announcement | None:
        """Returns the current announcement."""

    async def clear_announcement(self, now: int) -> bool:
        """Ends the current announcement. Returns: whether there was one."""

"""Messages about reports, restrictions and the audit log, for moderators."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from regalia.services.matches.match_settings import Milliseconds
from regalia.services.moderation.directory import ReportRow, RestrictionRow
from regalia.services.moderation.reports import ReportAct
from regalia.web.messages.base import Query, RequestBody, ResponseBody, ShortText

MAX_HOURS = 24 * 3650


class ReportQuery(Query, frozen=True, kw_only=True):
    """A page of reports: of one status, and those before the one with the number `before`."""

    status: str | None = None
    before: int | None = None
    limit: int | None = None


class ReportList(ResponseBody, frozen=True, kw_only=True):
    """Reports, open ones first, then the newest first."""

    reports: list[ReportRow]


class HandleReport(RequestBody, frozen=True, kw_only=True):
    """What to do about a report. `reason` and `hours` belong to a mute or a ban; without `hours` it is for good."""

    act: ReportAct
    reason: ShortText = ""
    hours: Annotated[int, Meta(ge=1, le=MAX_HOURS)] | None = None


class RestrictionList(ResponseBody, frozen=True, kw_only=True):
    """Bans and mutes in force, the newest first."""

    restrictions: list[RestrictionRow]


class AuditQuery(Query, frozen=True, kw_only=True):
    """A page of the audit log: the rows before the one with the number `before`."""

    before: int | None = None
    limit: int | None = None


class AuditLine(ResponseBody, frozen=True, kw_only=True):
    """An act of moderation: who did what to whom. `actor` and `subject` are names, a match or a network."""

    number: int
    at: Milliseconds
    act: str
    actor: str | None = None
    subject: str | None = None
    detail: dict[str, Any]


class AuditPage(ResponseBody, frozen=True, kw_only=True):
    """Rows of the audit log, the newest first; `next` is `before` of the next page."""

    rows: list[AuditLine]
    next: int | None = None

"""HTTP handlers for moderators: reports, restrictions and the audit log. For anybody else there is no such page."""

from __future__ import annotations

from typing import get_args

from regalia.core.errors import BadField
from regalia.services.moderation.audit import MODERATION
from regalia.services.moderation.directory import ReportRow
from regalia.services.moderation.ports import MODERATOR, AuditFilter, ReportStatus
from regalia.services.people.ports import Account
from regalia.web.errors import NoSuchPage
from regalia.web.messages.moderation import (
    AuditLine,
    AuditPage,
    AuditQuery,
    HandleReport,
    ReportList,
    ReportQuery,
    RestrictionList,
)
from regalia.web.messages.people import Done
from regalia.web.request_context import RequestContext, parse_number

PAGE_SIZE = 50
MAX_PAGE = 200
HOUR = 3600 * 1000  # ms
STATUSES: dict[str, ReportStatus] = {status: status for status in get_args(ReportStatus)}


async def list_reports(request: RequestContext[None]) -> ReportList:
    """The reports of names and chat lines, open ones first. Only for moderators."""
    require_moderator(request)
    query = request.query(ReportQuery)
    if query.status is not None and query.status not in STATUSES:
        raise BadField("report-status", field="status", statuses=", ".join(STATUSES))
    found = await request.server.moderation.directory.reports(
        status=None if query.status is None else STATUSES[query.status],
        before=query.before,
        most=page_size(query.limit),
    )
    return ReportList(reports=found)


async def handle_report(request: RequestContext[HandleReport]) -> ReportRow:
    """Dismiss a report, or rename, mute or ban the reported player, or hide the reported line. Only for moderators."""
    moderator, body, moderation = require_moderator(request), request.body, request.server.moderation
    done = await moderation.reports.handle(
        moderator.id,
        parse_number(request.path_param("number"), "number"),
        body.act,
        reason=body.reason,
        until=None if body.hours is None else request.server.now() + body.hours * HOUR,
    )
    return (await moderation.directory.report_rows([done]))[0]


async def list_restrictions(request: RequestContext[None]) -> RestrictionList:
    """The bans and mutes in force, the newest first. Only for moderators."""
    require_moderator(request)
    found = await request.server.moderation.directory.restrictions(most=MAX_PAGE)
    return RestrictionList(restrictions=found)


async def lift_restriction(request: RequestContext[None]) -> Done:
    """Lift a ban or a mute. Only for moderators."""
    moderator = require_moderator(request)
    number = parse_number(request.path_param("number"), "number")
    await request.server.moderation.acts.lift(moderator.id, number)
    return Done()


async def read_audit(request: RequestContext[None]) -> AuditPage:
    """What moderators and operators have done, the newest first; no addresses, no log-ins. Only for moderators."""
    require_moderator(request)
    query = request.query(AuditQuery)
    size = page_size(query.limit)
    wanted = AuditFilter(acts=MODERATION, before=query.before, most=size)
    rows = await request.server.moderation.directory.audit(wanted)
    lines = [
        AuditLine(
            number=row.number,
            at=row.at,
            act=row.act,
            actor=row.actor,
            subject=row.subject,
            detail=row.detail,
        )
        for row in rows
    ]
    return AuditPage(rows=lines, next=rows[-1].number if len(rows) == size else None)


def require_moderator(request: RequestContext[None] | RequestContext[HandleReport]) -> Account:
    """Returns the account of a moderator. Raises: NoSuchPage, which reveals nothing to others."""
    account = request.account
    if account is None or account.role != MODERATOR:
        raise NoSuchPage("no-such-page")
    return account


def page_size(limit: int | None) -> int:
    """Returns the size of a page."""
    return PAGE_SIZE if limit is None else max(1, min(limit, MAX_PAGE))

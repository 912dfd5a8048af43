"""HTTP handlers of reports: players make them, moderators read their context."""

from __future__ import annotations

from regalia.core.errors import BadField
from regalia.services.limits import LimitKind
from regalia.services.moderation.report_context import ReportContext, report_context
from regalia.web.messages.people import Done
from regalia.web.messages.reports import PlayerReference, ReportPlayer
from regalia.web.moderation import require_moderator
from regalia.web.player_references import referenced_account
from regalia.web.request_context import RequestContext, parse_number


async def report_player(request: RequestContext[ReportPlayer]) -> Done:
    """Report a player's name, or a chat line of a match that one plays. The reported player is not told."""
    account, body = request.require_account(), request.body
    await request.admit(LimitKind.REPORT)
    reporting = request.server.reporting
    if body.number is not None:
        if body.match is None or body.name is not None:
            raise BadField("player-reference", field="match")
        await reporting.report_line(account.id, body.match, body.number, note=body.note)
        return Done()
    subject = await referenced_account(
        request.server, PlayerReference(name=body.name, match=body.match, seat=body.seat)
    )
    await reporting.report_name(account.id, subject, note=body.note, match=body.match)
    return Done()


async def get_report_context(request: RequestContext[None]) -> ReportContext:
    """The chat lines around a reported one. Only for moderators."""
    require_moderator(request)
    server = request.server
    return await report_context(
        parse_number(request.path_param("number"), "number"),
        reports=server.store.moderation,
        accounts=server.store.accounts,
        live_matches=server.live_matches,
    )

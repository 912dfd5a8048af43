"""HTTP handlers of matches: creating, joining, lists, records. Commands come over the socket."""

from __future__ import annotations

from typing import TypedDict

from regalia.core.contract import View
from regalia.core.record import Record, SeatRecord
from regalia.services.archive.chronicle import record_with_chronicle
from regalia.services.limits import LimitKind
from regalia.services.matches import projections
from regalia.services.matches.creation import NewMatch
from regalia.services.matches.lobby import Listing
from regalia.services.matches.messages import Choices, Invitation, LogPage, PastPosition
from regalia.web import logs
from regalia.web.messages.matches import (
    CreatedMatch,
    Join,
    JoinedMatch,
    LogQuery,
    MatchListPage,
    PageQuery,
    SeatQuery,
)
from regalia.web.request_context import RequestContext, parse_number

MAX_SKIPPED = 100_000


class Paging(TypedDict):
    """A page of a list: offset and size."""

    skip: int
    limit: int | None


async def create_match(request: RequestContext[NewMatch]) -> CreatedMatch:
    """Create a match: against the computer, with a friend by a link, with anybody, or for two at one screen.

    Without an account a guest is created. `seat` is that of the founder.
    """
    request.server.check_serving()
    account = await request.account_or_guest()
    await request.admit(LimitKind.MATCH)
    request.server.note_address(account.id, request.address)
    address = request.address if request.server.is_limited(request.address) else None
    settings = await request.server.lobby.create(account.id, request.body, address=address)
    logs.event("match founded", match=settings.id, game=settings.game, kind=settings.kind)
    if settings.kind == "open":
        request.server.lobby_changed()
    return CreatedMatch(match=settings.id, seat=settings.founder_seat, invite=settings.invite)


async def join_match(request: RequestContext[Join]) -> JoinedMatch:
    """Join an open match, or a private one with its invitation. Without an account a guest is created."""
    account = await request.account_or_guest()
    await request.admit(LimitKind.JOIN)
    request.server.identities.update(account)
    seat = await request.server.lobby.join(account.id, request.path_param("match"), request.body.invite)
    request.server.lobby_changed()
    return JoinedMatch(match=request.path_param("match"), seat=seat)


async def get_invitation(request: RequestContext[None]) -> Invitation:
    """The match that a link invites to."""
    account = request.account.id if request.account else None
    match = await request.server.lobby.invitation(request.path_param("token"), account)
    identities = request.server.identities
    await identities.load(match.players.values())
    return projections.invitation(match, identities.get)


async def get_record(request: RequestContext[None]) -> Record | SeatRecord:
    """The record of a match: one's view while it runs; after the end the whole record with its chronicle.

    The commitments are opened after the end.
    """
    account, server = request.account.id if request.account else None, request.server
    record = await server.live_matches.record(
        request.path_param("match"), account, request.query(SeatQuery).seat
    )
    if isinstance(record, SeatRecord):
        return record
    match = await server.live_matches.get(request.path_param("match"))
    await server.identities.load(match.players.values())
    return record_with_chronicle(match, server.identities.by_seat(match.players))


async def get_choices(request: RequestContext[None]) -> Choices:
    """All legal actions, if an update said that there are too many to send, and presets."""
    return await request.server.live_matches.choices(
        request.path_param("match"), request.require_account().id, request.query(SeatQuery).seat
    )


async def get_view(request: RequestContext[None]) -> View:
    """The view of a match after an entry: one's own, or a spectator's."""
    account = request.account.id if request.account else None
    number = parse_number(request.path_param("number"), "number")
    return await request.server.live_matches.view_after(
        request.path_param("match"), number, account, request.query(SeatQuery).seat
    )


async def get_position(request: RequestContext[None]) -> PastPosition:
    """The same view with what the rules say about it, for programs that show it and have no rules."""
    account = request.account.id if request.account else None
    number = parse_number(request.path_param("number"), "number")
    return await request.server.live_matches.position_after(
        request.path_param("match"), number, account, request.query(SeatQuery).seat
    )


async def get_log(request: RequestContext[None]) -> LogPage:
    """Lines of a match's log before an entry, oldest first, as the asker may see them.

    A snapshot carries the newest lines; `before` is the number of the first of them. If `earlier` is true, ask again
    with the first number of this page. A page has at most `limit` lines, and a limited size.
    """
    account, server = request.account.id if request.account else None, request.server
    query = request.query(LogQuery)
    match = request.path_param("match")
    await server.identities.load((await server.live_matches.get(match)).players.values())
    return await server.live_matches.log_page(
        match,
        query.before,
        account,
        seat=query.seat,
        lines=None if query.limit is None else max(1, query.limit),
    )


async def list_challenges(request: RequestContext[None]) -> MatchListPage:
    """Open challenges: the latest of each founder, then the second of each, and so on."""
    account = request.account.id if request.account else None
    return await match_list(request, await request.server.lobby.challenges(account, **paging(request)))


async def list_live_matches(request: RequestContext[None]) -> MatchListPage:
    """Running open matches of others, to watch. Private and computer matches are not listed."""
    account = request.account.id if request.account else None
    return await match_list(request, await request.server.lobby.live(account, **paging(request)))


async def list_my_matches(request: RequestContext[None]) -> MatchListPage:
    """The account's own matches."""
    if request.account is None:
        return MatchListPage(matches=[])
    return await match_list(
        request, await request.server.lobby.matches_of(request.account.id, **paging(request))
    )


def paging(request: RequestContext[None]) -> Paging:
    """Parses the page of a list. Raises: BadField."""
    query = request.query(PageQuery)
    return {"skip": min(MAX_SKIPPED, query.after or 0), "limit": query.limit}


async def match_list(request: RequestContext[None], listing: Listing) -> MatchListPage:
    """Returns a list of matches as a message."""
    summaries = listing.matches
    await request.server.identities.load(player for each in summaries for player in each.players.values())
    account = request.account.id if request.account else None
    identify = request.server.identities.get
    shown = [projections.listed_match(summary, account, identify) for summary in summaries]
    return MatchListPage(matches=shown, next=listing.next)

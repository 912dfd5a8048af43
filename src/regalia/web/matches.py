"""Matches over HTTP: founding, joining, lists, and what may be taken home. Playing is the socket's."""

from __future__ import annotations

from typing import TypedDict

from regalia.core.contract import View
from regalia.core.record import Record, SeatRecord
from regalia.services.chronicle import chronicled
from regalia.services.creation import Wish
from regalia.services.limits import Kind
from regalia.services.lobby import Listing
from regalia.services.projections import Choices
from regalia.web import logs
from regalia.web.messages import (
    ByComputer,
    Founded,
    Invitation,
    Join,
    JoinedMatch,
    LogPage,
    Matches,
    NewMatch,
)
from regalia.web.request_context import Call, whole_number

MOST_SKIPPED = 100_000  # matches of a list


class Paging(TypedDict):
    """A page of a list: how many are skipped, and how many there may be."""

    skip: int
    limit: int | None


async def found_match(call: Call[NewMatch]) -> Founded:
    """Begin a match: against the computer, with a friend by a link, with anybody, or two at one screen.

    Whoever has no account yet becomes a guest. `seat` is where the founder sits.
    """
    account = await call.known_or_guest()
    call.count(Kind.MATCH)
    call.house.note_address(account.id, call.address)
    body, opponent = call.body, call.body.opponent
    wish = Wish(
        game=body.game,
        kind=opponent.__struct_config__.tag,  # type: ignore[arg-type]  # the kinds are these tags
        options=body.options,
        boards=dict(body.boards),
        seat=body.seat,
        level=opponent.level if isinstance(opponent, ByComputer) else None,
        clock=body.clock,
        rated=body.rated,
    )
    address = call.address if call.house.is_limited(call.address) else None
    terms = await call.house.lobby.create(account.id, wish, address=address)
    logs.tell("match founded", match=terms.id, game=terms.game, kind=terms.kind)
    if terms.kind == "open":
        call.house.news.lobby_changed()
    return Founded(match=terms.id, seat=terms.founder_seat, invite=terms.invite)


async def join_match(call: Call[Join]) -> JoinedMatch:
    """Sit down at an open match, or where one is invited. Whoever has no account becomes a guest."""
    account = await call.known_or_guest()
    call.count(Kind.JOIN)
    call.house.faces.note(account)
    seat = await call.house.lobby.join(account.id, call.part("match"), call.body.invite)
    call.house.news.lobby_changed()
    return JoinedMatch(match=call.part("match"), seat=seat)


async def invitation(call: Call[None]) -> Invitation:
    """What a link invites to."""
    match = await call.house.lobby.invitation(call.part("token"))
    terms = match.terms
    await call.house.faces.learn(match.players.values())
    return Invitation(
        match=terms.id,
        game=terms.game,
        options=terms.options,
        host=call.house.faces.of(match.players[terms.founder_seat]),
        seat=match.other(terms.founder_seat),
        clock=terms.clock,
        rated=terms.rated,
    )


async def record(call: Call[None]) -> Record | SeatRecord:
    """What one may take home: one's view while it runs; after the end all of it, and who played it and when.

    The commitments are opened then.
    """
    account, house = call.account.id if call.account else None, call.house
    record = await house.live_matches.record(call.part("match"), account, call.query("seat"))
    if isinstance(record, SeatRecord):
        return record
    match = await house.live_matches.get(call.part("match"))
    await house.faces.learn(match.players.values())
    return chronicled(match, house.faces.of_all(match.players))


async def choices(call: Call[None]) -> Choices:
    """All legal actions where an update said that there are too many to send, and good choices among them."""
    return await call.house.live_matches.choices(call.part("match"), call.known().id, call.query("seat"))


async def moment(call: Call[None]) -> View:
    """What one could see of a match after an entry, to look back: one's own view, or a spectator's."""
    account = call.account.id if call.account else None
    number = whole_number(call.part("number"), "number")
    return await call.house.live_matches.view_after(call.part("match"), number, account, call.query("seat"))


async def older_lines(call: Call[None]) -> LogPage:
    """Lines of a match's log before an entry, oldest first, as the asker may know them.

    A snapshot carries the newest lines; `before` is the number of the first of them. `earlier` says whether
    to ask again with the first number of this page. A page has at most `limit` lines, and a limited size.
    """
    account, house = call.account.id if call.account else None, call.house
    before = whole_number(call.query("before") or "", "before")
    limit = call.query("limit")
    page = await house.live_matches.log_page(
        call.part("match"),
        before,
        account,
        seat=call.query("seat"),
        lines=None if limit is None else max(1, whole_number(limit, "limit")),
    )
    await house.faces.learn((await house.live_matches.get(call.part("match"))).players.values())
    return house.envelope.log_page(page)


async def challenges(call: Call[None]) -> Matches:
    """Open matches that wait for anybody: of each founder the latest first, then the second of each."""
    return await listed(call, await call.house.lobby.challenges(**paging(call)))


async def live(call: Call[None]) -> Matches:
    """Open matches of others that are being played, to watch. Private and computer matches are not listed."""
    account = call.account.id if call.account else None
    return await listed(call, await call.house.lobby.live(account, **paging(call)))


async def my_matches(call: Call[None]) -> Matches:
    """One's own matches."""
    if call.account is None:
        return Matches(matches=[])
    return await listed(call, await call.house.lobby.mine(call.account.id, **paging(call)))


def paging(call: Call[None]) -> Paging:
    """Which page of a list is asked for. Raises: BadField."""
    after, limit = call.query("after"), call.query("limit")
    return {
        "skip": 0 if after is None else min(MOST_SKIPPED, whole_number(after, "after")),
        "limit": None if limit is None else whole_number(limit, "limit"),
    }


async def listed(call: Call[None], listing: Listing) -> Matches:
    """Matches as a list."""
    summaries = listing.matches
    await call.house.faces.learn(player for each in summaries for player in each.players.values())
    account = call.account.id if call.account else None
    shown = [call.house.envelope.listed(summary, account) for summary in summaries]
    return Matches(matches=shown, next=listing.next)

"""Messages that create, join and list matches. What an audience is sent of a match: `services.matches.messages`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import field

from regalia.services.matches.match_settings import NoClock, TimeControl
from regalia.services.matches.messages import ListedMatch
from regalia.web.messages.base import BoardText, Id, Query, RequestBody, ResponseBody, ShortText


class ComputerOpponent(msgspec.Struct, frozen=True, tag="computer", forbid_unknown_fields=True):
    """The computer takes the other seat."""

    level: int


class InvitedOpponent(msgspec.Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """The holder of the link takes the other seat."""


class AnyOpponent(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The match is in the lobby until somebody joins."""


class HotseatOpponent(msgspec.Struct, frozen=True, tag="hotseat", forbid_unknown_fields=True):
    """Two people at one screen: the founder has both seats."""


Opponent = ComputerOpponent | InvitedOpponent | AnyOpponent | HotseatOpponent


class NewMatch(RequestBody, frozen=True, kw_only=True):
    """A match to create. `boards`: texts of users' boards, by the ids that options name."""

    game: ShortText
    options: dict[str, Any] = field(default_factory=dict)
    boards: dict[Id, BoardText] = field(default_factory=dict)
    opponent: Opponent
    seat: ShortText = "random"
    clock: TimeControl = NoClock()
    rated: bool = False


class CreatedMatch(ResponseBody, frozen=True, kw_only=True):
    """The new match, and the invitation token of a private one."""

    match: str
    seat: str | None = None
    invite: str | None = None


class Join(RequestBody, frozen=True, kw_only=True):
    """The invitation token of a private match."""

    invite: Id | None = None


class JoinedMatch(ResponseBody, frozen=True, kw_only=True):
    """The seat that was taken."""

    match: str
    seat: str


class MatchListPage(ResponseBody, frozen=True, kw_only=True):
    """A page of a list of matches; `next` is how many to skip (`after`) for the next page."""

    matches: list[ListedMatch]
    next: int | None = None


class PageQuery(Query, frozen=True, kw_only=True):
    """A page of a list: how many to skip, and the size."""

    after: int | None = None
    limit: int | None = None


class SeatQuery(Query, frozen=True, kw_only=True):
    """Whose knowledge of a match is asked for; only needed in a hot-seat match, where one account has both seats."""

    seat: str | None = None


class LogQuery(Query, frozen=True, kw_only=True):
    """A page of a match's log: the lines before an entry."""

    before: int
    limit: int | None = None
    seat: str | None = None

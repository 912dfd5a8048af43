"""The table of all endpoints: path, handler, body and response types.

The docstring of a handler is its description in the OpenAPI document.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

import regalia
from regalia.core.contract import BoardLayout, View
from regalia.core.record import Record, SeatRecord
from regalia.services.limits import LimitKind
from regalia.services.matches.projections import Choices
from regalia.services.ratings.leaderboards import Board
from regalia.services.ratings.profiles import Page, Profile
from regalia.web import boards, matches, people, sessions
from regalia.web import messages as m
from regalia.web.request_context import Handler, RequestContext


class Endpoint(NamedTuple):
    """An HTTP endpoint."""

    method: str
    path: str
    handler: Handler
    response: type | tuple[type, ...]
    body: type | None = None
    query: tuple[str, ...] = ()
    body_limit: str = "body.bytes"  # name of the limit of the body's length
    kind: LimitKind | None = None  # counted beside the request

    @property
    def responses(self) -> tuple[type, ...]:
        """The response types of a successful request."""
        return self.response if isinstance(self.response, tuple) else (self.response,)


async def health(request: RequestContext[None]) -> m.Health:
    """Health of the server, for monitoring."""
    server = request.server
    return m.Health(
        status="stopping" if server.stopping else "ok",
        version=regalia.__version__,
        connections=len(server.sockets),
        matches=len(server.live_matches.loaded),
        workers=m.WorkerHealth(**msgspec.structs.asdict(server.workers.health())),
    )


ENDPOINTS = [
    Endpoint("GET", "/health", health, m.Health),
    Endpoint("GET", "/api/games", boards.games, m.Games),
    Endpoint("GET", "/api/boards/{game}/{board}", boards.board, BoardLayout),
    Endpoint("GET", "/api/boards/{game}/{board}/text", boards.source, m.BoardSource),
    Endpoint(
        "POST",
        "/api/boards/check",
        boards.check_board,
        BoardLayout,
        m.CheckBoard,
        body_limit="body.board-bytes",
    ),
    Endpoint("GET", "/api/me", people.who_am_i, m.Me),
    Endpoint("POST", "/api/guest", people.become_guest, m.Me),
    Endpoint("POST", "/api/account", people.register, m.Registered, m.Register),
    Endpoint("PATCH", "/api/account", people.change_password, m.Me, m.ChangePassword),
    Endpoint("PATCH", "/api/account/name", people.rename, m.Me, m.Rename),
    Endpoint("DELETE", "/api/account", people.delete_account, m.Done, m.DeleteAccount),
    Endpoint("POST", "/api/session", people.sign_in, m.Me, m.SignIn),
    Endpoint("DELETE", "/api/session", people.sign_out, m.Done),
    Endpoint("GET", "/api/sessions", sessions.list_sessions, m.SessionList, kind=LimitKind.LIST),
    Endpoint("DELETE", "/api/sessions/{session}", sessions.end_session, m.Done),
    Endpoint("POST", "/api/sessions/sign-out-everywhere", sessions.sign_out_everywhere, m.Done),
    Endpoint("POST", "/api/recovery", people.recover, m.Registered, m.Recover),
    Endpoint(
        "POST", "/api/matches", matches.create_match, m.Founded, m.NewMatch, body_limit="body.board-bytes"
    ),
    Endpoint("POST", "/api/matches/{match}/join", matches.join_match, m.JoinedMatch, m.Join),
    Endpoint(
        "GET",
        "/api/matches/{match}/record",
        matches.record,
        (Record, SeatRecord),
        query=("seat",),
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/choices",
        matches.choices,
        Choices,
        query=("seat",),
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/log",
        matches.log_page,
        m.LogPage,
        query=("before", "limit", "seat"),
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/views/{number}",
        matches.view_after,
        View,
        query=("seat",),
        kind=LimitKind.RECORD,
    ),
    Endpoint("GET", "/api/invites/{token}", matches.invitation, m.Invitation, kind=LimitKind.LIST),
    Endpoint(
        "GET", "/api/lobby", matches.challenges, m.Matches, query=("after", "limit"), kind=LimitKind.LIST
    ),
    Endpoint("GET", "/api/live", matches.live, m.Matches, query=("after", "limit"), kind=LimitKind.LIST),
    Endpoint(
        "GET", "/api/my/matches", matches.my_matches, m.Matches, query=("after", "limit"), kind=LimitKind.LIST
    ),
    Endpoint("GET", "/api/people/{name}", people.profile, Profile, kind=LimitKind.LIST),
    Endpoint(
        "GET",
        "/api/people/{name}/matches",
        people.history,
        Page,
        query=("before", "limit"),
        kind=LimitKind.LIST,
    ),
    Endpoint(
        "GET",
        "/api/leaderboards/{game}/{seat}",
        people.leaderboard,
        Board,
        query=("after", "limit"),
        kind=LimitKind.LIST,
    ),
]

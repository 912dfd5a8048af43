"""The table of all endpoints: path, handler, body and response types.

The docstring of a handler is its description in the OpenAPI document.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import regalia
from regalia.core.contract import BoardLayout, Explanation, View
from regalia.core.record import Record, SeatRecord
from regalia.services.archive.personal_data import PersonalData
from regalia.services.learning.lessons import LessonList
from regalia.services.limits import LimitKind
from regalia.services.matches.creation import NewMatch
from regalia.services.matches.messages import ActionPreview, Choices, Invitation, LogPage, PastPosition, Reach
from regalia.services.moderation.directory import ReportRow
from regalia.services.moderation.report_context import ReportContext
from regalia.services.ratings.leaderboards import LeaderboardPage
from regalia.services.ratings.profiles import HistoryPage, Profile
from regalia.web import (
    blocks,
    boards,
    inquiries,
    lessons,
    matches,
    moderation,
    people,
    personal_data,
    reports,
    sessions,
    site,
    thumbnails,
)
from regalia.web.messages.base import Query
from regalia.web.messages.matches import (
    CreatedMatch,
    ExplainQuery,
    Join,
    JoinedMatch,
    LogQuery,
    MatchListPage,
    PageQuery,
    PreviewQuery,
    ReachQuery,
    SeatQuery,
    ThumbnailList,
    ThumbnailQuery,
)
from regalia.web.messages.moderation import (
    AuditPage,
    AuditQuery,
    HandleReport,
    ReportList,
    ReportQuery,
    RestrictionList,
)
from regalia.web.messages.people import (
    ChangePassword,
    DeleteAccount,
    Done,
    HistoryQuery,
    Me,
    Recover,
    Register,
    Registered,
    Rename,
    SessionList,
    SignIn,
)
from regalia.web.messages.reports import BlockList, BlockPlayer, ReportPlayer
from regalia.web.messages.server import BoardSource, CheckBoard, Games, GameTexts, Health, TextsQuery
from regalia.web.messages.site import SiteInfo, SitePage
from regalia.web.request_context import Handler, RequestContext

NUMBERS = {"number"}  # parameters of paths that are numbers


class Endpoint(NamedTuple):
    """An HTTP endpoint."""

    method: str
    path: str
    handler: Handler
    response: type | tuple[type, ...]
    body: type | None = None
    query: type[Query] | None = None
    body_limit: str = "body.bytes"  # name of the limit of the body's length
    kind: LimitKind | None = None  # a rate that is counted in addition to that of requests
    linked: bool = (
        False  # whether pages link to it; then a function that returns its address is generated, too
    )

    @property
    def responses(self) -> tuple[type, ...]:
        """The response types of a successful request."""
        return self.response if isinstance(self.response, tuple) else (self.response,)

    @property
    def operation_id(self) -> str:
        """The name of the operation: in the OpenAPI document, and in camel case in TypeScript."""
        return str(self.handler.__name__)

    @property
    def path_parameters(self) -> dict[str, type]:
        """The parameters of the path with their types."""
        return {name: int if name in NUMBERS else str for name in re.findall(r"\{(\w+)\}", self.path)}

    @property
    def message_types(self) -> tuple[type, ...]:
        """The types of query, body and responses."""
        given = (self.query, self.body)
        return (*(kind for kind in given if kind is not None), *self.responses)


async def get_health(request: RequestContext[None]) -> Health:
    """Health of the server, for monitoring."""
    server = request.server
    return Health(
        status="stopping" if server.stopping else "ok",
        version=regalia.__version__,
        connections=len(server.sockets),
        matches=len(server.live_matches.loaded),
        workers=server.workers.health(),
    )


ENDPOINTS = [
    Endpoint("GET", "/health", get_health, Health),
    Endpoint("GET", "/api/games", boards.get_games, Games),
    Endpoint("GET", "/api/games/{game}/texts/{language}", boards.get_game_texts, GameTexts, query=TextsQuery),
    Endpoint("GET", "/api/boards/{game}/{board}", boards.get_board, BoardLayout),
    Endpoint("GET", "/api/boards/{game}/{board}/text", boards.get_board_text, BoardSource),
    Endpoint(
        "POST",
        "/api/boards/check",
        boards.check_board,
        BoardLayout,
        CheckBoard,
        body_limit="body.board-bytes",
    ),
    Endpoint("GET", "/api/site", site.get_site, SiteInfo),
    Endpoint("GET", "/api/site/{page}/{language}", site.get_site_page, SitePage),
    Endpoint("GET", "/api/me", people.get_me, Me),
    Endpoint("POST", "/api/guest", people.create_guest, Me),
    Endpoint("POST", "/api/account", people.register, Registered, Register),
    Endpoint("PATCH", "/api/account", people.change_password, Me, ChangePassword),
    Endpoint("PATCH", "/api/account/name", people.rename, Me, Rename),
    Endpoint("DELETE", "/api/account", people.delete_account, Done, DeleteAccount),
    Endpoint(
        "GET",
        "/api/account/data",
        personal_data.download_data,
        PersonalData,
        kind=LimitKind.DOWNLOAD,
        linked=True,
    ),
    Endpoint("POST", "/api/session", people.sign_in, Me, SignIn),
    Endpoint("DELETE", "/api/session", people.sign_out, Done),
    Endpoint("GET", "/api/sessions", sessions.list_sessions, SessionList, kind=LimitKind.LIST),
    Endpoint("DELETE", "/api/sessions/{session}", sessions.end_session, Done),
    Endpoint("POST", "/api/sessions/sign-out-everywhere", sessions.sign_out_everywhere, Done),
    Endpoint("GET", "/api/blocks", blocks.list_blocks, BlockList, kind=LimitKind.LIST),
    Endpoint("POST", "/api/blocks", blocks.block_player, Done, BlockPlayer),
    Endpoint("DELETE", "/api/blocks/{block}", blocks.unblock_player, Done),
    Endpoint("POST", "/api/reports", reports.report_player, Done, ReportPlayer),
    Endpoint("POST", "/api/recovery", people.recover_account, Registered, Recover),
    Endpoint(
        "POST",
        "/api/matches",
        matches.create_match,
        CreatedMatch,
        NewMatch,
        body_limit="body.board-bytes",
    ),
    Endpoint("POST", "/api/matches/{match}/join", matches.join_match, JoinedMatch, Join),
    Endpoint(
        "GET",
        "/api/matches/{match}/record",
        matches.get_record,
        (Record, SeatRecord),
        query=SeatQuery,
        kind=LimitKind.RECORD,
        linked=True,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/choices",
        matches.get_choices,
        Choices,
        query=SeatQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/reach",
        inquiries.get_reach,
        Reach,
        query=ReachQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/preview",
        inquiries.get_preview,
        ActionPreview,
        query=PreviewQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/explain",
        inquiries.get_explanation,
        Explanation,
        query=ExplainQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/log",
        matches.get_log,
        LogPage,
        query=LogQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/views/{number}",
        matches.get_view,
        View,
        query=SeatQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/positions/{number}",
        matches.get_position,
        PastPosition,
        query=SeatQuery,
        kind=LimitKind.RECORD,
    ),
    Endpoint("GET", "/api/lessons", lessons.list_lessons, LessonList, kind=LimitKind.LIST),
    Endpoint("GET", "/api/invites/{token}", matches.get_invitation, Invitation, kind=LimitKind.LIST),
    Endpoint(
        "GET", "/api/lobby", matches.list_challenges, MatchListPage, query=PageQuery, kind=LimitKind.LIST
    ),
    Endpoint(
        "GET", "/api/live", matches.list_live_matches, MatchListPage, query=PageQuery, kind=LimitKind.LIST
    ),
    Endpoint(
        "GET",
        "/api/my/matches",
        matches.list_my_matches,
        MatchListPage,
        query=PageQuery,
        kind=LimitKind.LIST,
    ),
    Endpoint(
        "GET",
        "/api/thumbnails",
        thumbnails.list_thumbnails,
        ThumbnailList,
        query=ThumbnailQuery,
        kind=LimitKind.LIST,
    ),
    Endpoint("GET", "/api/people/{name}", people.get_profile, Profile, kind=LimitKind.LIST),
    Endpoint(
        "GET",
        "/api/people/{name}/matches",
        people.list_played_matches,
        HistoryPage,
        query=HistoryQuery,
        kind=LimitKind.LIST,
    ),
    Endpoint(
        "GET",
        "/api/leaderboards/{game}/{seat}",
        people.get_leaderboard,
        LeaderboardPage,
        query=PageQuery,
        kind=LimitKind.LIST,
    ),
    Endpoint(
        "GET",
        "/api/moderation/reports",
        moderation.list_reports,
        ReportList,
        query=ReportQuery,
        kind=LimitKind.LIST,
    ),
    Endpoint(
        "GET",
        "/api/moderation/reports/{number}/context",
        reports.get_report_context,
        ReportContext,
        kind=LimitKind.LIST,
    ),
    Endpoint("POST", "/api/moderation/reports/{number}", moderation.handle_report, ReportRow, HandleReport),
    Endpoint(
        "GET",
        "/api/moderation/restrictions",
        moderation.list_restrictions,
        RestrictionList,
        kind=LimitKind.LIST,
    ),
    Endpoint("DELETE", "/api/moderation/restrictions/{number}", moderation.lift_restriction, Done),
    Endpoint(
        "GET",
        "/api/moderation/audit",
        moderation.read_audit,
        AuditPage,
        query=AuditQuery,
        kind=LimitKind.LIST,
    ),
]

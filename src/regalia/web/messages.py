"""Every message between server and browser: bodies and answers of HTTP, and both directions of the socket.

docs/bots/socket.md, the OpenAPI document and the front end's TypeScript are generated from these types, with
their docstrings. `regalia.services.matches.projections` computes what each audience may know of a match; the messages
here carry it, with public identities instead of account ids.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from regalia.core.contract import BoardLayout, Event, Option
from regalia.core.record import Record, SeatRecord
from regalia.services.matches.commands import Command
from regalia.services.matches.match_settings import MatchKind, Milliseconds, NoClock, Series, TimeControl
from regalia.services.matches.ports import Status
from regalia.services.matches.projections import Choices, MatchState, UnchangedPayload
from regalia.services.people.public_identity import PublicIdentity

__all__ = ["BoardLayout", "Choices", "Record", "SeatRecord"]  # responses that are defined elsewhere

Id = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(max_length=300)]  # of names and passwords, which have stricter rules
BoardText = Annotated[str, Meta(max_length=65536)]


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of HTTP request bodies."""


class ResponseBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base class of HTTP responses."""


# Errors.


class Problem(ResponseBody, frozen=True, kw_only=True):
    """An error: a stable code for programs and a message for people.

    `rule` or `field` say what it is about; `line` and `column` where in a board; `wait` for how many seconds.
    """

    code: str
    message: str
    rule: str | None = None
    field: str | None = None
    line: int | None = None
    column: int | None = None
    wait: int | None = None


class Failure(ResponseBody, frozen=True, kw_only=True):
    """The response to a refused request."""

    error: Problem


# The server.


class WorkerHealth(ResponseBody, frozen=True, kw_only=True, omit_defaults=False):
    """Health of the worker processes of the computer players.

    `alive`: running processes; they start with the first request. `waiting`: move requests without a worker.
    `replaced`: processes that died or hung since the server started.
    """

    count: int
    alive: int
    busy: int
    waiting: int
    replaced: int


class Health(ResponseBody, frozen=True, kw_only=True):
    """Health of the server: version, connections, matches in memory, workers."""

    status: Literal["ok", "stopping"]
    version: str
    connections: int
    matches: int
    workers: WorkerHealth


class BoardName(ResponseBody, frozen=True, kw_only=True):
    """A board that can be chosen."""

    id: str
    name: str
    note: str


class GameInfo(ResponseBody, frozen=True, kw_only=True):
    """A game as the new-match form needs it: seats, options with their values, levels, boards."""

    id: str
    rules_version: int
    seats: list[str]
    options: dict[str, Option]
    levels: list[int]
    boards: list[BoardName]


class Games(ResponseBody, frozen=True, kw_only=True):
    """All games, and the available languages."""

    games: list[GameInfo]
    languages: list[str]


class BoardSource(ResponseBody, frozen=True, kw_only=True):
    """The text of a board that comes with a game."""

    text: str


class CheckBoard(RequestBody, frozen=True, kw_only=True):
    """The text of a user's board."""

    game: ShortText
    text: BoardText


# People.


class Me(ResponseBody, frozen=True, kw_only=True):
    """The account of the request; `face` is missing without a session."""

    face: PublicIdentity | None = None


class Register(RequestBody, frozen=True, kw_only=True):
    """A name and a password for a guest."""

    name: ShortText
    password: ShortText


class Registered(ResponseBody, frozen=True, kw_only=True):
    """The account, and its recovery code, which is shown only once."""

    face: PublicIdentity
    recovery: str


class Rename(RequestBody, frozen=True, kw_only=True):
    """A new name, and the password."""

    name: ShortText
    password: ShortText


class ChangePassword(RequestBody, frozen=True, kw_only=True):
    """The old and the new password."""

    old: ShortText
    new: ShortText


class DeleteAccount(RequestBody, frozen=True, kw_only=True):
    """The password, if the account has one."""

    password: ShortText | None = None


class SignIn(RequestBody, frozen=True, kw_only=True):
    """A name and its password."""

    name: ShortText
    password: ShortText


class SessionInfo(ResponseBody, frozen=True, kw_only=True):
    """A browser in which the account is logged in.

    `current` is that of the request, `online` has an open socket. `browser` and `system` are families, such as
    Firefox and Android, if they are known. `used` is exact to an hour.
    """

    id: str
    current: bool = False
    online: bool = False
    browser: str | None = None
    system: str | None = None
    created: Milliseconds
    used: Milliseconds


class SessionList(ResponseBody, frozen=True, kw_only=True):
    """The sessions of the account, the most recently used first."""

    sessions: list[SessionInfo]


class Recover(RequestBody, frozen=True, kw_only=True):
    """The recovery code of a name, and a new password."""

    name: ShortText
    code: ShortText
    password: ShortText


class Done(ResponseBody, frozen=True, kw_only=True):
    """An empty response."""


# Matches.


class ByComputer(msgspec.Struct, frozen=True, tag="computer", forbid_unknown_fields=True):
    """The computer takes the other seat."""

    level: int


class ByInvite(msgspec.Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """The holder of the link takes the other seat."""


class ByAnybody(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The match is in the lobby until somebody joins."""


class ByHotseat(msgspec.Struct, frozen=True, tag="hotseat", forbid_unknown_fields=True):
    """Two people at one screen: the founder has both seats."""


Opponent = ByComputer | ByInvite | ByAnybody | ByHotseat


class NewMatch(RequestBody, frozen=True, kw_only=True):
    """A match to create. `boards`: texts of users' boards, by the ids that options name."""

    game: ShortText
    options: dict[str, Any] = {}
    boards: dict[Id, BoardText] = {}
    opponent: Opponent
    seat: ShortText = "random"
    clock: TimeControl = NoClock()
    rated: bool = False


class Founded(ResponseBody, frozen=True, kw_only=True):
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


class Listed(ResponseBody, frozen=True, kw_only=True):
    """A match as lists show it. `seat` is the asker's own, if any."""

    match: str
    game: str
    kind: MatchKind
    status: Status
    players: dict[str, PublicIdentity]
    actor: str | None
    seat: str | None = None
    winner: str | None = None
    reason: str | None = None
    rated: bool
    clock: TimeControl
    plies: int
    created: Milliseconds
    updated: Milliseconds
    options: dict[str, Any] = {}


class Matches(ResponseBody, frozen=True, kw_only=True):
    """A page of a list of matches; `next` is how many to skip (`after`) for the next page."""

    matches: list[Listed]
    next: int | None = None


class Invitation(ResponseBody, frozen=True, kw_only=True):
    """An invitation: the match, its host, and the free seat."""

    match: str
    game: str
    options: dict[str, Any]
    host: PublicIdentity
    seat: str
    clock: TimeControl
    rated: bool


# The socket, from the client.


class ClientMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base class of messages that a client sends over the socket."""


class Watch(ClientMessage, frozen=True, kw_only=True, tag="watch"):
    """Subscribe to a match: a snapshot first, or the updates since an entry, then all updates.

    `seat` is only needed in a hot-seat match, where one account has both; else it is one's own seat, or the
    spectator's.
    """

    match: Id
    seat: Id | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(ClientMessage, frozen=True, kw_only=True, tag="unwatch"):
    """Unsubscribe from a match."""

    match: Id


class WatchLobby(ClientMessage, frozen=True, kw_only=True, tag="lobby"):
    """Subscribe to the open challenges, or unsubscribe."""

    on: bool


class WatchMine(ClientMessage, frozen=True, kw_only=True, tag="mine"):
    """Subscribe to changes of one's own matches, or unsubscribe."""

    on: bool


class Do(ClientMessage, frozen=True, kw_only=True, tag="do"):
    """Execute a command in a match. `seat` is only needed in a hot-seat match."""

    match: Id
    seat: Id | None = None
    command: Command


class Pong(ClientMessage, frozen=True, kw_only=True, tag="pong"):
    """The immediate answer to a ping; it measures the lag that the clocks forgive."""

    nonce: int


FromClient = Watch | Unwatch | WatchLobby | WatchMine | Do | Pong


# The socket, from the server.


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Base class of messages that the server sends over the socket."""


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="joined"):
    """A player has taken a seat."""

    seat: str
    face: PublicIdentity


Told = Seated | UnchangedPayload


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of a match's log as an audience may see it; `what` is missing if it is not for them.

    `events` are the visible events of the game; `commitment` is to a secret choice.
    """

    number: int
    at: Milliseconds
    payload: Told | None = field(default=None, name="what")
    events: list[Event] = []
    commitment: str | None = None


class LogPage(ResponseBody, frozen=True, kw_only=True):
    """Older lines of a match's log, the oldest first; `earlier`: there are lines before them."""

    match: str
    audience: str
    log: list[Line]
    earlier: bool


class Snapshot(ServerMessage, frozen=True, kw_only=True, tag="snapshot"):
    """State of a match for an audience, with the newest lines of its log; `number` is that of the last.

    If the first line is not number 1, `GET /api/matches/{match}/log?before=NUMBER` returns those before it.
    """

    match: str
    audience: str
    number: int
    game: str
    options: dict[str, Any]
    texts: dict[str, str] = {}
    kind: MatchKind
    clock: TimeControl
    rated: bool
    seats: dict[str, PublicIdentity]
    founder_seat: str
    series: Series | None = None
    commitment: str
    log: list[Line]
    now: MatchState


class Update(Line, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """The next entry: its number is one more than the last, or else watch again with `since`.

    `now` is the state of the match; of several updates sent together only the last has it.
    """

    match: str
    audience: str
    now: MatchState | None = None


class Accepted(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """A command is executed and persisted as the entry of this number, now or at an earlier attempt."""

    id: str
    match: str
    number: int


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A refused message. `id` is that of the command, if it could be decoded."""

    error: Problem
    id: str | None = None
    match: str | None = None


class Lobby(ServerMessage, frozen=True, kw_only=True, tag="lobby"):
    """The open challenges: the latest of each founder first. `GET /api/lobby?after=NEXT` returns more."""

    challenges: list[Listed]
    next: int | None = None


class Mine(ServerMessage, frozen=True, kw_only=True, tag="mine"):
    """A match of one's own was created, has begun or ended, or the turn has changed: its new line in the list.

    Changes while the socket was closed are not sent later: request the list again after a reconnection.
    """

    match: str
    listed: Listed


class Presence(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """Which seats are present; a computer always is.

    `claims`: by absent seat, the server time from which on its opponent may claim the win on that seat's turn; a seat
    is missing if that is never allowed.
    """

    match: str
    seats: dict[str, bool]
    claims: dict[str, Milliseconds] = {}


class ComputerStatus(ServerMessage, frozen=True, kw_only=True, tag="computer-status"):
    """Status of the computer's move, sent when it changes and when a match is watched.

    `position` is the place of its move request in the queue, 0 if none waits. `trouble`: the move cannot be persisted
    at the moment; the server keeps retrying.
    """

    match: str
    position: int = 0
    trouble: bool = False


class Ping(ServerMessage, frozen=True, kw_only=True, tag="ping"):
    """Answer at once with a pong of the same nonce."""

    nonce: int


CloseReason = Literal["restarting", "slow", "flood", "silent", "signed-out"]


class Bye(ServerMessage, frozen=True, kw_only=True, tag="bye"):
    """The last message: the server restarts, or the client was too slow, too fast, silent, or signed out.

    Reconnect after a while, and watch with `since`: nothing is lost.
    """

    reason: CloseReason


FromServer = Snapshot | Update | Accepted | Refused | Lobby | Mine | Presence | ComputerStatus | Ping | Bye

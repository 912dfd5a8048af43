"""Every message between server and browser: bodies and answers of HTTP, and both directions of the socket.

docs/bots/socket.md, the OpenAPI document and the front end's TypeScript are generated from these types, with
their docstrings. `regalia.services.projections` computes what each audience may know of a match; the messages
here carry it, with public identities instead of account ids.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from regalia.core.contract import BoardLayout, Event, Option
from regalia.core.record import Record, SeatRecord
from regalia.services.commands import Command
from regalia.services.match_settings import MatchKind, Milliseconds, NoClock, Series, TimeControl
from regalia.services.ports import Status
from regalia.services.projections import Choices, MatchState, UnchangedPayload
from regalia.services.public_identity import PublicIdentity

__all__ = ["BoardLayout", "Choices", "Record", "SeatRecord"]  # answers that are made elsewhere

Id = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(max_length=300)]  # names and passwords: their own rules are stricter
BoardText = Annotated[str, Meta(max_length=65536)]


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class ResponseBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the server answers over HTTP."""


# What is wrong.


class Problem(ResponseBody, frozen=True, kw_only=True):
    """What is wrong: a code for programs, which never changes, and words for people.

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
    """The answer to a request that cannot be granted."""

    error: Problem


# The server.


class WorkerHealth(ResponseBody, frozen=True, kw_only=True, omit_defaults=False):
    """How the worker processes of the computer players are.

    `alive` processes have been started and run; they start with the first request. `waiting` requests for a
    move have no worker yet. `replaced` processes have died or hung since the server started.
    """

    count: int
    alive: int
    busy: int
    waiting: int
    replaced: int


class Health(ResponseBody, frozen=True, kw_only=True):
    """That the server is well: its version, and how much is going on."""

    status: Literal["ok", "stopping"]
    version: str
    connections: int
    matches: int
    workers: WorkerHealth


class BoardName(ResponseBody, frozen=True, kw_only=True):
    """A board to choose."""

    id: str
    name: str
    note: str


class GameInfo(ResponseBody, frozen=True, kw_only=True):
    """A game as one sets it up: its seats, options with their values, levels of the computer, boards."""

    id: str
    rules_version: int
    seats: list[str]
    options: dict[str, Option]
    levels: list[int]
    boards: list[BoardName]


class Games(ResponseBody, frozen=True, kw_only=True):
    """All games, and the languages that words come in."""

    games: list[GameInfo]
    languages: list[str]


class BoardSource(ResponseBody, frozen=True, kw_only=True):
    """The text of a board that comes with a game, to begin one's own with."""

    text: str


class CheckBoard(RequestBody, frozen=True, kw_only=True):
    """The text of a board of one's own."""

    game: ShortText
    text: BoardText


# People.


class Me(ResponseBody, frozen=True, kw_only=True):
    """Who is asking; `face` is missing for whoever has no cookie yet."""

    face: PublicIdentity | None = None


class Register(RequestBody, frozen=True, kw_only=True):
    """A name and a password for a guest."""

    name: ShortText
    password: ShortText


class Registered(ResponseBody, frozen=True, kw_only=True):
    """Who one is now, and the code that replaces a lost password; it is told this one time."""

    face: PublicIdentity
    recovery: str


class Rename(RequestBody, frozen=True, kw_only=True):
    """Another name, and the password."""

    name: ShortText
    password: ShortText


class ChangePassword(RequestBody, frozen=True, kw_only=True):
    """Another password."""

    old: ShortText
    new: ShortText


class DeleteAccount(RequestBody, frozen=True, kw_only=True):
    """The password, where the account has one."""

    password: ShortText | None = None


class SignIn(RequestBody, frozen=True, kw_only=True):
    """A name and its password."""

    name: ShortText
    password: ShortText


class SessionInfo(ResponseBody, frozen=True, kw_only=True):
    """A browser in which the account is logged in.

    `current` is the one that asks, `online` one with an open socket. `browser` and `system` are families,
    such as Firefox and Android, and missing where they are not known. `used` is exact to an hour.
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
    """It is done, and there is nothing more to say."""


# Matches.


class ByComputer(msgspec.Struct, frozen=True, tag="computer", forbid_unknown_fields=True):
    """The computer takes the other seat."""

    level: int


class ByInvite(msgspec.Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Whoever has the link takes the other seat."""


class ByAnybody(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The match is in the lobby until somebody joins."""


class ByHotseat(msgspec.Struct, frozen=True, tag="hotseat", forbid_unknown_fields=True):
    """Two people at one screen: the founder has both seats."""


Opponent = ByComputer | ByInvite | ByAnybody | ByHotseat


class NewMatch(RequestBody, frozen=True, kw_only=True):
    """A match to be founded. `boards` are texts of boards of one's own, by the ids that options name."""

    game: ShortText
    options: dict[str, Any] = {}
    boards: dict[Id, BoardText] = {}
    opponent: Opponent
    seat: ShortText = "random"
    clock: TimeControl = NoClock()
    rated: bool = False


class Founded(ResponseBody, frozen=True, kw_only=True):
    """The new match, and the token to invite somebody with where it is private."""

    match: str
    seat: str | None = None
    invite: str | None = None


class Join(RequestBody, frozen=True, kw_only=True):
    """The token of the invitation, where the match is private."""

    invite: Id | None = None


class JoinedMatch(ResponseBody, frozen=True, kw_only=True):
    """Where one sits now."""

    match: str
    seat: str


class Listed(ResponseBody, frozen=True, kw_only=True):
    """A match as lists show it. `seat` is the asker's own, where there is one."""

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
    """What one is invited to: the match, who asks, and the seat that is free."""

    match: str
    game: str
    options: dict[str, Any]
    host: PublicIdentity
    seat: str
    clock: TimeControl
    rated: bool


# The socket, from the client.


class ClientMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends over the socket."""


class Watch(ClientMessage, frozen=True, kw_only=True, tag="watch"):
    """Be told of a match from now on; first all of it, or what is new since an entry that has been seen.

    `seat` is needed in a hot-seat match alone, where one account has both; else one's own seat is meant, or
    that of a spectator.
    """

    match: Id
    seat: Id | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(ClientMessage, frozen=True, kw_only=True, tag="unwatch"):
    """Be told no more of a match."""

    match: Id


class WatchLobby(ClientMessage, frozen=True, kw_only=True, tag="lobby"):
    """Be told of open challenges, or no more."""

    on: bool


class WatchMine(ClientMessage, frozen=True, kw_only=True, tag="mine"):
    """Be told when one's own matches change, or no more."""

    on: bool


class Do(ClientMessage, frozen=True, kw_only=True, tag="do"):
    """Ask something of a match. `seat` is needed in a hot-seat match alone."""

    match: Id
    seat: Id | None = None
    command: Command


class Pong(ClientMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping, at once; it measures how far away one is, which the clocks forgive."""

    nonce: int


FromClient = Watch | Unwatch | WatchLobby | WatchMine | Do | Pong


# The socket, from the server.


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What the server sends over the socket."""


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="joined"):
    """Somebody has sat down."""

    seat: str
    face: PublicIdentity


Told = Seated | UnchangedPayload


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of a match's log, as an audience may know it; `what` is missing where it is not for them.

    `events` are what was seen to happen; `commitment` is to a choice that is secret for now.
    """

    number: int
    at: Milliseconds
    payload: Told | None = field(default=None, name="what")
    events: list[Event] = []
    commitment: str | None = None


class LogPage(ResponseBody, frozen=True, kw_only=True):
    """Older lines of a match's log, the oldest first; `earlier` says whether there are lines before them."""

    match: str
    audience: str
    log: list[Line]
    earlier: bool


class Snapshot(ServerMessage, frozen=True, kw_only=True, tag="snapshot"):
    """How a match stands for an audience, with the newest lines of its log; `number` is that of the last.

    Where the first line is not number 1, `GET /api/matches/{match}/log?before=NUMBER` has those before it.
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
    """One more entry: its number is one more than the last, or else watch again with `since`.

    `now` is how the match stands; of several updates sent together the last alone has it.
    """

    match: str
    audience: str
    now: MatchState | None = None


class Accepted(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """A command is done and written down: as the entry of this number, also where it had been done before."""

    id: str
    match: str
    number: int


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A message that was not granted. `id` is that of the command, where it could be read."""

    error: Problem
    id: str | None = None
    match: str | None = None


class Lobby(ServerMessage, frozen=True, kw_only=True, tag="lobby"):
    """The open challenges: of each founder the latest first. `GET /api/lobby?after=NEXT` has more."""

    challenges: list[Listed]
    next: int | None = None


class Mine(ServerMessage, frozen=True, kw_only=True, tag="mine"):
    """A match of one's own has begun, has ended, or is another's turn: time to ask for the list of them."""

    match: str


class Presence(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """Which seats have their player looking; a computer always is.

    `claims` has each seat that is away, with the time of the server from which on its opponent may claim the
    win while it is that seat's turn; a seat is missing where that is never so.
    """

    match: str
    seats: dict[str, bool]
    claims: dict[str, Milliseconds] = {}


class ComputerStatus(ServerMessage, frozen=True, kw_only=True, tag="computer-status"):
    """How the computer's move stands, sent when that changes and when a match is watched.

    `position` is the place of its move request in the queue, 0 when a worker has begun or nothing waits.
    `trouble` says that the move cannot be stored at the moment: the server keeps trying, nothing is lost.
    """

    match: str
    position: int = 0
    trouble: bool = False


class Ping(ServerMessage, frozen=True, kw_only=True, tag="ping"):
    """To be answered at once with a pong of the same nonce."""

    nonce: int


CloseReason = Literal["restarting", "slow", "flood", "silent", "signed-out"]


class Bye(ServerMessage, frozen=True, kw_only=True, tag="bye"):
    """The last message: the server restarts, or the client was too slow, too fast, silent, or signed out.

    Connect again after a while, and watch with `since`: nothing is lost.
    """

    reason: CloseReason


FromServer = Snapshot | Update | Accepted | Refused | Lobby | Mine | Presence | ComputerStatus | Ping | Bye

"""Messages about a match: what `projections` computes for an audience, and payloads that are sent as stored.

Clients of the socket and of HTTP receive exactly these types; docs/bots/socket.md, the OpenAPI document and the front
end's TypeScript are generated from them, with their docstrings. A player is shown by a public identity, never by an
account id. Python names follow the vocabulary of the code; JSON keeps the words of the protocol (`name=…`).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import field

from regalia.core.contract import Details, Event, Preset, Preview, ReachableSpace, View
from regalia.core.fairness import Opening
from regalia.services.matches import entries
from regalia.services.matches.match_settings import MatchKind, Milliseconds, Series, TimeControl
from regalia.services.matches.ports import Status
from regalia.services.people.public_identity import PublicIdentity


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Base class of messages that the server sends over the socket."""


# Log lines.


class PlayerJoined(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="joined"):
    """A player has taken a seat."""

    seat: str
    identity: PublicIdentity = field(name="face")


class SeatActed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="acted"):
    """A seat has acted; the events hold what may be known of it. `plies` is the length of the game now."""

    seat: str
    plies: int


# What an audience may see of the payload of an entry. Most payloads are sent as they are stored.
LinePayload = (
    PlayerJoined
    | entries.Begun
    | SeatActed
    | entries.TakenBack
    | entries.Asked
    | entries.Declined
    | entries.Said
    | entries.Muted
    | entries.MatchEnded
    | entries.Followed
)


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of a match's log as an audience may see it; `what` is missing if the audience may not see it.

    `events` are the visible events of the game, and `notation` is the action that they report, unless it is hidden;
    `commitment` is to a secret choice.
    """

    number: int
    at: Milliseconds
    payload: LinePayload | None = field(default=None, name="what")
    events: list[Event] = []
    notation: str | None = None
    commitment: str | None = None


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """Older lines of a match's log, the oldest first; `earlier`: there are lines before them."""

    match: str
    audience: str
    log: list[LogLine]
    earlier: bool


# The state of a match.


class ClockState(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks: the time left of each seat at the server time `at`, and whose clock runs."""

    left: dict[str, Milliseconds]
    running: str | None
    at: Milliseconds


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended: the winning seat or None, and the rule or the reason that ended it."""

    winner: str | None
    reason: str


class Disclosure(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody may know after the end: the full position, the seed and the openings.

    `details` are those of the full position. Openings of choices that were taken back are only in the record of the
    match.
    """

    full_view: View = field(name="everything")
    details: Details | None = None
    seed: int
    openings: list[Opening]


class LessonState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a lesson tells the learner now: step `step` of `steps`. `title` and `remark` are ids of messages.

    `spaces` and `arrows` are marked on the board. `hint` is an action that the lesson accepts, if the learner is to
    act. `finished`: all steps are done.
    """

    lesson: str
    title: str
    step: int
    steps: int
    remark: str
    spaces: list[str] = []
    arrows: list[tuple[str, str]] = []
    hint: str | None = None
    finished: bool = False


class MatchState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """State of a match for an audience.

    `changed` is the revision, which a command sends as `at`. `details` are what the rules say about the view; a game
    may have none. `legal` and `costs` (of each legal action, in games with action points) are sent to the seat to act
    only. If there are too many to send, they are missing and `many` is true.
    """

    status: Status
    revision: int = field(name="changed")
    view: View  # without `seen`
    details: Details | None = None
    actor: str | None
    legal: list[str] | None = None
    costs: list[int] | None = None
    many: bool = False
    presets: bool = False  # whether `choices` may have presets for this seat
    undo: bool = False  # whether `Undo` is allowed
    takeback: bool = False  # whether a takeback may be asked for
    draw: bool = False  # whether the rules know a draw, so that this seat may offer one
    abort: bool = False  # whether `Abort` is allowed
    muted: bool = False  # whether this seat muted the other's chat
    blocked: bool = False  # whether this seat's player has blocked the other's
    clock: ClockState | None = None
    offers: dict[str, list[entries.Offer]] = {}  # open offers by offering seat
    result: MatchResult | None = None
    ended_at: Milliseconds | None = None
    score: tuple[int, int] | None = None  # of the founder and the other, in half points
    disclosure: Disclosure | None = field(default=None, name="finale")
    next: str | None = None  # the next match of the series
    lesson: LessonState | None = None  # of a match that is a lesson, for the learner


class PastPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of a match after an entry: an audience's view of it, and what the rules say about the view."""

    view: View
    details: Details | None = None


class Choices(msgspec.Struct, frozen=True):
    """A list of legal actions that was too long for an update, and presets among them."""

    legal: list[str]
    presets: list[Preset] = field(name="offers")


# Answers to questions about the present position.


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """The spaces that the piece on `space` can reach in this turn."""

    space: str
    spaces: list[ReachableSpace]


class ActionPreview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the rules say about an action before it is played; a game may have no previews."""

    action: str
    preview: Preview | None = None


# Messages to the subscribers of a match.


class Snapshot(ServerMessage, frozen=True, kw_only=True, tag="snapshot"):
    """State of a match for an audience, with the newest lines of its log; `number` is that of the last.

    If the first line is not number 1, `GET /api/matches/{match}/log?before=NUMBER` returns those before it.
    """

    match: str
    audience: str
    number: int
    game: str
    options: dict[str, Any]
    boards: list[str] = []  # the ids of the boards that its positions may have
    texts: dict[str, str] = {}
    kind: MatchKind
    clock: TimeControl
    rated: bool
    seats: dict[str, PublicIdentity]  # without a free seat
    founder_seat: str
    series: Series | None = None
    commitment: str  # to the seed
    log: list[LogLine]
    now: MatchState


class Update(LogLine, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """The next entry. If its number is not one more than that of the entry before, watch again with `since`.

    `now` is the state of the match; of several updates sent together only the last has it.
    """

    match: str
    audience: str
    now: MatchState | None = None


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


# Lists of matches.


class ListedMatch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match as lists show it. `seat` is the asker's own, if any; `missing`: its game is not installed."""

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
    missing: bool = False
    deadline: Milliseconds | None = None  # the server time at which the clock of the seat to act runs out


class PicturedPiece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a picture. `marked`: it has a mark, such as a general or an assassin that the view shows."""

    x: int  # columns from the left, from 0
    y: int  # rows from the top, from 0
    side: str
    color: str
    marked: bool = False


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """A position in small. `rows` are those of the board from the top: a letter for the ground of each space.

    `colors` has the colour of each letter; a blank is no space. There are no rows in a game without spaces.
    """

    rows: list[str]
    colors: dict[str, str]
    pieces: list[PicturedPiece]


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation: the match, its host, and the free seat."""

    match: str
    game: str
    options: dict[str, Any]
    host: PublicIdentity
    seat: str
    clock: TimeControl
    rated: bool

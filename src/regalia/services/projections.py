"""What an audience is told of a match: a seat, or the spectators; made of `view` and `shown` alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from msgspec import field

from regalia.core.contract import SPECTATOR, Event, Preset, Seat, View
from regalia.core.fairness import Opening
from regalia.services import entries
from regalia.services.abandonment import may_abort
from regalia.services.errors import NoSuchMoment, NotYourTurn
from regalia.services.limits import Limits
from regalia.services.match import Match
from regalia.services.match_settings import MatchKind, Milliseconds, Player, Series, TimeControl
from regalia.services.ports import Status
from regalia.services.takeback import takeback_target, undo_target

MAX_ACTIONS = 300  # that are sent with an update; for more there is the question `choices`
encode = msgspec.json.Encoder().encode


class LogWindow(NamedTuple):
    """How much of a log is sent at once: so many lines, and so many bytes, but always one line."""

    lines: int
    bytes: int


class LogWindows(NamedTuple):
    """The windows of a server."""

    newest: LogWindow = LogWindow(200, 24 * 1024)  # lines that a snapshot carries
    missed: LogWindow = LogWindow(
        200, 128 * 1024
    )  # updates after a reconnection; for more there is a snapshot
    page: LogWindow = LogWindow(500, 128 * 1024)  # older lines that are asked for

    @classmethod
    def from_limits(cls, limits: Limits) -> LogWindows:
        """The windows of a server's limits."""
        return cls(
            newest=LogWindow(limits.count("log.newest"), limits.count("log.newest-bytes")),
            missed=LogWindow(limits.count("log.missed"), limits.count("log.missed-bytes")),
            page=LogWindow(limits.count("log.page"), limits.count("log.page-bytes")),
        )


DEFAULT_WINDOWS = LogWindows()


class SeatActed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="acted"):
    """A seat has acted; what of it may be known is in the events. `plies` is how long the game is now."""

    seat: str
    plies: int


# What is told as it is; whoever joined is told by name elsewhere.
UnchangedPayload = (
    entries.Begun
    | SeatActed
    | entries.TakenBack
    | entries.Asked
    | entries.Declined
    | entries.Said
    | entries.Muted
    | entries.MatchEnded
    | entries.Followed
)
VisiblePayload = entries.Joined | UnchangedPayload


class ClockState(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks: what each seat had left at a moment of the server's time, and whose time runs."""

    left: dict[str, Milliseconds]
    running: str | None
    at: Milliseconds


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended: the seat that won, or None; and the rule, or what else ended it."""

    winner: str | None
    reason: str


class Finale(msgspec.Struct, frozen=True, kw_only=True):
    """What all may know after the end: the position with its secrets, the seed, the openings.

    Openings of choices that were taken back are in the record of the match alone.
    """

    everything: View
    seed: int
    openings: list[Opening]


class MatchState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match stands for an audience.

    `changed` is what a command has to give as `at`. `legal` is for the seat to act alone: None for all
    others, and where there are too `many` to send. `costs` are what these actions cost, one by one, in a
    game that has action points.
    """

    status: Status
    revision: int = field(name="changed")
    view: View  # with nothing in `seen`
    actor: str | None
    legal: list[str] | None = None
    costs: list[int] | None = None
    many: bool = False
    undo: bool = False  # whether `Undo` is allowed
    takeback: bool = False  # whether asking to take back is
    abort: bool = False  # whether `Abort` is allowed
    muted: bool = False  # whether this audience has muted the chat of the other
    clock: ClockState | None = None
    offers: dict[str, list[entries.Offer]] = {}  # what is open, by the seat that offers
    result: MatchResult | None = None
    ended_at: Milliseconds | None = None
    score: tuple[int, int] | None = None  # of the founder and the other, in halves of a point
    finale: Finale | None = None
    next: str | None = None  # the next match of the series


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry, as an audience may know it; `what` is None where it is not for this audience.

    `now` is how the match stands; of several updates sent together the last alone has it.
    """

    number: int
    at: Milliseconds
    payload: VisiblePayload | None = field(default=None, name="what")
    events: list[Event] = []
    commitment: str | None = None  # to a secret choice
    now: MatchState | None = None


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match stands for an audience, with the newest lines of its log.

    Lines before the first one here are asked for by page (`log_page`).
    """

    match: str
    number: int
    audience: str
    game: str
    options: dict[str, Any]
    texts: dict[str, str] = {}
    kind: MatchKind
    clock: TimeControl
    rated: bool
    seats: dict[str, Player]  # who has not come yet is missing
    founder_seat: str
    series: Series | None = None
    commitment: str  # to the seed
    log: list[Update]
    now: MatchState


class ComputerStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How a computer's move stands, while a computer is to act.

    `position` is the place of its move request in the queue for a worker, 0 once a worker has begun.
    `trouble` says that the move cannot be stored at the moment, and that the server keeps trying.
    """

    position: int = 0
    trouble: bool = False


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """Consecutive lines of a log, the oldest first; `earlier` says whether there are lines before them."""

    match: str
    audience: str
    log: list[Update]
    earlier: bool


class Choices(msgspec.Struct, frozen=True):
    """A list of legal actions that was too long to send, and good choices among them."""

    legal: list[str]
    offers: list[Preset]


# Telling.


def snapshot(
    match: Match, audience: Seat, now: Milliseconds, newest: LogWindow = DEFAULT_WINDOWS.newest
) -> Snapshot:
    """How a match stands for an audience, with the newest lines of its log."""
    terms = match.settings
    return Snapshot(
        match=terms.id,
        number=match.number,
        audience=audience,
        game=terms.game,
        options=terms.options,
        texts=terms.texts,
        kind=terms.kind,
        clock=terms.clock,
        rated=terms.rated,
        seats=dict(match.players),
        founder_seat=terms.founder_seat,
        series=terms.series,
        commitment=match.commitment,
        log=lines_before(match, audience, match.number + 1, newest),
        now=match_states(match, [audience], now)[audience],
    )


def log_page(match: Match, audience: Seat, before: int, window: LogWindow = DEFAULT_WINDOWS.page) -> LogPage:
    """The lines of a log before an entry, the newest that fit into the window."""
    log = lines_before(match, audience, min(before, match.number + 1), window)
    return LogPage(match=match.id, audience=audience, log=log, earlier=bool(log) and log[0].number > 1)


def lines_before(match: Match, audience: Seat, before: int, window: LogWindow) -> list[Update]:
    """Consecutive lines that end before an entry, the oldest first."""
    lines: list[Update] = []
    used = 0
    for number in range(before - 1, max(0, before - 1 - window.lines), -1):
        line = project_entry(match, number, audience)
        used += len(encode(line))
        if lines and used > window.bytes:
            break
        lines.append(line)
    lines.reverse()
    return lines


def missed_updates(
    match: Match, audience: Seat, *, since: int, now: Milliseconds, window: LogWindow = DEFAULT_WINDOWS.missed
) -> list[Update] | None:
    """The updates since an entry; None where they are too many or too long, or there is no such entry."""
    if not match.number - window.lines <= since <= match.number:
        return None
    found = updates(match, [audience], since=since, now=now)[audience]
    return found if sum(len(encode(update)) for update in found) <= window.bytes else None


def updates(
    match: Match, audiences: Collection[Seat], *, since: int, now: Milliseconds
) -> dict[Seat, list[Update]]:
    """What audiences that know all up to an entry have not been told; the last says how things stand."""
    last = match.number
    if since == last:
        return {audience: [] for audience in audiences}
    before = range(since + 1, last)
    return {
        audience: [
            *[project_entry(match, number, audience) for number in before],
            project_entry(match, last, audience, state),
        ]
        for audience, state in match_states(match, audiences, now).items()
    }


def project_entry(match: Match, number: int, audience: Seat, now: MatchState | None = None) -> Update:
    """One entry as an audience may know it, and how things stand since, where that is to be told too."""
    entry = match.log[number - 1]
    return Update(
        number=number,
        at=entry.at,
        payload=visible_payload(match, entry.payload, number, audience),
        events=list(match.game.observe(match.happened[number - 1], audience)),
        commitment=match.commitments.get(number),
        now=now,
    )


def visible_payload(
    match: Match, what: entries.Payload, number: int, audience: Seat
) -> VisiblePayload | None:
    """What happened, without what is not for this audience: actions are told by their events alone."""
    match what:
        case entries.Acted(seat=seat):
            return SeatActed(seat=seat, plies=match.plies[number])
        case entries.Begun():
            return entries.Begun()
        case entries.Said(seat=seat) if audience == SPECTATOR or (
            audience in match.muted and audience != seat
        ):
            return None
        case entries.Muted(seat=seat) if audience != seat:
            return None
        case _:
            return what


def match_states(match: Match, audiences: Collection[Seat], now: Milliseconds) -> dict[Seat, MatchState]:
    """How a match stands for each of these audiences; what all may know is found out once."""
    views = match.spec.views(match.game.state, audiences)
    common = common_fields(match, now)
    actor, abort = common["actor"], may_abort(match)
    told = {}
    for audience in audiences:
        legal = match.game.legal() if actor == audience else None
        many = legal is not None and len(legal) > MAX_ACTIONS
        told[audience] = MatchState(
            view=views[audience],
            legal=None if many else legal,
            costs=match.game.costs() if legal is not None and not many else None,
            many=many,
            undo=undo_target(match, audience) is not None,
            takeback=takeback_target(match, audience) is not None,
            abort=abort and audience != SPECTATOR,
            muted=audience in match.muted,
            **common,
        )
    return told


def common_fields(match: Match, now: Milliseconds) -> dict[str, Any]:
    """The fields of `State` that are the same for all audiences."""
    return {
        "status": match.status,
        "revision": match.revision,
        "actor": match.actor,
        "clock": clock_state(match, now),
        "offers": {seat: list(offers) for seat, offers in match.offers.items() if offers},
        "result": MatchResult(match.ended.winner, match.ended.reason) if match.ended else None,
        "ended_at": match.ended_at,
        "score": match.score if match.ended or match.settings.series else None,
        "finale": finale(match) if match.over and match.begun else None,
        "next": match.next_match,
    }


def clock_state(match: Match, now: Milliseconds) -> ClockState | None:
    """The clocks, where there are any."""
    clocks = match.clocks
    if not clocks.remaining:
        return None
    return ClockState(left=clocks.remaining_at(now), running=clocks.running, at=now)


def finale(match: Match) -> Finale:
    """All secrets, once the match is over."""
    assert match.over
    return Finale(
        everything=match.spec.view(match.game.state, None, ()),
        seed=match.settings.seed,
        openings=[opening for opening in match.openings() if not opening.taken_back],
    )


def view_after(match: Match, audience: Seat, number: int) -> View:
    """What an audience could see after an entry; everything once the match is over. Raises: NoSuchMoment."""
    plies = match.plies_after(number)
    if plies is None:
        raise NoSuchMoment(number=number)
    return match.spec.view(match.game.position_at(plies), None if match.over else audience, ())


def choices(match: Match, seat: Seat) -> Choices:
    """All that the seat to act may do, and good choices among it. Raises: NotYourTurn."""
    if match.actor != seat:
        raise NotYourTurn(actor=match.actor)
    legal = match.game.legal()
    return Choices(legal=legal, offers=list(match.spec.presets(match.game.view(seat), legal)))

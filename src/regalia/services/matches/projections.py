"""What each audience (a seat or the spectators) is sent of a match, from `view` and `observe` alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from msgspec import field

from regalia.core.contract import SPECTATOR, Event, Preset, Seat, View
from regalia.core.fairness import Opening
from regalia.services.errors import NoSuchMoment, NotYourTurn
from regalia.services.limits import Limits
from regalia.services.matches import entries
from regalia.services.matches.abandonment import may_abort
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import MatchKind, Milliseconds, Player, Series, TimeControl
from regalia.services.matches.ports import Status
from regalia.services.matches.takeback import takeback_target, undo_target

MAX_ACTIONS = 300  # legal actions in an update; the endpoint `choices` sends longer lists
encode = msgspec.json.Encoder().encode


class LogWindow(NamedTuple):
    """How much of a log is sent at once: a number of lines and of bytes, but always one line."""

    lines: int
    bytes: int


class LogWindows(NamedTuple):
    """The log windows of a server."""

    newest: LogWindow = LogWindow(200, 24 * 1024)  # in a snapshot
    missed: LogWindow = LogWindow(
        200, 128 * 1024
    )  # updates after a reconnection; for more there is a snapshot
    page: LogWindow = LogWindow(500, 128 * 1024)  # older lines that are asked for

    @classmethod
    def from_limits(cls, limits: Limits) -> LogWindows:
        """Reads the windows from the limits of a server."""
        return cls(
            newest=LogWindow(limits.count("log.newest"), limits.count("log.newest-bytes")),
            missed=LogWindow(limits.count("log.missed"), limits.count("log.missed-bytes")),
            page=LogWindow(limits.count("log.page"), limits.count("log.page-bytes")),
        )


DEFAULT_WINDOWS = LogWindows()


class SeatActed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="acted"):
    """A seat has acted; the events hold what may be known of it. `plies` is the length of the game now."""

    seat: str
    plies: int


# Payloads that are sent as they are stored. `Joined` holds an account id, which web replaces.
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
    """The clocks: the time left of each seat at the server time `at`, and whose clock runs."""

    left: dict[str, Milliseconds]
    running: str | None
    at: Milliseconds


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended: the winning seat or None, and the rule or the reason that ended it."""

    winner: str | None
    reason: str


class Finale(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know after the end: the full position, the seed and the openings.

    Openings of choices that were taken back are only in the record of the match.
    """

    everything: View
    seed: int
    openings: list[Opening]


class MatchState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """State of a match for an audience.

    `changed` is the revision, which a command sends as `at`. `legal` and `costs` (of each legal action, in
    games with action points) are sent to the seat to act only; they are missing if there are too `many`.
    """

    status: Status
    revision: int = field(name="changed")
    view: View  # without `seen`
    actor: str | None
    legal: list[str] | None = None
    costs: list[int] | None = None
    many: bool = False
    undo: bool = False  # whether `Undo` is allowed
    takeback: bool = False  # whether a takeback may be asked for
    abort: bool = False  # whether `Abort` is allowed
    muted: bool = False  # whether this seat muted the other's chat
    clock: ClockState | None = None
    offers: dict[str, list[entries.Offer]] = {}  # open offers by offering seat
    result: MatchResult | None = None
    ended_at: Milliseconds | None = None
    score: tuple[int, int] | None = None  # of the founder and the other, in half points
    finale: Finale | None = None
    next: str | None = None  # the next match of the series


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry as an audience may see it; the payload is None if it is not for this audience.

    `now` is the state of the match; of several updates sent together only the last has it.
    """

    number: int
    at: Milliseconds
    payload: VisiblePayload | None = field(default=None, name="what")
    events: list[Event] = []
    commitment: str | None = None  # to a secret choice
    now: MatchState | None = None


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """State of a match for an audience, with the newest lines of its log.

    `log_page` returns older lines.
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
    seats: dict[str, Player]  # without a free seat
    founder_seat: str
    series: Series | None = None
    commitment: str  # to the seed
    log: list[Update]
    now: MatchState


class ComputerStatus(msgspec.Struct, frozen=True, kw_only=True):
    """Status of the computer's move while a computer is to act.

    `position` is the place of its move request in the queue for a worker, 0 once a worker serves it.
    `trouble`: the move cannot be persisted at the moment, and the server keeps retrying.
    """

    position: int = 0
    trouble: bool = False


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """Consecutive lines of a log, the oldest first; `earlier`: there are lines before them."""

    match: str
    audience: str
    log: list[Update]
    earlier: bool


class Choices(msgspec.Struct, frozen=True):
    """A list of legal actions that was too long for an update, and presets among them."""

    legal: list[str]
    offers: list[Preset]


def snapshot(
    match: Match, audience: Seat, now: Milliseconds, newest: LogWindow = DEFAULT_WINDOWS.newest
) -> Snapshot:
    """Returns the state of a match for an audience, with the newest lines of its log."""
    settings = match.settings
    return Snapshot(
        match=settings.id,
        number=match.number,
        audience=audience,
        game=settings.game,
        options=settings.options,
        texts=settings.texts,
        kind=settings.kind,
        clock=settings.clock,
        rated=settings.rated,
        seats=dict(match.players),
        founder_seat=settings.founder_seat,
        series=settings.series,
        commitment=match.commitment,
        log=lines_before(match, audience, match.number + 1, newest),
        now=match_states(match, [audience], now)[audience],
    )


def log_page(match: Match, audience: Seat, before: int, window: LogWindow = DEFAULT_WINDOWS.page) -> LogPage:
    """Returns the lines of a log before an entry, the newest that fit into the window."""
    log = lines_before(match, audience, min(before, match.number + 1), window)
    return LogPage(match=match.id, audience=audience, log=log, earlier=bool(log) and log[0].number > 1)


def lines_before(match: Match, audience: Seat, before: int, window: LogWindow) -> list[Update]:
    """Returns consecutive lines that end before an entry, the oldest first."""
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
    """Returns the updates since an entry; None if they exceed the window or there is no such entry."""
    if not match.number - window.lines <= since <= match.number:
        return None
    found = updates(match, [audience], since=since, now=now)[audience]
    return found if sum(len(encode(update)) for update in found) <= window.bytes else None


def updates(
    match: Match, audiences: Collection[Seat], *, since: int, now: Milliseconds
) -> dict[Seat, list[Update]]:
    """Returns the updates since an entry for each audience; the last one carries the state."""
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
    """Returns one entry as an audience may see it, with the state of the match if given."""
    entry = match.log[number - 1]
    return Update(
        number=number,
        at=entry.at,
        payload=visible_payload(match, entry.payload, number, audience),
        events=list(match.game.observe(match.events_by_entry[number - 1], audience)),
        commitment=match.commitments.get(number),
        now=now,
    )


def visible_payload(
    match: Match, what: entries.Payload, number: int, audience: Seat
) -> VisiblePayload | None:
    """Returns the payload that an audience may see; actions are sent as events only."""
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
    """Returns the state for each audience; common fields are computed once."""
    views = match.rules.observation.views(match.game.state, audiences)
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
    """Returns the fields of `MatchState` that are the same for all audiences."""
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
    """Returns the clocks, or None without clocks."""
    clocks = match.clocks
    if not clocks.remaining:
        return None
    return ClockState(left=clocks.remaining_at(now), running=clocks.running, at=now)


def finale(match: Match) -> Finale:
    """Returns all secrets of a match that is over."""
    assert match.over
    return Finale(
        everything=match.rules.observation.view(match.game.state, None, ()),
        seed=match.settings.seed,
        openings=[opening for opening in match.openings() if not opening.taken_back],
    )


def view_after(match: Match, audience: Seat, number: int) -> View:
    """Returns an audience's view after an entry; the full view once over. Raises: NoSuchMoment."""
    plies = match.plies_after(number)
    if plies is None:
        raise NoSuchMoment(number=number)
    state, seat = match.game.state_at(plies), None if match.over else audience
    view: View = match.rules.observation.view(state, seat, ())
    return view


def choices(match: Match, seat: Seat) -> Choices:
    """Returns all legal actions of the seat to act, and presets. Raises: NotYourTurn."""
    if match.actor != seat:
        raise NotYourTurn(actor=match.actor)
    legal = match.game.legal()
    return Choices(legal=legal, offers=list(match.rules.knowledge.presets(match.game.view(seat), legal)))

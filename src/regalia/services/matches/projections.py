"""Computes what each audience (a seat or the spectators) is sent of a match, from `view` and `observe` alone.

The results are the messages themselves. `identify` turns a player into the public identity that others see.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

import msgspec

from regalia.core.contract import SPECTATOR, Event, Seat, View
from regalia.games import registry
from regalia.services.errors import NoSuchMoment, NotYourTurn
from regalia.services.limits import Limits
from regalia.services.matches import entries
from regalia.services.matches.abandonment import may_abort
from regalia.services.matches.lesson_progress import lesson_state
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds, Person, Player
from regalia.services.matches.messages import (
    Choices,
    ClockState,
    Disclosure,
    Invitation,
    LinePayload,
    ListedMatch,
    LogLine,
    LogPage,
    MatchResult,
    MatchState,
    PastPosition,
    PlayerJoined,
    SeatActed,
    Snapshot,
    Update,
)
from regalia.services.matches.ports import Summary
from regalia.services.matches.takeback import takeback_target, undo_target
from regalia.services.people.public_identity import PublicIdentity

MAX_ACTIONS = 300  # legal actions in an update; the endpoint `choices` sends longer lists
encode = msgspec.json.Encoder().encode
Identify = Callable[[Player], PublicIdentity]


class LogWindow(NamedTuple):
    """How much of a log is sent at once: a number of lines and of bytes, but always one line."""

    lines: int
    bytes: int


class LogWindows(NamedTuple):
    """The log windows of a server."""

    newest: LogWindow = LogWindow(200, 24 * 1024)  # in a snapshot
    missed: LogWindow = LogWindow(
        200, 128 * 1024
    )  # updates after a reconnection; if there are more, a snapshot is sent
    page: LogWindow = LogWindow(500, 128 * 1024)  # older lines that a client requests

    @classmethod
    def from_limits(cls, limits: Limits) -> LogWindows:
        """Reads the windows from the limits of a server."""
        return cls(
            newest=LogWindow(limits.count("log.newest"), limits.count("log.newest-bytes")),
            missed=LogWindow(limits.count("log.missed"), limits.count("log.missed-bytes")),
            page=LogWindow(limits.count("log.page"), limits.count("log.page-bytes")),
        )


DEFAULT_WINDOWS = LogWindows()


def snapshot(
    match: Match,
    audience: Seat,
    *,
    now: Milliseconds,
    identify: Identify,
    newest: LogWindow = DEFAULT_WINDOWS.newest,
) -> Snapshot:
    """Returns the state of a match for an audience, with the newest lines of its log."""
    settings = match.settings
    return Snapshot(
        match=settings.id,
        audience=audience,
        number=match.number,
        game=settings.game,
        options=settings.options,
        boards=list(match.rules.presentation.board_ids(match.game.setup.options or {})),
        texts=settings.texts,
        kind=settings.kind,
        clock=settings.clock,
        rated=settings.rated,
        seats={seat: identify(player) for seat, player in match.players.items()},
        founder_seat=settings.founder_seat,
        series=settings.series,
        commitment=match.commitment,
        log=lines_before(match, audience, match.number + 1, identify=identify, window=newest),
        now=match_states(match, [audience], now)[audience],
    )


def log_page(
    match: Match,
    audience: Seat,
    *,
    before: int,
    identify: Identify,
    window: LogWindow = DEFAULT_WINDOWS.page,
) -> LogPage:
    """Returns the lines of a log before an entry, the newest that fit into the window."""
    log = lines_before(match, audience, min(before, match.number + 1), identify=identify, window=window)
    return LogPage(match=match.id, audience=audience, log=log, earlier=bool(log) and log[0].number > 1)


def lines_before(
    match: Match, audience: Seat, before: int, *, identify: Identify, window: LogWindow
) -> list[LogLine]:
    """Returns consecutive lines that end before an entry, the oldest first."""
    lines: list[LogLine] = []
    used = 0
    for number in range(before - 1, max(0, before - 1 - window.lines), -1):
        line = LogLine(**line_fields(match, number, audience, identify))
        used += len(encode(line))
        if lines and used > window.bytes:
            break
        lines.append(line)
    lines.reverse()
    return lines


def missed_updates(
    match: Match,
    audience: Seat,
    *,
    since: int,
    now: Milliseconds,
    identify: Identify,
    window: LogWindow = DEFAULT_WINDOWS.missed,
) -> list[Update] | None:
    """Returns the updates since an entry; None if they exceed the window or there is no such entry."""
    if not match.number - window.lines <= since <= match.number:
        return None
    found = updates(match, [audience], since=since, now=now, identify=identify)[audience]
    return found if sum(len(encode(update)) for update in found) <= window.bytes else None


def updates(
    match: Match, audiences: Collection[Seat], *, since: int, now: Milliseconds, identify: Identify
) -> dict[Seat, list[Update]]:
    """Returns the updates since an entry for each audience; the last one carries the state."""
    last = match.number
    if since == last:
        return {audience: [] for audience in audiences}
    before = range(since + 1, last)
    return {
        audience: [
            *[update(match, number, audience, identify) for number in before],
            update(match, last, audience, identify, state),
        ]
        for audience, state in match_states(match, audiences, now).items()
    }


def update(
    match: Match, number: int, audience: Seat, identify: Identify, now: MatchState | None = None
) -> Update:
    """Returns one entry as an update, with the state of the match if given."""
    return Update(
        match=match.id, audience=audience, now=now, **line_fields(match, number, audience, identify)
    )


def line_fields(match: Match, number: int, audience: Seat, identify: Identify) -> dict[str, Any]:
    """Returns the fields of `LogLine`: one entry as an audience may see it."""
    entry = match.log[number - 1]
    events = list(match.game.observe(match.events_by_entry[number - 1], audience))
    return {
        "number": number,
        "at": entry.at,
        "payload": visible_payload(match, number, audience, identify),
        "events": events,
        "notation": line_notation(match, events),
        "commitment": match.commitments.get(number),
    }


def line_notation(match: Match, observed: Iterable[Event]) -> str | None:
    """Returns the action of an entry in notation, from its observed events; None if they do not show it."""
    write = match.rules.presentation.event_notation
    return " ".join([text for event in observed if (text := write(event)) is not None]) or None


def visible_payload(match: Match, number: int, audience: Seat, identify: Identify) -> LinePayload | None:
    """Returns the payload of an entry that an audience may see; actions are sent as events only."""
    payload = match.log[number - 1].payload
    match payload:
        case entries.Acted(seat=seat):
            return SeatActed(seat=seat, plies=match.plies[number])
        case entries.Begun():
            return entries.Begun()
        case entries.Joined(seat=seat, player=player):
            return PlayerJoined(seat=seat, identity=identify(player))
        case entries.Said(seat=seat) if audience == SPECTATOR or (
            (audience in match.muted or audience in match.blocking) and audience != seat
        ):
            return None
        case entries.Muted(seat=seat) if audience != seat:
            return None
        case _:
            return payload


def match_states(match: Match, audiences: Collection[Seat], now: Milliseconds) -> dict[Seat, MatchState]:
    """Returns the state for each audience; common fields are computed once."""
    views = match.rules.observation.views(match.game.state, audiences)
    common = common_fields(match, now)
    actor, abort = common["actor"], may_abort(match)
    draw = match.rules.draws and match.status == "running"
    states = {}
    for audience in audiences:
        view = views[audience]
        legal = match.game.legal() if actor == audience else None
        many = legal is not None and len(legal) > MAX_ACTIONS
        states[audience] = MatchState(
            view=match.rules.presentation.drawn(view),
            details=match.rules.presentation.details(view),
            legal=None if many else legal,
            costs=match.game.costs() if legal is not None and not many else None,
            many=many,
            presets=legal is not None and match.rules.knowledge.has_presets(view),
            undo=undo_target(match, audience) is not None,
            takeback=takeback_target(match, audience) is not None,
            draw=draw and audience != SPECTATOR,
            abort=abort and audience != SPECTATOR,
            muted=audience in match.muted,
            blocked=audience in match.blocking,
            lesson=lesson_state(match, audience),
            **common,
        )
    return states


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
        "disclosure": disclosure(match) if match.over and match.begun else None,
        "next": match.next_match,
    }


def clock_state(match: Match, now: Milliseconds) -> ClockState | None:
    """Returns the clocks, or None without clocks."""
    clocks = match.clocks
    if not clocks.remaining:
        return None
    return ClockState(left=clocks.remaining_at(now), running=clocks.running, at=now)


def disclosure(match: Match) -> Disclosure:
    """Returns all secrets of a match that is over."""
    assert match.over
    presentation = match.rules.presentation
    full_view = match.rules.observation.view(match.game.state, None, ())
    return Disclosure(
        full_view=presentation.drawn(full_view),
        details=presentation.details(full_view),
        seed=match.settings.seed,
        openings=[opening for opening in match.openings() if not opening.taken_back],
    )


def view_after(match: Match, audience: Seat, number: int) -> View:
    """Returns an audience's view after an entry; the full view once over. Raises: NoSuchMoment."""
    plies = match.plies_after(number)
    if plies is None:
        raise NoSuchMoment(number=number)
    state, seat = match.game.state_at(plies), None if match.over else audience
    view: View = match.rules.presentation.drawn(match.rules.observation.view(state, seat, ()))
    return view


def position_after(match: Match, audience: Seat, number: int) -> PastPosition:
    """Returns `view_after` with its details. Raises: NoSuchMoment."""
    view = view_after(match, audience, number)
    return PastPosition(view=view, details=match.rules.presentation.details(view))


def choices(match: Match, seat: Seat) -> Choices:
    """Returns all legal actions of the seat to act, and presets. Raises: NotYourTurn."""
    if match.actor != seat:
        raise NotYourTurn(actor=match.actor)
    legal = match.game.legal()
    return Choices(legal=legal, presets=list(match.rules.knowledge.presets(match.game.view(seat), legal)))


def listed_match(summary: Summary, account: str | None, identify: Identify) -> ListedMatch:
    """Returns a match as a line of a list, for an account or a visitor."""
    own = [seat for seat, player in summary.players.items() if player == Person(account or "")]
    return ListedMatch(
        match=summary.id,
        game=summary.game,
        kind=summary.kind,
        status=summary.status,
        players={seat: identify(player) for seat, player in summary.players.items()},
        actor=summary.actor,
        seat=own[0] if own else None,
        winner=summary.winner,
        reason=summary.reason,
        rated=summary.rated,
        clock=summary.clock,
        plies=summary.plies,
        created=summary.created,
        updated=summary.updated,
        options=summary.options,
        missing=summary.game not in registry.GAMES,
        deadline=summary.deadline if summary.status == "running" else None,
    )


def invitation(match: Match, identify: Identify) -> Invitation:
    """Returns what an invitation shows of a match that waits for a player."""
    settings = match.settings
    return Invitation(
        match=settings.id,
        game=settings.game,
        options=settings.options,
        host=identify(match.players[settings.founder_seat]),
        seat=match.other(settings.founder_seat),
        clock=settings.clock,
        rated=settings.rated,
    )

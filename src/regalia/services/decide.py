"""The rules of the table: what comes of a command, or why it is refused. Pure: nothing is changed here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import NamedTuple, assert_never

from regalia.core.contract import Seat
from regalia.core.fairness import fresh_nonce
from regalia.core.game import Ahead
from regalia.services.commands import (
    Abort,
    Accept,
    Act,
    Ask,
    Claim,
    Command,
    Decline,
    Mute,
    Resign,
    Say,
    Undo,
)
from regalia.services.entries import (
    Acted,
    Asked,
    Begun,
    Declined,
    Ended,
    Entry,
    Joined,
    Muted,
    Offer,
    Said,
    TakenBack,
    What,
)
from regalia.services.errors import (
    BadCommand,
    MatchOver,
    NotAllowedNow,
    NotBegun,
    NothingOffered,
    NotYourTurn,
    SeatTaken,
    StaleTurn,
    TooMany,
)
from regalia.services.match import Match
from regalia.services.terms import Correspondence, Fischer, Milliseconds, NoClock, Person, Player
from regalia.services.verifying import is_secret

GONE: dict[type, Milliseconds | None] = {  # how long somebody must be away before the other may claim
    Fischer: 60_000,
    NoClock: 86_400_000,
    Correspondence: None,  # a turn has its days
}
MOST_SAYINGS = 500  # of a match


class Moment(NamedTuple):
    """What a decision depends on besides the match: the time, the network, who is there."""

    now: Milliseconds
    lag: Milliseconds = 0
    absent: Mapping[str, Milliseconds] = {}  # for how long a seat has been away
    nonce: Callable[[], str] = fresh_nonce


class Decision(NamedTuple):
    """What comes of a command: entries to write, and where the game goes; or it was done before.

    `number` is that of the last entry it leads to, or has led to. `rematch` asks for the next match.
    `late` says that the time was up before the command came: the entries are the end, and not its doing.
    """

    entries: list[Entry]
    number: int
    ahead: Ahead | None = None
    rematch: bool = False
    late: bool = False


def decide(match: Match, seat: Seat, command: Command, moment: Moment) -> Decision:
    """What a command of a seat does. Raises: ServiceError, BadNotation, IllegalAction."""
    key = f"{seat}:{command.id}"
    if key in match.done:
        return Decision([], match.done[key])
    if not isinstance(command, Say | Mute):
        lag = moment.lag if isinstance(command, Act) and seat == match.actor else None
        flag = flagged(match, moment.now, lag)
        if flag:
            return written(match, moment.now, flag)._replace(late=True)
    return ruled(match, seat, command, moment)


def ruled(match: Match, seat: Seat, command: Command, moment: Moment) -> Decision:
    """What a new command does."""
    match command:
        case Act():
            return acted(match, seat, command, moment)
        case Accept(offer="rematch") | Ask(offer="rematch"):
            return rematch(match, seat, command, moment)
    whats: list[What]
    match command:
        case Undo(at=at):
            whats = undone(match, seat, at, moment)
        case Ask():
            whats = asked(match, seat, command, moment)
        case Accept():
            whats = accepted(match, seat, command, moment)
        case Decline(offer=offer):
            whats = declined(match, seat, offer)
        case Resign():
            check_running(match)
            whats = [Ended(winner=match.other(seat), reason="resigned")]
        case Abort():
            whats = aborted(match)
        case Claim():
            whats = claimed(match, seat, moment)
        case Say(text=text):
            whats = said(match, seat, text)
        case Mute(on=on):
            whats = [Muted(seat=seat, on=on)]
        case _:
            assert_never(command)
    return written(match, moment.now, whats, f"{seat}:{command.id}")


def written(match: Match, now: Milliseconds, whats: list[What], command: str | None = None) -> Decision:
    """Numbered entries; the last is the one that the command has led to."""
    first, last = match.number + 1, match.number + len(whats)
    entries = [
        Entry(number=number, at=now, what=what, command=command if number == last else None)
        for number, what in enumerate(whats, start=first)
    ]
    return Decision(entries, last)


# Sitting down.


def joined(match: Match, seat: Seat, player: Player, now: Milliseconds) -> Decision:
    """Somebody sits down; when both are there, the match begins.

    Raises: MatchOver, SeatTaken, NotAllowedNow.
    """
    if match.over:
        raise MatchOver
    if seat in match.players:
        raise SeatTaken(seat=seat)
    if isinstance(player, Person) and match.seats_of(player.account) and match.terms.kind != "hotseat":
        raise NotAllowedNow("play-oneself")
    whats: list[What] = [Joined(seat=seat, player=player)]
    if len(match.players) + 1 == len(match.spec.seats):
        whats.append(Begun(luck=[step.text for step in match.game.steps]))
    return written(match, now, whats)


# Playing.


def check_running(match: Match) -> None:
    """Raises: MatchOver, NotBegun."""
    if match.over:
        raise MatchOver
    if not match.begun:
        raise NotBegun


def check_fresh(match: Match, at: int) -> None:
    """Raises: StaleTurn."""
    if at != match.changed:
        raise StaleTurn(at=at, changed=match.changed)


def flagged(match: Match, now: Milliseconds, lag: Milliseconds | None = None) -> list[What]:
    """The end, where the time of the seat to act is up; nothing else."""
    if match.status != "running" or not match.clocks.is_up(now, lag):
        return []
    loser = match.clocks.running
    assert loser is not None
    return [Ended(winner=match.other(loser), reason="time")]


def acted(match: Match, seat: Seat, act: Act, moment: Moment) -> Decision:
    """An action, with the luck that follows."""
    check_running(match)
    check_fresh(match, act.at)
    if seat != match.actor:
        raise NotYourTurn(actor=match.actor)
    ahead = match.game.ahead(act.action, seat=seat)
    charge = match.clocks.charge(moment.now, moment.lag)
    what = Acted(
        seat=seat,
        text=ahead.steps[0].text,
        luck=[step.text for step in ahead.steps[1:]],
        spent=charge.spent,
        forgiven=charge.forgiven,
        nonce=moment.nonce() if is_secret(match.spec, ahead.steps[0]) else None,
    )
    return written(match, moment.now, [what], f"{seat}:{act.id}")._replace(ahead=ahead)


# Going back.


def undone(match: Match, seat: Seat, at: int, moment: Moment) -> list[What]:
    """One's own last action of this turn, without asking."""
    check_running(match)
    check_fresh(match, at)
    plies = undo_to(match, seat)
    if plies is None:
        raise NotAllowedNow("no-undo")
    return [taken_back(match, seat, plies, moment.now)]


def taken_back(match: Match, seat: Seat, plies: int, now: Milliseconds) -> TakenBack:
    """The way back; the time until now is paid by whoever was to act."""
    return TakenBack(seat=seat, plies=plies, spent=match.clocks.charge(now, 0).spent)


def undo_to(match: Match, seat: Seat) -> int | None:
    """How much of the game is left when a seat undoes its last action; None where it may not."""
    steps = match.game.steps
    if match.actor != seat or len(steps) <= match.learnt or steps[-1].actor != seat:
        return None
    return len(steps) - 1


def takeback_to(match: Match, seat: Seat) -> int | None:
    """How much of the game is left when a seat's last action is taken back; None where that cannot be.

    What somebody has learnt cannot be taken back: a secret, or what chance has brought.
    """
    if match.status != "running":
        return None
    steps = match.game.steps
    own = (ply for ply in range(len(steps) - 1, match.learnt - 1, -1) if steps[ply].actor == seat)
    return next(own, None)


# Offers.


def asked(match: Match, seat: Seat, ask: Ask, moment: Moment) -> list[What]:
    """An offer. A computer answers at once; who plays both sides need not ask."""
    check_running(match)
    check_fresh(match, ask.at)
    check_offer(match, seat, ask.offer)
    other = match.other(seat)
    if ask.offer in match.offers[other] or match.terms.kind == "hotseat":
        return agreed(match, seat, ask.offer, moment)
    if ask.offer in match.offers[seat] or match.declined.get((seat, ask.offer)) == match.changed:
        raise NotAllowedNow("asked-already")
    offered = Asked(seat=seat, offer=ask.offer)
    if not match.is_computer(other):
        return [offered]
    if ask.offer == "draw":
        return [offered, Declined(seat=other, offer="draw")]
    return [offered, *agreed(match, seat, ask.offer, moment)]


def check_offer(match: Match, asker: Seat, offer: Offer) -> None:
    """Raises: NotAllowedNow."""
    if offer == "draw" and not match.spec.draws:
        raise NotAllowedNow("no-draws")
    if offer == "takeback" and takeback_to(match, asker) is None:
        raise NotAllowedNow("no-takeback")


def accepted(match: Match, seat: Seat, accept: Accept, moment: Moment) -> list[What]:
    """What the other has offered is done."""
    asker = match.other(seat)
    check_running(match)
    if accept.offer not in match.offers[asker]:
        raise NothingOffered(offer=accept.offer)
    check_fresh(match, accept.at)
    check_offer(match, asker, accept.offer)
    return agreed(match, asker, accept.offer, moment)


def agreed(match: Match, asker: Seat, offer: Offer, moment: Moment) -> list[What]:
    """What an agreement brings."""
    if offer == "draw":
        return [Ended(winner=None, reason="agreed")]
    plies = takeback_to(match, asker)
    assert plies is not None
    return [taken_back(match, asker, plies, moment.now)]


def declined(match: Match, seat: Seat, offer: Offer) -> list[What]:
    """An offer is off the table: the other's, or one's own."""
    if offer not in match.offers[match.other(seat)] and offer not in match.offers[seat]:
        raise NothingOffered(offer=offer)
    return [Declined(seat=seat, offer=offer)]


def rematch(match: Match, seat: Seat, command: Ask | Accept, moment: Moment) -> Decision:
    """Another match of the two, once both want it: after the end, and once."""
    other = match.other(seat)
    if not match.over or not match.begun or match.next is not None:
        raise NotAllowedNow("no-rematch")
    at_once = match.is_computer(other) or match.terms.kind == "hotseat"
    if "rematch" in match.offers[other] or at_once:
        return Decision([], match.number + 1, rematch=True)
    if isinstance(command, Accept):
        raise NothingOffered(offer="rematch")
    if "rematch" in match.offers[seat]:
        raise NotAllowedNow("asked-already")
    return written(match, moment.now, [Asked(seat=seat, offer="rematch")], f"{seat}:{command.id}")


# Leaving.


def aborted(match: Match) -> list[What]:
    """Nothing was played, and nobody has lost: as long as no person has acted."""
    if match.over:
        raise MatchOver
    for entry in match.log:
        if isinstance(entry.what, Acted) and not match.is_computer(entry.what.seat):
            raise NotAllowedNow("no-abort")
    return [Ended(winner=None, reason="aborted")]


def claimed(match: Match, seat: Seat, moment: Moment) -> list[What]:
    """The win of who is left waiting."""
    check_running(match)
    other = match.other(seat)
    enough = GONE[type(match.terms.clock)]
    waits = match.actor == other and isinstance(match.players[other], Person)
    if enough is None or not waits or moment.absent.get(other, 0) < enough:
        raise NotAllowedNow("not-gone")
    return [Ended(winner=seat, reason="abandoned")]


# Talking.


def said(match: Match, seat: Seat, text: str) -> list[What]:
    """A line for the other to read: letters and signs, no control characters."""
    line = sanitised(text)
    if not line:
        raise BadCommand("empty-saying", field="text")
    if sum(isinstance(entry.what, Said) for entry in match.log) >= MOST_SAYINGS:
        raise TooMany("too-many-sayings", most=MOST_SAYINGS)
    return [Said(seat=seat, text=line)]


def sanitised(text: str) -> str:
    """A text from outside as one line: what does not print is gone, and what turns writing around too."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").strip()

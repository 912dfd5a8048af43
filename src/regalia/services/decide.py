"""The rules of the table: what comes of a command, or why it is refused. Pure: nothing is changed here."""

from __future__ import annotations

import unicodedata
from typing import assert_never

from regalia.core.contract import Seat
from regalia.services.abandonment import aborted, claimed
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
from regalia.services.decision import Decision, Moment, check_fresh, check_running, written
from regalia.services.entries import Acted, Begun, Ended, Joined, Muted, Said, What
from regalia.services.errors import BadCommand, MatchOver, NotAllowedNow, NotYourTurn, SeatTaken
from regalia.services.log_limits import check_mutes, check_sayings
from regalia.services.match import Match
from regalia.services.match_settings import Milliseconds, Person, Player
from regalia.services.offers import accepted, asked, declined, rematch
from regalia.services.takeback import undone
from regalia.services.verification import is_secret


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
            whats = said(match, seat, text, moment)
        case Mute(on=on):
            whats = muted(match, seat, moment, on=on)
        case _:
            assert_never(command)
    return written(match, moment.now, whats, f"{seat}:{command.id}")


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
    ahead = match.game.preview(act.action, seat=seat)
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


# Talking.


def said(match: Match, seat: Seat, text: str, moment: Moment) -> list[What]:
    """A line for the other to read: letters and signs, no control characters."""
    line = sanitised(text)
    if not line:
        raise BadCommand("empty-saying", field="text")
    check_sayings(match, seat, moment.limits)
    return [Said(seat=seat, text=line)]


def muted(match: Match, seat: Seat, moment: Moment, *, on: bool) -> list[What]:
    """The chat of the other is hidden or shown; where it is already so, nothing is added."""
    if on == (seat in match.muted):
        return []
    check_mutes(match, seat, moment.limits)
    return [Muted(seat=seat, on=on)]


def sanitised(text: str) -> str:
    """A text from outside as one line: what does not print is gone, and what turns writing around too."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").strip()

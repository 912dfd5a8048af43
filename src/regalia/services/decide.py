"""The rules of the table: what comes of a command, or why it is refused. Pure: nothing is changed here."""

from __future__ import annotations

import unicodedata
from typing import assert_never

from regalia.core.contract import Seat
from regalia.services.abandonment import abort, claim
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
from regalia.services.decision import CommandContext, Decision, check_revision, check_running, make_decision
from regalia.services.entries import Acted, Begun, Joined, MatchEnded, Muted, Payload, Said
from regalia.services.errors import BadCommand, MatchOver, NotAllowedNow, NotYourTurn, SeatTaken
from regalia.services.log_limits import check_chat_lines, check_mutes
from regalia.services.match import Match
from regalia.services.match_settings import Milliseconds, Person, Player
from regalia.services.offers import accept, ask, decline, rematch
from regalia.services.takeback import undo
from regalia.services.verification import is_secret


def decide(match: Match, seat: Seat, command: Command, moment: CommandContext) -> Decision:
    """What a command of a seat does. Raises: ServiceError, BadNotation, IllegalAction."""
    key = f"{seat}:{command.id}"
    if key in match.handled_commands:
        return Decision([], match.handled_commands[key])
    if not isinstance(command, Say | Mute):
        lag = moment.lag if isinstance(command, Act) and seat == match.actor else None
        flag = timeout(match, moment.now, lag)
        if flag:
            return make_decision(match, moment.now, flag)._replace(timed_out=True)
    return decide_new(match, seat, command, moment)


def decide_new(match: Match, seat: Seat, command: Command, moment: CommandContext) -> Decision:
    """What a new command does."""
    match command:
        case Act():
            return act(match, seat, command, moment)
        case Accept(offer="rematch") | Ask(offer="rematch"):
            return rematch(match, seat, command, moment)
    whats: list[Payload]
    match command:
        case Undo(revision=at):
            whats = undo(match, seat, at, moment)
        case Ask():
            whats = ask(match, seat, command, moment)
        case Accept():
            whats = accept(match, seat, command, moment)
        case Decline(offer=offer):
            whats = decline(match, seat, offer)
        case Resign():
            check_running(match)
            whats = [MatchEnded(winner=match.other(seat), reason="resigned")]
        case Abort():
            whats = abort(match)
        case Claim():
            whats = claim(match, seat, moment)
        case Say(text=text):
            whats = say(match, seat, text, moment)
        case Mute(on=on):
            whats = mute(match, seat, moment, on=on)
        case _:
            assert_never(command)
    return make_decision(match, moment.now, whats, f"{seat}:{command.id}")


# Sitting down.


def join(match: Match, seat: Seat, player: Player, now: Milliseconds) -> Decision:
    """Somebody sits down; when both are there, the match begins.

    Raises: MatchOver, SeatTaken, NotAllowedNow.
    """
    if match.over:
        raise MatchOver
    if seat in match.players:
        raise SeatTaken(seat=seat)
    if isinstance(player, Person) and match.seats_of(player.account) and match.settings.kind != "hotseat":
        raise NotAllowedNow("play-oneself")
    whats: list[Payload] = [Joined(seat=seat, player=player)]
    if len(match.players) + 1 == len(match.spec.seats):
        whats.append(Begun(luck=[step.text for step in match.game.steps]))
    return make_decision(match, now, whats)


# Playing.


def timeout(match: Match, now: Milliseconds, lag: Milliseconds | None = None) -> list[Payload]:
    """The end, where the time of the seat to act is up; nothing else."""
    if match.status != "running" or not match.clocks.has_run_out(now, lag):
        return []
    loser = match.clocks.running
    assert loser is not None
    return [MatchEnded(winner=match.other(loser), reason="time")]


def act(match: Match, seat: Seat, act: Act, moment: CommandContext) -> Decision:
    """An action, with the luck that follows."""
    check_running(match)
    check_revision(match, act.revision)
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
    return make_decision(match, moment.now, [what], f"{seat}:{act.id}")._replace(ahead=ahead)


# Talking.


def say(match: Match, seat: Seat, text: str, moment: CommandContext) -> list[Payload]:
    """A line for the other to read: letters and signs, no control characters."""
    line = sanitize_chat(text)
    if not line:
        raise BadCommand("empty-saying", field="text")
    check_chat_lines(match, seat, moment.limits)
    return [Said(seat=seat, text=line)]


def mute(match: Match, seat: Seat, moment: CommandContext, *, on: bool) -> list[Payload]:
    """The chat of the other is hidden or shown; where it is already so, nothing is added."""
    if on == (seat in match.muted):
        return []
    check_mutes(match, seat, moment.limits)
    return [Muted(seat=seat, on=on)]


def sanitize_chat(text: str) -> str:
    """A text from outside as one line: what does not print is gone, and what turns writing around too."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").strip()

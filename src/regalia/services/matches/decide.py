"""Decides what a command does, or why it is refused. Pure functions: nothing is changed here."""

from __future__ import annotations

import unicodedata
from typing import assert_never

from regalia.core import constants
from regalia.core.contract import Seat
from regalia.services.errors import BadCommand, MatchOver, NotAllowedNow, NotYourTurn, SeatTaken
from regalia.services.matches.abandonment import abort, claim
from regalia.services.matches.commands import (
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
from regalia.services.matches.decision import (
    CommandContext,
    Decision,
    check_revision,
    check_running,
    make_decision,
)
from regalia.services.matches.entries import Acted, Begun, Joined, MatchEnded, Muted, Payload, Said
from regalia.services.matches.lesson_progress import check_action
from regalia.services.matches.log_limits import check_chat_lines, check_mutes
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds, Person, Player
from regalia.services.matches.offers import accept, ask, decline, rematch
from regalia.services.matches.takeback import undo
from regalia.services.matches.verification import is_secret


def decide(match: Match, seat: Seat, command: Command, context: CommandContext) -> Decision:
    """Returns what a command of a seat does. Raises: ServiceError, BadNotation, IllegalAction."""
    key = f"{seat}:{command.id}"
    if key in match.handled_commands:
        return Decision([], match.handled_commands[key])
    if not isinstance(command, Say | Mute):
        lag = context.lag if isinstance(command, Act) and seat == match.clocks.running else None
        ended = timeout(match, context.now, lag)
        if ended:
            return make_decision(match, context.now, ended)._replace(timed_out=True)
    return decide_new(match, seat, command, context)


def decide_new(match: Match, seat: Seat, command: Command, context: CommandContext) -> Decision:
    """Returns what a command does; the caller has checked that it was not handled before."""
    match command:
        case Act():
            return act(match, seat, command, context)
        case Accept(offer="rematch") | Ask(offer="rematch"):
            return rematch(match, seat, command, context)
    payloads: list[Payload]
    match command:
        case Undo(revision=revision):
            payloads = undo(match, seat, revision, context)
        case Ask():
            payloads = ask(match, seat, command, context)
        case Accept():
            payloads = accept(match, seat, command, context)
        case Decline(offer=offer):
            payloads = decline(match, seat, offer)
        case Resign():
            check_running(match)
            payloads = [MatchEnded(winner=match.other(seat), reason="resigned")]
        case Abort():
            payloads = abort(match)
        case Claim():
            payloads = claim(match, seat, context)
        case Say(text=text):
            payloads = say(match, seat, text, context)
        case Mute(on=on):
            payloads = mute(match, seat, context, on=on)
        case _:
            assert_never(command)
    return make_decision(match, context.now, payloads, f"{seat}:{command.id}")


# Joining.


def join(match: Match, seat: Seat, player: Player, now: Milliseconds) -> Decision:
    """Seats a player; with the second one the match begins.

    Raises: MatchOver, SeatTaken, NotAllowedNow.
    """
    if match.over:
        raise MatchOver
    if seat in match.players:
        raise SeatTaken(seat=seat)
    if isinstance(player, Person) and match.seats_of(player.account) and match.settings.kind != "hotseat":
        raise NotAllowedNow("play-oneself")
    payloads: list[Payload] = [Joined(seat=seat, player=player)]
    if len(match.players) + 1 == len(match.rules.seats):
        payloads.append(Begun(luck=[step.text for step in match.game.steps]))
    return make_decision(match, now, payloads)


# Playing.


def timeout(match: Match, now: Milliseconds, lag: Milliseconds | None = None) -> list[Payload]:
    """Returns the end of the match if the clock of the seat to act has run out, else nothing."""
    if match.status != "running" or not match.clocks.has_run_out(now, lag):
        return []
    loser = match.clocks.running
    assert loser is not None
    return [MatchEnded(winner=match.other(loser), reason="time")]


def act(match: Match, seat: Seat, command: Act, context: CommandContext) -> Decision:
    """Plays an action, with the chance outcomes that follow it. After the last step of a lesson the match is over."""
    check_running(match)
    check_revision(match, command.revision)
    if seat != match.actor:
        raise NotYourTurn(actor=match.actor)
    transition = match.game.preview(command.action)
    charge = match.clocks.charge(context.now, context.lag)
    payload = Acted(
        seat=seat,
        text=transition.steps[0].text,
        luck=[step.text for step in transition.steps[1:]],
        spent=charge.spent,
        forgiven=charge.forgiven,
        nonce=context.nonce() if is_secret(match.rules, transition.steps[0]) else None,
    )
    payloads: list[Payload] = [payload]
    if check_action(match, seat, transition) and transition.after.winner() == constants.NOBODY:
        payloads.append(MatchEnded(winner=None, reason="lesson"))
    return make_decision(match, context.now, payloads, f"{seat}:{command.id}")._replace(transition=transition)


# Chat.


def say(match: Match, seat: Seat, text: str, context: CommandContext) -> list[Payload]:
    """Adds a chat line, without control characters. The other does not see it if they have blocked this player."""
    line = sanitize_chat(text)
    if not line:
        raise BadCommand("empty-saying", field="text")
    if seat in match.blocking:  # not the blocked one, who must not learn of it
        raise NotAllowedNow("you-blocked")
    check_chat_lines(match, seat, context.limits)
    return [Said(seat=seat, text=line)]


def mute(match: Match, seat: Seat, context: CommandContext, *, on: bool) -> list[Payload]:
    """Mutes or unmutes the other's chat; adds nothing if that changes nothing."""
    if on == (seat in match.muted):
        return []
    check_mutes(match, seat, context.limits)
    return [Muted(seat=seat, on=on)]


def sanitize_chat(text: str) -> str:
    """Returns a text as one line without control, format and bidirectional characters."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").strip()

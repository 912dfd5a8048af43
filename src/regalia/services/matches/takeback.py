"""Undo of one's own last action, and takebacks that the opponent agrees to. In practice, everything can be undone."""

from __future__ import annotations

from regalia.core.contract import CHANCE, Seat
from regalia.services.errors import NotAllowedNow
from regalia.services.matches.decision import CommandContext, check_revision, check_running
from regalia.services.matches.entries import Payload, TakenBack
from regalia.services.matches.log_limits import check_undos
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds


def undo(match: Match, seat: Seat, revision: int, context: CommandContext) -> list[Payload]:
    """Undoes the seat's own last action of this turn, without asking."""
    check_running(match)
    check_revision(match, revision)
    plies = undo_target(match, seat)
    if plies is None:
        raise NotAllowedNow("no-undo")
    check_undos(match, seat, context.limits)
    return [take_back(match, seat, plies, context.now)]


def take_back(match: Match, seat: Seat, plies: int, now: Milliseconds) -> TakenBack:
    """Returns the payload that goes back to a ply; the time until now is charged to the seat to act."""
    return TakenBack(seat=seat, plies=plies, spent=match.clocks.charge(now, 0).spent)


def undo_target(match: Match, seat: Seat) -> int | None:
    """Returns the length of the game after an undo; None if it is not allowed."""
    last = last_action(match)
    if match.actor != seat or last is None or match.game.steps[last].actor != seat:
        return None
    return last


def last_action(match: Match) -> int | None:
    """Returns the ply of the last action that can be taken back, without the chance events after it."""
    steps = match.game.steps
    acted = (ply for ply in range(len(steps) - 1, match.takeback_floor - 1, -1) if steps[ply].actor != CHANCE)
    return next(acted, None)


def takeback_target(match: Match, seat: Seat) -> int | None:
    """Returns the length of the game before a seat's last action; None if it cannot be taken back.

    Steps below `takeback_floor` stay: somebody has learnt a secret from them, or chance has acted.
    """
    if match.status != "running":
        return None
    steps = match.game.steps
    for ply in range(len(steps) - 1, match.takeback_floor - 1, -1):
        if steps[ply].actor == seat:
            return ply
    return None

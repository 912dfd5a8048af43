"""Going back: what may be undone without asking, and what the other must agree to."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.decision import CommandContext, check_revision, check_running
from regalia.services.entries import Payload, TakenBack
from regalia.services.errors import NotAllowedNow
from regalia.services.log_limits import check_undos
from regalia.services.match import Match
from regalia.services.match_settings import Milliseconds


def undo(match: Match, seat: Seat, at: int, moment: CommandContext) -> list[Payload]:
    """One's own last action of this turn, without asking."""
    check_running(match)
    check_revision(match, at)
    plies = undo_target(match, seat)
    if plies is None:
        raise NotAllowedNow("no-undo")
    check_undos(match, seat, moment.limits)
    return [take_back(match, seat, plies, moment.now)]


def take_back(match: Match, seat: Seat, plies: int, now: Milliseconds) -> TakenBack:
    """The way back; the time until now is paid by whoever was to act."""
    return TakenBack(seat=seat, plies=plies, spent=match.clocks.charge(now, 0).spent)


def undo_target(match: Match, seat: Seat) -> int | None:
    """How much of the game is left when a seat undoes its last action; None where it may not."""
    steps = match.game.steps
    if match.actor != seat or len(steps) <= match.undo_floor or steps[-1].actor != seat:
        return None
    return len(steps) - 1


def takeback_target(match: Match, seat: Seat) -> int | None:
    """How much of the game is left when a seat's last action is taken back; None where that cannot be.

    What somebody has learnt cannot be taken back: a secret, or what chance has brought.
    """
    if match.status != "running":
        return None
    steps = match.game.steps
    own = (ply for ply in range(len(steps) - 1, match.undo_floor - 1, -1) if steps[ply].actor == seat)
    return next(own, None)

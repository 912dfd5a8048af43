"""Going back: what may be undone without asking, and what the other must agree to."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.decision import Moment, check_fresh, check_running
from regalia.services.entries import TakenBack, What
from regalia.services.errors import NotAllowedNow
from regalia.services.log_limits import check_undos
from regalia.services.match import Match
from regalia.services.match_settings import Milliseconds


def undone(match: Match, seat: Seat, at: int, moment: Moment) -> list[What]:
    """One's own last action of this turn, without asking."""
    check_running(match)
    check_fresh(match, at)
    plies = undo_to(match, seat)
    if plies is None:
        raise NotAllowedNow("no-undo")
    check_undos(match, seat, moment.limits)
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

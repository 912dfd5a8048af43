"""Leaving: a match that was never played, and the win of who is left waiting."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.decision import Moment, check_running
from regalia.services.entries import Acted, Ended, What
from regalia.services.errors import MatchOver, NotAllowedNow
from regalia.services.match import Match
from regalia.services.terms import Correspondence, Fischer, Milliseconds, NoClock, Person

GONE: dict[type, Milliseconds | None] = {  # how long somebody must be away before the other may claim
    Fischer: 60_000,
    NoClock: 86_400_000,
    Correspondence: None,  # a turn has its days
}


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

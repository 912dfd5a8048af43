"""Leaving: a match that was never played, and the win of who is left waiting."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.decision import CommandContext, check_running
from regalia.services.entries import Acted, MatchEnded, Payload
from regalia.services.errors import MatchOver, NotAllowedNow
from regalia.services.match import Match
from regalia.services.match_settings import Correspondence, Fischer, Milliseconds, NoClock, Person

NEEDED_ABSENCE: dict[
    type, Milliseconds | None
] = {  # how long somebody must be away before the other may claim
    Fischer: 60_000,
    NoClock: 86_400_000,
    Correspondence: None,  # a turn has its days
}
SECOND = 1000


def abort(match: Match) -> list[Payload]:
    """Nothing was played, and nobody has lost: as long as no person has acted."""
    if match.over:
        raise MatchOver
    if not may_abort(match):
        raise NotAllowedNow("no-abort")
    return [MatchEnded(winner=None, reason="aborted")]


def may_abort(match: Match) -> bool:
    """Whether the match can be ended without a result: it is not over, and no person has acted."""
    acted = (
        match.entry_counts.get((seat, Acted), 0) for seat in match.spec.seats if not match.is_computer(seat)
    )
    return not match.over and not any(acted)


def needed_absence(match: Match, seat: str) -> Milliseconds | None:
    """How long a seat must be away before its opponent may claim the win; None where nobody can claim."""
    return NEEDED_ABSENCE[type(match.settings.clock)] if isinstance(match.players.get(seat), Person) else None


def claim(match: Match, seat: Seat, moment: CommandContext) -> list[Payload]:
    """The win of who is left waiting. Raises: NotAllowedNow that says for how many seconds to wait."""
    check_running(match)
    other = match.other(seat)
    enough = needed_absence(match, other)
    absent = moment.absences.get(other, 0)
    if enough is None or match.actor != other or not absent:
        raise NotAllowedNow("not-gone")
    if absent < enough:
        raise NotAllowedNow("not-gone-yet", wait=-(-(enough - absent) // SECOND))
    return [MatchEnded(winner=seat, reason="abandoned")]


def end_for_deleted_account(match: Match, account: str) -> list[Payload]:
    """The end of a match whose player has deleted the account; nothing where it is over.

    The opponent wins. A match that nobody has played yet, or that one person plays alone, is aborted.
    """
    seats = match.seats_of(account)
    if match.over or not seats:
        return []
    if len(seats) > 1 or may_abort(match):
        return [MatchEnded(winner=None, reason="aborted")]
    return [MatchEnded(winner=match.other(seats[0]), reason="abandoned")]

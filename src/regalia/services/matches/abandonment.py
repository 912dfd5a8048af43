"""Aborted matches, and claims of the win when the opponent is absent."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.errors import MatchOver, NotAllowedNow
from regalia.services.matches.decision import CommandContext, check_running
from regalia.services.matches.entries import Acted, MatchEnded, Payload
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Correspondence, Fischer, Milliseconds, NoClock, Person

NEEDED_ABSENCE: dict[type, Milliseconds | None] = {  # before the opponent may claim the win
    Fischer: 60_000,
    NoClock: 86_400_000,
    Correspondence: None,  # the clock of the turn decides
}
SECOND = 1000


def abort(match: Match) -> list[Payload]:
    """Ends a match without a result, as long as no person has acted."""
    if match.over:
        raise MatchOver
    if not may_abort(match):
        raise NotAllowedNow("no-abort")
    return [MatchEnded(winner=None, reason="aborted")]


def may_abort(match: Match) -> bool:
    """Returns whether the match can be aborted: it is not over, and no person has acted."""
    acted = match.entry_counts
    return not match.over and all(
        (seat, Acted) not in acted or match.is_computer(seat) for seat in match.rules.seats
    )


def needed_absence(match: Match, seat: str) -> Milliseconds | None:
    """Returns how long a seat must be absent before the win can be claimed; None if it never can."""
    return NEEDED_ABSENCE[type(match.settings.clock)] if isinstance(match.players.get(seat), Person) else None


def claim(match: Match, seat: Seat, context: CommandContext) -> list[Payload]:
    """Claims the win from an absent opponent. Raises: NotAllowedNow with the seconds to wait."""
    check_running(match)
    other = match.other(seat)
    enough = needed_absence(match, other)
    absent = context.absences.get(other, 0)
    if enough is None or match.actor != other or not absent:
        raise NotAllowedNow("not-gone")
    if absent < enough:
        raise NotAllowedNow("not-gone-yet", wait=-(-(enough - absent) // SECOND))
    return [MatchEnded(winner=seat, reason="abandoned")]


def end_for_deleted_account(match: Match, account: str) -> list[Payload]:
    """Returns the end of a match whose player deleted the account; nothing if it is over.

    The opponent wins. A match that nobody has played yet, or a hot-seat match, is aborted.
    """
    seats = match.seats_of(account)
    if match.over or not seats:
        return []
    if len(seats) > 1 or may_abort(match):
        return [MatchEnded(winner=None, reason="aborted")]
    return [MatchEnded(winner=match.other(seats[0]), reason="abandoned")]

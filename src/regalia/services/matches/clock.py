"""The clocks of a match: time left per seat, charged per turn, with compensation of network lag.

Compensation is capped per turn and taken from a quota that refills slowly, so that it cannot be abused. Outages of
the server are charged to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regalia.services.matches.match_settings import (
    Correspondence,
    Fischer,
    Milliseconds,
    NoClock,
    TimeControl,
)
from regalia.services.matches.ports import Outage

SECOND, MINUTE, DAY = 1000, 60_000, 86_400_000
MAX_LAG_PER_TURN = 500  # ms, maximum compensation in a turn
LAG_QUOTA = 2000  # ms, initial and maximum quota
LAG_REFILL = 100  # ms added to the quota per turn


class Charge(NamedTuple):
    """The time charged for an action, and the time that was forgiven as network lag."""

    spent: Milliseconds
    forgiven: Milliseconds


def initial_time(control: TimeControl) -> Milliseconds | None:
    """Returns the time of a seat at the start, or per turn; None without a clock."""
    match control:
        case NoClock():
            return None
        case Fischer(minutes, seconds):
            return minutes * MINUTE or seconds * SECOND
        case Correspondence(days):
            return days * DAY


class Clocks:
    """Time left of each seat, and whose clock runs since when."""

    def __init__(self, control: TimeControl, seats: Sequence[str], outages: Sequence[Outage] = ()) -> None:
        self.control, self.outages = control, outages  # a shared list, which grows
        most = initial_time(control)
        self.remaining: dict[str, Milliseconds] = {} if most is None else dict.fromkeys(seats, most)
        self.quota = dict.fromkeys(seats, LAG_QUOTA)
        self.forgiven: Milliseconds = 0  # in this turn
        self.running: str | None = None
        self.since: Milliseconds = 0

    # Queries.

    def elapsed(self, now: Milliseconds) -> Milliseconds:
        """Returns how long the clock has run, without outages of the server."""
        if self.running is None:
            return 0
        down = sum(max(0, min(now, outage.end) - max(self.since, outage.start)) for outage in self.outages)
        return max(0, now - self.since - down)

    def charge(self, now: Milliseconds, lag: Milliseconds) -> Charge:
        """Returns the charge of an action that arrives now with a given lag."""
        elapsed = self.elapsed(now)
        if not self.remaining or self.running is None:
            return Charge(elapsed, 0)
        forgiven = max(0, min(lag, self.forgivable(), elapsed))
        return Charge(elapsed - forgiven, forgiven)

    def forgivable(self) -> Milliseconds:
        """Returns how much lag can still be forgiven in this turn."""
        assert self.running is not None
        return max(0, min(MAX_LAG_PER_TURN - self.forgiven, self.quota[self.running]))

    def has_run_out(self, now: Milliseconds, lag: Milliseconds | None = None) -> bool:
        """Returns whether the seat to act has no time left; an unknown lag counts as the worst case."""
        if not self.remaining or self.running is None:
            return False
        spent = self.charge(now, self.forgivable() if lag is None else lag).spent
        return spent > self.remaining[self.running]

    def runs_out_in(self, now: Milliseconds) -> Milliseconds | None:
        """Returns after how many milliseconds `has_run_out` becomes true; None if no clock runs."""
        if not self.remaining or self.running is None:
            return None
        return max(0, self.remaining[self.running] + self.forgivable() + 1 - self.elapsed(now))

    def remaining_at(self, now: Milliseconds) -> dict[str, Milliseconds]:
        """Returns the time left of each seat."""
        if self.running is None:
            return dict(self.remaining)
        elapsed = self.elapsed(now)
        return {
            seat: max(0, left - elapsed) if seat == self.running else left
            for seat, left in self.remaining.items()
        }

    # Changes.

    def start(self, seat: str | None, at: Milliseconds) -> None:
        """Starts the clock of a seat; None stops all clocks."""
        if seat != self.running:
            self.forgiven = 0
        self.running, self.since = seat, at

    def deduct(self, spent: Milliseconds, forgiven: Milliseconds = 0) -> None:
        """Charges the seat to act."""
        if self.running is None:
            return
        self.forgiven += forgiven
        self.quota[self.running] -= forgiven
        if self.remaining:
            self.remaining[self.running] = max(0, self.remaining[self.running] - spent)

    def end_turn(self) -> None:
        """Ends the turn of the seat to act: adds the increment, or gives it the full time of its next turn."""
        if self.running is None:
            return
        seat = self.running
        self.quota[seat] = min(LAG_QUOTA, self.quota[seat] + LAG_REFILL)
        match self.control:
            case Fischer(_, seconds):
                self.remaining[seat] += seconds * SECOND
            case Correspondence(days):
                self.remaining[seat] = days * DAY
            case NoClock():
                pass

"""The clocks of a match: what each seat has left, charged by the turn; the network's part is forgiven.

Lag cannot be abused: what is forgiven in a turn is capped, and comes from a quota that refills slowly.
Time in which the server was down is nobody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regalia.services.match_settings import Correspondence, Fischer, Milliseconds, NoClock, TimeControl
from regalia.services.ports import Outage

SECOND, MINUTE, DAY = 1000, 60_000, 86_400_000
MAX_LAG_PER_TURN = 500  # milliseconds that are forgiven in a turn at most
LAG_QUOTA = 2000  # and from this store of them,
LAG_REFILL = 100  # which gets so many back with each turn


class Charge(NamedTuple):
    """What an action takes from a clock, and what it would have taken besides."""

    spent: Milliseconds
    forgiven: Milliseconds


def initial_time(control: TimeControl) -> Milliseconds | None:
    """What a seat has at the beginning, or for each turn; None without a clock."""
    match control:
        case NoClock():
            return None
        case Fischer(minutes, seconds):
            return minutes * MINUTE or seconds * SECOND
        case Correspondence(days):
            return days * DAY


class Clocks:
    """What is left for each seat, and whose time runs since when."""

    def __init__(self, control: TimeControl, seats: Sequence[str], outages: Sequence[Outage] = ()) -> None:
        self.control, self.outages = control, tuple(outages)
        most = initial_time(control)
        self.remaining: dict[str, Milliseconds] = {} if most is None else dict.fromkeys(seats, most)
        self.quota = dict.fromkeys(seats, LAG_QUOTA)
        self.forgiven: Milliseconds = 0  # in this turn
        self.running: str | None = None
        self.since: Milliseconds = 0

    # Asking.

    def elapsed(self, now: Milliseconds) -> Milliseconds:
        """How long the seat to act has been thinking, but for the times when the server was down."""
        if self.running is None:
            return 0
        down = sum(max(0, min(now, outage.end) - max(self.since, outage.start)) for outage in self.outages)
        return max(0, now - self.since - down)

    def charge(self, now: Milliseconds, lag: Milliseconds) -> Charge:
        """What the seat to act has to pay for an action that comes now, over a network so slow."""
        elapsed = self.elapsed(now)
        if not self.remaining or self.running is None:
            return Charge(elapsed, 0)
        forgiven = max(0, min(lag, self.forgivable(), elapsed))
        return Charge(elapsed - forgiven, forgiven)

    def forgivable(self) -> Milliseconds:
        """What can still be forgiven in this turn."""
        assert self.running is not None
        return max(0, min(MAX_LAG_PER_TURN - self.forgiven, self.quota[self.running]))

    def has_run_out(self, now: Milliseconds, lag: Milliseconds | None = None) -> bool:
        """Whether the seat to act has no time left; of one that says nothing, lag is thought the worst."""
        if not self.remaining or self.running is None:
            return False
        spent = self.charge(now, self.forgivable() if lag is None else lag).spent
        return spent > self.remaining[self.running]

    def runs_out_in(self, now: Milliseconds) -> Milliseconds | None:
        """In how many milliseconds `is_up` will be so, if nobody acts; None where no time runs."""
        if not self.remaining or self.running is None:
            return None
        return max(0, self.remaining[self.running] + self.forgivable() + 1 - self.elapsed(now))

    def remaining_at(self, now: Milliseconds) -> dict[str, Milliseconds]:
        """What each seat has left now."""
        if self.running is None:
            return dict(self.remaining)
        elapsed = self.elapsed(now)
        return {
            seat: max(0, left - elapsed) if seat == self.running else left
            for seat, left in self.remaining.items()
        }

    # Folding.

    def start(self, seat: str | None, at: Milliseconds) -> None:
        """Let the time of a seat run from now; None stops the clocks."""
        if seat != self.running:
            self.forgiven = 0
        self.running, self.since = seat, at

    def deduct(self, spent: Milliseconds, forgiven: Milliseconds = 0) -> None:
        """Take what the seat to act has spent."""
        if self.running is None:
            return
        self.forgiven += forgiven
        self.quota[self.running] -= forgiven
        if self.remaining:
            self.remaining[self.running] = max(0, self.remaining[self.running] - spent)

    def end_turn(self) -> None:
        """The turn of the seat to act is over: it gets what the control gives for a turn."""
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

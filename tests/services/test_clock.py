"""Clocks: charged per turn, with lag forgiven, and stopped during outages."""

from __future__ import annotations

import pytest

from regalia.services.matches.clock import (
    DAY,
    LAG_QUOTA,
    LAG_REFILL,
    MAX_LAG_PER_TURN,
    MINUTE,
    SECOND,
    Clocks,
)
from regalia.services.matches.match_settings import Correspondence, Fischer, NoClock
from regalia.services.matches.ports import Outage

SEATS = ("king", "assassins")


def running(*outages: Outage) -> Clocks:
    clocks = Clocks(Fischer(5, 3), SEATS, outages)
    clocks.start("king", 0)
    return clocks


def test_time_is_taken_from_who_is_to_act_and_comes_back_when_the_turn_passes_on() -> None:
    clocks = running()
    clocks.deduct(clocks.charge(10 * SECOND, 0).spent)
    clocks.start("king", 10 * SECOND)
    assert clocks.remaining == {"king": 5 * MINUTE - 10 * SECOND, "assassins": 5 * MINUTE}
    clocks.end_turn()
    clocks.start("assassins", 10 * SECOND)
    assert clocks.remaining["king"] == 5 * MINUTE - 7 * SECOND


def test_time_is_up_after_the_last_millisecond_that_could_be_forgiven() -> None:
    clocks = running()
    end = 5 * MINUTE
    assert not clocks.has_run_out(end, 0)
    assert clocks.has_run_out(end + 1, 0)
    assert not clocks.has_run_out(end + 1)
    assert clocks.runs_out_in(0) == end + MAX_LAG_PER_TURN + 1
    assert clocks.has_run_out(end + MAX_LAG_PER_TURN + 1)


def test_without_a_clock_time_is_measured_and_never_up() -> None:
    clocks = Clocks(NoClock(), SEATS)
    clocks.start("king", 0)
    assert clocks.charge(900 * DAY, 0).spent == 900 * DAY
    assert not clocks.has_run_out(900 * DAY)
    assert clocks.runs_out_in(0) is None
    assert clocks.remaining_at(5) == {}


def test_by_correspondence_each_turn_has_its_days() -> None:
    clocks = Clocks(Correspondence(2), SEATS)
    clocks.start("king", 0)
    clocks.deduct(clocks.charge(DAY, 0).spent)
    assert clocks.remaining["king"] == DAY
    clocks.end_turn()
    assert clocks.remaining["king"] == 2 * DAY


def test_lag_is_forgiven_up_to_a_limit_for_each_turn() -> None:
    clocks = running()
    charge = clocks.charge(2 * SECOND, 200)
    assert charge == (1800, 200)
    clocks.deduct(*charge)
    clocks.start("king", 2 * SECOND)
    assert clocks.charge(4 * SECOND, 9000).forgiven == MAX_LAG_PER_TURN - 200


def test_who_always_claims_lag_gets_no_more_than_the_quota_gives_back() -> None:
    clocks, now, forgiven = running(), 0, 0
    turns = 100
    for _ in range(turns):
        now += SECOND
        charge = clocks.charge(now, 60_000)
        clocks.deduct(*charge)
        clocks.end_turn()
        forgiven += charge.forgiven
        clocks.start("assassins", now)
        clocks.start("king", now)
    assert forgiven <= LAG_QUOTA + turns * LAG_REFILL


def test_no_more_is_forgiven_than_was_spent() -> None:
    assert running().charge(30, 400) == (0, 30)


@pytest.mark.parametrize(
    ("outage", "elapsed"),
    [
        (Outage(20, 50), 70),
        (Outage(-50, 40), 60),
        (Outage(90, 500), 90),
        (Outage(-50, -10), 100),
        (Outage(200, 300), 100),
    ],
)
def test_time_in_which_the_server_was_down_is_not_charged(outage: Outage, elapsed: int) -> None:
    assert running(outage).elapsed(100) == elapsed

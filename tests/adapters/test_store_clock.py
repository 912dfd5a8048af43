"""The clock of the store: measured by round trips, never back, and set with the store's."""

from __future__ import annotations

import pytest

from regalia.adapters.store_clock import StoreClock


class Ticks:
    """A monotonic clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


class StoreTime:
    """The clock of a store, ahead of the ticks; each answer takes a while."""

    def __init__(self, ticks: Ticks, ahead: int) -> None:
        self.ticks, self.ahead, self.there, self.back = ticks, ahead, 1, 1

    def __call__(self) -> int:
        self.ticks.ms += self.there
        answer = self.ticks.ms + self.ahead
        self.ticks.ms += self.back
        return answer


@pytest.fixture
def ticks() -> Ticks:
    return Ticks()


def test_the_time_is_that_of_the_store(ticks: Ticks) -> None:
    clock, store = StoreClock(ticks), StoreTime(ticks, 5_000_000)
    clock.measure(store)
    assert clock() == ticks.ms + store.ahead
    ticks.ms += 700
    assert clock() == ticks.ms + store.ahead


def test_the_measurement_with_the_shortest_round_trip_counts(ticks: Ticks) -> None:
    clock, store = StoreClock(ticks), StoreTime(ticks, 5_000_000)
    clock.measure(store)
    store.back = 900  # an answer that was late: half of it would be an error of 450 ms
    clock.measure(store)
    assert clock() == ticks.ms + store.ahead


def test_the_time_does_not_go_back_by_a_new_measurement(ticks: Ticks) -> None:
    clock, store = StoreClock(ticks), StoreTime(ticks, 5_000_000)
    store.back = 21
    clock.measure(store)
    before = clock()
    store.back = 1
    clock.measure(store)
    assert clock() >= before


@pytest.mark.parametrize("step", [-3_600_000, 3_600_000])
def test_a_clock_of_the_store_that_was_set_is_followed(
    ticks: Ticks, step: int, caplog: pytest.LogCaptureFixture
) -> None:
    clock, store = StoreClock(ticks), StoreTime(ticks, 50_000_000)
    clock.measure(store)
    clock()
    store.ahead += step
    clock.measure(store)
    assert clock() == ticks.ms + store.ahead
    assert str(step) in caplog.text

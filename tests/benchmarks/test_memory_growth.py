"""The run of hostile messages tells flat memory from growing memory."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from benchmarks.attacks.hostile_messages import Growth, Sample, growth

MINUTE = 60.0


def samples(
    megabytes: Callable[[float], float], minutes: float = 30, *, sinks_after: float = math.inf
) -> list[Sample]:
    """Returns a sample for each half minute; `megabytes` is given the minute. The rate may sink to a seventh."""
    found, sent = [], 0
    for at in range(1, round(2 * minutes) + 1):
        sent += 1680 if at / 2 <= sinks_after else 240
        found.append(Sample(at * MINUTE / 2, sent, megabytes(at / 2)))
    return found


def test_memory_that_grows_while_the_server_warms_up_is_flat() -> None:
    found = growth(samples(lambda minute: 80 + 2 * min(minute, 10)))
    assert found == Growth(100, 100)
    assert found.is_flat


def test_memory_that_goes_up_and_down_is_flat() -> None:
    found = growth(samples(lambda minute: 100 + (minute * 7) % 3))
    assert isinstance(found, Growth)
    assert found.is_flat


@pytest.mark.parametrize("per_minute", [0.5, 1.0, 5.0])
def test_memory_that_grows_all_the_time_is_not_flat(per_minute: float) -> None:
    found = growth(samples(lambda minute: 100 + per_minute * minute))
    assert isinstance(found, Growth)
    assert not found.is_flat
    assert "GROWING" in str(found)


def test_a_run_whose_rate_sinks_tells_nothing() -> None:
    found = growth(samples(lambda minute: 112.0 + minute / 15, sinks_after=13))
    assert isinstance(found, str)
    assert "messages per second" in found


@pytest.mark.parametrize("minutes", [0, 1, 20])
def test_a_run_whose_first_third_is_shorter_than_the_warm_up_tells_nothing(minutes: float) -> None:
    found = growth(samples(lambda minute: 100, minutes))
    assert isinstance(found, str)
    assert "too short" in found

"""Budgets: one kind of limit each, kept to."""

from __future__ import annotations

import time
from typing import Any

import pytest

import regalia
from regalia.players import LEVELS, Budget


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "time_ms"),
        ({"time_ms": 1, "iterations": 1}, "iterations"),
        ({"time_ms": 0}, "time_ms"),
        ({"time_ms": 600_001}, "time_ms"),
        ({"time_ms": True}, "time_ms"),
        ({"time_ms": 1.5}, "time_ms"),
        ({"iterations": 0}, "iterations"),
        ({"iterations": True}, "iterations"),
        ({"iterations": 10**7 + 1}, "iterations"),
    ],
)
def test_a_budget_is_one_whole_number_within_its_bounds(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(regalia.BadField) as caught:
        Budget(**fields)
    assert caught.value.field == field
    assert field in str(caught.value)


def test_there_are_eight_levels_each_thinking_more_than_the_one_before() -> None:
    thought = [len(list(LEVELS[level].iterate())) for level in range(1, 9)]
    assert list(LEVELS) == list(range(1, 9))
    assert thought == sorted(set(thought))


def test_a_turn_is_shared_by_its_actions_and_each_gets_something() -> None:
    assert [len(list(Budget(iterations=n).iterate())) for n in (1, 8, 80)] == [1, 1, 10]


def test_time_is_kept_to() -> None:
    begun = time.perf_counter()
    assert list(Budget(time_ms=80).iterate())
    assert 0.009 < time.perf_counter() - begun < 1

"""Budgets: one kind of limit each."""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia.search import Budget


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "time_ms"),
        ({"time_ms": 1, "iterations": 1}, "iterations"),
        ({"time_ms": 0}, "time_ms"),
        ({"time_ms": -5}, "time_ms"),
        ({"time_ms": 600_001}, "time_ms"),
        ({"time_ms": True}, "time_ms"),
        ({"time_ms": 1.5}, "time_ms"),
        ({"iterations": 0}, "iterations"),
        ({"iterations": -1}, "iterations"),
        ({"iterations": True}, "iterations"),
        ({"iterations": 10**7 + 1}, "iterations"),
    ],
)
def test_a_budget_is_one_whole_number_within_its_bounds(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(regalia.BadField) as caught:
        Budget(**fields)
    assert caught.value.field == field
    assert field in str(caught.value)


def test_a_budget_can_be_scaled_and_stays_within_its_bounds() -> None:
    assert Budget(iterations=100).scaled(0.5) == Budget(iterations=50)
    assert Budget(iterations=100).scaled(0.0001) == Budget(iterations=1)
    assert Budget(time_ms=600_000).scaled(2) == Budget(time_ms=600_000)

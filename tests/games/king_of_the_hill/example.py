"""The example position of docs/rules, and variants of it."""

from __future__ import annotations

import copy
from typing import Any

# The example of the contract, its lists in the order in which we write them.
EXAMPLE: dict[str, Any] = {
    "game": "king-of-the-hill",
    "scenario": "pitched-battle",
    "options": {"magic": True, "fantasy": True, "jokers": True},
    "turn": 2,
    "phase": "action",
    "actor": "blue",
    "first": "blue",
    "elements": [
        {"kind": "forest-long", "at": "i2", "turned": True},
        {"kind": "forest-small", "at": "b2"},
        {"kind": "objectives", "at": ["c1", "h2"], "owner": "red"},
        {"kind": "road", "at": "a"},
    ],
    "units": [
        {"side": "blue", "type": "infantry", "at": "d2", "general": True},
        {"side": "red", "type": "cavalry", "at": "f6", "general": True},
    ],
    "destroyed": [{"side": "blue", "type": "cavalry"}],
    "left_board": [],
    "generals_dead": [],
    "razed": [],
    "paralysed": [{"at": "f6", "actions": 2, "malus": True}],
    "hands": {"blue": ["5C", "KH"], "red": ["**", "9S"]},
    "pile": ["2H", "QS"],
    "discard": [],
}


def changed(**fields: Any) -> dict[str, Any]:
    """The example with other fields."""
    return {**copy.deepcopy(EXAMPLE), **fields}


def without(*names: str) -> dict[str, Any]:
    """The example without some fields."""
    return {name: value for name, value in EXAMPLE.items() if name not in names}

"""Rare positions, from which random walks start."""

from typing import Any

# Near the castle: every event is possible within a few actions.
BATTLE: dict[str, Any] = {
    "game": "king-and-assassins", "board": "A", "phase": "king", "round": 13, "card": "1/6/5f",
    "left": {"king": 1, "knights": 6, "assassins": 5}, "captured_this_round": False,
    "kills_this_turn": 0, "wounds": 1, "king": "c7", "knights": ["d9", "e7", "d6"],
    "citizens": {
        "monk": "b8", "butcher": "c5", "farmer": "d7", "squire": "e6", "shepherd": "d8", "carpenter": "b7",
    },
    "assassins": {"monk": "hidden", "butcher": "revealed", "squire": "hidden"},
    "deck": ["1/5/4", "1/6/5f"],
}  # fmt: skip

# One assassin is left, and hidden: the next capture may end the game.
MANHUNT: dict[str, Any] = {
    **BATTLE, "board": "B", "round": 12, "king": "e3", "knights": ["d4", "f5", "c8"], "wounds": 0,
    "citizens": {"monk": "d5", "farmer": "e4", "witchhunter": "c9", "courtesan": "f6"},
    "assassins": {"monk": "hidden", "butcher": "captured", "squire": "eliminated"},
}  # fmt: skip

# The king stands at his gate.
GATE: dict[str, Any] = {**BATTLE, "king": "c8", "citizens": {**BATTLE["citizens"], "monk": "b9"}}

ALL = [BATTLE, MANHUNT, GATE]

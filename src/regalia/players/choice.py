"""What a player says: the action it would take, and what that is based on."""

from __future__ import annotations

from typing import Protocol

import msgspec

from regalia.core.contract import View
from regalia.core.errors import BadField, GameOver


class Stats(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice has cost, and what it is based on.

    `value` is what the seat may expect, from 0 (lost) to 1 (won), or None where nothing was tried. `line` is
    what the seat means to do in this turn. `visits` are the actions that were tried most, with the number of
    games that began with each.
    """

    iterations: int = 0
    time_ms: int = 0
    value: float | None = None
    line: tuple[str, ...] = ()
    visits: dict[str, int] = {}


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The action a player would take, and how it came to that."""

    action: str
    stats: Stats


class Player(Protocol):
    """Somebody who plays one seat of one game, from its views alone."""

    name: str

    def choose(self, view: View) -> Choice:
        """The action for a view whose seat is to act. Raises: GameOver, BadField."""


def check(view: View) -> None:
    """Make sure that the seat of a view is to act. Raises: GameOver, BadField."""
    if view.actor is None:
        raise GameOver("game-over")
    if view.actor != view.seat:
        raise BadField("not-the-actor", field="seat", actor=view.actor)

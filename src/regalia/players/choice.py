"""The interface of players: a view in, a choice with statistics out."""

from __future__ import annotations

from typing import Protocol

import msgspec

from regalia.core.contract import View
from regalia.core.errors import BadField, GameOver


class Stats(msgspec.Struct, frozen=True, kw_only=True):
    """Cost and result of the search behind a choice.

    `value` is the expected result of the seat from 0 (loss) to 1 (win), or None without a search. `line` is
    the plan for this turn. `visits` are the most visited first actions with their visit counts.
    """

    iterations: int = 0
    time_ms: int = 0
    value: float | None = None
    line: tuple[str, ...] = ()
    visits: dict[str, int] = {}


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The chosen action and the statistics of its search."""

    action: str
    stats: Stats


class Player(Protocol):
    """Plays one seat of one game, from its views alone."""

    name: str

    def choose(self, view: View) -> Choice:
        """The action for a view whose seat is to act. Raises: GameOver, BadField."""


def check_actor(view: View) -> None:
    """Checks that the seat of a view is to act. Raises: GameOver, BadField."""
    if view.actor is None:
        raise GameOver("game-over")
    if view.actor != view.seat:
        raise BadField("not-the-actor", field="seat", actor=view.actor)

"""The answers of the engine protocol as types; docs/bots/engine-protocol.md describes their fields."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Option, Outcome
from regalia.core.record import Record
from regalia.players import Stats


class ErrorAnswer(msgspec.Struct, frozen=True):
    """Why a request was refused: a code, the rule that an action breaks, a message, and the wrong field."""

    code: str
    message: str
    rule: str | None = None
    field: str | None = None


class Refused(msgspec.Struct, frozen=True):
    """Any answer, read for its error only."""

    ok: bool
    error: ErrorAnswer | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the engine: its id, its seats, and its options by name."""

    id: str
    seats: tuple[str, ...]
    options: dict[str, Option]


class GamesAnswer(msgspec.Struct, frozen=True):
    """The answer to `games`."""

    games: list[GameInfo]


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """The seat to act ("chance" at a chance event, None after the end), and the result after the end."""

    actor: str | None
    result: Outcome | None


class Position(Status, frozen=True, kw_only=True):
    """A position as JSON data, including hidden information."""

    position: dict[str, Any]


class NewGame(Position, frozen=True, kw_only=True):
    """The first position of a game, with its seed."""

    seed: int


class LegalActions(msgspec.Struct, frozen=True, kw_only=True):
    """The legal actions of the seat to act, or the possible outcomes of a chance event with their weights.

    At a chance event `kind` names it, and `actions` and `weights` are None if there are too many outcomes to list.
    """

    actor: str | None
    actions: list[str] | None
    kind: str | None = None
    weights: list[int] | None = None


class Transition(Status, frozen=True, kw_only=True):
    """The events of an action as JSON data, including hidden information, and the status after it."""

    events: list[dict[str, Any]]


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player would do, the cost and the result of its search, and the seed of the search."""

    action: str
    stats: Stats
    seed: int


class ViewAnswer(msgspec.Struct, frozen=True):
    """The answer to `view`."""

    view: dict[str, Any]


class PerftAnswer(msgspec.Struct, frozen=True):
    """The answer to `perft`."""

    nodes: int


class RecordAnswer(msgspec.Struct, frozen=True):
    """The answer to `record`."""

    record: Record

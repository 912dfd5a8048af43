"""Records of games: the setup, the actions and the chance outcomes. Positions are derived from them."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Chance, Outcome
from regalia.core.errors import BadRecord
from regalia.core.fairness import Fairness
from regalia.core.validation import convert, decode_json

FORMAT = 1


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game begins: with options, or from a position.

    A match that starts from a position has both: its options say what it is played with.
    """

    options: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    texts: dict[str, str] = {}  # texts of boards that are not built in, by id
    chance: Chance = "auto"


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game as one JSON object, written on one line.

    `actions` holds the texts of actions and chance outcomes in their order. The record of an unfinished game has no
    seed, which would determine the cards to come; only a saved game, which is not meant to be read, keeps it. `ended`
    is the outcome of a server match that ended otherwise than by the rules, `fairness` opens its commitments, and
    `chronicle` says who played and when (`regalia.services.archive.chronicle`).
    """

    regalia: int
    game: str
    rules_version: int
    setup: Setup
    actions: list[str]
    result: Outcome | None
    seed: int | None = None
    ended: Outcome | None = None
    fairness: Fairness | None = None
    chronicle: dict[str, Any] | None = None

    def line(self) -> str:
        """The record as one line of JSON, without a newline."""
        return msgspec.json.encode(self).decode()


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat may export of an unfinished game: its view, with the events that it has seen."""

    regalia: int
    game: str
    rules_version: int
    view: dict[str, Any]

    def line(self) -> str:
        """The record as one line of JSON, without a newline."""
        return msgspec.json.encode(self).decode()


def read_record(source: str | bytes | dict[str, Any]) -> Record | SeatRecord:
    """Parses a record from a line of JSON or its data, without replaying it. Raises: BadRecord."""
    if not isinstance(source, dict):
        source = decode_json(source, dict[str, Any], unreadable)
    if source.get("regalia") != FORMAT or isinstance(source["regalia"], bool):
        raise BadRecord("record-format", expected=FORMAT)
    if "view" in source:
        return convert(source, SeatRecord, unreadable)
    return convert(source, Record, unreadable)


def unreadable(what: str, field: str) -> BadRecord:
    """The error for data that is not a record."""
    error = BadRecord("record-unreadable", what=what, where=field or "-")
    error.field = field or None
    return error

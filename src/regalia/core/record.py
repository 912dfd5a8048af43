"""What is kept of a game: its set-up, what was done, and what chance brought. States are derived."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Chance, Outcome
from regalia.core.errors import BadRecord
from regalia.core.fairness import Fairness
from regalia.core.validation import read, read_json

FORMAT = 1


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game began: with options, or from a position."""

    options: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    texts: dict[str, str] = {}  # boards that do not come with the game, by id
    chance: Chance = "auto"


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game, one JSON object, one line.

    `actions` holds the texts of actions and outcomes of chance in their order. A record of a running
    game has no seed, which would tell the cards to come; only a saved game, which is nobody's to
    read, keeps it. `ended` says how a match on a server ended, where its rules did not end it, and
    `fairness` opens its commitments; `chronicle` tells who played there, and when. That is no business of
    the core's: `regalia.services.chronicle` reads it.
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
        """The record as one line of JSON, without the line's end."""
        return msgspec.json.encode(self).decode()


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat may take home from a running game: its view, with all that it has seen."""

    regalia: int
    game: str
    rules_version: int
    view: dict[str, Any]

    def line(self) -> str:
        """The record as one line of JSON, without the line's end."""
        return msgspec.json.encode(self).decode()


def read_record(source: str | bytes | dict[str, Any]) -> Record | SeatRecord:
    """The record in a line of JSON, or in its data. Raises: BadRecord. It is not replayed yet."""
    if not isinstance(source, dict):
        source = read_json(source, dict[str, Any], unreadable)
    if source.get("regalia") != FORMAT or isinstance(source["regalia"], bool):
        raise BadRecord("record-format", expected=FORMAT)
    if "view" in source:
        return read(source, SeatRecord, unreadable)
    return read(source, Record, unreadable)


def unreadable(what: str, field: str) -> BadRecord:
    """The error for what is no record at all."""
    error = BadRecord("record-unreadable", what=what, where=field or "-")
    error.field = field or None
    return error

"""Saved games: a record with its seed, and who plays it; `regalia play` writes them."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from regalia.core.contract import Seat
from regalia.core.errors import BadRecord
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.validation import convert

BROKEN = "save-broken"
LEVELS = range(1, 9)


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays: the seats of people, and the level of the computer players in the other seats."""

    people: list[Seat]
    level: int


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game. The record keeps its seed, so that chance continues as it would have.

    The file holds all secrets. `check` detects a file that was cut short or edited.
    """

    play: Play
    record: Record

    def line(self) -> str:
        """The saved game as one line of JSON."""
        data = {"play": self.play, "record": self.record}
        return msgspec.json.encode({**data, "check": checksum(data)}).decode() + "\n"


def checksum(data: dict[str, Any]) -> str:
    """A digest of the contents of a saved game."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def decoded(source: str | bytes | dict[str, Any]) -> Any:
    """Decodes JSON, unless it is decoded already; None if it cannot be decoded."""
    if isinstance(source, dict):
        return source
    try:
        return msgspec.json.decode(source)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def is_save(source: str | bytes | dict[str, Any]) -> bool:
    """Whether a text, or its data, is a saved game, intact or not."""
    data = decoded(source)
    return isinstance(data, dict) and "play" in data


def read_save(source: str | bytes | dict[str, Any]) -> Save:
    """Parses a saved game from a text or its data, without replaying it. Raises: BadRecord."""
    data = decoded(source)
    if not isinstance(data, dict) or set(data) != {"play", "record", "check"}:
        raise BadRecord(BROKEN)
    if not isinstance(data["record"], dict):
        raise BadRecord(BROKEN)
    record = read_record(data["record"])
    play = convert(data["play"], Play, lambda *_: BadRecord(BROKEN))
    if isinstance(record, SeatRecord) or play.level not in LEVELS:
        raise BadRecord(BROKEN)
    if data["check"] != checksum({"play": play, "record": record}):
        raise BadRecord("save-edited")
    return Save(play=play, record=record)

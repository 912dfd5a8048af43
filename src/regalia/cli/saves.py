"""Games on disk: saved games that go on with the same luck, records, and the files of other people."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import typer

from regalia.core.contract import Seat
from regalia.core.errors import BadField, BadRecord
from regalia.core.game import Game
from regalia.core.reading import read
from regalia.core.record import Record, SeatRecord, read_record
from regalia.games import catalogue

MOST = 16 << 20  # no file of ours is larger
BROKEN = "save-broken"


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits at the table: the seats that people take, and how strong the computer is."""

    people: list[Seat]
    level: int


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game: the table, and the record with its seed, so that the luck to come is the same.

    It tells all secrets to whoever opens it. `check` notices a file that was cut short or edited.
    """

    play: Play
    record: Record

    def line(self) -> str:
        """The saved game as one line of JSON."""
        data = {"play": self.play, "record": self.record}
        return msgspec.json.encode({**data, "check": checksum(data)}).decode() + "\n"


def checksum(data: dict[str, Any]) -> str:
    """A fingerprint of what a save holds."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def unfinished() -> Path:
    """Where a game goes that was left without being saved elsewhere."""
    return Path(typer.get_app_dir("regalia"), "unfinished.json")


# Reading.


def read_file(path: Path, *, most: int = MOST) -> str:
    """A text file. Raises: OSError; BadField where it is no text, or too long."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadField("file-too-long", field=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadField("file-no-text", field=str(path)) from None


def objects(text: str) -> list[str]:
    """The JSON objects of a file: one, over as many lines as it likes, or one on each line."""
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return [line for line in text.splitlines() if line.strip()]
    return [text]


def is_save(text: str) -> bool:
    """Whether a text is meant to be a saved game, broken or not."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return isinstance(data, dict) and "play" in data


def read_save(text: str) -> Save:
    """The saved game in a text. Raises: BadRecord; it is not replayed yet."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(BROKEN) from None
    if set(data) != {"play", "record", "check"} or not isinstance(data["record"], dict):
        raise BadRecord(BROKEN)
    record = read_record(data["record"])
    play = read(data["play"], Play, lambda *_: BadRecord(BROKEN))
    if isinstance(record, SeatRecord) or not 1 <= play.level <= 8:
        raise BadRecord(BROKEN)
    if not set(play.people) <= set(catalogue.spec_of(record).seats):
        raise BadRecord(BROKEN)
    if data["check"] != checksum({"play": play, "record": record}):
        raise BadRecord("save-edited")
    return Save(play=play, record=record)


def resume(path: Path) -> tuple[Game, Play]:
    """The game in a saved file, and who plays it. Raises: OSError, BadField, BadRecord."""
    text = read_file(path)
    if not is_save(text):
        raise BadRecord("save-none" if text.strip() else BROKEN)
    save = read_save(text)
    return catalogue.replay(save.record), save.play


# Writing.


def keep(path: Path, game: Game, play: Play) -> None:
    """Save a game. Raises: OSError; BadField where that would overwrite something else."""
    if path.exists() and path.stat().st_size and not is_save(read_file(path)):
        raise BadField("file-taken", field=str(path))
    write(path, Save(play=play, record=game.record(keep_seed=True)).line())


def keep_record(path: Path, game: Game) -> None:
    """Write the record of a finished game to a new file. Raises: OSError, BadField."""
    if path.exists():
        raise BadField("file-taken", field=str(path))
    write(path, game.record().line() + "\n")


def write(path: Path, text: str) -> None:
    """Put a text into a file: all of it, or nothing. Raises: OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise

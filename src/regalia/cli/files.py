"""Reads and writes saved games, records and other text files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec
import typer

from regalia.core.errors import BadField, BadRecord
from regalia.core.game import Game
from regalia.core.saved_game import BROKEN, Play, Save, is_save, read_save
from regalia.games import registry

MAX_BYTES = 16 << 20  # larger files are refused


def unfinished_path() -> Path:
    """The file for a game that is left without being saved elsewhere."""
    return Path(typer.get_app_dir("regalia"), "unfinished.json")


# Reading.


def read_text(path: Path, *, most: int = MAX_BYTES) -> str:
    """Read a text file. Raises: OSError; BadField if it is not UTF-8 or larger than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadField("file-too-long", field=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadField("file-no-text", field=str(path)) from None


def json_objects(text: str) -> list[str]:
    """The JSON texts in a file: one for the whole file, or one per line."""
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return [line for line in text.splitlines() if line.strip()]
    return [text]


def load_game(path: Path) -> tuple[Game, Play]:
    """Load a saved game and its players. Raises: OSError, BadField, BadRecord."""
    text = read_text(path)
    if not is_save(text):
        raise BadRecord("save-none" if text.strip() else BROKEN)
    save = read_save(text)
    if not set(save.play.people) <= set(registry.rules_of(save.record).seats):
        raise BadRecord(BROKEN)
    return registry.replay(save.record), save.play


# Writing.


def save_game(path: Path, game: Game, play: Play) -> None:
    """Save a game. Raises: OSError; BadField if the file exists and is not a saved game."""
    if path.exists() and path.stat().st_size and not is_save(read_text(path)):
        raise BadField("file-taken", field=str(path))
    write_atomically(path, Save(play=play, record=game.record(keep_seed=True)).line())


def save_record(path: Path, game: Game) -> None:
    """Write the record of a finished game to a new file. Raises: OSError, BadField."""
    if path.exists():
        raise BadField("file-taken", field=str(path))
    write_atomically(path, game.record().line() + "\n")


def write_atomically(path: Path, text: str) -> None:
    """Write a file by an atomic replace: a failure leaves the old content. Raises: OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise

"""Games on disk: saved games that go on with the same luck, records, and the files of other people."""

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

MAX_BYTES = 16 << 20  # no file of ours is larger


def unfinished_path() -> Path:
    """Where a game goes that was left without being saved elsewhere."""
    return Path(typer.get_app_dir("regalia"), "unfinished.json")


# Reading.


def read_text(path: Path, *, most: int = MAX_BYTES) -> str:
    """A text file. Raises: OSError; BadField where it is no text, or too long."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadField("file-too-long", field=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadField("file-no-text", field=str(path)) from None


def json_objects(text: str) -> list[str]:
    """The JSON objects of a file: one, over as many lines as it likes, or one on each line."""
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return [line for line in text.splitlines() if line.strip()]
    return [text]


def load_game(path: Path) -> tuple[Game, Play]:
    """The game in a saved file, and who plays it. Raises: OSError, BadField, BadRecord."""
    text = read_text(path)
    if not is_save(text):
        raise BadRecord("save-none" if text.strip() else BROKEN)
    save = read_save(text)
    if not set(save.play.people) <= set(registry.spec_of(save.record).seats):
        raise BadRecord(BROKEN)
    return registry.replay(save.record), save.play


# Writing.


def save_game(path: Path, game: Game, play: Play) -> None:
    """Save a game. Raises: OSError; BadField where that would overwrite something else."""
    if path.exists() and path.stat().st_size and not is_save(read_text(path)):
        raise BadField("file-taken", field=str(path))
    write_atomically(path, Save(play=play, record=game.record(keep_seed=True)).line())


def save_record(path: Path, game: Game) -> None:
    """Write the record of a finished game to a new file. Raises: OSError, BadField."""
    if path.exists():
        raise BadField("file-taken", field=str(path))
    write_atomically(path, game.record().line() + "\n")


def write_atomically(path: Path, text: str) -> None:
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

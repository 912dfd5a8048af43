"""The file of a contest: a header line, then one line per game; it can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from regalia.arena.match import GameResult
from regalia.arena.pairing import Contest
from regalia.core.errors import BadField, BadRecord
from regalia.core.record import unreadable
from regalia.core.validation import decode_json

with suppress(ImportError):  # not on Windows: there the file is not locked
    import fcntl

FORMAT = 1
MAGIC = b'{"arena":'


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    arena: int
    contest: Contest


class ArenaFile:
    """An open file; each game is appended and flushed when it ends."""

    def __init__(self, file: BinaryIO | None) -> None:
        self.file = file

    def append(self, played: GameResult) -> None:
        """Append a game and flush."""
        if self.file is not None:
            self.file.write(msgspec.json.encode(played) + b"\n")
            self.file.flush()


@contextmanager
def open_arena_file(
    path: Path | None, contest: Contest, *, resume: bool
) -> Iterator[tuple[ArenaFile, list[GameResult]]]:
    """Open the file of a contest and read its games; without a path nothing is written.

    Raises: BadField if the file exists and is not resumed, or holds another contest; BadRecord, OSError.
    """
    if path is None:
        yield ArenaFile(None), []
        return
    if path.exists() and not resume:
        raise BadField("records-exist", field="records", file=str(path))
    with path.open("a+b") as file:
        lock(file, path)
        played = read_games(file, contest, path)
        file.seek(0, 2)
        if file.tell() == 0:
            file.write(msgspec.json.encode(Header(arena=FORMAT, contest=contest)) + b"\n")
            file.flush()
        yield ArenaFile(file), played


def read_header(path: Path) -> Contest | None:
    """The contest of a file, or None if the file has no complete header. Raises: BadRecord, OSError."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return parse_header(line) if line.endswith(b"\n") else None


def parse_header(line: bytes) -> Contest:
    """Parse the first line. Raises: BadRecord."""
    head = decode_json(line, Header, unreadable)
    if head.arena != FORMAT:
        raise BadRecord("record-format", expected=FORMAT)
    return head.contest


def is_arena_file(path: Path) -> bool:
    """Whether a file begins like an arena file. Raises: OSError."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def records(path: Path) -> list[str]:
    """The records in a file as lines of JSON, in the order in which the games ended.

    Raises: BadRecord, OSError.
    """
    with path.open("rb") as file:
        parse_header(file.readline())
        whole = [line for line in file if line.endswith(b"\n")]
    return [parse_game(number, line).record.line() for number, line in enumerate(whole, start=2)]


def lock(file: BinaryIO, path: Path) -> None:
    """Lock a file until it is closed. Raises: BadField if another process has locked it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except NameError:
        return
    except BlockingIOError:
        raise BadField("records-in-use", field="records", file=str(path)) from None


def read_games(file: BinaryIO, contest: Contest, path: Path) -> list[GameResult]:
    """Read the games of a file; an incomplete last line, which a kill leaves, is cut off.

    Raises: BadField if it is the file of another contest; BadRecord.
    """
    file.seek(0)
    lines = file.read().split(b"\n")
    if lines.pop():
        file.truncate(sum(len(line) + 1 for line in lines))
    if not lines:
        return []
    if (stored := parse_header(lines[0])) != contest:
        what = ", ".join(differences(stored, contest))
        raise BadField("records-of-another", field="records", file=str(path), what=what)
    games = [parse_game(number, line) for number, line in enumerate(lines[1:], start=2)]
    return list({played.fixture: played for played in games}.values())


def parse_game(number: int, line: bytes) -> GameResult:
    """Parse the line of a game. Raises: BadRecord that names the line."""

    def bad_line(what: str, field: str) -> BadRecord:
        error = BadRecord("records-line", line=number, what=what, where=field or "-")
        error.field = field or None
        return error

    return decode_json(line, GameResult, bad_line)


def differences(one: Contest, other: Contest) -> Iterator[str]:
    """The names of the fields in which two contests differ."""
    for name in Contest.__struct_fields__:
        if getattr(one, name) != getattr(other, name):
            yield name.replace("_", " ")

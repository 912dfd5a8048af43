"""The file of a contest: the first line says what is played, each other is a game; it can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from regalia.arena.match import Played
from regalia.arena.pairing import Contest
from regalia.core.errors import BadField, BadRecord
from regalia.core.record import unreadable
from regalia.core.validation import read_json

with suppress(ImportError):  # Windows has none: there nobody is kept from writing twice
    import fcntl

FORMAT = 1
BEGINNING = b'{"arena":'


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file."""

    arena: int
    contest: Contest


class Store:
    """A file that is being written: every game is in it as soon as it is over."""

    def __init__(self, file: BinaryIO | None) -> None:
        self.file = file

    def keep(self, played: Played) -> None:
        """Write a game down; whatever happens later, it is there."""
        if self.file is not None:
            self.file.write(msgspec.json.encode(played) + b"\n")
            self.file.flush()


@contextmanager
def opened(path: Path | None, contest: Contest, *, resume: bool) -> Iterator[tuple[Store, list[Played]]]:
    """The file of a contest, and the games that are in it; without a path nothing is kept.

    Raises: BadField where there is a file already, or one of another contest; BadRecord, OSError.
    """
    if path is None:
        yield Store(None), []
        return
    if path.exists() and not resume:
        raise BadField("records-exist", field="records", file=str(path))
    with path.open("a+b") as file:
        lock(file, path)
        played = read(file, contest, path)
        file.seek(0, 2)
        if file.tell() == 0:
            file.write(msgspec.json.encode(Header(arena=FORMAT, contest=contest)) + b"\n")
            file.flush()
        yield Store(file), played


def header(path: Path) -> Contest | None:
    """What a file says is played in it, or None where nothing is written yet. Raises: BadRecord, OSError."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return heading(line) if line.endswith(b"\n") else None


def heading(line: bytes) -> Contest:
    """The contest in a first line. Raises: BadRecord."""
    head = read_json(line, Header, unreadable)
    if head.arena != FORMAT:
        raise BadRecord("record-format", expected=FORMAT)
    return head.contest


def is_contest(path: Path) -> bool:
    """Whether a file begins as one of ours does. Raises: OSError."""
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) == BEGINNING


def records(path: Path) -> list[str]:
    """The records in a file, each as one line of JSON, in the order in which the games ended.

    Raises: BadRecord, OSError.
    """
    with path.open("rb") as file:
        heading(file.readline())
        whole = [line for line in file if line.endswith(b"\n")]
    return [line_of(number, line).record.line() for number, line in enumerate(whole, start=2)]


def lock(file: BinaryIO, path: Path) -> None:
    """Keep others from writing to the same file until it is closed. Raises: BadField."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except NameError:
        return
    except BlockingIOError:
        raise BadField("records-in-use", field="records", file=str(path)) from None


def read(file: BinaryIO, contest: Contest, path: Path) -> list[Played]:
    """The games that are in a file; half a line at its end, as a kill leaves it, is cut off.

    Raises: BadField where it is the file of another contest; BadRecord.
    """
    file.seek(0)
    lines = file.read().split(b"\n")
    if lines.pop():
        file.truncate(sum(len(line) + 1 for line in lines))
    if not lines:
        return []
    if (there := heading(lines[0])) != contest:
        what = ", ".join(differences(there, contest))
        raise BadField("records-of-another", field="records", file=str(path), what=what)
    games = [line_of(number, line) for number, line in enumerate(lines[1:], start=2)]
    return list({played.fixture: played for played in games}.values())


def line_of(number: int, line: bytes) -> Played:
    """The game in a line. Raises: BadRecord that names the line."""

    def broken(what: str, field: str) -> BadRecord:
        return BadRecord("records-line", line=number, what=what, where=field or "-")

    return read_json(line, Played, broken)


def differences(one: Contest, other: Contest) -> Iterator[str]:
    """In what two contests differ, by the names of the fields."""
    for name in Contest.__struct_fields__:
        if getattr(one, name) != getattr(other, name):
            yield name.replace("_", " ")

"""Files of records: one JSON object per line, as the arena and `regalia games export` write them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Literal

from regalia.arena import arena_file
from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.saved_game import is_save, read_save

ENCODING = "utf-8"
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class BadRecordLine(BadRecord):
    """A line of a file of records cannot be parsed.

    Attributes:
        file: The path of the file, as it was given.
        line: The number of the line, from 1.
        field: The wrong field of the record, with dots; None if the line is no JSON object.
    """

    def __init__(self, file: str, line: int, error: BadRecord) -> None:
        super().__init__("record-line", ply=error.ply, file=file, line=line, what=error)
        self.file, self.line, self.field = file, line, error.field


def read_records(path: str | PathLike[str]) -> Iterator[Record | SeatRecord]:
    """Reads the records of a file one by one, without replaying them; `regalia.replay` does that.

    The file may hold records (of a server's `regalia games export`, of `write_records`), saved games of `regalia play`,
    or the games of an arena. Empty lines are skipped, and so is the last line of an arena file if it is incomplete.

    Args:
        path: The file.

    Yields:
        A `Record` for each game, or a `SeatRecord` for what a seat exported of an unfinished game.

    Raises:
        BadRecord: A line cannot be parsed; the error names the file, the line and the field.
        OSError: The file cannot be read.
    """
    file = Path(path)
    of_arena = arena_file.is_arena_file(file)
    with file.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            text = line.removeprefix(BYTE_ORDER_MARK).strip() if number == 1 else line.strip()
            try:
                if of_arena and number == 1:
                    arena_file.parse_header(text)
                elif text and (line.endswith(b"\n") or not of_arena):
                    yield arena_file.parse_game(number, text).record if of_arena else parse_line(text)
            except BadRecord as error:
                raise BadRecordLine(str(path), number, error) from error


def parse_line(text: bytes) -> Record | SeatRecord:
    """Parses a record or a saved game. Raises: BadRecord."""
    return read_save(text).record if is_save(text) else read_record(text)


def write_records(
    path: str | PathLike[str],
    games: Iterable[Game | Record | SeatRecord],
    *,
    mode: Literal["w", "a", "x"] = "w",
) -> int:
    """Writes games to a file, one record per line.

    A record reveals everything; `Game.export` makes what a single seat may keep of an unfinished game.

    Args:
        path: The file.
        games: Games in play, or their records.
        mode: As of `open`: "w" replaces the file, "a" appends to it, "x" refuses an existing one.

    Returns:
        The number of records written.

    Raises:
        OSError: The file cannot be written.
    """
    count = 0
    with Path(path).open(mode, encoding=ENCODING, newline="\n") as file:
        for game in games:
            record = game.record() if isinstance(game, Game) else game
            file.write(record.line() + "\n")
            count += 1
    return count

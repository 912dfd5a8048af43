"""`regalia engine`: the engine protocol on standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from regalia.cli.files import read_text
from regalia.cli.json_lines import read_lines
from regalia.cli.protocol import Session
from regalia.core.errors import BadBoard, BadField
from regalia.core.i18n import DEFAULT_LANGUAGE, tr, use_language
from regalia.core.rules import Rules
from regalia.games import registry


def engine(
    boards: Annotated[Path | None, typer.Option(metavar="DIR", help=tr("engine-boards"))] = None,
) -> None:
    """Answer engine protocol requests until input ends. Raises: BadField, OSError, before reading input."""
    games = with_boards(registry.GAMES, boards) if boards else registry.GAMES
    if sys.stdin and sys.stdout:  # None if they were closed before the start
        with use_language(DEFAULT_LANGUAGE):  # messages must not depend on the locale: programs read them
            answer_lines(Session(games), sys.stdin.buffer, sys.stdout.buffer)


def answer_lines(session: Session, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line and flush, until input or the session ends."""
    for line in read_lines(source):
        sink.write(session.answer(line) + b"\n")
        sink.flush()
        if session.ended:
            return


def with_boards(built_in: Mapping[str, Rules], folder: Path) -> dict[str, Rules]:
    """The games with the boards of a folder added.

    Boards in a subfolder named after a game's id belong to that game; boards in the folder itself belong
    to the first game. Raises: BadField that names the file, OSError.
    """
    if not folder.is_dir():
        raise BadField("boards-folder", field="boards", folder=str(folder))
    games = dict(built_in)
    homes = {next(iter(built_in)): [folder]}
    for name in built_in:
        homes.setdefault(name, []).append(folder / name)
    for name, folders in homes.items():
        for file in (file for home in folders for file in sorted(home.glob("*.txt"))):
            games[name] = add_board(games[name], file, read_text(file))
    return games


def add_board(rules: Rules, file: Path, text: str) -> Rules:
    """The game with one more board. Raises: BadField that names the file."""
    if file.stem in rules.presentation.board_infos():
        raise BadField("board-file-name", field=str(file), name=file.stem)
    try:
        return rules.with_boards({file.stem: text})
    except BadBoard as error:
        raise BadField("board-file", field=str(file), what=error) from error

"""`regalia boards`: lists, draws and checks boards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from regalia.cli.command import App
from regalia.cli.files import read_text
from regalia.cli.screen import Screen, replace_control_characters
from regalia.core.contract import BoardInfo
from regalia.core.errors import BadField
from regalia.core.i18n import tr
from regalia.core.rules import Rules
from regalia.games import registry

DEFAULT_GAME = next(iter(registry.GAMES))
boards = App(help=tr("boards-help"), invoke_without_command=True, no_args_is_help=False)
GameOption = Annotated[str, typer.Option(help=tr("boards-game", known=", ".join(registry.GAMES)))]


@boards.callback()
def overview(context: typer.Context, game: GameOption = DEFAULT_GAME) -> None:
    """List the boards if no subcommand is given."""
    if context.invoked_subcommand is None:
        list_boards(game)


@boards.command("list", help=tr("boards-list-help"))
def list_boards(game: GameOption = DEFAULT_GAME) -> None:
    """List the boards that come with a game."""
    infos = list(registry.rules(game).presentation.board_infos().values())
    screen = Screen()
    facts = list(infos[0].facts) if infos else []
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    noted = any(info.note for info in infos)
    table.add_column(tr("boards-id"), no_wrap=True)
    for title in ("boards-name", *(f"fact-{fact}" for fact in facts), *["boards-note"] * noted):
        table.add_column(tr(title), overflow="fold")
    for info in infos:
        cells = [info.id, info.name, *(str(info.facts[fact]) for fact in facts), *[info.note] * noted]
        table.add_row(*(Text(replace_control_characters(cell)) for cell in cells))
    screen.console.print(table)
    screen.print(tr("boards-more"), "faint")


@boards.command("show", help=tr("boards-show-help"))
def show_board(
    board: Annotated[str, typer.Argument(help=tr("boards-board"), metavar="ID|FILE")],
    game: GameOption = DEFAULT_GAME,
    text: Annotated[bool, typer.Option("--text", help=tr("boards-text"))] = False,
) -> None:
    """Draw a board and print its text, or print the text alone, which `check` and `play` accept as a file."""
    info = named_board(registry.rules(game), board)
    if text:
        typer.echo(info.text.rstrip())
        return
    screen = Screen()
    screen.print(info.name, "title")
    if info.note:
        screen.print(info.note)
    for name, value in info.facts.items():
        screen.print(tr("boards-fact", what=tr(f"fact-{name}"), value=value))
    screen.print()
    screen.print_styled(info.diagram)
    screen.print()
    screen.print(info.text.rstrip())


@boards.command("check", help=tr("boards-check-help"))
def check_board(
    file: Annotated[Path, typer.Argument(help=tr("boards-file"), metavar="FILE")],
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Check a board file. Raises: BadBoard that names the fault and its place."""
    rules = registry.rules(game).with_boards({file.stem: read_text(file)})
    Screen().print(tr("boards-sound", name=rules.presentation.board_infos()[file.stem].name))


def named_board(rules: Rules, named: str) -> BoardInfo:
    """A board by its id or its file. Raises: OSError, BadField, BadBoard."""
    texts = board_texts(rules, named)
    return rules.with_boards(texts).presentation.board_infos()[next(iter(texts), named)]


def board_texts(rules: Rules, named: str) -> dict[str, str]:
    """The text of a board file by board id; empty if `named` is the id of a board of the game.

    Raises: OSError; BadField if it is neither an id nor a file.
    """
    if named in rules.presentation.board_infos():
        return {}
    path = Path(named).expanduser()
    if not path.exists():
        raise BadField(
            "no-such-board", field="board", board=named, known=", ".join(rules.presentation.board_infos())
        )
    return {path.stem: read_text(path)}

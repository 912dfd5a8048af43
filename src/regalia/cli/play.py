"""`regalia play`: set a table, play, save and come back."""

from __future__ import annotations

import hashlib
import shlex
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from regalia.cli import files
from regalia.cli.boards import board_texts
from regalia.cli.game_options import option_combinations
from regalia.cli.screen import Screen
from regalia.cli.terminal_game import PlayerQuit, TerminalGame
from regalia.core.contract import BoardInfo, Seat, Spec
from regalia.core.errors import BadField, RegaliaError
from regalia.core.game import Game
from regalia.core.i18n import has_words, tr
from regalia.core.saved_game import Play
from regalia.games import registry
from regalia.players import MOST

DEFAULT_GAME = next(iter(registry.GAMES))
DEFAULT_LEVEL = 3


class PlayOptions(NamedTuple):
    """What the options on the command line say; None where they leave it open."""

    game: str | None
    board: str | None
    options: dict[str, Any]
    seat: str | None
    hot_seat: bool
    level: int | None
    seed: int | None


def play(
    game: Annotated[str | None, typer.Option(help=tr("play-game", known=", ".join(registry.GAMES)))] = None,
    board: Annotated[str | None, typer.Option(help=tr("play-board"), metavar="ID|FILE")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=tr("play-option"))] = None,
    seat: Annotated[str | None, typer.Option(help=tr("play-seat"))] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=tr("play-hot-seat"))] = False,
    level: Annotated[int | None, typer.Option(help=tr("play-level"), min=1, max=MOST)] = None,
    seed: Annotated[int | None, typer.Option(help=tr("play-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(help=tr("play-resume"), metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help=tr("play-save"), metavar="FILE")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help=tr("play-no-color"))] = False,
) -> None:
    """Play in this terminal."""
    screen = Screen(color=not no_color)
    wish = PlayOptions(game, board, parse_options(option or []), seat, hot_seat, level, seed)
    if resume is not None and wish != PlayOptions(None, None, {}, None, False, level, None):
        raise BadField("resume-alone", field="--resume")
    if hot_seat and seat is not None:
        raise BadField("seat-or-hot-seat", field="--hot-seat")
    try:
        table = resume_game(screen, resume, save) if resume else new_from_options(screen, wish, save)
    except EOFError:
        screen.print(tr("nothing-begun"))
        return
    if level is not None:
        table.play = Play(people=table.play.people, level=level)
    while play_game(table):
        table = rematch(table)


def play_game(table: TerminalGame) -> bool:
    """Play one game to its end, or leave it saved; whether there is to be another."""
    try:
        table.run()
        if table.path == files.unfinished_path():
            table.path.unlink(missing_ok=True)  # it is finished now
        return table.screen.interactive and ask_what_next(table)
    except PlayerQuit:
        table.screen.print(tr("goodbye"))
    except EOFError:
        save_unfinished(table)
    except (KeyboardInterrupt, BrokenPipeError):
        save_unfinished(table)
        raise
    return False


def save_unfinished(table: TerminalGame) -> None:
    """Save a game that is broken off, and say where."""
    path = table.path or files.unfinished_path()
    if table.game.outcome() is not None or (table.path is None and table.is_saved()):
        table.screen.print()
        return
    try:
        table.save_to(path)
    except (OSError, RegaliaError) as error:
        table.screen.print("\n" + tr("not-saved", what=str(error)), "danger")
    else:
        table.screen.print("\n" + tr("saved-on-leaving", file=shlex.quote(str(path))))


# Setting the table.


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Options as typed. Raises: BadField."""
    [options, *more] = option_combinations(texts)
    if more:
        raise BadField("option-twice", field="--option")
    return options


def new_from_options(screen: Screen, wish: PlayOptions, path: Path | None) -> TerminalGame:
    """A new game as the options say, asking for what they leave open. Raises: EOFError, RegaliaError."""
    if not wish.hot_seat and wish.seat is None:
        return ask_setup(screen, wish, path)
    spec = registry.spec(wish.game or game_with_seat(wish.seat))
    people = list(spec.seats) if wish.seat is None else [check_seat(spec, wish.seat)]
    return create_game(screen, wish._replace(game=spec.id), people, path=path)


def game_with_seat(seat: str | None) -> str:
    """The game that has this seat; the first one where that does not tell."""
    return next((spec.id for spec in registry.GAMES.values() if seat in spec.seats), DEFAULT_GAME)


def check_seat(spec: Spec, seat: str) -> Seat:
    """A seat from the command line. Raises: BadField."""
    if Seat(seat) not in spec.seats:
        raise BadField("seat", field="--seat", values=", ".join(spec.seats))
    return Seat(seat)


def ask_setup(screen: Screen, wish: PlayOptions, path: Path | None) -> TerminalGame:
    """Ask how to play. Raises: EOFError, RegaliaError."""
    left = files.unfinished_path()
    if wish.game is None:
        games = [tr(f"welcome-{name}") for name in registry.GAMES]
        chosen = screen.choose(tr("ask-game"), games + [tr("way-resume")] * left.exists())
        if chosen > len(games):
            return resume_game(screen, left, path)
        wish = wish._replace(game=list(registry.GAMES)[chosen - 1])
    spec = registry.spec(wish.game)
    ways = [tr("way-computer", seat=seat) for seat in spec.seats] + [tr("way-hot-seat")]
    way = screen.choose(tr("ask-way"), ways)
    people = list(spec.seats) if way > len(spec.seats) else [spec.seats[way - 1]]
    wish = ask_board(screen, spec, ask_options(screen, spec, wish))
    if wish.level is None and len(people) == 1:
        prompt = tr("ask-level", most=MOST, default=DEFAULT_LEVEL)
        wish = wish._replace(level=screen.number(prompt, MOST, default=DEFAULT_LEVEL))
    return create_game(screen, wish, people, path=path)


def ask_options(screen: Screen, spec: Spec, wish: PlayOptions) -> PlayOptions:
    """Ask for the options that have words to ask with, as far as they are open. Raises: EOFError."""
    for name, option in spec.options().items():
        if name not in wish.options and option.values and has_words(f"option-{spec.id}-{name}"):
            lines = [tr(f"option-{spec.id}-{name}-{value}") for value in option.values]
            value = option.values[screen.choose(tr(f"option-{spec.id}-{name}"), lines) - 1]
            wish = wish._replace(options={**wish.options, name: value})
    return wish


def ask_board(screen: Screen, spec: Spec, wish: PlayOptions) -> PlayOptions:
    """Ask for the board, where there is a choice and none is made. Raises: EOFError."""
    name = board_option(spec)
    boards = spec.options()[name].values or [] if name else []
    if wish.board is not None or name in wish.options or len(boards) < 2:
        return wish
    board_infos = spec.board_infos()
    lines = [
        " ".join(filter(None, [f"{board_summary(board_infos[one])}.", board_infos[one].note]))
        for one in boards
    ]
    return wish._replace(board=boards[screen.choose(tr("ask-board"), lines) - 1])


def board_option(spec: Spec) -> str | None:
    """The option that names a board: its default is one."""
    return next(
        (name for name, option in spec.options().items() if option.default in spec.board_infos()), None
    )


def board_summary(chart: BoardInfo) -> str:
    """A board in one line."""
    facts = [tr("boards-fact", what=tr(f"fact-{name}"), value=value) for name, value in chart.facts.items()]
    return f"{chart.name} ({'; '.join(facts)})"


def create_game(screen: Screen, wish: PlayOptions, people: list[Seat], *, path: Path | None) -> TerminalGame:
    """A new game with these people. Raises: BadField, BadBoard, OSError."""
    spec = registry.spec(wish.game)
    options = dict(wish.options)
    name = board_option(spec)
    if wish.board is not None and name is not None:
        texts = board_texts(spec, wish.board)
        spec = spec.with_texts(texts)
        options[name] = next(iter(texts), wish.board)
    game = Game.new(spec, options, seed=wish.seed)
    if path is not None and path.exists() and path.stat().st_size:
        raise BadField("save-exists", field="--save", file=str(path))
    who = Play(people=people, level=wish.level or DEFAULT_LEVEL)
    if path is not None:
        files.save_game(path, game, who)
    return TerminalGame(game, who, screen, path=path, seed=computer_seed(wish.seed))


def computer_seed(seed: int | None) -> int | None:
    """A seed for the computer's thoughts that has nothing to do with the game's own luck."""
    if seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"computer {seed}".encode()).digest()[:8], "big")


def resume_game(screen: Screen, path: Path, save: Path | None) -> TerminalGame:
    """A saved game, to go on with. Raises: OSError, BadField, BadRecord."""
    game, who = files.load_game(path)
    return TerminalGame(game, who, screen, path=save or path, seed=None)


# After the game.


def ask_what_next(table: TerminalGame) -> bool:
    """Offer to keep the record and to play again. Raises: EOFError."""
    while True:
        ways = [tr("after-again", people=len(table.play.people)), tr("after-record"), tr("after-leave")]
        match table.screen.choose(tr("ask-after"), ways, default=3):
            case 1:
                return True
            case 2:
                save_record(table)
            case _:
                return False


def save_record(table: TerminalGame) -> None:
    """Ask for a file, and write the record of the game to it. Raises: EOFError."""
    name = table.screen.ask(tr("ask-file", file="game.json")) or "game.json"
    try:
        files.save_record(Path(name).expanduser(), table.game)
    except (OSError, RegaliaError) as error:
        table.screen.print(str(error), "danger")
    else:
        table.screen.print(tr("record-saved", file=shlex.quote(name)))


def rematch(table: TerminalGame) -> TerminalGame:
    """Another game on the same board, with the sides swapped where one side is the computer's."""
    game = table.game
    people = table.play.people
    if len(people) == 1:
        people = [seat for seat in game.seats if seat not in people]
    fresh = Game.new(game.spec, game.setup.options or {})
    return TerminalGame(
        fresh, Play(people=people, level=table.play.level), table.screen, path=None, seed=None
    )

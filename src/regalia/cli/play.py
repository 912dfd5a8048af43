"""`regalia play`: sets up a game in the terminal, plays, saves and resumes it."""

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
from regalia.core.contract import BoardInfo, Seat
from regalia.core.errors import BadField, RegaliaError
from regalia.core.game import Game
from regalia.core.i18n import has_message, tr
from regalia.core.rules import Rules
from regalia.core.saved_game import Play
from regalia.games import registry
from regalia.players import MAX_LEVEL

DEFAULT_GAME = next(iter(registry.GAMES))
DEFAULT_LEVEL = 3


class PlayOptions(NamedTuple):
    """The options on the command line; None for what is to be asked."""

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
    level: Annotated[int | None, typer.Option(help=tr("play-level"), min=1, max=MAX_LEVEL)] = None,
    seed: Annotated[int | None, typer.Option(help=tr("play-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(help=tr("play-resume"), metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help=tr("play-save"), metavar="FILE")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help=tr("play-no-color"))] = False,
) -> None:
    """Play in this terminal."""
    screen = Screen(color=not no_color)
    options = PlayOptions(game, board, parse_options(option or []), seat, hot_seat, level, seed)
    if resume is not None and options != PlayOptions(None, None, {}, None, False, level, None):
        raise BadField("resume-alone", field="--resume")
    if hot_seat and seat is not None:
        raise BadField("seat-or-hot-seat", field="--hot-seat")
    try:
        terminal = resume_game(screen, resume, save) if resume else new_from_options(screen, options, save)
    except EOFError:
        screen.print(tr("nothing-begun"))
        return
    if level is not None:
        terminal.play = Play(people=terminal.play.people, level=level)
    while play_game(terminal):
        terminal = rematch(terminal)


def play_game(terminal: TerminalGame) -> bool:
    """Play one game to its end, or save it on leaving. Returns: whether to play another one."""
    try:
        terminal.run()
        if terminal.path == files.unfinished_path():
            terminal.path.unlink(missing_ok=True)
        return terminal.screen.interactive and ask_what_next(terminal)
    except PlayerQuit:
        terminal.screen.print(tr("goodbye"))
    except EOFError:
        save_unfinished(terminal)
    except (KeyboardInterrupt, BrokenPipeError):
        save_unfinished(terminal)
        raise
    return False


def save_unfinished(terminal: TerminalGame) -> None:
    """Save an unfinished game and print where."""
    path = terminal.path or files.unfinished_path()
    if terminal.game.outcome() is not None or (terminal.path is None and terminal.is_saved()):
        terminal.screen.print()
        return
    try:
        terminal.save_to(path)
    except (OSError, RegaliaError) as error:
        terminal.screen.print("\n" + tr("not-saved", what=str(error)), "danger")
    else:
        terminal.screen.print("\n" + tr("saved-on-leaving", file=shlex.quote(str(path))))


# Setup.


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Parse `NAME=VALUE` options. Raises: BadField."""
    [options, *more] = option_combinations(texts)
    if more:
        raise BadField("option-twice", field="--option")
    return options


def new_from_options(screen: Screen, options: PlayOptions, path: Path | None) -> TerminalGame:
    """Create a game from the options; ask for what they leave open. Raises: EOFError, RegaliaError."""
    if not options.hot_seat and options.seat is None:
        return ask_setup(screen, options, path)
    rules = registry.rules(options.game or game_with_seat(options.seat))
    people = list(rules.seats) if options.seat is None else [check_seat(rules, options.seat)]
    return create_game(screen, options._replace(game=rules.id), people, path=path)


def game_with_seat(seat: str | None) -> str:
    """The id of the game that has this seat; the default game if there is none."""
    return next((rules.id for rules in registry.GAMES.values() if seat in rules.seats), DEFAULT_GAME)


def check_seat(rules: Rules, seat: str) -> Seat:
    """Check a seat from the command line. Raises: BadField."""
    if Seat(seat) not in rules.seats:
        raise BadField("seat", field="--seat", values=", ".join(rules.seats))
    return Seat(seat)


def ask_setup(screen: Screen, options: PlayOptions, path: Path | None) -> TerminalGame:
    """Ask for what is open of game, seats, options, board and level. Raises: EOFError, RegaliaError."""
    unfinished = files.unfinished_path()
    if options.game is None:
        games = [tr(f"welcome-{name}") for name in registry.GAMES]
        chosen = screen.choose(tr("ask-game"), games + [tr("way-resume")] * unfinished.exists())
        if chosen > len(games):
            return resume_game(screen, unfinished, path)
        options = options._replace(game=list(registry.GAMES)[chosen - 1])
    rules = registry.rules(options.game)
    ways = [tr("way-computer", seat=seat) for seat in rules.seats] + [tr("way-hot-seat")]
    way = screen.choose(tr("ask-way"), ways)
    people = list(rules.seats) if way > len(rules.seats) else [rules.seats[way - 1]]
    options = ask_board(screen, rules, ask_options(screen, rules, options))
    if options.level is None and len(people) == 1:
        prompt = tr("ask-level", most=MAX_LEVEL, default=DEFAULT_LEVEL)
        options = options._replace(level=screen.number(prompt, MAX_LEVEL, default=DEFAULT_LEVEL))
    return create_game(screen, options, people, path=path)


def ask_options(screen: Screen, rules: Rules, options: PlayOptions) -> PlayOptions:
    """Ask for the open options that have a translated question. Raises: EOFError."""
    for name, option in rules.setup.options().items():
        if name not in options.options and option.values and has_message(f"option-{rules.id}-{name}"):
            lines = [tr(f"option-{rules.id}-{name}-{value}") for value in option.values]
            value = option.values[screen.choose(tr(f"option-{rules.id}-{name}"), lines) - 1]
            options = options._replace(options={**options.options, name: value})
    return options


def ask_board(screen: Screen, rules: Rules, options: PlayOptions) -> PlayOptions:
    """Ask for the board if it is open and there are several. Raises: EOFError."""
    name = board_option(rules)
    boards = rules.setup.options()[name].values or [] if name else []
    if options.board is not None or name in options.options or len(boards) < 2:
        return options
    board_infos = rules.presentation.board_infos()
    lines = [
        " ".join(filter(None, [f"{board_summary(board_infos[one])}.", board_infos[one].note]))
        for one in boards
    ]
    return options._replace(board=boards[screen.choose(tr("ask-board"), lines) - 1])


def board_option(rules: Rules) -> str | None:
    """The name of the option whose default is a board; None if there is none."""
    return next(
        (
            name
            for name, option in rules.setup.options().items()
            if option.default in rules.presentation.board_infos()
        ),
        None,
    )


def board_summary(info: BoardInfo) -> str:
    """One line about a board."""
    facts = [tr("boards-fact", what=tr(f"fact-{name}"), value=value) for name, value in info.facts.items()]
    return f"{info.name} ({'; '.join(facts)})"


def create_game(
    screen: Screen, options: PlayOptions, people: list[Seat], *, path: Path | None
) -> TerminalGame:
    """Create a game with these seats played by people. Raises: BadField, BadBoard, OSError."""
    rules = registry.rules(options.game)
    game_options = dict(options.options)
    name = board_option(rules)
    if options.board is not None and name is not None:
        texts = board_texts(rules, options.board)
        rules = rules.with_boards(texts)
        game_options[name] = next(iter(texts), options.board)
    game = Game.new(rules, game_options, seed=options.seed)
    if path is not None and path.exists() and path.stat().st_size:
        raise BadField("save-exists", field="--save", file=str(path))
    play = Play(people=people, level=options.level or DEFAULT_LEVEL)
    if path is not None:
        files.save_game(path, game, play)
    return TerminalGame(game, play, screen, path=path, seed=computer_seed(options.seed))


def computer_seed(seed: int | None) -> int | None:
    """Derive the seed of the computer's search, independent of the game's own random numbers."""
    if seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"computer {seed}".encode()).digest()[:8], "big")


def resume_game(screen: Screen, path: Path, save: Path | None) -> TerminalGame:
    """Load a saved game. Raises: OSError, BadField, BadRecord."""
    game, play = files.load_game(path)
    return TerminalGame(game, play, screen, path=save or path, seed=None)


# After the game.


def ask_what_next(terminal: TerminalGame) -> bool:
    """Offer a rematch, and to save the record. Returns: whether to play again. Raises: EOFError."""
    while True:
        ways = [tr("after-again", people=len(terminal.play.people)), tr("after-record"), tr("after-leave")]
        match terminal.screen.choose(tr("ask-after"), ways, default=3):
            case 1:
                return True
            case 2:
                save_record(terminal)
            case _:
                return False


def save_record(terminal: TerminalGame) -> None:
    """Ask for a file and write the record of the game to it. Raises: EOFError."""
    name = terminal.screen.ask(tr("ask-file", file="game.json")) or "game.json"
    try:
        files.save_record(Path(name).expanduser(), terminal.game)
    except (OSError, RegaliaError) as error:
        terminal.screen.print(str(error), "danger")
    else:
        terminal.screen.print(tr("record-saved", file=shlex.quote(name)))


def rematch(terminal: TerminalGame) -> TerminalGame:
    """A new game with the same options; against the computer the sides are swapped."""
    game = terminal.game
    people = terminal.play.people
    if len(people) == 1:
        people = [seat for seat in game.seats if seat not in people]
    fresh = Game.new(game.rules, game.setup.options or {})
    return TerminalGame(
        fresh, Play(people=people, level=terminal.play.level), terminal.screen, path=None, seed=None
    )

"""`regalia play`: set a table, play, save and come back."""

from __future__ import annotations

import hashlib
import shlex
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from regalia.cli import saves
from regalia.cli.boards import board_texts
from regalia.cli.saves import Play
from regalia.cli.screen import Screen
from regalia.cli.table import Left, Table
from regalia.core.contract import Chart, Seat, Spec
from regalia.core.errors import BadField, RegaliaError
from regalia.core.game import Game
from regalia.core.words import tr
from regalia.games import catalogue
from regalia.players import LEVELS

DEFAULT_GAME = next(iter(catalogue.SPECS))
DEFAULT_LEVEL = 3


class Wish(NamedTuple):
    """What the options on the command line say; None where they leave it open."""

    game: str
    board: str | None
    seat: str | None
    hot_seat: bool
    level: int | None
    seed: int | None


def play(
    game: Annotated[str, typer.Option(help=tr("play-game", known=", ".join(catalogue.SPECS)))] = DEFAULT_GAME,
    board: Annotated[str | None, typer.Option(help=tr("play-board"), metavar="ID|FILE")] = None,
    seat: Annotated[str | None, typer.Option(help=tr("play-seat"))] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=tr("play-hot-seat"))] = False,
    level: Annotated[int | None, typer.Option(help=tr("play-level"), min=1, max=max(LEVELS))] = None,
    seed: Annotated[int | None, typer.Option(help=tr("play-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(help=tr("play-resume"), metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help=tr("play-save"), metavar="FILE")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help=tr("play-no-color"))] = False,
) -> None:
    """Play in this terminal."""
    screen = Screen(color=not no_color)
    wish = Wish(game, board, seat, hot_seat, level, seed)
    if resume is not None and wish != Wish(DEFAULT_GAME, None, None, False, level, None):
        raise BadField("resume-alone", field="--resume")
    if hot_seat and seat is not None:
        raise BadField("seat-or-hot-seat", field="--hot-seat")
    try:
        table = resumed(screen, resume, save) if resume else begin(screen, wish, save)
    except EOFError:
        screen.say(tr("nothing-begun"))
        return
    if level is not None:
        table.play = Play(people=table.play.people, level=level)
    while sit(table):
        table = swapped(table)


def sit(table: Table) -> bool:
    """Play one game to its end, or leave it saved; whether there is to be another."""
    try:
        table.run()
        if table.path == saves.unfinished():
            table.path.unlink(missing_ok=True)  # it is finished now
        return table.screen.interactive and ask_again(table)
    except Left:
        table.screen.say(tr("goodbye"))
    except EOFError:
        leave(table)
    except (KeyboardInterrupt, BrokenPipeError):
        leave(table)
        raise
    return False


def leave(table: Table) -> None:
    """Save a game that is broken off, and say where."""
    path = table.path or saves.unfinished()
    if table.game.outcome() is not None or (table.path is None and table.is_kept()):
        table.screen.say()
        return
    try:
        table.keep(path)
    except (OSError, RegaliaError) as error:
        table.screen.say("\n" + tr("not-saved", what=str(error)), "danger")
    else:
        table.screen.say("\n" + tr("saved-on-leaving", file=shlex.quote(str(path))))


# Setting the table.


def begin(screen: Screen, wish: Wish, path: Path | None) -> Table:
    """A new game as the options say, asking for what they leave open. Raises: EOFError, RegaliaError."""
    spec = catalogue.spec(wish.game)
    people: list[Seat]
    if wish.hot_seat:
        people = list(spec.seats)
    elif wish.seat is not None:
        people = [check_seat(spec, wish.seat)]
    else:
        return ask(screen, wish, path)
    return new_table(screen, wish, people, path=path)


def check_seat(spec: Spec, seat: str) -> Seat:
    """A seat from the command line. Raises: BadField."""
    if Seat(seat) not in spec.seats:
        raise BadField("seat", field="--seat", values=", ".join(spec.seats))
    return Seat(seat)


def ask(screen: Screen, wish: Wish, path: Path | None) -> Table:
    """Ask how to play. Raises: EOFError, RegaliaError."""
    spec = catalogue.spec(wish.game)
    screen.say(tr(f"welcome-{spec.id}"))
    screen.say()
    ways = [tr("way-computer", seat=seat) for seat in spec.seats] + [tr("way-hot-seat")]
    left = saves.unfinished()
    if left.exists():
        ways.append(tr("way-resume"))
    way = screen.choose(tr("ask-way"), ways)
    if way > len(spec.seats) + 1:
        return resumed(screen, left, path)
    people = list(spec.seats) if way > len(spec.seats) else [spec.seats[way - 1]]
    charts = list(spec.charts().values())
    if wish.board is None and len(charts) > 1:
        lines = [" ".join(filter(None, [f"{about(chart)}.", chart.note])) for chart in charts]
        wish = wish._replace(board=charts[screen.choose(tr("ask-board"), lines) - 1].id)
    if wish.level is None and len(people) == 1:
        prompt = tr("ask-level", most=max(LEVELS), default=DEFAULT_LEVEL)
        wish = wish._replace(level=screen.number(prompt, max(LEVELS), default=DEFAULT_LEVEL))
    return new_table(screen, wish, people, path=path)


def about(chart: Chart) -> str:
    """A board in one line."""
    facts = [f"{tr(f'fact-{name}').lower()}: {value}" for name, value in chart.facts.items()]
    return f"{chart.name} ({'; '.join(facts)})"


def new_table(screen: Screen, wish: Wish, people: list[Seat], *, path: Path | None) -> Table:
    """A new game with these people. Raises: BadField, BadBoard, OSError."""
    spec = catalogue.spec(wish.game)
    options = {}
    if wish.board is not None:
        texts = board_texts(spec, wish.board)
        spec = spec.with_texts(texts)
        options["board"] = next(iter(texts), wish.board)
    game = Game.new(spec, options, seed=wish.seed)
    if path is not None and path.exists() and path.stat().st_size:
        raise BadField("save-exists", field="--save", file=str(path))
    who = Play(people=people, level=wish.level or DEFAULT_LEVEL)
    if path is not None:
        saves.keep(path, game, who)
    return Table(game, who, screen, path=path, luck=own_luck(wish.seed))


def own_luck(seed: int | None) -> int | None:
    """A seed for the computer's thoughts that has nothing to do with the game's own luck."""
    if seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"computer {seed}".encode()).digest()[:8], "big")


def resumed(screen: Screen, path: Path, save: Path | None) -> Table:
    """A saved game, to go on with. Raises: OSError, BadField, BadRecord."""
    game, who = saves.resume(path)
    return Table(game, who, screen, path=save or path, luck=None)


# After the game.


def ask_again(table: Table) -> bool:
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


def save_record(table: Table) -> None:
    """Ask for a file, and write the record of the game to it. Raises: EOFError."""
    name = table.screen.ask(tr("ask-file", file="game.json")) or "game.json"
    try:
        saves.keep_record(Path(name).expanduser(), table.game)
    except (OSError, RegaliaError) as error:
        table.screen.say(str(error), "danger")
    else:
        table.screen.say(tr("record-saved", file=shlex.quote(name)))


def swapped(table: Table) -> Table:
    """Another game on the same board, with the sides swapped where one side is the computer's."""
    game = table.game
    people = table.play.people
    if len(people) == 1:
        people = [seat for seat in game.seats if seat not in people]
    fresh = Game.new(game.spec, game.setup.options or {})
    return Table(fresh, Play(people=people, level=table.play.level), table.screen, path=None, luck=None)

"""`regalia arena`: many games between players, and what they prove."""

from __future__ import annotations

import os
import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from regalia.arena import store
from regalia.arena.ladder import Rung, climbed, levels, rungs, scaled
from regalia.arena.limits import Limits
from regalia.arena.match import Played
from regalia.arena.pairing import Contest, contest, pairs_for
from regalia.arena.report import Report, report
from regalia.arena.run import run
from regalia.arena.sprt import Sprt
from regalia.cli.arena_tables import markdown, show_ladder, show_match
from regalia.cli.command import App, Group
from regalia.cli.files import read_text
from regalia.cli.game_options import option_combinations
from regalia.cli.progress import show_progress
from regalia.cli.screen import Screen
from regalia.core.errors import BadField
from regalia.core.game import MAX_SEED
from regalia.core.i18n import tr
from regalia.games import registry

DEFAULT_GAME = next(iter(registry.GAMES))
DEFAULT = "match"
BOARD_SUFFIX = ".txt"  # what the name of a board's file ends with
INTERRUPTED = 130  # what a shell says of SIGINT


class Commands(Group):
    """Two players are a match: `regalia arena A B` is `regalia arena match A B`."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        if args and args[0] not in (*self.commands, "--help"):
            args = [DEFAULT, *args]
        return super().parse_args(context, args)


arena = App(cls=Commands, help=tr("arena-help"), no_args_is_help=True)

GameOption = Annotated[str, typer.Option(help=tr("arena-game", known=", ".join(registry.GAMES)))]
OptionOption = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=tr("arena-option"))]
GamesOption = Annotated[int, typer.Option(min=1, help=tr("arena-games"))]
SeedOption = Annotated[int | None, typer.Option(min=0, max=MAX_SEED, help=tr("arena-seed"))]
JobsOption = Annotated[int | None, typer.Option(min=1, help=tr("arena-jobs"))]
RecordsOption = Annotated[Path | None, typer.Option(metavar="FILE", help=tr("arena-records"))]
ResumeOption = Annotated[bool, typer.Option("--resume", help=tr("arena-resume"))]
MoveOption = Annotated[int, typer.Option(metavar="MS", help=tr("arena-move-ms"))]
TotalOption = Annotated[int | None, typer.Option(metavar="MS", help=tr("arena-game-ms"))]
JsonOption = Annotated[bool, typer.Option("--json", help=tr("arena-json"))]
MOVE_MS = Limits().move_ms


class RunOptions(NamedTuple):
    """What is asked for besides the players: how often, kept where, on how many processes."""

    pairs: int
    records: Path | None
    resume: bool
    jobs: int
    quiet: bool
    test: Sprt | None = None


@arena.command(DEFAULT, help=tr("arena-match-help"))
def match(
    first: Annotated[str, typer.Argument(metavar="PLAYER_A", help=tr("arena-player"))],
    second: Annotated[str, typer.Argument(metavar="PLAYER_B", help=tr("arena-player"))],
    game: GameOption = DEFAULT_GAME,
    option: OptionOption = None,
    games: GamesOption = 100,
    seed: SeedOption = None,
    jobs: JobsOption = None,
    records: RecordsOption = None,
    resume: ResumeOption = False,
    move_ms: MoveOption = MOVE_MS,
    game_ms: TotalOption = None,
    sprt: Annotated[str | None, typer.Option(metavar="ELO0,ELO1", help=tr("arena-sprt"))] = None,
    json: JsonOption = False,
) -> None:
    """Play two players against each other, and say who is better."""
    wish = RunOptions(
        pairs_for(games), records, resume, jobs or cpu_count(), quiet=json, test=parse_sprt(sprt)
    )
    planned = contest(
        game,
        (first, second),
        meetings=((0, 1),),
        **parse_options(game, option or []),
        seed=choose_seed(seed, wish),
        limits=Limits(move_ms=move_ms, game_ms=game_ms),
    )
    played, interrupted = play(planned, wish)
    made: Report = report(planned, played, test=wish.test)
    if json:
        typer.echo(msgspec.json.encode(made))
    else:
        show_match(made, Screen(), records=records)
    raise typer.Exit(exit_code(played, interrupted=interrupted))


@arena.command("ladder", help=tr("arena-ladder-help"))
def ladder(
    players: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER", help=tr("arena-ladder-players"))
    ] = None,
    game: GameOption = DEFAULT_GAME,
    option: OptionOption = None,
    games: GamesOption = 100,
    scale: Annotated[float, typer.Option(help=tr("arena-scale"))] = 1.0,
    seed: SeedOption = None,
    jobs: JobsOption = None,
    records: RecordsOption = None,
    resume: ResumeOption = False,
    move_ms: MoveOption = MOVE_MS,
    json: JsonOption = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help=tr("arena-markdown"))] = False,
) -> None:
    """Play each player against the one below, and print the table of levels."""
    wish = RunOptions(pairs_for(games), records, resume, jobs or cpu_count(), quiet=json or as_markdown)
    texts = tuple(scaled(text, scale) for text in players or levels())
    planned = contest(
        game,
        texts,
        meetings=rungs(texts),
        **parse_options(game, option or []),
        seed=choose_seed(seed, wish),
        limits=Limits(move_ms=move_ms),
    )
    played, interrupted = play(planned, wish)
    made: list[Rung] = climbed(planned, played)
    if json:
        typer.echo(msgspec.json.encode(made))
    elif as_markdown:
        typer.echo(markdown(made))
    else:
        show_ladder(made, planned, Screen(), records=records)
    raise typer.Exit(exit_code(played, interrupted=interrupted))


def play(planned: Contest, wish: RunOptions) -> tuple[list[Played], bool]:
    """Play what is left; all games that were played, and whether somebody had enough before the end."""
    total = wish.pairs * len(planned.meetings) * 2
    with store.opened(wish.records, planned, resume=wish.resume) as (kept, games):
        coming = run(planned, wish.pairs, games=games, jobs=wish.jobs, test=wish.test)
        told = nullcontext() if wish.quiet else show_progress(Screen(stderr=True), total, tr("arena-playing"))
        try:
            with told as tell:
                for played in coming:
                    kept.keep(played)
                    games.append(played)
                    if tell is not None:
                        tell(len(games), lambda: progress(planned, games, total))
        except KeyboardInterrupt:
            return games, True
    return games, False


def exit_code(games: list[Played], *, interrupted: bool) -> int:
    """What the shell is told: 1 where every game was a forfeit, so that nothing was measured."""
    if interrupted:
        return INTERRUPTED
    return 1 if games and all(game.forfeit is not None for game in games) else 0


def progress(planned: Contest, games: list[Played], total: int) -> str:
    """How far it has come, in a line."""
    first = sum(game.score for game in games)
    return tr("arena-progress", done=len(games), games=total, score=f"{100 * first / len(games):.1f}")


def parse_options(game: str, texts: list[str]) -> dict[str, Any]:
    """Options as typed, and the boards that they name by a file. Raises: BadField, OSError."""
    spec, boards = registry.spec(game), dict[str, str]()
    options = tuple(option_combinations(texts))
    for chosen in options:
        for name, value in chosen.items():
            if name in spec.options() and isinstance(value, str) and value.endswith(BOARD_SUFFIX):
                file = Path(value).expanduser()
                boards[file.stem] = read_text(file)
                chosen[name] = file.stem
    return {"options": options, "boards": boards}


def cpu_count() -> int:
    """How many processes there is room for."""
    return os.cpu_count() or 1


def choose_seed(seed: int | None, wish: RunOptions) -> int:
    """The seed that was given, or that of the file that is resumed, or a new one that nobody can guess."""
    if seed is not None:
        return seed
    there = store.header(wish.records) if wish.records and wish.resume else None
    return there.seed if there else secrets.randbelow(MAX_SEED + 1)


def parse_sprt(text: str | None) -> Sprt | None:
    """A test as it is typed: 0,20. Raises: BadField."""
    if text is None:
        return None
    try:
        zero, one = map(float, text.split(","))
    except ValueError:
        raise BadField("sprt-form", field="sprt", text=text) from None
    return Sprt(elo0=zero, elo1=one)

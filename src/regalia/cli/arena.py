"""`regalia arena`: plays matches and ladders between players and reports their strength."""

from __future__ import annotations

import os
import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from regalia.arena import arena_file
from regalia.arena.ladder import Rung, ladder_meetings, ladder_report, level_players, with_scale
from regalia.arena.limits import Limits
from regalia.arena.match import GameResult
from regalia.arena.pairing import Contest, create_contest, pairs_for
from regalia.arena.report import Report, create_report
from regalia.arena.run import play_contest
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
BOARD_SUFFIX = ".txt"  # an option value with this suffix is a board file
INTERRUPTED = 130  # exit code for SIGINT, as shells report it


class Commands(Group):
    """Treats `regalia arena A B` as `regalia arena match A B`."""

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
    """How a contest is run: number of game pairs, file, processes, output and stopping rule."""

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
    """Play two players against each other and print the report."""
    run = RunOptions(
        pairs_for(games), records, resume, jobs or cpu_count(), quiet=json, test=parse_sprt(sprt)
    )
    planned = create_contest(
        game,
        (first, second),
        meetings=((0, 1),),
        **parse_options(game, option or []),
        seed=choose_seed(seed, run),
        limits=Limits(move_ms=move_ms, game_ms=game_ms),
    )
    played, interrupted = play(planned, run)
    made: Report = create_report(planned, played, test=run.test)
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
    """Play each player against the next weaker one and print the ladder."""
    run = RunOptions(pairs_for(games), records, resume, jobs or cpu_count(), quiet=json or as_markdown)
    texts = tuple(with_scale(text, scale) for text in players or level_players())
    planned = create_contest(
        game,
        texts,
        meetings=ladder_meetings(texts),
        **parse_options(game, option or []),
        seed=choose_seed(seed, run),
        limits=Limits(move_ms=move_ms),
    )
    played, interrupted = play(planned, run)
    made: list[Rung] = ladder_report(planned, played)
    if json:
        typer.echo(msgspec.json.encode(made))
    elif as_markdown:
        typer.echo(markdown(made))
    else:
        show_ladder(made, planned, Screen(), records=records)
    raise typer.Exit(exit_code(played, interrupted=interrupted))


def play(planned: Contest, run: RunOptions) -> tuple[list[GameResult], bool]:
    """Play the remaining games of a contest.

    Returns: all games, and whether the run was interrupted.
    """
    total = run.pairs * len(planned.meetings) * 2
    with arena_file.open_arena_file(run.records, planned, resume=run.resume) as (file, games):
        coming = play_contest(planned, run.pairs, games=games, jobs=run.jobs, test=run.test)
        progress_display = (
            nullcontext() if run.quiet else show_progress(Screen(stderr=True), total, tr("arena-playing"))
        )
        try:
            with progress_display as report_progress:
                for played in coming:
                    file.append(played)
                    games.append(played)
                    if report_progress is not None:
                        report_progress(len(games), lambda: progress_line(planned, games, total))
        except KeyboardInterrupt:
            return games, True
    return games, False


def exit_code(games: list[GameResult], *, interrupted: bool) -> int:
    """The exit code: 1 if every game was forfeited, because then nothing was measured."""
    if interrupted:
        return INTERRUPTED
    return 1 if games and all(game.forfeit is not None for game in games) else 0


def progress_line(planned: Contest, games: list[GameResult], total: int) -> str:
    """One line of progress."""
    first = sum(game.score for game in games)
    return tr("arena-progress", done=len(games), games=total, score=f"{100 * first / len(games):.1f}")


def parse_options(game: str, texts: list[str]) -> dict[str, Any]:
    """Parse options, and read the board files that they name. Raises: BadField, OSError."""
    rules, boards = registry.rules(game), dict[str, str]()
    options = tuple(option_combinations(texts))
    for chosen in options:
        for name, value in chosen.items():
            if name in rules.setup.options() and isinstance(value, str) and value.endswith(BOARD_SUFFIX):
                file = Path(value).expanduser()
                boards[file.stem] = read_text(file)
                chosen[name] = file.stem
    return {"options": options, "boards": boards}


def cpu_count() -> int:
    """Number of processes to use by default."""
    return os.cpu_count() or 1


def choose_seed(seed: int | None, run: RunOptions) -> int:
    """The given seed, else that of the resumed file, else a new unpredictable one."""
    if seed is not None:
        return seed
    resumed = arena_file.read_header(run.records) if run.records and run.resume else None
    return resumed.seed if resumed else secrets.randbelow(MAX_SEED + 1)


def parse_sprt(text: str | None) -> Sprt | None:
    """Parse `ELO0,ELO1`, for example `0,20`. Raises: BadField."""
    if text is None:
        return None
    try:
        zero, one = map(float, text.split(","))
    except ValueError:
        raise BadField("sprt-form", field="sprt", text=text) from None
    return Sprt(elo0=zero, elo1=one)

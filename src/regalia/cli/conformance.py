"""`regalia conformance`: runs the conformance suite on many random games."""

from __future__ import annotations

import os
import shlex
import time
from contextlib import closing
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from regalia.arena.pool import run_parallel
from regalia.cli.game_options import option_combinations
from regalia.cli.progress import show_progress
from regalia.cli.screen import Screen
from regalia.core.errors import BadField
from regalia.core.i18n import tr
from regalia.games import registry
from regalia.testing import CHECKS, Failure, Report, check, every_option

DEFAULT_GAME = next(iter(registry.GAMES))
CHUNK = 20  # games per task of a worker process
MAX_FAILURES = 20  # failures after which the run stops


class Job(NamedTuple):
    """Random games to check; picklable, so that worker processes can run parts of it."""

    game: str
    options: list[dict[str, Any]]
    seed: int
    games: int
    only: tuple[str, ...]

    def parts(self) -> list[Job]:
        """The same games in chunks. A random walk depends on its seed only, not on the process."""
        starts = range(0, self.games, CHUNK)
        return [
            self._replace(seed=self.seed + start, games=min(CHUNK, self.games - start)) for start in starts
        ]


def conformance(
    game: Annotated[str, typer.Argument(help=tr("conformance-game", known=", ".join(registry.GAMES)))] = (
        DEFAULT_GAME
    ),
    games: Annotated[int, typer.Option(min=1, help=tr("conformance-games"))] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help=tr("conformance-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help=tr("conformance-jobs"))] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=tr("conformance-option"))
    ] = None,
    only: Annotated[list[str] | None, typer.Option(metavar="CHECK", help=tr("conformance-only"))] = None,
) -> None:
    """Run the checks and print the report; the exit status is 1 if a check failed."""
    rules = registry.rules(game)
    options = option_combinations(option) if option else every_option(rules)
    for chosen in options:
        rules.setup.check_options(chosen)
    names = [check.name for check in CHECKS]
    for name in only or ():
        if name not in names:
            raise BadField("no-such-check", field="only", check=name, known=", ".join(names))
    job = Job(game, options, seed, games, tuple(only or ()))
    screen, start = Screen(), time.monotonic()
    report = play(job, screen, jobs or os.cpu_count() or 1)
    show(report, screen, seconds=time.monotonic() - start)
    again = [f"--option={text}" for text in option or ()] + [f"--only={name}" for name in only or ()]
    for failure in report.failures:
        show_failure(failure, screen, ["regalia", "conformance", game, *again])
    raise typer.Exit(0 if report.ok else 1)


# Running the checks.


def play(job: Job, screen: Screen, jobs: int) -> Report:
    """Run all parts of a job in several processes, until MAX_FAILURES checks have failed."""
    report = Report()
    with (
        show_progress(screen, job.games, tr("conformance-playing")) as report_progress,
        closing(run_parallel(play_part, job.parts(), jobs)) as coming,
    ):
        for part in coming:
            report.add(part)
            report_progress(report.games, lambda: progress_line(report, job.games))
            if len(report.failures) >= MAX_FAILURES:
                break
    return report


def progress_line(report: Report, games: int) -> str:
    """One line of progress."""
    return tr("conformance-progress", done=report.games, games=games, failures=len(report.failures))


def play_part(part: Job) -> Report:
    """Run one part of a job; called in a worker process."""
    rules = registry.rules(part.game)
    return check(rules, part.options, games=part.games, seed=part.seed, only=part.only)


# The report.


def show(report: Report, screen: Screen, *, seconds: float) -> None:
    """Print each check with its number of runs, share of time and failures."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(tr("conformance-check"))
    for title in ("conformance-runs", "conformance-share", "conformance-failed"):
        table.add_column(tr(title), justify="right")
    failed = [failure.check for failure in report.failures]
    for name, tally in report.tallies.items():
        share = 100 * tally.seconds / report.seconds if report.seconds else 0.0
        failures = Text(str(failed.count(name) or ""), style="bold red")
        table.add_row(Text(name), f"{tally.runs:,}", f"{share:.1f} %", failures)
    screen.console.print(table)
    ends = ", ".join(f"{rule} {number:,}" for rule, number in sorted(report.ends.items()))
    games, steps = report.games, report.steps
    screen.print(tr("conformance-played", games=games, steps=steps, seconds=round(seconds), ends=ends))
    looks = sum(tally.runs for tally in report.tallies.values())
    screen.print(tr("conformance-found", looks=looks, failures=len(failed)), "danger" if failed else "goal")


def show_failure(failure: Failure, screen: Screen, command: list[str]) -> None:
    """Print one failed check, and the command that repeats it."""
    screen.print()
    screen.print(f"{failure.check}: {failure.what}", "danger")
    screen.print(tr("conformance-again", step=failure.step))
    screen.print(f"  {shlex.join([*command, '--games=1', f'--seed={failure.seed}'])}")
    screen.print(f"  {failure.record}", "faint")

"""`regalia conformance`: random games by the thousand, each held to the contract of a game."""

from __future__ import annotations

import os
import shlex
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import product
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec
import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen
from regalia.core.errors import BadField
from regalia.core.words import tr
from regalia.games import catalogue
from regalia.testing import CHECKS, Failure, Report, check, every_option

DEFAULT_GAME = next(iter(catalogue.SPECS))
CHUNK = 20  # games that a process plays before it reports
ENOUGH = 20  # failures after which the rest is not played
SECONDS = 10  # between two lines where there is no terminal to draw a bar on


class Job(NamedTuple):
    """What is to be played: picklable, so that any process can play a part of it."""

    game: str
    options: list[dict[str, Any]]
    seed: int
    games: int
    only: tuple[str, ...]

    def parts(self) -> list[Job]:
        """The same games in chunks. A game's walk depends on its seed alone, whoever plays it."""
        starts = range(0, self.games, CHUNK)
        return [
            self._replace(seed=self.seed + start, games=min(CHUNK, self.games - start)) for start in starts
        ]


def conformance(
    game: Annotated[str, typer.Argument(help=tr("conformance-game", known=", ".join(catalogue.SPECS)))] = (
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
    """Play, look, and say what was found; the exit status is 1 where a promise was broken."""
    spec = catalogue.spec(game)
    options = combined(option) if option else every_option(spec)
    for chosen in options:
        spec.check_options(chosen)
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


def combined(texts: list[str]) -> list[dict[str, Any]]:
    """Options as typed: a name given several times takes its values in turn. Raises: BadField."""
    values: dict[str, list[Any]] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadField("option-form", field="option", text=text)
        values.setdefault(name, []).append(as_data(value))
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def as_data(text: str) -> Any:
    """JSON where it is some, else the text itself."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


# Playing.


def play(job: Job, screen: Screen, jobs: int) -> Report:
    """Play all parts of a job, on several processes, until there are failures enough."""
    report = Report()
    with telling(screen, job.games) as bar:
        for part in results(job, jobs):
            report.add(part)
            bar.tell(report)
            if len(report.failures) >= ENOUGH:
                break
    return report


def results(job: Job, jobs: int) -> Iterator[Report]:
    """The reports of a job's parts, as they come in."""
    parts = job.parts()
    if min(jobs, len(parts)) == 1:
        yield from map(play_part, parts)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow)
    try:
        waiting: list[Future[Report]] = [pool.submit(play_part, part) for part in parts]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def follow() -> None:
    """Leave Ctrl-C to the process that started this one, and end when it does, however that happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()


def play_part(part: Job) -> Report:
    """Play some games, in whatever process this is."""
    spec = catalogue.spec(part.game)
    return check(spec, part.options, games=part.games, seed=part.seed, only=part.only)


# Telling.


class Teller(Protocol):
    """Whoever says how far it has come."""

    def tell(self, report: Report) -> None:
        """Say it."""


class Bar:
    """A bar on a terminal."""

    def __init__(self, progress: Progress, games: int) -> None:
        self.progress = progress
        self.task = progress.add_task(tr("conformance-playing"), total=games)

    def tell(self, report: Report) -> None:
        """Move on."""
        self.progress.update(self.task, completed=report.games)


class Lines:
    """A line now and then, for files and pipes."""

    def __init__(self, screen: Screen, games: int) -> None:
        self.screen, self.games, self.next = screen, games, time.monotonic() + SECONDS

    def tell(self, report: Report) -> None:
        """Say it if the last time is long ago."""
        if time.monotonic() < self.next:
            return
        self.next = time.monotonic() + SECONDS
        failures = len(report.failures)
        self.screen.say(tr("conformance-progress", done=report.games, games=self.games, failures=failures))


@contextmanager
def telling(screen: Screen, games: int) -> Iterator[Teller]:
    """What fits where the output goes."""
    if not screen.console.is_terminal:
        yield Lines(screen, games)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        yield Bar(progress, games)


def show(report: Report, screen: Screen, *, seconds: float) -> None:
    """The checks, how often each was made, and what share of the time it took."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(tr("conformance-check"))
    for title in ("conformance-runs", "conformance-share", "conformance-failed"):
        table.add_column(tr(title), justify="right")
    failed = [failure.check for failure in report.failures]
    for name, tally in report.tallies.items():
        share = 100 * tally.seconds / report.seconds if report.seconds else 0.0
        broken = Text(str(failed.count(name) or ""), style="bold red")
        table.add_row(Text(name), f"{tally.runs:,}", f"{share:.1f} %", broken)
    screen.console.print(table)
    ends = ", ".join(f"{rule} {number:,}" for rule, number in sorted(report.ends.items()))
    games, steps = report.games, report.steps
    screen.say(tr("conformance-played", games=games, steps=steps, seconds=round(seconds), ends=ends))
    looks = sum(tally.runs for tally in report.tallies.values())
    screen.say(tr("conformance-found", looks=looks, failures=len(failed)), "danger" if failed else "goal")


def show_failure(failure: Failure, screen: Screen, command: list[str]) -> None:
    """One broken promise, and the command that shows it again."""
    screen.say()
    screen.say(f"{failure.check}: {failure.what}", "danger")
    screen.say(tr("conformance-again", step=failure.step))
    screen.say(f"  {shlex.join([*command, '--games=1', f'--seed={failure.seed}'])}")
    screen.say(f"  {failure.record}", "faint")

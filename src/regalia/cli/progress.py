"""How far a long job has come: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.cli.screen import Screen

LINE_INTERVAL = 10  # between two lines where there is no terminal to draw a bar on

# Told how much is done, and how to put it into words where a line is wanted.
ReportProgress = Callable[[int, Callable[[], str]], None]


@contextmanager
def show_progress(screen: Screen, total: int, title: str) -> Iterator[ReportProgress]:
    """What fits where the output goes."""
    if not screen.console.is_terminal:
        yield periodic_lines(screen)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done, words: progress.update(task, completed=done)


def periodic_lines(screen: Screen) -> ReportProgress:
    """A line now and then, for files and pipes."""
    due = time.monotonic() + LINE_INTERVAL

    def tell(_: int, words: Callable[[], str]) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due = time.monotonic() + LINE_INTERVAL
            screen.print(words())

    return tell

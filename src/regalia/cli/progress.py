"""Progress of a long job: a bar on a terminal, otherwise a line every few seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.cli.screen import Screen

LINE_INTERVAL = 10  # seconds between two lines without a terminal

# Called with the number of finished items and a function that formats a progress line.
ReportProgress = Callable[[int, Callable[[], str]], None]


@contextmanager
def show_progress(screen: Screen, total: int, title: str) -> Iterator[ReportProgress]:
    """Yield a function that reports progress in the form that suits the output."""
    if not screen.console.is_terminal:
        yield periodic_lines(screen)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done, _: progress.update(task, completed=done)


def periodic_lines(screen: Screen) -> ReportProgress:
    """Report progress as lines, at most one every LINE_INTERVAL seconds."""
    due = time.monotonic() + LINE_INTERVAL

    def report(_: int, format_line: Callable[[], str]) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due = time.monotonic() + LINE_INTERVAL
            screen.print(format_line())

    return report

"""`regalia bench`: one number that watches what the computer players do, and how fast they do it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from regalia.cli.screen import Screen
from regalia.core.i18n import tr
from regalia.players.bench import ITERATIONS, Row
from regalia.players.bench import bench as rows_of


def bench(
    iterations: Annotated[int, typer.Option(min=1, help=tr("bench-iterations"))] = ITERATIONS,
) -> None:
    """Search from fixed places, and say how many positions were looked at in all."""
    screen = Screen()
    rows = list(rows_of(iterations))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(tr("bench-place"))
    for title in ("bench-positions", "bench-speed"):
        table.add_column(tr(title), justify="right")
    for row in rows:
        table.add_row(label(row), f"{row.positions:,}", f"{row.positions / row.seconds:,.0f}")
    screen.console.print(table)
    total, seconds = sum(row.positions for row in rows), sum(row.seconds for row in rows)
    screen.print(tr("bench-total", positions=total, speed=round(total / seconds)))


def label(row: Row) -> str:
    """A place in a few words."""
    options = " ".join(str(value) for value in row.place.options.values())
    return " ".join(filter(None, (row.place.game, options, f"+{row.place.plies}")))

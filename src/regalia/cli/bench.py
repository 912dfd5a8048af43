"""`regalia bench`: node count and speed of fixed searches."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from regalia.cli.screen import Screen
from regalia.core.i18n import tr
from regalia.players.bench import ITERATIONS, BenchResult
from regalia.players.bench import bench as rows_of


def bench(
    iterations: Annotated[int, typer.Option(min=1, help=tr("bench-iterations"))] = ITERATIONS,
) -> None:
    """Search from fixed positions and print the nodes of each and in total."""
    screen = Screen()
    rows = list(rows_of(iterations))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(tr("bench-place"))
    for title in ("bench-positions", "bench-speed"):
        table.add_column(tr(title), justify="right")
    for row in rows:
        table.add_row(label(row), f"{row.nodes:,}", f"{row.nodes / row.seconds:,.0f}")
    screen.console.print(table)
    total, seconds = sum(row.nodes for row in rows), sum(row.seconds for row in rows)
    screen.print(tr("bench-total", positions=total, speed=round(total / seconds)))


def label(row: BenchResult) -> str:
    """Name of a benchmark position."""
    options = " ".join(str(value) for value in row.position.options.values())
    return " ".join(filter(None, (row.position.game, options, f"+{row.position.plies}")))

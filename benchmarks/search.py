"""Measures the speed of the search against the baseline's and on two threads; prints a table.

    python -m benchmarks.search [--quick]

As in engine.py, workloads are interleaved, and only ratios within one run are meaningful.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.engine import Row, Workload, build_baseline, interleave, rates, ratio, table

TURN_COST = 60  # plain iterations that take as long as one over whole turns


def against_baseline(folder: Path, *, iterations: int, rounds: int) -> list[Row]:
    """Plain IS-MCTS against the baseline's, and the search over whole turns."""
    seen = interleave(
        {
            "ours": Workload("searching.py", iterations, "plain").run,
            "baseline": Workload("baseline.py", iterations, "ismcts", path=build_baseline(folder)).run,
            "turns": Workload("searching.py", iterations // TURN_COST, "turns").run,
        },
        rounds,
    )
    ours, theirs = rates(seen["ours"], "games"), rates(seen["baseline"], "games")
    turns = rates(seen["turns"], "games"), rates(seen["turns"], "positions")
    times = f"{ratio(ours, theirs):.2f}"
    return [
        Row("plain IS-MCTS, iterations/s", f"{median(ours):,.0f}", f"{median(theirs):,.0f}", times),
        Row("search over turns, iterations/s", f"{median(turns[0]):,.0f}"),
        Row("search over turns, positions/s", f"{median(turns[1]):,.0f}"),
    ]


def on_two_threads(*, iterations: int, rounds: int) -> list[Row]:
    """Two threads against one by wall time; the best of several rounds."""
    rows = []
    for name, words, n in (
        ("plain", "plain IS-MCTS", iterations),
        ("turns", "over turns", iterations // TURN_COST),
    ):
        loads = {one: Workload("searching.py", n, one).run for one in (name, f"{name}_threads")}
        one, two = (max(rates(figures, "games", "wall")) for figures in interleave(loads, rounds).values())
        rows.append(Row(f"{words}, two threads, best", f"{two:,.0f}", f"{one:,.0f}", f"{two / one:.2f}"))
    return rows


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Speed of the search.")
    parser.add_argument("--quick", action="store_true", help="a few seconds, for rough figures")
    scale, rounds = (1, 2) if parser.parse_args(words).quick else (8, 9)
    with tempfile.TemporaryDirectory() as folder:
        rows = [
            *against_baseline(Path(folder), iterations=6000 * scale, rounds=rounds),
            *on_two_threads(iterations=6000 * scale, rounds=rounds),
        ]
    print(table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())

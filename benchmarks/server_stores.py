"""Compares the moves per second of Regalia with those of boardgame.io on each of its stores; prints a table.

    python -m benchmarks.server_stores [--rounds 3] [--matches 300]

Regalia has each move on disk before it is shown (SQLite, `synchronous=FULL`). boardgame.io does so only with the stores
that `benchmarks/clients/boardgame_store.mjs` adds. The servers alternate; a ratio is the median of the ratios of one
round, because other programs may use the machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import median

from benchmarks.server import Rate, Scale, install_clients, measure_boardgame_io, measure_regalia

SECONDS = 6
STORES = {
    "memory": "in memory (its default)",
    "flatfile": "FlatFile (its store of files, not synced)",
    "synced": "synced before it is shown, one sync a move",
    "grouped": "the same with group commit",
}
REGALIA = "regalia"


def measure(scale: Scale) -> dict[str, Rate]:
    """Measures every server once."""
    return {REGALIA: measure_regalia(scale)} | {store: measure_boardgame_io(scale, store) for store in STORES}


def table(rounds: Sequence[dict[str, Rate]]) -> str:
    """The medians of some rounds, in Markdown; a ratio tells how many times as many moves Regalia makes."""
    lines = [
        "| server | moves/s | µs of CPU a move | Regalia's moves/s, ratio | by CPU |",
        "| --- | --- | --- | --- | --- |",
    ]
    for key, name in {REGALIA: "Regalia on SQLite", **STORES}.items():
        wall = median(found[key].wall for found in rounds)
        cpu = median(1e6 / found[key].cpu for found in rounds)
        by_wall = median(found[REGALIA].wall / found[key].wall for found in rounds)
        by_cpu = median(found[REGALIA].cpu / found[key].cpu for found in rounds)
        title = name if key == REGALIA else f"boardgame.io, {name}"
        lines.append(f"| {title} | {wall:,.0f} | {cpu:,.0f} | {by_wall:.2f} | {by_cpu:.2f} |")
    return "\n".join(lines)


def main() -> None:
    """Measures some rounds and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=300)
    chosen = parser.parse_args()
    install_clients()
    scale = Scale(connections=0, steady=0, matches=chosen.matches, seconds=SECONDS, rounds=chosen.rounds)
    rounds = []
    for number in range(chosen.rounds):
        rounds.append(measure(scale))
        wall = ", ".join(f"{key} {rate.wall:,.0f}" for key, rate in rounds[-1].items())
        print(f"round {number + 1}, moves/s: {wall}", flush=True)
    print(table(rounds))


if __name__ == "__main__":
    main()

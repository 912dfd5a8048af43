"""Compares the moves per second of this server with those of another installation, such as an earlier commit's.

    python -m benchmarks.server_versions OTHER/.venv/bin/regalia [--rounds 5]

Both serve King & Assassins on SQLite to the same clients at full speed; the runs alternate, and the ratio is that of
the medians.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median

from benchmarks.server import Rate, Scale, measure_regalia

SCALE = Scale(connections=0, steady=0, matches=200, seconds=6, rounds=5)


def compare(this: Path, other: Path, rounds: int) -> None:
    """Measures both in turns, and prints every round and the ratios."""
    found: dict[Path, list[Rate]] = {this: [], other: []}
    for number in range(rounds):
        order = (this, other) if number % 2 else (other, this)
        for program in order:
            found[program].append(measure_regalia(SCALE, program))
        ours, theirs = found[this][-1], found[other][-1]
        print(
            f"round {number + 1}: {ours.wall:,.0f} moves/s against {theirs.wall:,.0f};"
            f" {ours.cpu:,.0f} per CPU second against {theirs.cpu:,.0f}",
            flush=True,
        )
    for what, pick in (("moves/s", lambda rate: rate.wall), ("moves per CPU second", lambda rate: rate.cpu)):
        ratio = median(map(pick, found[this])) / median(map(pick, found[other]))
        print(f"{what}: ratio of the medians {ratio:.3f}")


def main() -> None:
    """Runs the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, help="the program `regalia` of the other installation")
    parser.add_argument("--rounds", type=int, default=SCALE.rounds)
    chosen = parser.parse_args()
    compare(Path(sys.executable).with_name("regalia"), chosen.other.resolve(), chosen.rounds)


if __name__ == "__main__":
    main()

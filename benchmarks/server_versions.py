"""Compares the speed of this server with that of another installation, such as an earlier commit's.

    python -m benchmarks.server_versions OTHER/.venv/bin/regalia [--rounds 5]

Both serve King & Assassins on SQLite to the same clients at full speed, in turns. A ratio is the median of the ratios
of adjacent rounds. Other programs on the same cores make a move more expensive, so that the cheaper quarter of the
rounds of each says most about the CPU time of a move.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median

from benchmarks.server import Rate, Scale, install_clients, measure_regalia

SCALE = Scale(connections=0, steady=0, matches=100, seconds=4, rounds=5)


def compare(this: Path, other: Path, rounds: int) -> None:
    """Measures both in turns, and prints every round and the ratios."""
    found: list[tuple[Rate, Rate]] = []
    for number in range(rounds):
        order = (this, other) if number % 2 else (other, this)
        rates = {program: measure_regalia(SCALE, program) for program in order}
        ours, theirs = rates[this], rates[other]
        found.append((ours, theirs))
        print(
            f"round {number + 1}: {ours.wall:,.0f} moves/s against {theirs.wall:,.0f};"
            f" {micros(ours):,.0f} µs of CPU a move against {micros(theirs):,.0f}",
            flush=True,
        )
    wall = median(ours.wall / theirs.wall for ours, theirs in found)
    cpu = median(ours.cpu / theirs.cpu for ours, theirs in found)
    print(f"median ratio: moves/s {wall:.2f}, moves per CPU second {cpu:.2f}")
    cheap, their_cheap = (
        cheaper_quarter([micros(rate) for rate in rates]) for rates in zip(*found, strict=True)
    )
    print(
        f"cheaper quarter: {cheap:,.0f} µs a move against {their_cheap:,.0f}, ratio {their_cheap / cheap:.2f}"
    )


def micros(rate: Rate) -> float:
    """Microseconds of CPU for a move."""
    return 1e6 / rate.cpu


def cheaper_quarter(values: list[float]) -> float:
    """The value at the first quarter."""
    return sorted(values)[len(values) // 4]


def main() -> None:
    """Runs the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, help="the program `regalia` of the other installation")
    parser.add_argument("--rounds", type=int, default=SCALE.rounds)
    chosen = parser.parse_args()
    install_clients()
    compare(Path(sys.executable).with_name("regalia"), chosen.other.absolute(), chosen.rounds)


if __name__ == "__main__":
    main()

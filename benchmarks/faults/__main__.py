"""Breaks a cluster again and again under load; prints what was lost, doubled or stuck (which must be nothing).

    python -m benchmarks.faults [--rounds 200] [--seed 1] [--matches 200] [--think 4] [--minutes 60] [--history FILE]

It needs root, for network namespaces and a small disk; PostgreSQL, Redis, iproute2, e2fsprogs and faketime of Debian.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.faults import disk, network, rounds
from benchmarks.faults.cluster import FAKETIME, Cluster, running_cluster
from benchmarks.faults.faults import Fault, RedisGone, available

LONG_EVERY = 70  # so many rounds have one with Redis gone for 30 seconds


def chosen(cluster: Cluster, count: int, seed: int, end: float) -> Iterator[Fault]:
    """Yields faults in a random order until a time; each kind comes equally often."""
    rng = random.Random(seed)
    bag: list[type[Fault]] = []
    for number in range(1, count + 1):
        if time.monotonic() > end:
            return
        if number % LONG_EVERY == 0:
            yield RedisGone(cluster, rng)
            continue
        if not bag:
            bag = available(cluster)
            rng.shuffle(bag)
        yield bag.pop()(cluster, rng)


def missing() -> list[str]:
    """Returns what this machine lacks."""
    return [
        what
        for what, there in {
            "root and iproute2 for network namespaces": network.is_available(),
            "root, e2fsprogs and loop devices for a small disk": disk.is_available(),
            "faketime": bool(FAKETIME),
        }.items()
        if not there
    ]


def main() -> int:
    """Runs the rounds. Returns: the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=200, help="played at the same time")
    parser.add_argument("--think", type=float, default=4.0, help="seconds that a player thinks at most")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no round after this time")
    parser.add_argument("--history", type=Path, help="keep what the clients saw in this file")
    options = parser.parse_args()
    if options.rounds < 1 or options.matches < 1 or options.think < 0:
        parser.error("--rounds and --matches must be at least 1, --think at least 0")
    if lacks := missing():
        print(f"the faults need {', '.join(lacks)}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that all programs are stopped
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="regalia-faults-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        with running_cluster(Path(folder), isolated=True) as cluster:
            outcome = asyncio.run(
                rounds.run_rounds(
                    cluster,
                    chosen(cluster, options.rounds, options.seed, began + 60 * options.minutes),
                    options.history or Path(folder, "history.jsonl"),
                    matches=options.matches,
                    think=options.think,
                    seed=options.seed,
                )
            )
    print("", rounds.table(outcome), "", sep="\n")
    print(
        f"seed {options.seed}, {options.matches} matches at a time, {outcome.matches} in all with {outcome.entries} "
        f"entries, {time.monotonic() - began:.0f} s"
    )
    for violation in outcome.violations[:50]:
        print(*violation, sep="  ")
    return 0 if outcome.passed else 1


if __name__ == "__main__":
    sys.exit(main())

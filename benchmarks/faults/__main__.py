"""Breaks servers again and again under load; prints what was lost, doubled or stuck (which must be nothing).

    python -m benchmarks.faults [--rounds 200] [--seed 1] [--matches 200] [--think 4] [--minutes 60] [--history FILE]
    python -m benchmarks.faults --sqlite [--rounds 40] …

The first form breaks two servers on PostgreSQL and Redis, the second one server on SQLite. It needs root, for network
namespaces and a small disk; PostgreSQL, Redis, iproute2, e2fsprogs and faketime of Debian. SIGINT or SIGTERM end the
rounds early; what was run is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import math
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from benchmarks.faults import disk, network, rounds
from benchmarks.faults.cluster import Cluster, running_cluster
from benchmarks.faults.cluster_faults import RedisGone, of_cluster
from benchmarks.faults.faults import Fault
from benchmarks.faults.installation import FAKETIME, Installation
from benchmarks.faults.single_server import SingleServer, running_server
from benchmarks.faults.sqlite_faults import of_single_server

LONG_EVERY = 70  # so many rounds have one with Redis gone for 30 seconds


def chosen(
    kinds: Sequence[type[Fault]], long: type[Fault] | None, count: int, rng: random.Random
) -> Iterator[type[Fault]]:
    """Yields kinds of faults in a random order, each equally often; a long one comes rarely."""
    bag: list[type[Fault]] = []
    for number in range(1, count + 1):
        if long is not None and number % LONG_EVERY == 0:
            yield long
            continue
        if not bag:
            bag = list(kinds)
            rng.shuffle(bag)
        yield bag.pop()


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
    parser.add_argument("--sqlite", action="store_true", help="one server on SQLite, on a small disk")
    options = parser.parse_args()
    if options.rounds < 1 or options.matches < 1 or options.think < 0:
        parser.error("--rounds and --matches must be at least 1, --think at least 0")
    if lacks := missing():
        print(f"the faults need {', '.join(lacks)}", file=sys.stderr)
        return 2
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="regalia-faults-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        outcome = run(Path(folder), options)
    print("", rounds.table(outcome), "", sep="\n")
    print(
        f"seed {options.seed}, {options.matches} matches at a time, {outcome.matches} in all with {outcome.entries} "
        f"entries, {time.monotonic() - began:.0f} s"
    )
    for violation in outcome.violations[:50]:
        print(*violation, sep="  ")
    print(*outcome.failures, sep="\n")
    return 0 if outcome.passed else 1


def run(folder: Path, options: argparse.Namespace) -> rounds.Outcome:
    """Starts all programs and runs the rounds."""
    rng = random.Random(options.seed)
    installation: Cluster | SingleServer
    with ExitStack() as stack:
        if options.sqlite:
            installation = stack.enter_context(running_server(folder))
            kinds, long = of_single_server(), None
        else:
            installation = stack.enter_context(running_cluster(folder, isolated=True))
            kinds, long = of_cluster(installation), RedisGone
        end = time.monotonic() + 60 * options.minutes
        classes = chosen(kinds, long, options.rounds, rng)
        faults = (
            kind(installation, rng) for kind in itertools.takewhile(lambda _: time.monotonic() < end, classes)
        )
        return asyncio.run(
            run_rounds(installation, faults, options.history or folder / "history.jsonl", options)
        )


async def run_rounds(
    installation: Installation, faults: Iterable[Fault], history: Path, options: argparse.Namespace
) -> rounds.Outcome:
    """Runs the rounds, at most until a signal."""
    interruption = rounds.Interruption()
    with interruption.by_signals():
        return await rounds.run_rounds(
            installation,
            faults,
            history,
            matches=options.matches,
            think=options.think,
            seed=options.seed,
            interruption=interruption,
        )


if __name__ == "__main__":
    sys.exit(main())

"""Fault rounds under load, and what is counted in them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.faults.checker import Violation, check
from benchmarks.faults.cluster import Cluster
from benchmarks.faults.faults import Fault
from benchmarks.faults.history import Recorder, read_history
from benchmarks.faults.load import Load

PATIENCE = 120.0  # seconds after which a match that does not go on counts as stuck


class Round(NamedTuple):
    """What happened in one round. `recovery`: seconds from the end of the fault until all matches went on."""

    fault: str
    begin: float
    end: float
    acknowledged: int
    stuck: list[str]  # matches
    recovery: float
    slowest: str  # the kind of match that went on last


class Outcome(NamedTuple):
    """The rounds of a run, and what the checker found afterwards."""

    rounds: list[Round]
    violations: list[Violation]
    matches: int
    entries: int

    @property
    def passed(self) -> bool:
        """Whether nothing was lost or doubled, and no match was stuck."""
        return not self.violations and not any(each.stuck for each in self.rounds)


async def run_round(fault: Fault, load: Load, rng: random.Random) -> Round:
    """Injects a fault at a random moment, heals it, and waits until all matches go on."""
    begin, before = load.recorder.now(), load.acknowledged
    await asyncio.sleep(rng.uniform(0.1, 0.6))
    await asyncio.to_thread(fault.inject)
    await asyncio.sleep(rng.uniform(*fault.lasts))
    await asyncio.to_thread(fault.heal)
    healed = load.recorder.now()
    stuck, slowest = await load.until_all_play(healed, PATIENCE)
    end = load.recorder.now()
    matches = [table.matches[-1] for table in stuck if table.matches]
    return Round(fault.name, begin, end, load.acknowledged - before, matches, end - healed, slowest)


async def run_rounds(
    cluster: Cluster, faults: Iterable[Fault], history: Path, *, matches: int, think: float, seed: int
) -> Outcome:
    """Runs rounds under load and checks the history. It is written to a file, and can be checked again."""
    rng = random.Random(seed)
    rounds = []
    with Recorder(history) as recorder:
        load = Load(cluster.addresses, recorder, matches=matches, think=think, seed=seed)
        load.start()
        favouring = asyncio.create_task(keep_favouring_workers(cluster))
        try:
            begin = recorder.now()
            stuck, _ = await load.until_all_play(begin, 2 * PATIENCE)
            if stuck:
                raise RuntimeError(f"{len(stuck)} matches did not begin")
            for fault in faults:
                rounds.append(await run_round(fault, load, rng))
                print(line_of(rounds), flush=True)
        finally:
            favouring.cancel()
            await load.stop()
    logs = await asyncio.to_thread(cluster.logs)
    violations = await asyncio.to_thread(lambda: check(read_history(history), logs))
    return Outcome(rounds, violations, len(logs), sum(map(len, logs.values())))


async def keep_favouring_workers(cluster: Cluster) -> None:
    """Calls `Cluster.favour_workers` again and again, since workers are replaced."""
    while True:
        await asyncio.to_thread(cluster.favour_workers)
        await asyncio.sleep(0.5)


def line_of(rounds: Sequence[Round]) -> str:
    """Returns the last round as a line."""
    last = rounds[-1]
    return (
        f"{len(rounds):4}  {last.fault:46}{last.acknowledged:6} acknowledged"
        f"{len(last.stuck):4} stuck{last.recovery:7.1f} s  {last.slowest}"
    )


def table(outcome: Outcome) -> str:
    """Returns the table by faults, as Markdown."""
    lines = [
        "| fault | rounds | acknowledged | lost | doubled | gaps | stuck | seconds until all play: median, longest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    names = list(dict.fromkeys(each.fault for each in outcome.rounds))
    for name in sorted(names):
        own = [each for each in outcome.rounds if each.fault == name]
        lines.append(row(name, own, [v for v in outcome.violations if v.t is not None and any(
            each.begin <= v.t <= each.end for each in own)]))  # fmt: skip
    lines.append(row("all", outcome.rounds, outcome.violations))
    return "\n".join(lines)


def row(name: str, rounds: Sequence[Round], violations: Sequence[Violation]) -> str:
    """Returns a row of the table. Violations of order, times, updates and refusals are added to those of gaps."""
    faults = Counter(violation.fault for violation in violations)
    others = faults.total() - faults["lost"] - faults["doubled"]
    times = [each.recovery for each in rounds]
    cells = [
        name, len(rounds), sum(each.acknowledged for each in rounds), faults["lost"], faults["doubled"], others,
        sum(len(each.stuck) for each in rounds), f"{median(times):.1f}, {max(times):.1f}",
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"

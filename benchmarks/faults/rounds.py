"""Fault rounds under load, and what is counted in them."""

from __future__ import annotations

import asyncio
import random
import signal
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.faults.checker import Violation, check
from benchmarks.faults.faults import Fault
from benchmarks.faults.history import Recorder, read_history
from benchmarks.faults.installation import Installation
from benchmarks.faults.load import Load
from regalia.services.matches.entries import Entry

PATIENCE = 120.0  # seconds after which a match that does not go on counts as stuck
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Round(NamedTuple):
    """What happened in one round. `recovery`: seconds from the end of the fault until all matches went on."""

    fault: str
    begin: float
    end: float
    acknowledged: int
    stuck: list[str]  # matches
    recovery: float
    slowest: str  # the kind of match that went on last
    failure: str = ""  # traceback of a fault that could not be injected or healed


class Outcome(NamedTuple):
    """The rounds of a run, and what the checker found afterwards."""

    rounds: list[Round]
    violations: list[Violation]
    matches: int
    entries: int
    defects: Sequence[str] = ()  # tracebacks of the harness outside of a round

    @property
    def failures(self) -> list[str]:
        """Tracebacks of the harness: what it could not do."""
        return [*(each.failure for each in self.rounds if each.failure), *self.defects]

    @property
    def passed(self) -> bool:
        """Whether nothing was lost or doubled, no match was stuck, and the harness did what it was told."""
        return not (self.violations or self.failures or any(each.stuck for each in self.rounds))


class Interruption:
    """Ends a run early, with its table and its check: the fault at hand is healed, and no other is injected."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    @contextmanager
    def by_signals(self) -> Iterator[None]:
        """Interrupts the run at the first SIGINT or SIGTERM; a second one has its usual effect."""
        loop = asyncio.get_running_loop()

        def restore_signals() -> None:
            for each in SIGNALS:
                loop.remove_signal_handler(each)

        def interrupt() -> None:
            self.interrupt()
            restore_signals()

        for each in SIGNALS:
            loop.add_signal_handler(each, interrupt)
        try:
            yield
        finally:
            restore_signals()

    def interrupt(self) -> None:
        """Ends the run."""
        self._event.set()

    def is_set(self) -> bool:
        """Whether the run is to end."""
        return self._event.is_set()

    async def sleep(self, seconds: float) -> None:
        """Waits, at most until the interruption."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._event.wait()


async def run_round(fault: Fault, load: Load, rng: random.Random, interruption: Interruption) -> Round:
    """Injects a fault at a random moment, heals it, and waits until all matches go on.

    A fault that cannot be injected or healed is a failure of the round; all parts are restarted.
    """
    begin, before, failure = load.recorder.now(), load.acknowledged, ""
    await interruption.sleep(rng.uniform(0.1, 0.6))
    try:
        await asyncio.to_thread(fault.inject)
        await interruption.sleep(rng.uniform(*fault.lasts))
        await asyncio.to_thread(fault.heal)
    except Exception as error:
        failure = "".join(traceback.format_exception(error))
        await asyncio.to_thread(fault.installation.restore)
    healed = load.recorder.now()
    stuck, slowest = await load.until_all_play(healed, PATIENCE, interruption.is_set)
    end = load.recorder.now()
    matches = [table.matches[-1] for table in stuck if table.matches]
    return Round(fault.name, begin, end, load.acknowledged - before, matches, end - healed, slowest, failure)


async def run_rounds(
    installation: Installation,
    faults: Iterable[Fault],
    history: Path,
    *,
    matches: int,
    think: float,
    seed: int,
    interruption: Interruption | None = None,
) -> Outcome:
    """Runs rounds under load and checks the history. It is written to a file, and can be checked again.

    Whatever ends the rounds, those that were run are checked.
    """
    rng = random.Random(seed)
    rounds: list[Round] = []
    defects: list[str] = []
    interruption = interruption or Interruption()
    with Recorder(history) as recorder:
        load = Load(installation.addresses, recorder, matches=matches, think=think, seed=seed)
        load.start()
        favouring = asyncio.create_task(keep_favouring_workers(installation))
        try:
            stuck, _ = await load.until_all_play(recorder.now(), 2 * PATIENCE, interruption.is_set)
            if stuck:
                raise RuntimeError(f"{len(stuck)} matches did not begin")
            for fault in faults:
                if interruption.is_set():
                    break
                done = await run_round(fault, load, rng, interruption)
                if (
                    done.failure or not interruption.is_set()
                ):  # an interrupted round says nothing about its matches
                    rounds.append(done)
                    print(line_of(rounds), flush=True)
        except Exception as error:
            defects.append("".join(traceback.format_exception(error)))
        finally:
            favouring.cancel()
            defects += await load.stop()
    logs = await asyncio.to_thread(stored_logs, installation)
    violations = await asyncio.to_thread(lambda: check(read_history(history), logs))
    return Outcome(rounds, violations, len(logs), sum(map(len, logs.values())), defects)


def stored_logs(installation: Installation) -> dict[str, list[Entry]]:
    """Returns the logs of all matches; restarts the parts if they cannot be read."""
    try:
        return installation.logs()
    except Exception:
        installation.restore()
        return installation.logs()


async def keep_favouring_workers(installation: Installation) -> None:
    """Calls `Installation.favour_workers` again and again, since workers are replaced."""
    while True:
        await asyncio.to_thread(installation.favour_workers)
        await asyncio.sleep(0.5)


def line_of(rounds: Sequence[Round]) -> str:
    """Returns the last round as a line."""
    last = rounds[-1]
    return (
        f"{len(rounds):4}  {last.fault:46}{last.acknowledged:6} acknowledged"
        f"{len(last.stuck):4} stuck{last.recovery:7.1f} s  {last.slowest}"
        + ("  FAILED" if last.failure else "")
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
    times = [each.recovery for each in rounds] or [0.0]
    cells = [
        name, len(rounds), sum(each.acknowledged for each in rounds), faults["lost"], faults["doubled"], others,
        sum(len(each.stuck) for each in rounds), f"{median(times):.1f}, {max(times):.1f}",
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"

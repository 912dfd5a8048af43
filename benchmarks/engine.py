"""Measures the speed of the rules against reference programs and prints a table.

Every workload runs in a process of its own. Workloads that are compared are interleaved, because the load of
the machine varies: only ratios within one run are meaningful. `--quick` checks in a few seconds that everything
works; its figures are rough.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
INSTALL = ".venv/bin/pip install -c constraints.txt -e .[bench]"
THREADS = 2
MIN_PARALLELISM = 1.7  # CPU time / wall time above which two threads ran in parallel
BUSY = "the machine is busy"
SCENARIOS = {
    "introduction": "introduction",
    "pitched_battle": "battle",
}  # King of the Hill: workload and label

Figures = dict[str, float]
Rounds = dict[str, list[Figures]]


@dataclass(frozen=True)
class Workload:
    """A script of `workloads/` with its arguments, run in a process of its own."""

    script: str
    games: int
    name: str = ""
    path: Path | None = None  # directory of its package; None for the installed one
    compiled: bool = True

    def start(self) -> subprocess.Popen[str]:
        """Start the process; `finish` waits for it."""
        words = [word for word in (self.name, str(self.games)) if word]
        places = [str(self.path)] if self.path else []
        places += [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
        env = os.environ | {"PYTHONPATH": os.pathsep.join(places)}
        command = [sys.executable, str(HERE / "workloads" / self.script), *words]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)

    def finish(self, process: subprocess.Popen[str]) -> Figures:
        """The figures it printed. Raises: SystemExit if it failed or ran the wrong build."""
        output, _ = process.communicate()
        if process.returncode:
            raise SystemExit(f"{self.script} {self.name} failed")
        figures: Figures = json.loads(output)
        if figures.get("compiled", True) != self.compiled:
            wanted = "a compiled core (python3 run.py makes one)" if self.compiled else "uncompiled Python"
            raise SystemExit(f"{self.script} {self.name} needs {wanted}")
        return figures

    def run(self) -> Figures:
        """Run one process."""
        return self.finish(self.start())

    def run_twice_at_once(self) -> Figures:
        """Run two processes in parallel; the figures of the slower one."""
        first, second = self.start(), self.start()
        pair = [self.finish(first), self.finish(second)]
        return {key: max(figures[key] for figures in pair) for key in ("games", "wall")}


class Row(NamedTuple):
    """A row of the table."""

    measure: str
    value: str
    reference: str = ""
    ratio: str = ""
    target: str = ""
    verdict: str = ""


HEAD = Row("measure", "Regalia", "reference", "ratio", "target", "verdict")


def interleave(loads: dict[str, Callable[[], Figures]], rounds: int) -> Rounds:
    """Run workloads alternately, every other round in reverse order."""
    figures: Rounds = {name: [] for name in loads}
    for k in range(rounds):
        print(f"{', '.join(loads)}: round {k + 1} of {rounds}", file=sys.stderr)
        for name in list(loads)[:: 1 if k % 2 == 0 else -1]:
            figures[name].append(loads[name]())
    return figures


def rates(figures: Sequence[Figures], what: str, per: str = "cpu") -> list[float]:
    """The rate of `what` per second, for each run."""
    return [each[what] / each[per] for each in figures]


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median ratio of runs that were neighbours in time."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def at_least(mark: float, value: float) -> tuple[str, str]:
    """The target as text, and the verdict."""
    return f"≥ {mark:,}", "met" if value >= mark else "missed"


def at_most(mark: float, value: float) -> tuple[str, str]:
    """The target as text, and the verdict."""
    return f"≤ {mark:,}", "met" if value <= mark else "missed"


def compare(measure: str, ours: Sequence[float], theirs: Sequence[float], mark: float) -> Row:
    """A row for two interleaved rates."""
    times = ratio(ours, theirs)
    return Row(
        measure, f"{median(ours):,.0f}", f"{median(theirs):,.0f}", f"{times:.2f}", *at_least(mark, times)
    )


# Measurements.


def rollouts(folder: Path, plain: Path, *, games: int, rounds: int) -> list[Row]:
    """Random games against the baseline, against the same files uncompiled, and against OpenSpiel."""
    loads = {
        "ours": Workload("ours.py", games, "rollouts").run,
        "baseline": Workload("baseline.py", games, path=build_baseline(folder)).run,
        "plain": Workload("ours.py", games // 60, "rollouts", path=plain, compiled=False).run,
    }
    if find_spec("pyspiel"):
        loads["OpenSpiel"] = Workload("breakthrough.py", games // 3).run
    seen = interleave(loads, rounds)
    ours = rates(seen["ours"], "games")
    rows = [
        compare("rollouts/s, against the baseline", ours, rates(seen["baseline"], "games"), 0.85),
        compare("rollouts/s, against itself uncompiled", ours, rates(seen["plain"], "games"), 40),
    ]
    if "OpenSpiel" not in seen:
        return [*rows, Row("actions/s, against OpenSpiel", "", INSTALL, verdict="not measured")]
    actions = [rates(seen[name], "actions") for name in ("ours", "OpenSpiel")]
    return [*rows, compare("actions/s, against OpenSpiel", actions[0], actions[1], 5)]


def king_of_the_hill_rollouts(plain: Path, *, games: int, rounds: int) -> list[Row]:
    """Random games of King of the Hill against the same files uncompiled, and against King & Assassins."""
    rows = []
    for name, words in SCENARIOS.items():
        seen = interleave(
            {
                "ours": Workload("ours.py", games, name).run,
                "plain": Workload("ours.py", max(1, games // 80), name, path=plain, compiled=False).run,
                "king": Workload("ours.py", 4 * games, "rollouts").run,
            },
            rounds,
        )
        ours, slow = (rates(seen[load], "games") for load in ("ours", "plain"))
        rows.append(compare(f"{words}: rollouts/s, against itself uncompiled", ours, slow, 40))
        listed, others = (rates(seen[load], "listed") for load in ("ours", "king"))
        rows.append(compare(f"{words}: legal actions/s, against King & Assassins", listed, others, 0.4))
    return rows


def from_python(*, games: int, rounds: int) -> list[Row]:
    """Actions per second of a loop in Python that lists the legal actions and applies one."""
    loads = {name: Workload("ours.py", games, name).run for name in ("from_python", "from_python_with_lists")}
    seen = interleave(loads, rounds)
    buffer, lists = (median(rates(figures, "actions")) for figures in seen.values())
    wanted, verdict = at_least(1_000_000, buffer)
    return [
        Row("actions/s from Python, one buffer", f"{buffer:,.0f}", target=wanted, verdict=verdict),
        Row("actions/s from Python, lists", f"{lists:,.0f}"),
    ]


def threads(*, games: int, rounds: int) -> list[Row]:
    """Two threads against one; and two processes, which show what the machine can give."""
    one = Workload("ours.py", games, "one_thread")
    seen = interleave(
        {"one": one.run, "two": Workload("ours.py", games, "threads").run, "apart": one.run_twice_at_once},
        rounds,
    )
    single, double, apart = (max(rates(seen[name], "games", "wall")) for name in seen)
    times, possible = double / single, THREADS * apart / single
    wanted, verdict = at_least(MIN_PARALLELISM, times)
    if times < MIN_PARALLELISM and possible < MIN_PARALLELISM:
        verdict = BUSY
    alone = f"{single:,.0f}"
    return [
        Row("rollouts/s, two threads, best", f"{double:,.0f}", alone, f"{times:.2f}", wanted, verdict),
        Row("the same, two processes", f"{THREADS * apart:,.0f}", alone, f"{possible:.2f}"),
        cpu_per_rollout(seen["two"], seen["one"]),
    ]


def cpu_per_rollout(two: Sequence[Figures], one: Sequence[Figures]) -> Row:
    """CPU time per rollout in two threads; only runs in which both threads had a core are counted."""
    measure = "µs of CPU per rollout, two threads"
    pairs = [(a, b) for a, b in zip(two, one, strict=True) if a["cpu"] / a["wall"] >= MIN_PARALLELISM]
    if not pairs:
        return Row(measure, "", verdict=BUSY)
    costs = [(1e6 * a["cpu"] / a["games"], 1e6 * b["cpu"] / b["games"]) for a, b in pairs]
    shared, alone = (list(column) for column in zip(*costs, strict=True))
    more = ratio(shared, alone)
    return Row(measure, f"{median(shared):.1f}", f"{median(alone):.1f}", f"{more:.2f}", *at_most(1.1, more))


def clone_size() -> list[Row]:
    """The bytes of a cloned state, of each game."""
    figures = Workload("ours.py", 0, "clone_size").run()
    rows = []
    for words, name, most in (
        ("bytes of a clone", "copy", 512),
        ("battle: bytes of a clone", "battle", 1024),
    ):
        wanted, verdict = at_most(most, figures[name])
        rows.append(Row(words, f"{figures[name]:,.0f}", target=wanted, verdict=verdict))
    return rows


# Setup and output.


def build_baseline(folder: Path) -> Path:
    """Compile a copy of the baseline with the same tools. Returns: the directory of its package."""
    copy = shutil.copytree(HERE / "baseline", folder / "baseline")
    build = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", "2"]
    done = subprocess.run(build, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the baseline does not compile\n{done.stdout}{done.stderr}")
    return copy / "src"


def copy_uncompiled(folder: Path) -> Path:
    """A copy of the sources without compiled modules, which Python would prefer."""
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    return shutil.copytree(SOURCES, folder / "plain", ignore=leave)


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table."""
    width = [max(len(row[k]) for row in [HEAD, *rows]) for k in range(len(HEAD))]
    rule = "| " + " | ".join("-" * n for n in width) + " |"
    lines = ["| " + " | ".join(cell.ljust(n) for cell, n in zip(row, width, strict=True)) + " |"
             for row in [HEAD, *rows]]  # fmt: skip
    return "\n".join([lines[0], rule, *lines[1:]])


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print the table. Returns: 1 if a target is missed."""
    parser = argparse.ArgumentParser(description="Speed of the rules against other programs.")
    parser.add_argument("--quick", action="store_true", help="a few seconds, for rough figures")
    scale, rounds = (1, 2) if parser.parse_args(words).quick else (10, 9)
    with tempfile.TemporaryDirectory() as folder:
        plain = copy_uncompiled(Path(folder))
        rows = [
            *rollouts(Path(folder), plain, games=2000 * scale, rounds=rounds),
            *king_of_the_hill_rollouts(plain, games=200 * scale, rounds=rounds),
            *from_python(games=300 * scale, rounds=rounds),
            *threads(games=600 * scale, rounds=4 * rounds),  # short, so that some find two free cores
            *clone_size(),
        ]
    print(table(rows))
    return 1 if any(row.verdict == "missed" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())

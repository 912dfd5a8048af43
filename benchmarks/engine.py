"""How fast the rules are, beside programs that they are measured against: prints a table.

Every load runs in a process of its own, and those that are compared take turns, for a machine that others
use is never twice the same: only ratios within one run mean anything. `--quick` shows in a few seconds
that everything works; its figures are rough.
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
TOGETHER = 1.7  # of two cores, to say that two threads ran at once
BUSY = "the machine is busy"
BATTLES = {"introduction": "introduction", "pitched_battle": "battle"}  # King of the Hill: loads, and words

Figures = dict[str, float]
Rounds = dict[str, list[Figures]]


@dataclass(frozen=True)
class Load:
    """A script of `loads/` with its arguments, to be run in a process of its own."""

    script: str
    games: int
    name: str = ""
    path: Path | None = None  # where its program is; None: where Python finds it
    compiled: bool = True

    def start(self) -> subprocess.Popen[str]:
        """Begin; `finish` has the figures."""
        words = [word for word in (self.name, str(self.games)) if word]
        places = [str(self.path)] if self.path else []
        places += [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
        env = os.environ | {"PYTHONPATH": os.pathsep.join(places)}
        command = [sys.executable, str(HERE / "loads" / self.script), *words]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)

    def finish(self, process: subprocess.Popen[str]) -> Figures:
        """The figures it prints. Raises: SystemExit where it fails or runs the wrong build."""
        said, _ = process.communicate()
        if process.returncode:
            raise SystemExit(f"{self.script} {self.name} failed")
        figures: Figures = json.loads(said)
        if figures.get("compiled", True) != self.compiled:
            wanted = "a compiled core (python3 run.py makes one)" if self.compiled else "plain Python"
            raise SystemExit(f"{self.script} {self.name} needs {wanted}")
        return figures

    def run(self) -> Figures:
        """Run alone."""
        return self.finish(self.start())

    def run_twice_at_once(self) -> Figures:
        """Run in two processes side by side, as the slower of them sees it."""
        first, second = self.start(), self.start()
        pair = [self.finish(first), self.finish(second)]
        return {key: max(figures[key] for figures in pair) for key in ("games", "wall")}


class Row(NamedTuple):
    """A line of the table."""

    measure: str
    figure: str
    beside: str = ""
    ratio: str = ""
    wanted: str = ""
    verdict: str = ""


HEAD = Row("measure", "Regalia", "beside it", "ratio", "wanted", "verdict")


def take_turns(loads: dict[str, Callable[[], Figures]], rounds: int) -> Rounds:
    """The figures of loads that run one after the other, every other round backwards."""
    figures: Rounds = {name: [] for name in loads}
    for k in range(rounds):
        print(f"{', '.join(loads)}: round {k + 1} of {rounds}", file=sys.stderr)
        for name in list(loads)[:: 1 if k % 2 == 0 else -1]:
            figures[name].append(loads[name]())
    return figures


def rates(figures: Sequence[Figures], what: str, per: str = "cpu") -> list[float]:
    """How many of what each run did per second."""
    return [each[what] / each[per] for each in figures]


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Ours over theirs, each with its neighbour in time."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def at_least(mark: float, value: float) -> tuple[str, str]:
    """What is wanted, and the verdict."""
    return f"≥ {mark:,}", "met" if value >= mark else "missed"


def at_most(mark: float, value: float) -> tuple[str, str]:
    """What is wanted, and the verdict."""
    return f"≤ {mark:,}", "met" if value <= mark else "missed"


def compare(measure: str, ours: Sequence[float], theirs: Sequence[float], mark: float) -> Row:
    """A row for two rates that took turns."""
    times = ratio(ours, theirs)
    return Row(
        measure, f"{median(ours):,.0f}", f"{median(theirs):,.0f}", f"{times:.2f}", *at_least(mark, times)
    )


# What is measured.


def playouts(folder: Path, plain: Path, *, games: int, rounds: int) -> list[Row]:
    """Random games beside the baseline, beside the same files uncompiled, and beside OpenSpiel."""
    loads = {
        "ours": Load("ours.py", games, "playouts").run,
        "baseline": Load("baseline.py", games, path=build_baseline(folder)).run,
        "plain": Load("ours.py", games // 60, "playouts", path=plain, compiled=False).run,
    }
    if find_spec("pyspiel"):
        loads["OpenSpiel"] = Load("breakthrough.py", games // 3).run
    seen = take_turns(loads, rounds)
    ours = rates(seen["ours"], "games")
    rows = [
        compare("playouts/s, beside the baseline", ours, rates(seen["baseline"], "games"), 0.85),
        compare("playouts/s, beside itself uncompiled", ours, rates(seen["plain"], "games"), 40),
    ]
    if "OpenSpiel" not in seen:
        return [*rows, Row("actions/s, beside OpenSpiel", "", INSTALL, verdict="not measured")]
    actions = [rates(seen[name], "actions") for name in ("ours", "OpenSpiel")]
    return [*rows, compare("actions/s, beside OpenSpiel", actions[0], actions[1], 5)]


def battles(plain: Path, *, games: int, rounds: int) -> list[Row]:
    """Random games of King of the Hill beside the same files uncompiled, and beside King & Assassins."""
    rows = []
    for name, words in BATTLES.items():
        seen = take_turns(
            {
                "ours": Load("ours.py", games, name).run,
                "plain": Load("ours.py", max(1, games // 80), name, path=plain, compiled=False).run,
                "king": Load("ours.py", 4 * games, "playouts").run,
            },
            rounds,
        )
        ours, slow = (rates(seen[load], "games") for load in ("ours", "plain"))
        rows.append(compare(f"{words}: playouts/s, beside itself uncompiled", ours, slow, 40))
        listed, others = (rates(seen[load], "listed") for load in ("ours", "king"))
        rows.append(compare(f"{words}: legal actions/s, beside King & Assassins", listed, others, 0.4))
    return rows


def from_python(*, games: int, rounds: int) -> list[Row]:
    """Actions per second when Python asks for the legal actions and plays one, again and again."""
    loads = {name: Load("ours.py", games, name).run for name in ("from_python", "from_python_with_lists")}
    seen = take_turns(loads, rounds)
    buffer, lists = (median(rates(figures, "actions")) for figures in seen.values())
    wanted, verdict = at_least(1_000_000, buffer)
    return [
        Row("actions/s from Python, one buffer", f"{buffer:,.0f}", wanted=wanted, verdict=verdict),
        Row("actions/s from Python, lists", f"{lists:,.0f}"),
    ]


def threads(*, games: int, rounds: int) -> list[Row]:
    """Two threads beside one; and two processes, which share nothing: what the machine has to give."""
    one = Load("ours.py", games, "one_thread")
    seen = take_turns(
        {"one": one.run, "two": Load("ours.py", games, "threads").run, "apart": one.run_twice_at_once}, rounds
    )
    single, double, apart = (max(rates(seen[name], "games", "wall")) for name in seen)
    times, possible = double / single, THREADS * apart / single
    wanted, verdict = at_least(TOGETHER, times)
    if times < TOGETHER and possible < TOGETHER:
        verdict = BUSY
    alone = f"{single:,.0f}"
    return [
        Row("playouts/s, two threads, best", f"{double:,.0f}", alone, f"{times:.2f}", wanted, verdict),
        Row("the same, two processes", f"{THREADS * apart:,.0f}", alone, f"{possible:.2f}"),
        cpu_of_threads(seen["two"], seen["one"]),
    ]


def cpu_of_threads(two: Sequence[Figures], one: Sequence[Figures]) -> Row:
    """What a playout costs in two threads: only where both had a core, or they cannot disturb each other."""
    measure = "µs of CPU per playout, two threads"
    pairs = [(a, b) for a, b in zip(two, one, strict=True) if a["cpu"] / a["wall"] >= TOGETHER]
    if not pairs:
        return Row(measure, "", verdict=BUSY)
    costs = [(1e6 * a["cpu"] / a["games"], 1e6 * b["cpu"] / b["games"]) for a, b in pairs]
    shared, alone = (list(column) for column in zip(*costs, strict=True))
    more = ratio(shared, alone)
    return Row(measure, f"{median(shared):.1f}", f"{median(alone):.1f}", f"{more:.2f}", *at_most(1.1, more))


def size() -> list[Row]:
    """The bytes of a copy, of either game."""
    figures = Load("ours.py", 0, "size").run()
    rows = []
    for words, name, most in (("bytes of a copy", "copy", 512), ("battle: bytes of a copy", "battle", 1024)):
        wanted, verdict = at_most(most, figures[name])
        rows.append(Row(words, f"{figures[name]:,.0f}", wanted=wanted, verdict=verdict))
    return rows


# What it takes.


def build_baseline(folder: Path) -> Path:
    """Compile a copy of the baseline, with the tools that compile Regalia; where its package is."""
    copy = shutil.copytree(HERE / "baseline", folder / "baseline")
    build = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", "2"]
    done = subprocess.run(build, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the baseline does not compile\n{done.stdout}{done.stderr}")
    return copy / "src"


def copy_plain(folder: Path) -> Path:
    """The sources without extensions, which Python would take over them."""
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    return shutil.copytree(SOURCES, folder / "plain", ignore=leave)


def table(rows: Sequence[Row]) -> str:
    """The rows as a table in Markdown."""
    width = [max(len(row[k]) for row in [HEAD, *rows]) for k in range(len(HEAD))]
    rule = "| " + " | ".join("-" * n for n in width) + " |"
    lines = ["| " + " | ".join(cell.ljust(n) for cell, n in zip(row, width, strict=True)) + " |"
             for row in [HEAD, *rows]]  # fmt: skip
    return "\n".join([lines[0], rule, *lines[1:]])


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print the table; 1 where a mark is missed."""
    parser = argparse.ArgumentParser(description="How fast the rules are, beside other programs.")
    parser.add_argument("--quick", action="store_true", help="a few seconds, for rough figures")
    scale, rounds = (1, 2) if parser.parse_args(words).quick else (10, 9)
    with tempfile.TemporaryDirectory() as folder:
        plain = copy_plain(Path(folder))
        rows = [
            *playouts(Path(folder), plain, games=2000 * scale, rounds=rounds),
            *battles(plain, games=200 * scale, rounds=rounds),
            *from_python(games=300 * scale, rounds=rounds),
            *threads(games=600 * scale, rounds=4 * rounds),  # short, to find two cores free together
            *size(),
        ]
    print(table(rows))
    return 1 if any(row.verdict == "missed" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())

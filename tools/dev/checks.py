"""Every check of `python3 run.py test` and `python3 run.py soak`, with the seconds that each took."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from tools.dev.paths import BIN, ROOT
from tools.dev.steps import Failed

# One pytest process per core; a process that runs out of tests takes some from another.
PARALLEL = ["--numprocesses=auto", "--dist=worksteal"]
# Also tested uncompiled. The other tests would take long uncompiled and test nothing more.
RULES = [
    "tests/core",
    "tests/games",
    "tests/conformance/test_conformance.py",
    "tests/services/test_move_path.py",
]
BROWSER = "tests/e2e"  # whole games in Chromium: the slowest tests


# The checks of the sources, in lanes that run at the same time. Each command keeps about one core busy.
LANES: list[dict[str, list[str]]] = [
    {"front end": ["python", "-m", "tools.dev.frontend", "check"]},
    {
        "ruff format": ["ruff", "format", "--check"],
        "ruff check": ["ruff", "check"],
        "import-linter": ["lint-imports", "--no-logo"],
        "mypy": ["mypy"],
        "docs site": ["python", "-m", "tools.dev.docs_site"],
    },
]


class Result(NamedTuple):
    """The result of a check, with a remark for the summary."""

    passed: bool
    remark: str = ""


class Line(NamedTuple):
    """A line of the summary."""

    name: str
    verdict: str  # passed, failed or skipped
    seconds: float = 0
    remark: str = ""


Check = Callable[[], bool | Result]


def run_all(*, compiled: bool, browser: bool) -> int:
    """Runs every check that this machine can run. Returns the exit code."""
    start = time.monotonic()
    lines = run_side_by_side(LANES)
    lines += run_in_turn(
        {
            "pytest, compiled": (lambda: passes("pytest", *PARALLEL, f"--ignore={BROWSER}"))
            if compiled
            else None,
            "pytest, uncompiled": lambda: passes_uncompiled(*PARALLEL, *RULES),
            "pytest, browser": passes_in_browser if browser and compiled else None,
        }
    )
    return summarize([*lines, Line("all", "", time.monotonic() - start)])


def run_soak() -> int:
    """Runs what takes too long for `run_all`, one part after the other: some measure times and memory.

    Returns the exit code.
    """
    lines = run_in_turn(
        {
            "pytest, soak": lambda: passes("pytest", "-m", "soak", "--durations=0"),
            "fault rounds": lambda: passes("python", "-m", "benchmarks.faults"),
            "hostile messages": lambda: passes("python", "-m", "benchmarks.attacks.hostile_messages"),
            "OpenAPI fuzzing": lambda: passes("python", "-m", "benchmarks.attacks.openapi_fuzz"),
            "memory": lambda: passes("python", "-m", "benchmarks.attacks.hostile_messages", "--minutes=30"),
        }
    )
    return summarize(lines)


def passes(tool: str, *arguments: str, cwd: Path = ROOT, **env: str) -> bool:
    """Whether a tool of .venv succeeds; its output is shown."""
    done = subprocess.run([BIN / tool, *arguments], cwd=cwd, env=os.environ | env, check=False)
    return done.returncode == 0


def passes_in_browser() -> Result:
    """Runs the browser tests. One that fails is run once more, as a busy machine can delay a browser for seconds.

    The summary counts what was run again, so that tests that fail now and then are noticed.
    """
    with tempfile.TemporaryDirectory() as folder:
        reruns = Path(folder, "reruns")  # written by tests/e2e/conftest.py
        passed = passes("pytest", *PARALLEL, "--reruns=1", "-rR", BROWSER, REGALIA_RERUNS=str(reruns))
        again = reruns.read_text(encoding="utf-8").split() if reruns.exists() else []
    return Result(passed, f"run again: {len(again)} ({', '.join(again)})" if again else "run again: 0")


def passes_uncompiled(*arguments: str, **env: str) -> bool:
    """Whether tests pass on a copy of the tree without extensions, which Python would prefer to the sources."""
    made = ("build", "__pycache__", "node_modules", "*.egg-info", "*.so", "*.pyd", "*.sqlite3*")
    ignore = shutil.ignore_patterns(".*", *made)
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(ROOT, Path(folder, "regalia"), ignore=ignore)
        uncompiled = {"PYTHONPATH": str(copy / "src"), "REGALIA_UNCOMPILED": "1"}
        return passes("pytest", *arguments, cwd=copy, **uncompiled, **env)


def run_in_turn(checks: dict[str, Check | None]) -> list[Line]:
    """Runs checks one after the other, even after one fails, and shows their output as it comes; None is skipped."""
    lines = []
    for name, check in checks.items():
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        done = check() if check else True
        passed, remark = done if isinstance(done, Result) else Result(done)
        verdict = "skipped" if check is None else "passed" if passed else "failed"
        lines.append(Line(name, verdict, time.monotonic() - start, remark))
    return lines


def run_side_by_side(lanes: Sequence[dict[str, list[str]]]) -> list[Line]:
    """Runs lanes of commands at the same time, and those of a lane in turn. Prints the output of each when it ends."""
    printing = Lock()

    def run_lane(lane: dict[str, list[str]]) -> list[Line]:
        lines = []
        for name, (tool, *arguments) in lane.items():
            start = time.monotonic()
            done = subprocess.run(
                [BIN / tool, *arguments],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                check=False,
            )
            lines.append(Line(name, "failed" if done.returncode else "passed", time.monotonic() - start))
            with printing:
                print(f"\n=== {name}\n{done.stdout.decode(errors='replace').rstrip()}", flush=True)
        return lines

    with ThreadPoolExecutor(len(lanes)) as pool:
        return [line for lines in pool.map(run_lane, lanes) for line in lines]


def summarize(lines: Sequence[Line]) -> int:
    """Prints a line for each check, and how many passed. Returns the exit code."""
    print()
    for line in lines:
        print(f"{line.name:20}{line.verdict:10}{line.seconds:6.1f} s  {line.remark}".rstrip())
    verdicts = [line.verdict for line in lines]
    print("checks:", ", ".join(f"{verdicts.count(v)} {v}" for v in ("passed", "failed", "skipped")))
    return 1 if "failed" in verdicts else 0


def warn(what: str) -> None:
    """Prints what is not tested. Raises: Failed in CI, where nothing may be skipped."""
    if os.environ.get("CI") == "true":
        raise Failed(f"CI must test everything: {what}")
    print(f"\nWARNING: {what}\n")

"""Every check of `python3 run.py test` and `python3 run.py soak`, with the seconds that each took."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
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


class Result(NamedTuple):
    """The result of a check, with a remark for the summary."""

    passed: bool
    remark: str = ""


Check = Callable[[], bool | Result]


def run_all(*, compiled: bool, browser: bool) -> int:
    """Runs every check that this machine can run. Returns the exit code."""
    return summarize(
        {
            "ruff format": lambda: passes("ruff", "format", "--check"),
            "ruff check": lambda: passes("ruff", "check"),
            "mypy": lambda: passes("mypy", "--num-workers=auto"),
            "import-linter": lambda: passes("lint-imports", "--no-logo"),
            "docs site": lambda: passes("python", "-m", "tools.dev.docs_site"),
            "front end": lambda: passes("python", "-m", "tools.dev.frontend", "check"),
            "pytest, compiled": (lambda: passes("pytest", *PARALLEL, f"--ignore={BROWSER}"))
            if compiled
            else None,
            "pytest, uncompiled": lambda: passes_uncompiled(*PARALLEL, *RULES),
            "pytest, browser": passes_in_browser if browser and compiled else None,
        }
    )


def run_soak() -> int:
    """Runs what takes too long for `run_all`, one part after the other: some measure times and memory.

    Returns the exit code.
    """
    return summarize(
        {
            "pytest, soak": lambda: passes("pytest", "-m", "soak", "--durations=0"),
            "fault rounds": lambda: passes("python", "-m", "benchmarks.faults"),
            "hostile messages": lambda: passes("python", "-m", "benchmarks.attacks.hostile_messages"),
            "OpenAPI fuzzing": lambda: passes("python", "-m", "benchmarks.attacks.openapi_fuzz"),
            "memory": lambda: passes("python", "-m", "benchmarks.attacks.hostile_messages", "--minutes=30"),
        }
    )


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


def summarize(checks: dict[str, Check | None]) -> int:
    """Runs all checks, even after one fails, and prints a line for each; None is skipped. Returns the exit code."""
    lines, verdicts = [], []
    for name, check in checks.items():
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        done = check() if check else True
        passed, remark = done if isinstance(done, Result) else Result(done)
        verdicts.append("skipped" if check is None else "passed" if passed else "failed")
        lines.append(f"{name:20}{verdicts[-1]:10}{time.monotonic() - start:6.1f} s  {remark}".rstrip())
    print("", *lines, sep="\n")
    print("checks:", ", ".join(f"{verdicts.count(v)} {v}" for v in ("passed", "failed", "skipped")))
    return 1 if "failed" in verdicts else 0


def warn(what: str) -> None:
    """Prints what is not tested. Raises: Failed in CI, where nothing may be skipped."""
    if os.environ.get("CI") == "true":
        raise Failed(f"CI must test everything: {what}")
    print(f"\nWARNING: {what}\n")

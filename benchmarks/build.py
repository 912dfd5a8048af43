"""Compares the CPU time that two commits take to compile their modules, in turns, from clean copies.

    .venv/bin/python -m benchmarks.build df5ba08 HEAD --rounds 3

Both are compiled by this Python with its Cython and the same C compiler. CPU seconds (user and system, of all
processes) depend less on other programs than time does; only the ratio carries over to another machine.
"""

from __future__ import annotations

import argparse
import io
import resource
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tools.dev.paths import ROOT


def cpu_seconds() -> float:
    """The CPU time of all finished child processes."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def unpack(commit: str, folder: Path) -> None:
    """Write the files of a commit to a folder."""
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def compile_commit(commit: str) -> tuple[float, int]:
    """Compile a commit from nothing. Returns: CPU seconds, and the number of modules."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        unpack(commit, folder)
        before = cpu_seconds()
        command = [sys.executable, "setup.py", "build_ext"]
        subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        seconds = cpu_seconds() - before
        modules = len(list(folder.glob("build/lib*/**/*.so"))) + len(list(folder.glob("build/lib*/**/*.pyd")))
    if not modules:
        raise SystemExit(f"{commit} could not be compiled")
    return seconds, modules


def main(words: Sequence[str] | None = None) -> int:
    """Compile both commits in turns, and print the seconds and the ratio of each round."""
    parser = argparse.ArgumentParser(description="CPU time of compiling two commits.")
    parser.add_argument("before", help="the commit to compare with")
    parser.add_argument("after", nargs="?", default="HEAD")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args(words)
    ratios = []
    for number in range(asked.rounds):
        before, modules_before = compile_commit(asked.before)
        after, modules_after = compile_commit(asked.after)
        ratios.append(after / before)
        print(
            f"round {number + 1}: {before:.1f} s ({modules_before} modules), "
            f"{after:.1f} s ({modules_after} modules), ratio {ratios[-1]:.3f}",
            flush=True,
        )
    print(f"median ratio {median(ratios):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Slow commands of the set-up, and stamps that record what a result was made from."""

import hashlib
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.dev.paths import ROOT


class Failed(Exception):
    """The set-up cannot continue; the message is shown to the user."""


def step(what: str, command: Sequence[str | Path], **env: str) -> str:
    """Runs a slow command and shows the elapsed time instead of its output. Returns the output.

    Raises:
        Failed: The command failed; the message ends with its output.
    """
    start = time.monotonic()
    print(f"{what} ...", end="", flush=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:
        process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | env,
            stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            while process.poll() is None:
                time.sleep(0.1)
                if sys.stdout.isatty():
                    print(f"\r{what} ... {time.monotonic() - start:.0f} s", end="", flush=True)
        finally:
            process.kill()  # on Ctrl-C; does nothing to a process that has ended
            process.wait()
        print("" if sys.stdout.isatty() else f" {time.monotonic() - start:.0f} s")
        file.seek(0)
        output = file.read()
    if process.returncode:
        raise Failed(f"{what} failed: {shlex.join(map(str, command))}\n{output}")
    return output


class BackgroundStep:
    """A slow command that runs while others do; its output is shown if it fails."""

    def __init__(self, what: str, command: Sequence[str | Path]) -> None:
        self.what, self.command = what, command
        self.start = time.monotonic()
        self.file = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - see `wait`
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=self.file, stderr=subprocess.STDOUT
        )
        print(f"{what}, in the background", flush=True)

    def wait(self) -> None:
        """Waits for the end. Raises: Failed if the command failed."""
        code = self.process.wait()
        print(f"{self.what} ... {time.monotonic() - self.start:.0f} s, in the background")
        with self.file as file:
            file.seek(0)
            output = file.read()
        if code:
            raise Failed(f"{self.what} failed: {shlex.join(map(str, self.command))}\n{output}")


def read_stamp(stamp: Path) -> dict[str, object]:
    """The content of a stamp; empty if it is missing or incomplete.

    A stamp is removed before its result is made and written after it, so that an interrupted set-up is
    repeated.
    """
    try:
        return dict(json.loads(stamp.read_text()))
    except (OSError, ValueError):
        return {}


def digests(paths: Iterable[Path]) -> dict[str, object]:
    """The SHA-256 of each file, by its path under the root."""
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(paths)
    }

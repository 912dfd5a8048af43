"""A terminal for tests: commands run in process with lines for input, or as a program on a pty."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from typer.testing import CliRunner, Result

from regalia.cli.app import app

SCREEN = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def run(*arguments: str, lines: list[str] | None = None) -> Result:
    """Run a command in this process with these lines of input."""
    text = "".join(f"{line}\n" for line in lines or [])
    return CliRunner().invoke(app, list(arguments), input=text)


class Pty:
    """The program on a pseudo-terminal of 80×24."""

    def __init__(self, *arguments: str, env: Mapping[str, str]) -> None:
        master, slave = pty.openpty()
        os.environ.pop("NO_COLOR", None)
        command = [sys.executable, "-c", "from regalia.cli import main; main()", *arguments]
        size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env={**os.environ, **size, **env},
            start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.master = master
        self.output = ""

    def until(self, text: str, *, seconds: float = 20) -> str:
        """Read until a text appears. Returns: the output with control codes. Raises: AssertionError."""
        begun = len(self.output)
        stop = time.monotonic() + seconds
        while text not in SCREEN.sub("", self.output[begun:]):
            ready, _, _ = select.select([self.master], [], [], 0.1)
            assert time.monotonic() < stop, f"no {text!r} in {self.output[begun:]!r}"
            if ready:
                self.output += os.read(self.master, 65536).decode(errors="replace")
        return self.output[begun:]

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self.master, key)

    def interrupt(self) -> None:
        """Send SIGINT, as Ctrl-C does.

        Waits first, because readline loses a signal that arrives while it initializes.
        """
        time.sleep(0.3)
        self.process.send_signal(signal.SIGINT)

    def code(self) -> int:
        """Wait for the end. Returns: the exit code."""
        return self.process.wait(timeout=20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()  # no effect if it has ended
        self.process.wait()
        os.close(self.master)


def written(folder: Path) -> set[str]:
    """The names of the files below a folder."""
    return {path.name for path in folder.rglob("*") if path.is_file()}

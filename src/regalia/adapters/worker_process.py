"""One worker process and the thread that talks to it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from regalia.adapters.watchdog import cpu_seconds


class Worker:
    """A process that is started at the first slice, and again after it dies.

    The thread lives as long as the worker: Linux kills the process when the thread that started it ends.
    """

    def __init__(self, number: int, nice: int) -> None:
        self.number, self.nice = number, nice
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"worker-{number}")
        self.process: subprocess.Popen[bytes] | None = None
        self.busy = self.closed = False
        self.dropped: list[int] = []

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        process = self.process
        return process is not None and process.poll() is None

    def cpu_seconds(self) -> float | None:
        """Returns the CPU time of its process; None if it is not known."""
        process = self.process
        return cpu_seconds(process.pid) if process is not None else None

    def take_dropped(self) -> list[int]:
        """Returns the cancelled tasks that the process has not been told of yet."""
        dropped, self.dropped = self.dropped, []
        return dropped

    def kill(self) -> None:
        """Kills the process, also a stopped or hung one; `exchange` then returns nothing."""
        process = self.process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Stops the worker for good."""
        self.closed = True
        self.kill()
        self.thread.shutdown(wait=True)
        self._reap()

    # On the worker's thread.

    def exchange(self, line: bytes) -> bytes:
        """Sends a line and waits for the answer; empty if the process has died."""
        if self.closed:
            return b""
        if self.process is None:
            command = [sys.executable, "-m", "regalia.adapters.worker", str(os.getpid()), str(self.nice)]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            said = self.process.stdout.readline()
        except OSError:
            said = b""
        if said.endswith(b"\n"):
            return said
        self._reap()
        return b""

    def _reap(self) -> None:
        """Kills the process, if any, and waits for it."""
        if self.process is None:
            return
        self.process.kill()
        with contextlib.suppress(OSError):  # unsent input
            self.process.communicate()
        self.process = None
        self.dropped = []

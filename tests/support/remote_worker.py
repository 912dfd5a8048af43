"""`regalia worker` as a separate process, which can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0  # seconds


class WorkerProcess:
    """A running `regalia worker`."""

    def __init__(self, redis: str, folder: Path, *, processes: int = 1) -> None:
        program = str(Path(sys.executable).with_name("regalia"))
        command = [program, "worker", "--redis", redis, "--processes", str(processes), "--log", "json"]
        self.log = folder / "worker-log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert self.said, self.log.read_text()

    def signal_processes(self, what: signal.Signals) -> None:
        """Sends a signal to the processes that search (Linux)."""
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            for pid in (task / "children").read_text().split():
                os.kill(int(pid), what)

    def end(self, how: signal.Signals) -> int:
        """Ends it and waits. Returns: the exit code."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def remote_worker(redis: str, folder: Path, *, processes: int = 1) -> Iterator[WorkerProcess]:
    """Runs a worker; it is killed at the end, unless the test has ended it."""
    worker = WorkerProcess(redis, folder, processes=processes)
    try:
        yield worker
    finally:
        if worker.process.returncode is None:
            worker.end(signal.SIGKILL)

"""The server as a separate process, which can be killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import resource

PATIENCE = 120.0  # seconds: a busy machine is no defect


class Process:
    """`regalia serve` on one database and port; can be started repeatedly."""

    def __init__(
        self,
        folder: Path,
        *more: str,
        program: Path | None = None,
        environment: Mapping[str, str] | None = None,
        host: str = "127.0.0.1",
        prefix: Sequence[str] = (),
    ) -> None:
        """`program` is another `regalia` than that of this environment; `prefix` is a command that runs it."""
        self.folder, self.more, self.environment = folder, more, environment
        self.program = program or Path(sys.executable).with_name("regalia")
        self.host, self.prefix = host, prefix
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"http://{self.host}:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it is ready."""
        where = ["--host", self.host, "--port", str(self.port)]
        command: list[str | Path] = [*self.prefix, self.program, "serve", *where]
        options = ["--database", str(self.folder / "regalia.sqlite3"), "--unlimited", "127.0.0.1"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, *options, "--log", "json", *self.more],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert f"http://{self.host}:" in said, (self.folder / "log").read_text()
        self.port = int(said.split(f"{self.host}:")[1].split()[0])

    def end(self, how: signal.Signals) -> int:
        """Ends it and waits. Returns: the exit code."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    @property
    def pid(self) -> int:
        """The process id while it runs."""
        assert self.process is not None
        return self.process.pid


def workers_of(process: Process) -> list[int]:
    """Returns the child processes of a server (Linux)."""
    tasks = Path(f"/proc/{process.pid}/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


@contextmanager
def full_disk(process: Process) -> Iterator[None]:
    """Keeps the files of a server from growing, as on a full disk (Linux)."""
    before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def serving(folder: Path, environment: Mapping[str, str] | None = None) -> Iterator[Process]:
    """Runs a server on a free port, with its database in this folder."""
    process = Process(folder, environment=environment)
    process.start()
    try:
        yield process
    finally:
        if process.process is not None:
            process.end(signal.SIGTERM)

"""What faults are injected into: server processes on a store, whose logs can be read when the load has ended."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec

from benchmarks.faults.disk import Disk
from regalia.services.matches.entries import Entry
from tests.support.server_process import Process, workers_of

FAKETIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))  # of Debian's package faketime
OWN_SESSION = (
    "setsid",
)  # Linux shares the cores among sessions: a server is not to share its part with the clients
LOG_ROWS = 'SELECT "match", entry FROM log ORDER BY "match", number'
_read_entry = msgspec.json.Decoder(Entry).decode


class Installation(ABC):
    """The server processes of a site and what they need. `disk` is a small one for the store, if there is one."""

    def __init__(self, small_disk: Disk | None = None) -> None:
        self.servers: list[Process] = []
        self.disk = small_disk

    @property
    def addresses(self) -> list[str]:
        """The addresses of the servers, which stay the same after a restart."""
        return [server.address for server in self.servers]

    def __str__(self) -> str:
        return " and ".join(self.addresses)

    def favour_workers(self) -> None:
        """Undoes the niceness of workers: on a busy machine they get no time, and the computer seems to be stuck."""
        for server in self.servers:
            with suppress(OSError, AssertionError):  # it is just being killed, or this process may not do so
                for worker in workers_of(server):
                    for thread in Path(f"/proc/{worker}/task").iterdir():
                        os.setpriority(os.PRIO_PROCESS, int(thread.name), 0)

    def restore(self) -> None:
        """Brings back all parts after a fault that could not be healed. Raises: what starting a part raises."""
        for server in self.servers:
            kill(server)
            server.environment = None
        self.restore_store()
        for server in self.servers:
            server.start()

    @abstractmethod
    def restore_store(self) -> None:
        """Brings back what the servers need, while none of them runs."""

    @abstractmethod
    def logs(self) -> dict[str, list[Entry]]:
        """Returns the logs of all matches as they are stored."""


def decoded_logs(rows: Iterable[tuple[str, bytes]]) -> dict[str, list[Entry]]:
    """Returns logs by match from the rows of `LOG_ROWS`. Raises: msgspec.DecodeError."""
    found: dict[str, list[Entry]] = {}
    for match, entry in rows:
        found.setdefault(match, []).append(_read_entry(entry))
    return found


def with_clock(clock: Path) -> dict[str, str]:
    """Returns the environment of a process whose clock is wrong by the seconds in a file (libfaketime)."""
    return {
        **os.environ,
        "LD_PRELOAD": str(FAKETIME[-1]),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",  # setting a clock does not change this one
    }


def kill(server: Process) -> None:
    """Kills a server, if it runs; a stopped one too."""
    if server.process is not None:
        server.end(signal.SIGKILL)

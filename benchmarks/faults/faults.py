"""Faults of a server process: each is injected, lasts for a while, and is healed."""

from __future__ import annotations

import os
import random
import signal
from abc import ABC, abstractmethod

from benchmarks.faults.installation import FAKETIME, Installation, kill, with_clock
from tests.support.server_process import Process, workers_of

JUMPS = (-86_400, -60, 60, 3_600)  # seconds


class Fault(ABC):
    """A fault. `lasts` is how many seconds pass before it is healed, at least and at most."""

    lasts = (0.5, 1.5)

    def __init__(self, installation: Installation, rng: random.Random) -> None:
        self.installation, self.rng = installation, rng

    @property
    def name(self) -> str:
        """The name in the table."""
        return (self.__doc__ or "").strip().splitlines()[0].rstrip(".")

    @abstractmethod
    def inject(self) -> None:
        """Breaks something."""

    def heal(self) -> None:  # noqa: B027  (what mends itself needs nothing)
        """Mends it."""


class KillServer(Fault):
    """Kill -9 of a server."""

    def inject(self) -> None:
        self.server: Process = self.rng.choice(self.installation.servers)
        kill(self.server)

    def heal(self) -> None:
        self.server.start()


class KillWorker(Fault):
    """Kill -9 of a worker."""

    def inject(self) -> None:
        server = self.rng.choice(self.installation.servers)
        for worker in workers_of(server)[-1:]:  # the first child may be the tracker of shared resources
            os.kill(worker, signal.SIGKILL)


class PauseServer(Fault):
    """SIGSTOP of a server, then SIGCONT."""

    lasts = (4.0, 7.0)  # its players move to the other server; PostgreSQL ends its transaction after 5 s

    def inject(self) -> None:
        self.pid = self.rng.choice(self.installation.servers).pid
        os.kill(self.pid, signal.SIGSTOP)

    def heal(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


class ClockJump(Fault):
    """Clock of a server set while it runs.

    Only for this time it runs with libfaketime, which under load makes `time.sleep` fail now and then: it computes a
    negative time to wait.
    """

    lasts = (2.0, 4.0)

    def inject(self) -> None:
        self.server = self.rng.choice(self.installation.servers)
        clock = self.server.folder / "clock"
        clock.write_text("+0")
        self._restart(with_clock(clock))
        clock.write_text(f"{self.rng.choice(JUMPS):+d}")

    def heal(self) -> None:
        self._restart(None)

    def _restart(self, environment: dict[str, str] | None) -> None:
        kill(self.server)
        self.server.environment = environment
        self.server.start()


def of_servers() -> list[type[Fault]]:
    """Returns the faults that can be injected into any installation on this machine."""
    return [KillServer, KillWorker, PauseServer, *([ClockJump] if FAKETIME else [])]

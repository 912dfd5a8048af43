"""What can go wrong in a cluster: each fault is injected, lasts for a while, and is healed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
from abc import ABC, abstractmethod
from contextlib import suppress

import psycopg

from benchmarks.faults.cluster import FAKETIME, Cluster, kill, with_clock
from benchmarks.faults.network import Peer
from tests.support.server_process import Process, workers_of

JUMPS = (-86_400, -60, 60, 3_600)  # seconds


class Fault(ABC):
    """A fault. `lasts` is how many seconds pass before it is healed, at least and at most."""

    lasts = (0.5, 1.5)

    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        self.cluster, self.rng = cluster, rng

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
        self.server: Process = self.rng.choice(self.cluster.servers)
        kill(self.server)

    def heal(self) -> None:
        self.server.start()


class KillWorker(Fault):
    """Kill -9 of a worker."""

    def inject(self) -> None:
        server = self.rng.choice(self.cluster.servers)
        for worker in workers_of(server)[-1:]:  # the first child may be the tracker of shared resources
            os.kill(worker, signal.SIGKILL)


class PauseServer(Fault):
    """SIGSTOP of a server, then SIGCONT."""

    lasts = (4.0, 7.0)  # its players move to the other server; PostgreSQL ends its transaction after 5 s

    def inject(self) -> None:
        self.pid = self.rng.choice(self.cluster.servers).pid
        os.kill(self.pid, signal.SIGSTOP)

    def heal(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


class KillRedis(Fault):
    """Kill -9 of Redis."""

    def inject(self) -> None:
        self.cluster.redis.stop(signal.SIGKILL)

    def heal(self) -> None:
        self.cluster.redis.start()


class RestartRedis(KillRedis):
    """Restart of Redis."""

    lasts = (0.0, 0.1)

    def inject(self) -> None:
        self.cluster.redis.stop(signal.SIGTERM)


class RedisGone(KillRedis):
    """Redis gone for 30 s."""

    lasts = (30.0, 30.0)


class EmptyRedis(Fault):
    """FLUSHALL of Redis."""

    def inject(self) -> None:
        command = ["redis-cli", "-p", str(self.cluster.redis.port), "flushall"]
        subprocess.run(command, check=True, capture_output=True)


class KillPostgresql(Fault):
    """Kill -9 of PostgreSQL."""

    how = signal.SIGKILL

    def inject(self) -> None:
        self.cluster.postgresql.stop(self.how)

    def heal(self) -> None:
        self.cluster.postgresql.start()


class FastRestart(KillPostgresql):
    """Fast restart of PostgreSQL."""

    lasts = (0.0, 0.1)
    how = signal.SIGINT


class ImmediateRestart(KillPostgresql):
    """Immediate restart of PostgreSQL."""

    lasts = (0.0, 0.1)
    how = signal.SIGQUIT


class KillServerAndPostgresql(Fault):
    """Kill -9 of a server and PostgreSQL at once."""

    def inject(self) -> None:
        self.both = (KillPostgresql(self.cluster, self.rng), KillServer(self.cluster, self.rng))
        for fault in self.both:
            fault.inject()

    def heal(self) -> None:
        for fault in self.both:
            fault.heal()


class Cut(Fault):
    """Network between a server and another part cut."""

    lasts = (3.0, 14.0)  # shorter and longer than the timeouts of the connections
    peer: Peer

    def inject(self) -> None:
        self.network = self.rng.choice(self.cluster.networks)
        self.network.cut(self.peer)

    def heal(self) -> None:
        self.network.join(self.peer)


class CutRedis(Cut):
    """Network between a server and Redis cut."""

    peer = "redis"


class CutPostgresql(Cut):
    """Network between a server and PostgreSQL cut."""

    peer = "postgresql"


class FullDisk(Fault):
    """PostgreSQL's disk full."""

    lasts = (1.0, 3.0)

    def inject(self) -> None:
        assert self.cluster.disk is not None
        self.cluster.disk.fill()
        with suppress(psycopg.Error), psycopg.connect(self.cluster.postgresql.url("postgres")) as connection:
            connection.execute("SELECT pg_switch_wal()")  # so that it needs a new file soon

    def heal(self) -> None:
        assert self.cluster.disk is not None
        self.cluster.disk.free()
        postgresql = self.cluster.postgresql
        if postgresql.process is None or postgresql.process.poll() is not None:  # it could not recover
            postgresql.start()


class ReadOnlyDisk(Fault):
    """PostgreSQL's disk read-only."""

    lasts = (1.0, 3.0)

    def inject(self) -> None:
        assert self.cluster.disk is not None
        self.cluster.disk.fail()

    def heal(self) -> None:
        assert self.cluster.disk is not None
        self.cluster.postgresql.stop(signal.SIGKILL)  # it cannot write a checkpoint
        self.cluster.disk.unmount()
        self.cluster.disk.mount()
        self.cluster.postgresql.start()


class ClockJump(Fault):
    """Clock of a server set while it runs.

    Only for this time it runs with libfaketime, which under load makes `time.sleep` fail now and then: it computes a
    negative time to wait.
    """

    lasts = (2.0, 4.0)

    def inject(self) -> None:
        self.server = self.rng.choice(self.cluster.servers)
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


def available(cluster: Cluster) -> list[type[Fault]]:
    """Returns the faults that can be injected into a cluster. The one of 30 seconds is not among them."""
    found: list[type[Fault]] = [
        KillServer, KillWorker, PauseServer, KillRedis, RestartRedis, EmptyRedis,
        KillPostgresql, FastRestart, ImmediateRestart, KillServerAndPostgresql,
    ]  # fmt: skip
    if cluster.networks:
        found += [CutRedis, CutPostgresql]
    if cluster.disk is not None:
        found += [FullDisk, ReadOnlyDisk]
    if FAKETIME:
        found.append(ClockJump)
    return found

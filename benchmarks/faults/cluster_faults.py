"""Faults of the parts that only a cluster has: Redis, PostgreSQL, its disk, and the networks between them."""

from __future__ import annotations

import random
import signal
import subprocess
from contextlib import suppress

import psycopg

from benchmarks.faults.cluster import Cluster
from benchmarks.faults.faults import Fault, KillServer, of_servers
from benchmarks.faults.network import Peer


class ClusterFault(Fault):
    """A fault of a cluster."""

    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        super().__init__(cluster, rng)
        self.cluster = cluster


class KillRedis(ClusterFault):
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


class EmptyRedis(ClusterFault):
    """FLUSHALL of Redis."""

    def inject(self) -> None:
        command = ["redis-cli", "-p", str(self.cluster.redis.port), "flushall"]
        subprocess.run(command, check=True, capture_output=True)


class KillPostgresql(ClusterFault):
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


class KillServerAndPostgresql(ClusterFault):
    """Kill -9 of a server and PostgreSQL at once."""

    def inject(self) -> None:
        self.both = (KillPostgresql(self.cluster, self.rng), KillServer(self.cluster, self.rng))
        for fault in self.both:
            fault.inject()

    def heal(self) -> None:
        for fault in self.both:
            fault.heal()


class Cut(ClusterFault):
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


class FullDisk(ClusterFault):
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


class ReadOnlyDisk(ClusterFault):
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


def of_cluster(cluster: Cluster) -> list[type[Fault]]:
    """Returns the faults that can be injected into a cluster. The one of 30 seconds is not among them."""
    found: list[type[Fault]] = [
        *of_servers(), KillRedis, RestartRedis, EmptyRedis,
        KillPostgresql, FastRestart, ImmediateRestart, KillServerAndPostgresql,
    ]  # fmt: skip
    if cluster.networks:
        found += [CutRedis, CutPostgresql]
    if cluster.disk is not None:
        found += [FullDisk, ReadOnlyDisk]
    return found

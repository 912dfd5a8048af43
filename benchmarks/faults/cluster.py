"""Two real server processes on their own PostgreSQL and Redis, every part of which can be broken."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from benchmarks.faults import disk, network
from benchmarks.faults.installation import LOG_ROWS, OWN_SESSION, Installation, decoded_logs, kill
from regalia.services.matches.entries import Entry
from tests.support.postgresql import PostgresqlServer
from tests.support.redis_server import RedisServer
from tests.support.server_process import Process

SERVERS = 2
DISK = 1000  # megabytes for PostgreSQL's data
WAL = "128MB"  # its log of changes must not fill that disk by itself
DATABASE = "regalia"


class Cluster(Installation):
    """The processes of a cluster. `networks` and `disk` are there if the cluster is isolated."""

    def __init__(
        self,
        postgresql: PostgresqlServer,
        redis: RedisServer,
        networks: Sequence[network.Namespace] = (),
        small_disk: disk.Disk | None = None,
    ) -> None:
        super().__init__(small_disk)
        self.postgresql, self.redis, self.networks = postgresql, redis, networks

    @property
    def one(self) -> Process:
        """The first server."""
        return self.servers[0]

    @property
    def other(self) -> Process:
        """The second server."""
        return self.servers[1]

    def restore_store(self) -> None:
        """Joins all networks; mounts the disk again; restarts PostgreSQL and Redis."""
        for one in self.networks:
            for peer in network.PEERS:
                one.join(peer)
        self.postgresql.stop(signal.SIGKILL)
        self.redis.stop(signal.SIGKILL)
        if self.disk is not None:
            self.disk.mount_again()
        self.postgresql.start()
        self.redis.start()

    def logs(self) -> dict[str, list[Entry]]:
        """Returns the logs of all matches as they are stored. Raises: psycopg.Error, msgspec.DecodeError."""
        with psycopg.connect(self.postgresql.url(DATABASE)) as connection:
            return decoded_logs(connection.execute(LOG_ROWS))


@contextmanager
def running_cluster(folder: Path, *, isolated: bool = False) -> Iterator[Cluster]:
    """Runs a cluster with its files in a folder.

    An isolated one has a network namespace for each server and a small disk for PostgreSQL, which needs root. What
    PostgreSQL has committed is on disk.
    """
    with ExitStack() as stack:
        networks = stack.enter_context(network.namespaces(SERVERS)) if isolated else []
        small_disk = stack.enter_context(disk.small_disk(folder, DISK)) if isolated else None
        postgresql = PostgresqlServer(
            durable=True,
            hosts=[one.near("postgresql") for one in networks],
            disk=small_disk.folder if small_disk else None,
        )
        postgresql.settings = {"max_wal_size": WAL}
        stack.callback(postgresql.remove)
        postgresql.start()
        with psycopg.connect(postgresql.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}")
        redis = RedisServer(hosts=[one.near("redis") for one in networks])
        stack.callback(redis.remove)
        redis.start()
        cluster = Cluster(postgresql, redis, networks, small_disk)
        for number in range(SERVERS):
            server = make_server(cluster, folder / f"server-{number}", number)
            cluster.servers.append(server)
            stack.callback(kill, server)
            server.start()
        yield cluster


def make_server(cluster: Cluster, folder: Path, number: int) -> Process:
    """Returns a server of a cluster, which is not started."""
    folder.mkdir()
    own = cluster.networks[number] if cluster.networks else None
    database = cluster.postgresql.url(DATABASE, own.near("postgresql") if own else "127.0.0.1")
    redis = cluster.redis.url_at(own.near("redis") if own else "127.0.0.1")
    where = ["--database", database, "--redis", redis, "--thinkers", "1"]
    if own is None:
        return Process(folder, *where)
    unlimited = ["--unlimited", own.near("clients")]
    return Process(folder, *where, *unlimited, host=own.far, prefix=[*own.prefix, *OWN_SESSION])

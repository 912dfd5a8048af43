"""Two real server processes on their own PostgreSQL and Redis, every part of which can be broken."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec
import psycopg

from benchmarks.faults import disk, network
from regalia.services.matches.entries import Entry
from tests.support.postgresql import PostgresqlServer
from tests.support.redis_server import RedisServer
from tests.support.server_process import Process, workers_of

SERVERS = 2
DISK = 400  # megabytes for PostgreSQL's data
DATABASE = "regalia"
FAKETIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))  # of Debian's package faketime
LOG_ROWS = 'SELECT "match", entry FROM log ORDER BY "match", number'
_read_entry = msgspec.json.Decoder(Entry).decode


class Cluster:
    """The processes of a cluster.

    `networks` and `disk` are there if the cluster is isolated.
    """

    def __init__(
        self,
        servers: Sequence[Process],
        postgresql: PostgresqlServer,
        redis: RedisServer,
        networks: Sequence[network.Namespace] = (),
        small_disk: disk.Disk | None = None,
    ) -> None:
        self.servers, self.postgresql, self.redis = list(servers), postgresql, redis
        self.networks, self.disk = networks, small_disk

    @property
    def one(self) -> Process:
        """The first server."""
        return self.servers[0]

    @property
    def other(self) -> Process:
        """The second server."""
        return self.servers[1]

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

    def logs(self) -> dict[str, list[Entry]]:
        """Returns the logs of all matches as they are stored. Raises: psycopg.Error, msgspec.DecodeError."""
        with psycopg.connect(self.postgresql.url(DATABASE)) as connection:
            return decoded_logs(connection.execute(LOG_ROWS))


def decoded_logs(rows: Iterable[tuple[str, bytes]]) -> dict[str, list[Entry]]:
    """Returns logs by match from the rows of `LOG_ROWS`. Raises: msgspec.DecodeError."""
    found: dict[str, list[Entry]] = {}
    for match, entry in rows:
        found.setdefault(match, []).append(_read_entry(entry))
    return found


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
        stack.callback(postgresql.remove)
        postgresql.start()
        with psycopg.connect(postgresql.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}")
        redis = RedisServer(hosts=[one.near("redis") for one in networks])
        stack.callback(redis.remove)
        redis.start()
        cluster = Cluster([], postgresql, redis, networks, small_disk)
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
    return Process(folder, *where, *unlimited, host=own.far, prefix=own.prefix)


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

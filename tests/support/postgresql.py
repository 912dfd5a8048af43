"""A real PostgreSQL server for tests, on a free port of this machine, with its data in a temporary folder."""

from __future__ import annotations

import atexit
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg
import pytest

from tests.support.ports import PATIENCE, free_port, wait_for_port

USER = "postgres"  # PostgreSQL refuses to run as root
# Tests that kill the server switch fsync on; for the others it would only cost time.
FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def find_program(name: str) -> Path:
    """Returns the path of a program of PostgreSQL, which Debian does not put on the PATH. Skips the test without it."""
    found = shutil.which(name)
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    if found is None and not versions:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must have PostgreSQL (on Debian: apt install postgresql)")
        pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql)")
    return Path(found) if found else versions[-1]


class PostgresqlServer:
    """A server with its own data folder; can be killed and started again.

    It listens on further addresses of this machine (`hosts`), for networks of the tests. `disk` is the folder for its
    data, if that is to be another than a temporary one.
    """

    def __init__(self, *, durable: bool = False, hosts: Sequence[str] = (), disk: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-postgresql-"))
        self.data = (disk or self.folder) / "data"
        self.hosts = ["127.0.0.1", *hosts]
        self.port = free_port()
        self.settings = {} if durable else FAST
        self.process: subprocess.Popen[bytes] | None = None
        self._names = itertools.count(1)
        self._as_user = USER if os.geteuid() == 0 else None
        if self._as_user:
            for folder in {self.folder, self.data.parent}:
                shutil.chown(folder, self._as_user)
        data = ["--pgdata", str(self.data), "--username", USER]
        options = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        self._run(find_program("initdb"), *data, *options)
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.writelines(f"host all all {host}/24 trust\n" for host in hosts)

    def start(self) -> None:
        """Starts the server and waits until it accepts connections."""
        values = self.settings | {"unix_socket_directories": str(self.folder), "max_connections": "200"}
        options = [f"--{name}={value}" for name, value in values.items()]
        address = ["-h", ",".join(self.hosts), "-p", str(self.port)]
        program: list[str | Path] = [find_program("postgres"), "-D", self.data, *address]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*program, *options], stdout=log, stderr=log, user=self._as_user, start_new_session=True
            )
        try:
            wait_for_port(self.port, self.process)
        except AssertionError as error:
            raise AssertionError(f"{error}: {(self.folder / 'log').read_text()[-1000:]}") from None
        self._wait_until_ready()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the server: SIGINT ends all sessions, SIGQUIT without a checkpoint; SIGKILL is a crash."""
        if self.process is None:
            return
        if how is signal.SIGKILL:
            os.killpg(self.process.pid, how)  # with the processes that serve connections
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    def remove(self) -> None:
        """Stops the server and deletes its data."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """Creates an empty database. Returns: its URL."""
        name = f"regalia_{os.getpid()}_{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def url(self, database: str, host: str = "127.0.0.1") -> str:
        """Returns the URL of a database."""
        return f"postgresql://{USER}@{host}:{self.port}/{database}"

    def _run(self, program: Path, *arguments: str) -> None:
        subprocess.run([program, *arguments], check=True, capture_output=True, user=self._as_user, cwd="/")

    def _wait_until_ready(self) -> None:
        """Waits until the server has recovered: its port is open before that."""
        command: list[str | Path] = [
            find_program("pg_isready"),
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
        ]
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if subprocess.run(command, check=False).returncode == 0:
                return
            time.sleep(0.02)
        raise AssertionError((self.folder / "log").read_text())


@cache
def shared_postgresql() -> PostgresqlServer:
    """Returns the server that all tests of this process share; it is stopped at exit."""
    server = PostgresqlServer()
    atexit.register(server.remove)
    server.start()
    return server


@contextmanager
def own_postgresql() -> Iterator[PostgresqlServer]:
    """Runs a server that a test may kill; what it has committed is on disk."""
    server = PostgresqlServer(durable=True)
    server.start()
    try:
        yield server
    finally:
        server.remove()

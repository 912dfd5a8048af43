"""A real Redis server for tests, on a free port of this machine, with its data in a temporary folder."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tests.support.ports import PATIENCE, free_port, wait_for_port


class RedisServer:
    """A server without persistence; can be killed and started again. It also listens on other addresses (`hosts`)."""

    def __init__(self, *, hosts: Sequence[str] = ()) -> None:
        self.hosts = ["127.0.0.1", *hosts]
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-redis-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The URL of the server."""
        return self.url_at("127.0.0.1")

    def url_at(self, host: str) -> str:
        """Returns the URL of the server at one of its addresses."""
        return f"redis://{host}:{self.port}"

    def start(self) -> None:
        """Starts the server and waits until it accepts connections. Skips the test if it is not installed."""
        if shutil.which("redis-server") is None:
            if os.environ.get("CI") == "true":
                pytest.fail("CI must have Redis (on Debian: apt install redis-server)")
            pytest.skip("Redis is not installed (on Debian: apt install redis-server)")
        where = ["--port", str(self.port), "--bind", *self.hosts, "--protected-mode", "no"]
        options = [*where, "--save", "", "--dir", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(["redis-server", *options], stdout=log, stderr=log)
        wait_for_port(self.port, self.process)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Stops the server."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def remove(self) -> None:
        """Stops the server and deletes its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def shared_redis() -> RedisServer:
    """Returns the server that all tests of this process share; it is stopped at exit."""
    server = RedisServer()
    atexit.register(server.remove)
    server.start()
    return server


@contextmanager
def own_redis() -> Iterator[RedisServer]:
    """Runs a server that a test may kill."""
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.remove()

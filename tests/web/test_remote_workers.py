"""A server with remote workers: it says when there are none, and computers play when one comes."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
from typer.testing import CliRunner

from regalia.cli.app import app
from tests.support.clients import Seat
from tests.support.redis_server import own_redis
from tests.support.remote_worker import remote_worker
from tests.support.server_process import Process


def test_a_computer_plays_as_soon_as_a_worker_is_connected(tmp_path: Path) -> None:
    with own_redis() as redis:
        server = Process(tmp_path, "--redis", redis.url, "--workers", "remote")
        server.start()
        try:
            before = httpx.get(f"{server.address}/health/ready")
            king = Seat(server.address, "king")
            match = king.create_match("king-and-assassins", {"type": "computer", "level": 1}, seat="king")[
                "match"
            ]
            king.watch_match(match)
            with remote_worker(redis.url, tmp_path):
                while king.now["actor"] != "king":
                    king.receive()
                after = httpx.get(f"{server.address}/health/ready")
            assert server.end(signal.SIGTERM) == 0
        finally:
            if server.process is not None:
                server.end(signal.SIGKILL)
    assert (before.status_code, before.json()["checks"]["workers"]["ok"]) == (503, False)
    assert (after.status_code, after.json()["checks"]["workers"]["ok"]) == (200, True)


def test_remote_workers_without_redis_are_refused_in_one_line(tmp_path: Path) -> None:
    database = str(tmp_path / "regalia.sqlite3")
    done = CliRunner().invoke(app, ["serve", "--workers", "remote", "--database", database])
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
    assert "(workers)" in done.stderr

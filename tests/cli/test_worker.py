"""`regalia worker` with what it cannot use: one line that says why, and status 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from regalia.adapters.redis_client import new_client
from regalia.adapters.remote_tasks import Directory, ServerStatus, status_key
from tests.support.ports import free_port
from tests.support.redis_server import own_redis


def refused(*options: str) -> str:
    """Starts a worker that must refuse. Returns: what it prints."""
    program = Path(sys.executable).with_name("regalia")
    done = subprocess.run(
        [program, "worker", *options], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_redis_that_does_not_answer_is_named() -> None:
    assert "(redis)" in refused("--redis", f"redis://127.0.0.1:{free_port()}")


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ([], "(redis)"),
        (["--redis", "localhost"], "(redis)"),
        (["--redis", "redis://127.0.0.1", "--processes", "-1"], "(thinkers)"),
        (["--redis", "redis://127.0.0.1", "--log", "xml"], "(log)"),
    ],
)
def test_a_wrong_setting_is_named(options: list[str], field: str) -> None:
    assert field in refused(*options)


@pytest.mark.anyio
async def test_an_incompatible_version_is_named() -> None:
    with own_redis() as redis:
        client = new_client(redis.url)
        status = ServerStatus(version="regalia 0.0.1", demand=0, tasks=[])
        await Directory(client).announce("server", "old", status)
        await client.persist(
            status_key("server", "old")
        )  # starting a worker takes longer than announcements last
        await client.aclose()
        assert "regalia 0.0.1" in refused("--redis", redis.url)

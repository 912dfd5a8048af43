"""`regalia worker` with what it cannot use: one line that says why, and status 2."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.adapters.redis_client import new_client
from regalia.adapters.remote_tasks import Directory, ServerStatus
from regalia.cli.app import app
from tests.support.ports import free_port
from tests.support.redis_server import shared_redis


def refused(*options: str) -> str:
    """Starts a worker that must refuse. Returns: the one line that it prints."""
    done = CliRunner().invoke(app, ["worker", *options])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_redis_that_does_not_answer_ends_the_program_with_status_2_and_one_line() -> None:
    program = Path(sys.executable).with_name("regalia")
    url = f"redis://127.0.0.1:{free_port()}"
    done = subprocess.run([program, "worker", "--redis", url], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "(redis)" in done.stderr


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ([], "(redis)"),
        (["--redis", "localhost"], "(redis)"),
        (["--redis", "redis://127.0.0.1", "--processes", "-1"], "(thinkers)"),
        (["--redis", "redis://127.0.0.1", "--log", "xml"], "(log)"),
        (["--settings", "no-such-file.toml"], "file"),
    ],
)
def test_a_wrong_setting_is_named(options: list[str], field: str) -> None:
    assert field in refused(*options)


@pytest.mark.anyio
async def test_an_incompatible_version_is_named() -> None:
    url = f"{shared_redis().url}/7"  # a database of its own
    client = new_client(url)
    status = ServerStatus(version="regalia 0.0.1", demand=0, tasks=[])
    await Directory(client).announce("server", "old", status)
    await client.aclose()
    assert "regalia 0.0.1" in await asyncio.to_thread(refused, "--redis", url)

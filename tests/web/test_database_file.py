"""The file of a running server cannot be served, replaced or read by others, by any path."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.cli.app import app
from regalia.core.i18n import tr
from tests.support.clients import Person
from tests.support.server_process import Process

REGALIA = str(Path(sys.executable).with_name("regalia"))
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and permissions of POSIX")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server that is not started yet, and is ended after the test."""
    process = Process(tmp_path)
    yield process
    if process.process is not None:
        process.end(signal.SIGKILL)


def run(*words: str | Path) -> tuple[int, str]:
    """Runs a command of `regalia`; all but `serve` in this process, which saves the time to start one."""
    if words[0] != "serve":
        result = CliRunner().invoke(app, [str(word) for word in words])
        assert isinstance(result.exception, SystemExit | None), result.exception
        return result.exit_code, result.stderr
    command = [REGALIA, *(str(word) for word in words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.mark.parametrize("link", ["symbolic", "hard"])
def test_neither_a_second_server_nor_a_restore_gets_at_the_file_through_a_link(
    process: Process, tmp_path: Path, link: str
) -> None:
    process.start()
    database, other = tmp_path / "regalia.sqlite3", tmp_path / "links" / "other.sqlite3"
    other.parent.mkdir()
    if link == "symbolic":
        other.symlink_to(database)
    else:
        os.link(database, other)
    copy = tmp_path / "copy.sqlite3"
    assert run("backup", copy, "--database", database)[0] == 0
    in_use = tr("error-database-in-use", "en", field=str(other))
    for command in (["serve", "--port", "0"], ["restore", copy, "--overwrite"], ["doctor", "--repair"]):
        status, said = run(*command, "--database", other)
        assert (status, in_use in said) == (1, True), command
    reads = run("games", "list", "--database", other)
    if link == "symbolic":
        assert reads[0] == 0
    else:  # SQLite would look for the write-ahead log beside the wrong name
        assert (reads[0], in_use in reads[1]) == (1, True)
    assert Person(process.address).request("GET", "/health")["status"] == "ok"
    process.end(signal.SIGKILL)
    if link == "symbolic":
        assert run("restore", copy, "--overwrite", "--database", other)[0] == 0


def test_only_the_owner_reads_what_a_server_writes_and_older_files_are_tightened(
    process: Process, tmp_path: Path
) -> None:
    process.start()
    names = ["regalia.sqlite3", "regalia.sqlite3-wal", "regalia.sqlite3-shm", "regalia.sqlite3.lock"]
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in names] == [0o600] * 4
    process.end(signal.SIGKILL)
    for name in names:
        (tmp_path / name).chmod(0o644)
    folder = tmp_path.stat().st_mode
    process.start()
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in names] == [0o600] * 4
    assert tmp_path.stat().st_mode == folder
    told = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    files = {line["file"] for line in told if line["what"] == "permissions tightened"}
    assert str(tmp_path / "regalia.sqlite3") in files

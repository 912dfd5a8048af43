"""SQLite errors are classified: full disk, damage, or not our database."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import regalia
from regalia.adapters import storage_errors
from regalia.adapters.database import open_database
from regalia.adapters.revisions import newest_version
from regalia.adapters.storage_errors import explain, is_full
from regalia.core.i18n import tr
from tests.support.database_damage import overwrite_page

REGALIA = str(Path(sys.executable).with_name("regalia"))


def error_of_full_database(path: Path) -> sqlite3.Error:
    """Returns what SQLite raises when a file cannot grow."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA max_page_count = 3")
        connection.execute("CREATE TABLE t (x)")
        with pytest.raises(sqlite3.OperationalError) as raised:
            connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
    return raised.value


def test_a_full_disk_is_told_from_damage(tmp_path: Path) -> None:
    path = tmp_path / "regalia.sqlite3"
    assert explain(error_of_full_database(path), path).reason == "disk-full"
    assert is_full(OSError(errno.ENOSPC, "No space left on device"), tmp_path)
    assert not is_full(OSError(errno.EACCES, "Permission denied"), tmp_path)


def test_an_input_error_means_a_full_disk_only_where_there_is_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(sqlite3.OperationalError) as raised:
        sqlite3.connect(folder)  # a folder cannot be opened as a database
    assert explain(raised.value, folder / "x").reason == "database-unusable"
    monkeypatch.setattr(storage_errors, "free_bytes", lambda _: 0)
    assert explain(raised.value, folder / "x").reason == "disk-full"


@pytest.mark.parametrize(
    ("text", "reason"),
    [(b"It was a dark and stormy night. " * 200, "no-database"), (None, "database-damaged")],
)
def test_a_foreign_file_is_told_from_a_damaged_one(tmp_path: Path, text: bytes | None, reason: str) -> None:
    path = tmp_path / "regalia.sqlite3"
    if text is not None:
        path.write_bytes(text)
    else:
        open_database(path).dispose()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
        with path.open("r+b") as file:
            file.seek(100)
            file.write(b"\x5a" * 3000)
    with pytest.raises(Exception) as raised:  # noqa: PT011  (what it is, is what is tested)
        open_database(path)
    assert explain(raised.value, path).reason == reason


def test_a_database_of_a_later_version_is_refused_as_such(tmp_path: Path) -> None:
    path = tmp_path / "regalia.sqlite3"
    open_database(path).dispose()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE compatibility SET oldest = '9998'")
    done = subprocess.run(
        [REGALIA, "serve", "--port", "0", "--database", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    window = {"version": "9999", "release": regalia.__version__, "own": newest_version()}
    assert tr("error-database-newer", "en", field=str(path), **window) in done.stderr


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 512 kB that is almost full."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = sys.platform == "linux" and os.geteuid() == 0
    command = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if not mounted or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a disk can be mounted by root only")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.parametrize("existing", [False, True])
def test_a_server_on_a_full_disk_says_so(small_disk: Path, existing: bool) -> None:
    path = small_disk / "regalia.sqlite3"
    if existing:
        open_database(path).dispose()
    room = os.statvfs(small_disk)
    (small_disk / "ballast").write_bytes(b"x" * (room.f_bavail * room.f_bsize))
    command = [REGALIA, "serve", "--port", "0", "--database", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert tr("error-disk-full", "en", field=str(path)) in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_page_is_known_by_its_code(tmp_path: Path) -> None:
    path = tmp_path / "regalia.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE t (x)")
        connection.executemany("INSERT INTO t VALUES (?)", [["x" * 3000]] * 5)
    overwrite_page(path, 3)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.DatabaseError) as raised:
        connection.execute("SELECT x FROM t").fetchall()
    assert storage_errors.is_damage(raised.value)

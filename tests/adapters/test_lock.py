"""The lock of a database holds for the file, whatever path it is opened by."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from regalia.adapters.lock import hold, is_held
from regalia.adapters.private_files import exposed_files, make_files_private
from regalia.core.errors import BadField

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and permissions of POSIX")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "regalia.sqlite3"
    path.parent.mkdir()
    return path


def test_a_second_holder_is_refused_until_the_first_releases(database: Path) -> None:
    lock = hold(database)
    with pytest.raises(BadField) as refused:
        hold(database)
    assert refused.value.reason == "database-in-use"
    lock.release()
    hold(database).release()


@pytest.mark.parametrize("way", ["file", "folder", "hard link"])
def test_another_name_of_the_same_file_is_no_way_around(database: Path, tmp_path: Path, way: str) -> None:
    lock = hold(database)
    other = tmp_path / "other"
    if way == "file":
        other.symlink_to(database)
    elif way == "hard link":
        os.link(database, other)
    else:
        other.symlink_to(database.parent)
        other /= database.name
    assert is_held(other)
    lock.release()
    assert not is_held(other)


def test_what_is_made_only_its_owner_can_read(database: Path) -> None:
    lock = hold(database)
    files = list(database.parent.iterdir())
    assert {file.name for file in files} == {"regalia.sqlite3", "regalia.sqlite3.lock"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    lock.release()


def test_files_that_others_could_read_are_tightened_and_the_folder_is_left_alone(database: Path) -> None:
    files = [database, database.with_name("regalia.sqlite3-wal")]
    for file in files:
        file.touch(0o644)
    mode = database.parent.stat().st_mode
    assert exposed_files(database) == files
    assert make_files_private(database) == (files, [])
    assert exposed_files(database) == []
    assert database.parent.stat().st_mode == mode

"""Scheduled backups on both databases: when one is due, that it is whole, what failures do, and a restore."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from regalia.adapters import backup as backup_module
from regalia.adapters.backup import back_up, restore
from regalia.adapters.backup_files import backups_in
from regalia.adapters.database import database_url
from regalia.adapters.scheduled_backups import RETRY, ScheduledBackups, read_plan
from regalia.adapters.server_store import ServerStore
from regalia.adapters.store_copy import restore_store
from regalia.core.errors import BadField
from regalia.services.matches.match import Match
from regalia.services.matches.ports import LogAppend, MatchInsert
from tests.support.postgresql import shared_postgresql
from tests.support.scripted_match import PICK, ScriptedMatch, match_settings

pytestmark = pytest.mark.anyio
NIGHT = datetime(2026, 11, 18, 3, tzinfo=UTC)


class Clock:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.now = NIGHT

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return str(tmp_path / "test.sqlite3") if request.param == "sqlite" else shared_postgresql().new_database()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder for backups."""
    (folder := tmp_path / "backups").mkdir()
    return folder


def scheduled(address: str, folder: Path, clock: Clock, keep: str = "2 daily") -> ScheduledBackups:
    plan = read_plan(str(folder), "1d", keep)
    assert plan is not None
    return ScheduledBackups(database_url(address), plan, clock)


async def insert_match(store: ServerStore, scripted: ScriptedMatch) -> None:
    match = scripted.match
    await store.matches.insert(MatchInsert(match.settings, list(match.log), match.summary()))


async def test_a_match_goes_on_after_the_restore_of_a_scheduled_backup(address: str, folder: Path) -> None:
    store = ServerStore.open(address)
    scripted = ScriptedMatch(match_settings())
    await insert_match(store, scripted)
    backups = scheduled(address, folder, Clock())
    await asyncio.to_thread(backups.run)
    assert (backups.made, backups.failed) == (1, 0)
    await store.matches.append(LogAppend("match", scripted.act(PICK).entries, scripted.match.summary()))
    await store.close()

    [backup] = backups_in(folder)
    assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
    if "://" in address:
        restore_store(backup.path, database_url(address), lambda table: None, overwrite=True)
    else:
        restore(backup.path, Path(address), overwrite=True)
    store = ServerStore.open(address)
    before = Match.replay(*await store.matches.load("match"))
    again = ScriptedMatch(match_settings())
    assert before.number == again.match.number, "the state at the time of the backup"
    await store.matches.append(LogAppend("match", again.act(PICK).entries, again.match.summary()))
    assert Match.replay(*await store.matches.load("match")).number == again.match.number
    await store.close()


async def test_a_backup_is_due_after_the_interval_also_for_the_next_process(
    tmp_path: Path, folder: Path
) -> None:
    address, clock = str(tmp_path / "test.sqlite3"), Clock()
    await ServerStore.open(address).close()
    backups = scheduled(address, folder, clock)
    assert backups.is_due()
    backups.run()
    for process in (backups, scheduled(address, folder, clock)):
        clock.now = NIGHT + timedelta(hours=23)
        assert not process.is_due()
        clock.now = NIGHT + timedelta(hours=24)
        assert process.is_due()
        clock.now = NIGHT - timedelta(hours=1)
        assert process.is_due(), "the clock was set back"


async def test_outdated_backups_are_removed_and_other_files_are_not(tmp_path: Path, folder: Path) -> None:
    address, clock = str(tmp_path / "test.sqlite3"), Clock()
    await ServerStore.open(address).close()
    others = [folder / "regalia-before-0006-20261101T000000Z.sqlite3", folder / "notes.txt"]
    for path in (*others, folder / ".regalia-20261101T000000Z.sqlite3.part"):
        path.touch()
    backups = scheduled(address, folder, clock)
    for day in range(4):
        clock.now = NIGHT + timedelta(days=day)
        backups.run()
    kept = [NIGHT + timedelta(days=3), NIGHT + timedelta(days=2)]
    assert [backup.at for backup in backups_in(folder)] == kept
    assert {path.name for path in folder.iterdir()} == {path.name for path in others} | {
        backup.path.name for backup in backups_in(folder)
    }


async def test_a_backup_that_is_not_sound_replaces_no_other_and_is_tried_again(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, clock = str(tmp_path / "test.sqlite3"), Clock()
    await ServerStore.open(address).close()
    backups = scheduled(address, folder, clock, keep="1 daily")
    backups.run()
    before = backups_in(folder)
    copy = backup_module.copy

    def faulty(source: Path, target: Path) -> None:
        copy(source, target)
        with target.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * 8192)

    with monkeypatch.context() as patch:
        patch.setattr(backup_module, "copy", faulty)
        clock.now += timedelta(days=1)
        backups.run()
    assert (backups.made, backups.failed) == (1, 1)
    assert backups_in(folder) == before
    assert [path for path in folder.iterdir() if path.name.startswith(".")] == []
    assert backups.state() == "failed 0.0 h ago (database-damaged); the last one was made 24.0 h ago"
    assert not backups.is_due()
    clock.now += RETRY
    assert backups.is_due()
    backups.run()
    assert (backups.made, backups.failure) == (2, None)


async def test_a_folder_that_is_gone_is_a_failure_and_not_a_crash(tmp_path: Path, folder: Path) -> None:
    address = str(tmp_path / "test.sqlite3")
    await ServerStore.open(address).close()
    backups = scheduled(address, folder, Clock())
    folder.rmdir()
    assert backups.is_due()
    backups.run()
    assert backups.failed == 1
    assert backups.age() is None
    assert "\n" not in backups.state()


async def test_a_backup_ends_although_the_database_is_written_to_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite3"
    store = ServerStore.open(str(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE ballast AS SELECT zeroblob(1 << 25) AS bytes")
    over = asyncio.Event()

    async def write() -> int:
        count = 0
        while not over.is_set():
            await store.accounts.secret(f"key {count}", lambda: "value")
            count += 1
        return count

    writing = asyncio.create_task(write())
    async with asyncio.timeout(60):
        await asyncio.to_thread(back_up, path, tmp_path / "copy.sqlite3")
    over.set()
    assert await writing > 0, "writers do not wait for a backup"
    await store.close()


# Settings.


def test_without_a_folder_no_backups_are_scheduled() -> None:
    assert read_plan("", "1d", "7 daily") is None


def test_a_folder_that_is_missing_or_a_file_is_refused_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in ("missing", "file"):
        with pytest.raises(BadField) as refused:
            read_plan(str(tmp_path / name), "1d", "7 daily")
        assert (refused.value.reason, refused.value.field) == ("backup-folder", str(tmp_path / name))
        assert "\n" not in refused.value.words("en")


@pytest.mark.skipif(os.geteuid() != 0, reason="a disk can be mounted by root only")
@pytest.mark.parametrize(("options", "reason"), [("ro", "backup-folder"), ("size=64k", "disk-full")])
def test_a_folder_that_is_read_only_or_full_is_refused(folder: Path, options: str, reason: str) -> None:
    if os.system(f"mount -t tmpfs -o {options} tmpfs {folder} 2>/dev/null"):
        pytest.skip("mounts are not allowed here")
    try:
        with pytest.raises(BadField) as refused:
            read_plan(str(folder), "1d", "7 daily")
        assert refused.value.reason == reason
    finally:
        os.system(f"umount {folder}")

"""The backup before a migration: it has the old tables, and without one nothing is migrated."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from regalia.adapters import migration_backup, revisions
from regalia.adapters.backup import restore
from regalia.adapters.database import connect, database_url, migrate, open_database
from regalia.adapters.migration_backup import back_up_before_migration
from regalia.adapters.people_schema import accounts
from regalia.adapters.schema import log, matches
from regalia.adapters.store_copy import digest_of, restore_store
from regalia.core.errors import BadField
from regalia.web.server_connections import open_store
from regalia.web.settings import Settings
from tests.support.postgresql import shared_postgresql

pytestmark = pytest.mark.anyio
OLD = Path(__file__).parents[1] / "fixtures" / "v0_1_0" / "server.sqlite3"
OLDEST = "0002"  # the tables of that fixture
LATER = {"deadline", "role"}  # columns that they do not have


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A database of version 0.1.0."""
    path = Path(shutil.copy(OLD, tmp_path / "regalia.sqlite3"))
    path.chmod(0o600)
    return path


@pytest.fixture
def old_server(tmp_path: Path) -> str:
    """A PostgreSQL database with the tables and the rows of version 0.1.0."""
    address = shared_postgresql().new_database()
    target = connect(database_url(address))
    migrate(target, OLDEST)
    source = create_engine(f"sqlite:///{OLD}")
    with source.connect() as old, target.begin() as new:
        for table in (accounts, matches, log):
            names = [column.name for column in table.columns if column.name not in LATER]
            shown = ", ".join(f'"{name}"' for name in names)
            rows = old.exec_driver_sql(f"SELECT {shown} FROM {table.name}").mappings().all()
            booleans = {"deleted", "computer", "clocked"}
            for row in rows:
                values = {name: bool(row[name]) if name in booleans else row[name] for name in names}
                marks = ", ".join(f"%({name})s" for name in names)
                new.exec_driver_sql(f"INSERT INTO {table.name} ({shown}) VALUES ({marks})", values)
    for engine in (source, target):
        engine.dispose()
    return address


def version_of(path: Path) -> str:
    window = revisions.window_of_file(path)
    assert window is not None
    return window.version


async def test_a_server_that_upgrades_a_file_keeps_the_old_one_beside_it(old_file: Path) -> None:
    await open_store(Settings(database=str(old_file))).close()
    [kept] = old_file.parent.glob(f"regalia-before-{revisions.newest_version()}-*Z.sqlite3")
    assert version_of(kept) == OLDEST
    assert version_of(old_file) == revisions.newest_version()
    assert kept.stat().st_mode & 0o777 == 0o600


def test_postgresql_is_copied_with_its_old_tables_and_can_be_restored(
    old_server: str, tmp_path: Path
) -> None:
    kept = back_up_before_migration(database_url(old_server), OLDEST, tmp_path)
    assert version_of(kept) == OLDEST
    engine = open_database(database_url(old_server))
    with engine.connect() as connection:
        before = digest_of(connection, matches)
    engine.dispose()
    restore_store(kept, database_url(old_server), lambda table: None, overwrite=True)
    engine = open_database(database_url(old_server))
    with engine.connect() as connection:
        assert digest_of(connection, matches) == before
    engine.dispose()
    assert before.rows > 0


async def test_postgresql_needs_a_folder_or_the_setting_to_do_without(old_server: str) -> None:
    with pytest.raises(BadField) as refused:
        open_store(Settings(database=old_server))
    assert refused.value.reason == "migration-folder"
    await open_store(Settings(database=old_server, migration_backup=False)).close()


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with less room than the fixture takes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a disk can be mounted by root only")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.parametrize("room", [0, 1 << 40], ids=["known before", "found out while copying"])
async def test_without_room_for_the_backup_the_tables_are_left_as_they_are(
    old_file: Path, full_disk: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migration_backup, "free_bytes", lambda folder: room)
    with pytest.raises(BadField) as refused:
        open_store(Settings(database=str(old_file), backups=str(full_disk)))
    assert refused.value.reason == "migration-backup"
    assert "\n" not in refused.value.words("en")
    assert version_of(old_file) == OLDEST
    assert [*full_disk.iterdir()] == []
    await open_store(Settings(database=str(old_file), migration_backup=False)).close()
    assert version_of(old_file) == revisions.newest_version()


def test_a_backup_of_a_newer_release_is_not_restored(tmp_path: Path) -> None:
    newer, own = tmp_path / "newer.sqlite3", tmp_path / "own.sqlite3"
    for path in (newer, own):
        open_database(path).dispose()
    engine = connect(newer)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    address = database_url(shared_postgresql().new_database())
    attempts: list[Callable[[], None]] = [
        lambda: restore(newer, own, overwrite=True),
        lambda: restore_store(newer, address, lambda table: None, overwrite=True),
    ]
    for attempt in attempts:
        with pytest.raises(BadField) as refused:
            attempt()
        assert (refused.value.reason, refused.value.field) == ("database-newer", str(newer))
    assert version_of(own) == revisions.newest_version()

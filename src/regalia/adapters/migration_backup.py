"""The backup that is made before the tables of a database are upgraded."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.backup import back_up
from regalia.adapters.backup_files import time_of_name
from regalia.adapters.database import connect, database_name
from regalia.adapters.revisions import newest_version
from regalia.adapters.storage_errors import LEAST_ROOM, free_bytes
from regalia.adapters.store_copy import back_up_older_store
from regalia.core.errors import BadField

MEGABYTE = 1 << 20


def back_up_before_migration(url: URL, version: str, folder: Path | None) -> Path:
    """Copies a database whose tables have an older revision to a folder; by default beside a SQLite file.

    Returns: the backup. Raises: BadField, which says why the tables are not upgraded and how to do without a backup.
    """
    is_file = url.get_backend_name() == "sqlite"
    if folder is None and not is_file:
        raise BadField("migration-folder", field="backups")
    source = Path(url.database or "")
    folder = folder or source.resolve().parent
    try:
        check_room(url, folder)
        target = folder / backup_name(source.stem, datetime.now(UTC))
        if is_file:
            back_up(source, target)
        else:
            back_up_older_store(url, version, target)
    except (BadField, OSError, SQLAlchemyError) as error:
        what = str(error.strerror or error) if isinstance(error, OSError) else str(error)
        raise BadField("migration-backup", field=database_name(url), what=what) from error
    return target


def backup_name(database: str, at: datetime) -> str:
    """Returns the name of a backup: the database, the new revision and the time in UTC."""
    return f"{database}-before-{newest_version()}-{time_of_name(at)}.sqlite3"


def check_room(url: URL, folder: Path) -> None:
    """Raises: BadField if a disk has less room than the database takes; OSError."""
    needed, free = LEAST_ROOM + size_of(url), free_bytes(folder)
    if free < needed:
        sizes = {"needed": needed // MEGABYTE + 1, "free": free // MEGABYTE}
        raise BadField("backup-room", field=str(folder), **sizes)


def size_of(url: URL) -> int:
    """Returns the bytes that a database takes. Raises: OSError, SQLAlchemyError."""
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        files = (path, path.with_name(f"{path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    finally:
        engine.dispose()

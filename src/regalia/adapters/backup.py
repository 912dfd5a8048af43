"""Backups of a database, made while it is in use, and their restoration."""

from __future__ import annotations

import glob
import sqlite3
from contextlib import closing
from pathlib import Path

from regalia.adapters.database import check_not_newer
from regalia.adapters.lock import check_name, hold
from regalia.adapters.private_files import make_files_private, make_private
from regalia.adapters.storage_errors import explain, is_damage, is_full
from regalia.core.errors import BadField

# All pages are copied in one step, which reads one state of the database. Writers do not wait for it, because the
# write-ahead log has what they add. Several steps would begin again with every write of another connection, and never
# end on a busy server.
ALL_PAGES = -1


def back_up(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copies a consistent snapshot of a database to a private file, and checks the copy. Raises: BadField, OSError."""
    check_name(source)
    check_ours(source)
    check_free(target, overwrite=overwrite)
    check_other_file(source, target)
    if target.exists():  # raises if another process uses the target
        hold(target).release()
    real = target.resolve()
    part = part_of(real)
    remove_part(part)
    try:
        make_private(part)
        copy(source, part)
        check_copy(part, source)
        part.replace(real)
    finally:
        remove_part(part)


def restore(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Replaces a database by a backup; no server may use it. Raises: BadField, OSError."""
    check_sound(source)
    check_not_newer(source)
    check_free(target, overwrite=overwrite)
    check_other_file(source, target)
    lock = hold(target)
    try:
        make_files_private(target)
        copy(source, target)  # through SQLite, which handles the journal files
    finally:
        lock.release()


def part_of(target: Path) -> Path:
    """Returns the name that a backup has until it is complete."""
    return target.with_name(f".{target.name}.part")


def remove_part(part: Path) -> None:
    """Removes an incomplete backup, with the files that SQLite has beside it."""
    for left in (part, *part.parent.glob(f"{glob.escape(part.name)}-*")):
        left.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """Copies all pages. Raises: BadField if a file is in use, or the disk is full."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=ALL_PAGES)
    except sqlite3.Error as error:
        if is_full(error, target.resolve().parent):
            raise explain(error, target) from error
        raise BadField("database-copy", field=str(target), what=str(error)) from error


def check_free(target: Path, *, overwrite: bool) -> None:
    """Raises: BadField if the target exists and must not be overwritten."""
    if target.exists() and target.stat().st_size and not overwrite:
        raise BadField("database-taken", field=str(target))


def check_other_file(source: Path, target: Path) -> None:
    """Raises: BadField if both paths are the same file."""
    if target.exists() and source.samefile(target):
        raise BadField("database-itself", field=str(target))


def check_ours(path: Path) -> None:
    """Raises: BadField if the file is not a database of ours, OSError if there is none."""
    if not path.is_file():
        with path.open("rb"):
            pass
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.DatabaseError as error:
        raise unusable(error, path) from error


def check_sound(path: Path) -> None:
    """Raises: BadField if the file is not a sound database of ours, OSError if there is none."""
    check_ours(path)
    try:
        with closing(sqlite3.connect(path)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError as error:
        raise unusable(error, path) from error
    if not sound:
        raise BadField("database-damaged", field=str(path))


def check_copy(part: Path, source: Path) -> None:
    """Raises: BadField that names the source if its copy is not sound: the pages of both are the same."""
    try:
        check_sound(part)
    except BadField as error:
        raise BadField(error.reason, field=str(source)) from error


def unusable(error: sqlite3.DatabaseError, path: Path) -> BadField:
    """Returns why a file cannot be read as a database of ours."""
    if is_full(error, path.resolve().parent) or is_damage(error):
        return explain(error, path)
    return BadField("no-database", field=str(path))

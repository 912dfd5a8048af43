"""Backups of a database, made while it is in use, and their restoration."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from regalia.adapters.lock import check_name, hold
from regalia.adapters.private_files import make_files_private, make_private
from regalia.adapters.storage_errors import explain, is_full
from regalia.core.errors import BadField

PAGES = 1000  # copied at a time, so that the server does not wait long


def back_up(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copies a consistent snapshot of a database to a private file. Raises: BadField, OSError."""
    check_name(source)
    check_sound(source)
    check_free(target, overwrite=overwrite)
    check_other_file(source, target)
    if target.exists():  # raises if another process uses the target
        hold(target).release()
    real = target.resolve()
    part = real.with_name(f".{real.name}.part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        copy(source, part)
        part.replace(real)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Replaces a database by a backup; no server may use it. Raises: BadField, OSError."""
    check_sound(source)
    check_free(target, overwrite=overwrite)
    check_other_file(source, target)
    lock = hold(target)
    try:
        make_files_private(target)
        copy(source, target)  # through SQLite, which handles the journal files
    finally:
        lock.release()


def copy(source: Path, target: Path) -> None:
    """Copies all pages. Raises: BadField if a file is in use, or the disk is full."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=PAGES)
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


def check_sound(path: Path) -> None:
    """Raises: BadField if the file is not a sound database of ours, OSError if there is none."""
    if not path.is_file():
        with path.open("rb"):
            pass
    try:
        with closing(sqlite3.connect(path)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.DatabaseError as error:
        if is_full(error, path.resolve().parent):
            raise explain(error, path) from error
        raise BadField("no-database", field=str(path)) from error
    if not sound:
        raise BadField("database-damaged", field=str(path))

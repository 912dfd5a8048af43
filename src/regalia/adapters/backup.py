"""Copies of a database, made while it is in use, and put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from regalia.adapters.lock import hold
from regalia.core.errors import BadField

PAGES = 1000  # copied at a time, so that the server is not kept waiting


def back_up(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copy a database as it is at one moment. Raises: BadField, OSError."""
    check_sound(source)
    check_free(target, overwrite=overwrite)
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy(source, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Put a copy in the place of a database, which no server may be using. Raises: BadField, OSError."""
    check_sound(source)
    check_free(target, overwrite=overwrite)
    lock = hold(target)
    try:
        copy(source, target)  # by way of SQLite, which knows what else belongs to the file
    finally:
        lock.release()


def copy(source: Path, target: Path) -> None:
    """Copy all pages. Raises: BadField where one of the two is in the way."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=PAGES)
    except sqlite3.Error as error:
        raise BadField("database-copy", field=str(target), what=str(error)) from error


def check_free(target: Path, *, overwrite: bool) -> None:
    """Raises: BadField where there is something that must not be lost."""
    if target.exists() and target.stat().st_size and not overwrite:
        raise BadField("database-taken", field=str(target))


def check_sound(path: Path) -> None:
    """Raises: BadField where a file is no sound database of ours, OSError where there is none."""
    with path.open("rb"):
        pass
    try:
        with closing(sqlite3.connect(path)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.Error:
        sound = False
    if not sound:
        raise BadField("no-database", field=str(path))

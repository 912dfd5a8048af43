"""Classifies SQLite errors: a full disk, a damaged file, or no database."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from regalia.core.errors import BadField

PRIMARY = 0xFF  # the primary code is in the low byte of an extended one
DAMAGED = {sqlite3.SQLITE_CORRUPT}
NOT_OURS = {sqlite3.SQLITE_NOTADB}
NO_ROOM = {sqlite3.SQLITE_FULL}
MAY_BE_NO_ROOM = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
NO_ROOM_ERRNO = {errno.ENOSPC, errno.EDQUOT}
LEAST_ROOM = 1 << 20  # bytes: SQLite needs a few pages for its journal and the shared memory


def sqlite_code(error: BaseException) -> int | None:
    """Returns the primary SQLite result code of an error or its cause."""
    seen: BaseException | None = error
    while seen is not None:
        driver = seen.orig if isinstance(seen, DBAPIError) else seen
        if isinstance(driver, sqlite3.Error):
            code = getattr(driver, "sqlite_errorcode", None)
            return None if code is None else code & PRIMARY
        seen = seen.__cause__ or seen.__context__
    return None


def is_damage(error: BaseException) -> bool:
    """Returns whether an error says that a page of the file is damaged."""
    return sqlite_code(error) in DAMAGED


def is_full(error: BaseException, folder: Path) -> bool:
    """Returns whether the disk is full: by the error, or by an I/O error with no space left."""
    if isinstance(error, OSError):
        return error.errno in NO_ROOM_ERRNO
    code = sqlite_code(error)
    return code in NO_ROOM or (code in MAY_BE_NO_ROOM and free_bytes(folder) < LEAST_ROOM)


def free_bytes(folder: Path) -> int:
    """Returns the free bytes on the disk of a folder. Raises: OSError."""
    return shutil.disk_usage(folder).free


def explain(error: BaseException, database: Path) -> BadField:
    """Returns a storage error as one that says what to do."""
    where = str(database)
    if is_full(error, database.resolve().parent):
        return BadField("disk-full", field=where)
    code = sqlite_code(error)
    if code in DAMAGED:
        return BadField("database-damaged", field=where)
    if code in NOT_OURS:
        return BadField("no-database", field=where)
    driver = getattr(error, "orig", None) or error
    return BadField("database-unusable", field=where, what=str(driver))

"""Classifies errors of the database: a full disk, a damaged file, no database, a lost connection."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from regalia.adapters.dialects import is_postgresql, shown_url
from regalia.core.errors import BadField

PRIMARY = 0xFF  # the primary code is in the low byte of an extended one
DAMAGED = {sqlite3.SQLITE_CORRUPT}
NOT_OURS = {sqlite3.SQLITE_NOTADB}
NO_ROOM = {sqlite3.SQLITE_FULL}
MAY_BE_NO_ROOM = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
NO_ROOM_ERRNO = {errno.ENOSPC, errno.EDQUOT}
LOST_CONNECTION = {"08"}  # classes of PostgreSQL's error codes
SHUT_DOWN = {
    "57P01",
    "57P02",
    "57P03",
    "25P03",
}  # shutdown, crash, starting up, idle in a transaction for too long
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


def is_connection_lost(connection: Connection, error: BaseException) -> bool:
    """Returns whether an error means that PostgreSQL cannot be reached; SQLite has no connection to lose."""
    if not is_postgresql(connection.dialect):
        return False
    driver = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(driver, "sqlstate", "")  # None if the error did not come from the server
    return state is None or state[:2] in LOST_CONNECTION or state in SHUT_DOWN


def free_bytes(folder: Path) -> int:
    """Returns the free bytes on the disk of a folder. Raises: OSError."""
    return shutil.disk_usage(folder).free


def explain(error: BaseException, database: Path | URL) -> BadField:
    """Returns a storage error as one that says what to do."""
    if isinstance(database, URL):
        if database.get_backend_name() == "postgresql":
            return explain_postgresql(error, database)
        database = Path(database.database or "")
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


def explain_postgresql(error: BaseException, url: URL) -> BadField:
    """Returns an error of PostgreSQL as one that says what to do; its first line names the cause."""
    driver = getattr(error, "orig", None) or error
    what = next((line.strip() for line in str(driver).splitlines() if line.strip()), type(driver).__name__)
    return BadField("postgresql-unusable", field=shown_url(url), what=what)

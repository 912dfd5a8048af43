"""Locks a database for one server; the system releases the locks when the process ends.

Two locks are taken: one on a file beside the database's real path, which version 0.1 takes as well, and one on the
database file itself, because a hard link to it would bypass the first.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from regalia.adapters.private_files import PRIVATE, make_private
from regalia.core.errors import BadField

if sys.platform != "win32":
    import fcntl


class DatabaseLock:
    """Locks a database against other servers and against commands that change the file.

    The lock on the file itself is an flock, which SQLite's POSIX locks do not see. Closing any descriptor of the file
    drops SQLite's locks of this process, so release it after all connections are closed.
    """

    def __init__(self, database: Path) -> None:
        """Takes both locks. Raises: BadField if another process has one of them, OSError."""
        real = Path(os.path.realpath(database))
        real.parent.mkdir(parents=True, exist_ok=True)
        self._descriptor: int | None = None
        self._lock_beside = FileLock(f"{real}.lock", mode=PRIVATE, thread_local=False)
        try:
            self._lock_beside.acquire(timeout=0)
            make_private(real)
            self._lock_file(real)
        except (Timeout, BlockingIOError):
            self.release()
            raise BadField("database-in-use", field=str(database)) from None
        except BaseException:
            self.release()
            raise

    def _lock_file(self, real: Path) -> None:
        if sys.platform == "win32":  # a lock there would block SQLite as well
            return
        self._descriptor = os.open(real, os.O_RDWR)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # no flock on this file system: the other lock remains
            os.close(self._descriptor)
            self._descriptor = None

    def release(self) -> None:
        """Releases the locks; call it after all connections are closed."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None
        self._lock_beside.release()


def hold(database: Path) -> DatabaseLock:
    """Locks a database.

    Raises: BadField if another process has it, OSError if no file can be created beside it.
    """
    return DatabaseLock(database)


def check_name(database: Path) -> None:
    """Raises: BadField if a server has the file open under another hard link; OSError.

    SQLite would then look for the write-ahead log beside the wrong name, and read an older state.
    """
    real = Path(os.path.realpath(database))
    if real.stat().st_nlink == 1:
        return
    beside = FileLock(f"{real}.lock", mode=PRIVATE, thread_local=False)
    try:
        beside.acquire(timeout=0)
    except Timeout:  # the server uses this name
        return
    beside.release()
    if is_held(database):
        raise BadField("database-in-use", field=str(database))


def is_held(database: Path) -> bool:
    """Returns whether another process holds the lock of a database. Raises: OSError."""
    try:
        DatabaseLock(database).release()
    except BadField:
        return True
    return False

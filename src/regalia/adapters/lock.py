"""One server to a database: locks that the system releases when their process ends, however it ends.

Two locks are taken. One on a file beside the database's real path, which version 0.1 takes as well. One on
the database file itself, so that another name of the same file, a hard link, is no way around the first.
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
    """Keeps every other server, and commands that change the file, from a database.

    The lock on the file itself is an flock: SQLite's own locks are POSIX locks, which do not see it. Closing
    any descriptor of the file drops SQLite's locks of this process, so release it after all connections.
    """

    def __init__(self, database: Path) -> None:
        """Take both locks. Raises: BadField where another process has one of them, OSError."""
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
        if sys.platform == "win32":  # a lock there would keep SQLite out as well
            return
        self._descriptor = os.open(real, os.O_RDWR)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # a file system without flock: the lock beside the file remains
            os.close(self._descriptor)
            self._descriptor = None

    def release(self) -> None:
        """Let others have it; after all connections are closed."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None
        self._lock_beside.release()


def hold(database: Path) -> DatabaseLock:
    """Keep every other server from a database until the lock is released.

    Raises: BadField where another one has it, OSError where no file can be made beside it.
    """
    return DatabaseLock(database)


def check_name(database: Path) -> None:
    """Raises: BadField where a server has the file open under another hard link; OSError.

    SQLite would then look for the write-ahead log beside the wrong name, and read an older state.
    """
    real = Path(os.path.realpath(database))
    if real.stat().st_nlink == 1:
        return
    beside = FileLock(f"{real}.lock", mode=PRIVATE, thread_local=False)
    try:
        beside.acquire(timeout=0)
    except Timeout:  # the server uses this very name
        return
    beside.release()
    if is_held(database):
        raise BadField("database-in-use", field=str(database))


def is_held(database: Path) -> bool:
    """Whether another process has the lock of a database right now. Raises: OSError."""
    try:
        DatabaseLock(database).release()
    except BadField:
        return True
    return False

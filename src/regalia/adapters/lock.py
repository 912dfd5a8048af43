"""Locks a database for one server; the system releases the locks when the process ends.

Two locks are taken: one on a file beside the database's real path, which version 0.1 takes as well, and one on the
database file itself, because a hard link to it would bypass the first.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from filelock import FileLock, Timeout

from regalia.adapters.private_files import PRIVATE, make_private
from regalia.core.errors import BadField

if sys.platform != "win32":
    import fcntl

logger = logging.getLogger(__name__)

TAKEOVER_POLL = 0.02  # seconds between attempts to get the lock of a server that stops


class DatabaseLock:
    """Locks a database against other servers and against commands that change the file.

    The lock on the file itself is an flock, which SQLite's POSIX locks do not see. Closing any descriptor of the file
    drops SQLite's locks of this process, so release it after all connections are closed.
    """

    def __init__(self, database: Path, *, is_server: bool = False) -> None:
        """Takes both locks. A server writes its process id beside them, so that `take_over` can ask it to stop.

        Raises: BadField if another process has one of them, OSError.
        """
        real = Path(os.path.realpath(database))
        real.parent.mkdir(parents=True, exist_ok=True)
        self._descriptor: int | None = None
        self._process_file = process_file(real)
        self._lock_beside = FileLock(f"{real}.lock", mode=PRIVATE, thread_local=False)
        try:
            self._lock_beside.acquire(timeout=0)
            make_private(real)
            self._lock_file(real)
            self._process_file.unlink(missing_ok=True)  # of a server that was killed
            if is_server:
                self._write_process()
        except (Timeout, BlockingIOError):
            self.release()
            raise BadField("database-in-use", field=str(database)) from None
        except BaseException:
            self.release()
            raise

    def _write_process(self) -> None:
        with suppress(OSError):  # a full disk: nobody can take over, which does not concern this server
            make_private(self._process_file)
            self._process_file.write_text(str(os.getpid()), encoding="ascii")

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
        if self._lock_beside.is_locked:
            with suppress(OSError):
                self._process_file.unlink(missing_ok=True)
        if self._descriptor is not None:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None
        self._lock_beside.release()


def hold(database: Path, *, is_server: bool = False) -> DatabaseLock:
    """Locks a database.

    Raises: BadField if another process has it, OSError if no file can be created beside it.
    """
    return DatabaseLock(database, is_server=is_server)


def take_over(database: Path, seconds: float) -> DatabaseLock:
    """Locks a database for a server; another server that has it is asked to stop, and has this time for it.

    Raises: BadField if the time is over, or a command has the lock; OSError.
    """
    end = monotonic() + seconds
    asked: int | None = None
    while True:
        try:
            return hold(database, is_server=True)
        except BadField:
            process = server_process(database)
            if process is not None and process != asked:
                logger.warning("taking over", extra={"fields": {"process": process}})
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGTERM)
                asked = process
            if monotonic() >= end:
                raise
        sleep(TAKEOVER_POLL)


def process_file(real: Path) -> Path:
    """Returns the file that has the process id of the server on a database."""
    return real.with_name(f"{real.name}.pid")


def server_process(database: Path) -> int | None:
    """Returns the process id of another server on a database; None if there is none."""
    try:
        process = int(process_file(Path(os.path.realpath(database))).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return None if process == os.getpid() else process


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

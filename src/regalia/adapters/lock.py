"""One server to a database: a lock that the system lets go of when its process ends, however it ends."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from regalia.core.errors import BadField


def hold(database: Path) -> FileLock:
    """Keep every other server from a database until the lock is released.

    Raises: BadField where another one has it, OSError where no file can be made beside it.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{database}.lock", thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise BadField("database-in-use", field=str(database)) from None
    return lock

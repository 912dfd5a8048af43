"""Files that only their owner may read: a database holds password hashes, sessions and secret choices."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

PRIVATE = 0o600
SUFFIXES = ("", "-wal", "-shm", ".lock")  # what belongs to a database, by what its name ends with


def make_private(path: Path) -> None:
    """Make an empty file that only its owner may read, where there is none. Raises: OSError.

    SQLite gives the files that it makes beside a database the permissions of the database.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))


def exposed_files(database: Path) -> list[Path]:
    """The files of a database that others than their owner may read or write."""
    if sys.platform == "win32":  # it has no such permissions
        return []
    real = os.path.realpath(database)
    files = [Path(real + end) for end in SUFFIXES]
    return [file for file in files if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077]


def make_files_private(database: Path) -> tuple[list[Path], list[Path]]:
    """Let only the owner read the files of a database; which were changed, and which could not be."""
    changed, failed = [], []
    for file in exposed_files(database):
        try:
            file.chmod(PRIVATE)
        except OSError:
            failed.append(file)
        else:
            changed.append(file)
    return changed, failed

"""Private files: a database holds password hashes, sessions and secret choices."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

PRIVATE = 0o600
SUFFIXES = ("", "-wal", "-shm", ".lock", ".pid")  # of the files of a database


def make_private(path: Path) -> None:
    """Creates an empty private file if there is none. Raises: OSError.

    SQLite gives the files beside a database the permissions of the database.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))


def exposed_files(database: Path) -> list[Path]:
    """Returns the files of a database that others may read or write."""
    if sys.platform == "win32":  # no such permissions there
        return []
    real = os.path.realpath(database)
    files = [Path(real + end) for end in SUFFIXES]
    return [file for file in files if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077]


def make_files_private(database: Path) -> tuple[list[Path], list[Path]]:
    """Makes the files of a database private. Returns: which were changed, and which could not be."""
    changed, failed = [], []
    for file in exposed_files(database):
        try:
            file.chmod(PRIVATE)
        except OSError:
            failed.append(file)
        else:
            changed.append(file)
    return changed, failed

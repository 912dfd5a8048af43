"""Connections to a SQLite file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event

from regalia.adapters.private_files import make_private

BUSY_TIMEOUT = 10  # seconds


def sqlite_engine(url: URL) -> Engine:
    """Opens a file, which is created if there is none. Raises: OSError."""
    path = Path(url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        make_private(path)
    engine = create_engine(url, connect_args={"timeout": BUSY_TIMEOUT, "check_same_thread": False})
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Configures a connection: commits survive a power cut, and readers never wait for the writer."""
    connection.isolation_level = None  # `begin` begins transactions, not sqlite3
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin(connection: Any) -> None:
    """Begins a transaction; the writer's takes the write lock at once, so that it cannot fail later."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

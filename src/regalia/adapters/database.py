"""A database in a file: opened as the writer and its readers need it, with its tables up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Engine, create_engine, event

PATIENCE = 10  # seconds to wait for another process


def open_database(path: Path) -> Engine:
    """The database in a file, made where there is none. Raises: OSError, sqlalchemy errors."""
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    migrate(engine)
    return engine


def prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Every connection: what is committed survives a power cut, and readers never wait for the writer."""
    connection.isolation_level = None  # transactions are begun by `begin`, and not where sqlite3 guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin(connection: Any) -> None:
    """Begin a transaction; that of the writer takes the lock at once, so that it cannot be refused later."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", "regalia.adapters:migrations")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)

"""What SQLite and PostgreSQL need differently: inserts of new rows, and the lock of exclusive transactions."""

from __future__ import annotations

from sqlalchemy import URL, Connection, Dialect, Insert, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

# Keys of PostgreSQL's advisory locks; every process of a server uses the same.
EXCLUSIVE_WRITES = 0x7265_6761_0001
UPGRADE = 0x7265_6761_0002
ALIVE = 0x7265_6761_0003
MIGRATION = 0x7265_6761_0004
MAINTENANCE = 0x7265_6761_0005
RELEASES = 0x7265_6761_1000  # and the number of the newest revision that a running process knows


def shown_url(url: URL) -> str:
    """Returns a database URL as operators write it, without the password and the name of the driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def is_postgresql(dialect: Dialect) -> bool:
    """Returns whether a dialect is PostgreSQL's."""
    return dialect.name == "postgresql"


def insert_if_new(table: Table, dialect: Dialect) -> Insert:
    """Returns an insert that does nothing if the key is taken; the number of rows then is 0."""
    make = postgresql.insert if is_postgresql(dialect) else sqlite.insert
    return make(table).on_conflict_do_nothing()


def insert_row_if_new(connection: Connection, table: Table, row: dict[str, object]) -> bool:
    """Inserts a row unless its key is taken. Returns: whether it was inserted."""
    return connection.execute(insert_if_new(table, connection.dialect).values(row)).rowcount == 1


def lock_until_commit(connection: Connection, key: int) -> None:
    """Waits until no other process has this lock, and keeps it until the transaction ends.

    On SQLite the transaction itself is such a lock: `BEGIN IMMEDIATE`.
    """
    if is_postgresql(connection.dialect):
        connection.execute(select(func.pg_advisory_xact_lock(key)))

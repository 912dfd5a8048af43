"""Statements that are run for every move, in the words of the driver itself."""

from __future__ import annotations

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite


class DriverStatement:
    """A statement that is built once: to go through SQLAlchemy takes eight times as long as SQLite does."""

    def __init__(self, statement: Insert | Update) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        self.sql = str(compiled)
        self.names = tuple(compiled.positiontup or ())

    def run(self, connection: Connection, **values: object) -> None:
        """Run it in the transaction of a connection. Raises: sqlite3.Error."""
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute(self.sql, [values[name] for name in self.names])

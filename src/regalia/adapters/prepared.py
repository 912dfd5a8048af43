"""Statements that are run for every move, in the words of the driver itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite

MOST_ROWS = 256  # of an INSERT; SQLite allows many times as many values


class Prepared:
    """A statement that is built once: to go through SQLAlchemy takes eight times as long as SQLite does."""

    def __init__(self, statement: Insert | Update, *names: str) -> None:
        """A statement, and the names of its values in the order in which rows have them."""
        compiled = statement.compile(dialect=sqlite.dialect())
        assert compiled.positiontup == list(names), compiled.positiontup
        self.sql = str(compiled)
        self.one_more = f", ({', '.join('?' * len(names))})" if isinstance(statement, Insert) else None

    def run(self, driver: sqlite3.Connection, rows: Sequence[Row]) -> None:
        """Run it for each of these rows. Raises: sqlite3.Error.

        Rows are inserted many at a time: SQLite lets Python's other thread go on at every call, and to
        have its turn again the writer may wait longer than the call has taken.
        """
        if self.one_more is None:
            driver.executemany(self.sql, [row.values for row in rows])
            return
        for some in pieces(rows):
            values = [value for row in some for value in row.values]
            driver.execute(self.sql + self.one_more * (len(some) - 1), values)


class Row(NamedTuple):
    """A statement, and what it is to be run with."""

    statement: Prepared
    values: tuple[object, ...]


def pieces(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Rows cut into powers of two, so that few statements have to be known to the driver."""
    done, size = 0, MOST_ROWS
    while done < len(rows):
        while size > len(rows) - done:
            size //= 2
        yield rows[done : done + size]
        done += size


def run_all(connection: Connection, rows: Sequence[Row]) -> None:
    """Run rows in the transaction of a connection, those of a statement together, in the order of the first.

    Raises: sqlite3.Error.
    """
    driver = connection.connection.driver_connection
    assert driver is not None
    first = {row.statement: number for number, row in reversed(list(enumerate(rows)))}
    ordered = sorted(rows, key=lambda row: first[row.statement])
    for statement, alike in groupby(ordered, key=attrgetter("statement")):
        statement.run(driver, list(alike))

"""Reads all rows of a damaged database that SQLite can reach, and copies them into a new file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from regalia.adapters.private_files import make_private
from regalia.adapters.storage_errors import is_damage
from regalia.core.errors import BadField

LOG = "log"  # the only table without rowids; it is read match by match


class CopiedTable(NamedTuple):
    """Number of rows of a table that were copied, and known to be lost."""

    table: str
    kept: int
    lost: int


def entries(connection: sqlite3.Connection, match: str) -> list[tuple[int, bytes]]:
    """Returns the readable entries of a match, from both ends of its log. Raises: sqlite3.Error."""
    found: dict[int, bytes] = {}
    for order in ("ASC", "DESC"):
        query = f"SELECT number, entry FROM log WHERE match = ? ORDER BY number {order}"
        try:
            for number, entry in connection.execute(query, [match]):
                found[number] = entry  # noqa: PERF403  (keeps the rows before an error)
            break
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
    return sorted(found.items())


def rows(connection: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """Returns the readable rows of a table. Raises: sqlite3.Error."""
    try:
        return connection.execute(f'SELECT * FROM "{table}"').fetchall()
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    known = row_numbers(connection, table)
    return list(single_rows(connection, table, known) if known else both_ends(connection, table).values())


def row_numbers(connection: sqlite3.Connection, table: str) -> list[int]:
    """Returns the rowids of a table from its first readable index; none if none is readable."""
    for _, index, _, _, is_partial in connection.execute(f'PRAGMA index_list("{table}")').fetchall():
        if is_partial:  # it does not have all rows
            continue
        try:
            query = f'SELECT rowid FROM "{table}" INDEXED BY "{index}"'
            return [number for (number,) in connection.execute(query)]
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
    return []


def single_rows(connection: sqlite3.Connection, table: str, numbers: list[int]) -> Iterator[tuple[Any, ...]]:
    """Yields rows by rowid, without those on damaged pages."""
    for number in numbers:
        try:
            yield from connection.execute(f'SELECT * FROM "{table}" WHERE rowid = ?', [number]).fetchall()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise


def both_ends(connection: sqlite3.Connection, table: str) -> dict[int, tuple[Any, ...]]:
    """Returns the rows before the first damaged page and after the last."""
    found: dict[int, tuple[Any, ...]] = {}
    for order in ("ASC", "DESC"):
        try:
            query = f'SELECT rowid, * FROM "{table}" NOT INDEXED ORDER BY rowid {order}'
            for number, *row in connection.execute(query):
                found[number] = tuple(row)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
    return found


def salvage(source: Path, target: Path) -> list[CopiedTable]:
    """Copies all readable rows into a new file with the same tables; the source is not changed.

    Raises: BadField if the schema itself is damaged; OSError, sqlite3.Error.
    """
    make_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        made = definitions(old, source)
        with new:
            for kind, _, sql in made:
                if kind == "table":
                    new.execute(sql)
            names = sorted((name for kind, name, _ in made if kind == "table"), key=lambda name: name == LOG)
            copied = [copy_table(old, new, name) for name in names]
            for kind, _, sql in made:
                if kind != "table":
                    new.execute(sql)
    return copied


def definitions(connection: sqlite3.Connection, source: Path) -> list[tuple[str, str, str]]:
    """Returns type, name and SQL of every table and index that was created by name. Raises: BadField."""
    query = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    try:
        return connection.execute(query).fetchall()
    except sqlite3.DatabaseError as error:
        raise BadField("database-lost", field=str(source)) from error


def copy_table(old: sqlite3.Connection, new: sqlite3.Connection, table: str) -> CopiedTable:
    """Copies the rows of one table."""
    if table == LOG:
        return copy_log(old, new)
    found = rows(old, table)
    if found:
        marks = ", ".join("?" * len(found[0]))
        new.executemany(f'INSERT OR IGNORE INTO "{table}" VALUES ({marks})', found)
    kept = new.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
    return CopiedTable(table, kept, max(0, len(row_numbers(old, table)) - kept))


def copy_log(old: sqlite3.Connection, new: sqlite3.Connection) -> CopiedTable:
    """Copies the entries of the copied matches; missing numbers below the last count as lost."""
    kept = lost = 0
    for (match,) in new.execute("SELECT id FROM matches").fetchall():
        found = entries(old, match)
        new.executemany(
            "INSERT INTO log (match, number, entry) VALUES (?, ?, ?)",
            [(match, number, entry) for number, entry in found],
        )
        kept += len(found)
        lost += (found[-1][0] - len(found)) if found else 1
    return CopiedTable(LOG, kept, lost)

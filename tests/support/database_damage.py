"""Damages a database file: truncated entries, overwritten pages, indexes without some rows."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def truncate_entry(database: Path, match: str, number: int) -> None:
    """Cuts the JSON of one entry of a log in half."""
    with closing(sqlite3.connect(database)) as connection, connection:
        changed = connection.execute(
            "UPDATE log SET entry = substr(entry, 1, length(entry) / 2) WHERE match = ? AND number = ?",
            [match, number],
        )
        assert changed.rowcount == 1


def settle(database: Path) -> None:
    """Checkpoints the write-ahead log, so that pages of the file can be damaged."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")


def pages_of(database: Path, table: str) -> list[int]:
    """Returns the leaf pages of a table or an index."""
    with closing(sqlite3.connect(database)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    data = database.read_bytes()
    return leaves(data, size, root)


def leaves(data: bytes, size: int, page: int) -> list[int]:
    """Returns the leaves below a page of a B-tree, from left to right."""
    start = (page - 1) * size
    head = start + (100 if page == 1 else 0)
    kind, cells = data[head], int.from_bytes(data[head + 3 : head + 5])
    if kind in (10, 13):  # a leaf of an index, or of a table
        return [page]
    found = []
    for number in range(cells):
        cell = start + int.from_bytes(data[head + 12 + 2 * number : head + 14 + 2 * number])
        found += leaves(data, size, int.from_bytes(data[cell : cell + 4]))
    return [*found, *leaves(data, size, int.from_bytes(data[head + 8 : head + 12]))]


def overwrite_page(database: Path, page: int) -> None:
    """Fills a page with invalid bytes."""
    with closing(sqlite3.connect(database)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x5a" * size)


def forget_in_index(database: Path, index: str) -> None:
    """Removes rows from an index that the table still has."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", [index]).fetchone()
        partial = f"{sql} WHERE status = 'none of them'"
        connection.execute(f"DROP INDEX {index}")
        connection.execute(partial)
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", [sql, index])

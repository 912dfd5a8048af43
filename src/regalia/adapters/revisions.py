"""Revisions of the tables, and which releases work with which of them.

A release needs the tables of its newest migration. It also works with newer tables if all later migrations only add to
them. Each migration file therefore declares its kind:

    kind = "expand"             # only adds: releases that do not know the migration go on working

    kind = "contract"           # removes or changes something that older releases use
    compatible_from = "0007"    # the oldest revision whose release still works afterwards

The release that migrates a database stores the result beside Alembic's version: an older release cannot read migration
files that it does not have.
"""

from __future__ import annotations

import ast
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    delete,
    insert,
    inspect,
    select,
)

import regalia

MIGRATIONS = Path(__file__).parent / "migrations"
LAST_UNDECLARED = "0005"  # earlier migrations declare no kind: no release before them works afterwards
VERSIONS = Table(  # as Alembic creates it
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
COMPATIBILITY = Table(  # one row; like Alembic's table it describes the others, and is not copied with them
    "compatibility",
    MetaData(),
    Column("oldest", Text, nullable=False),  # the oldest revision whose release works with the tables
    Column("release", Text, nullable=False),  # the version of the program that has migrated them
)


class Migration(NamedTuple):
    """What a migration file declares."""

    revision: str
    kind: str | None  # "expand" or "contract"; None: not declared
    compatible_from: str | None


class Window(NamedTuple):
    """The stored result of the migrations of a database."""

    version: str
    oldest: str
    release: str


def newest_version() -> str:
    """Returns the last revision: migration files are named by revision, in order."""
    return max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/*_*.py"))


def migrations() -> list[Migration]:
    """Returns the migrations of this release, in order."""
    return [declared(file) for file in sorted(MIGRATIONS.glob("versions/*_*.py"))]


def declared(file: Path) -> Migration:
    """Reads what a migration file declares, without running it: it imports Alembic, which takes a second."""
    values = {
        target.id: node.value.value
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return Migration(file.name.partition("_")[0], values.get("kind"), values.get("compatible_from"))


def oldest_compatible(version: str) -> str:
    """Returns the oldest revision whose release works with the tables of a revision."""
    oldest = min(version, LAST_UNDECLARED)
    for migration in migrations():
        if LAST_UNDECLARED < migration.revision <= version and migration.kind != "expand":
            oldest = max(oldest, migration.compatible_from or migration.revision)
    return oldest


def stored_version(connection: Connection) -> str | None:
    """Returns the revision of the tables of a database; None if it has no such tables."""
    if not inspect(connection).has_table(VERSIONS.name):
        return None
    found = connection.scalar(select(VERSIONS.c.version_num))
    return None if found is None else str(found)


def stored_window(connection: Connection, version: str) -> Window:
    """Returns what the release that migrated a database has stored about it, or that only its own release works."""
    if inspect(connection).has_table(COMPATIBILITY.name):
        row = connection.execute(select(COMPATIBILITY.c.oldest, COMPATIBILITY.c.release)).first()
        if row is not None:
            return Window(version, row.oldest, row.release)
    return Window(version, version, "?")


def window_of_file(path: Path) -> Window | None:
    """Returns the same of a SQLite file, which is not changed or created; None if it is no such database."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if found is None:
                return None
            named = "SELECT 1 FROM sqlite_master WHERE name = 'compatibility'"
            row = connection.execute(named).fetchone()
            if row is not None:
                row = connection.execute("SELECT oldest, release FROM compatibility").fetchone()
            return Window(found[0], *(row or (found[0], "?")))
    except sqlite3.Error:
        return None


def store_window(connection: Connection, version: str) -> None:
    """Stores which releases work with the tables, which have this revision now."""
    COMPATIBILITY.create(connection, checkfirst=True)
    connection.execute(delete(COMPATIBILITY))
    row = {"oldest": oldest_compatible(version), "release": regalia.__version__}
    connection.execute(insert(COMPATIBILITY).values(row))

"""Copies a whole database to another one, from SQLite or PostgreSQL to either, and compares both afterwards.

A copy is made table by table in the order of their keys, in transactions of some hundred rows. The target has a table
that marks it as unfinished until both have the same rows: no server opens it meanwhile, and a copy that was interrupted
goes on where it stopped.
"""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Engine,
    MetaData,
    Row,
    Table,
    Text,
    collate,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters import moderation_schema
from regalia.adapters.backup import back_up, check_sound, part_of, remove_part
from regalia.adapters.database import check_not_newer, connect, migrate, open_database
from regalia.adapters.dialects import is_postgresql, shown_url
from regalia.adapters.liveness import is_anybody_up
from regalia.adapters.lock import hold
from regalia.adapters.revisions import COMPATIBILITY, VERSIONS
from regalia.adapters.storage_errors import explain
from regalia.core.errors import BadField

BATCH = 500  # rows
TABLES = (
    moderation_schema.audit.metadata.sorted_tables
)  # of the whole database; a table after those it refers to
UNFINISHED = Table("unfinished_copy", MetaData(), Column("source", Text, nullable=False))
DESCRIPTIONS = {VERSIONS.name, COMPATIBILITY.name}  # tables about the tables
encode = msgspec.json.Encoder().encode


class CopiedTable(NamedTuple):
    """A table that was copied, and the digest of its rows, which both databases have."""

    name: str
    rows: int
    digest: str


Report = Callable[[CopiedTable], None]


def ignore(_: CopiedTable) -> None:
    """A report that nobody reads."""


def move_store(source: URL, target: URL, report: Report) -> None:
    """Copies a database that no server uses. The source is not changed.

    Raises: BadField if either is in use or unusable, the target is not empty, or the rows differ afterwards; OSError.
    """
    with ExitStack() as stack:
        if source.get_backend_name() == "sqlite":
            stack.callback(hold(existing(source)).release)
        old = stack.enter_context(snapshot(source))
        if is_postgresql(old.dialect) and is_anybody_up(old):
            raise BadField("database-in-use", field=shown_url(source))
        new = stack.enter_context(opened_target(target, source))
        copy_all(old, new, report)


def back_up_store(source: URL, target: Path, report: Report = ignore) -> None:
    """Copies a PostgreSQL database, as it is now, to a new SQLite file; servers may go on. Raises: as `move_store`."""
    with complete_file(target) as part:
        with snapshot(source) as old, opened_target(sqlite_url(part), source) as new:
            copy_all(old, new, report)
        check_sound(part)


def back_up_older_store(source: URL, version: str, target: Path) -> None:
    """Copies a PostgreSQL database whose tables have an older revision, which it keeps, to a new SQLite file.

    Raises: as `move_store`.
    """
    with complete_file(target) as part:
        with ExitStack() as stack:
            old = stack.enter_context(reading(stack.enter_context(connected(source))))
            engine = stack.enter_context(connected(sqlite_url(part)))
            migrate(engine, version)  # the tables as they were
            tables = MetaData()
            with (
                warnings.catch_warnings()
            ):  # SQLAlchemy leaves out indexes of expressions; only columns are needed
                warnings.filterwarnings("ignore", "Skipped unsupported reflection of expression-based index")
                tables.reflect(engine, only=lambda name, _: name not in DESCRIPTIONS)
            new = stack.enter_context(engine.connect())
            for table in tables.sorted_tables:
                copy_checked(old, new, table)
        check_sound(part)


@contextmanager
def complete_file(target: Path) -> Iterator[Path]:
    """Yields the name of a file, which becomes the target if all goes well, and is removed else."""
    part = part_of(target.resolve())
    remove_part(part)
    try:
        yield part
        part.replace(target.resolve())
    finally:
        remove_part(part)


def restore_store(source: Path, target: URL, report: Report, *, overwrite: bool) -> None:
    """Copies a backup to a PostgreSQL database that no server uses. Raises: as `move_store`."""
    with (
        snapshot(sqlite_url(source)) as old,
        opened_target(target, sqlite_url(source), overwrite=overwrite) as new,
    ):
        copy_all(old, new, report)


# Databases.


def sqlite_url(path: Path) -> URL:
    """Returns the URL of a file."""
    return URL.create("sqlite", database=str(path))


def existing(url: URL) -> Path:
    """Returns the path of a SQLite database. Raises: BadField if it is unusable or too new, OSError without one."""
    path = Path(url.database or "")
    check_sound(path)
    check_not_newer(path)
    return path


@contextmanager
def snapshot(url: URL) -> Iterator[Connection]:
    """Opens a database as it is now, with the newest tables; whatever happens to it later is not seen.

    Of a SQLite file a copy is read, because an old one is upgraded first.
    """
    with ExitStack() as stack:
        if url.get_backend_name() == "sqlite":
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="regalia-copy-")))
            back_up(existing(url), folder / "copy.sqlite3")
            url = sqlite_url(folder / "copy.sqlite3")
        yield stack.enter_context(reading(stack.enter_context(opened(url))))


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Opens a connection that reads one state of a database."""
    if not is_postgresql(engine.dialect):
        with engine.connect() as connection:
            yield connection
        return
    with engine.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
        connection.execute(text("SET idle_in_transaction_session_timeout = 0"))  # a copy may take long
        yield connection


@contextmanager
def connected(url: URL) -> Iterator[Engine]:
    """Opens a database as it is. Raises: BadField, OSError."""
    try:
        engine = connect(url)
    except SQLAlchemyError as error:
        raise explain(error, url) from error
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def opened(url: URL, *, unfinished: bool = False) -> Iterator[Engine]:
    """Opens a database; one that is marked as unfinished only if that is wanted. Raises: BadField, OSError."""
    try:
        engine = open_database(url, unfinished=unfinished)
    except SQLAlchemyError as error:
        raise explain(error, url) from error
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def opened_target(url: URL, source: URL, *, overwrite: bool = False) -> Iterator[Connection]:
    """Opens an empty database, or the unfinished copy of the same source, and marks it as unfinished.

    With `overwrite` all rows of another database are deleted. Raises: BadField if it is not empty, or is in use.
    """
    with opened(url, unfinished=True) as engine, engine.connect() as connection:
        if is_postgresql(connection.dialect) and is_anybody_up(connection):
            raise BadField("database-in-use", field=shown_url(url))
        connection.rollback()
        with connection.begin():
            begun = inspect(connection).has_table(UNFINISHED.name)
            same = begun and connection.scalar(select(UNFINISHED.c.source)) == shown_url(source)
            empty = not any(connection.execute(select(table).limit(1)).first() for table in TABLES)
            if not same and not empty and not overwrite:
                raise BadField("database-taken", field=shown_url(url))
            if not same:
                for table in reversed(TABLES):
                    connection.execute(delete(table))
                UNFINISHED.drop(connection, checkfirst=True)
                UNFINISHED.create(connection)
                connection.execute(insert(UNFINISHED).values(source=shown_url(source)))
        yield connection


# Rows.


def copy_all(source: Connection, target: Connection, report: Report) -> None:
    """Copies the rows that are missing, compares all tables, and removes the mark. Raises: BadField if they differ."""
    for table in TABLES:
        report(copy_checked(source, target, table))
    with target.begin():
        set_sequences(target)
        UNFINISHED.drop(target)


def copy_checked(source: Connection, target: Connection, table: Table) -> CopiedTable:
    """Copies the rows of a table that are missing, and compares both tables. Raises: BadField if they differ."""
    copy_table(source, target, table)
    copied, there = digest_of(source, table), digest_of(target, table)
    target.rollback()
    if copied != there:
        raise BadField("copy-differs", field=table.name, source=copied.rows, target=there.rows)
    return there


def copy_table(source: Connection, target: Connection, table: Table) -> None:
    """Copies the rows after the last one that the target has."""
    last = target.execute(select(table).order_by(*descending(target, table)).limit(1)).first()
    target.rollback()
    for rows in batches(source, table, last):
        with target.begin():
            target.execute(insert(table), [dict(row._mapping) for row in rows])


def batches(
    connection: Connection, table: Table, last: Row[Any] | None = None
) -> Iterator[Sequence[Row[Any]]]:
    """Yields the rows of a table in the order of its key, after a row if one is given."""
    names = [column.name for column in table.primary_key]
    query = select(table).order_by(*ordered(connection, table)).limit(BATCH)
    while True:
        after = query
        if last is not None:
            key = tuple_(*ordered(connection, table))
            after = query.where(key > tuple_(*(last._mapping[name] for name in names)))
        rows = connection.execute(after).all()
        if not rows:
            return
        yield rows
        last = rows[-1]


def ordered(connection: Connection, table: Table) -> list[ColumnElement[Any]]:
    """Returns the key of a table, in an order that is the same on both databases: texts by their bytes."""
    by_bytes = is_postgresql(connection.dialect)
    return [
        collate(column, "C") if by_bytes and column.type.python_type is str else column
        for column in table.primary_key
    ]


def descending(connection: Connection, table: Table) -> list[ColumnElement[Any]]:
    """Returns the key of a table, the last row first."""
    return [column.desc() for column in ordered(connection, table)]


def digest_of(connection: Connection, table: Table) -> CopiedTable:
    """Returns the number of rows of a table and the digest of their contents."""
    digest, count = sha256(), 0
    for rows in batches(connection, table):
        count += len(rows)
        for row in rows:
            digest.update(encode(list(row)))
    return CopiedTable(table.name, count, digest.hexdigest())


def set_sequences(connection: Connection) -> None:
    """Lets PostgreSQL number new rows after the copied ones."""
    if not is_postgresql(connection.dialect):
        return
    for table in TABLES:
        numbered = table.autoincrement_column
        last = None if numbered is None else connection.scalar(select(func.max(numbered)))
        if numbered is not None and last is not None:
            sequence = func.pg_get_serial_sequence(table.name, numbered.name)
            connection.execute(select(func.setval(sequence, last)))

"""Opens the database file for the writer and readers, and upgrades its tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
)

from regalia.adapters import people_schema
from regalia.adapters.private_files import make_private
from regalia.core.errors import BadField

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_TIMEOUT = 10  # seconds
VERSIONS = Table(  # as Alembic creates it
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def open_database(path: Path) -> Engine:
    """Opens or creates a database.

    Raises: OSError, sqlalchemy errors; BadField if a later version has made it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        make_private(path)
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": BUSY_TIMEOUT, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    try:
        upgrade(engine)
    except BaseException:
        engine.dispose()
        raise
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


def upgrade(engine: Engine) -> None:
    """Creates or upgrades the tables. Alembic, which takes a second to import, is only used for upgrades."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        tables = inspect(connection).get_table_names()
        if not tables:
            create_tables(connection)
            return
        version = connection.scalar(select(VERSIONS.c.version_num)) if VERSIONS.name in tables else None
        if version == newest_version():
            return
        if version is not None and version > newest_version():
            raise BadField("database-newer", field=str(engine.url.database), version=version)
    migrate(engine)


def is_up_to_date(path: Path) -> bool:
    """Returns whether a database has the newest tables; changes and creates nothing."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return bool(found == (newest_version(),))
    except sqlite3.Error:
        return False


def create_tables(connection: Connection) -> None:
    """Creates all tables at once, as the migrations would."""
    people_schema.accounts.metadata.create_all(connection)  # includes the tables of matches
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS).values(version_num=newest_version()))


def newest_version() -> str:
    """Returns the last revision: migration files are named by revision, in order."""
    return max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/*_*.py"))


def migrate(engine: Engine, to: str = "head") -> None:
    """Upgrades older tables."""
    from alembic import command  # noqa: PLC0415  (slow import)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "regalia.adapters:migrations")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)

"""A database in a file: opened as the writer and its readers need it, with its tables up to date."""

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
BUSY_TIMEOUT = 10  # seconds to wait for another process
VERSIONS = Table(  # Alembic's own, as it makes it
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def open_database(path: Path) -> Engine:
    """The database in a file, made where there is none.

    Raises: OSError, sqlalchemy errors; BadField where a later version has made it.
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


def upgrade(engine: Engine) -> None:
    """Have the newest tables. Alembic, which takes a second to load, is asked only where some are older."""
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
    """Whether a database has the newest tables; nothing is changed, or made where there is none."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return bool(found == (newest_version(),))
    except sqlite3.Error:
        return False


def create_tables(connection: Connection) -> None:
    """All tables at once, as the migrations would make them one after the other."""
    people_schema.accounts.metadata.create_all(connection)  # it knows those of matches as well
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS).values(version_num=newest_version()))


def newest_version() -> str:
    """The last revision: the files are named by them, in their order."""
    return max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/*_*.py"))


def migrate(engine: Engine, to: str = "head") -> None:
    """Change older tables into newer ones."""
    from alembic import command  # noqa: PLC0415  (see above)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "regalia.adapters:migrations")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)

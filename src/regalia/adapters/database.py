"""Opens a database, SQLite or PostgreSQL, for the writer and readers, and upgrades its tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError

from regalia.adapters import people_schema
from regalia.adapters.dialects import UPGRADE, lock_until_commit, shown_url
from regalia.adapters.postgresql_engine import postgresql_engine
from regalia.adapters.sqlite_engine import sqlite_engine
from regalia.core.errors import BadField

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = Table(  # as Alembic creates it
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def database_url(text: str) -> URL:
    """Parses the address of a database: a file, `sqlite:///FILE`, or `postgresql://USER@HOST/NAME`.

    Raises: BadField.
    """
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:  # a port that is no number is a ValueError
        raise BadField("database-url", field=text.partition("://")[0]) from error
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise BadField("database-url", field=shown_url(url))


def open_database(where: Path | URL, *, unfinished: bool = False) -> Engine:
    """Opens a database and upgrades its tables; a new file or an empty PostgreSQL database is filled.

    Raises: OSError, sqlalchemy errors; BadField if a later version has made it, PostgreSQL is too old, or it is the
    target of a copy that is not complete, unless that is wanted (`unfinished`).
    """
    url = where if isinstance(where, URL) else URL.create("sqlite", database=str(where))
    make_engine = postgresql_engine if url.get_backend_name() == "postgresql" else sqlite_engine
    engine = make_engine(url)
    try:
        upgrade(engine)
        if not unfinished:
            check_complete(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def check_complete(engine: Engine) -> None:
    """Raises: BadField if a copy to this database was interrupted (`store_copy`)."""
    with engine.connect() as connection:
        if inspect(connection).has_table("unfinished_copy"):
            raise BadField("database-unfinished", field=shown_url(engine.url))


def upgrade(engine: Engine) -> None:
    """Creates or upgrades the tables. Alembic, which takes a second to import, is only used for upgrades."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        lock_until_commit(connection, UPGRADE)
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
        lock_until_commit(connection, UPGRADE)
        config.attributes["connection"] = connection
        command.upgrade(config, to)

"""Opens a database, SQLite or PostgreSQL, for the writer and readers, and upgrades its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, func, insert, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError

from regalia.adapters import moderation_schema, revisions
from regalia.adapters.dialects import MIGRATION, UPGRADE, is_postgresql, lock_until_commit, shown_url
from regalia.adapters.liveness import is_older_process_up
from regalia.adapters.postgresql_engine import postgresql_engine
from regalia.adapters.sqlite_engine import sqlite_engine
from regalia.core.errors import BadField

BeforeMigration = Callable[[URL, str], None]  # receives the database and the revision of its tables


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


def open_database(
    where: Path | URL,
    *,
    unfinished: bool = False,
    tolerant: bool = False,
    before_migration: BeforeMigration | None = None,
) -> Engine:
    """Opens a database and upgrades its tables; a new file or an empty PostgreSQL database is filled.

    `tolerant` accepts newer tables that this release works with. `before_migration` is called before older tables are
    changed; what it raises keeps them as they are.

    Raises: OSError, sqlalchemy errors; BadField if a later version has made it, PostgreSQL is too old, processes of a
    release run that would not work with the new tables, or it is the target of a copy that is not complete, unless
    that is wanted (`unfinished`).
    """
    engine = connect(where)
    try:
        upgrade(engine, tolerant=tolerant, before_migration=before_migration)
        if not unfinished:
            check_complete(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def connect(where: Path | URL) -> Engine:
    """Opens a database as it is. Raises: OSError, sqlalchemy errors; BadField if PostgreSQL is too old."""
    url = where if isinstance(where, URL) else URL.create("sqlite", database=str(where))
    make_engine = postgresql_engine if url.get_backend_name() == "postgresql" else sqlite_engine
    return make_engine(url)


def check_complete(engine: Engine) -> None:
    """Raises: BadField if a copy to this database was interrupted (`store_copy`)."""
    with engine.connect() as connection:
        if inspect(connection).has_table("unfinished_copy"):
            raise BadField("database-unfinished", field=shown_url(engine.url))


def upgrade(
    engine: Engine, *, tolerant: bool = False, before_migration: BeforeMigration | None = None
) -> None:
    """Creates or upgrades the tables. Alembic, which takes a second to import, is only used for upgrades.

    Raises: as `open_database`.
    """
    if is_current(engine, tolerant=tolerant):
        return
    with one_at_a_time(engine):
        if is_current(engine, tolerant=tolerant):  # another process was faster
            return
        with engine.connect() as connection:
            version = revisions.stored_version(connection)
            check_no_older_process(connection)
        if before_migration is not None and version is not None:
            before_migration(engine.url, version)
        migrate(engine)


def is_current(engine: Engine, *, tolerant: bool) -> bool:
    """Returns whether a database needs no migration; fills an empty one. Raises: BadField if it is too new."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        lock_until_commit(connection, UPGRADE)
        tables = inspect(connection).get_table_names()
        if not tables:
            create_tables(connection)
            return True
        version, newest = revisions.stored_version(connection), revisions.newest_version()
        if version is None or version < newest:
            return False
        if version > newest:
            check_compatible(revisions.stored_window(connection, version), engine.url, tolerant=tolerant)
        elif revisions.COMPATIBILITY.name not in tables:  # of a release that stored none
            revisions.store_window(connection, version)
        return True


def check_compatible(window: revisions.Window, url: URL, *, tolerant: bool) -> None:
    """Raises: BadField if this release does not work with newer tables, or is not to try."""
    if not tolerant or window.oldest > revisions.newest_version():
        raise database_newer(database_name(url), window)


def database_name(url: URL) -> str:
    """Returns a database as operators name it: a file, or the URL of a server without the password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else shown_url(url)


def database_newer(field: str, window: revisions.Window) -> BadField:
    """Returns the error of a database that is too new for this release."""
    needs = {"version": window.version, "release": window.release, "own": revisions.newest_version()}
    return BadField("database-newer", field=field, **needs)


def check_no_older_process(connection: Connection) -> None:
    """Raises: BadField if a process runs whose release would not work with the newest tables."""
    oldest = revisions.oldest_compatible(revisions.newest_version())
    if is_postgresql(connection.dialect) and is_older_process_up(connection, oldest):
        raise BadField("older-process-runs", field=shown_url(connection.engine.url))


@contextmanager
def one_at_a_time(engine: Engine) -> Iterator[None]:
    """Keeps other processes from migrating. A SQLite file is locked for one process anyway (`lock`)."""
    if not is_postgresql(engine.dialect):
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("SET lock_timeout = 0"))  # the backup before a migration may take long
        connection.execute(select(func.pg_advisory_lock(MIGRATION)))
        try:
            yield
        finally:
            connection.invalidate()  # ends the session, and so the lock


def is_up_to_date(path: Path) -> bool:
    """Returns whether a database has the newest tables; changes and creates nothing."""
    window = revisions.window_of_file(path)
    return window is not None and window.version == revisions.newest_version()


def check_not_newer(path: Path) -> None:
    """Raises: BadField if a later version has made a SQLite file, or its backup."""
    window = revisions.window_of_file(path)
    if window is not None and window.version > revisions.newest_version():
        raise database_newer(str(path), window)


def create_tables(connection: Connection) -> None:
    """Creates all tables at once, as the migrations would."""
    newest = revisions.newest_version()
    moderation_schema.audit.metadata.create_all(connection)  # includes the tables of matches and people
    revisions.VERSIONS.create(connection)
    connection.execute(insert(revisions.VERSIONS).values(version_num=newest))
    revisions.store_window(connection, newest)


def migrate(engine: Engine, to: str | None = None) -> None:
    """Upgrades older tables, to the newest revision or to one that is given."""
    from alembic import command  # noqa: PLC0415  (slow import)
    from alembic.config import Config  # noqa: PLC0415

    to = to or revisions.newest_version()
    config = Config()
    config.set_main_option("script_location", str(revisions.MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        lock_until_commit(connection, UPGRADE)
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        revisions.store_window(connection, to)

"""Connections to a PostgreSQL server."""

from __future__ import annotations

from importlib.util import find_spec

from sqlalchemy import URL, Engine, create_engine

from regalia.core.errors import BadField

OLDEST = 13  # major version
CONNECT_TIMEOUT = 5  # seconds
POOL = 8  # connections for reads; the writer has its own
# A connection through a broken network fails after these many seconds. A process that stops in the middle of a
# transaction, and would block others with its locks, loses that transaction after `IDLE_IN_TRANSACTION`.
NETWORK_TIMEOUT = 10
IDLE_IN_TRANSACTION = 5
SESSION = {
    "synchronous_commit": "on",  # whatever the server's default is: an acknowledged move survives a crash
    "lock_timeout": "15s",
    "idle_in_transaction_session_timeout": f"{IDLE_IN_TRANSACTION}s",
    "timezone": "UTC",
}


def postgresql_engine(url: URL) -> Engine:
    """Opens a database of a server that is new enough.

    Raises: BadField if the driver is not installed or the server is too old; sqlalchemy errors if it cannot be reached.
    """
    if find_spec("psycopg") is None:
        raise BadField("no-postgresql-driver", field="database")
    engine = create_engine(
        url,
        pool_size=POOL,
        max_overflow=POOL,
        pool_pre_ping=True,  # a restarted server must not cost a failed request per connection
        connect_args={
            "connect_timeout": CONNECT_TIMEOUT,
            "application_name": "regalia",
            "keepalives_idle": NETWORK_TIMEOUT // 2,
            "keepalives_interval": 2,
            "keepalives_count": 2,
            "tcp_user_timeout": NETWORK_TIMEOUT * 1000,
            "options": " ".join(f"-c {name}={value}" for name, value in SESSION.items()),
        },
    )
    try:
        check_version(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def check_version(engine: Engine) -> None:
    """Raises: BadField if the server is older than `OLDEST`."""
    with engine.connect() as connection:
        found = connection.dialect.server_version_info or ()
    if found < (OLDEST,):
        version = ".".join(map(str, found))
        raise BadField("postgresql-too-old", field="database", version=version, oldest=OLDEST)

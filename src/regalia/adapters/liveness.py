"""The session of a process at PostgreSQL that shows others that it is up, and that measures the database's clock."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import DBAPIError

from regalia.adapters.dialects import ALIVE, MAINTENANCE, RELEASES
from regalia.adapters.revisions import newest_version
from regalia.adapters.store_clock import StoreClock

NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
# The sessions of this database that hold a lock between two keys. PostgreSQL shows a 64-bit key as two halves.
HOLDERS = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = :high AND objid BETWEEN :first AND :last"
)
LOW = 0xFFFF_FFFF


class Liveness:
    """Holds locks while this process is up. PostgreSQL releases them when the process or its network dies.

    One lock, which all processes share, says that a process is up, another one which tables it knows. A third one is
    held by one process only: the one that does the maintenance (`is_leader`).
    """

    def __init__(self, engine: Engine, clock: StoreClock) -> None:
        self._engine, self._clock = engine, clock
        self._session: Connection | None = None
        self.is_leader = False

    def hold(self) -> None:
        """Takes the lock, if this process does not hold it, and measures the clock. Raises: DBAPIError."""
        if self._session is None:
            session = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                session.execute(select(func.pg_advisory_lock_shared(ALIVE)))
                session.execute(select(func.pg_advisory_lock_shared(RELEASES + int(newest_version()))))
            except BaseException:
                session.close()
                raise
            self._session = session
        self._check(session)

    def is_held(self) -> bool:
        """Returns whether the lock is still held: whether the session is still there."""
        if self._session is None:
            return False
        try:
            self._check(self._session)
        except DBAPIError:
            self.close()
            return False
        return True

    def close(self) -> None:
        """Releases the locks by ending the session."""
        self.is_leader = False
        if self._session is not None:
            session, self._session = self._session, None
            with contextlib.suppress(DBAPIError):
                session.invalidate()
            session.close()

    def _check(self, session: Connection) -> None:
        """Measures the clock, and takes the lock of the maintenance if it is free. Raises: DBAPIError."""
        self._clock.measure(self._store_time)
        if not self.is_leader:
            self.is_leader = bool(session.scalar(select(func.pg_try_advisory_lock(MAINTENANCE))))

    def _store_time(self) -> int:
        assert self._session is not None
        return int(self._session.scalar(NOW))


def is_anybody_up(connection: Connection) -> bool:
    """Returns whether a process is up."""
    return is_held_between(connection, ALIVE, ALIVE)


def is_older_process_up(connection: Connection, oldest: str) -> bool:
    """Returns whether a process is up whose release does not know a revision of the tables."""
    return is_held_between(connection, RELEASES, RELEASES + int(oldest) - 1)


def is_held_between(connection: Connection, first: int, last: int) -> bool:
    """Returns whether a process holds a lock whose key is between two keys, both included."""
    keys = {"high": first >> 32, "first": first & LOW, "last": last & LOW}
    return bool(connection.scalar(HOLDERS, keys))

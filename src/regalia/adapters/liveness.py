"""The session of a process at PostgreSQL that shows others that it is up, and that measures the database's clock."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import DBAPIError

from regalia.adapters.dialects import ALIVE
from regalia.adapters.store_clock import StoreClock

NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
# The sessions of this database that hold the lock. PostgreSQL shows a 64-bit key as two halves.
HOLDERS = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = :high AND objid = :low"
)


class Liveness:
    """Holds a shared lock while this process is up. PostgreSQL releases it when the process or its network dies."""

    def __init__(self, engine: Engine, clock: StoreClock) -> None:
        self._engine, self._clock = engine, clock
        self._session: Connection | None = None

    def hold(self) -> None:
        """Takes the lock, if this process does not hold it, and measures the clock. Raises: DBAPIError."""
        if self._session is None:
            session = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                session.execute(select(func.pg_advisory_lock_shared(ALIVE)))
            except BaseException:
                session.close()
                raise
            self._session = session
        self._clock.measure(self._store_time)

    def is_held(self) -> bool:
        """Returns whether the lock is still held: whether the session is still there."""
        if self._session is None:
            return False
        try:
            self._clock.measure(self._store_time)
        except DBAPIError:
            self.close()
            return False
        return True

    def close(self) -> None:
        """Releases the lock by ending the session."""
        if self._session is not None:
            session, self._session = self._session, None
            with contextlib.suppress(DBAPIError):
                session.invalidate()
            session.close()

    def _store_time(self) -> int:
        assert self._session is not None
        return int(self._session.scalar(NOW))


def is_anybody_up(connection: Connection) -> bool:
    """Returns whether a process holds the lock."""
    return bool(connection.scalar(HOLDERS, {"high": ALIVE >> 32, "low": ALIVE & 0xFFFF_FFFF}))

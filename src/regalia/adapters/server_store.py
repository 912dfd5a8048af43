"""The database of a server: its engine, its writer, and the stores on it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from sqlalchemy import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.audit_store import SqlAuditStore
from regalia.adapters.block_store import SqlBlockStore
from regalia.adapters.database import BeforeMigration, database_url, open_database
from regalia.adapters.dialects import is_postgresql
from regalia.adapters.directory_store import SqlDirectoryStore
from regalia.adapters.liveness import Liveness
from regalia.adapters.lock import DatabaseLock, hold, take_over
from regalia.adapters.match_store import SqlMatchStore
from regalia.adapters.moderation_store import SqlModerationStore
from regalia.adapters.personal_data_store import SqlPersonalDataStore
from regalia.adapters.private_files import make_files_private
from regalia.adapters.rating_store import SqlRatingStore
from regalia.adapters.registration_code_store import SqlRegistrationCodeStore
from regalia.adapters.session_store import SqlSessionStore
from regalia.adapters.storage_errors import explain
from regalia.adapters.store_clock import StoreClock
from regalia.adapters.writer import Writer
from regalia.core.errors import BadField

logger = logging.getLogger(__name__)


class ServerStore:
    """The stores of one server process. A SQLite file belongs to one process; PostgreSQL is shared by several."""

    def __init__(self, engine: Engine, lock: DatabaseLock | None) -> None:
        self.engine, self._lock = engine, lock
        self.writer = Writer(engine)
        self.is_shared = is_postgresql(engine.dialect)
        self.clock = StoreClock()
        self._liveness = Liveness(engine, self.clock) if self.is_shared else None
        self.matches = SqlMatchStore(engine, self.writer, self._liveness)
        self.accounts = SqlAccountStore(engine, self.writer)
        self.sessions = SqlSessionStore(engine, self.writer)
        self.ratings = SqlRatingStore(engine, self.writer)
        self.moderation = SqlModerationStore(engine, self.writer)
        self.audit = SqlAuditStore(engine, self.writer)
        self.directory = SqlDirectoryStore(engine)
        self.blocks = SqlBlockStore(engine, self.writer)
        self.personal_data = SqlPersonalDataStore(engine)
        self.registration_codes = SqlRegistrationCodeStore(engine, self.writer)

    @property
    def is_leader(self) -> bool:
        """Whether this process does the maintenance: backups and expiry. One of those on a database does."""
        return self._liveness is None or self._liveness.is_leader

    @classmethod
    def open(
        cls, database: str, before_migration: BeforeMigration | None = None, *, takeover: float = 0
    ) -> ServerStore:
        """Opens and upgrades a database, given by a file or a URL.

        If another server uses the file, that one is asked to stop, and has `takeover` seconds for it.

        Raises: OSError; BadField if it is no database, is damaged beyond single matches, was made by a later version
        that this one does not work with, the disk is full, another server uses the file, PostgreSQL cannot be reached
        or is too old, or `before_migration` refuses.
        """
        url = database_url(database)
        if url.get_backend_name() == "postgresql":
            return cls(opened(url, before_migration), None)
        path = Path(url.database or "")
        lock = take_over(path, takeover) if takeover else hold(path, is_server=True)
        try:
            restrict_permissions(path)
            return cls(opened(url, before_migration), lock)
        except BaseException:
            lock.release()
            raise

    def explained(self, error: SQLAlchemyError) -> BadField:
        """Returns an error of the database as one that says what to do."""
        return explain(error, self.engine.url)

    async def close(self) -> None:
        """Completes the writes under way and closes the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.writer.close()
        if self._liveness is not None:
            self._liveness.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()


def opened(url: URL, before_migration: BeforeMigration | None) -> Engine:
    """Opens a database. Raises: as `ServerStore.open`."""
    try:
        return open_database(url, tolerant=True, before_migration=before_migration)
    except SQLAlchemyError as error:
        raise explain(error, url) from error


def restrict_permissions(database: Path) -> None:
    """Makes the files of a database private and logs which were readable by others."""
    changed, failed = make_files_private(database)
    for what, files in (("permissions tightened", changed), ("permissions cannot be tightened", failed)):
        for file in files:
            logger.warning(what, extra={"fields": {"file": str(file)}})

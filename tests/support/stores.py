"""Every store of the server, in memory or in a database, opened for a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.database import database_url, open_database
from regalia.adapters.match_store import SqlMatchStore
from regalia.adapters.rating_store import SqlRatingStore
from regalia.adapters.session_store import SqlSessionStore
from regalia.adapters.writer import Writer
from regalia.services.matches.ports import MatchStore
from regalia.services.people.ports import AccountStore, SessionStore
from regalia.services.people.sessions import SessionLimits
from regalia.services.ratings.ports import RatingStore
from tests.support.memory_stores import MemoryAccounts, MemoryRatings, MemorySessions
from tests.support.people import PeopleServices
from tests.support.postgresql import shared_postgresql


@dataclass(frozen=True, kw_only=True)
class Store:
    """The stores of one database."""

    matches: MatchStore
    accounts: AccountStore
    sessions: SessionStore
    ratings: RatingStore

    def people(self, limits: SessionLimits | None = None) -> PeopleServices:
        """Returns the account and rating services on these stores."""
        return PeopleServices(self.accounts, self.ratings, self.sessions, limits=limits or SessionLimits())


@contextmanager
def memory(_: Path) -> Iterator[Store]:
    """Opens empty stores in memory."""
    accounts = MemoryAccounts()
    yield Store(
        matches=accounts.matches,
        accounts=accounts,
        sessions=MemorySessions(accounts),
        ratings=MemoryRatings(accounts),
    )


@contextmanager
def sqlite(folder: Path) -> Iterator[Store]:
    """Opens the stores of a SQLite database in a folder; empty at first, and the same when opened again."""
    with opened(folder / "regalia.sqlite3") as writer:
        yield sql_store(writer)


@contextmanager
def postgresql(folder: Path) -> Iterator[Store]:
    """Opens the stores of a PostgreSQL database that belongs to a folder; empty at first, as above."""
    address = folder / "postgresql"
    if not address.exists():
        address.write_text(shared_postgresql().new_database())
    with opened(database_url(address.read_text())) as writer:
        yield sql_store(writer)


def sql_store(writer: Writer) -> Store:
    """Returns the stores of a database."""
    return Store(
        matches=SqlMatchStore(writer.engine, writer),
        accounts=SqlAccountStore(writer.engine, writer),
        sessions=SqlSessionStore(writer.engine, writer),
        ratings=SqlRatingStore(writer.engine, writer),
    )


@contextmanager
def opened(where: Path | URL) -> Iterator[Writer]:
    """Opens a database, with a writer; both are closed at the end."""
    engine = open_database(where)
    writer = Writer(engine)
    try:
        yield writer
    finally:
        writer.close()
        engine.dispose()


# Every store that the contract holds for, by the name of the test's parameter.
STORES: dict[str, Callable[[Path], AbstractContextManager[Store]]] = {
    "memory": memory,
    "sqlite": sqlite,
    "postgresql": postgresql,
}

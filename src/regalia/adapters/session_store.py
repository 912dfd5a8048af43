"""Sessions in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, case, delete, insert, or_, select, update

from regalia.adapters.people_schema import accounts, exchanged, sessions
from regalia.adapters.reader import read
from regalia.adapters.writer import Writer
from regalia.services.people.ports import Account, OpenedSession, Session

MAX_IDS = 500  # in one statement
WIDTH = len(sessions.c)


class SqlSessionStore:
    """The port `SessionStore`: reads on their own connections, writes through the writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, session: Session, *, most: int, replaces: str | None = None) -> OpenedSession:
        def work(connection: Connection) -> OpenedSession:
            connection.execute(delete(sessions).where(sessions.c.id == replaces))
            return add(connection, session, most)

        return await self._writer.write(work)

    async def find(self, token: str) -> tuple[Session, Account] | None:
        query = select(sessions, accounts).join(accounts, accounts.c.id == sessions.c.account)

        def work(connection: Connection) -> tuple[Session, Account] | None:
            row = connection.execute(query.where(sessions.c.token == token)).first()
            return None if row is None else (session_of(row[:WIDTH]), account_of(row[WIDTH:]))

        return await read(self._engine, work)

    async def of(self, account: str) -> list[Session]:
        query = select(sessions).where(sessions.c.account == account).order_by(sessions.c.used.desc())

        def work(connection: Connection) -> list[Session]:
            return [session_of(row) for row in connection.execute(query)]

        return await read(self._engine, work)

    async def touch(self, ids: Sequence[str], *, at: int) -> None:
        def work(connection: Connection) -> None:
            for start in range(0, len(ids), MAX_IDS):
                some = sessions.c.id.in_(ids[start : start + MAX_IDS])
                times = {"used": at, "created": case((sessions.c.created > at, at), else_=sessions.c.created)}
                connection.execute(update(sessions).where(some).values(times))

        await self._writer.write(work)

    async def end(self, account: str, ids: Sequence[str]) -> list[str]:
        ended = delete(sessions).where(sessions.c.account == account, sessions.c.id.in_(ids))

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(ended.returning(sessions.c.id)))

        return await self._writer.write(work)

    async def end_older(self, account: str, *, version: int) -> None:
        older = and_(sessions.c.account == account, sessions.c.version != version)
        await self._writer.write(lambda connection: connection.execute(delete(sessions).where(older)))

    async def exchange(
        self, cookie: str, session: Session, *, until: int, grace: int, most: int
    ) -> OpenedSession | None:
        def work(connection: Connection) -> OpenedSession | None:
            before = connection.execute(select(exchanged).where(exchanged.c.cookie == cookie)).first()
            if before is not None:
                return (
                    exchanged_session(connection, before.token)
                    if abs(session.used - before.at) <= grace
                    else None
                )
            row = {"cookie": cookie, "token": session.token, "at": session.used, "until": until}
            connection.execute(insert(exchanged).values(row))
            return add(connection, session, most)

        return await self._writer.write(work)

    async def purge(self, *, now: int, used_before: int, created_before: int) -> list[str]:
        old = select(sessions.c.id).join(accounts, accounts.c.id == sessions.c.account)
        old = old.where(
            or_(
                sessions.c.used < used_before,
                and_(sessions.c.created < created_before, accounts.c.password.is_not(None)),
                sessions.c.version != accounts.c.version,
            )
        )

        def work(connection: Connection) -> list[str]:
            connection.execute(delete(exchanged).where(exchanged.c.until < now))
            expired = delete(sessions).where(sessions.c.id.in_(old)).returning(sessions.c.id)
            return list(connection.scalars(expired))

        return await self._writer.write(work)


def add(connection: Connection, session: Session, most: int) -> OpenedSession:
    """Stores a session, and deletes the least recently used ones beyond the cap."""
    own = select(sessions.c.id).where(sessions.c.account == session.account)
    surplus = own.order_by(sessions.c.used.desc()).offset(most - 1)
    dropped = delete(sessions).where(sessions.c.id.in_(surplus)).returning(sessions.c.id)
    ids = list(connection.scalars(dropped))
    connection.execute(insert(sessions).values(msgspec.structs.asdict(session)))
    return OpenedSession(session, ids)


def exchanged_session(connection: Connection, token: str) -> OpenedSession | None:
    """Returns the session that a cookie was exchanged for, if it has not ended."""
    row = connection.execute(select(sessions).where(sessions.c.token == token)).first()
    return None if row is None else OpenedSession(session_of(row), [])


def session_of(row: Sequence[Any]) -> Session:
    """Converts a row of `sessions`."""
    return Session(**dict(zip(sessions.c.keys(), row, strict=True)))


def account_of(row: Sequence[Any]) -> Account:
    """Converts a row of `accounts`."""
    return Account(**dict(zip(accounts.c.keys(), row, strict=True)))

"""Lists of accounts, sessions and matches for operators."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, select

from regalia.adapters.people_schema import accounts, sessions
from regalia.adapters.reader import read
from regalia.adapters.schema import matches, seats
from regalia.adapters.session_store import session_of
from regalia.adapters.tolerant_reads import summaries
from regalia.services.matches.ports import Status, Summary
from regalia.services.people.names import name_key
from regalia.services.people.ports import Account, Session


class SqlDirectoryStore:
    """The port `DirectoryStore`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def accounts(
        self, *, name: str | None = None, role: str | None = None, guests: bool = False, most: int
    ) -> list[Account]:
        chosen = select(accounts).where(accounts.c.deleted.is_(False))
        chosen = chosen.where(accounts.c.name.is_(None) if guests else accounts.c.name.is_not(None))
        if name is not None:
            chosen = chosen.where(accounts.c.key.contains(name_key(name), autoescape=True))
        if role is not None:
            chosen = chosen.where(accounts.c.role == role)
        chosen = chosen.order_by(accounts.c.since.desc(), accounts.c.id).limit(most)
        return await read(
            self._engine, lambda connection: [Account(**row) for row in connection.execute(chosen).mappings()]
        )

    async def sessions(self, *, account: str | None = None, most: int) -> list[Session]:
        chosen = select(sessions).order_by(sessions.c.used.desc(), sessions.c.id).limit(most)
        if account is not None:
            chosen = chosen.where(sessions.c.account == account)
        return await read(
            self._engine, lambda connection: [session_of(row) for row in connection.execute(chosen)]
        )

    async def matches(
        self,
        *,
        status: Status | None = None,
        account: str | None = None,
        game: str | None = None,
        most: int,
    ) -> list[Summary]:
        chosen = select(matches.c.summary).order_by(matches.c.updated.desc())
        if status is not None:
            chosen = chosen.where(matches.c.status == status)
        if game is not None:
            chosen = chosen.where(matches.c.game == game)
        if account is not None:
            own = select(seats.c.match).where(seats.c.account == account)
            chosen = chosen.where(matches.c.id.in_(own))

        def work(connection: Connection) -> list[Summary]:
            return summaries(connection, chosen, most)

        return await read(self._engine, work)

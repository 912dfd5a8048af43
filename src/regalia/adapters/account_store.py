"""Accounts and server secrets in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from regalia.adapters.moderation_schema import blocks
from regalia.adapters.people_schema import accounts, secrets, sessions
from regalia.adapters.reader import read
from regalia.adapters.schema import matches, seats
from regalia.adapters.writer import Writer
from regalia.services.errors import NameTaken
from regalia.services.people.ports import Account

MAX_IDS = 500  # in one statement: SQLite limits the number of parameters


class SqlAccountStore:
    """The port `AccountStore`: reads on their own connections, writes through the writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, account: Account) -> None:
        row = msgspec.structs.asdict(account)
        await self._writer.write(lambda connection: connection.execute(insert(accounts).values(row)))

    async def get(self, account: str) -> Account | None:
        return await self._find(accounts.c.id == account)

    async def by_key(self, key: str) -> Account | None:
        return await self._find(accounts.c.key == key)

    async def get_many(self, ids: Sequence[str]) -> dict[str, Account]:
        wanted = list(ids)

        def find(connection: Connection) -> dict[str, Account]:
            found: dict[str, Account] = {}
            for start in range(0, len(wanted), MAX_IDS):
                some = accounts.c.id.in_(wanted[start : start + MAX_IDS])
                rows = connection.execute(select(accounts).where(some)).mappings()
                found |= {row["id"]: Account(**row) for row in rows}
            return found

        return await read(self._engine, find)

    async def change(self, account: str, how: Callable[[Account], Account]) -> Account | None:
        def work(connection: Connection) -> Account | None:
            before = select_account(connection, accounts.c.id == account)
            if before is None:
                return None
            after = how(before)
            if after.key is not None and after.key != before.key:
                check_name_free(connection, after)
            row = msgspec.structs.asdict(after)
            connection.execute(update(accounts).where(accounts.c.id == before.id).values(row))
            if after.deleted:
                own = or_(blocks.c.account == after.id, blocks.c.blocked == after.id)
                connection.execute(delete(blocks).where(own))
            return after

        return await self._writer.write(work)

    async def delete_idle_guests(self, *, before: int) -> int:
        def work(connection: Connection) -> int:
            played = select(seats.c.match).where(seats.c.account == accounts.c.id)
            guests = and_(accounts.c.name.is_(None), accounts.c.deleted.is_(False), accounts.c.since < before)
            return connection.execute(delete(accounts).where(guests, ~played.exists())).rowcount

        return await self._writer.write(work)

    async def lost_guests(self, *, before: int, most: int) -> list[str]:
        active = select(seats.c.account).join(matches, matches.c.id == seats.c.match)
        guests = select(accounts.c.id).where(
            accounts.c.name.is_(None),
            accounts.c.deleted.is_(False),
            accounts.c.since < before,
            accounts.c.id.not_in(select(sessions.c.account)),
            accounts.c.id.not_in(active.where(matches.c.updated >= before)),
        )
        return await read(self._engine, lambda connection: list(connection.scalars(guests.limit(most))))

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        def work(connection: Connection) -> str:
            kept = connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
            if kept is None:
                kept = make()
                connection.execute(insert(secrets).values(name=name, value=kept))
            return str(kept)

        return await self._writer.write(work)

    async def _find(self, where: ColumnElement[bool]) -> Account | None:
        return await read(self._engine, lambda connection: select_account(connection, where))


def select_account(connection: Connection, where: ColumnElement[bool]) -> Account | None:
    """Returns the first account that matches."""
    row = connection.execute(select(accounts).where(where)).mappings().first()
    return Account(**row) if row else None


def check_name_free(connection: Connection, wanted: Account) -> None:
    """Raises: NameTaken if another account has the name or its skeleton."""
    same = or_(accounts.c.key == wanted.key, accounts.c.looks == wanted.looks)
    keys = connection.scalars(select(accounts.c.key).where(same, accounts.c.id != wanted.id)).all()
    if keys:
        reason = "name-taken" if wanted.key in keys else "name-alike"
        raise NameTaken(reason, field="name", name=wanted.name)

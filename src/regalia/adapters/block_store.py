"""Blocks between players in the database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Engine, delete, insert, or_, select
from sqlalchemy.sql.elements import ColumnElement

from regalia.adapters.moderation_schema import blocks
from regalia.adapters.reader import read
from regalia.adapters.writer import Writer
from regalia.services.people.blocks import Block

MAX_IDS = 400  # in one statement, where each is a parameter twice: SQLite limits their number


class SqlBlockStore:
    """The port `BlockStore`: reads on their own connections, writes through the writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, block: Block) -> None:
        def work(connection: Connection) -> None:
            if connection.scalar(select(blocks.c.at).where(is_pair(block.account, block.blocked))) is None:
                connection.execute(insert(blocks).values(block._asdict()))

        await self._writer.write(work)

    async def remove(self, account: str, blocked: str) -> None:
        gone = delete(blocks).where(is_pair(account, blocked))
        await self._writer.write(lambda connection: connection.execute(gone))

    async def of(self, account: str) -> list[Block]:
        query = select(blocks).where(blocks.c.account == account).order_by(blocks.c.at.desc())
        return await read(self._engine, lambda connection: [Block(*row) for row in connection.execute(query)])

    async def touching(self, accounts: Sequence[str]) -> list[Block]:
        def work(connection: Connection) -> list[Block]:
            found: set[Block] = set()
            for start in range(0, len(accounts), MAX_IDS):
                some = accounts[start : start + MAX_IDS]
                query = select(blocks).where(or_(blocks.c.account.in_(some), blocks.c.blocked.in_(some)))
                found |= {Block(*row) for row in connection.execute(query)}
            return sorted(found)

        return await read(self._engine, work)


def is_pair(account: str, blocked: str) -> ColumnElement[bool]:
    """Returns the condition for the block of one account by another."""
    return (blocks.c.account == account) & (blocks.c.blocked == blocked)

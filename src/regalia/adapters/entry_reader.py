"""Reads the new entries of many matches with one query.

Requests that come while a query runs share the next query, as writes share a commit (`writer.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Integer, Row, Select, String, and_, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY

from regalia.adapters.dialects import is_postgresql
from regalia.adapters.reader import read
from regalia.adapters.schema import log

MAX_MATCHES = 500  # in one query
EntryRow = tuple[int, bytes]  # the number of an entry, and the entry as it is stored


class Request(NamedTuple):
    """A request for the entries of a match after a number."""

    match: str
    number: int
    rows: asyncio.Future[list[EntryRow]]


class EntryReader:
    """Reads entries that other processes have appended."""

    def __init__(self, engine: Engine) -> None:
        # One statement needs no transaction, which would cost two more round trips.
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._waiting: list[Request] = []
        self._task: asyncio.Task[None] | None = None

    async def rows_after(self, match: str, number: int) -> list[EntryRow]:
        """Returns the rows of a match after a number, in their order. Raises: the errors of the database."""
        request = Request(match, number, asyncio.get_running_loop().create_future())
        self._waiting.append(request)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._read_waiting())
        return await request.rows

    async def _read_waiting(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MAX_MATCHES], self._waiting[MAX_MATCHES:]
            try:
                found = await self._read(group)
            except Exception as error:
                for request in group:
                    if not request.rows.done():
                        request.rows.set_exception(error)
                continue
            for request in group:
                if not request.rows.done():  # it may have been cancelled
                    rows = found.get(request.match, [])
                    request.rows.set_result([row for row in rows if row[0] > request.number])

    async def _read(self, group: Sequence[Request]) -> dict[str, list[EntryRow]]:
        """Returns the new rows by match."""
        last: dict[str, int] = {}
        for request in group:
            last[request.match] = min(request.number, last.get(request.match, request.number))
        found: dict[str, list[EntryRow]] = {}
        for row in await read(self._engine, lambda connection: new_rows(connection, last)):
            found.setdefault(row.match, []).append((row.number, row.entry))
        return found


def new_rows(connection: Connection, last: Mapping[str, int]) -> Iterable[Row[str, int, bytes]]:
    """Reads the rows of matches after a number for each."""
    if is_postgresql(connection.dialect):
        wanted = {"matches": [*last], "numbers": [*last.values()]}
        return connection.execute(NEW_ROWS_OF_MANY, wanted).all()
    found = (
        connection.execute(NEW_ROWS, {"one": match, "after": number}).all() for match, number in last.items()
    )
    return [row for rows in found for row in rows]


def new_rows_of_many() -> Select[str, int, bytes]:
    """Selects the new rows of any number of matches, which are given as two arrays. PostgreSQL only."""
    wanted = (
        func.unnest(
            bindparam("matches", type_=ARRAY(String)),
            bindparam("numbers", type_=ARRAY(Integer)),
        )
        .table_valued("match", "number", name="wanted")
        .render_derived()
    )
    is_new = and_(log.c.match == wanted.c.match, log.c.number > wanted.c.number)
    return select(log.c.match, log.c.number, log.c.entry).join(wanted, is_new).order_by(log.c.number)


NEW_ROWS_OF_MANY = new_rows_of_many()
NEW_ROWS = (
    select(log.c.match, log.c.number, log.c.entry)
    .where(log.c.match == bindparam("one"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)

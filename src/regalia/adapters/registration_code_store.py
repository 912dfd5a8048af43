"""Registration codes in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Engine, insert, or_, select, update

from regalia.adapters.moderation_schema import registration_codes
from regalia.adapters.reader import read
from regalia.adapters.writer import Writer
from regalia.services.people.registration import RegistrationCode


class SqlRegistrationCodeStore:
    """The port `RegistrationCodeStore`: reads on their own connections, writes through the writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, code: RegistrationCode) -> None:
        row = msgspec.structs.asdict(code)
        await self._writer.write(
            lambda connection: connection.execute(insert(registration_codes).values(row))
        )

    async def all(self) -> list[RegistrationCode]:
        query = select(registration_codes).order_by(registration_codes.c.created.desc())

        def work(connection: Connection) -> list[RegistrationCode]:
            return [RegistrationCode(**row) for row in connection.execute(query).mappings()]

        return await read(self._engine, work)

    async def take(self, digest: str, *, now: int) -> bool:
        columns = registration_codes.c
        valid = (
            columns.digest == digest,
            columns.uses_left > 0,
            or_(columns.until.is_(None), columns.until > now),
        )
        taken = update(registration_codes).where(*valid).values(uses_left=columns.uses_left - 1)
        return await self._writer.write(lambda connection: connection.execute(taken).rowcount > 0)

    async def give_back(self, digest: str) -> None:
        columns = registration_codes.c
        returned = update(registration_codes).where(columns.digest == digest)
        back = returned.values(uses_left=columns.uses_left + 1)
        await self._writer.write(lambda connection: connection.execute(back))

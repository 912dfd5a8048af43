"""The audit log in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select

from regalia.adapters.moderation_schema import audit
from regalia.adapters.reader import read
from regalia.adapters.writer import Writer
from regalia.services.moderation.ports import AuditFilter, AuditRow

encode = msgspec.json.Encoder().encode


class SqlAuditStore:
    """The port `AuditStore`: reads on their own connections, writes through the writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add_audit(self, rows: Sequence[AuditRow]) -> None:
        values = [stored_row(row) for row in rows]
        await self._writer.write(lambda connection: connection.execute(insert(audit), values))

    async def audit(self, wanted: AuditFilter) -> list[AuditRow]:
        chosen = select(audit).order_by(audit.c.number.desc()).limit(wanted.most)
        if wanted.acts is not None:
            chosen = chosen.where(audit.c.act.in_(wanted.acts))
        if wanted.actor is not None:
            chosen = chosen.where(audit.c.actor == wanted.actor)
        if wanted.subject is not None:
            chosen = chosen.where(audit.c.subject == wanted.subject)
        if wanted.since is not None:
            chosen = chosen.where(audit.c.at >= wanted.since)
        if wanted.before is not None:
            chosen = chosen.where(audit.c.number < wanted.before)
        return await read(
            self._engine, lambda connection: [row_of(row) for row in connection.execute(chosen).mappings()]
        )

    async def delete_audit(self, *, before: int) -> int:
        def work(connection: Connection) -> int:
            return connection.execute(delete(audit).where(audit.c.at < before)).rowcount

        return await self._writer.write(work)


def stored_row(row: AuditRow) -> dict[str, object]:
    """Returns the columns of a new row."""
    values = msgspec.structs.asdict(row)
    del values["number"]
    return values | {"act": str(row.act), "detail": encode(row.detail)}


def row_of(stored: Mapping[Any, Any]) -> AuditRow:
    """Converts a stored row."""
    return AuditRow(**{**stored, "detail": msgspec.json.decode(stored["detail"])})

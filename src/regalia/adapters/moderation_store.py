"""Restrictions, reports and announcements in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine, Table, and_, case, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from regalia.adapters.moderation_schema import announcements, reports, restrictions
from regalia.adapters.reader import read
from regalia.adapters.writer import Writer
from regalia.services.moderation.ports import Announcement, Report, ReportStatus, Restriction


class SqlModerationStore:
    """The ports `RestrictionStore`, `ReportStore` and `AnnouncementStore`."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # Restrictions.

    async def add_restriction(self, new: Restriction) -> Restriction:
        return msgspec.structs.replace(new, id=await self._insert(restrictions, new))

    async def restrictions(
        self, *, in_force: int | None = None, account: str | None = None, most: int | None = None
    ) -> list[Restriction]:
        chosen = select(restrictions).order_by(restrictions.c.id.desc()).limit(most)
        if in_force is not None:
            chosen = chosen.where(restriction_in_force(in_force))
        if account is not None:
            chosen = chosen.where(restrictions.c.account == account)
        return await read(
            self._engine,
            lambda connection: [Restriction(**row) for row in connection.execute(chosen).mappings()],
        )

    async def lift(self, ids: Sequence[int], *, at: int) -> list[Restriction]:
        wanted = and_(restrictions.c.id.in_(ids), restriction_in_force(at))

        def work(connection: Connection) -> list[Restriction]:
            lifted = update(restrictions).where(wanted).values(lifted=at).returning(*restrictions.c)
            return [Restriction(**row) for row in connection.execute(lifted).mappings()]

        return await self._writer.write(work)

    # Reports.

    async def add_report(self, new: Report) -> Report:
        return msgspec.structs.replace(new, id=await self._insert(reports, new))

    async def file_report(self, new: Report) -> bool:
        same = select(reports.c.id).where(
            reports.c.status == "open",
            reports.c.reporter == new.reporter,
            reports.c.subject == new.subject,
            reports.c.kind == new.kind,
        )

        def work(connection: Connection) -> bool:
            if connection.scalar(same.limit(1)) is not None:
                return False
            insert_row(connection, reports, new)
            return True

        return await self._writer.write(work)

    async def report(self, id: int) -> Report | None:
        chosen = select(reports).where(reports.c.id == id)

        def work(connection: Connection) -> Report | None:
            row = connection.execute(chosen).mappings().first()
            return None if row is None else Report(**row)

        return await read(self._engine, work)

    async def reports(
        self, *, status: ReportStatus | None = None, before: int | None = None, most: int
    ) -> list[Report]:
        open_first = case((reports.c.status == "open", 0), else_=1)
        chosen = select(reports).order_by(open_first, reports.c.id.desc()).limit(most)
        if status is not None:
            chosen = chosen.where(reports.c.status == status)
        if before is not None:
            chosen = chosen.where(reports.c.id < before)
        return await read(
            self._engine, lambda connection: [Report(**row) for row in connection.execute(chosen).mappings()]
        )

    async def close_report(self, id: int, *, status: ReportStatus, by: str, at: int) -> bool:
        is_open = and_(reports.c.id == id, reports.c.status == "open")
        closed = update(reports).where(is_open).values(status=status, handled_by=by, handled_at=at)
        return await self._writer.write(lambda connection: connection.execute(closed).rowcount == 1)

    async def reopen_report(self, id: int) -> None:
        reopened = update(reports).where(reports.c.id == id)
        reopened = reopened.values(status="open", handled_by=None, handled_at=None)
        await self._writer.write(lambda connection: connection.execute(reopened))

    # Announcements.

    async def announce(self, new: Announcement) -> Announcement:
        def work(connection: Connection) -> int:
            end_announcement(connection, new.since)
            return insert_row(connection, announcements, new)

        return msgspec.structs.replace(new, id=await self._writer.write(work))

    async def announcement(self, now: int) -> Announcement | None:
        current = select(announcements).where(is_current(now)).order_by(announcements.c.id.desc()).limit(1)

        def work(connection: Connection) -> Announcement | None:
            row = connection.execute(current).mappings().first()
            return None if row is None else Announcement(**row)

        return await read(self._engine, work)

    async def clear_announcement(self, now: int) -> bool:
        return await self._writer.write(lambda connection: end_announcement(connection, now))

    async def _insert(self, table: Table, new: msgspec.Struct) -> int:
        return await self._writer.write(lambda connection: insert_row(connection, table, new))


def insert_row(connection: Connection, table: Table, new: msgspec.Struct) -> int:
    """Inserts a row without its id. Returns: the id that the database gives it."""
    row = msgspec.structs.asdict(new)
    del row["id"]
    return int(connection.execute(insert(table).values(row).returning(table.c.id)).scalar_one())


def restriction_in_force(now: int) -> ColumnElement[bool]:
    """Selects restrictions that apply at a time."""
    lasts = or_(restrictions.c.until.is_(None), restrictions.c.until > now)
    return and_(restrictions.c.lifted.is_(None), lasts)


def is_current(now: int) -> ColumnElement[bool]:
    """Selects announcements that are shown at a time."""
    return or_(announcements.c.until.is_(None), announcements.c.until > now)


def end_announcement(connection: Connection, now: int) -> bool:
    """Ends the current announcement. Returns: whether there was one."""
    return connection.execute(update(announcements).where(is_current(now)).values(until=now)).rowcount > 0

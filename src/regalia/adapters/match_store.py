"""Matches in the database: settings, log and summary."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, Engine, Select, bindparam, func, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from regalia.adapters.driver_statement import DriverStatement
from regalia.adapters.people_schema import accounts
from regalia.adapters.reader import read
from regalia.adapters.schema import log, matches, outages, quarantine, seats
from regalia.adapters.storage_errors import is_damage
from regalia.adapters.tolerant_reads import UNREADABLE, ids, summaries
from regalia.adapters.writer import Writer
from regalia.services.errors import BadLog, NoSuchInvite, NoSuchMatch, StaleTurn
from regalia.services.matches.entries import Entry, Joined
from regalia.services.matches.match import has_clock
from regalia.services.matches.match_settings import MatchSettings, Milliseconds, Person
from regalia.services.matches.ports import Damage, LogAppend, MatchInsert, Outage, Status, Summary

encode = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(Entry).decode
read_settings = msgspec.json.Decoder(MatchSettings).decode


class SqlMatchStore:
    """The port `MatchStore`: writes go through the writer, reads run in threads."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine, self.writer = engine, writer

    # Writes.

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> asyncio.Future[None]:
        """Inserts a match, and entries of the one that it follows. Raises: StaleTurn."""

        def work(connection: Connection) -> None:
            if after is not None:
                append_entries(connection, after)
            try:
                connection.execute(insert(matches).values(match_row(new.settings, new.summary)))
            except IntegrityError as error:
                raise StaleTurn("number-taken") from error
            append_entries(connection, LogAppend(new.settings.id, new.entries, new.summary))

        return self.writer.write(work)

    def append(self, more: LogAppend) -> asyncio.Future[None]:
        """Appends entries. Raises: StaleTurn if a number is taken."""
        return self.writer.write(lambda connection: append_entries(connection, more))

    async def quarantine(self, match: str, damage: Damage) -> None:
        """Lists a match as damaged; its stored data is not changed. The first finding is kept."""
        row = {"match": match, "at": damage.at, "entry": damage.entry, "reason": damage.reason}
        found = insert(quarantine).prefix_with("OR IGNORE").values(row)
        await self.writer.write(lambda connection: connection.execute(found))

    async def heartbeat(self, now: Milliseconds) -> None:
        """Records that the server is up."""
        await self.writer.write(lambda connection: write_heartbeat(connection, now))

    async def end_outage(self, now: Milliseconds) -> None:
        """Records that the server has started: it was down since the last heartbeat."""

        def work(connection: Connection) -> None:
            connection.execute(update(outages).where(outages.c.end.is_(None)).values(end=now))

        await self.writer.write(work)

    # Reads.

    async def load(self, match: str) -> tuple[MatchSettings, list[Entry]]:
        """Loads a match. Raises: NoSuchMatch, BadLog if its stored data is damaged."""

        def work(connection: Connection) -> tuple[MatchSettings, list[Entry]]:
            settings = connection.scalar(select(matches.c.terms).where(matches.c.id == match))
            if settings is None:
                raise NoSuchMatch(match=match)
            chosen = select(log.c.number, log.c.entry).where(log.c.match == match).order_by(log.c.number)
            return read_stored(
                match, settings, [(row.number, row.entry) for row in connection.execute(chosen)]
            )

        try:
            return await read(self.engine, work)
        except DatabaseError as error:
            if not is_damage(error):
                raise
            raise BadLog("bad-log-page", match=match, number=0) from error

    async def match_of_invite(self, invite: str) -> str:
        """Returns the match of an invitation token. Raises: NoSuchInvite."""
        chosen = select(matches.c.id).where(matches.c.invite == invite)
        found = await read(self.engine, lambda connection: connection.scalar(chosen))
        if found is None:
            raise NoSuchInvite
        return str(found)

    async def of_account(
        self, account: str, *, most: int, skip: int = 0, status: Status | None = None
    ) -> list[Summary]:
        """Returns the matches of an account, the latest first, optionally of one status."""
        chosen = select(matches.c.summary).where(matches.c.id.in_(matches_of(account)))
        if status is not None:
            chosen = chosen.where(matches.c.status == status)
        return await self._summaries(chosen.order_by(matches.c.updated.desc()).offset(skip), most)

    async def running(self, *, most: int, skip: int = 0, without: str | None = None) -> list[Summary]:
        """Returns running open matches, without those of an account, the latest first."""
        chosen = summaries_of_status("running", "open").offset(skip)
        if without is not None:
            chosen = chosen.where(matches.c.id.not_in(matches_of(without)))
        return await self._summaries(chosen, most)

    async def challenges(self, *, most: int) -> list[Summary]:
        """Returns open matches that wait for a player, the latest first."""
        return await self._summaries(summaries_of_status("waiting", "open"), most)

    async def awaiting_computer(self) -> list[str]:
        """Returns running matches in which a computer is to act, and unreadable ones."""
        chosen = select(matches.c.id).where(matches.c.status == "running", matches.c.computer)
        return await read(self.engine, lambda connection: ids(connection, chosen))

    async def clocked(self) -> list[str]:
        """Returns running matches with a clock."""
        chosen = select(matches.c.id).where(matches.c.status == "running", matches.c.clocked)
        return await read(self.engine, lambda connection: ids(connection, chosen))

    async def unfinished(self, account: str) -> list[str]:
        """Returns the matches of an account that are not over."""
        own = select(seats.c.match).where(seats.c.account == account)
        return await self._ids(select(matches.c.id).where(matches.c.id.in_(own), matches.c.status != "over"))

    async def deleted_players(self) -> list[str]:
        """Returns deleted accounts that have unfinished matches."""
        chosen = (
            select(seats.c.account)
            .join(accounts, accounts.c.id == seats.c.account)
            .join(matches, matches.c.id == seats.c.match)
            .where(accounts.c.deleted, matches.c.status != "over")
        )
        try:
            return await self._ids(chosen.distinct())
        except DatabaseError as error:  # can wait until the database is repaired
            if not is_damage(error):
                raise
            return []

    async def over(self) -> list[Summary]:
        """Returns finished matches, the oldest first."""
        ended = select(matches.c.summary).where(matches.c.status == "over")
        return await self._summaries(ended.order_by(matches.c.updated, matches.c.id))

    async def outages(self) -> list[Outage]:
        """Returns when the server was down."""
        chosen = select(outages.c.start, outages.c.end).where(outages.c.end.is_not(None))
        return await read(
            self.engine, lambda connection: [Outage(start, end) for start, end in connection.execute(chosen)]
        )

    async def _ids(self, chosen: Select[str]) -> list[str]:
        return await read(self.engine, lambda connection: list(connection.scalars(chosen)))

    async def _summaries(self, chosen: Select[bytes], most: int | None = None) -> list[Summary]:
        return await read(self.engine, lambda connection: summaries(connection, chosen, most))


def matches_of(account: str) -> Select[str]:
    """Selects the ids of the matches of an account."""
    return select(seats.c.match).where(seats.c.account == account)


def summaries_of_status(status: str, *kinds: str) -> Select[bytes]:
    """Selects the summaries of matches of a status, the latest first."""
    return (
        select(matches.c.summary)
        .where(matches.c.status == status, matches.c.kind.in_(kinds))
        .order_by(matches.c.updated.desc())
    )


def read_stored(
    match: str, stored_settings: bytes, rows: Iterable[tuple[int, bytes]]
) -> tuple[MatchSettings, list[Entry]]:
    """Decodes settings and log. Raises: BadLog with the number of the bad entry."""
    number = 0
    try:
        settings = read_settings(stored_settings)
        entries = []
        for number, stored in rows:  # noqa: B007  (used in the error)
            entries.append(read_entry(stored))
    except UNREADABLE as error:
        raise BadLog("bad-log-entry", match=match, number=number) from error
    return settings, entries


# Functions that run on the writer's thread.


INSERT_ENTRY = DriverStatement(insert(log))
INSERT_SEAT = DriverStatement(insert(seats))
UPDATE_SUMMARY = DriverStatement(
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in ("summary", "status", "computer", "updated")})
)


def append_entries(connection: Connection, more: LogAppend) -> None:
    """Inserts entries and updates the summary. Raises: StaleTurn if a number is taken."""
    for entry in more.entries:
        try:
            INSERT_ENTRY.run(connection, match=more.match, number=entry.number, entry=encode(entry))
        except sqlite3.IntegrityError as error:
            raise StaleTurn("number-taken") from error
        if isinstance(entry.payload, Joined) and isinstance(entry.payload.player, Person):
            INSERT_SEAT.run(
                connection, match=more.match, seat=entry.payload.seat, account=entry.payload.player.account
            )
    if more.summary is not None:
        UPDATE_SUMMARY.run(connection, match=more.match, **summary_columns(more.summary))


def match_row(settings: MatchSettings, summary: Summary) -> dict[str, object]:
    """Returns the row of a new match."""
    return {
        "id": settings.id,
        "terms": encode(settings),
        "invite": settings.invite,
        "game": settings.game,
        "kind": settings.kind,
        "clocked": has_clock(settings),
        **summary_columns(summary),
    }


def summary_columns(summary: Summary) -> dict[str, object]:
    """Returns the columns that change with the summary."""
    return {
        "summary": encode(summary),
        "status": summary.status,
        "computer": summary.computer,
        "updated": summary.updated,
    }


def write_heartbeat(connection: Connection, now: Milliseconds) -> None:
    """Updates the heartbeat: the one row without an end says when the server was last up."""
    open_row = outages.c.end.is_(None)
    if connection.scalar(select(func.count()).select_from(outages).where(open_row)):
        connection.execute(update(outages).where(open_row).values(start=now))
    else:
        connection.execute(insert(outages).values(start=now))

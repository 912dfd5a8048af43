"""Matches in a database: terms, log and summary, each entry there before anybody is told of it."""

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
from regalia.services.entries import Entry, Joined
from regalia.services.errors import BadLog, NoSuchInvite, NoSuchMatch, StaleTurn
from regalia.services.match import has_clock
from regalia.services.match_settings import MatchSettings, Milliseconds, Person
from regalia.services.ports import Damage, LogAppend, MatchInsert, Outage, Status, Summary

encode = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(Entry).decode
read_settings = msgspec.json.Decoder(MatchSettings).decode


class SqlMatchStore:
    """The port `MatchStore` on SQLAlchemy: writes go through the writer, reads to threads."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine, self.writer = engine, writer

    # Writing.

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> asyncio.Future[None]:
        """Keep a new match, and more of the one that it follows. Raises: StaleTurn."""

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
        """Keep more of a match. Raises: StaleTurn where a number is taken."""
        return self.writer.write(lambda connection: append_entries(connection, more))

    async def quarantine(self, match: str, damage: Damage) -> None:
        """List a match as damaged; what is stored of it stays as it is. The first finding is kept."""
        row = {"match": match, "at": damage.at, "entry": damage.entry, "reason": damage.reason}
        found = insert(quarantine).prefix_with("OR IGNORE").values(row)
        await self.writer.write(lambda connection: connection.execute(found))

    async def heartbeat(self, now: Milliseconds) -> None:
        """Note that the server is up."""
        await self.writer.write(lambda connection: write_heartbeat(connection, now))

    async def end_outage(self, now: Milliseconds) -> None:
        """Note that the server has started: since it last breathed it was down."""

        def work(connection: Connection) -> None:
            connection.execute(update(outages).where(outages.c.end.is_(None)).values(end=now))

        await self.writer.write(work)

    # Reading.

    async def load(self, match: str) -> tuple[MatchSettings, list[Entry]]:
        """All of a match. Raises: NoSuchMatch, BadLog where what is stored of it is damaged."""

        def work(connection: Connection) -> tuple[MatchSettings, list[Entry]]:
            terms = connection.scalar(select(matches.c.terms).where(matches.c.id == match))
            if terms is None:
                raise NoSuchMatch(match=match)
            chosen = select(log.c.number, log.c.entry).where(log.c.match == match).order_by(log.c.number)
            return read_stored(match, terms, [(row.number, row.entry) for row in connection.execute(chosen)])

        try:
            return await read(self.engine, work)
        except DatabaseError as error:
            if not is_damage(error):
                raise
            raise BadLog("bad-log-page", match=match, number=0) from error

    async def match_of_invite(self, invite: str) -> str:
        """The match that a token invites to. Raises: NoSuchInvite."""
        chosen = select(matches.c.id).where(matches.c.invite == invite)
        found = await read(self.engine, lambda connection: connection.scalar(chosen))
        if found is None:
            raise NoSuchInvite
        return str(found)

    async def of_account(
        self, account: str, *, most: int, skip: int = 0, status: Status | None = None
    ) -> list[Summary]:
        """The matches of an account, the latest first; of one status, where that is given."""
        chosen = select(matches.c.summary).where(matches.c.id.in_(matches_of(account)))
        if status is not None:
            chosen = chosen.where(matches.c.status == status)
        return await self._summaries(chosen.order_by(matches.c.updated.desc()).offset(skip), most)

    async def running(self, *, most: int, skip: int = 0, without: str | None = None) -> list[Summary]:
        """Open matches that are being played, without those of an account, the latest first."""
        chosen = summaries_of_status("running", "open").offset(skip)
        if without is not None:
            chosen = chosen.where(matches.c.id.not_in(matches_of(without)))
        return await self._summaries(chosen, most)

    async def challenges(self, *, most: int) -> list[Summary]:
        """Open matches that wait for anybody, the latest first."""
        return await self._summaries(summaries_of_status("waiting", "open"), most)

    async def awaiting_computer(self) -> list[str]:
        """The running matches in which a computer is to act, and those whose rows cannot be read."""
        chosen = select(matches.c.id).where(matches.c.status == "running", matches.c.computer)
        return await read(self.engine, lambda connection: ids(connection, chosen))

    async def clocked(self) -> list[str]:
        """The running matches whose clock may run out."""
        chosen = select(matches.c.id).where(matches.c.status == "running", matches.c.clocked)
        return await read(self.engine, lambda connection: ids(connection, chosen))

    async def unfinished(self, account: str) -> list[str]:
        """The matches of an account that are not over."""
        own = select(seats.c.match).where(seats.c.account == account)
        return await self._ids(select(matches.c.id).where(matches.c.id.in_(own), matches.c.status != "over"))

    async def deleted_players(self) -> list[str]:
        """Deleted accounts with matches that are not over."""
        chosen = (
            select(seats.c.account)
            .join(accounts, accounts.c.id == seats.c.account)
            .join(matches, matches.c.id == seats.c.match)
            .where(accounts.c.deleted, matches.c.status != "over")
        )
        try:
            return await self._ids(chosen.distinct())
        except DatabaseError as error:  # matches of deleted accounts can wait until the database is repaired
            if not is_damage(error):
                raise
            return []

    async def over(self) -> list[Summary]:
        """The matches that have ended, the oldest first."""
        ended = select(matches.c.summary).where(matches.c.status == "over")
        return await self._summaries(ended.order_by(matches.c.updated, matches.c.id))

    async def outages(self) -> list[Outage]:
        """When the server was down."""
        chosen = select(outages.c.start, outages.c.end).where(outages.c.end.is_not(None))
        return await read(
            self.engine, lambda connection: [Outage(start, end) for start, end in connection.execute(chosen)]
        )

    async def _ids(self, chosen: Select[str]) -> list[str]:
        return await read(self.engine, lambda connection: list(connection.scalars(chosen)))

    async def _summaries(self, chosen: Select[bytes], most: int | None = None) -> list[Summary]:
        return await read(self.engine, lambda connection: summaries(connection, chosen, most))


def matches_of(account: str) -> Select[str]:
    """The ids of the matches of an account."""
    return select(seats.c.match).where(seats.c.account == account)


def summaries_of_status(status: str, *kinds: str) -> Select[bytes]:
    """The summaries of matches of a status, the latest first."""
    return (
        select(matches.c.summary)
        .where(matches.c.status == status, matches.c.kind.in_(kinds))
        .order_by(matches.c.updated.desc())
    )


def read_stored(
    match: str, terms: bytes, rows: Iterable[tuple[int, bytes]]
) -> tuple[MatchSettings, list[Entry]]:
    """Settings and log of a match from what is stored. Raises: BadLog that says at which entry."""
    number = 0
    try:
        settings = read_settings(terms)
        entries = []
        for number, stored in rows:  # noqa: B007  (told where one cannot be read)
            entries.append(read_entry(stored))
    except UNREADABLE as error:
        raise BadLog("bad-log-entry", match=match, number=number) from error
    return settings, entries


# Works of the writer.


INSERT_ENTRY = DriverStatement(insert(log))
INSERT_SEAT = DriverStatement(insert(seats))
UPDATE_SUMMARY = DriverStatement(
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in ("summary", "status", "computer", "updated")})
)


def append_entries(connection: Connection, more: LogAppend) -> None:
    """Insert entries, and change the summary. Raises: StaleTurn where a number is taken."""
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


def match_row(terms: MatchSettings, summary: Summary) -> dict[str, object]:
    """A new match as a row."""
    return {
        "id": terms.id,
        "terms": encode(terms),
        "invite": terms.invite,
        "game": terms.game,
        "kind": terms.kind,
        "clocked": has_clock(terms),
        **summary_columns(summary),
    }


def summary_columns(summary: Summary) -> dict[str, object]:
    """What changes in the row of a match."""
    return {
        "summary": encode(summary),
        "status": summary.status,
        "computer": summary.computer,
        "updated": summary.updated,
    }


def write_heartbeat(connection: Connection, now: Milliseconds) -> None:
    """The one row without an end says when the server was last seen up."""
    open_row = outages.c.end.is_(None)
    if connection.scalar(select(func.count()).select_from(outages).where(open_row)):
        connection.execute(update(outages).where(open_row).values(start=now))
    else:
        connection.execute(insert(outages).values(start=now))

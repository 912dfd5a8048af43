"""Matches in the database: settings, log and summary."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Select, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError

from regalia.adapters.dialects import insert_if_new, insert_row_if_new
from regalia.adapters.driver_statement import DriverStatement
from regalia.adapters.entry_reader import EntryReader
from regalia.adapters.liveness import Liveness, is_anybody_up
from regalia.adapters.people_schema import accounts
from regalia.adapters.reader import read
from regalia.adapters.schema import log, matches, outages, quarantine, seats, uncounted
from regalia.adapters.storage_errors import is_damage
from regalia.adapters.tolerant_reads import UNREADABLE, ids, summaries
from regalia.adapters.writer import Writer
from regalia.services.errors import BadLog, NoSuchInvite, NoSuchMatch, NoSuchMoment, NumberTaken
from regalia.services.matches.entries import Entry, Joined, Said
from regalia.services.matches.match import has_clock
from regalia.services.matches.match_settings import MatchSettings, Milliseconds, Person
from regalia.services.matches.ports import Damage, LogAppend, MatchInsert, Outage, Status, Summary

MAX_IDS = 500  # in one statement
# Not `status <> 'over'`, for which no index helps: most matches are over.
LESSON = "lesson"  # in the column `kind`: of matches that are lessons, which are in no list
IS_UNFINISHED = matches.c.status.in_(["waiting", "running"])
encode = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(Entry).decode
read_settings = msgspec.json.Decoder(MatchSettings).decode


class SqlMatchStore:
    """The port `MatchStore`: writes go through the writer, reads run in threads.

    `liveness` is that of this process, if several may use the database.
    """

    def __init__(self, engine: Engine, writer: Writer, liveness: Liveness | None = None) -> None:
        self.engine, self.writer, self.liveness = engine, writer, liveness
        self.entry_reader = EntryReader(engine)

    # Writes.

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> asyncio.Future[None]:
        """Inserts a match, and entries of the one that it follows. Raises: NumberTaken."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(matches.c.id).where(matches.c.id == new.settings.id)):
                raise NumberTaken
            if after is not None:
                append_entries(connection, after)
            connection.execute(insert(matches).values(match_row(new.settings, new.summary)))
            append_entries(connection, LogAppend(new.settings.id, new.entries, None))
            note_uncounted(connection, new.summary)

        return self.writer.write(work)

    def append(self, more: LogAppend) -> asyncio.Future[None]:
        """Appends entries. Raises: NumberTaken."""
        return self.writer.write(lambda connection: append_entries(connection, more), match=more.match)

    async def quarantine(self, match: str, damage: Damage) -> None:
        """Lists a match as damaged; its stored data is not changed. The first finding is kept."""
        row: dict[str, object] = {
            "match": match,
            "at": damage.at,
            "entry": damage.entry,
            "reason": damage.reason,
        }
        await self.writer.write(lambda connection: insert_row_if_new(connection, quarantine, row))

    async def release(self, match: str) -> bool:
        """Removes a match from the list of damaged ones. Returns: whether it was there."""
        listed = delete(quarantine).where(quarantine.c.match == match)
        return await self.writer.write(lambda connection: connection.execute(listed).rowcount == 1)

    async def erase_line(self, match: str, number: int) -> None:
        """Empties the text of a chat line in the log. Raises: NoSuchMoment if the entry is none."""
        line = and_(log.c.match == match, log.c.number == number)

        def work(connection: Connection) -> None:
            stored = connection.scalar(select(log.c.entry).where(line))
            entry = None if stored is None else read_entries(match, [(number, stored)])[0]
            if entry is None or not isinstance(entry.payload, Said):
                raise NoSuchMoment("no-such-line", number=number)
            erased = replace(entry, payload=replace(entry.payload, text=""))
            connection.execute(update(log).where(line).values(entry=encode(erased)))

        await self.writer.write(work)

    async def heartbeat(self, now: Milliseconds) -> None:
        """Records that a process of the server is up; after a restart of the database, as a new process."""
        if self.liveness is not None and not await asyncio.to_thread(self.liveness.is_held):
            await self.end_outage(now)
        await self.writer.write(lambda connection: write_heartbeat(connection, now))

    async def end_outage(self, now: Milliseconds) -> None:
        """Records that a process has started: if it is the only one, none was up since the last heartbeat."""

        def work(connection: Connection) -> None:
            if self.liveness is None or not is_anybody_up(connection):
                connection.execute(update(outages).where(outages.c.end.is_(None)).values(end=now))

        await self.writer.write(work)
        if self.liveness is not None:
            await asyncio.to_thread(self.liveness.hold)

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

    async def entries_after(self, match: str, number: int) -> list[Entry]:
        """Returns the entries of a match after a number. Raises: BadLog if they are damaged."""
        return read_entries(match, await self.entry_reader.rows_after(match, number))

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """Returns the number of the last entry of each of these matches."""

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(matches), MAX_IDS):
                some = log.c.match.in_(matches[start : start + MAX_IDS])
                last = select(log.c.match, func.max(log.c.number)).where(some).group_by(log.c.match)
                found |= {row[0]: row[1] for row in connection.execute(last)}
            return found

        return await read(self.engine, work)

    async def summary(self, match: str) -> Summary | None:
        """Returns a match as lists show it; None if there is none, or it is damaged."""
        found = await self._summaries(select(matches.c.summary).where(matches.c.id == match))
        return found[0] if found else None

    async def match_of_invite(self, invite: str) -> str:
        """Returns the match of an invitation token. Raises: NoSuchInvite."""
        chosen = select(matches.c.id).where(matches.c.invite == invite)
        found = await read(self.engine, lambda connection: connection.scalar(chosen))
        if found is None:
            raise NoSuchInvite
        return str(found)

    async def of_account(
        self,
        account: str,
        *,
        most: int,
        skip: int = 0,
        status: Status | None = None,
        lessons: bool | None = None,
    ) -> list[Summary]:
        """Returns the matches of an account, the latest first; of one status, only lessons or none, if given."""
        chosen = select(matches.c.summary).where(matches.c.id.in_(matches_of(account)))
        if status is not None:
            chosen = chosen.where(matches.c.status == status)
        if lessons is not None:
            chosen = chosen.where(matches.c.kind == LESSON if lessons else matches.c.kind != LESSON)
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

    async def waiting_before(self, before: Milliseconds, *, most: int) -> list[str]:
        """Returns matches that wait for a player and have not changed since a time."""
        chosen = select(matches.c.id).where(matches.c.status == "waiting", matches.c.updated < before)
        return await self._ids(chosen.limit(most))

    async def awaiting_computer(self) -> list[str]:
        """Returns running matches in which a computer is to act, and unreadable ones."""
        chosen = select(matches.c.id).where(matches.c.status == "running", matches.c.computer)
        return await read(self.engine, lambda connection: ids(connection, chosen))

    async def overdue(self, now: Milliseconds) -> list[str]:
        """Returns running matches whose clock may have run out."""
        chosen = select(matches.c.id).where(matches.c.status == "running", matches.c.deadline <= now)
        return await read(self.engine, lambda connection: ids(connection, chosen))

    async def unfinished(self, account: str) -> list[str]:
        """Returns the matches of an account that are not over."""
        chosen = select(matches.c.id).where(matches.c.id.in_(matches_of(account)), IS_UNFINISHED)
        return await self._ids(chosen)

    async def deleted_players(self) -> list[str]:
        """Returns deleted accounts that have unfinished matches."""
        chosen = (
            select(seats.c.account)
            .join(accounts, accounts.c.id == seats.c.account)
            .join(matches, matches.c.id == seats.c.match)
            .where(accounts.c.deleted, IS_UNFINISHED)
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
    try:
        settings = read_settings(stored_settings)
    except UNREADABLE as error:
        raise BadLog("bad-log-entry", match=match, number=0) from error
    return settings, read_entries(match, rows)


def read_entries(match: str, rows: Iterable[tuple[int, bytes]]) -> list[Entry]:
    """Decodes entries. Raises: BadLog with the number of the bad entry."""
    entries = []
    for number, stored in rows:
        try:
            entries.append(read_entry(stored))
        except UNREADABLE as error:
            raise BadLog("bad-log-entry", match=match, number=number) from error
    return entries


# Functions that run on the writer's thread.


INSERT_ENTRY = DriverStatement(lambda dialect: insert_if_new(log, dialect))
INSERT_SEAT = DriverStatement(lambda _: insert(seats))
INSERT_UNCOUNTED = DriverStatement(lambda dialect: insert_if_new(uncounted, dialect))
UPDATE_SUMMARY = DriverStatement(
    lambda _: (
        update(matches)
        .where(matches.c.id == bindparam("match"))
        .values({name: bindparam(name) for name in ("summary", "status", "computer", "updated", "deadline")})
    )
)


def append_entries(connection: Connection, more: LogAppend) -> None:
    """Inserts entries and updates the summary.

    Raises: NumberTaken. Nothing is written then: a log has no gaps, so only the number of the first entry can be taken.
    """
    for entry in more.entries:
        if not INSERT_ENTRY.run(connection, match=more.match, number=entry.number, entry=encode(entry)):
            raise NumberTaken
        if isinstance(entry.payload, Joined) and isinstance(entry.payload.player, Person):
            INSERT_SEAT.run(
                connection, match=more.match, seat=entry.payload.seat, account=entry.payload.player.account
            )
    if more.summary is not None:
        UPDATE_SUMMARY.run(connection, match=more.match, **summary_columns(more.summary))
        note_uncounted(connection, more.summary)


def note_uncounted(connection: Connection, summary: Summary) -> None:
    """Notes a match that is over, until its result is recorded (`SqlRatingStore`)."""
    if summary.status == "over" and summary.kind != "hotseat" and summary.lesson is None:
        INSERT_UNCOUNTED.run(connection, match=summary.id)


def match_row(settings: MatchSettings, summary: Summary) -> dict[str, object]:
    """Returns the row of a new match."""
    return {
        "id": settings.id,
        "terms": encode(settings),
        "invite": settings.invite,
        "game": settings.game,
        "kind": settings.kind if summary.lesson is None else LESSON,
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
        "deadline": summary.deadline,
    }


def write_heartbeat(connection: Connection, now: Milliseconds) -> None:
    """Updates the heartbeat: the one row without an end says when a process was last up."""
    open_row = outages.c.end.is_(None)
    last = connection.scalar(select(outages.c.start).where(open_row))
    if last is None:
        insert_row_if_new(connection, outages, {"start": now})
    elif last < now:
        connection.execute(update(outages).where(open_row).values(start=now))

"""Results and ratings in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, and_, case, delete, func, insert, or_, select
from sqlalchemy.sql.elements import ColumnElement

from regalia.adapters.people_schema import accounts, ratings, results
from regalia.adapters.reader import read
from regalia.adapters.schema import matches, uncounted
from regalia.adapters.tolerant_reads import summaries
from regalia.adapters.writer import Writer
from regalia.services.matches.ports import Summary
from regalia.services.ratings.glicko import Rating
from regalia.services.ratings.ports import RateFunction, RatingKey, Result, Standing

FLOOR = ratings.c.value - ratings.c.deviation  # as in the index `ix_ratings_floor`


class SqlRatingStore:
    """The port `RatingStore`: a match is rated in one transaction on the writer's thread."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def record(self, sides: Sequence[Result], rate: RateFunction | None) -> list[Result]:
        def work(connection: Connection) -> list[Result]:
            kept = of_match(connection, sides[0].match)
            if not kept:
                kept = rated(connection, sides, rate) if rate else list(sides)
                connection.execute(insert(results), [row_of(side) for side in kept])
            forget_uncounted(connection, sides[0].match)
            return kept

        return await self._writer.write(work)

    async def skip(self, match: str) -> None:
        await self._writer.write(lambda connection: forget_uncounted(connection, match))

    async def uncounted(self) -> list[Summary]:
        query = select(matches.c.summary).where(matches.c.id.in_(select(uncounted.c.match)))
        ordered = query.order_by(matches.c.updated)
        return await read(self._engine, lambda connection: summaries(connection, ordered))

    async def standings(self, holder: str) -> list[Standing]:
        return await read(self._engine, lambda connection: standings(connection, holder))

    async def history(
        self, holders: Sequence[str], *, before: int | None, limit: int, asker: str | None = None
    ) -> list[tuple[int, Result]]:
        public = select(matches.c.id).where(matches.c.id == results.c.match, matches.c.kind == "open")
        query = select(results).where(results.c.holder.in_(holders))
        if asker not in holders:
            query = query.where(or_(public.exists(), results.c.opponent == asker))
        if before is not None:
            query = query.where(results.c.number < before)
        query = query.order_by(results.c.number.desc()).limit(limit)

        def find(connection: Connection) -> list[tuple[int, Result]]:
            return [(row["number"], result_of(row)) for row in connection.execute(query).mappings()]

        return await read(self._engine, find)

    async def count_meetings(self, holder: str, opponent: str, *, game: str, since: int) -> int:
        query = (
            select(func.count())
            .select_from(results)
            .where(
                results.c.holder == holder,
                results.c.opponent == opponent,
                results.c.game == game,
                results.c.at >= since,
                results.c.after.is_not(None),
            )
        )
        return await read(self._engine, lambda connection: connection.scalar(query) or 0)

    async def rating_history(self, key: RatingKey, *, limit: int) -> list[Result]:
        query = (
            select(results)
            .where(
                results.c.holder == key.holder,
                results.c.game == key.game,
                results.c.seat == key.seat,
                results.c.after.is_not(None),
            )
            .order_by(results.c.number.desc())
            .limit(limit)
        )

        def find(connection: Connection) -> list[Result]:
            return [result_of(row) for row in connection.execute(query).mappings()][::-1]

        return await read(self._engine, find)

    async def ranked(
        self, game: str, seat: str, *, games: int, opponents: int, most: int
    ) -> dict[str, Rating]:
        query = (
            select(ratings)
            .where(ratings.c.game == game, ratings.c.seat == seat)
            .where(
                ratings.c.games + 0 >= games
            )  # so that SQLite does not read and sort all by `ix_ratings_game`
            .where(is_named(ratings.c.holder), number_met(opponents) >= opponents)
            .order_by(FLOOR.desc())
            .limit(most)
        )

        def find(connection: Connection) -> dict[str, Rating]:
            return {row["holder"]: rating_of(row) for row in connection.execute(query).mappings()}

        return await read(self._engine, find)

    async def ratings(self, keys: Sequence[RatingKey]) -> dict[RatingKey, Rating]:
        def find(connection: Connection) -> dict[RatingKey, Rating]:
            return {key: rating for key in keys if (rating := current(connection, key))}

        return await read(self._engine, find)


def is_named(holder: ColumnElement[str]) -> ColumnElement[bool]:
    """Returns the condition that a holder is an account with a name."""
    named = and_(accounts.c.id == holder, accounts.c.name.is_not(None), accounts.c.deleted.is_(False))
    return select(accounts.c.id).where(named).exists()


def number_met(most: int) -> ColumnElement[int]:
    """Returns how many opponents other than guests a row of `ratings` has met, counted up to a number.

    The index `ix_results_opponents` has all that is read of somebody who has played many matches.
    """
    opponents = (
        select(results.c.opponent)
        .distinct()
        .where(
            results.c.holder == ratings.c.holder,
            results.c.game == ratings.c.game,
            results.c.seat == ratings.c.seat,
            results.c.after.is_not(None),
        )
        .correlate(ratings)
        .subquery()
    )
    met = (
        select(opponents.c.opponent)
        .where(or_(opponents.c.opponent.like("level-%"), is_named(opponents.c.opponent)))
        .limit(most)
        .subquery()
    )
    return select(func.count()).select_from(met).scalar_subquery()


def forget_uncounted(connection: Connection, match: str) -> None:
    """Removes a match from those whose result is to be recorded."""
    connection.execute(delete(uncounted).where(uncounted.c.match == match))


def of_match(connection: Connection, match: str) -> list[Result]:
    """Returns both sides of a match, if it is stored."""
    query = select(results).where(results.c.match == match).order_by(results.c.number)
    return [result_of(row) for row in connection.execute(query).mappings()]


def rated(connection: Connection, sides: Sequence[Result], rate: RateFunction) -> list[Result]:
    """Rates both sides and stores the new ratings. Returns: the sides with their ratings."""
    steps = rate([current(connection, side.key) for side in sides])
    for side, step in zip(sides, steps, strict=True):
        if step is None:
            continue
        key = msgspec.structs.asdict(side.key)
        connection.execute(delete(ratings).filter_by(**key))
        connection.execute(insert(ratings).values(key | msgspec.structs.asdict(step.after)))
    return [
        msgspec.structs.replace(side, before=step.before, after=step.after) if step else side
        for side, step in zip(sides, steps, strict=True)
    ]


def current(connection: Connection, key: RatingKey) -> Rating | None:
    """Returns the rating of a key, if it has one."""
    query = select(ratings).filter_by(**msgspec.structs.asdict(key))
    row = connection.execute(query).mappings().first()
    return rating_of(row) if row else None


def standings(connection: Connection, holder: str) -> list[Standing]:
    """Returns the standings of a holder in every seat."""
    counts = [func.sum(case((results.c.score == score, 1), else_=0)) for score in (1, 0.5, 0)]
    query = (
        select(results.c.game, results.c.seat, *counts)
        .where(results.c.holder == holder)
        .group_by(results.c.game, results.c.seat)
        .order_by(results.c.game, results.c.seat)
    )
    found = []
    for game, seat, won, drawn, lost in connection.execute(query):
        key = RatingKey(holder, game, seat)
        rating = current(connection, key)
        found.append(Standing(key=key, won=won, drawn=drawn, lost=lost, rating=rating))
    return found


def row_of(result: Result) -> dict[str, Any]:
    """Returns a result as a row."""
    row = msgspec.structs.asdict(result)
    row |= msgspec.structs.asdict(row.pop("key"))
    for which in ("before", "after"):
        row[which] = msgspec.json.encode(row[which]).decode() if row[which] else None
    return row


def result_of(row: RowMapping) -> Result:
    """Returns a row as a result."""
    return Result(
        match=row["match"],
        key=RatingKey(row["holder"], row["game"], row["seat"]),
        opponent=row["opponent"],
        score=row["score"],
        reason=row["reason"],
        at=row["at"],
        before=msgspec.json.decode(row["before"], type=Rating) if row["before"] else None,
        after=msgspec.json.decode(row["after"], type=Rating) if row["after"] else None,
    )


def rating_of(row: RowMapping) -> Rating:
    """Returns a row as a rating."""
    return Rating(**{field: row[field] for field in Rating.__struct_fields__})

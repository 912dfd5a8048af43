"""A page of a leaderboard costs the same whether few or many players are rated."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select, text

from regalia.adapters.database import database_url
from regalia.adapters.people_schema import accounts, ratings, results
from regalia.adapters.writer import Writer
from regalia.services.ratings.leaderboards import LeaderboardPage
from tests.support.people import PeopleServices
from tests.support.postgresql import shared_postgresql
from tests.support.stores import opened, sql_store

pytestmark = pytest.mark.anyio
GAME, SEAT = "king-and-assassins", "king"
OPPONENTS = [f"level-{number}" for number in range(1, 7)]
FEW, MANY = 300, 3000


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    with opened(tmp_path / "regalia.sqlite3") as writer:
        yield writer


def rate_players(connection: Connection, numbers: range, now: int) -> None:
    """Stores people with a name, a rating and results against several opponents."""
    rng = random.Random(numbers.start)
    people = [f"person-{number}" for number in numbers]
    names = ("id", "name", "key", "looks")
    rows = [dict.fromkeys(names, each) | {"since": 0, "version": 0, "deleted": False} for each in people]
    connection.execute(insert(accounts), rows)
    rating = {"game": GAME, "seat": SEAT, "volatility": 0.06, "games": 20, "at": now}
    connection.execute(
        insert(ratings),
        [rating | {"holder": each, "value": rng.gauss(1500, 200), "deviation": 80.0} for each in people],
    )
    played = {"game": GAME, "seat": SEAT, "score": 1.0, "reason": "resigned", "at": now, "after": "{}"}
    connection.execute(
        insert(results),
        [played | {"holder": each, "match": f"{each}-{other}", "opponent": other}
         for each in people for other in OPPONENTS],
    )  # fmt: skip


async def first_page(writer: Writer) -> LeaderboardPage:
    store = sql_store(writer)
    return await PeopleServices(store.accounts, store.ratings).leaderboards.board(GAME, SEAT, limit=50)


async def test_a_leaderboard_does_as_many_steps_with_ten_times_as_many_rated_players(writer: Writer) -> None:
    steps = count()

    @event.listens_for(writer.engine, "checkout")
    def watch(connection: sqlite3.Connection, *_: Any) -> None:
        connection.set_progress_handler(lambda: next(steps) < 0, 100)  # after every 100 steps of SQLite

    now, taken = PeopleServices().clock.ms, []
    for numbers in (range(FEW), range(FEW, MANY)):
        with writer.engine.begin() as connection:
            rate_players(connection, numbers, now)
        counted = next(steps)
        page = await first_page(writer)
        taken.append(next(steps) - counted)
        assert len(page.rows) == 50
    few, many = taken
    assert few > 10
    assert many < 1.5 * few


async def test_postgresql_reads_the_best_players_by_the_index_alone() -> None:
    with opened(database_url(shared_postgresql().new_database())) as writer:
        plans: list[Any] = []
        with writer.engine.begin() as connection:
            rate_players(connection, range(MANY), PeopleServices().clock.ms)
            connection.execute(text("ANALYZE"))

        @event.listens_for(writer.engine, "before_cursor_execute", retval=True)
        def explain(connection: Connection, _: Any, statement: str, parameters: Any, *__: Any) -> Any:
            if "ix_" not in statement and "FROM ratings" in statement and "LIMIT" in statement:
                cursor = connection.connection.cursor()
                cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", parameters)
                plans.extend(row[0][0]["Plan"] for row in cursor.fetchall())
            return statement, parameters

        page = await first_page(writer)
        assert len(page.rows) == 50
        assert plans
        for node in (node for plan in plans for node in nodes_of(plan)):
            read = (node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * node["Actual Loops"]
            assert read < MANY, node


def nodes_of(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yields all nodes of a plan of PostgreSQL."""
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes_of(part)


async def test_those_who_were_away_are_listed_below_those_who_play(writer: Writer) -> None:
    """The store orders by ratings that are not aged; each page must still be in the order of the aged ones."""
    people = PeopleServices(sql_store(writer).accounts, sql_store(writer).ratings)
    with writer.engine.begin() as connection:
        rate_players(connection, range(200), people.clock.ms)
        away = ratings.c.value > select(func.avg(ratings.c.value)).scalar_subquery()
        connection.execute(ratings.update().where(away).values(at=0))
    floors: list[int] = []
    places: list[int] = []
    after = None
    while True:
        page = await people.leaderboards.board(GAME, SEAT, limit=20, after=after)
        floors += [row.rating.value - row.rating.deviation for row in page.rows]
        places += [row.place for row in page.rows if row.place is not None]
        after = page.next
        if after is None:
            break
    assert places == list(range(1, 201))
    assert all(later <= earlier + 1 for earlier, later in pairwise(floors))  # rounded values

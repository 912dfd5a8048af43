"""Reading the new entries of many matches with one query."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, event, insert

from regalia.adapters.database import database_url, open_database
from regalia.adapters.entry_reader import EntryReader
from regalia.adapters.match_store import match_row
from regalia.adapters.schema import log, matches
from tests.support.postgresql import shared_postgresql
from tests.support.scripted_match import ScriptedMatch, match_settings

pytestmark = pytest.mark.anyio
MATCHES = 40


@pytest.fixture
def engine() -> Iterator[Engine]:
    """A PostgreSQL database with two entries in each of some matches."""
    engine = open_database(database_url(shared_postgresql().new_database()))
    rows = [
        {"match": f"match-{match}", "number": number, "entry": f"{match}/{number}".encode()}
        for match in range(MATCHES)
        for number in (1, 2)
    ]
    with engine.begin() as connection:
        for match in range(MATCHES):
            scripted = ScriptedMatch(match_settings(id=f"match-{match}")).match
            connection.execute(insert(matches).values(match_row(scripted.settings, scripted.summary())))
        connection.execute(insert(log), rows)
    yield engine
    engine.dispose()


async def test_requests_that_come_while_a_query_runs_share_the_next_one(engine: Engine) -> None:
    queries: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *call: queries.append(call[2]))
    reader = EntryReader(engine)
    found = await asyncio.gather(*(reader.rows_after(f"match-{match}", 1) for match in range(MATCHES)))
    assert found == [[(2, f"{match}/2".encode())] for match in range(MATCHES)]
    assert len(queries) == 1


async def test_a_cancelled_request_does_not_stop_the_others(engine: Engine) -> None:
    reader = EntryReader(engine)
    first, second = (asyncio.create_task(reader.rows_after(f"match-{match}", 0)) for match in (0, 1))
    await asyncio.sleep(0)
    first.cancel()
    assert [number for number, _ in await second] == [1, 2]


async def test_a_lost_database_fails_the_requests_of_a_query_and_no_later_ones(engine: Engine) -> None:
    reader = EntryReader(engine)
    broken = True

    def fail(*_: object) -> None:
        if broken:
            raise ConnectionError("cut")

    event.listen(engine, "before_cursor_execute", fail)
    failed = await asyncio.gather(
        *(reader.rows_after(f"match-{match}", 1) for match in range(3)), return_exceptions=True
    )
    assert [type(error) for error in failed] == [ConnectionError] * 3
    broken = False
    assert await reader.rows_after("match-0", 1) == [(2, b"0/2")]

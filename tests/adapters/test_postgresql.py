"""PostgreSQL: migrations, several processes on one database, lost connections and bad addresses."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from regalia.adapters import moderation_schema, postgresql_engine
from regalia.adapters.database import database_url, migrate, open_database
from regalia.adapters.server_store import ServerStore
from regalia.core.errors import BadField
from regalia.services.errors import NumberTaken
from regalia.services.matches.ports import LogAppend, MatchInsert, Outage
from tests.support.ports import free_port
from tests.support.postgresql import own_postgresql, shared_postgresql
from tests.support.schema import differences
from tests.support.scripted_match import PICK, ScriptedMatch, match_settings

METADATA = moderation_schema.audit.metadata


@pytest.fixture
def address() -> str:
    """The URL of an empty database."""
    return shared_postgresql().new_database()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[ServerStore]:
    """Opens the store of one process."""
    store = await asyncio.to_thread(ServerStore.open, address)
    try:
        yield store
    finally:
        await store.close()


def insert_of(scripted: ScriptedMatch) -> MatchInsert:
    match = scripted.match
    return MatchInsert(match.settings, list(match.log), match.summary())


def test_migrations_make_the_tables_that_the_stores_use(address: str) -> None:
    engine = create_engine(database_url(address))
    migrate(engine)
    with engine.connect() as connection:
        assert differences(connection, METADATA) == []
    engine.dispose()


def test_a_new_database_has_what_migrations_would_have_made(address: str) -> None:
    engine = open_database(database_url(address))
    with engine.connect() as connection:
        assert differences(connection, METADATA) == []
    migrate(engine)  # and Alembic finds nothing to do
    engine.dispose()


@pytest.mark.anyio
async def test_processes_that_start_at_once_on_an_empty_database_share_it(address: str) -> None:
    stores = await asyncio.gather(*(asyncio.to_thread(ServerStore.open, address) for _ in range(4)))
    keys = await asyncio.gather(
        *(store.accounts.secret("key", lambda n=n: str(n)) for n, store in enumerate(stores))  # type: ignore[misc]
    )
    assert len(set(keys)) == 1
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_of_two_processes_that_append_a_number_one_is_refused_and_its_neighbours_are_not(
    address: str,
) -> None:
    async with opened(address) as one, opened(address) as other:
        games = [ScriptedMatch(match_settings(id=f"m{number}")) for number in range(20)]
        for game in games:
            await one.matches.insert(insert_of(game))
        appends = [LogAppend(game.match.id, game.act(PICK).entries, game.match.summary()) for game in games]
        first = [store.matches.append(more) for more in appends[:10] for store in (one, other)]
        rest = [one.matches.append(more) for more in appends[10:]]
        done = await asyncio.gather(*first, return_exceptions=True)
        assert [
            sorted(isinstance(each, NumberTaken) for each in pair)
            for pair in zip(*[iter(done)] * 2, strict=True)
        ] == [[False, True]] * 10
        await asyncio.gather(*rest)
        for game in games:
            _, entries = await other.matches.load(game.match.id)
            assert entries == game.match.log


@pytest.mark.anyio
async def test_an_outage_is_a_time_in_which_no_process_is_up(address: str) -> None:
    async with opened(address) as first:
        await first.matches.end_outage(100)
        await first.matches.heartbeat(200)
        async with opened(address) as second:
            await second.matches.end_outage(5000)  # the first one is up
            await second.matches.heartbeat(6000)
            assert await second.matches.outages() == []
        await first.matches.heartbeat(7000)
    async with opened(address) as third:
        await third.matches.end_outage(9000)
        assert await third.matches.outages() == [Outage(7000, 9000)]


@pytest.mark.anyio
async def test_times_come_from_the_clock_of_the_database(address: str) -> None:
    async with opened(address) as store:
        await store.matches.end_outage(1)
        with store.engine.connect() as connection:
            theirs = connection.scalar(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"))
        assert abs(store.clock() - theirs) < 5000


@pytest.mark.anyio
async def test_a_write_while_the_server_is_down_fails_and_later_ones_succeed() -> None:
    with own_postgresql() as postgresql:
        async with opened(postgresql.new_database()) as store:
            await store.matches.insert(insert_of(ScriptedMatch()))
            await store.matches.end_outage(100)
            await store.matches.heartbeat(200)
            postgresql.stop(signal.SIGKILL)
            with pytest.raises(DBAPIError):
                await store.matches.insert(insert_of(ScriptedMatch(match_settings(id="lost"))))
            postgresql.start()
            await store.matches.insert(insert_of(ScriptedMatch(match_settings(id="kept"))))
            _, entries = await store.matches.load("match")
            assert entries
            await store.matches.heartbeat(7000)  # nobody could play meanwhile, so nobody is charged
            assert await store.matches.outages() == [Outage(200, 7000)]


@pytest.mark.parametrize(
    "address",
    [
        "mysql://127.0.0.1/regalia",
        "postgresql://127.0.0.1:{port}/regalia",
        "postgresql://[nonsense/regalia",
        "postgresql://127.0.0.1:port/regalia",
    ],
)
def test_a_database_that_cannot_be_used_is_one_clear_error_without_a_password(address: str) -> None:
    secret = address.replace("127.0.0.1", "anna:secret@127.0.0.1").format(port=free_port())
    with pytest.raises(BadField) as refused:
        ServerStore.open(secret)
    message = refused.value.words("en")
    assert "secret" not in message
    assert "\n" not in message


def test_a_server_that_is_too_old_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql_engine, "OLDEST", 99)
    with pytest.raises(BadField) as refused:
        ServerStore.open(address)
    assert "99" in refused.value.words("en")


def test_a_database_of_a_later_version_is_refused(address: str) -> None:
    engine = open_database(database_url(address))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE compatibility SET oldest = '9998'"))
    engine.dispose()
    with pytest.raises(BadField) as refused:
        ServerStore.open(address)
    assert refused.value.reason == "database-newer"

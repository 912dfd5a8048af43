"""Sessions in SQLite behave as in memory, and survive a restart."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import delete

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.database import open_database
from regalia.adapters.people_schema import accounts
from regalia.adapters.session_store import SqlSessionStore
from regalia.adapters.writer import Writer
from regalia.services.people.sessions import GRACE, SessionLimits
from tests.support.people import DAY, PeopleServices, legacy_cookie

FEW = SessionLimits(idle_days=10, days=30, most=3)


@contextmanager
def people_in(file: Path) -> Iterator[tuple[PeopleServices, Writer]]:
    """Returns the account services on a database."""
    engine = open_database(file)
    writer = Writer(engine)
    yield (
        PeopleServices(SqlAccountStore(engine, writer), sessions=SqlSessionStore(engine, writer), limits=FEW),
        writer,
    )
    writer.close()
    engine.dispose()


@pytest.fixture
def people(tmp_path: Path) -> Iterator[PeopleServices]:
    with people_in(tmp_path / "regalia.db") as (people, _):
        yield people


def test_sessions_outlive_the_server(tmp_path: Path) -> None:
    async def first(people: PeopleServices) -> tuple[str, str]:
        guest, other = await people.accounts.guest(), await people.accounts.guest()
        exchanged = await people.sessions.authenticate(legacy_cookie(other, issued=people.clock.ms))
        assert exchanged is not None
        return await people.token(guest), str(exchanged.cookie)

    async def second(people: PeopleServices, values: tuple[str, str]) -> list[bool]:
        return [await people.who(value) is not None for value in values]

    with people_in(tmp_path / "regalia.db") as (people, _):
        values = asyncio.run(first(people))
    with people_in(tmp_path / "regalia.db") as (people, _):
        assert asyncio.run(second(people, values)) == [True, True]


def test_a_session_goes_in_and_comes_out(people: PeopleServices) -> None:
    async def play() -> None:
        anna = await people.named("Anna")
        visit = await people.sessions.start(anna, agent="Firefox/1 (Android)")
        assert await people.browsers.find(visit.session.token) == (visit.session, anna)
        assert await people.browsers.of(anna.id) == [visit.session]
        assert await people.browsers.find("nobody's") is None
        people.clock.ms += DAY
        assert await people.who(visit.cookie) == anna
        assert (await people.browsers.of(anna.id))[0].used == people.clock.ms

    asyncio.run(play())


def test_the_cap_replacement_and_ends_hold(people: PeopleServices) -> None:
    async def play() -> None:
        anna = await people.named("Anna")
        visits = []
        for _ in range(4):
            visits.append(await people.sessions.start(anna))
            people.clock.ms += 1
        assert [await people.who(visit.cookie) is not None for visit in visits] == [False, True, True, True]
        last = await people.sessions.start(anna, replaces=visits[3].session)
        await people.sessions.end(anna.id, visits[2].session.id)
        left = [visits[1].session, last.session]
        assert sorted(await people.sessions.of(anna), key=lambda one: one.used) == left
        changed = await people.accounts.sign_out_everywhere(anna.id)
        await people.sessions.end_older(changed)
        assert await people.browsers.of(anna.id) == []

    asyncio.run(play())


def test_an_old_cookie_is_exchanged_once_even_by_many_at_once(people: PeopleServices) -> None:
    async def play() -> None:
        guest = await people.accounts.guest()
        old = legacy_cookie(guest, issued=people.clock.ms)
        visits = await asyncio.gather(*(people.sessions.authenticate(old) for _ in range(5)))
        assert len({visit.cookie for visit in visits if visit}) == 1
        assert len(await people.browsers.of(guest.id)) == 1
        people.clock.ms += GRACE + 1
        assert await people.sessions.authenticate(old) is None

    asyncio.run(play())


def test_a_purge_deletes_what_has_expired_and_nothing_else(people: PeopleServices) -> None:
    async def play() -> None:
        anna, guest = await people.named("Anna"), await people.accounts.guest()
        old = legacy_cookie(guest, issued=people.clock.ms)
        assert await people.sessions.authenticate(old) is not None
        guests, annas = [await people.token(one) for one in (guest, anna)]
        for _ in range(4):
            people.clock.ms += 9 * DAY
            assert await people.who(guests) == guest
            await people.who(annas)
        kept = await people.browsers.of(guest.id)
        assert len(kept) == 2, "one of them is idle"
        assert await people.sessions.purge() == 1
        assert [one.used for one in await people.browsers.of(guest.id)] == [people.clock.ms]
        assert await people.browsers.of(anna.id) == []

    asyncio.run(play())


def test_a_forgotten_guest_takes_the_sessions_along(tmp_path: Path) -> None:
    async def play(people: PeopleServices, writer: Writer) -> None:
        guest = await people.accounts.guest()
        await people.token(guest)
        await writer.write(lambda connection: connection.execute(delete(accounts)))
        assert await people.browsers.of(guest.id) == []

    with people_in(tmp_path / "regalia.db") as (people, writer):
        asyncio.run(play(people, writer))

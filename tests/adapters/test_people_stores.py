"""Accounts, results and ratings in SQLite behave as in memory, and survive a restart."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, insert, inspect, text

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.database import migrate, open_database
from regalia.adapters.match_store import summary_columns
from regalia.adapters.people_schema import accounts, exchanged, ratings, results, secrets, sessions
from regalia.adapters.rating_store import SqlRatingStore
from regalia.adapters.schema import matches, metadata, seats
from regalia.adapters.writer import Writer
from regalia.services.errors import NameTaken, ServiceError, WrongPassword
from regalia.services.matches.ports import Summary
from regalia.services.people.accounts import DAY, GUEST_DAYS
from regalia.services.people.ports import Account
from regalia.services.ratings.ratings import rate_function, results_of
from tests.support.finished_matches import GAME, finished, over, played
from tests.support.people import COCO_IN_CYRILLIC, MemoryAccounts, MemoryRatings, PeopleServices


@contextmanager
def opened(file: Path) -> Iterator[Writer]:
    """Opens a writer of a database."""
    engine = open_database(file)
    writer = Writer(engine)
    yield writer
    writer.close()
    engine.dispose()


def row_of(summary: Summary) -> dict[str, object]:
    """Returns the row of a match of which only the summary matters."""
    rest = {"id": summary.id, "terms": b"{}", "game": summary.game, "kind": summary.kind, "clocked": False}
    return rest | summary_columns(summary)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


@pytest.fixture
def writer(file: Path) -> Iterator[Writer]:
    with opened(file) as writer:
        yield writer


@pytest.fixture
def people(writer: Writer) -> PeopleServices:
    return PeopleServices(SqlAccountStore(writer.engine, writer), SqlRatingStore(writer.engine, writer))


def test_migrations_make_the_tables_that_the_stores_use(file: Path) -> None:
    wanted = {table.name for table in (accounts, sessions, exchanged, secrets, results, ratings)}
    engine = create_engine(f"sqlite:///{file}")
    migrate(engine)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert wanted <= set(metadata.tables)
    assert differences == []


def test_a_new_database_has_what_migrations_would_have_made(writer: Writer, tmp_path: Path) -> None:
    migrated = create_engine(f"sqlite:///{tmp_path / 'migrated.sqlite3'}")
    migrate(migrated)
    assert tables_in(writer.engine) == tables_in(migrated)
    migrate(writer.engine)  # and Alembic finds nothing to do
    migrated.dispose()


def tables_in(engine: Engine) -> dict[str, Any]:
    """Returns the schema of a database and its revision."""
    with engine.connect() as connection:
        found = inspect(connection)
        names = [*found.get_table_names(), "alembic_version"]
        revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return {"revision": revision} | {
            name: (
                [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
                found.get_pk_constraint(name)["constrained_columns"],
                found.get_foreign_keys(name),
                sorted(found.get_indexes(name), key=str),
                sorted(unique["column_names"] for unique in found.get_unique_constraints(name)),
                found.get_table_options(name),
            )
            for name in names
        }


def test_a_database_without_people_gets_their_tables_and_keeps_its_matches(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(insert(matches), [row_of(over("m1"))])
        assert not inspect(connection).has_table("accounts")
    engine.dispose()
    with opened(file) as writer:
        uncounted = asyncio.run(SqlRatingStore(writer.engine, writer).uncounted())
        assert uncounted == [over("m1")]


def test_an_account_goes_in_and_comes_out(writer: Writer) -> None:
    async def play() -> None:
        store = SqlAccountStore(writer.engine, writer)
        account = Account(id="a", since=5, name="Anna", key="anna", looks="anna", password="x", recovery="y")
        await store.add(account)
        assert await store.get("a") == await store.by_key("anna") == account
        assert await store.get_many(["a", "b", "\ud800"] * 400) == {"a": account}
        assert await store.get("b") is await store.by_key("\ud800") is None
        assert await store.change("b", lambda account: account) is None

    asyncio.run(play())


def test_accounts_ratings_and_profiles_work_on_sqlite(people: PeopleServices) -> None:
    async def play() -> None:
        guest = await people.accounts.guest()
        account, code = await people.accounts.register(guest.id, name="Coco", password="correct horse")
        assert await people.accounts.sign_in("coco", "correct horse") == account
        for name, reason in (("COCO", "name-taken"), (COCO_IN_CYRILLIC, "name-alike")):
            with pytest.raises(NameTaken) as refused:
                await people.named(name)
            assert refused.value.reason == reason
        after, _ = await people.accounts.recover("coco", code=code, password="battery staple")
        with pytest.raises(WrongPassword):
            await people.accounts.recover("coco", code=code, password="battery staple")
        assert await people.store.get(guest.id) == after
        await people.accounts.delete(guest.id, password="battery staple")
        assert (await people.named("Coco")).id != guest.id

    asyncio.run(play())


def test_of_many_who_want_a_name_at_once_one_gets_it(people: PeopleServices) -> None:
    async def play() -> None:
        wishes = [people.named(name) for name in ("Anna", "ANNA", "anna", "aNNa") * 3]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(isinstance(one, Account) for one in done) == 1
        assert all(isinstance(one, Account | NameTaken) for one in done)

    asyncio.run(play())


def test_a_recovery_code_that_is_sent_twice_at_once_opens_once(people: PeopleServices) -> None:
    async def play() -> None:
        guest = await people.accounts.guest()
        _, code = await people.accounts.register(guest.id, name="Anna", password="correct horse")
        tries = [people.accounts.recover("anna", code=code, password=f"new password {n}") for n in range(4)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, WrongPassword) for one in done) == 3

    asyncio.run(play())


def test_whatever_is_looked_for_is_found_or_refused(people: PeopleServices) -> None:
    async def play() -> None:
        for odd in ("\ud800", "\x00", "'; drop table accounts; --", "x" * 10_000, 7):
            for asked in (people.accounts.sign_in(odd, odd), people.profiles.holder(odd)):
                with pytest.raises(ServiceError):
                    await asked

    asyncio.run(play())


def test_results_and_ratings_are_the_same_as_in_memory(people: PeopleServices) -> None:
    async def play(people: PeopleServices) -> list[object]:
        for account in ("anna", "berta"):
            await people.store.add(Account(id=account, since=0, name=account, key=account, looks=account))
        await played(people, "anna", "berta", "+=-+-")
        await played(people, "berta", "anna", "-+=")
        await played(people, "anna", "level-4", "+++")
        await people.ratings.record_result(finished("unrated", rated=False, at=people.clock.ms))
        again = await people.ratings.record_result(finished("anna-berta-0", at=people.clock.ms))
        pages = [await people.profiles.history("anna", asker="anna", limit=5)]
        pages.append(await people.profiles.history("anna", asker="anna", limit=50, before=pages[0].next))
        return [
            again,
            [page.matches for page in pages],
            await people.profiles.profile("anna"),
            await people.profiles.profile("level-4"),
            await people.leaderboards.board(GAME, "king"),
            await people.leaderboards.board(GAME, "assassins"),
        ]

    in_memory = asyncio.run(play(PeopleServices(MemoryAccounts(), MemoryRatings())))
    assert asyncio.run(play(people)) == in_memory


def test_a_match_that_is_counted_twice_at_once_counts_once(people: PeopleServices) -> None:
    async def play() -> None:
        done = await asyncio.gather(*(people.ratings.record_result(finished("m1")) for _ in range(5)))
        assert all(one == done[0] for one in done)
        (standing,) = await people.results.standings("anna")
        assert standing.rating is not None
        assert (standing.won, standing.rating.games) == (1, 1)

    asyncio.run(play())


def test_matches_that_are_over_and_not_counted_are_found(people: PeopleServices, writer: Writer) -> None:
    async def play() -> None:
        summaries = [
            over("m1"),
            over("m2", updated=7),
            over("m3", kind="hotseat"),
            over("m4", status="running"),
        ]
        rows = [row_of(summary) for summary in summaries]
        await writer.write(lambda connection: connection.execute(insert(matches), rows))
        assert await people.results.uncounted() == [summaries[1], summaries[0]]
        await people.ratings.catch_up()
        assert await people.results.uncounted() == []

    asyncio.run(play())


def test_a_crash_before_the_end_of_a_count_leaves_nothing_and_the_next_try_counts(writer: Writer) -> None:
    async def play() -> None:
        store = SqlRatingStore(writer.engine, writer)
        match = finished("m1")

        def crash(_: object) -> list[None]:
            raise RuntimeError("pulled the plug")

        with pytest.raises(RuntimeError, match="plug"):
            await store.record(results_of(match), crash)
        assert await store.standings("anna") == []
        assert (
            len(await store.record(results_of(match), rate_function(match, {"king": 1.0, "assassins": 1.0})))
            == 2
        )

    asyncio.run(play())


def test_a_guest_who_never_sat_down_is_forgotten_after_a_month_and_nobody_else(
    writer: Writer, people: PeopleServices
) -> None:
    async def play() -> None:
        idle, player = await people.accounts.guest(), await people.accounts.guest()
        named = await people.named("Anna", "correct horse")
        gone = await people.accounts.guest()
        await people.accounts.delete(gone.id)
        await writer.write(lambda connection: sit(connection, player.id))
        people.clock.ms += GUEST_DAYS * DAY
        new = await people.accounts.guest()
        assert await people.accounts.delete_idle_guests() == 0
        people.clock.ms += 1
        assert await people.accounts.delete_idle_guests() == 1
        left = await SqlAccountStore(writer.engine, writer).get_many(
            [one.id for one in (idle, player, named, gone, new)]
        )
        assert left.keys() == {player.id, named.id, gone.id, new.id}

    def sit(connection: Connection, account: str) -> None:
        connection.execute(insert(matches).values(row_of(over("match"))))
        connection.execute(insert(seats).values(match="match", seat="king", account=account))

    asyncio.run(play())


def test_private_and_computer_matches_are_in_the_history_for_their_players_alone(
    people: PeopleServices, writer: Writer
) -> None:
    async def play() -> None:
        kinds = (("m1", "open"), ("m2", "invite"), ("m3", "computer"))
        rows = [row_of(over(match, kind=kind)) for match, kind in kinds]
        await writer.write(lambda connection: connection.execute(insert(matches), rows))
        await people.ratings.record_result(finished("m1"))
        await people.ratings.record_result(finished("m2"))
        await people.ratings.record_result(finished("m3", holders={"king": "anna", "assassins": "level-2"}))
        listed = {}
        for holder, asker in (("anna", "anna"), ("anna", "berta"), ("anna", None), ("level-2", "eve")):
            page = await people.profiles.history(holder, asker=asker)
            listed[holder, asker] = [one.match for one in page.matches]
        assert [*listed.values()] == [["m3", "m2", "m1"], ["m2", "m1"], ["m1"], []]

    asyncio.run(play())


def test_guests_are_no_opponents_for_a_place(people: PeopleServices) -> None:
    async def play() -> None:
        for account in ("anna", "berta", "cleo"):
            await people.store.add(Account(id=account, since=0, name=account, key=account, looks=account))
        for number, other in enumerate(("berta", "cleo", "level-1", "guest-1", "guest-2", "guest-3")):
            await people.ratings.record_result(
                finished(f"m{number}", holders={"king": "anna", "assassins": other}, at=people.clock.ms)
            )
        ranked = people.results.ranked
        assert "anna" in await ranked(GAME, "king", games=5, opponents=3, most=10)
        assert "anna" not in await ranked(GAME, "king", games=5, opponents=4, most=10)

    asyncio.run(play())

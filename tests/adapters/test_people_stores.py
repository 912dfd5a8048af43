"""The tables of accounts, results, ratings and moderation in SQLite, and their migrations."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, insert, inspect, text
from sqlalchemy.engine.interfaces import ReflectedIndex

from regalia.adapters.database import migrate
from regalia.adapters.match_store import summary_columns
from regalia.adapters.moderation_schema import (
    announcements,
    audit,
    blocks,
    registration_codes,
    reports,
    restrictions,
)
from regalia.adapters.people_schema import accounts, exchanged, ratings, results, secrets, sessions
from regalia.adapters.rating_store import SqlRatingStore
from regalia.adapters.schema import matches, metadata
from regalia.adapters.writer import Writer
from regalia.services.matches.ports import Summary
from regalia.services.people.ports import Account
from tests.support import stores
from tests.support.finished_matches import GAME, finished, over, played
from tests.support.people import PeopleServices
from tests.support.schema import differences
from tests.support.stores import opened


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


def test_migrations_make_the_tables_that_the_stores_use(file: Path) -> None:
    people = (accounts, sessions, exchanged, secrets, results, ratings)
    moderation = (restrictions, audit, reports, blocks, registration_codes, announcements)
    wanted = {table.name for table in (*people, *moderation)}
    engine = create_engine(f"sqlite:///{file}")
    migrate(engine)
    with engine.connect() as connection:
        found = differences(connection, metadata)
    engine.dispose()
    assert wanted <= set(metadata.tables)
    assert found == []


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
                sorted([index_described(index) for index in found.get_indexes(name)], key=str),
                sorted(unique["column_names"] for unique in found.get_unique_constraints(name)),
                found.get_table_options(name),
            )
            for name in names
        }


def index_described(index: ReflectedIndex) -> dict[str, Any]:
    """Returns an index with the condition of a partial one as a text, which can be compared."""
    options = index.get("dialect_options", {})
    return {**index, "dialect_options": {name: str(value) for name, value in options.items()}}


@pytest.mark.anyio
async def test_a_database_without_people_gets_their_tables_and_keeps_its_matches(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    migrate(engine, "0001")
    with engine.begin() as connection:
        row = row_of(over("m1"))
        del row["deadline"]  # a column of later versions
        connection.execute(insert(matches), [row])
        assert not inspect(connection).has_table("accounts")
    engine.dispose()
    with opened(file) as writer:
        uncounted = await SqlRatingStore(writer.engine, writer).uncounted()
        assert uncounted == [over("m1")]


async def play_and_read(people: PeopleServices) -> list[object]:
    """Records matches; returns everything that profiles and leaderboards show of them."""
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


@pytest.mark.anyio
async def test_results_and_ratings_are_the_same_as_in_memory(tmp_path: Path) -> None:
    with stores.memory(tmp_path) as in_memory, stores.sqlite(tmp_path) as in_sqlite:
        assert await play_and_read(in_sqlite.people()) == await play_and_read(in_memory.people())

"""Copies between SQLite and PostgreSQL: nothing is lost, an interrupted copy goes on, and the source is not changed."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from sqlalchemy import delete

from regalia.adapters import store_copy
from regalia.adapters.database import database_url, open_database
from regalia.adapters.schema import log
from regalia.adapters.server_store import ServerStore
from regalia.adapters.store_copy import CopiedTable, back_up_store, move_store, restore_store, sqlite_url
from regalia.core.errors import BadField
from regalia.services.matches.ports import LogAppend, MatchInsert
from regalia.services.people.ports import Account
from regalia.services.ratings.ratings import rate_function, results_of
from tests.support.finished_matches import finished
from tests.support.postgresql import shared_postgresql
from tests.support.scripted_match import PICK, ScriptedMatch, match_settings

pytestmark = pytest.mark.anyio
MATCHES = 12
ODD_IDS = ["ä", "Z", "a", "B", "a_b", "é1", "ab"]  # which a locale would sort differently


@pytest.fixture
async def sqlite(tmp_path: Path) -> Path:
    """A SQLite database with people, matches and ratings."""
    path = tmp_path / "old.sqlite3"
    await fill(str(path))
    return path


@pytest.fixture
def postgresql() -> str:
    """The URL of an empty PostgreSQL database."""
    return shared_postgresql().new_database()


async def fill(address: str) -> None:
    """Fills a database."""
    store = ServerStore.open(address)
    for name in ("anna", "berta"):
        await store.accounts.add(Account(id=name, since=2**40, name=name, key=name, looks=name))
    for id in [*ODD_IDS, *map(str, range(MATCHES))]:
        scripted = ScriptedMatch(match_settings(id=id, invite=f"token {id}", kind="invite"))
        match = scripted.match
        await store.matches.insert(MatchInsert(match.settings, list(match.log), match.summary()))
        await store.matches.append(LogAppend(id, scripted.act(PICK).entries, match.summary()))
    ended = finished("rated", at=2**40)
    await store.ratings.record(results_of(ended), rate_function(ended, dict.fromkeys(ended.holders, 1.0)))
    await store.close()


def tables_of(address: str) -> list[CopiedTable]:
    """Returns the digests of all tables of a database."""
    engine = open_database(database_url(address))
    with engine.connect() as connection:
        found = [store_copy.digest_of(connection, table) for table in store_copy.TABLES]
    engine.dispose()
    return found


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_a_server_moves_to_postgresql_and_back_without_a_loss(
    sqlite: Path, postgresql: str, tmp_path: Path
) -> None:
    before = digest(sqlite)
    reported: list[CopiedTable] = []
    move_store(sqlite_url(sqlite), database_url(postgresql), reported.append)
    assert digest(sqlite) == before
    assert reported == tables_of(postgresql) == tables_of(str(sqlite))
    assert {table.name: table.rows for table in reported}["matches"] == MATCHES + len(ODD_IDS)
    back = tmp_path / "back.sqlite3"
    move_store(database_url(postgresql), sqlite_url(back), lambda table: None)
    assert tables_of(str(back)) == reported
    await fill_more(postgresql)


async def fill_more(address: str) -> None:
    """Records one more result, whose number must follow the copied ones."""
    store = ServerStore.open(address)
    stored = await store.ratings.record(results_of(finished("later", at=2**40)), None)
    assert len(stored) == 2
    await store.close()


async def test_an_interrupted_copy_is_refused_by_servers_and_goes_on(
    sqlite: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(Exception):
        pass

    def interrupt(table: CopiedTable) -> None:
        if table.name == "log":
            raise Interrupted

    monkeypatch.setattr(store_copy, "BATCH", 5)
    with pytest.raises(Interrupted):
        move_store(sqlite_url(sqlite), database_url(postgresql), interrupt)
    with pytest.raises(BadField) as refused:
        ServerStore.open(postgresql)
    assert refused.value.reason == "database-unfinished"
    engine = open_database(database_url(postgresql), unfinished=True)
    with engine.begin() as connection:  # as if it had been interrupted in the middle of the table
        kept = log.c.match.in_(["0", "1", "10"])
        connection.execute(delete(log).where(~kept))
    engine.dispose()
    move_store(sqlite_url(sqlite), database_url(postgresql), lambda table: None)
    assert tables_of(postgresql) == tables_of(str(sqlite))


async def test_a_target_that_is_not_empty_is_refused_and_unchanged(sqlite: Path, postgresql: str) -> None:
    await fill(postgresql)
    before = tables_of(postgresql)
    with pytest.raises(BadField) as refused:
        move_store(sqlite_url(sqlite), database_url(postgresql), lambda table: None)
    assert refused.value.reason == "database-taken"
    assert tables_of(postgresql) == before


async def test_a_source_or_a_target_that_a_server_uses_is_refused(sqlite: Path, postgresql: str) -> None:
    for address in (str(sqlite), postgresql):
        store = ServerStore.open(address)
        await store.matches.end_outage(1)
        with pytest.raises(BadField) as refused:
            move_store(sqlite_url(sqlite), database_url(postgresql), lambda table: None)
        await store.close()
        assert refused.value.reason == "database-in-use"


async def test_a_backup_of_postgresql_is_restored(postgresql: str, tmp_path: Path) -> None:
    await fill(postgresql)
    before, file = tables_of(postgresql), tmp_path / "backup.sqlite3"
    back_up_store(database_url(postgresql), file, lambda table: None)
    assert tables_of(str(file)) == before
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
    await fill_more(postgresql)
    with pytest.raises(BadField) as refused:
        restore_store(file, database_url(postgresql), lambda table: None, overwrite=False)
    assert refused.value.reason == "database-taken"
    restore_store(file, database_url(postgresql), lambda table: None, overwrite=True)
    assert tables_of(postgresql) == before


async def test_rows_that_differ_after_a_copy_are_found(
    sqlite: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = store_copy.copy_table

    def faulty(source: object, target: object, table: object) -> None:
        copied(source, target, table)  # type: ignore[arg-type]
        if table is log:
            target.execute(delete(log).where(log.c.number == 1, log.c.match == "3"))  # type: ignore[attr-defined]
            target.commit()  # type: ignore[attr-defined]

    monkeypatch.setattr(store_copy, "copy_table", faulty)
    with pytest.raises(BadField) as refused:
        move_store(sqlite_url(sqlite), database_url(postgresql), lambda table: None)
    assert refused.value.reason == "copy-differs"
    assert refused.value.field == "log"

"""Matches in SQLite: what was stored is there after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import inspect

from regalia.adapters.database import open_database
from regalia.adapters.schema import metadata
from regalia.services.matches.ports import LogAppend, MatchInsert, Outage
from tests.support import stores
from tests.support.scripted_match import PICK, ScriptedMatch, match_settings


@pytest.mark.anyio
async def test_what_was_kept_is_loaded_by_another_process(tmp_path: Path) -> None:
    scripted = ScriptedMatch(match_settings(invite="token", kind="invite"))
    match = scripted.match
    with stores.sqlite(tmp_path) as store:
        await store.matches.insert(MatchInsert(match.settings, list(match.log), match.summary()))
    with stores.sqlite(tmp_path) as store:
        await store.matches.append(LogAppend("match", scripted.act(PICK).entries, match.summary()))
    with stores.sqlite(tmp_path) as store:
        assert await store.matches.load("match") == (match.settings, match.log)
        assert await store.matches.match_of_invite("token") == "match"


@pytest.mark.anyio
async def test_the_time_between_two_processes_is_an_outage(tmp_path: Path) -> None:
    for start, last in ((100, 200), (900, 950)):
        with stores.sqlite(tmp_path) as store:
            await store.matches.end_outage(start)
            await store.matches.heartbeat(last)
    with stores.sqlite(tmp_path) as store:
        await store.matches.end_outage(1000)
        assert await store.matches.outages() == [Outage(200, 900), Outage(950, 1000)]


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "test.db")
    made = inspect(engine)
    for name, table in metadata.tables.items():
        assert {column["name"] for column in made.get_columns(name)} == set(table.columns.keys())
    engine.dispose()

"""Matches in SQLite: acknowledged writes are stored, and of two concurrent writers one wins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import inspect

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.database import open_database
from regalia.adapters.match_store import SqlMatchStore
from regalia.adapters.schema import metadata
from regalia.adapters.writer import Writer
from regalia.core.contract import Seat
from regalia.services.errors import NoSuchInvite, NoSuchMatch, StaleTurn
from regalia.services.matches.commands import Resign
from regalia.services.matches.match import Match
from regalia.services.matches.ports import LogAppend, MatchInsert, Outage
from regalia.services.people.ports import Account
from tests.support.scripted_match import PICK, ScriptedMatch, match_settings

T = TypeVar("T")


def with_store(path: Path, work: Callable[[SqlMatchStore], Awaitable[T]]) -> T:
    """Opens a store, runs a function with it, and closes it."""
    engine = open_database(path / "test.db")
    writer = Writer(engine)

    async def run() -> T:
        return await work(SqlMatchStore(engine, writer))

    try:
        return asyncio.run(run())
    finally:
        writer.close()
        engine.dispose()


def new(scripted: ScriptedMatch) -> MatchInsert:
    match = scripted.match
    return MatchInsert(match.settings, list(match.log), match.summary())


def test_what_was_kept_is_loaded_by_another_process(tmp_path: Path) -> None:
    scripted = ScriptedMatch(match_settings(invite="token", kind="invite"))
    with_store(tmp_path, lambda store: store.insert(new(scripted)))
    acted = scripted.act(PICK).entries
    more = LogAppend("match", acted, scripted.match.summary())
    with_store(tmp_path, lambda store: store.append(more))
    agreed, entries = with_store(tmp_path, lambda store: store.load("match"))
    assert agreed == scripted.match.settings
    assert entries == scripted.match.log
    assert Match.replay(agreed, entries).game.position() == scripted.match.game.position()
    assert with_store(tmp_path, lambda store: store.match_of_invite("token")) == "match"


def test_two_writers_to_the_same_number_and_one_wins(tmp_path: Path) -> None:
    scripted = ScriptedMatch()
    other = ScriptedMatch()

    async def race(store: SqlMatchStore) -> list[BaseException | None]:
        await store.insert(new(scripted))
        works = [store.append(LogAppend("match", one.act(PICK).entries, None)) for one in (scripted, other)]
        return await asyncio.gather(*works, return_exceptions=True)

    results = with_store(tmp_path, race)
    assert sorted(isinstance(result, StaleTurn) for result in results) == [False, True]
    _, entries = with_store(tmp_path, lambda store: store.load("match"))
    assert entries == scripted.match.log


def test_what_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(NoSuchMatch):
        with_store(tmp_path, lambda store: store.load("nothing"))
    with pytest.raises(NoSuchInvite):
        with_store(tmp_path, lambda store: store.match_of_invite("nothing"))


def test_lists_show_what_runs_and_what_waits(tmp_path: Path) -> None:
    waiting = Match(match_settings(id="waiting"))
    running = ScriptedMatch(match_settings(id="running"))

    async def look(store: SqlMatchStore) -> tuple[list[str], list[str], list[str]]:
        await store.insert(MatchInsert(waiting.settings, [], waiting.summary()))
        await store.insert(new(running))
        lists = (
            await store.challenges(most=5),
            await store.running(most=5),
            await store.of_account("bob", most=5),
        )
        challenges, live, bobs = ([one.id for one in found] for found in lists)
        return challenges, live, bobs

    assert with_store(tmp_path, look) == (["waiting"], ["running"], ["running"])


def test_unfinished_matches_of_a_deleted_account_are_found(tmp_path: Path) -> None:
    running, over = ScriptedMatch(match_settings(id="running")), ScriptedMatch(match_settings(id="over"))
    over.execute(Seat("king"), Resign)

    async def look(store: SqlMatchStore) -> tuple[list[str], list[str], list[str]]:
        people = SqlAccountStore(store.engine, store.writer)
        await people.add(Account(id="ann", since=0))
        await people.add(Account(id="bob", since=0, deleted=True))
        await store.insert(new(running))
        await store.insert(new(over))
        return await store.unfinished("bob"), await store.unfinished("eve"), await store.deleted_players()

    assert with_store(tmp_path, look) == (["running"], [], ["bob"])


def test_the_time_between_two_servers_is_an_outage(tmp_path: Path) -> None:
    async def live(store: SqlMatchStore, start: int, last: int) -> list[Outage]:
        await store.end_outage(start)
        found = await store.outages()
        await store.heartbeat(start)
        await store.heartbeat(last)
        return found

    assert with_store(tmp_path, lambda store: live(store, 100, 200)) == []
    assert with_store(tmp_path, lambda store: live(store, 900, 950)) == [Outage(200, 900)]
    assert with_store(tmp_path, lambda store: live(store, 1000, 1001)) == [
        Outage(200, 900),
        Outage(950, 1000),
    ]


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "test.db")
    made = inspect(engine)
    for name, table in metadata.tables.items():
        assert {column["name"] for column in made.get_columns(name)} == set(table.columns.keys())
    engine.dispose()

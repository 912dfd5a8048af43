"""The benchmark of upgrades: players lose nothing on either database."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from benchmarks import upgrade
from regalia.adapters.server_store import ServerStore
from regalia.services.matches.ports import LogAppend, MatchInsert
from tests.support.scripted_match import ASSASSINS, PICK, ScriptedMatch, match_settings


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_upgrade_under_load_loses_and_doubles_nothing(database: str) -> None:
    assert upgrade.main(["--matches", "20", "--seconds", "2", "--only", database]) == 0


@pytest.mark.anyio
async def test_a_lost_and_a_doubled_command_are_found(tmp_path: Path) -> None:
    address = str(tmp_path / "test.sqlite3")
    store = ServerStore.open(address)
    scripted = ScriptedMatch(match_settings())
    entries = [*scripted.match.log]
    await store.matches.insert(MatchInsert(scripted.match.settings, entries, scripted.match.summary()))
    acted = scripted.act(PICK).entries
    await store.matches.append(LogAppend("match", acted, scripted.match.summary()))
    await store.close()
    [command] = Counter(entry.command for entry in acted if entry.command)
    assert command is not None
    assert command.startswith(ASSASSINS)
    assert await upgrade.compare(address, {"match": [command]}) == (0, 0)
    assert await upgrade.compare(address, {"match": [command, "king:9"]}) == (1, 0)

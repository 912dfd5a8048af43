"""Which releases work with which tables: adjacent ones run side by side, incompatible ones are refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, Inspector, inspect

from regalia.adapters import revisions
from regalia.adapters.database import connect, database_url, migrate, open_database
from regalia.adapters.server_store import ServerStore
from regalia.core.errors import BadField
from regalia.services.people.ports import Account
from tests.support.postgresql import shared_postgresql
from tests.support.releases import ADD_COLUMN, DROP_COLUMN, NEXT, next_release

pytestmark = pytest.mark.anyio
EXPAND, CONTRACT = 'kind = "expand"', 'kind = "contract"'
DECLARED = [one for one in revisions.migrations() if one.revision > revisions.LAST_UNDECLARED]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return str(tmp_path / "test.sqlite3") if request.param == "sqlite" else shared_postgresql().new_database()


async def test_a_release_works_with_tables_to_which_the_next_one_has_only_added(
    address: str, tmp_path: Path
) -> None:
    await ServerStore.open(address).close()
    with next_release(tmp_path, EXPAND):
        await (newer := ServerStore.open(address)).accounts.add(Account(id="anna", since=1))
        await newer.close()
    older = ServerStore.open(address)
    await older.accounts.add(Account(id="berta", since=2))
    assert set(await older.accounts.get_many(["anna", "berta"])) == {"anna", "berta"}
    await older.close()


@pytest.mark.parametrize(
    ("declaration", "works"),
    [
        (CONTRACT, False),
        ("", False),
        (f'{CONTRACT}\ncompatible_from = "{revisions.newest_version()}"', True),
        (f'{CONTRACT}\ncompatible_from = "{NEXT}"', False),
    ],
)
async def test_a_release_refuses_tables_that_lack_what_it_uses(
    address: str, tmp_path: Path, declaration: str, works: bool
) -> None:
    with next_release(tmp_path, declaration, DROP_COLUMN):
        await ServerStore.open(address).close()
    if works:
        await ServerStore.open(address).close()
        return
    with pytest.raises(BadField) as refused:
        ServerStore.open(address)
    assert refused.value.reason == "database-newer"
    assert NEXT in refused.value.words("en")
    assert "\n" not in refused.value.words("en")


async def test_commands_that_copy_refuse_newer_tables_because_they_would_lose_columns(
    address: str, tmp_path: Path
) -> None:
    with next_release(tmp_path, EXPAND):
        open_database(database_url(address)).dispose()
    with pytest.raises(BadField) as refused:
        open_database(database_url(address))
    assert refused.value.reason == "database-newer"


@pytest.mark.parametrize(
    ("declaration", "change", "starts"), [(EXPAND, ADD_COLUMN, True), (CONTRACT, DROP_COLUMN, False)]
)
async def test_tables_are_not_contracted_while_an_older_process_runs(
    tmp_path: Path, declaration: str, change: str, starts: bool
) -> None:
    address = shared_postgresql().new_database()
    older = ServerStore.open(address)
    await older.matches.end_outage(1)
    with next_release(tmp_path, declaration, change):
        if starts:
            await ServerStore.open(address).close()
        else:
            with pytest.raises(BadField) as refused:
                ServerStore.open(address)
            assert refused.value.reason == "older-process-runs"
            await older.close()
            await ServerStore.open(address).close()
    if starts:
        await older.accounts.add(Account(id="anna", since=1))
        await older.close()


def test_a_database_of_a_release_that_stored_nothing_gets_its_window(address: str) -> None:
    engine = open_database(database_url(address))
    with engine.begin() as connection:
        revisions.COMPATIBILITY.drop(connection)
    engine.dispose()
    engine = open_database(database_url(address))
    with engine.connect() as connection:
        window = revisions.stored_window(connection, revisions.newest_version())
    engine.dispose()
    assert window.oldest == revisions.oldest_compatible(revisions.newest_version())


# The migration files.


def test_every_migration_declares_its_kind() -> None:
    undeclared = [one.revision for one in DECLARED if one.kind not in ("expand", "contract")]
    assert undeclared == []
    for one in DECLARED:
        assert one.compatible_from is None or re.fullmatch(r"\d{4}", one.compatible_from)
        assert one.kind == "contract" or one.compatible_from is None, "only a contraction excludes releases"


def additions_only(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Returns what a migration did beside adding tables, optional columns and plain indexes."""
    wrong = [f"{name} is changed or removed" for name, what in before.items() if after.get(name) != what]
    tables = {name.split(".")[0] for name in before}
    for name, what in after.items():
        if name in before or name.split(".")[0] not in tables:
            continue
        if what["unique"] or what["required"]:
            wrong.append(f"{name} constrains rows that older releases write")
    return wrong


def described(engine: Engine) -> dict[str, Any]:
    """Returns the columns and indexes of all tables by name."""
    found: Inspector = inspect(engine)
    parts: dict[str, Any] = {}
    for table in found.get_table_names():
        for column in found.get_columns(table):
            required = not column["nullable"] and column["default"] is None
            parts[f"{table}.{column['name']}"] = {
                "type": str(column["type"]), "required": required, "unique": False,
            }  # fmt: skip
        for index in found.get_indexes(table):
            unique = bool(index["unique"])
            parts[f"{table}.{index['name']}"] = {
                "columns": index["column_names"], "unique": unique, "required": False,
            }  # fmt: skip
    return parts


def violations(folder: Path, migration: revisions.Migration) -> list[str]:
    """Runs a migration. Returns: what it did beside adding."""
    engine = connect(folder / "test.sqlite3")
    migrate(engine, f"{int(migration.revision) - 1:04}")
    before = described(engine)
    migrate(engine, migration.revision)
    after = described(engine)
    engine.dispose()
    return additions_only(before, after)


def test_expansions_only_add(tmp_path: Path) -> None:
    for migration in DECLARED:
        if migration.kind == "expand":
            (folder := tmp_path / migration.revision).mkdir()
            assert violations(folder, migration) == []


@pytest.mark.parametrize(
    ("change", "adds"),
    [
        (ADD_COLUMN, True),
        ("op.create_index('ix_new', 'accounts', ['name'])", True),
        ("op.create_table('new', sa.Column('id', sa.Text, primary_key=True))", True),
        ("op.create_index('ix_new', 'accounts', ['name'], unique=True)", False),
        (DROP_COLUMN, False),
        ("op.drop_index('ix_sessions_account', 'sessions')", False),
        ("op.execute(\"ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT ''\")", True),
        ("op.rename_table('secrets', 'others')", False),
    ],
)
def test_the_check_of_expansions_finds_what_is_no_addition(tmp_path: Path, change: str, adds: bool) -> None:
    with next_release(tmp_path, EXPAND, change) as revision:
        found = violations(tmp_path, revisions.Migration(revision, "expand", None))
    assert (found == []) is adds

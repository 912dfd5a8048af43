"""Blocks and registration codes in both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.block_store import SqlBlockStore
from regalia.adapters.database import database_url
from regalia.adapters.registration_code_store import SqlRegistrationCodeStore
from regalia.adapters.writer import Writer
from regalia.services.people.blocks import Block
from regalia.services.people.ports import Account
from regalia.services.people.registration import RegistrationCode
from tests.support.postgresql import shared_postgresql
from tests.support.stores import opened

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def writer(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Writer]:
    """The writer of an empty database of each kind."""
    where = (
        tmp_path / "regalia.sqlite3"
        if request.param == "sqlite"
        else database_url(shared_postgresql().new_database())
    )
    with opened(where) as writer:
        yield writer


async def blocks_of_three(writer: Writer) -> SqlBlockStore:
    """Ann has blocked Bob and Cid, Cid has blocked Ann."""
    accounts, blocks = SqlAccountStore(writer.engine, writer), SqlBlockStore(writer.engine, writer)
    for account in ("ann", "bob", "cid"):
        await accounts.add(Account(id=account, since=1))
    for at, (account, blocked) in enumerate([("ann", "bob"), ("ann", "cid"), ("cid", "ann")], 1):
        await blocks.add(Block(account, blocked, at))
    return blocks


async def test_blocks_are_listed_by_the_blocker_and_found_from_both_sides(writer: Writer) -> None:
    blocks = await blocks_of_three(writer)
    await blocks.add(Block("ann", "bob", 9))  # changes nothing
    assert [each.blocked for each in await blocks.of("ann")] == ["cid", "bob"]
    assert await blocks.of("bob") == []
    assert await blocks.touching(["bob"]) == [Block("ann", "bob", 1)]
    assert {(each.account, each.blocked) for each in await blocks.touching(["cid", "bob"])} == {
        ("ann", "bob"),
        ("ann", "cid"),
        ("cid", "ann"),
    }
    await blocks.remove("ann", "cid")
    assert await blocks.touching(["cid"]) == [Block("cid", "ann", 3)]


async def test_the_blocks_of_a_deleted_account_are_deleted_in_both_directions(writer: Writer) -> None:
    blocks = await blocks_of_three(writer)
    accounts = SqlAccountStore(writer.engine, writer)
    await accounts.change("cid", lambda now: Account(id=now.id, since=now.since, deleted=True))
    assert await blocks.touching(["ann", "bob", "cid"]) == [Block("ann", "bob", 1)]


async def test_a_registration_code_serves_as_often_as_it_says_and_until_its_time(writer: Writer) -> None:
    codes = SqlRegistrationCodeStore(writer.engine, writer)
    code = RegistrationCode(digest="aa", created=1, by="operator", uses_left=2, until=100, note="club")
    await codes.add(code)
    assert await codes.all() == [code]
    assert not await codes.take("bb", now=50)
    assert not await codes.take("aa", now=100)
    assert [await codes.take("aa", now=50) for _ in range(3)] == [True, True, False]
    await codes.give_back("aa")
    assert await codes.take("aa", now=50)

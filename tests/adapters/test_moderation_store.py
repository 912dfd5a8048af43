"""Restrictions, reports, announcements and the audit log in both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.adapters.audit_store import SqlAuditStore
from regalia.adapters.database import database_url
from regalia.adapters.moderation_store import SqlModerationStore
from regalia.adapters.writer import Writer
from regalia.services.moderation.ports import Announcement, AuditFilter, AuditRow, Restriction
from tests.support import stores
from tests.support.moderation import DATABASES, new_database, report_of

pytestmark = pytest.mark.anyio


@pytest.fixture(params=DATABASES)
def writer(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Writer]:
    """An empty database of each kind."""
    with stores.opened(database_url(new_database(request.param, tmp_path))) as writer:
        yield writer


@pytest.fixture
def store(writer: Writer) -> SqlModerationStore:
    return SqlModerationStore(writer.engine, writer)


@pytest.fixture
def audit(writer: Writer) -> SqlAuditStore:
    return SqlAuditStore(writer.engine, writer)


async def test_restrictions_in_force_are_neither_lifted_nor_over(store: SqlModerationStore) -> None:
    rows = [
        Restriction(kind="ban", account="ann", reason="a", since=1, by="operator"),
        Restriction(kind="mute", account="bob", reason="b", since=1, until=50, by="mod"),
        Restriction(kind="ban", network="192.0.2.0/24", reason="c", since=1, until=200, by="operator"),
    ]
    ann, bob, network = [await store.add_restriction(row) for row in rows]
    assert await store.restrictions(in_force=100) == [network, ann]
    assert await store.restrictions(account="bob") == [bob]
    assert [one.id for one in await store.lift([ann.id, bob.id], at=100)] == [ann.id]
    assert await store.lift([ann.id], at=101) == []
    assert await store.restrictions(in_force=102) == [network]
    assert len(await store.restrictions(most=2)) == 2


async def test_open_reports_come_first_and_are_handled_once(store: SqlModerationStore) -> None:
    first, second, third = [await store.add_report(report_of(name)) for name in ("ann", "eve", "kay")]
    assert await store.close_report(third.id, status="acted", by="mod", at=5)
    assert not await store.close_report(third.id, status="dismissed", by="other", at=6)
    found = await store.reports(most=10)
    assert [one.id for one in found] == [second.id, first.id, third.id]
    assert (found[2].status, found[2].handled_by, found[2].handled_at) == ("acted", "mod", 5)
    assert await store.reports(status="open", before=second.id, most=10) == [first]
    await store.reopen_report(third.id)
    assert await store.report(third.id) == third
    assert await store.report(third.id + 1) is None


async def test_an_announcement_replaces_the_one_before(store: SqlModerationStore) -> None:
    assert await store.announcement(1) is None
    await store.announce(Announcement(text="first", since=1, by="operator"))
    second = await store.announce(Announcement(text="second", since=2, until=10, by="operator"))
    assert await store.announcement(3) == second
    assert await store.announcement(10) is None
    assert await store.clear_announcement(4)
    assert await store.announcement(5) is None
    assert not await store.clear_announcement(6)


async def test_the_audit_log_is_filtered_and_read_backwards(audit: SqlAuditStore) -> None:
    rows = [
        AuditRow(at=at, actor=actor, act=act, subject=subject, detail={"at": at})
        for at, actor, act, subject in (
            (1, "ann", "sign-in", "ann"),
            (2, None, "limit-hit", None),
            (3, "operator", "ban", "ann"),
            (4, "operator", "ban", "bob"),
        )
    ]
    await audit.add_audit(rows)

    async def times(**wanted: object) -> list[int]:
        return [row.at for row in await audit.audit(AuditFilter(**wanted))]  # type: ignore[arg-type]

    assert await times() == [4, 3, 2, 1]
    assert await times(acts=["ban"], subject="ann") == [3]
    assert await times(actor="operator", most=1) == [4]
    assert await times(since=2, before=(await audit.audit(AuditFilter(most=1)))[0].number) == [3, 2]
    assert (await audit.audit(AuditFilter(actor="ann")))[0].detail == {"at": 1}
    assert await audit.delete_audit(before=3) == 2
    assert await times() == [4, 3]

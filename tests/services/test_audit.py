"""The audit log: rows are written behind the requests, survive a full disk, and limit hits are counted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from regalia.services import request_ids
from regalia.services.moderation import audit
from regalia.services.moderation.audit import Act, AuditLog
from regalia.services.moderation.ports import AuditFilter, AuditRow
from regalia.services.supervision import Backoff
from tests.support.people import FakeClock

pytestmark = pytest.mark.anyio


class Kept:
    """The port `AuditStore`, whose disk can be full."""

    def __init__(self) -> None:
        self.rows: list[AuditRow] = []
        self.batches = 0
        self.full = False
        self.tried = asyncio.Event()

    async def add_audit(self, rows: Sequence[AuditRow]) -> None:
        await asyncio.sleep(0)
        self.tried.set()
        if self.full:
            raise OSError("the disk is full")
        self.batches += 1
        self.rows += rows

    async def audit(self, wanted: AuditFilter) -> list[AuditRow]:
        raise AssertionError("the log only writes")

    async def delete_audit(self, *, before: int) -> int:
        gone = [row for row in self.rows if row.at < before]
        self.rows = [row for row in self.rows if row not in gone]
        return len(gone)


@pytest.fixture
def store() -> Kept:
    return Kept()


@pytest.fixture
def log(store: Kept) -> AuditLog:
    return AuditLog(store, FakeClock(), backoff=Backoff(first=0.001, longest=0.001))


async def test_rows_of_one_moment_are_written_together_with_the_id_of_the_request(
    log: AuditLog, store: Kept
) -> None:
    token = request_ids.current.set("request-1")
    for name in ("ann", "bob", "eve"):
        log.record(Act.SIGN_IN, actor=name, subject=name, address="192.0.2.1", level=3)
    request_ids.current.reset(token)
    assert store.rows == []  # nobody has waited for the disk
    await log.flush()
    assert store.batches == 1
    assert [row.actor for row in store.rows] == ["ann", "bob", "eve"]
    assert {(row.act, row.request, row.address) for row in store.rows} == {
        ("sign-in", "request-1", "192.0.2.1")
    }
    assert store.rows[0].detail == {"level": 3}


async def test_a_full_disk_fails_nothing_and_rows_are_written_once_it_has_room(
    log: AuditLog, store: Kept
) -> None:
    store.full = True
    log.record(Act.SIGN_IN, actor="ann")
    await asyncio.wait_for(store.tried.wait(), 5)
    await log.flush()  # logs, and does not raise
    store.full = False
    log.record(Act.DELETE, actor="ann")
    await log.close()
    assert [row.act for row in store.rows] == ["sign-in", "delete"]


async def test_rows_beyond_the_cap_are_dropped_and_counted(
    log: AuditLog, store: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "MAX_WAITING", 2)
    for _ in range(5):
        log.record(Act.SIGN_IN, actor="ann")
    await log.close()
    assert (len(store.rows), log.dropped) == (2, 3)


async def test_hits_of_a_limit_are_one_row_for_each_group_of_addresses(log: AuditLog, store: Kept) -> None:
    for _ in range(50):
        log.limit_hit("chat.account", address="2001:db8::1", account="ann")
        log.limit_hit("chat.account", address="2001:db8::2", account="ann")
    log.limit_hit("chat.account", address="192.0.2.1", account="bob")
    log.limit_hit("chat.account", address="192.0.2.1", account="eve")
    await log.close()
    assert [(row.address, row.subject, row.detail) for row in store.rows] == [
        ("2001:db8::/64", "ann", {"limit": "chat.account", "count": 100}),
        ("192.0.2.1", None, {"limit": "chat.account", "count": 2}),
    ]


async def test_a_flood_from_many_addresses_is_counted_together(
    log: AuditLog, store: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "MAX_COUNTED", 2)
    for number in range(10):
        log.limit_hit("request.address", address=f"192.0.2.{number}", account=None)
    await log.close()
    assert [row.address for row in store.rows] == ["192.0.2.0", "192.0.2.1", None]
    assert store.rows[-1].detail["count"] == 8


async def test_old_rows_are_deleted(log: AuditLog, store: Kept) -> None:
    log.record(Act.SIGN_IN, actor="ann")
    await log.flush()
    assert await log.delete_old(days=180) == 0
    log._now.ms += 181 * audit.DAY  # type: ignore[attr-defined]  # the clock of the test
    assert await log.delete_old(days=180) == 1

"""Maintenance: one process of several does it, and a failure of one part does not keep the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest

from regalia.adapters.backup_files import backups_in
from regalia.core.errors import BadField
from regalia.services.matches.creation import NewMatch
from regalia.services.people.ports import Account
from regalia.web.maintenance import CLEANUP_INTERVAL, DAY, Maintenance
from regalia.web.settings import Settings
from regalia.web.wiring import ServerContext
from tests.support.postgresql import shared_postgresql

pytestmark = pytest.mark.anyio
INVITE = {"game": "king-and-assassins", "opponent": {"type": "invite"}}


async def opened(database: object, **settings: Any) -> ServerContext:
    """A server context without its regular work."""
    context = await ServerContext.open(Settings(database=str(database), thinkers=1, **settings))
    for loop in context.loops:
        loop.cancel()
    return context


async def close(*contexts: ServerContext) -> None:
    for context in contexts:
        await context.disconnect_all()
        await context.close()


def new_match(**values: Any) -> NewMatch:
    return msgspec.convert(values, NewMatch)


async def test_of_two_processes_one_makes_backups_and_the_other_takes_its_place(tmp_path: Path) -> None:
    address = shared_postgresql().new_database()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    one, two = [await opened(address, backups=str(folder)) for folder in folders]
    assert [one.store.is_leader, two.store.is_leader] == [True, False]
    for context in (one, two):
        await Maintenance(context).run_due()
    assert [len(backups_in(folder)) for folder in folders] == [1, 0]
    await close(one)
    with anyio.fail_after(10):  # PostgreSQL ends the session of a closed connection a little later
        while not two.store.is_leader:
            await two.store.matches.heartbeat(two.now())
    await Maintenance(two).run_due()
    assert [len(backups_in(folder)) for folder in folders] == [1, 1]
    await close(two)


async def test_an_invitation_that_nobody_took_expires(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = await opened(tmp_path / "test.sqlite3")
    anna = await context.accounts.guest()
    settings = await context.lobby.create(anna.id, new_match(**INVITE))
    maintenance = Maintenance(context)
    assert await maintenance.expire_waiting() == 0
    later = context.now() + context.limits.count("match.waiting-days") * DAY + 1
    monkeypatch.setattr(context, "now", lambda: later)
    assert await maintenance.expire_waiting() == 1
    assert (await context.live_matches.get(settings.id)).over
    assert await maintenance.expire_waiting() == 0
    await close(context)


async def test_a_guest_that_cannot_come_back_is_deleted_and_the_matches_end(tmp_path: Path) -> None:
    context = await opened(tmp_path / "test.sqlite3", limits={"guest.lost-days": 1})
    guest = Account(id="guest", since=0)
    await context.store.accounts.add(guest)
    settings = await context.lobby.create(guest.id, new_match(**INVITE))
    maintenance = Maintenance(context)
    assert await maintenance.delete_lost_guests() == 0, "the match has just changed"
    later = context.now() + 2 * DAY
    context.accounts._now = lambda: later
    assert await maintenance.delete_lost_guests() == 1
    left = await context.store.accounts.get("guest")
    assert left is not None
    assert left.deleted
    assert (await context.live_matches.get(settings.id)).over
    await close(context)


async def test_the_work_of_a_day_is_repeated_after_a_day_or_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = await opened(tmp_path / "test.sqlite3")
    runs: list[float] = []
    times = [1.0]

    async def clean_up(_: Maintenance) -> None:
        runs.append(times[-1])
        if len(runs) == 1:
            raise OSError("a full disk")

    monkeypatch.setattr(Maintenance, "clean_up", clean_up)
    maintenance = Maintenance(context, now=lambda: times[-1])
    for at in (1.0, 2.0, 3.0, 2.0 + CLEANUP_INTERVAL):
        times.append(at)
        await maintenance.run_due()
    assert runs == [1.0, 2.0, 2.0 + CLEANUP_INTERVAL]
    await close(context)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"backups": "missing"}, "backup-folder"),
        ({"backup_every": "sometimes"}, "backup-interval"),
        ({"backup_keep": "all"}, "backup-rules"),
    ],
)
async def test_with_invalid_settings_of_backups_nothing_is_started(
    tmp_path: Path, settings: dict[str, str], reason: str
) -> None:
    database = tmp_path / "test.sqlite3"
    settings = {
        name: str(tmp_path / value) if name == "backups" else value for name, value in settings.items()
    }
    with pytest.raises(BadField) as refused:
        await ServerContext.open(Settings(database=str(database), **settings))  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert not database.exists()

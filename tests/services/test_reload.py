"""Operators read a match again: every process has what is stored, and a stuck computer's turn is planned anew."""

from __future__ import annotations

import pytest

from regalia.services.errors import BadLog, NoSuchMatch
from regalia.services.matches import commands as c
from regalia.services.matches.creation import ComputerOpponent, NewMatch
from tests.support.fakes import FakeClock, FakeWorkers, RecordingSubscriber
from tests.support.match_services import GAME, MatchServices, until
from tests.support.memory_bus import MemoryHub
from tests.support.memory_matches import MemoryMatches

pytestmark = pytest.mark.anyio


async def test_an_erased_line_is_gone_in_every_process_and_for_every_subscriber() -> None:
    store, clock, hub = MemoryMatches(), FakeClock(), MemoryHub()
    one, other = (MatchServices(store, bus=hub.bus(), clock=clock) for _ in range(2))
    match = await one.match_of_two()
    number = await one.live_matches.execute(match.id, "ann", c.Say(id="1", text="an insult"))
    subscriber = RecordingSubscriber()
    await other.live_matches.watch(match.id, subscriber, account="bob")
    assert "an insult" in str(subscriber.snapshots[-1])
    await store.erase_line(match.id, number)
    await one.live_matches.reload(match.id)
    await until(lambda: len(subscriber.snapshots) == 2)
    assert "an insult" not in str(subscriber.snapshots[-1])
    assert subscriber.snapshots[-1].number == number
    assert (await one.live_matches.get(match.id)).log == store.logs[match.id]
    for services in (one, other):
        await services.live_matches.stop()


async def test_a_computer_turn_that_is_stuck_is_planned_anew() -> None:
    workers = FakeWorkers()
    workers.held = True
    services = MatchServices(workers=workers)
    wanted = NewMatch(game=GAME, opponent=ComputerOpponent(level=1), seat="king")
    match = (await services.lobby.create("ann", wanted)).id
    await until(lambda: workers.asked == 1)
    workers.held = False  # for the next request
    await services.live_matches.reload(match)
    await until(lambda: services.live_matches.loaded[match].match.actor == "king")
    assert workers.dropped == 1
    assert workers.asked >= 2
    await services.live_matches.stop()


async def test_a_match_that_cannot_be_read_is_dropped_and_listed_as_damaged() -> None:
    services = MatchServices()
    match = await services.match_of_two()
    services.store.logs[match.id].pop(0)
    with pytest.raises(BadLog):
        await services.live_matches.reload(match.id)
    assert match.id not in services.live_matches.loaded
    assert match.id in services.store.damaged
    with pytest.raises(NoSuchMatch):
        await services.live_matches.reload("no-such-match")


async def test_a_process_that_serves_nobody_plans_no_computer_turn() -> None:
    services = MatchServices()
    services.live_matches.plays = False
    wanted = NewMatch(game=GAME, opponent=ComputerOpponent(level=1), seat="king")
    match = (await services.lobby.create("ann", wanted)).id
    assert services.live_matches.loaded[match].computer_task is None
    assert services.live_matches.timers.handles == {}

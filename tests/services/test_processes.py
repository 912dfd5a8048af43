"""Several processes on one store: nobody owns a match, and the number of an entry decides between two writers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from regalia.services import errors
from regalia.services.matches import commands as c
from regalia.services.matches import upkeep
from regalia.services.matches.creation import AnyOpponent, ComputerOpponent, NewMatch
from regalia.services.matches.live_match import PEER_SILENCE
from regalia.services.matches.live_matches import TAKEOVER
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Fischer
from tests.support.fakes import FakeClock, RecordingSubscriber
from tests.support.match_services import GAME, MatchServices, until
from tests.support.memory_bus import MemoryBus, MemoryHub
from tests.support.memory_matches import MemoryMatches
from tests.support.scripted_match import ASSASSINS, KING, PICK

pytestmark = pytest.mark.anyio


class Process(MatchServices):
    """The services of one of several processes, on the same store."""

    def __init__(self, store: MemoryMatches, clock: FakeClock, bus: MemoryBus) -> None:
        super().__init__(store, bus=bus, clock=clock)
        self.bus = bus

    async def matches(self, match: Match) -> Match:
        """Returns the copy of a match in this process."""
        return (await self.live_matches._live_match(match.id)).match

    async def act(self, match: Match, who: str, action: str, id: str = "1") -> int:
        """Plays an action on the revision that this process has."""
        revision = (await self.matches(match)).revision
        return await self.live_matches.execute(match.id, who, c.Act(id=id, revision=revision, action=action))


@pytest.fixture
async def processes() -> AsyncIterator[tuple[Process, Process]]:
    """Two processes with one store and clocks that agree."""
    store, clock, hub = MemoryMatches(), FakeClock(), MemoryHub()
    both = Process(store, clock, hub.bus()), Process(store, clock, hub.bus())
    for one in both:
        await one.live_matches.start()
    yield both
    for one in both:
        await one.live_matches.stop()


async def test_subscribers_of_every_process_are_told_each_entry_once(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two()
    watchers = {who: RecordingSubscriber() for who in ("ann", "bob")}
    await one.live_matches.watch(match.id, watchers["ann"], account="ann")
    await other.live_matches.watch(match.id, watchers["bob"], account="bob")
    number = await other.act(match, "bob", PICK)
    await until(lambda: watchers["ann"].last == number)
    assert [update.number for update in watchers["ann"].updates] == [number]
    assert [update.number for update in watchers["bob"].updates] == [number]


async def test_of_two_processes_that_act_at_once_one_is_refused_and_nothing_is_doubled(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two()
    await other.matches(match)
    done = await asyncio.gather(
        one.act(match, "bob", PICK, "1"), other.act(match, "bob", PICK, "2"), return_exceptions=True
    )
    assert {type(result) for result in done} == {int, errors.StaleTurn}
    assert [entry.number for entry in one.store.logs[match.id]] == list(range(1, match.number + 1))
    assert (await one.live_matches.get(match.id)).number == (await other.live_matches.get(match.id)).number


async def test_a_command_that_is_sent_to_two_processes_is_executed_once(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two()
    await other.matches(match)
    done = await asyncio.gather(one.act(match, "bob", PICK, "1"), other.act(match, "bob", PICK, "1"))
    assert done[0] == done[1] == len(one.store.logs[match.id])


async def test_a_process_that_hears_nothing_catches_up_before_it_refuses(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two()
    await other.matches(match)
    other.bus.cut()
    await one.act(match, "bob", PICK)
    king_acts = (await one.live_matches.get(match.id)).game.legal()[0]
    revision = (await one.matches(match)).revision
    number = await other.live_matches.execute(
        match.id, "ann", c.Act(id="9", revision=revision, action=king_acts)
    )
    assert number == len(one.store.logs[match.id])


async def test_a_process_that_hears_nothing_reads_the_store_every_second(
    processes: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = processes
    match = await one.match_of_two()
    watcher = RecordingSubscriber()
    await other.live_matches.watch(match.id, watcher, account="eve")
    other.bus.cut()
    number = await one.act(match, "bob", PICK)
    await asyncio.sleep(1.2 * upkeep.POLL_INTERVAL)
    assert watcher.last == number


async def test_times_of_entries_never_decrease_though_clocks_differ() -> None:
    store, hub = MemoryMatches(), MemoryHub()
    one, late = Process(store, FakeClock(), hub.bus()), Process(store, FakeClock(), hub.bus())
    late.clock.now -= 5000
    match = await one.match_of_two(clock=Fischer(1, 0))
    await one.act(match, "bob", PICK)
    action = (await late.live_matches.get(match.id)).game.legal()[0]
    await late.act(match, "ann", action, "2")
    times = [entry.at for entry in store.logs[match.id]]
    assert times == sorted(times)
    assert (await late.live_matches.get(match.id)).clocks.remaining == {KING: 60_000, ASSASSINS: 60_000}
    for process in (one, late):
        await process.live_matches.stop()


async def test_a_clock_that_runs_out_in_two_processes_ends_the_match_once(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two(clock=Fischer(1, 0))
    await other.matches(match)
    one.clock.now += 61_000 + 2000
    await asyncio.gather(*(each.live_matches._check_timeout(match.id) for each in processes))
    log = one.store.logs[match.id]
    assert sum(type(entry.payload).__name__ == "MatchEnded" for entry in log) == 1
    await until(lambda: len(one.ended) + len(other.ended) == 1)


async def test_a_clock_that_runs_out_in_a_match_that_nobody_has_in_memory_is_found() -> None:
    store, clock, hub = MemoryMatches(), FakeClock(), MemoryHub()
    dead = Process(store, clock, hub.bus())
    match = await dead.match_of_two(clock=Fischer(1, 0))
    dead.bus.cut()
    dead.live_matches.timers.stop()  # the process is gone
    other = Process(store, clock, hub.bus())
    await other.live_matches.start()
    clock.now += 63_000
    await until(lambda: store.summaries[match.id].status == "over")
    await other.live_matches.stop()


async def test_the_computer_acts_once_though_two_processes_have_the_match(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    wanted = NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king")
    settings = await one.lobby.create("ann", wanted)
    await other.live_matches.watch(settings.id, RecordingSubscriber(), account="eve")
    await until(lambda: one.store.summaries[settings.id].actor == KING)
    await asyncio.sleep(0.05)
    assert one.workers.asked > 0
    assert other.workers.asked == 0


async def test_another_process_plays_the_turn_of_a_computer_whose_process_is_gone(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    one.workers.held = True  # it never answers
    settings = await one.lobby.create("ann", NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king"))
    one.bus.cut()
    await other.live_matches.watch(settings.id, RecordingSubscriber(), account="eve")
    other.clock.now += TAKEOVER
    await asyncio.sleep(1.6)
    await until(lambda: one.store.summaries[settings.id].actor == KING)
    assert other.workers.asked > 0


async def test_who_watches_in_one_process_is_present_in_the_other(processes: tuple[Process, Process]) -> None:
    one, other = processes
    match = await one.match_of_two(clock=Fischer(1, 0))
    ann, bob = RecordingSubscriber(), RecordingSubscriber()
    await one.live_matches.watch(match.id, ann, account="ann")
    await other.live_matches.watch(match.id, bob, account="bob")
    await until(lambda: ann.there[-1] == {KING: True, ASSASSINS: True} == bob.there[-1])
    other.live_matches.unwatch(match.id, bob)
    await until(lambda: ann.there[-1] == {KING: True, ASSASSINS: False})
    assert ASSASSINS in ann.claims


async def test_the_players_of_a_process_that_is_gone_count_as_absent_after_a_while(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two()
    ann = RecordingSubscriber()
    await one.live_matches.watch(match.id, ann, account="ann")
    await other.live_matches.watch(match.id, RecordingSubscriber(), account="bob")
    await until(lambda: ann.there[-1] == {KING: True, ASSASSINS: True})
    other.bus.cut()
    one.clock.now += PEER_SILENCE
    await upkeep.Upkeep(one.live_matches).tell_peers()
    assert ann.there[-1] == {KING: True, ASSASSINS: False}


async def test_no_win_is_claimed_while_other_processes_cannot_be_heard(
    processes: tuple[Process, Process],
) -> None:
    one, _ = processes
    match = await one.match_of_two()
    one.clock.now += 10**9
    one.bus.cut()
    with pytest.raises(errors.NotAllowedNow):
        await one.live_matches.execute(match.id, "ann", c.Claim(id="1"))
    one.bus.mend()
    await one.live_matches.execute(match.id, "ann", c.Claim(id="1"))
    assert (await one.live_matches.get(match.id)).over


async def test_a_rematch_that_both_ask_for_in_two_processes_is_created_once(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    match = await one.match_of_two()
    await one.live_matches.execute(match.id, "ann", c.Resign(id="1"))
    revision = (await other.live_matches.get(match.id)).revision
    await asyncio.gather(
        one.live_matches.execute(match.id, "ann", c.Ask(id="2", revision=revision, offer="rematch")),
        other.live_matches.execute(match.id, "bob", c.Ask(id="2", revision=revision, offer="rematch")),
    )
    following = (await one.live_matches.get(match.id)).next_match
    assert following is not None
    assert [one.store.settings.keys() - {match.id}] == [{following}]


async def test_lists_show_the_turn_though_two_processes_write_it(processes: tuple[Process, Process]) -> None:
    one, other = processes
    match = await one.match_of_two()
    for number, process in enumerate((one, other, one, other, one, other)):
        found = await process.live_matches.get(match.id)
        assert found.actor is not None
        who = {KING: "ann", ASSASSINS: "bob"}[found.actor]
        action = PICK if number == 0 else "end" if "end" in found.game.legal() else found.game.legal()[0]
        await process.act(match, who, action, str(number))
        assert one.store.summaries[match.id].actor == (await process.live_matches.get(match.id)).actor


async def test_of_two_who_join_in_two_processes_one_gets_the_seat(processes: tuple[Process, Process]) -> None:
    one, other = processes
    settings = await one.lobby.create("ann", NewMatch(game=GAME, opponent=AnyOpponent(), seat="king"))
    await other.live_matches.get(settings.id)
    done = await asyncio.gather(
        one.lobby.join("bob", settings.id), other.lobby.join("eve", settings.id), return_exceptions=True
    )
    assert sorted(isinstance(result, errors.ServiceError) for result in done) == [False, True]


async def test_a_player_who_joined_through_a_process_acts_at_one_that_has_not_heard_of_it(
    processes: tuple[Process, Process],
) -> None:
    one, other = processes
    settings = await one.lobby.create("ann", NewMatch(game=GAME, opponent=AnyOpponent(), seat="king"))
    await other.live_matches.get(settings.id)
    other.bus.cut()
    await one.lobby.join("bob", settings.id)
    number = await other.live_matches.execute(settings.id, "bob", c.Say(id="1", text="hello"))
    assert number == len(one.store.logs[settings.id])

"""Live matches: persisted before sent, sent once, and resumed after a restart."""

from __future__ import annotations

import asyncio

import pytest

from regalia.core.contract import Outcome
from regalia.services import errors
from regalia.services.matches import commands as c
from regalia.services.matches.creation import AnyOpponent, ComputerOpponent, HotseatOpponent, NewMatch
from regalia.services.matches.live_matches import ABSENCE_GRACE, IDLE_TIME
from regalia.services.matches.match_settings import Fischer
from regalia.services.matches.messages import ComputerStatus
from regalia.services.people.ports import Account
from tests.support.fakes import RecordingSubscriber
from tests.support.match_services import GAME, MatchServices, until
from tests.support.scripted_match import ASSASSINS, KING, PICK


@pytest.mark.anyio
async def test_both_players_and_a_spectator_are_told_each_entry_once(services: MatchServices) -> None:
    match = await services.match_of_two()
    watchers = {who: RecordingSubscriber() for who in ("ann", "bob", "eve")}
    for who, watcher in watchers.items():
        await services.live_matches.watch(match.id, watcher, account=who)
    number = await services.live_matches.execute(
        match.id, "bob", c.Act(id="1", revision=match.revision, action=PICK)
    )
    for watcher in watchers.values():
        assert [one.number for one in watcher.updates] == [number]
    assert watchers["ann"].snapshots[0].audience == KING
    assert watchers["bob"].snapshots[0].audience == ASSASSINS
    assert watchers["eve"].snapshots[0].audience == "spectator"
    assert services.store.logs[match.id][-1].number == number


@pytest.mark.anyio
async def test_who_comes_back_is_told_what_it_has_missed_and_no_more(services: MatchServices) -> None:
    match = await services.match_of_two()
    watcher = RecordingSubscriber()
    await services.live_matches.watch(match.id, watcher, account="ann")
    services.live_matches.unwatch(match.id, watcher)
    for n, text in enumerate(("hello", "are you there?")):
        await services.live_matches.execute(match.id, "bob", c.Say(id=str(n), text=text))
    assert not watcher.updates
    await services.live_matches.watch(match.id, watcher, account="ann", since=watcher.last)
    assert [one.payload.text for one in watcher.updates if one.payload] == ["hello", "are you there?"]  # type: ignore[union-attr]
    assert len(watcher.snapshots) == 1
    await services.live_matches.watch(match.id, watcher, account="ann", since=9999)
    assert len(watcher.snapshots) == 2


@pytest.mark.anyio
async def test_what_cannot_be_kept_is_not_told_and_not_done(services: MatchServices) -> None:
    match = await services.match_of_two()
    watcher = RecordingSubscriber()
    await services.live_matches.watch(match.id, watcher, account="ann")
    services.store.fails = True
    act = c.Act(id="1", revision=match.revision, action=PICK)
    with pytest.raises(OSError, match="full"):
        await services.live_matches.execute(match.id, "bob", act)
    assert not watcher.updates
    assert (await services.live_matches.get(match.id)).number == len(services.store.logs[match.id])
    await services.live_matches.execute(match.id, "bob", act)  # and the same command can be sent again
    assert len(watcher.updates) == 1


@pytest.mark.anyio
async def test_who_goes_away_in_the_middle_of_a_command_leaves_it_done(services: MatchServices) -> None:
    match = await services.match_of_two()
    act = c.Act(id="1", revision=match.revision, action=PICK)
    task = asyncio.ensure_future(services.live_matches.execute(match.id, "bob", act))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    found = await services.live_matches.get(match.id)
    await until(lambda: len(services.store.logs[match.id]) == found.number)
    assert found.game.steps[1].text == PICK


@pytest.mark.anyio
async def test_of_two_commands_at_once_the_second_is_stale(services: MatchServices) -> None:
    match = await services.match_of_two()
    acts = [c.Act(id=str(n), revision=match.revision, action=PICK) for n in range(2)]
    done = await asyncio.gather(
        *(services.live_matches.execute(match.id, "bob", act) for act in acts), return_exceptions=True
    )
    assert isinstance(done[0], int)
    assert isinstance(done[1], errors.StaleTurn)


@pytest.mark.anyio
async def test_nobody_acts_from_a_seat_of_somebody_else(services: MatchServices) -> None:
    match = await services.match_of_two()
    resign = c.Resign(id="1")
    for account, seat in (("eve", None), ("ann", "assassins"), ("eve", "king"), ("ann", "spectator")):
        with pytest.raises(errors.NotYourSeat):
            await services.live_matches.execute(match.id, account, resign, seat=seat)
    with pytest.raises(errors.NotYourSeat):
        await services.live_matches.watch(match.id, RecordingSubscriber(), account="eve", seat="king")
    with pytest.raises(errors.NoSuchMatch):
        await services.live_matches.execute("nothing", "ann", resign)


@pytest.mark.anyio
async def test_the_computer_plays_its_turns_to_the_end(services: MatchServices) -> None:
    wanted = NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king")
    terms = await services.lobby.create("ann", wanted)
    match = await services.live_matches.get(terms.id)
    while not match.over:
        await until(lambda: match.over or match.actor == KING)
        if not match.over:
            act = c.Act(id=str(match.number), revision=match.revision, action=match.game.legal()[-1])
            await services.live_matches.execute(match.id, "ann", act)
    await until(lambda: bool(services.ended))
    assert services.store.summaries[match.id].status == "over"
    number = await services.live_matches.execute(
        match.id, "ann", c.Ask(id="again", revision=0, offer="rematch")
    )
    assert number == match.number
    assert match.next_match is not None
    following = await services.live_matches.get(match.next_match)
    assert following.settings.founder_seat == ASSASSINS
    assert following.score == match.score
    assert following.settings.seed != match.settings.seed


@pytest.mark.anyio
async def test_a_computer_that_fails_is_asked_again_and_gives_up_in_the_end(services: MatchServices) -> None:
    services.workers.failures = 2
    terms = await services.lobby.create("ann", NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king"))
    match = await services.live_matches.get(terms.id)
    await until(lambda: match.actor == KING)
    services.workers.failures = 99
    await services.live_matches.execute(match.id, "ann", c.Act(id="1", revision=match.revision, action="end"))
    await until(lambda: match.over)
    assert match.ended is not None
    assert match.ended.reason == "resigned"


@pytest.mark.anyio
async def test_a_request_for_a_move_that_nobody_needs_any_more_is_dropped(services: MatchServices) -> None:
    services.workers.held = True
    terms = await services.lobby.create("ann", NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king"))
    await until(lambda: services.workers.asked == 1)
    await services.live_matches.execute(terms.id, "ann", c.Resign(id="1"))
    await until(lambda: services.workers.dropped == 1)
    assert (await services.live_matches.get(terms.id)).over


@pytest.mark.anyio
async def test_after_a_restart_the_computer_is_asked_again_and_the_clock_was_stopped() -> None:
    first = MatchServices()
    await first.live_matches.start()
    wanted = NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king", clock=Fischer(1, 0))
    first.workers.failures = 0
    terms = await first.lobby.create("ann", wanted)  # and the server is killed before the computer answers
    await first.store.heartbeat(first.clock())
    for task in first.live_matches.tasks:
        task.cancel()
    again = MatchServices(first.store)
    again.clock.now = first.clock.now + 10**9
    await again.live_matches.start()
    match = await again.live_matches.get(terms.id)
    await until(lambda: match.actor == KING)
    assert match.clocks.remaining_at(again.clock())[KING] == 60_000
    await again.live_matches.stop()


@pytest.mark.anyio
async def test_a_clock_that_runs_out_ends_the_match(services: MatchServices) -> None:
    match = await services.match_of_two(clock=Fischer(0, 1))
    services.clock.now += 5_000
    await until(lambda: match.over)
    assert match.ended is not None
    assert match.ended.reason == "time"


@pytest.mark.anyio
async def test_presence_is_told_and_who_is_gone_can_be_claimed_from(services: MatchServices) -> None:
    match = await services.match_of_two(clock=Fischer(60, 0))
    ann, bob = RecordingSubscriber(), RecordingSubscriber()
    await services.live_matches.watch(match.id, ann, account="ann")
    await services.live_matches.watch(match.id, bob, account="bob")
    assert ann.there[-1] == {"king": True, "assassins": True}
    services.live_matches.unwatch(match.id, bob)
    assert ann.there[-1] == {"king": True, "assassins": False}
    assert ann.claims == {"assassins": services.clock.now + 60_000}
    services.clock.now += 47_500
    with pytest.raises(errors.NotAllowedNow) as refused:
        await services.live_matches.execute(match.id, "ann", c.Claim(id="1"))
    assert refused.value.arguments["wait"] == 13
    services.clock.now += 12_500
    await services.live_matches.execute(match.id, "ann", c.Claim(id="2"))
    assert match.over


@pytest.mark.anyio
async def test_who_deletes_the_account_gives_up_what_was_played_and_aborts_the_rest(
    services: MatchServices,
) -> None:
    played, fresh = await services.match_of_two(), await services.match_of_two()
    own = await services.lobby.create("bob", NewMatch(game=GAME, opponent=HotseatOpponent()))
    waiting = await services.lobby.create("bob", NewMatch(game=GAME, opponent=AnyOpponent()))
    await services.live_matches.execute(
        played.id, "bob", c.Act(id="1", revision=played.revision, action=PICK)
    )
    watcher = RecordingSubscriber()
    await services.live_matches.watch(played.id, watcher, account="ann")
    await services.live_matches.end_matches_of("bob")
    assert played.ended == Outcome("king", "abandoned")
    assert watcher.updates[-1].now is not None
    for match in (fresh.id, own.id, waiting.id):
        assert (await services.live_matches.get(match)).ended == Outcome(None, "aborted")


@pytest.mark.anyio
async def test_matches_that_a_deleted_account_has_left_behind_are_ended_at_the_start(
    services: MatchServices,
) -> None:
    match = await services.match_of_two()
    services.store.accounts["bob"] = Account(id="bob", since=0, deleted=True)
    await services.live_matches.start()
    assert match.over


@pytest.mark.anyio
async def test_a_match_that_nobody_watches_is_forgotten_and_found_again(services: MatchServices) -> None:
    match = await services.match_of_two()
    services.clock.now += IDLE_TIME + 1
    services.live_matches.evict_idle()
    assert match.id not in services.live_matches.loaded
    again, same = await asyncio.gather(
        services.live_matches.get(match.id), services.live_matches.get(match.id)
    )
    assert again is same
    assert again.log == match.log


@pytest.mark.anyio
async def test_players_are_told_the_place_of_the_computer_in_the_queue(services: MatchServices) -> None:
    services.workers.held = True
    terms = await services.lobby.create("ann", NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king"))
    watcher = RecordingSubscriber()
    await services.live_matches.watch(terms.id, watcher, account="ann")
    await until(lambda: ComputerStatus(match=terms.id, position=1) in watcher.statuses)
    services.workers.held = False
    await until(lambda: watcher.statuses[-1] == ComputerStatus(match=terms.id))


@pytest.mark.anyio
async def test_on_one_device_one_account_plays_both_seats(services: MatchServices) -> None:
    terms = await services.lobby.create("ann", NewMatch(game=GAME, opponent=HotseatOpponent()))
    match = await services.live_matches.get(terms.id)
    await services.live_matches.execute(match.id, "ann", c.Act(id="1", revision=match.revision, action=PICK))
    king = RecordingSubscriber()
    await services.live_matches.watch(match.id, king, account="ann", seat="king")
    assert king.snapshots[0].audience == KING
    with pytest.raises(errors.NotYourSeat):
        await services.lobby.join("bob", terms.id)


@pytest.mark.anyio
async def test_an_absence_that_the_server_began_cannot_be_claimed_at_once(services: MatchServices) -> None:
    match = await services.match_of_two(clock=Fischer(30, 30))
    watchers = {who: RecordingSubscriber() for who in ("ann", "bob")}
    for who, watcher in watchers.items():
        await services.live_matches.watch(match.id, watcher, account=who)
    services.live_matches.unwatch(match.id, watchers["bob"], excused=True)
    services.clock.now += 61_000
    with pytest.raises(errors.NotAllowedNow):
        await services.live_matches.execute(match.id, "ann", c.Claim(id="1"))
    services.clock.now += ABSENCE_GRACE
    await services.live_matches.execute(match.id, "ann", c.Claim(id="2"))
    assert match.ended is not None
    assert match.ended.winner == KING

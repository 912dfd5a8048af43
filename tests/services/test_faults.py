"""Faults of the store: nothing is lost, and matches go on once the store works again."""

from __future__ import annotations

import asyncio

import pytest

from regalia.services.matches import commands as c
from regalia.services.matches.creation import ComputerOpponent, NewMatch
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Fischer
from regalia.services.matches.messages import ComputerStatus
from regalia.services.supervision import Backoff
from tests.support.fakes import RecordingSubscriber
from tests.support.match_services import GAME, MatchServices, until
from tests.support.scripted_match import KING

AGAINST_COMPUTER = NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king")


@pytest.mark.anyio
async def test_a_computers_move_is_stored_once_the_disk_has_room_again(services: MatchServices) -> None:
    terms = await services.lobby.create("ann", AGAINST_COMPUTER)
    services.store.full = True
    await until(lambda: services.store.refused > 5)
    assert (await services.live_matches.get(terms.id)).number == len(services.store.logs[terms.id])
    asked = services.workers.asked
    services.store.full = False
    await until(lambda: services.store.summaries[terms.id].actor == KING)
    match = await services.live_matches.get(terms.id)
    assert services.store.logs[terms.id] == match.log
    assert asked == 1, "the move is kept while it cannot be stored"


@pytest.mark.anyio
async def test_players_are_told_of_trouble_with_the_store_and_of_its_end(services: MatchServices) -> None:
    terms = await services.lobby.create("ann", AGAINST_COMPUTER)
    services.store.full = True
    early, late = RecordingSubscriber(), RecordingSubscriber()
    await services.live_matches.watch(terms.id, early, account="ann")
    await until(lambda: ComputerStatus(match=terms.id, trouble=True) in early.statuses)
    await services.live_matches.watch(terms.id, late, account="ann")
    assert late.statuses == [ComputerStatus(match=terms.id, trouble=True)]
    services.store.full = False
    await until(lambda: late.statuses[-1] == ComputerStatus(match=terms.id))
    assert early.statuses[-1] == ComputerStatus(match=terms.id)


@pytest.mark.anyio
async def test_a_computer_that_resigns_does_so_once_that_can_be_stored(services: MatchServices) -> None:
    services.workers.failures = 99
    terms = await services.lobby.create("ann", AGAINST_COMPUTER)
    services.store.full = True
    await until(lambda: services.store.refused > 5)
    services.store.full = False
    await until(lambda: services.store.summaries[terms.id].status == "over")
    assert services.store.summaries[terms.id].reason == "resigned"


@pytest.mark.anyio
async def test_the_heartbeat_goes_on_after_failed_writes(services: MatchServices) -> None:
    services.store.full = True
    await until(lambda: services.store.refused > 2)
    services.store.full = False
    services.clock.now += 47_000
    await until(lambda: services.store.breath == services.clock.now)


@pytest.mark.anyio
async def test_a_clock_that_runs_out_while_nothing_can_be_written_ends_the_match_later(
    services: MatchServices,
) -> None:
    match = await services.match_of_two(clock=Fischer(0, 1))
    services.store.full = True
    services.clock.now += 5_000
    before = services.store.refused
    services.live_matches.timers.on_timeout(match.id)
    await until(lambda: services.store.refused > before + 5)
    services.store.full = False
    await until(lambda: services.store.summaries[match.id].status == "over")
    assert services.store.summaries[match.id].reason == "time"


@pytest.mark.anyio
async def test_a_match_is_not_decided_on_while_what_is_stored_of_it_cannot_be_read(
    services: MatchServices,
) -> None:
    match = await services.match_of_two()
    load = services.store.load

    async def broken(match: str) -> object:
        raise OSError("the disk does not answer")

    services.store.load = broken  # type: ignore[assignment,method-assign]
    services.store.fails = True
    failing = asyncio.ensure_future(
        services.live_matches.execute(match.id, "bob", c.Say(id="1", text="hello"))
    )
    second = asyncio.ensure_future(
        services.live_matches.execute(match.id, "bob", c.Say(id="2", text="there"))
    )
    await until(lambda: not services.store.fails)
    assert not second.done()
    services.store.load = load  # type: ignore[method-assign]
    with pytest.raises(OSError, match="full"):
        await failing
    await second
    found = await services.live_matches.get(match.id)
    assert found.log == services.store.logs[match.id]


@pytest.mark.anyio
async def test_the_computer_acts_after_a_move_that_was_stored_although_its_commit_seemed_to_fail(
    services: MatchServices,
) -> None:
    terms = await services.lobby.create("ann", AGAINST_COMPUTER)
    await until(lambda: services.store.summaries[terms.id].actor == KING)
    match = await services.live_matches.get(terms.id)
    end = c.Act(id="1", revision=match.revision, action="end")
    services.store.loses_answer = True
    with pytest.raises(OSError, match="lost"):
        await services.live_matches.execute(terms.id, "ann", end)
    acted = len(services.store.logs[terms.id])
    assert await services.live_matches.execute(terms.id, "ann", end) == acted, (
        "it was stored, and is not repeated"
    )
    await until(lambda: len(services.store.logs[terms.id]) > acted)


@pytest.mark.anyio
async def test_a_match_is_counted_whose_end_was_stored_although_its_commit_seemed_to_fail(
    services: MatchServices,
) -> None:
    match = await services.match_of_two()
    services.store.loses_answer = True
    with pytest.raises(OSError, match="lost"):
        await services.live_matches.execute(match.id, "ann", c.Resign(id="1"))
    await until(lambda: [ended.id for ended in services.ended] == [match.id])


@pytest.mark.anyio
async def test_a_result_that_cannot_be_counted_is_counted_later(services: MatchServices) -> None:
    failures = [OSError("full"), OSError("full")]
    counted: list[Match] = []

    async def count(match: Match) -> None:
        if failures:
            raise failures.pop()
        counted.append(match)

    services.live_matches.on_over = count
    match = await services.match_of_two()
    await services.live_matches.execute(match.id, "ann", c.Resign(id="1"))
    await until(lambda: bool(counted))
    assert not failures


@pytest.mark.parametrize(("attempt", "pause"), [(0, 0.25), (1, 0.5), (4, 4.0), (5, 5.0), (10_000, 5.0)])
def test_pauses_between_attempts_grow_up_to_a_longest_one(attempt: int, pause: float) -> None:
    assert Backoff().pause(attempt) == pause

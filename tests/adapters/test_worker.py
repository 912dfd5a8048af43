"""Suspended and resumed searches plan the same turn as an uninterrupted one, in any worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from regalia.adapters.task_functions import TurnPayload
from regalia.adapters.worker import Slice, SliceResult, SuspendedTasks
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players import PlannedAction, view_digest
from regalia.services.matches.computers import move_request
from regalia.services.matches.live_match import LiveMatch
from regalia.services.matches.turn_planner import turn_task
from regalia.services.tasks import PLAN_TURN
from tests.support.scripted_match import ASSASSINS, match_against_computer

NOW, AT_ONCE = 0.0, 1000.0  # seconds of a slice: the shortest possible, and longer than any search
PLACES = [("king-and-assassins", 9), ("king-and-assassins", 60), ("king-of-the-hill", 30)]


def game_at(name: str, plies: int) -> Game:
    """Returns a game after some random actions."""
    game, rng = registry.new(name, seed=1), Rng(1)
    for _ in range(plies):
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    return game


def order(ticket: int, game: Game, **slice_: Any) -> Slice:
    """Returns an order to begin a search."""
    view = msgspec.json.decode(msgspec.json.encode(game.view(str(game.actor))))
    payload = msgspec.json.encode(TurnPayload(game=game.rules.id, texts={}, level=4, seed=5, view=view))
    return Slice(ticket=ticket, name=PLAN_TURN, payload=msgspec.Raw(payload), **slice_)


def turn(outcome: SliceResult) -> list[PlannedAction] | None:
    """Returns the turn that a task has planned."""
    return msgspec.json.decode(outcome.value, type=list[PlannedAction]) if bytes(outcome.value) else None


def outcomes(tasks: SuspendedTasks, ticket: int) -> Iterator[SliceResult]:
    """Resumes a search in the shortest slices until it ends."""
    while True:
        yield tasks.run(Slice(ticket=ticket, seconds=NOW))


@pytest.mark.parametrize(("name", "plies"), PLACES)
def test_a_search_in_slices_makes_the_choice_of_one_that_runs_through(name: str, plies: int) -> None:
    game = game_at(name, plies)
    whole, sliced = SuspendedTasks(), SuspendedTasks()
    choice = turn(whole.run(order(1, game, seconds=AT_ONCE)))
    first = sliced.run(order(1, game, seconds=NOW))
    assert (turn(first), first.error) == (None, None)
    last = next(each for each in outcomes(sliced, 1) if turn(each))
    assert turn(last) == choice


def test_searches_that_take_turns_do_not_disturb_each_other() -> None:
    games = [game_at(name, plies) for name, plies in PLACES]
    alone = []
    for ticket, game in enumerate(games):
        tasks = SuspendedTasks()
        alone.append(turn(tasks.run(order(ticket, game, seconds=AT_ONCE))))
    together = SuspendedTasks()
    found: dict[int, list[PlannedAction]] = {}
    for ticket, game in enumerate(games):
        together.run(order(ticket, game, seconds=NOW))
    while len(found) < len(games):
        for ticket in set(range(len(games))) - set(found):
            planned = turn(together.run(Slice(ticket=ticket, seconds=NOW)))
            if planned:
                found[ticket] = planned
    assert [found[ticket] for ticket in range(len(games))] == alone


def test_a_dropped_search_is_forgotten() -> None:
    tasks = SuspendedTasks()
    game = game_at(*PLACES[0])
    tasks.run(order(1, game, seconds=NOW))
    tasks.run(order(2, game, seconds=NOW, dropped=[1]))
    assert set(tasks.begun) == {2}


def test_a_turn_is_planned_as_a_whole_and_no_worker_remembers_it() -> None:
    first, second = SuspendedTasks(), SuspendedTasks()
    game = game_at(*PLACES[0])
    seat = str(game.actor)
    whole = turn(first.run(order(1, game, seconds=AT_ONCE)))
    assert whole is not None
    assert len(whole) > 1
    for planned in whole:  # nothing hidden is revealed here, so that the plan holds to its end
        assert planned.digest == view_digest(game.view(seat))
        game.push(planned.action)
    assert first.begun == {}
    assert turn(second.run(order(2, game_at(*PLACES[0]), seconds=AT_ONCE))) == whole


def test_a_request_carries_no_id_position_or_seed_of_the_match() -> None:
    assert set(TurnPayload.__struct_fields__) == {"game", "texts", "level", "seed", "view"}
    live = LiveMatch(match_against_computer().match, 0)
    live.match.settings = msgspec.structs.replace(live.match.settings, seed=123456789123, nonce="ab" * 32)
    sent = turn_task(move_request(live, ASSASSINS)).payload.decode()
    assert live.match.id not in sent
    assert "123456789123" not in sent
    assert "ab" * 32 not in sent

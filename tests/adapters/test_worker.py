"""Suspended and resumed searches choose the same move as an uninterrupted one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from regalia.adapters.worker import Searches, Slice, SliceResult, WorkerRequest
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players import SearchPlayer, player

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
    request = WorkerRequest(match=f"match-{ticket}", game=game.rules.id, texts={}, level=4, view=view)
    return Slice(ticket=ticket, request=request, **slice_)


def seeded(searches: Searches, ticket: int, game: Game) -> None:
    """Gives a match a player with a known seed."""
    made = player("level-4", game.rules, seed=5)
    assert isinstance(made, SearchPlayer)
    searches.players[f"match-{ticket} {game.actor}"] = made


def outcomes(searches: Searches, ticket: int) -> Iterator[SliceResult]:
    """Resumes a search in the shortest slices until it ends."""
    while True:
        yield searches.run(Slice(ticket=ticket, seconds=NOW))


@pytest.mark.parametrize(("name", "plies"), PLACES)
def test_a_search_in_slices_makes_the_choice_of_one_that_runs_through(name: str, plies: int) -> None:
    game = game_at(name, plies)
    whole, sliced = Searches(), Searches()
    seeded(whole, 1, game)
    seeded(sliced, 1, game)
    choice = whole.run(order(1, game, seconds=AT_ONCE)).action
    first = sliced.run(order(1, game, seconds=NOW))
    assert (first.action, first.error) == (None, None)
    last = next(each for each in outcomes(sliced, 1) if each.action)
    assert last.action == choice


def test_searches_that_take_turns_do_not_disturb_each_other() -> None:
    games = [game_at(name, plies) for name, plies in PLACES]
    alone = []
    for ticket, game in enumerate(games):
        searches = Searches()
        seeded(searches, ticket, game)
        alone.append(searches.run(order(ticket, game, seconds=AT_ONCE)).action)
    together = Searches()
    found: dict[int, str] = {}
    for ticket, game in enumerate(games):
        seeded(together, ticket, game)
        together.run(order(ticket, game, seconds=NOW))
    while len(found) < len(games):
        for ticket in set(range(len(games))) - set(found):
            outcome = together.run(Slice(ticket=ticket, seconds=NOW))
            if outcome.action:
                found[ticket] = outcome.action
    assert [found[ticket] for ticket in range(len(games))] == alone


def test_a_dropped_search_is_forgotten() -> None:
    searches = Searches()
    game = game_at(*PLACES[0])
    searches.run(order(1, game, seconds=NOW))
    searches.run(order(2, game, seconds=NOW, dropped=[1]))
    assert set(searches.begun) == {2}


def test_the_rest_of_a_planned_turn_comes_without_another_search() -> None:
    searches = Searches()
    game = game_at(*PLACES[0])
    seeded(searches, 1, game)
    first = searches.run(order(1, game, seconds=AT_ONCE))
    assert first.planned
    assert first.action is not None
    game.push(first.action)
    second = searches.run(order(1, game, seconds=NOW))
    assert second.action in game.legal()

"""King & Assassins: the worlds sampled for a seat are exactly the consistent ones, with equal probabilities."""

import os
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.games.king_and_assassins.engine.constants import CITIZENS
from regalia.games.registry import GAMES
from regalia.testing.chance import chi_square_bound
from regalia.testing.random_walk import Walker, game_seed
from tests.games.king_and_assassins import rare_positions as positions

RULES = GAMES["king-and-assassins"]
EACH = 6 if os.environ.get("REGALIA_UNCOMPILED") else 20  # draws for each world
SEATS = {"king": 0, "spectator": 2}
Draw = Callable[[Game, str, Rng], State]
Three = frozenset[tuple[str, str]]


def world_from(game: Game, seat: str, rng: Rng) -> State:
    world: State = RULES.observation.world(game.view(seat), rng)
    return world


def determinized(game: Game, seat: str, rng: Rng) -> State:
    state = game.state.clone()
    state.determinize(SEATS[seat], rng)
    return state


def consistent(game: Game) -> set[Three]:
    """Every three assassins, with their fates, that the public facts allow (KA-4.1, KA-7.5, KA-11.1)."""
    whole = game.position()
    public = {name: fate for name, fate in whole["assassins"].items() if fate in ("revealed", "eliminated")}
    threes = set()
    for names in combinations(CITIZENS, 3):
        standing = [name for name in names if name in whole["citizens"]]
        if standing and public.keys() <= set(names):
            fate = {name: "hidden" if name in standing else "captured" for name in names}
            threes.add(frozenset({**fate, **public}.items()))
    return threes


def walked(steps: int) -> Game:
    """A game after so many steps of a random walk."""
    game, walker = Game.new(RULES, {"board": "A"}, seed=game_seed(1)), Walker(1)
    while len(game.steps) < steps:
        game.push(walker.choose(game))
    return game


PLACES: dict[str, Callable[[], Game]] = {
    "after the pick": lambda: walked(4),
    "in the middle": lambda: walked(90),
    "a battle": lambda: Game.load(RULES, positions.BATTLE, seed=1),
    "a manhunt": lambda: Game.load(RULES, positions.MANHUNT, seed=1),
}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("draw", [world_from, determinized])
@pytest.mark.parametrize("place", PLACES)
def test_every_consistent_three_is_drawn_as_often_as_any_other(place: str, draw: Draw, seat: str) -> None:
    game = PLACES[place]()
    expected = consistent(game)
    rng = Rng(11)
    number = EACH * len(expected)
    counts: Counter[Three] = Counter(
        frozenset(RULES.setup.position(draw(game, seat, rng))["assassins"].items()) for _ in range(number)
    )
    assert counts.keys() <= expected
    assert frozenset(game.position()["assassins"].items()) in expected
    off = sum((counts[three] - EACH) ** 2 / EACH for three in expected)
    assert off <= chi_square_bound(len(expected) - 1)
    if EACH >= 20:  # then hardly one in a million would be missed
        assert counts.keys() == expected


@pytest.mark.parametrize("place", PLACES)
def test_the_assassins_player_knows_the_world_it_is_in(place: str) -> None:
    game = PLACES[place]()
    copy = game.state.clone()
    copy.determinize(1, Rng(3))
    worlds: list[dict[str, Any]] = [
        RULES.setup.position(copy),
        RULES.setup.position(world_from(game, "assassins", Rng(3))),
    ]
    assert worlds == [game.position()] * 2

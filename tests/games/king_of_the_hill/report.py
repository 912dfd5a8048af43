"""A long seeded report of all that the compiled rules do; it must be the same where they are not compiled."""

from random import Random
from typing import Any

import msgspec

from regalia.core.constants import CHANCE, OVER
from regalia.core.contract import SPECTATOR, Seat
from regalia.core.rng import Rng
from regalia.core.simulation import perft, random_games
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine.constants import SCENARIOS
from tests.games.king_of_the_hill.battles import RULES, battle, do, load, step
from tests.games.king_of_the_hill.perft_positions import POSITIONS
from tests.games.king_of_the_hill.random_positions import random_position

SEATS = (0, 1, 2)
SIGHTS = (Seat("blue"), Seat("red"), SPECTATOR)


def report() -> dict[str, Any]:
    """Everything that could differ."""
    return {
        "walks": [walk(scenario) for scenario in SCENARIOS],
        "crowds": [crowd(seed) for seed in range(10)],
        "games": [random_games(battle(scenario), 1, 9) for scenario in SCENARIOS],
        "counts": [perft(load(start), 2, 10**6) for start, nodes in POSITIONS.values() if nodes[2] < 20_000],
    }


def walk(scenario: str) -> list[Any]:
    """A whole game: the legal actions at every step, in their order; now and then the position and views."""
    state, rng, chance_rng = battle(scenario), Random(scenario), Rng(7)
    told: list[Any] = []
    while state.actor() != OVER:
        if state.actor() != CHANCE:
            told.append([len(state.legal_actions()), sum(state.legal_actions())])
        if len(told) % 10 == 0:
            told.append(RULES.setup.position(state))
            told += [msgspec.to_builtins(RULES.observation.view(state, seat, ())) for seat in SIGHTS]
        do(state, step(state, rng, chance_rng))
    return [told, RULES.setup.position(state), chance_rng.state]


def crowd(seed: int) -> list[Any]:
    """A position in the thick of it: a count, samples of what a seat cannot know, a game to its end."""
    state = load(random_position(Random(seed)))
    samples = []
    for seat in SEATS:
        copy, stream = state.clone(), Rng(seed)
        copy.determinize(seat, stream)
        samples.append([RULES.setup.position(copy), stream.state])
    copy, stream = state.clone(), Rng(seed)
    steps = copy.rollout(stream, ActionBuffer())
    return [perft(state, 1, 10**6), samples, [steps, stream.state, RULES.setup.position(copy)]]

"""A long seeded report of all that the compiled rules do; it must be the same where they are not compiled."""

import json
from random import Random
from typing import Any

import msgspec

from regalia.core import const
from regalia.core.contract import SPECTATOR, Seat
from regalia.core.dice import Dice
from regalia.core.engine import Actions
from regalia.core.walks import perft, random_games
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import rules
from tests.games.king_of_the_hill.battles import SPEC, battle, do, load, step
from tests.games.king_of_the_hill.random_positions import random_position
from tests.games.king_of_the_hill.test_perft import POSITIONS

SEATS = (0, 1, 2)
SIGHTS = (Seat("blue"), Seat("red"), SPECTATOR)


def report() -> dict[str, Any]:
    """Everything that could differ."""
    return {
        "walks": [walk(scenario) for scenario in k.SCENARIOS],
        "crowds": [crowd(seed) for seed in range(10)],
        "games": [random_games(battle(scenario), 1, 9) for scenario in k.SCENARIOS],
        "counts": [perft(load(start), 2, 10**6) for start, nodes in POSITIONS.values() if nodes[2] < 20_000],
    }


def walk(scenario: str) -> list[Any]:
    """A whole game: the legal actions at every step, in their order; now and then the position and views."""
    engine, rng, dice = battle(scenario), Random(scenario), Dice(7)
    told: list[Any] = []
    while engine.to_move() != const.OVER:
        if engine.to_move() != const.CHANCE:
            told.append([len(engine.legal_actions()), sum(engine.legal_actions())])
        if len(told) % 10 == 0:
            told.append(SPEC.position(engine))
            told += [msgspec.to_builtins(SPEC.view(engine, seat, ())) for seat in SIGHTS]
        do(engine, step(engine, rng, dice))
    return [told, SPEC.position(engine), dice.state]


def crowd(seed: int) -> list[Any]:
    """A position in the thick of it: a count, samples of what a seat cannot know, a game to its end."""
    engine = load(random_position(Random(seed)))
    samples = []
    for seat in SEATS:
        twin, stream = engine.twin(), Dice(seed)
        twin.resample(seat, stream)
        samples.append([SPEC.position(twin), stream.state])
    twin, stream = engine.twin(), Dice(seed)
    steps = twin.roll_out(stream, Actions())
    return [perft(engine, 1, 10**6), samples, [steps, stream.state, SPEC.position(twin)]]


if __name__ == "__main__":
    print(json.dumps({"file": rules.__file__, "report": report()}))

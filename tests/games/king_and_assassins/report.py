"""A long seeded report of the compiled core; the uncompiled core must print the same."""

from random import Random
from typing import Any

import msgspec

import regalia
from regalia.core.rng import Rng
from regalia.core.simulation import perft, random_games
from regalia.core.state import ActionBuffer, State
from tests.games.king_and_assassins.random_walks import choose, random_chance, random_position

SEATS = (0, 1, 2)


def report() -> dict[str, Any]:
    """All parts of the report."""
    return {
        "dice": rng(),
        "walks": [walk(board, seed) for board in "AB" for seed in (1, 2)],
        "crowds": [crowd(seed) for seed in range(12)],
        "records": [record(seed) for seed in (3, 4)],
        "games": [random_games(fresh(board), 20, 9) for board in "AB"],
    }


def rng() -> list[list[int]]:
    """Random number streams of small seeds and of the largest one."""
    streams = []
    for seed in (0, 1, 2**63 - 1, 2**64 - 1):
        stream = Rng(seed)
        streams.append(
            [stream.below(n) for n in (1, 2, 6, 220, 2**31 - 1) for _ in range(20)] + [stream.state]
        )
    return streams


def walk(board: str, seed: int) -> list[Any]:
    """A whole game: the legal actions in order at every step, and the position."""
    rng = Random(seed)
    game = regalia.new("king-and-assassins", board=board, chance="explicit", seed=seed)
    told: list[Any] = []
    while game.actor is not None:
        told.append([game.state.legal_actions(), game.position()])
        game.push(random_chance(game, rng) if game.actor == "chance" else choose(game, rng))
    views = [msgspec.to_builtins(game.view(seat)) for seat in ("king", "assassins", "spectator")]
    return [told, views, game.position()]


def crowd(seed: int) -> list[Any]:
    """A crowded position: perft counts, random games, determinizations."""
    game = regalia.load(random_position(Random(seed)), chance="explicit", seed=seed)
    samples = []
    for seat in SEATS:
        copy, stream = game.state.clone(), Rng(seed)
        copy.determinize(seat, stream)
        samples.append([game.rules.setup.position(copy)["assassins"], stream.state])
    copy, stream = game.state.clone(), Rng(seed)
    steps = copy.rollout(stream, ActionBuffer())
    return [
        [perft(game.state, depth, 10**6) for depth in (1, 2)],
        random_games(game.state, 5, seed),
        samples,
        [steps, stream.state, game.rules.setup.position(copy)],
    ]


def fresh(board: str) -> State:
    """The first position of a game."""
    return regalia.new("king-and-assassins", board=board, chance="explicit", seed=1).state


def record(seed: int) -> str:
    """The record of a random game."""
    rng = Random(seed)
    game = regalia.new("king-and-assassins", board="B", seed=seed)
    while game.actor is not None:
        game.push(choose(game, rng))
    return game.record().line()

"""The rules against the oracle, which was written from the same contract and shares no line with them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from regalia.core import const
from regalia.core.dice import Dice
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import notation
from regalia.games.king_of_the_hill.rules import KingOfTheHill
from tests.games.king_of_the_hill import oracle
from tests.games.king_of_the_hill.battles import (
    SPEC,
    UNCOMPILED,
    battle,
    choose,
    do,
    legal,
    load,
    shape,
    variants,
)
from tests.games.king_of_the_hill.random_positions import random_position

GAMES, SCATTERED = (1, 2) if UNCOMPILED else (3, 80)
EVERYTHING = (
    "burn", "from-", "fromx", "-off", "raze", "vigour", "teleport", "portal", "lightning", "confusion",
    "paralysis", "draw:", "hand:", "yield", "flee", "retreat", "stay", "pursue", "halt", "keep", "redraw",
    "bid", "first", "KH-14.1", "KH-15.4", "KH-15.5", "'blue'", "'red'", "(None",
)  # fmt: skip
SUMMARY = (
    "turn", "phase", "actor", "first", "units", "destroyed", "left_board", "generals_dead", "razed",
    "paralysed", "hands", "pile", "discard", "loose",
)  # fmt: skip
HILL = {k.HILL_1: 1, k.HILL_2: 2}
TERRAIN = {k.FOREST: "forest", k.SHALLOW: "shallow", k.DEEP: "deep", k.ROAD: "road", k.ROCKS: "rocks"}


def play(engine: KingOfTheHill, world: oracle.World, seed: int) -> Counter[str]:
    """A game to its end by both; the kinds of actions in it, and its result."""
    rng, dice = Random(seed), Dice(seed)
    met: Counter[str] = Counter()
    while engine.to_move() != const.OVER:
        agree(engine, world)
        engine = engine.twin()
        if engine.to_move() == const.CHANCE:
            outcome = tuple(engine.draw(dice))
            text = notation.write(engine, outcome)
            do(engine, outcome)
        else:
            texts = legal(engine)
            text = choose(engine, sorted(texts), rng)
            met[shape(engine, text)] += 1
            do(engine, texts[text])
        world.apply(text)
    agree(engine, world)
    met[str(world.result())] += 1
    return met


def agree(engine: KingOfTheHill, world: oracle.World) -> None:
    """Actor, phase, legal actions, everything on the table, and the result are the same."""
    seen, expected = table(engine), world.summary()
    different = [key for key in seen if seen[key] != expected[key]]
    assert {key: seen[key] for key in different} == {key: expected[key] for key in different}
    assert ground(engine) == (world.hill, world.terrain)
    assert result(engine) == world.result()
    if engine.to_move() == const.CHANCE:
        chances, outcomes = SPEC.chances(engine), world.outcomes()
        assert chances.kind == world.phase()
        assert chances.outcomes == (None if outcomes is None else sorted(outcomes))
        assert chances.weights == (None if outcomes is None else [outcomes[o] for o in sorted(outcomes)])
    else:
        assert sorted(notation.write(engine, action) for action in engine.legal_actions()) == world.legal()
    if world.phase() == "action":
        position = SPEC.position(engine)
        assert {key: position[key] for key in position if key != "known"} == world.position()


def result(engine: KingOfTheHill) -> tuple[str | None, str] | None:
    """Who won, and by which rule."""
    if engine.won_by() == const.NOBODY:
        return None
    winner = None if engine.won_by() == const.DRAW else k.SEATS[engine.won_by()]
    return winner, SPEC.reason(engine)


def ground(engine: KingOfTheHill) -> tuple[dict[oracle.Space, int], dict[oracle.Space, str]]:
    """Hill and other terrain as the oracle has them."""
    spaces = {oracle.space_of(space): kind for space, kind in zip(k.SPACES, engine.terrain, strict=True)}
    hill = {space: HILL[kind] for space, kind in spaces.items() if kind in HILL}
    return hill, {space: TERRAIN[kind] for space, kind in spaces.items() if kind in TERRAIN}


def table(engine: KingOfTheHill) -> dict[str, Any]:
    """The position of the engine as the oracle's summary has it."""
    position = SPEC.position(engine)
    position["phase"] = "first" if engine.phase == k.DRAW_FIRST else k.PHASES[engine.phase]
    for entry in position["paralysed"]:
        entry.pop("ending", None)
    lying = [*position.get("drawn", []), *position.get("bids", {}).values()]
    if engine.turn:
        position["loose"] = position.get("shuffling", [])
    if engine.phase == k.SHUFFLE and engine.task == k.FOR_NOTHING:  # it is written as it was loaded
        position |= {
            "phase": "shuffle",
            "actor": "chance",
            "pile": [],
            "loose": notation_of(engine.shuffling),
        }
    named = {key: position[key] for key in SUMMARY if key in position}
    return {**named, "table": sorted(lying)}


def notation_of(cards: int) -> list[str]:
    """A set of cards, sorted."""
    return sorted(notation.held_name(card) for card in range(k.N_CARDS) if cards >> card & 1)


def whole(scenario: str, seed: int) -> Counter[str]:
    options = variants(Random(seed))
    return play(battle(scenario, **options), oracle.World(scenario, **options), seed)


def scattered(seed: int) -> Counter[str]:
    position = random_position(Random(seed))
    return play(load(position), oracle.World.load(position), seed)


@pytest.mark.parametrize("scenario", k.SCENARIOS)
def test_at_every_step_of_whole_games_the_rules_and_the_oracle_agree(scenario: str) -> None:
    for seed in range(GAMES):
        whole(scenario, seed)


def test_from_crowded_positions_they_agree_to_the_end() -> None:
    met: Counter[str] = Counter()
    for seed in range(SCATTERED):
        met += scattered(seed)
    texts = " ".join(met)
    assert UNCOMPILED or [word for word in EVERYTHING if word not in texts] == []

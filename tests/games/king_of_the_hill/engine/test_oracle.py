"""The rules against the oracle, which was written from the same contract and shares no line with them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from regalia.core.constants import CHANCE, DRAW, NOBODY, OVER
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from tests.games.king_of_the_hill import oracle
from tests.games.king_of_the_hill.battles import (
    RULES,
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
from tests.support.long_runs import in_long_runs

SCATTERED = 2 if UNCOMPILED else 80
EVERYTHING = (
    "burn", "from-", "fromx", "-off", "raze", "vigour", "teleport", "portal", "lightning", "confusion",
    "paralysis", "draw:", "hand:", "yield", "flee", "retreat", "stay", "pursue", "halt", "keep", "redraw",
    "bid", "first", "KH-14.1", "KH-15.4", "KH-15.5", "'blue'", "'red'", "(None",
)  # fmt: skip
SUMMARY = (
    "turn", "phase", "actor", "first", "units", "destroyed", "left_board", "generals_dead", "razed",
    "paralysed", "hands", "pile", "discard", "loose",
)  # fmt: skip
HILL = {constants.HILL_1: 1, constants.HILL_2: 2}
TERRAIN = {
    constants.FOREST: "forest",
    constants.SHALLOW: "shallow",
    constants.DEEP: "deep",
    constants.ROAD: "road",
    constants.ROCKS: "rocks",
}


def play(state: KingOfTheHillState, world: oracle.World, seed: int) -> Counter[str]:
    """A game to its end by both; the kinds of actions in it, and its result."""
    rng, chance_rng = Random(seed), Rng(seed)
    met: Counter[str] = Counter()
    while state.actor() != OVER:
        agree(state, world)
        state = state.clone()
        if state.actor() == CHANCE:
            outcome = tuple(state.sample_chance(chance_rng))
            text = notation.write(state, outcome)
            do(state, outcome)
        else:
            texts = legal(state)
            text = choose(state, sorted(texts), rng)
            met[shape(state, text)] += 1
            do(state, texts[text])
        world.apply(text)
    agree(state, world)
    met[str(world.result())] += 1
    return met


def agree(state: KingOfTheHillState, world: oracle.World) -> None:
    """Actor, phase, legal actions, everything on the table, and the result are the same."""
    seen, expected = table(state), world.summary()
    different = [key for key in seen if seen[key] != expected[key]]
    assert {key: seen[key] for key in different} == {key: expected[key] for key in different}
    assert ground(state) == (world.hill, world.terrain)
    assert result(state) == world.result()
    if state.actor() == CHANCE:
        chances, outcomes = RULES.notation.chances(state), world.outcomes()
        assert chances.kind == world.phase()
        assert chances.outcomes == (None if outcomes is None else sorted(outcomes))
        assert chances.weights == (None if outcomes is None else [outcomes[o] for o in sorted(outcomes)])
    else:
        assert sorted(notation.write(state, action) for action in state.legal_actions()) == world.legal()
    if world.phase() == "action":
        position = RULES.setup.position(state)
        assert {key: position[key] for key in position if key != "known"} == world.position()


def result(state: KingOfTheHillState) -> tuple[str | None, str] | None:
    """Who won, and by which rule."""
    if state.winner() == NOBODY:
        return None
    winner = None if state.winner() == DRAW else constants.SEATS[state.winner()]
    return winner, RULES.observation.reason(state)


def ground(state: KingOfTheHillState) -> tuple[dict[oracle.Space, int], dict[oracle.Space, str]]:
    """Hill and other terrain as the oracle has them."""
    spaces = {
        oracle.space_of(space): kind for space, kind in zip(constants.SPACES, state.terrain, strict=True)
    }
    hill = {space: HILL[kind] for space, kind in spaces.items() if kind in HILL}
    return hill, {space: TERRAIN[kind] for space, kind in spaces.items() if kind in TERRAIN}


def table(state: KingOfTheHillState) -> dict[str, Any]:
    """The position of the engine as the oracle's summary has it."""
    position = RULES.setup.position(state)
    position["phase"] = "first" if state.phase == constants.DRAW_FIRST else constants.PHASES[state.phase]
    for entry in position["paralysed"]:
        entry.pop("ending", None)
    lying = [*position.get("drawn", []), *position.get("bids", {}).values()]
    if state.turn:
        position["loose"] = position.get("shuffling", [])
    if (
        state.phase == constants.SHUFFLE and state.task == constants.FOR_NOTHING
    ):  # it is written as it was loaded
        position |= {
            "phase": "shuffle",
            "actor": "chance",
            "pile": [],
            "loose": notation_of(state.shuffling),
        }
    named = {key: position[key] for key in SUMMARY if key in position}
    return {**named, "table": sorted(lying)}


def notation_of(cards: int) -> list[str]:
    """A set of cards, sorted."""
    return sorted(notation.held_name(card) for card in range(constants.N_CARDS) if cards >> card & 1)


def whole(scenario: str, seed: int) -> Counter[str]:
    options = variants(Random(seed))
    return play(battle(scenario, **options), oracle.World(scenario, **options), seed)


def scattered(seed: int) -> Counter[str]:
    position = random_position(Random(seed))
    return play(load(position), oracle.World.load(position), seed)


@pytest.mark.parametrize("seed", [0, *in_long_runs(1, 2)])
@pytest.mark.parametrize("scenario", constants.SCENARIOS)
def test_at_every_step_of_a_whole_game_the_rules_and_the_oracle_agree(scenario: str, seed: int) -> None:
    whole(scenario, seed)


def test_from_crowded_positions_they_agree_to_the_end() -> None:
    met: Counter[str] = Counter()
    for seed in range(SCATTERED):
        met += scattered(seed)
    texts = " ".join(met)
    assert UNCOMPILED or [word for word in EVERYTHING if word not in texts] == []

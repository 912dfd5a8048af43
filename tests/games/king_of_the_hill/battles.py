"""Random games on the state itself, which prefer rare actions."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from regalia.core.constants import CHANCE, OVER
from regalia.core.contract import Move
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import constants, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules

UNCOMPILED = bool(os.environ.get("REGALIA_UNCOMPILED"))
RULES = KingOfTheHillRules()
CARDS = [rank + suit for rank in constants.RANKS for suit in constants.SUITS]


def battle(
    scenario: str, *, magic: bool = True, fantasy: bool = True, jokers: bool = True
) -> KingOfTheHillState:
    """The state of a new game."""
    options = {"scenario": scenario, "magic": magic, "fantasy": fantasy, "jokers": jokers}
    return RULES.setup.start(RULES.setup.check_options(options))


def load(position: dict[str, Any]) -> KingOfTheHillState:
    """The state of a position given as JSON."""
    return RULES.setup.load(position)


def state_of(game: Game) -> KingOfTheHillState:
    """The state of a game of King of the Hill."""
    assert isinstance(game.state, KingOfTheHillState)
    return game.state


def legal(state: KingOfTheHillState) -> dict[str, int]:
    """The legal actions by their texts."""
    return {notation.write(state, action): action for action in state.legal_actions()}


def shape(state: KingOfTheHillState, text: str) -> str:
    """The kind of an action: its text without the card, and what is on its target."""
    if text.startswith("army:"):
        return "army"
    *before, to = re.split("[-x@:]", text)
    if before and to in constants.SQUARES:
        text = text.removesuffix(to) + place(state, constants.SQUARES[to])
    return re.sub("[a-k][1-7]", "from", re.sub("[2-9TJQKA][CDHS]", "card", text))


def place(state: KingOfTheHillState, square: int) -> str:
    """The features of a square that make an action rare: enemies nearby, an objective, the edge, the terrain."""
    near = [state.unit_on(to) for to in range(constants.AREA) if distance(square, to) == 1]
    if any(unit != constants.NO_UNIT and unit // constants.N_SLOTS != state.seat for unit in near):
        return "contact"
    if square in state.goals:
        return "goal"
    if state.tables.field.scenario == constants.AMBUSH and square // constants.WIDTH == constants.HEIGHT - 1:
        return "edge"
    return (
        "rough"
        if state.terrain[square] in (constants.FOREST, constants.SHALLOW, constants.ROAD, constants.ROCKS)
        else "plain"
    )


def distance(one: int, other: int) -> int:
    """(KH-1.1) In king's steps."""
    rows = abs(one // constants.WIDTH - other // constants.WIDTH)
    return max(rows, abs(one % constants.WIDTH - other % constants.WIDTH))


def choose(state: KingOfTheHillState, texts: list[str], rng: Random) -> str:
    """A random action; every kind is equally likely, except that burning a card is rarer."""
    shapes = [shape(state, text) for text in texts]
    counts = Counter(shapes)
    weights = [(0.2 if "burn" in kind else 1) / counts[kind] for kind in shapes]
    return rng.choices(texts, weights)[0]


def do(state: KingOfTheHillState, move: Move) -> None:
    """Applies an action or a chance outcome."""
    if isinstance(move, tuple):
        state.apply_chance(move)
    else:
        state.apply(move)


def step(state: KingOfTheHillState, rng: Random, chance_rng: Rng) -> Move:
    """The next move: a sampled chance outcome, or a random action."""
    if state.actor() == CHANCE:
        return tuple(state.sample_chance(chance_rng))
    texts = legal(state)
    return texts[choose(state, sorted(texts), rng)]


def variants(rng: Random) -> dict[str, bool]:
    """Options of a game, mostly on."""
    return {name: rng.random() < 0.8 for name in ("magic", "fantasy", "jokers")}


def random_walk(seed: int, *, games: int, every: int = 1) -> Iterator[KingOfTheHillState]:
    """Yields the states of random games in all scenarios, after every `every` steps until the end."""
    rng = Random(seed)
    for number in range(games):
        state = battle(constants.SCENARIOS[number % len(constants.SCENARIOS)], **variants(rng))
        chance_rng, steps = Rng(rng.getrandbits(32)), 0
        while state.actor() != OVER:
            if steps % every == 0:
                yield state
            do(state, step(state, rng, chance_rng))
            steps += 1


def mutated(text: str, rng: Random) -> str:
    """A text with one card, space or type changed: mostly valid notation, and mostly illegal."""
    parts = [
        (r"[2-9TJQKA*][CDHS]\b|\*\*", [*CARDS, "*C", "*D", "*H", "*S", "**"]),
        (r"[a-k][1-7]|off", [*constants.SPACES, "off"]),
        ("|".join(units.NAMES), [*units.NAMES, "infantry+"]),
        (
            "vigour|lightning|paralysis|teleport|raze",
            ["vigour", "lightning", "paralysis", "teleport", "raze"],
        ),
        ("draw|hand|flee|retreat", ["draw", "hand", "flee", "retreat"]),
        ("|".join(constants.ELEMENTS), list(constants.ELEMENTS)),
    ]
    found = [(match, words) for part, words in parts for match in re.finditer(part, text)]
    if not found:
        return text
    match, words = rng.choice(found)
    return text[: match.start()] + rng.choice(words) + text[match.end() :]


def uniform_walk(seed: int, *, games: int, every: int = 1) -> Iterator[KingOfTheHillState]:
    """Like random_walk, but with uniformly random legal actions, which is faster."""
    rng = Random(seed)
    for number in range(games):
        state = battle(constants.SCENARIOS[number % len(constants.SCENARIOS)], **variants(rng))
        chance_rng, steps = Rng(rng.getrandbits(32)), 0
        while state.actor() != OVER:
            if steps % every == 0:
                yield state
            chance = state.actor() == CHANCE
            do(state, tuple(state.sample_chance(chance_rng)) if chance else rng.choice(state.legal_actions()))
            steps += 1

"""Random battles, on the bare engine, with a taste for rare actions."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from regalia.core import const
from regalia.core.contract import Move
from regalia.core.dice import Dice
from regalia.core.engine import Actions
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import notation, units
from regalia.games.king_of_the_hill.rules import KingOfTheHill
from regalia.games.king_of_the_hill.spec import KingOfTheHillSpec, ours

UNCOMPILED = bool(os.environ.get("REGALIA_UNCOMPILED"))
SPEC = KingOfTheHillSpec()
CARDS = [rank + suit for rank in k.RANKS for suit in k.SUITS]


def battle(scenario: str, *, magic: bool = True, fantasy: bool = True, jokers: bool = True) -> KingOfTheHill:
    """A game that is about to begin."""
    options = {"scenario": scenario, "magic": magic, "fantasy": fantasy, "jokers": jokers}
    return ours(SPEC.start(SPEC.check_options(options)))


def load(position: dict[str, Any]) -> KingOfTheHill:
    """A position as the contract has them."""
    return ours(SPEC.load(position))


def legal(engine: KingOfTheHill) -> dict[str, int]:
    """The legal actions by their texts."""
    return {notation.write(engine, action): action for action in engine.legal_actions()}


def shape(engine: KingOfTheHill, text: str) -> str:
    """What kind of action a text is: with any card but a joker, and by what is where it goes."""
    if text.startswith("army:"):
        return "army"
    *before, to = re.split("[-x@:]", text)
    if before and to in k.SQUARES:
        text = text.removesuffix(to) + place(engine, k.SQUARES[to])
    return re.sub("[a-k][1-7]", "from", re.sub("[2-9TJQKA][CDHS]", "card", text))


def place(engine: KingOfTheHill, square: int) -> str:
    """What matters about a square: enemies near by, an objective, the edge, the ground."""
    near = [engine.unit_on(to) for to in range(k.AREA) if distance(square, to) == 1]
    if any(unit != k.NO_UNIT and unit // k.N_SLOTS != engine.seat for unit in near):
        return "contact"
    if square in engine.goals:
        return "goal"
    if engine.ground.field.scenario == k.AMBUSH and square // k.WIDTH == k.HEIGHT - 1:
        return "edge"
    return "rough" if engine.terrain[square] in (k.FOREST, k.SHALLOW, k.ROAD, k.ROCKS) else "plain"


def distance(one: int, other: int) -> int:
    """(KH-1.1) In king's steps."""
    rows = abs(one // k.WIDTH - other // k.WIDTH)
    return max(rows, abs(one % k.WIDTH - other % k.WIDTH))


def choose(engine: KingOfTheHill, texts: list[str], rng: Random) -> str:
    """An action, each kind as likely as any other; but no card is burned that easily."""
    shapes = [shape(engine, text) for text in texts]
    counts = Counter(shapes)
    weights = [(0.2 if "burn" in kind else 1) / counts[kind] for kind in shapes]
    return rng.choices(texts, weights)[0]


def do(engine: KingOfTheHill, move: Move) -> None:
    """Play an action, or let chance have an outcome."""
    if isinstance(move, tuple):
        engine.happen(move)
    else:
        engine.play(move, Actions())


def step(engine: KingOfTheHill, rng: Random, dice: Dice) -> Move:
    """What is done next: by the dice, or at random."""
    if engine.to_move() == const.CHANCE:
        return tuple(engine.draw(dice))
    texts = legal(engine)
    return texts[choose(engine, sorted(texts), rng)]


def variants(rng: Random) -> dict[str, bool]:
    """Options of a game, mostly on."""
    return {name: rng.random() < 0.8 for name in ("magic", "fantasy", "jokers")}


def random_walk(seed: int, *, games: int, every: int = 1) -> Iterator[KingOfTheHill]:
    """The engine itself, of games in all scenarios, after every so many steps until the end."""
    rng = Random(seed)
    for number in range(games):
        engine = battle(k.SCENARIOS[number % len(k.SCENARIOS)], **variants(rng))
        dice, steps = Dice(rng.getrandbits(32)), 0
        while engine.to_move() != const.OVER:
            if steps % every == 0:
                yield engine
            do(engine, step(engine, rng, dice))
            steps += 1


def mutated(text: str, rng: Random) -> str:
    """A text with one card, space or type of it changed: mostly readable, and mostly illegal."""
    parts = [
        (r"[2-9TJQKA*][CDHS]\b|\*\*", [*CARDS, "*C", "*D", "*H", "*S", "**"]),
        (r"[a-k][1-7]|off", [*k.SPACES, "off"]),
        ("|".join(units.NAMES), [*units.NAMES, "infantry+"]),
        (
            "vigour|lightning|paralysis|teleport|raze",
            ["vigour", "lightning", "paralysis", "teleport", "raze"],
        ),
        ("draw|hand|flee|retreat", ["draw", "hand", "flee", "retreat"]),
        ("|".join(k.ELEMENTS), list(k.ELEMENTS)),
    ]
    found = [(match, words) for part, words in parts for match in re.finditer(part, text)]
    if not found:
        return text
    match, words = rng.choice(found)
    return text[: match.start()] + rng.choice(words) + text[match.end() :]


def uniform_walk(seed: int, *, games: int, every: int = 1) -> Iterator[KingOfTheHill]:
    """Like random_walk, but with uniformly random legal actions, which is faster."""
    rng = Random(seed)
    for number in range(games):
        engine = battle(k.SCENARIOS[number % len(k.SCENARIOS)], **variants(rng))
        dice, steps = Dice(rng.getrandbits(32)), 0
        while engine.to_move() != const.OVER:
            if steps % every == 0:
                yield engine
            chance = engine.to_move() == const.CHANCE
            do(engine, tuple(engine.draw(dice)) if chance else rng.choice(engine.legal_actions()))
            steps += 1

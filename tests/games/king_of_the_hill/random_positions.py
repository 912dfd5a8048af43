"""Random crowded positions with few cards, in which rare rules apply soon."""

from random import Random
from typing import Any

from regalia.games.king_of_the_hill.engine.constants import AREA, SCENARIOS, SEATS, SPACES, WIDTH
from tests.games.king_of_the_hill import oracle
from tests.games.king_of_the_hill.battles import distance, variants

# Where something is to be won: the far edge, and around the two objectives of the camp.
MIDDLES = {"ambush": range(AREA - 2 * WIDTH, AREA), "night-attack": (13, 19)}


def random_position(rng: Random) -> dict[str, Any]:
    """A position of any scenario, late in the game, with two small armies close together."""
    scenario, options = rng.choice(SCENARIOS), variants(rng)
    world = oracle.World(scenario, **options)
    elements = [element.entry() for element in placed(world, rng)] if scenario == "pitched-battle" else []
    board = crowd(world, rng)
    deck = oracle.pack(options["jokers"])
    rng.shuffle(deck)
    actor = rng.choice(SEATS)
    hands = {seat: [deck.pop() for _ in range(rng.randint(seat == actor, 4))] for seat in SEATS}
    struck = [entry["at"] for entry in board if world.magic and rng.random() < 0.15]
    left = gone(board, rng) if scenario == "ambush" else []
    led = {entry["side"] for entry in board + left if "general" in entry}
    position = {
        "game": "king-of-the-hill",
        "scenario": scenario,
        "options": options,
        "turn": rng.randint(5, 7),
        "phase": "action",
        "actor": actor,
        "first": rng.choice(SEATS),
        "elements": elements,
        "units": board,
        "destroyed": [{"side": side, "type": rng.choice(oracle.BASIC)} for side in lost(board + left, rng)],
        "left_board": left,
        "generals_dead": [side for side in SEATS if side not in led],
        "razed": rng.choice([[], ["c2"], ["i2"]]) if scenario == "night-attack" else [],
        "paralysed": [paralysis(at, rng) for at in struck],
        "hands": hands,
        "discard": [deck.pop() for _ in range(rng.choice([0, 1, 2, 5]))],
    }
    if rng.random() < 0.9:  # else chance makes the pile
        position["pile"] = [deck.pop() for _ in range(rng.choice([0, 1, 3, 6, 20]))]
    return position


def crowd(world: oracle.World, rng: Random) -> list[dict[str, Any]]:
    """Some units of both sides, close together."""
    middle = rng.choice(MIDDLES.get(world.scenario, range(AREA)))
    near = sorted(range(AREA), key=lambda square: distance(square, middle) + rng.randrange(3))
    dry = [SPACES[s] for s in near if world.terrain.get(oracle.space_of(SPACES[s])) != "deep"]
    spaces = dry[: rng.randint(2, 14)]
    reds = army("red", rng, fantasy=world.fantasy)[: len(spaces) // 2]
    blues = army("blue", rng, fantasy=world.fantasy)[: len(spaces) - len(reds)]
    return [entry | {"at": at} for entry, at in zip(reds + blues, spaces, strict=False)]


def gone(board: list[dict[str, Any]], rng: Random) -> list[dict[str, Any]]:
    """Units that have left the board (KH-15.4), never so many that the game is over."""
    blue = [entry for entry in board if entry["side"] == "blue"]
    led = any("general" in entry for entry in blue)
    count = rng.randrange(min(3, 7 - len(blue)) + 1)
    left: list[dict[str, Any]] = [{"side": "blue", "type": rng.choice(oracle.BASIC)} for _ in range(count)]
    if 0 < count < 3 and not led:
        left[0]["general"] = True
    return left


def lost(units: list[dict[str, Any]], rng: Random) -> list[str]:
    """Destroyed units, as far as an army of seven places has room for them."""
    sides = rng.choices(SEATS, k=rng.randrange(3))
    return [side for side in sides if sum(entry["side"] == side for entry in units) <= 5]


def placed(world: oracle.World, rng: Random) -> list[oracle.Element]:
    """Elements that the two sides may have placed (KH-4)."""
    world._ask("blue", "terrain")
    while world.phase() == "terrain":
        kinds = sorted({text.split("@")[0] for text in world.legal()})
        kind = rng.choice(kinds)
        world.apply(rng.choice([text for text in world.legal() if text.split("@")[0] == kind]))
    return world.elements


def army(side: str, rng: Random, *, fantasy: bool) -> list[dict[str, Any]]:
    """Up to seven units, at most two of them fantasy units; the first may hold the general."""
    strange = rng.choices(oracle.FANTASY, k=2) if fantasy else []
    common = rng.choices(oracle.BASIC, k=5)
    units_of = [{"side": side, "type": kind} for kind in common + strange]
    general = {"general": True} if rng.random() < 0.8 else {}
    head = [units_of[0] | general]
    rest = units_of[1:]
    rng.shuffle(rest)
    return head + rest


def paralysis(at: str, rng: Random) -> dict[str, Any]:
    """A random state of a paralysis: the unit cannot act, has one defence card less, or both (KH-13.6)."""
    actions = rng.randrange(3)
    return {"at": at, "actions": actions, "malus": actions == 0 or rng.random() < 0.5}

"""Random games that prefer rare actions, and all actions that can be attempted in a position."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import regalia
from regalia.core.game import Game
from tests.games.king_and_assassins.oracle import CARDS, CITIZEN_IDS, SIDE_A, SIDE_B
from tests.games.king_and_assassins.scene import position

UNCOMPILED = bool(os.environ.get("REGALIA_UNCOMPILED"))
SPACES = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
RARE = "x*!="


def choose(game: Game, rng: Random) -> str:
    """A random action; strikes, entries, reveals and captures are preferred, and `end` is rare."""
    legal = game.legal()
    rare = [text for text in legal if set(RARE) & set(text)]
    moves = [text for text in legal if text != "end"]
    if rare and rng.random() < 0.3:
        return rng.choice(rare)
    return rng.choice(moves if moves and rng.random() < 0.9 else legal)


def random_chance(game: Game, rng: Random) -> str:
    """A random outcome of the chance event that is due."""
    chances = game.chances()
    assert chances is not None
    if chances.outcomes is None:
        return "deal:" + ",".join(rng.sample(CITIZEN_IDS, 12))
    return rng.choice(chances.outcomes)


def random_position(rng: Random) -> dict[str, Any]:
    """A crowded position near a gate, late in the game, with many kinds of legal actions."""
    side = rng.choice([SIDE_A, SIDE_B])
    gate = rng.choice(list(side.gates))
    near = sorted(SPACES, key=lambda space: (distance(space, gate) + rng.randrange(3), space))[:32]
    streets = [space for space in near if not side.is_roof(space)]
    king = rng.choice([gate, *streets[:9]])
    others = rng.sample([space for space in near if space != king], 16)
    names = rng.sample(CITIZEN_IDS, 12)
    citizens = dict(zip(names[:10], others[5:15], strict=True))
    fates = rng.choice([("hidden", "hidden"), ("revealed", "hidden"), ("revealed", "revealed")])
    assassins = {names[0]: fates[0], names[1]: fates[1], names[11]: rng.choice(["captured", "eliminated"])}
    cards = rng.sample(CARDS, rng.randint(1, 3))
    left = "/".join(str(rng.randint(0, int(points))) for points in cards[0].rstrip("f").split("/"))
    phase = rng.choice(["king", "assassins"])
    return position(
        board=side.name, phase=phase, round=12, card=cards[0], left=left, king=king,
        knights=" ".join(others[:5]), citizens=citizens, assassins=assassins, deck=" ".join(cards[1:]),
        wounds=rng.randrange(2),
    )  # fmt: skip


def distance(start: str, to: str) -> int:
    """The Manhattan distance of two spaces."""
    return abs(ord(start[0]) - ord(to[0])) + abs(int(start[1:]) - int(to[1:]))


def random_walk(seed: int, *, games: int, every: int = 1, actor: str | None = None) -> Iterator[Game]:
    """Yields the game after every n-th action; with an actor, only when it is to act."""
    rng = Random(seed)
    for number in range(games):
        board = "AB"[(seed + number) % 2]
        game = regalia.new("king-and-assassins", board=board, chance="explicit", seed=number)
        while game.actor is not None:
            waited = len(game.steps) % every == 0
            if waited and game.position()["assassins"] and actor in (None, game.actor):
                yield game
            game.push(random_chance(game, rng) if game.actor == "chance" else choose(game, rng))


def every_text(game: Game, rng: Random, *, far: int) -> list[str]:
    """All steps, strikes, captures, reveals and entries between adjacent spaces, and some farther apart."""
    texts = ["end", "card:1/5/4", "start:j1", "pick:butcher,farmer,monk"]
    pairs = [(start, to) for start in SPACES for to in SPACES if distance(start, to) == 1]
    pairs += [(rng.choice(SPACES), rng.choice(SPACES)) for _ in range(far)]
    for start, to in pairs:
        texts += [start + to, f"{start}x{to}", f"{start}={to}"]
    for space in SPACES:
        texts += [f"!{space}", f"{space}*"]
    return texts

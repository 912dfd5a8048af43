"""The first computer player: a small tree over the actions to come, and random games from its leaves."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

import msgspec

from regalia.core.contract import Spec, View
from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine
from regalia.core.errors import BadField, GameOver
from regalia.players.budget import Budget

CURIOSITY = 0.5  # how much a rarely tried action is preferred
WIDTH = 2.0  # so many actions, times the square root of the visits, are told apart at one place
TOLD = 5  # how many actions the stats name


class Stats(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice has cost, and what it is based on.

    `value` is what the seat may expect, from 0 (lost) to 1 (won), or None where no game was tried.
    `visits` are the actions that were tried most, with the number of games that began with each.
    """

    iterations: int
    time_ms: int
    value: float | None
    visits: dict[str, int]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The action a player would take, and how it came to that."""

    action: str
    stats: Stats


class Node:
    """What has come of one action, or of none, at the root."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0  # how often it could have been taken: not every world allows every action
        self.total = 0.0  # the rewards of the seat that took it

    def select(self, legal: Sequence[int], dice: Dice) -> tuple[int, Node]:
        """The action to try next: one that is new, as long as there are not too many, or else the best."""
        known = [action for action in legal if action in self.children]
        if len(known) < min(len(legal), 1 + WIDTH * sqrt(self.visits)):
            action = self.fresh(legal, dice)
            self.children[action] = Node()
            known.append(action)
        else:
            action = max(known, key=lambda action: self.children[action].promise())
        for one in known:
            self.children[one].offered += 1
        return action, self.children[action]

    def fresh(self, legal: Sequence[int], dice: Dice) -> int:
        """An action that was never tried here; there is one."""
        new = [action for action in legal if action not in self.children]
        return new[dice.roll(len(new))]

    def promise(self) -> float:
        """Upper confidence bound (UCB1), over the times when this could have been taken."""
        return self.total / self.visits + CURIOSITY * sqrt(log(self.offered) / self.visits)


def choose(spec: Spec, view: View, *, budget: Budget, seed: int) -> Choice:
    """The action that the seat of a view would take; the same for the same seed and iterations.

    Whatever the seat cannot know is drawn anew for every game tried, with dice of its own.

    Raises: GameOver; BadField where the seat is not the one to act.
    """
    if view.actor is None:
        raise GameOver("game-over")
    if view.actor != view.seat:
        raise BadField("not-the-actor", field="seat", actor=view.actor)
    begun = perf_counter()
    dice = Dice(seed)
    engine = spec.world(view, dice)
    legal = candidates(spec, view, engine)
    root = Node()
    if len(legal) > 1:
        for _ in budget.iterate():
            try_once(root, engine, legal, dice)
    action = max(root.children, key=lambda action: root.children[action].visits, default=legal[0])
    elapsed = round(1000 * (perf_counter() - begun))
    return Choice(action=spec.write(engine, action), stats=told(spec, engine, root, elapsed))


def candidates(spec: Spec, view: View, engine: Engine) -> list[int]:
    """What is worth a thought: the good choices that the game offers by name, or else all that is legal."""
    numbers = {spec.write(engine, action): action for action in engine.legal_actions()}
    offers = spec.offers(view, numbers)
    return list(dict.fromkeys(numbers[offer.actions[0]] for offer in offers)) or list(numbers.values())


def try_once(root: Node, engine: Engine, legal: Sequence[int], dice: Dice) -> None:
    """One iteration: a world the seat cannot tell from its own, down the tree, then at random to the end.

    The tree ends where chance is to act: it holds the rest of this turn, and the answer to it.
    """
    world = engine.twin()
    world.resample(engine.to_move(), dice)
    scratch = Actions()
    node = root
    path: list[tuple[int, Node]] = []
    while (who := world.to_move()) >= 0 and (not path or node.visits):
        action, node = node.select(world.legal_actions() if path else legal, dice)
        world.play(action, scratch)
        path.append((who, node))
    world.roll_out(dice, scratch)
    root.visits += 1
    for who, node in path:
        node.visits += 1
        node.total += reward(world, who)


def reward(world: Engine, seat: int) -> float:
    """What a finished game is worth to a seat: 1 for a win, 0 for a loss, a half for a draw."""
    winner = world.won_by()
    return float(winner == seat) if winner >= 0 else 0.5


def told(spec: Spec, engine: Engine, root: Node, time_ms: int) -> Stats:
    """What there is to tell of a search."""
    best = sorted(root.children.items(), key=lambda item: -item[1].visits)[:TOLD]
    return Stats(
        iterations=root.visits,
        time_ms=time_ms,
        value=best[0][1].total / best[0][1].visits if best else None,
        visits={spec.write(engine, action): node.visits for action, node in best},
    )

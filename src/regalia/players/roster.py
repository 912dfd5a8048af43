"""The players there are, by name: what `regalia arena` and everybody else may ask for.

random                            any legal action
level-5                           a level with its own budget
level-5:time_ms=100               the same with another
level-5:iterations=200
"""

from __future__ import annotations

from typing import Protocol

from regalia.core.contract import Spec, View
from regalia.core.dice import Dice
from regalia.core.errors import BadField, GameOver
from regalia.core.reading import echo
from regalia.players.budget import LEVELS, Budget
from regalia.players.player import Choice, Stats, choose


class Player(Protocol):
    """Somebody who plays one seat of one game, from its views alone."""

    name: str

    def choose(self, view: View) -> Choice:
        """The action for a view whose seat is to act. Raises: GameOver, BadField."""


class RandomPlayer:
    """Any legal action is as good as any other."""

    name = "random"

    def __init__(self, spec: Spec, seed: int) -> None:
        self.spec, self.dice = spec, Dice(seed)

    def choose(self, view: View) -> Choice:
        if view.actor is None:
            raise GameOver("game-over")
        engine = self.spec.world(view, Dice(0))
        legal = engine.legal_actions()
        action = self.spec.write(engine, legal[self.dice.roll(len(legal))])
        return Choice(action=action, stats=Stats(iterations=0, time_ms=0, value=None, visits={}))


class LevelPlayer:
    """A level of the ladder."""

    def __init__(self, name: str, spec: Spec, *, budget: Budget, seed: int) -> None:
        self.name, self.spec, self.budget, self.dice = name, spec, budget, Dice(seed)

    def choose(self, view: View) -> Choice:
        return choose(self.spec, view, budget=self.budget, seed=self.dice.roll(1 << 30))


def player(text: str, spec: Spec, *, seed: int) -> Player:
    """The player that a text names. Raises: BadField."""
    name, _, settings = text.partition(":")
    if name == "random":
        return RandomPlayer(spec, seed)
    level = int(name.removeprefix("level-")) if name.removeprefix("level-").isdecimal() else 0
    if level not in LEVELS:
        raise BadField("unknown-player", field="player", player=echo(text))
    given = dict(item.partition("=")[::2] for item in settings.split(",") if item)
    budget = Budget(**{key: int(value) for key, value in given.items()}) if given else LEVELS[level]
    return LevelPlayer(text, spec, budget=budget, seed=seed)

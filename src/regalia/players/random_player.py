"""The random player: the lowest reference point of ratings."""

from __future__ import annotations

from regalia.core.contract import View
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.players.choice import Choice, Stats, check_actor


class RandomPlayer:
    """Plays uniformly random legal actions."""

    name = "random"

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules, self.rng = rules, Rng(seed)

    def choose(self, view: View) -> Choice:
        """A random legal action. Raises: GameOver, BadField."""
        check_actor(view)
        world = self.rules.observation.world(view, Rng(0))
        legal = world.legal_actions()
        return Choice(
            action=self.rules.notation.write(world, legal[self.rng.below(len(legal))]), stats=Stats()
        )

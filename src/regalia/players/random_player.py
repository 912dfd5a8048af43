"""The player that does not think: the floor of every table."""

from __future__ import annotations

from regalia.core.contract import Spec, View
from regalia.core.rng import Rng
from regalia.players.choice import Choice, Stats, check


class RandomPlayer:
    """Any legal action is as good as any other."""

    name = "random"

    def __init__(self, spec: Spec, seed: int) -> None:
        self.spec, self.rng = spec, Rng(seed)

    def choose(self, view: View) -> Choice:
        """Any legal action. Raises: GameOver, BadField."""
        check(view)
        world = self.spec.world(view, Rng(0))
        legal = world.legal_actions()
        return Choice(action=self.spec.write(world, legal[self.rng.below(len(legal))]), stats=Stats())

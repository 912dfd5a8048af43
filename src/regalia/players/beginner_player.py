"""The player that plays as a beginner would, by a game's rules of thumb: a measure for the lowest levels."""

from __future__ import annotations

from regalia.core.contract import View
from regalia.core.errors import BadField
from regalia.core.rng import Rng
from regalia.core.rules import Knowledge, Rules
from regalia.players.choice import Choice, Stats, check_actor


class BeginnerPlayer:
    """Plays what `Knowledge.beginner` returns."""

    name = "beginner"

    def __init__(self, rules: Rules, seed: int) -> None:
        """Raises: BadField if the game has no such rules of thumb."""
        if type(rules.knowledge).beginner is Knowledge.beginner:
            raise BadField("no-beginner", field="player", game=rules.id)
        self.rules, self.rng = rules, Rng(seed)

    def choose(self, view: View) -> Choice:
        """The action for a view whose seat is to act. Raises: GameOver, BadField."""
        check_actor(view)
        world = self.rules.observation.world(view, self.rng)
        return Choice(action=self.rules.knowledge.beginner(view, world, self.rng), stats=Stats())

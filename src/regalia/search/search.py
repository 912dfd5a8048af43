"""What the schemes have in common: a root, a judge, dice of its own, and lines that were tried so often."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core import constants
from regalia.core.evaluator import Evaluator
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.search.fog import Fog
from regalia.search.settings import Settings


class Tried(NamedTuple):
    """What has come of one way to begin: its actions, how often it was tried, and the sum of its values."""

    line: tuple[int, ...]
    visits: int
    total: float
    opinion: float  # what it looked like before it was tried


class Search:
    """One searcher: it is run for so many iterations at a time, without the GIL.

    `root` is any world that the seat to act takes for possible; what it cannot know is drawn anew for each
    iteration.
    """

    def __init__(self, root: State, evaluator: Evaluator, settings: Settings, *, seed: int) -> None:
        self.root, self.work = root.clone(), root.clone()
        self.evaluator = evaluator.clone()
        self.rng = Rng(seed)
        self.out = ActionBuffer()
        self.seat = root.actor()
        self.iterations = 0
        self.curiosity = settings.curiosity
        self.believes = settings.believes
        self.fog = Fog(settings.fog, seed)

    def run(self, iterations: int) -> None:
        """Think on; other threads run meanwhile."""
        raise NotImplementedError

    def tried(self) -> list[Tried]:
        """What has been found so far."""
        raise NotImplementedError

    def positions(self) -> int:
        """How many positions were looked at: the one number that watches what a search does."""
        raise NotImplementedError

    def reseed(self, seed: int) -> None:
        """Go on with other luck; what is misjudged stays as it was."""
        self.rng = Rng(seed)

    def sample(self) -> None:
        """Make work a world that the seat cannot tell from its own."""
        self.work.c_copy_from(self.root)
        if self.believes:
            self.evaluator.c_sample_world(self.work, self.seat, self.rng)
        else:
            self.work.c_determinize(self.seat, self.rng)

    def settle_chance(self) -> None:
        """Let chance do in work what it is to do."""
        while self.work.c_actor() == constants.CHANCE:
            self.work.c_sample_chance(self.rng, self.out)
            self.work.c_apply_chance(self.out)

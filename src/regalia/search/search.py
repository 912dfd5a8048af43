"""What the schemes have in common: a root, a judge, dice of its own, and lines that were tried so often."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core import const
from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine
from regalia.core.judge import Judge
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

    def __init__(self, root: Engine, judge: Judge, settings: Settings, *, seed: int) -> None:
        self.root, self.work = root.twin(), root.twin()
        self.judge = judge.twin()
        self.dice = Dice(seed)
        self.out = Actions()
        self.seat = root.to_move()
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
        self.dice = Dice(seed)

    def sample(self) -> None:
        """Make work a world that the seat cannot tell from its own."""
        self.work.copy_from(self.root)
        if self.believes:
            self.judge.guess(self.work, self.seat, self.dice)
        else:
            self.work.redeal(self.seat, self.dice)

    def settle_chance(self) -> None:
        """Let chance do in work what it is to do."""
        while self.work.actor() == const.CHANCE:
            self.work.chance(self.dice, self.out)
            self.work.settle(self.out)

"""Search over whole turns: the best turns a beam finds, tried in games that go on with sensible replies.

The C types are in turns.pxd.
"""

from __future__ import annotations

import math
from array import array

from regalia.core import constants
from regalia.core.evaluator import Evaluator
from regalia.core.state import State
from regalia.search.beam import Beam
from regalia.search.replies import Replies
from regalia.search.search import Search, Tried
from regalia.search.settings import Settings

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

UNREST = 12  # turns after the last that a game goes on until it can be judged


class TurnSearch(Search):
    """Tries the turns that look best, those that do well more often (UCB1).

    One iteration is one turn tried once: in a world drawn anew, with the replies of both sides found by a
    narrow beam, each by what its own seat can tell, and judged after `depth` turns.
    """

    def __init__(self, root: State, evaluator: Evaluator, settings: Settings, *, seed: int) -> None:
        super().__init__(root, evaluator, settings, seed=seed)
        width, keep, alike, reply = settings.width, settings.keep, settings.alike, settings.reply
        fog, notices = self.fog, settings.notices
        self.wide = Beam(root, self.evaluator, fog, width=width, keep=keep, alike=alike, notices=notices)
        self.narrow = Beam(
            root, self.evaluator, fog, width=reply, keep=settings.ways, alike=1, notices=notices
        )
        self.replies = Replies(settings.ways)
        self.waver = settings.waver
        self.depth, self.trust = settings.depth, settings.trust
        self.luck = self.rng.state
        self.n = 0
        self.visits = array("i", [0]) * settings.keep
        self.total = array("d", [0.0]) * settings.keep

    def run(self, iterations: int) -> None:
        with cython.nogil:
            if self.n == 0:
                self.n = self.wide.find(self.root)
            for _ in range(iterations):
                self.iterate()

    def tried(self) -> list[Tried]:
        return [
            Tried(tuple(self.wide.line(k)), self.visits[k], self.total[k], self.wide.opinion(k))
            for k in range(self.n)
        ]

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.luck = self.rng.state

    def positions(self) -> int:
        return self.wide.looked + self.narrow.looked + self.iterations

    # One iteration.

    def iterate(self) -> None:
        """Try a turn, the n-th time with the n-th luck: turns are to differ by what they are, not by that."""
        best = self.best()
        self.rng.state = self.luck
        self.rng.state = self.rng.c_bits() + self.visits[best]
        self.sample()
        self.wide.play(best, self.work)
        self.play_on()
        self.visits[best] += 1
        self.total[best] += self.verdict()
        self.iterations += 1

    def best(self) -> int:
        """The turn to try next: its first opinion counts as some games that were tried."""
        best = 0
        best_score = -1.0
        log = math.log(self.iterations + 1.0)
        for k in range(self.n):
            weight = self.visits[k] + self.trust
            mean = (self.total[k] + self.trust * self.wide.opinion(k)) / weight
            score = mean + self.curiosity * math.sqrt(log / weight)
            if score > best_score:
                best = k
                best_score = score
        return best

    def play_on(self) -> None:
        """So many turns by narrow beams, and more while a fight is in the air."""
        turns = 0
        while turns < self.depth + UNREST:
            self.settle_chance()
            if self.work.c_actor() == constants.OVER:
                return
            if turns >= self.depth and self.evaluator.c_is_quiescent(self.work):
                return
            self.reply()
            turns += 1

    def reply(self) -> None:
        """One turn by a narrow beam, or as it was found when the same was met before."""
        imprint = self.evaluator.c_infoset_key(self.work)
        if not self.replies.knows(imprint):
            self.evaluator.c_update_belief(self.work)
            self.narrow.find(self.work)
            self.evaluator.c_reset_belief()
            self.replies.keep(imprint, self.narrow)
        self.replies.play(self.replies.choose(imprint, self.waver, self.rng), self.work)

    def verdict(self) -> float:
        """What the game in work is worth to the seat that searches."""
        if self.work.c_actor() == constants.OVER:
            return self.work.c_reward(self.seat)
        return self.evaluator.c_value(self.work, self.seat)

"""Search over whole turns: candidates from a beam search, compared by simulation (UCB1).

The C types are in turn_search.pxd.
"""

from __future__ import annotations

import math
from array import array

from regalia.core import constants
from regalia.core.evaluator import Evaluator
from regalia.core.state import State
from regalia.search.beam import Beam
from regalia.search.reply_cache import ReplyCache
from regalia.search.search import Candidate, Search
from regalia.search.settings import Settings

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

MAX_EXTENSION = 12  # turns that a simulation may continue beyond its depth until the position is quiescent


class TurnSearch(Search):
    """Finds candidate turns by beam search, then simulates them, the promising ones more often.

    One iteration simulates one candidate in a sampled world. The turns after it are replies of both seats,
    found by a narrow beam search with what each seat can know. After `depth` turns the position is evaluated.
    """

    def __init__(self, root: State, evaluator: Evaluator, settings: Settings, *, seed: int) -> None:
        super().__init__(root, evaluator, settings, seed=seed)
        self.beam = Beam(
            root,
            self.evaluator,
            self.noise,
            width=settings.width,
            count=settings.candidate_count,
            max_similar=settings.max_similar,
            use_tactics=settings.use_tactics,
        )
        self.reply_beam = Beam(
            root,
            self.evaluator,
            self.noise,
            width=settings.reply_width,
            count=settings.reply_count,
            max_similar=1,
            use_tactics=settings.use_tactics,
        )
        self.replies = ReplyCache(settings.reply_count)
        self.reply_margin = settings.reply_margin
        self.depth, self.prior_visits = settings.depth, settings.prior_visits
        self.base_state = self.rng.state
        self.n = 0
        self.visits = array("i", [0]) * settings.candidate_count
        self.total = array("d", [0.0]) * settings.candidate_count

    def run(self, iterations: int) -> None:
        with cython.nogil:
            if self.n == 0:
                self.n = self.beam.find(self.root)
            for _ in range(iterations):
                self.iterate()
        self.root.raise_fault()

    def candidates(self) -> list[Candidate]:
        return [
            Candidate(tuple(self.beam.line(k)), self.visits[k], self.total[k], self.beam.value(k))
            for k in range(self.n)
        ]

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.base_state = self.rng.state

    def positions(self) -> int:
        return self.beam.evaluations + self.reply_beam.evaluations + self.iterations

    # One iteration.

    def iterate(self) -> None:
        """Simulates a candidate with common random numbers, so that candidates differ only by their actions.

        The random numbers depend on the number of visits: the n-th visit of every candidate uses the same.
        """
        best = self.select()
        self.rng.state = self.base_state
        self.rng.state = self.rng.c_bits() + self.visits[best]
        self.sample_world()
        self.beam.apply(best, self.work)
        self.simulate()
        self.visits[best] += 1
        self.total[best] += self.result()
        self.iterations += 1

    def select(self) -> int:
        """The candidate to simulate next, by UCB1. Its first value counts as `prior_visits` visits."""
        best = 0
        best_score = -1.0
        log = math.log(self.iterations + 1.0)
        for k in range(self.n):
            weight = self.visits[k] + self.prior_visits
            mean = (self.total[k] + self.prior_visits * self.beam.value(k)) / weight
            score = mean + self.exploration * math.sqrt(log / weight)
            if score > best_score:
                best = k
                best_score = score
        return best

    def simulate(self) -> None:
        """Applies replies for `depth` turns, and for some more until the position is quiescent."""
        turns = 0
        while turns < self.depth + MAX_EXTENSION:
            self.apply_due_chance()
            if self.work.c_actor() == constants.OVER:
                return
            if turns >= self.depth and self.evaluator.c_is_quiescent(self.work):
                return
            self.apply_reply()
            turns += 1

    def apply_reply(self) -> None:
        """Applies a turn from the cache, or from a narrow beam search if the position is new."""
        key = self.evaluator.c_infoset_key(self.work)
        if not self.replies.contains(key):
            self.evaluator.c_update_belief(self.work)
            self.reply_beam.find(self.work)
            self.evaluator.c_reset_belief()
            self.replies.store(key, self.reply_beam)
        self.replies.apply(self.replies.choose(key, self.reply_margin, self.rng), self.work)

    def result(self) -> float:
        """The result or value of `work` for the searching seat."""
        if self.work.c_actor() == constants.OVER:
            return self.work.c_reward(self.seat)
        return self.evaluator.c_value(self.work, self.seat)

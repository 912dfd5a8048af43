"""Turns that were found before: where the same position is met again, its reply is not looked for twice.

The C types are in replies.pxd.
"""

from __future__ import annotations

from array import array

from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.beam import Beam

SLOTS = 8192  # a power of two; a newer turn takes the place of an older one
LONGEST = 48  # actions of a turn; what is longer is cut off


class Replies:
    """Keeps the best few turns of a position by its imprint, the best first; 0 is no position's."""

    def __init__(self, ways: int) -> None:
        self.ways = ways
        self.imprints = array("Q", [0]) * SLOTS
        self.count = array("i", [0]) * SLOTS
        self.scores = array("d", [0.0]) * (SLOTS * ways)
        self.lengths = array("i", [0]) * (SLOTS * ways)
        self.actions = array("i", [0]) * (SLOTS * ways * LONGEST)

    def knows(self, imprint: int) -> bool:
        """Whether turns were kept for a position."""
        return imprint != 0 and self.imprints[imprint & (SLOTS - 1)] == imprint

    def keep(self, imprint: int, beam: Beam) -> None:
        """Keep the turns that a beam has found for a position."""
        slot = imprint & (SLOTS - 1)
        self.imprints[slot] = imprint
        self.count[slot] = beam.plans.n
        for way in range(beam.plans.n):
            place = self.ways * slot + way
            length = min(beam.trace(beam.plans.items[way]), LONGEST)
            self.scores[place] = beam.plans.scores[way]
            self.lengths[place] = length
            for i in range(length):
                self.actions[LONGEST * place + i] = beam.out.scratch[i]

    def choose(self, imprint: int, waver: float, rng: Rng) -> int:
        """One of the turns that were kept for a position: the best, give or take what the seat wavers."""
        slot = imprint & (SLOTS - 1)
        best = self.ways * slot
        if self.count[slot] == 1 or waver == 0.0:
            return best
        best_score = -1.0
        for way in range(self.count[slot]):
            place = self.ways * slot + way
            score = self.scores[place] + waver * rng.c_below(1 << 30) / 1073741824.0
            if score > best_score:
                best = place
                best_score = score
        return best

    def play(self, place: int, state: State) -> None:
        """Play a turn that was kept, as far as it is a turn there."""
        seat = state.c_actor()
        for i in range(self.lengths[place]):
            if state.c_actor() == seat:
                state.c_apply(self.actions[LONGEST * place + i])

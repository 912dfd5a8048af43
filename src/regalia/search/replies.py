"""Turns that were found before: where the same position is met again, its reply is not looked for twice.

The C types are in replies.pxd.
"""

from __future__ import annotations

from array import array

from regalia.core.engine import Engine
from regalia.search.beam import Beam

SLOTS = 8192  # a power of two; a newer turn takes the place of an older one
LONGEST = 20  # actions of a turn that is kept


class Replies:
    """Keeps turns by the imprint of the position they are for; 0 is no position's."""

    def __init__(self) -> None:
        self.imprints = array("Q", [0]) * SLOTS
        self.lengths = array("i", [0]) * SLOTS
        self.actions = array("i", [0]) * (SLOTS * LONGEST)

    def play(self, imprint: int, engine: Engine) -> bool:
        """Play the turn that was kept for a position, as far as it is a turn there; whether there was one."""
        slot = imprint & (SLOTS - 1)
        if imprint == 0 or self.imprints[slot] != imprint:
            return False
        seat = engine.actor()
        for i in range(self.lengths[slot]):
            if engine.actor() == seat:
                engine.apply(self.actions[LONGEST * slot + i])
        return True

    def keep(self, imprint: int, beam: Beam) -> None:
        """Keep the best turn that a beam has found for a position."""
        slot = imprint & (SLOTS - 1)
        length = beam.trace(beam.plans[0])
        if imprint == 0 or length > LONGEST:
            return
        self.imprints[slot] = imprint
        self.lengths[slot] = length
        for i in range(length):
            self.actions[LONGEST * slot + i] = beam.out.scratch[i]

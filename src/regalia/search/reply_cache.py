"""A cache of replies: turns that a beam search found, by infoset key. The C types are in reply_cache.pxd."""

from __future__ import annotations

from array import array

from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.search.beam import Beam

SLOTS = 8192  # a power of two; a newer entry replaces an older one in the same slot
MAX_LENGTH = 48  # actions of a turn; longer turns are cut


class ReplyCache:
    """Stores the best turns of a position by its infoset key, the best first. The key 0 is not stored."""

    def __init__(self, reply_count: int) -> None:
        self.reply_count = reply_count
        self.keys = array("Q", [0]) * SLOTS
        self.count = array("i", [0]) * SLOTS
        self.scores = array("d", [0.0]) * (SLOTS * reply_count)
        self.lengths = array("i", [0]) * (SLOTS * reply_count)
        self.actions = array("i", [0]) * (SLOTS * reply_count * MAX_LENGTH)

    def contains(self, key: int) -> bool:
        """Whether turns are stored for a key."""
        return key != 0 and self.keys[key & (SLOTS - 1)] == key

    def store(self, key: int, beam: Beam) -> None:
        """Stores the turns that a beam search found for a position."""
        slot = key & (SLOTS - 1)
        self.keys[slot] = key
        self.count[slot] = beam.turns.n
        for k in range(beam.turns.n):
            place = self.reply_count * slot + k
            length = min(beam.trace(beam.turns.items[k]), MAX_LENGTH)
            self.scores[place] = beam.turns.scores[k]
            self.lengths[place] = length
            for i in range(length):
                self.actions[MAX_LENGTH * place + i] = beam.out.scratch[i]

    def choose(self, key: int, margin: float, rng: Rng) -> int:
        """One of the turns stored for a key: the best after a random bonus of up to `margin` for each."""
        slot = key & (SLOTS - 1)
        best = self.reply_count * slot
        if self.count[slot] == 1 or margin == 0.0:
            return best
        best_score = -1.0
        for k in range(self.count[slot]):
            place = self.reply_count * slot + k
            score = self.scores[place] + margin * rng.c_below(1 << 30) / 1073741824.0
            if score > best_score:
                best = place
                best_score = score
        return best

    def apply(self, place: int, state: State) -> None:
        """Applies a stored turn, until the seat is no longer to act."""
        seat = state.c_actor()
        for i in range(self.lengths[place]):
            if state.c_actor() == seat:
                state.c_apply(self.actions[MAX_LENGTH * place + i])

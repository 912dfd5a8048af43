"""Whole turns of the seat to act, by a beam: of all it may have done so far, the best few go on.

The C types are in beam.pxd.
"""

from __future__ import annotations

from array import array

from regalia.core import constants
from regalia.core.evaluator import Evaluator, LineBuffer
from regalia.core.state import ActionBuffer, State
from regalia.search.fog import Fog
from regalia.search.shortlist import Shortlist

CAPACITY = 16384  # positions in one turn
TABLE = 65536  # slots for their keys, a power of two
MOST_MET = 49152  # keys in it, three quarters
MAX_TURN = 48  # actions in one turn
SHARE = 3  # of the positions that go on, one in so many may come to much the same


class Beam:
    """Finds whole turns. A position is a row of parallel arrays, known by the actions that lead to it.

    Positions are not kept but played again from the start: that is cheaper than to keep them.
    """

    def __init__(
        self,
        state: State,
        evaluator: Evaluator,
        fog: Fog,
        *,
        width: int,
        keep: int,
        alike: int,
        notices: bool,
    ) -> None:
        self.start, self.node, self.child = state.clone(), state.clone(), state.clone()
        self.evaluator, self.fog = evaluator, fog
        self.out, self.lines = ActionBuffer(), LineBuffer()
        self.notices = notices
        self.seat = self.used = self.met = self.n_front = self.round = 0
        self.looked = 0  # positions that were judged, in all turns
        self.parent = array("i", [0]) * CAPACITY
        self.action = array("i", [0]) * CAPACITY
        self.depth = array("i", [0]) * CAPACITY
        self.front = array("i", [0]) * (width + constants.MAX_LINES)
        self.next = Shortlist(width, max(1, width // SHARE))
        self.plans = Shortlist(keep, alike)
        self.keys = array("Q", [0]) * TABLE
        self.stamps = array("i", [0]) * TABLE

    def find(self, state: State) -> int:
        """Find whole turns of the seat to act, the best first; how many."""
        self.begin(state)
        if self.notices:
            self.follow_tactics()
        layers = 0
        while self.n_front > 0 and layers < MAX_TURN:
            self.next.clear()
            for i in range(self.n_front):
                self.expand(self.front[i])
            for i in range(self.next.n):
                self.front[i] = self.next.items[i]
            self.n_front = self.next.n
            layers += 1
        return self.plans.n

    def play(self, plan: int, state: State) -> None:
        """Play a turn that was found on another world, as far as it is a turn there."""
        length = self.trace(self.plans.items[plan])
        for i in range(length):
            if state.c_actor() == self.seat:
                state.c_apply(self.out.scratch[i])

    def opinion(self, plan: int) -> float:
        """What a turn that was found looks like."""
        return self.plans.scores[plan]

    # For people.

    def line(self, plan: int) -> list[int]:
        """The actions of a turn that was found."""
        return [self.out.scratch[i] for i in range(self.trace(self.plans.items[plan]))]

    # One layer after the other.

    def begin(self, state: State) -> None:
        self.start.c_copy_from(state)
        self.seat = state.c_actor()
        self.round += 1  # what the table of keys holds from earlier turns is void
        self.used = 1
        self.met = 0
        self.depth[0] = 0
        self.plans.clear()
        self.front[0] = 0
        self.n_front = 1

    def follow_tactics(self) -> None:
        """Begin also from the ends of the game's own lines, so that no beam is too narrow for them."""
        self.evaluator.c_tactics(self.start, self.lines)
        for line in range(self.lines.n):
            self.follow(line)

    def follow(self, line: int) -> None:
        self.child.c_copy_from(self.start)
        last = 0
        for i in range(self.lines.length[line]):
            if self.child.c_actor() != self.seat or self.used == CAPACITY:
                break
            self.child.c_apply(self.lines.a[constants.MAX_LINE * line + i])
            last = self.add(last, self.lines.a[constants.MAX_LINE * line + i])
        if last == 0 or self.is_known(self.evaluator.c_transposition_key(self.child)):
            return
        score = self.look()
        gist = self.evaluator.c_diversity_key(self.child)
        if self.child.c_actor() == self.seat:
            self.front[self.n_front] = last
            self.n_front += 1
        elif self.plans.make_room(score, gist):
            self.plans.put(last, score, gist)

    def expand(self, node: int) -> None:
        """Try every action from a position; what ends the turn is a plan, the rest is for the next layer."""
        length = self.trace(node)
        self.node.c_copy_from(self.start)
        for i in range(length):
            self.node.c_apply(self.out.scratch[i])
        self.node.c_legal_actions(self.out)
        self.evaluator.c_order_moves(self.node, self.out)
        for k in range(self.out.n):
            if self.used == CAPACITY:
                return
            self.child.c_copy_from(self.node)
            self.child.c_apply(self.out.a[k])
            if self.is_known(self.evaluator.c_transposition_key(self.child)):
                continue
            score = self.look()
            if self.child.c_actor() == self.seat:
                self.propose(self.next, score, node, self.out.a[k])
            else:
                self.propose(self.plans, score, node, self.out.a[k])

    def propose(self, best: Shortlist, score: float, parent: int, action: int) -> None:
        """Put child, which an action has led to, among the best, if it is one of them."""
        if best.is_hopeless(score):
            return
        gist = self.evaluator.c_diversity_key(self.child)
        if best.make_room(score, gist):
            best.put(self.add(parent, action), score, gist)

    def look(self) -> float:
        """What the seat thinks of child."""
        self.looked += 1
        if self.child.c_actor() == constants.OVER:
            return self.evaluator.c_terminal_value(self.child, self.seat)
        return self.fog.through(
            self.evaluator.c_value(self.child, self.seat), self.evaluator.c_transposition_key(self.child)
        )

    # Positions.

    def add(self, parent: int, action: int) -> int:
        new = self.used
        self.used += 1
        self.parent[new] = parent
        self.action[new] = action
        self.depth[new] = self.depth[parent] + 1
        return new

    def trace(self, node: int) -> int:
        """Write the actions that lead to a position into the scratch of out; how many."""
        length = self.depth[node]
        i = length
        while i > 0:
            i -= 1
            self.out.scratch[i] = self.action[node]
            node = self.parent[node]
        return length

    def is_known(self, key: int) -> bool:
        """Whether a position was met in this turn; now it was. Key 0 is no position's.

        A table that is nearly full learns no more: then the same position may be looked at twice.
        """
        if key == 0 or self.met == MOST_MET:
            return False
        slot = key & (TABLE - 1)
        while self.stamps[slot] == self.round:
            if self.keys[slot] == key:
                return True
            slot = (slot + 1) & (TABLE - 1)
        self.met += 1
        self.stamps[slot] = self.round
        self.keys[slot] = key
        return False

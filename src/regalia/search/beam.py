"""Whole turns of the seat to act, by a beam: of all it may have done so far, the best few go on.

The C types are in beam.pxd.
"""

from __future__ import annotations

from array import array

from regalia.core import const
from regalia.core.engine import Actions, Engine
from regalia.core.judge import Judge, Lines
from regalia.search.fog import Fog

CAPACITY = 16384  # positions in one turn
TABLE = 65536  # slots for their keys, a power of two
MAX_TURN = 48  # actions in one turn


class Beam:
    """Finds whole turns. A position is a row of parallel arrays, known by the actions that lead to it.

    Positions are not kept but played again from the start: that is cheaper than to keep them.
    """

    def __init__(
        self, engine: Engine, judge: Judge, fog: Fog, *, width: int, keep: int, alike: int, notices: bool
    ) -> None:
        self.start, self.node, self.child = engine.twin(), engine.twin(), engine.twin()
        self.judge, self.fog = judge, fog
        self.out, self.lines = Actions(), Lines()
        self.width, self.keep, self.alike = width, keep, alike
        self.notices = notices
        self.seat = self.used = self.n_front = self.n_next = self.n_plans = self.round = 0
        self.looked = 0  # positions that were judged, in all turns
        self.parent = array("i", [0]) * CAPACITY
        self.action = array("i", [0]) * CAPACITY
        self.depth = array("i", [0]) * CAPACITY
        self.score = array("d", [0.0]) * CAPACITY
        self.front = array("i", [0]) * (width + const.MAX_LINES)
        self.next = array("i", [0]) * width
        self.plans = array("i", [0]) * keep
        self.gists = array("Q", [0]) * keep
        self.keys = array("Q", [0]) * TABLE
        self.stamps = array("i", [0]) * TABLE

    def find(self, engine: Engine) -> int:
        """Find whole turns of the seat to act, the best first; how many."""
        self.begin(engine)
        if self.notices:
            self.follow_tactics()
        layers = 0
        while self.n_front > 0 and layers < MAX_TURN:
            self.n_next = 0
            for i in range(self.n_front):
                self.expand(self.front[i])
            for i in range(self.n_next):
                self.front[i] = self.next[i]
            self.n_front = self.n_next
            layers += 1
        return self.n_plans

    def play(self, plan: int, engine: Engine) -> None:
        """Play a turn that was found on another world, as far as it is a turn there."""
        length = self.trace(self.plans[plan])
        for i in range(length):
            if engine.actor() == self.seat:
                engine.apply(self.out.scratch[i])

    def opinion(self, plan: int) -> float:
        """What a turn that was found looks like."""
        return self.score[self.plans[plan]]

    # For people.

    def line(self, plan: int) -> list[int]:
        """The actions of a turn that was found."""
        return [self.out.scratch[i] for i in range(self.trace(self.plans[plan]))]

    # One layer after the other.

    def begin(self, engine: Engine) -> None:
        self.start.copy_from(engine)
        self.seat = engine.actor()
        self.round += 1  # what the table of keys holds from earlier turns is void
        self.used = 1
        self.depth[0] = 0
        self.n_plans = 0
        self.front[0] = 0
        self.n_front = 1

    def follow_tactics(self) -> None:
        """Begin also from the ends of the game's own lines, so that no beam is too narrow for them."""
        self.judge.tactics(self.start, self.lines)
        for line in range(self.lines.n):
            self.follow(line)

    def follow(self, line: int) -> None:
        self.child.copy_from(self.start)
        last = 0
        for i in range(self.lines.length[line]):
            if self.child.actor() != self.seat or self.used == CAPACITY:
                break
            self.child.apply(self.lines.a[const.MAX_LINE * line + i])
            last = self.add(last, self.lines.a[const.MAX_LINE * line + i], 0.0)
        if last == 0 or self.is_known(self.judge.key(self.child)):
            return
        self.score[last] = self.look()
        if self.child.actor() == self.seat:
            self.front[self.n_front] = last
            self.n_front += 1
        elif self.make_room(self.score[last]):
            self.keep_plan(last)

    def expand(self, node: int) -> None:
        """Try every action from a position; what ends the turn is a plan, the rest is for the next layer."""
        length = self.trace(node)
        self.node.copy_from(self.start)
        for i in range(length):
            self.node.apply(self.out.scratch[i])
        self.node.legal(self.out)
        self.judge.sift(self.node, self.out)
        for k in range(self.out.n):
            if self.used == CAPACITY:
                return
            self.child.copy_from(self.node)
            self.child.apply(self.out.a[k])
            if self.is_known(self.judge.key(self.child)):
                continue
            score = self.look()
            if self.child.actor() == self.seat:
                if self.n_next < self.width or score > self.score[self.next[self.width - 1]]:
                    self.keep_next(self.add(node, self.out.a[k], score))
            elif self.make_room(score):
                self.keep_plan(self.add(node, self.out.a[k], score))

    def look(self) -> float:
        """What the seat thinks of child."""
        self.looked += 1
        if self.child.actor() == const.OVER:
            return self.judge.final(self.child, self.seat)
        return self.fog.through(self.judge.value(self.child, self.seat), self.judge.key(self.child))

    # Positions.

    def add(self, parent: int, action: int, score: float) -> int:
        new = self.used
        self.used += 1
        self.parent[new] = parent
        self.action[new] = action
        self.depth[new] = self.depth[parent] + 1
        self.score[new] = score
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
        """Whether a position was met in this turn; now it was. Key 0 is no position's."""
        if key == 0:
            return False
        slot = key & (TABLE - 1)
        while self.stamps[slot] == self.round:
            if self.keys[slot] == key:
                return True
            slot = (slot + 1) & (TABLE - 1)
        self.stamps[slot] = self.round
        self.keys[slot] = key
        return False

    # The best of them, sorted.

    def make_room(self, score: float) -> bool:
        """Whether child, the end of a turn, is to be kept; for another one like it, or the last, must go."""
        out = self.keep - 1
        if self.alike < self.keep:
            gist = self.judge.gist(self.child)
            same = 0
            for i in range(self.n_plans):
                if gist != 0 and self.gists[i] == gist:
                    same += 1
                    if same == self.alike:
                        out = i
        if self.n_plans <= out:
            return True
        if self.score[self.plans[out]] >= score:
            return False
        self.n_plans -= 1
        for i in range(out, self.n_plans):
            self.plans[i] = self.plans[i + 1]
            self.gists[i] = self.gists[i + 1]
        return True

    def keep_plan(self, node: int) -> None:
        """Put child, the end of a turn, among the plans, where there is room."""
        i = self.n_plans
        while i > 0 and self.score[self.plans[i - 1]] < self.score[node]:
            self.plans[i] = self.plans[i - 1]
            self.gists[i] = self.gists[i - 1]
            i -= 1
        self.plans[i] = node
        self.gists[i] = self.judge.gist(self.child)
        self.n_plans += 1

    def keep_next(self, node: int) -> None:
        i = min(self.n_next, self.width - 1)
        while i > 0 and self.score[self.next[i - 1]] < self.score[node]:
            self.next[i] = self.next[i - 1]
            i -= 1
        self.next[i] = node
        self.n_next = min(self.n_next + 1, self.width)

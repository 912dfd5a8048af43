"""Beam search for whole turns: after each action the best positions are kept. C types: beam.pxd."""

from __future__ import annotations

from array import array

from regalia.core import constants
from regalia.core.evaluator import Evaluator, LineBuffer
from regalia.core.state import ActionBuffer, State
from regalia.search.eval_noise import EvalNoise
from regalia.search.top_k import TopK

CAPACITY = 16384  # positions of one turn
TABLE = 65536  # slots of the transposition table, a power of two
MAX_KEYS = 49152  # keys in it: three quarters of the slots
MAX_TURN = 48  # actions of one turn
DIVERSITY = 3  # at most a third of the positions of a layer have the same diversity key


class Beam:
    """Finds whole turns of the seat to act. A position is a row of parallel arrays.

    Positions are not stored: replaying their actions from the start is cheaper than copying states.
    """

    def __init__(
        self,
        state: State,
        evaluator: Evaluator,
        noise: EvalNoise,
        *,
        width: int,
        count: int,
        max_similar: int,
        use_tactics: bool,
    ) -> None:
        self.start, self.node, self.child = state.clone(), state.clone(), state.clone()
        self.evaluator, self.noise = evaluator, noise
        self.out, self.lines = ActionBuffer(), LineBuffer()
        self.use_tactics = use_tactics
        self.seat = self.used = self.n_keys = self.n_front = self.generation = 0
        self.evaluations = 0  # in all searches
        self.parent = array("i", [0]) * CAPACITY
        self.action = array("i", [0]) * CAPACITY
        self.depth = array("i", [0]) * CAPACITY
        self.front = array("i", [0]) * (width + constants.MAX_LINES)
        self.next = TopK(width, max(1, width // DIVERSITY))
        self.turns = TopK(count, max_similar)
        self.keys = array("Q", [0]) * TABLE
        self.generations = array("i", [0]) * TABLE

    def find(self, state: State) -> int:
        """Finds whole turns of the seat to act, the best first. Returns their number."""
        self.reset(state)
        if self.use_tactics:
            self.add_tactics()
        layers = 0
        while self.n_front > 0 and layers < MAX_TURN:
            self.next.clear()
            for i in range(self.n_front):
                self.expand(self.front[i])
            for i in range(self.next.n):
                self.front[i] = self.next.items[i]
            self.n_front = self.next.n
            layers += 1
        return self.turns.n

    def apply(self, turn: int, state: State) -> None:
        """Applies a turn to another world, until the seat is no longer to act there."""
        length = self.trace(self.turns.items[turn])
        for i in range(length):
            if state.c_actor() == self.seat:
                state.c_apply(self.out.scratch[i])

    def value(self, turn: int) -> float:
        """The value of the position after a turn."""
        return self.turns.scores[turn]

    def line(self, turn: int) -> list[int]:
        """The actions of a turn. For Python."""
        return [self.out.scratch[i] for i in range(self.trace(self.turns.items[turn]))]

    # Layers.

    def reset(self, state: State) -> None:
        """Starts a new search. A new generation invalidates the keys of earlier searches."""
        self.start.c_copy_from(state)
        self.seat = state.c_actor()
        self.generation += 1
        self.used = 1
        self.n_keys = 0
        self.depth[0] = 0
        self.turns.clear()
        self.front[0] = 0
        self.n_front = 1

    def add_tactics(self) -> None:
        """Adds the ends of the evaluator's tactical lines to the front, however narrow the beam is."""
        self.evaluator.c_tactics(self.start, self.lines)
        for line in range(self.lines.n):
            self.add_line(line)

    def add_line(self, line: int) -> None:
        """Adds the end of a tactical line to the front, or to the turns found if the line ends the turn."""
        self.child.c_copy_from(self.start)
        last = 0
        for i in range(self.lines.length[line]):
            if self.child.c_actor() != self.seat or self.used == CAPACITY:
                break
            self.child.c_apply(self.lines.a[constants.MAX_LINE * line + i])
            last = self.add(last, self.lines.a[constants.MAX_LINE * line + i])
        if last == 0 or self.is_transposition(self.evaluator.c_transposition_key(self.child)):
            return
        score = self.evaluate()
        diversity_key = self.evaluator.c_diversity_key(self.child)
        if self.child.c_actor() == self.seat:
            self.front[self.n_front] = last
            self.n_front += 1
        elif self.turns.make_room(score, diversity_key):
            self.turns.insert(last, score, diversity_key)

    def expand(self, node: int) -> None:
        """Tries every action from a position. Positions after the turn become results, the others the next layer."""
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
            if self.is_transposition(self.evaluator.c_transposition_key(self.child)):
                continue
            score = self.evaluate()
            if self.child.c_actor() == self.seat:
                self.propose(self.next, score, node, self.out.a[k])
            else:
                self.propose(self.turns, score, node, self.out.a[k])

    def propose(self, best: TopK, score: float, parent: int, action: int) -> None:
        """Adds `child`, the position after `action`, to `best` if its score is good enough."""
        if best.rejects(score):
            return
        diversity_key = self.evaluator.c_diversity_key(self.child)
        if best.make_room(score, diversity_key):
            best.insert(self.add(parent, action), score, diversity_key)

    def evaluate(self) -> float:
        """The value of `child` for the seat."""
        self.evaluations += 1
        if self.child.c_actor() == constants.OVER:
            return self.evaluator.c_terminal_value(self.child, self.seat)
        return self.noise.perturb(
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
        """Writes the actions that lead to a position into `out.scratch`. Returns their number."""
        length = self.depth[node]
        i = length
        while i > 0:
            i -= 1
            self.out.scratch[i] = self.action[node]
            node = self.parent[node]
        return length

    def is_transposition(self, key: int) -> bool:
        """Whether a position was already reached in this search; if not, stores its key, unless it is 0.

        A full table stores no more keys; then a position may be expanded twice.
        """
        if key == 0 or self.n_keys == MAX_KEYS:
            return False
        slot = key & (TABLE - 1)
        while self.generations[slot] == self.generation:
            if self.keys[slot] == key:
                return True
            slot = (slot + 1) & (TABLE - 1)
        self.n_keys += 1
        self.generations[slot] = self.generation
        self.keys[slot] = key
        return False

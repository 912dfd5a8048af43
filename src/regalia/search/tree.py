"""A tree of single actions: single-observer, open-loop information-set Monte Carlo tree search.

Plain, it is the measure of all other players: uniform games to the end, no judge. Otherwise the judge says
which actions to try first, how to play on in a hurry, and what the game is worth where that stops.
The C types are in tree.pxd.
"""

from __future__ import annotations

import math
from array import array

from regalia.core import constants
from regalia.core.evaluator import Evaluator
from regalia.core.state import State
from regalia.search.search import Search, Tried
from regalia.search.settings import Settings

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

CAPACITY = 1 << 18  # nodes; a full tree is still searched, but grows no more
MAX_DEPTH = 512
UNREST = 64  # actions after the cutoff that a game goes on until it can be judged


class TreeSearch(Search):
    """A node is a row of parallel arrays; row 0 is the root."""

    def __init__(self, root: State, evaluator: Evaluator, settings: Settings, *, seed: int) -> None:
        super().__init__(root, evaluator, settings, seed=seed)
        self.plain, self.widen, self.cutoff = settings.plain, settings.widen, settings.cutoff
        self.used = 1
        self.steps = 0
        self.luck = self.rng.state
        self.first_child = array("i", [-1]) * CAPACITY
        self.next_sibling = array("i", [-1]) * CAPACITY
        self.action = array("i", [0]) * CAPACITY
        self.mover = array("i", [0]) * CAPACITY
        self.visits = array("i", [0]) * CAPACITY
        self.available = array("i", [0]) * CAPACITY
        self.total = array("d", [0.0]) * CAPACITY
        self.tried_here = array("b", [0]) * constants.MAX_ACTIONS
        self.path = array("i", [0]) * MAX_DEPTH

    def run(self, iterations: int) -> None:
        with cython.nogil:
            for _ in range(iterations):
                self.iterate()

    def tried(self) -> list[Tried]:
        found = []
        child = self.first_child[0]
        while child >= 0:
            found.append(Tried((self.action[child],), self.visits[child], self.total[child], 0.5))
            child = self.next_sibling[child]
        return found

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.luck = self.rng.state

    def positions(self) -> int:
        return self.steps

    # One iteration.

    def iterate(self) -> None:
        if self.plain:
            self.sample()
            depth = self.descend(0, 1)
            self.steps += self.work.c_rollout(self.rng, self.out)
        else:
            depth = self.set_out()
            self.hurry_on()
        value = self.verdict()
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += value if self.mover[node] == self.seat else 1.0 - value
        self.iterations += 1

    def set_out(self) -> int:
        """Choose how to begin, then draw a world, and walk down in it; the length of the path.

        What is tried the n-th time has the n-th luck: beginnings are to differ by what they are, not by that.
        """
        self.work.c_copy_from(self.root)
        self.work.c_legal_actions(self.out)
        self.evaluator.c_order_moves(self.work, self.out)
        child = self.child_of(0, self.seat)
        self.rng.state = self.luck
        self.rng.state = self.rng.c_bits() + self.visits[child]
        self.sample()
        self.follow(child, 1)
        return self.descend(child, 2) if self.visits[child] > 0 else 2

    def descend(self, node: int, depth: int) -> int:
        """Walk on from a node to a new one or the end of the game; the length of the path."""
        while depth < MAX_DEPTH:
            self.settle_chance()
            who = self.work.c_actor()
            if who == constants.OVER:
                break
            self.work.c_legal_actions(self.out)
            if not self.plain:
                self.evaluator.c_order_moves(self.work, self.out)
            child = self.child_of(node, who)
            if child < 0:
                break
            self.follow(child, depth)
            depth += 1
            if self.visits[child] == 0:
                break
            node = child
        return depth

    def follow(self, child: int, depth: int) -> None:
        """Play the action of a child."""
        self.path[depth] = child
        self.work.c_apply(self.action[child])
        self.steps += 1

    def child_of(self, node: int, who: int) -> int:
        """The child to follow: a new one as long as there are not too many, or else the best; -1 for none."""
        best = self.best_child(node)
        known = 0
        for k in range(self.out.n):
            known += self.tried_here[k]
        if known == self.out.n or self.used == CAPACITY:
            return best
        if not self.plain and known > self.widen * math.sqrt(self.visits[node]):
            return best
        return self.add_child(node, who, self.out.n - known)

    def best_child(self, node: int) -> int:
        """The best child that is legal here, and which legal actions have children."""
        for k in range(self.out.n):
            self.tried_here[k] = 0
        best = -1
        best_score = -1.0
        child = self.first_child[node]
        while child >= 0:
            for k in range(self.out.n):
                if self.out.a[k] == self.action[child]:
                    self.tried_here[k] = 1
                    self.available[child] += 1
                    score = self.promise(child, node == 0)
                    if score > best_score:
                        best_score = score
                        best = child
                    break
            child = self.next_sibling[child]
        return best

    def promise(self, child: int, first: bool) -> float:
        """UCB1; among the actions to choose from, some bad luck must not be the end of a good one.

        There the root takes the place of the logarithm: what matters is which is best, not to win on the way.
        """
        visits = self.visits[child]
        n: float = self.available[child]
        more = math.sqrt(n) if first and not self.plain else math.log(n)
        return self.total[child] / visits + self.curiosity * math.sqrt(more / visits)

    def add_child(self, node: int, who: int, untried: int) -> int:
        """A child for an untried action: any in a plain tree, else the first that the judge thinks of."""
        skip = self.rng.c_below(untried) if self.plain else 0
        k = 0
        while self.tried_here[k] or skip:
            skip -= 1 - self.tried_here[k]
            k += 1
        child = self.used
        self.used += 1
        self.action[child] = self.out.a[k]
        self.mover[child] = who
        self.available[child] = 1
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
        return child

    # From the leaf on.

    def hurry_on(self) -> None:
        """Play on in a hurry, and further while a fight is in the air."""
        steps = 0
        while steps < self.cutoff + UNREST:
            self.settle_chance()
            if self.work.c_actor() == constants.OVER:
                return
            if steps >= self.cutoff and self.evaluator.c_is_quiescent(self.work):
                return
            self.work.c_apply(self.evaluator.c_rollout_action(self.work, self.rng, self.out))
            self.steps += 1
            steps += 1

    def verdict(self) -> float:
        """What the game in work is worth to the seat that searches."""
        if self.work.c_actor() == constants.OVER:
            return self.work.c_reward(self.seat)
        return self.fog.through(
            self.evaluator.c_value(self.work, self.seat), self.evaluator.c_transposition_key(self.work)
        )

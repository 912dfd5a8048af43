"""Tree search over single actions: single-observer, open-loop information-set Monte Carlo tree search.

The evaluator orders the actions, chooses actions in rollouts, and evaluates the position where a rollout
stops. `vanilla` uses no evaluator and uniform rollouts to the end of the game: the baseline for other
players. The C types are in tree_search.pxd.
"""

from __future__ import annotations

import math
from array import array

from regalia.core import constants
from regalia.core.evaluator import Evaluator
from regalia.core.state import State
from regalia.search.search import Candidate, Search
from regalia.search.settings import Settings

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

CAPACITY = 1 << 18  # nodes; a full tree is still searched, but does not grow
MAX_DEPTH = 512
MAX_EXTENSION = 64  # actions that a rollout may continue beyond its cutoff until the position is quiescent


class TreeSearch(Search):
    """Information-set Monte Carlo tree search. A node is a row of parallel arrays; row 0 is the root."""

    def __init__(self, root: State, evaluator: Evaluator, settings: Settings, *, seed: int) -> None:
        super().__init__(root, evaluator, settings, seed=seed)
        self.vanilla, self.widening, self.cutoff = settings.vanilla, settings.widening, settings.cutoff
        self.used = 1
        self.steps = 0
        self.base_state = self.rng.state
        self.first_child = array("i", [-1]) * CAPACITY
        self.next_sibling = array("i", [-1]) * CAPACITY
        self.action = array("i", [0]) * CAPACITY
        self.mover = array("i", [0]) * CAPACITY
        self.visits = array("i", [0]) * CAPACITY
        self.available = array("i", [0]) * CAPACITY
        self.total = array("d", [0.0]) * CAPACITY
        self.has_child = array("b", [0]) * constants.MAX_ACTIONS
        self.path = array("i", [0]) * MAX_DEPTH

    def run(self, iterations: int) -> None:
        with cython.nogil:
            for _ in range(iterations):
                self.iterate()
        self.root.raise_fault()

    def candidates(self) -> list[Candidate]:
        found = []
        child = self.first_child[0]
        while child >= 0:
            found.append(Candidate((self.action[child],), self.visits[child], self.total[child], 0.5))
            child = self.next_sibling[child]
        return found

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.base_state = self.rng.state

    def positions(self) -> int:
        return self.steps

    # One iteration.

    def iterate(self) -> None:
        """Runs one iteration: descends, rolls out, and adds the result to the path."""
        if self.vanilla:
            self.sample_world()
            depth = self.descend(0, 1)
            self.steps += self.work.c_rollout(self.rng, self.out)
        else:
            depth = self.descend_from_root()
            self.rollout()
        value = self.result()
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += value if self.mover[node] == self.seat else 1.0 - value
        self.iterations += 1

    def descend_from_root(self) -> int:
        """Selects a child of the root, samples a world, and descends in it. Returns the length of the path.

        Children are compared with common random numbers, so that they differ only by their action: the n-th
        visit of every child uses the same.
        """
        self.work.c_copy_from(self.root)
        self.work.c_legal_actions(self.out)
        self.evaluator.c_order_moves(self.work, self.out)
        child = self.select_child(0, self.seat)
        if child < 0:  # the game's code failed, or listed other actions than before
            return 1
        self.rng.state = self.base_state
        self.rng.state = self.rng.c_bits() + self.visits[child]
        self.sample_world()
        self.follow(child, 1)
        return self.descend(child, 2) if self.visits[child] > 0 else 2

    def descend(self, node: int, depth: int) -> int:
        """Descends from a node to a new one or to the end of the game. Returns the length of the path."""
        while depth < MAX_DEPTH:
            self.apply_due_chance()
            who = self.work.c_actor()
            if who == constants.OVER:
                break
            self.work.c_legal_actions(self.out)
            if not self.vanilla:
                self.evaluator.c_order_moves(self.work, self.out)
            child = self.select_child(node, who)
            if child < 0:
                break
            self.follow(child, depth)
            depth += 1
            if self.visits[child] == 0:
                break
            node = child
        return depth

    def follow(self, child: int, depth: int) -> None:
        """Applies the action of a child and adds it to the path."""
        self.path[depth] = child
        self.work.c_apply(self.action[child])
        self.steps += 1

    def select_child(self, node: int, who: int) -> int:
        """A new child as long as widening allows it, else the best one; -1 if there is none."""
        best = self.best_child(node)
        known = 0
        for k in range(self.out.n):
            known += self.has_child[k]
        if known == self.out.n or self.used == CAPACITY:
            return best
        if not self.vanilla and known > self.widening * math.sqrt(self.visits[node]):
            return best
        return self.add_child(node, who, self.out.n - known)

    def best_child(self, node: int) -> int:
        """The best child whose action is legal here. Also sets `has_child` for each legal action."""
        for k in range(self.out.n):
            self.has_child[k] = 0
        best = -1
        best_score = -1.0
        child = self.first_child[node]
        while child >= 0:
            for k in range(self.out.n):
                if self.out.a[k] == self.action[child]:
                    self.has_child[k] = 1
                    self.available[child] += 1
                    score = self.upper_bound(child, node == 0)
                    if score > best_score:
                        best_score = score
                        best = child
                    break
            child = self.next_sibling[child]
        return best

    def upper_bound(self, child: int, at_root: bool) -> float:
        """UCB1, with the square root instead of the logarithm at the root.

        At the root the aim is to find the best action, not to win the simulated games: more exploration keeps
        a few bad results from eliminating a good action.
        """
        visits = self.visits[child]
        n: float = self.available[child]
        more = math.sqrt(n) if at_root and not self.vanilla else math.log(n)
        return self.total[child] / visits + self.exploration * math.sqrt(more / visits)

    def add_child(self, node: int, who: int, untried: int) -> int:
        """A child for an untried action: a random one if vanilla, else the first in the evaluator's order."""
        skip = self.rng.c_below(untried) if self.vanilla else 0
        k = 0
        while self.has_child[k] or skip:
            skip -= 1 - self.has_child[k]
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

    def rollout(self) -> None:
        """Plays `cutoff` actions chosen by the evaluator, and some more until the position is quiescent."""
        steps = 0
        while steps < self.cutoff + MAX_EXTENSION:
            self.apply_due_chance()
            if self.work.c_actor() == constants.OVER:
                return
            if steps >= self.cutoff and self.evaluator.c_is_quiescent(self.work):
                return
            self.work.c_apply(self.evaluator.c_rollout_action(self.work, self.rng, self.out))
            self.steps += 1
            steps += 1

    def result(self) -> float:
        """The result or value of `work` for the searching seat."""
        if self.work.c_actor() == constants.OVER:
            return self.work.c_reward(self.seat)
        return self.noise.perturb(
            self.evaluator.c_value(self.work, self.seat), self.evaluator.c_transposition_key(self.work)
        )

"""Simulation without the GIL: perft and random games. The C types are in simulation.pxd."""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython


class PerftLevel:
    """One ply of a perft: its position, its legal actions and the level below it."""

    def __init__(self, state: State, depth: int) -> None:
        self.state = state.clone()
        self.out = ActionBuffer()
        self.below = PerftLevel(state, depth - 1) if depth > 1 else self

    def count(self, depth: int, limit: int) -> int:
        """The number of sequences of `depth` actions from here; anything above `limit` if there are more."""
        if depth == 0 or self.state.c_actor() < 0:
            return 1
        self.state.c_legal_actions(self.out)
        if depth == 1:
            return self.out.n
        total = 0
        for k in range(self.out.n):
            total += self.count_after(self.out.a[k], depth, limit, self.below)
            if total > limit:
                break
        return total

    def count_after(self, action: int, depth: int, limit: int, below: PerftLevel) -> int:
        """The number of sequences that begin with an action; `below` is overwritten."""
        below.state.c_copy_from(self.state)
        below.state.c_apply(action)
        return below.count(depth - 1, limit)


def perft(state: State, depth: int, limit: int) -> int | None:
    """The number of sequences of `depth` actions from here; None if there are more than `limit`.

    A sequence stops at the end of the game or at a chance event and counts as one. Raises: GameFault.
    """
    level = PerftLevel(state, depth)
    with cython.nogil:
        nodes = level.count(depth, limit)
    state.raise_fault()
    return None if nodes > limit else nodes


def random_games(state: State, n: int, seed: int) -> tuple[list[int], int]:
    """Plays n random games from this position. Returns the wins of each seat, and the number of actions.

    Raises: GameFault.
    """
    work = state.clone()
    rng = Rng(seed)
    out = ActionBuffer()
    wins_0 = wins_1 = 0
    steps = 0
    with cython.nogil:
        for _ in range(n):
            work.c_copy_from(state)
            steps += work.c_rollout(rng, out)
            wins_0 += work.c_winner() == 0
            wins_1 += work.c_winner() == 1
    state.raise_fault()
    return [wins_0, wins_1], steps

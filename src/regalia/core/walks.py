"""Walks through a game without the GIL: perft, and random games by the thousand."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython


class Level:
    """One ply of a perft: a position to try actions on, and the level below it."""

    def __init__(self, engine: Engine, depth: int) -> None:
        self.engine = engine.twin()
        self.out = Actions()
        self.below = Level(engine, depth - 1) if depth > 1 else self

    def count(self, depth: int, limit: int) -> int:
        """Sequences of depth actions from here, or something above limit when there are more."""
        if depth == 0 or self.engine.actor() < 0:
            return 1
        self.engine.legal(self.out)
        if depth == 1:
            return self.out.n
        total = 0
        for k in range(self.out.n):
            total += self.count_after(self.out.a[k], depth, limit, self.below)
            if total > limit:
                break
        return total

    def count_after(self, action: int, depth: int, limit: int, below: Level) -> int:
        below.engine.copy_from(self.engine)
        below.engine.apply(action)
        return below.count(depth - 1, limit)


def perft(engine: Engine, depth: int, limit: int) -> int | None:
    """How many sequences of depth actions there are from here; None where there are more than limit.

    A sequence that meets the end of the game or a chance event stops there and counts as one.
    """
    level = Level(engine, depth)
    with cython.nogil:
        nodes = level.count(depth, limit)
    return None if nodes > limit else nodes


def random_games(engine: Engine, n: int, seed: int) -> tuple[list[int], int]:
    """Play n random games from this position; each seat's wins, and the actions played."""
    work = engine.twin()
    dice = Dice(seed)
    out = Actions()
    wins_0 = wins_1 = 0
    steps = 0
    with cython.nogil:
        for _ in range(n):
            work.copy_from(engine)
            steps += work.playout(dice, out)
            wins_0 += work.winner() == 0
            wins_1 += work.winner() == 1
    return [wins_0, wins_1], steps

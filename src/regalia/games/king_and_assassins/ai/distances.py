"""Distances on a board: between squares, to the castle, and to the king's shortest routes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import AREA, GONE, STEP, WALL, WIDTH

UNREACHABLE = AREA  # more steps than any route has
MAX_ROUTE_DISTANCE = 9  # distances from a route are capped at this


def manhattan(a: int, b: int) -> int:
    """The Manhattan distance between two squares."""
    row_a, column_a = divmod(a, WIDTH)
    row_b, column_b = divmod(b, WIDTH)
    return abs(row_a - row_b) + abs(column_a - column_b)


# The same for C code, at AREA × a + b; the square of pieces off the board is far from every other.
MANHATTAN = [manhattan(a, b) if b != GONE else 99 for a in range(AREA) for b in range(AREA)]


def step_distances(passable: Sequence[bool], starts: Iterable[int]) -> list[int]:
    """The steps from each square to the nearest start over passable squares (breadth-first), or UNREACHABLE."""
    queue = list(starts)
    steps = [UNREACHABLE] * AREA
    for square in queue:
        steps[square] = 0
    for square in queue:
        for step in STEP:
            neighbor = square + step
            if steps[neighbor] == UNREACHABLE and passable[neighbor]:
                steps[neighbor] = steps[square] + 1
                queue.append(neighbor)
    return steps


def steps_home(board: Board, *, roofs: bool) -> list[int]:
    """The steps from each square into the castle over streets, optionally also roofs; or UNREACHABLE."""
    passable = [
        wall != WALL and (roofs or not roof) for wall, roof in zip(board.walls, board.roof, strict=True)
    ]
    exits = [square for square in range(AREA) if board.exit[square]]
    return [min(steps + 1, UNREACHABLE) for steps in step_distances(passable, exits)]


@lru_cache(maxsize=32)
def route_distances(steps: tuple[int, ...]) -> bytes:
    """At AREA × king + square: the steps from the square to the nearest of the king's shortest routes, 9 at most.

    `steps` are those of steps_home, as a tuple because the result is cached.
    """
    table = bytearray([MAX_ROUTE_DISTANCE] * (AREA * AREA))
    for king in sorted(range(AREA), key=lambda square: steps[square]):
        if steps[king] == UNREACHABLE:
            continue
        next_squares = [king + step for step in STEP if steps[king + step] == steps[king] - 1]
        for square in range(AREA):
            nearest = [table[AREA * to + square] for to in next_squares]
            table[AREA * king + square] = min(manhattan(king, square), MAX_ROUTE_DISTANCE, *nearest)
    return bytes(table)

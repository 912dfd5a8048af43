"""How far it is on a board: between squares, into the castle, and to where the king will pass."""

from __future__ import annotations

from functools import lru_cache

from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.board import Board

ASIDE = 9  # steps from the king's way, and more make no difference


def apart(a: int, b: int) -> int:
    """How many steps lie between two squares, whatever stands there."""
    row_a, column_a = divmod(a, k.WIDTH)
    row_b, column_b = divmod(b, k.WIDTH)
    return abs(row_a - row_b) + abs(column_a - column_b)


def home(board: Board, *, roofs: bool) -> list[int]:
    """From each square the steps into the castle, over streets or roofs too; 4 × FAR where none leads."""
    steps = [4 * k.FAR] * k.AREA
    queue = [square for square in range(k.AREA) if board.exit[square]]
    for square in queue:
        steps[square] = 1
    for square in queue:
        for step in k.STEP:
            beside = square + step
            if board.walls[beside] == k.WALL or (board.roof[beside] and not roofs):
                continue
            if steps[beside] > steps[square] + 1:
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return steps


@lru_cache(maxsize=32)
def aside(steps: tuple[int, ...]) -> bytes:
    """AREA × the king's square + a square: its steps to the nearest of his shortest ways home, 9 at most."""
    table = bytearray([ASIDE] * (k.AREA * k.AREA))
    for king in sorted(range(k.AREA), key=lambda square: steps[square]):
        if steps[king] == 4 * k.FAR:
            continue
        onwards = [king + step for step in k.STEP if steps[king + step] == steps[king] - 1]
        for square in range(k.AREA):
            there = [table[k.AREA * to + square] for to in onwards]
            table[k.AREA * king + square] = min(apart(king, square), ASIDE, *there)
    return bytes(table)

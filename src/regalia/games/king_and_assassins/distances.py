"""How far it is on a board: between squares, into the castle, and to where the king will pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.constants import AREA, STEP, WALL, WIDTH

NO_WAY = AREA  # more steps than any way has
ASIDE = 9  # steps from the king's way, and more make no difference


def apart(a: int, b: int) -> int:
    """How many steps lie between two squares, whatever stands there."""
    row_a, column_a = divmod(a, WIDTH)
    row_b, column_b = divmod(b, WIDTH)
    return abs(row_a - row_b) + abs(column_a - column_b)


def walk(passable: Sequence[bool], starts: Iterable[int]) -> list[int]:
    """How many steps each square is away from the nearest of some, over what can be passed; or NO_WAY."""
    queue = list(starts)
    steps = [NO_WAY] * AREA
    for square in queue:
        steps[square] = 0
    for square in queue:
        for step in STEP:
            beside = square + step
            if steps[beside] == NO_WAY and passable[beside]:
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return steps


def home(board: Board, *, roofs: bool) -> list[int]:
    """From each square the steps into the castle, over streets or roofs too; NO_WAY where none leads."""
    passable = [
        wall != WALL and (roofs or not roof) for wall, roof in zip(board.walls, board.roof, strict=True)
    ]
    exits = [square for square in range(AREA) if board.exit[square]]
    return [min(steps + 1, NO_WAY) for steps in walk(passable, exits)]


@lru_cache(maxsize=32)
def aside(steps: tuple[int, ...]) -> bytes:
    """AREA × the king's square + a square: its steps to the nearest of his shortest ways home, 9 at most."""
    table = bytearray([ASIDE] * (AREA * AREA))
    for king in sorted(range(AREA), key=lambda square: steps[square]):
        if steps[king] == NO_WAY:
            continue
        onwards = [king + step for step in STEP if steps[king + step] == steps[king] - 1]
        for square in range(AREA):
            there = [table[AREA * to + square] for to in onwards]
            table[AREA * king + square] = min(apart(king, square), ASIDE, *there)
    return bytes(table)

"""Lines of sight in exact integers: the spaces that a line between two centres crosses or touches (KH-10.2)."""

from __future__ import annotations

from typing import NamedTuple

RANGE = 5  # the longest shot (KH-12.1)
SPAN = 2 * RANGE + 1
MAX_SPACES = 16  # that one line can cross or touch


class Line(NamedTuple):
    """The spaces on the line from (0, 0) to an offset, both ends excluded, as (column, row) offsets."""

    crossed: tuple[tuple[int, int], ...]  # through their interior
    left: tuple[tuple[int, int], ...]  # touched at a corner only, left of the line
    right: tuple[tuple[int, int], ...]


def line(column: int, row: int) -> Line:
    """Computes the line to an offset.

    A space is crossed if it has corners on both sides of the line, and touched if one corner is on the line
    and the others are on one side. Coordinates are doubled, so that corners are integers.
    """
    crossed: list[tuple[int, int]] = []
    left: list[tuple[int, int]] = []
    right: list[tuple[int, int]] = []
    for c in range(min(0, column), max(0, column) + 1):
        for r in range(min(0, row), max(0, row) + 1):
            if (c, r) in ((0, 0), (column, row)):
                continue
            sides = [column * (2 * r + v) - row * (2 * c + h) for h in (-1, 1) for v in (-1, 1)]
            if min(sides) < 0 < max(sides):
                crossed.append((c, r))
            elif 0 in sides:
                (left if max(sides) > 0 else right).append((c, r))
    return Line(tuple(crossed), tuple(left), tuple(right))


LINES = tuple(line(column, row) for row in range(-RANGE, RANGE + 1) for column in range(-RANGE, RANGE + 1))

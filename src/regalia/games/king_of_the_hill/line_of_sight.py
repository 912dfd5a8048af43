"""Lines of sight in exact integers: which spaces a line between two centres crosses or touches (KH-10.2)."""

from __future__ import annotations

from typing import NamedTuple

REACH = 5  # the longest shot (KH-12.1)
SPAN = 2 * REACH + 1
MOST = 16  # spaces that one line can meet


class Line(NamedTuple):
    """What the line from (0, 0) to an offset meets, ends apart, as (column, row) offsets."""

    crossed: tuple[tuple[int, int], ...]  # through the inside
    left: tuple[tuple[int, int], ...]  # at a corner only, on the left of the line
    right: tuple[tuple[int, int], ...]


def line(column: int, row: int) -> Line:
    """The line to an offset.

    A space's corners lie on one side of the line, on both (crossed), or on one side but for one that
    lies on the line itself (touched). Coordinates are doubled, so that corners are whole numbers.
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


LINES = tuple(line(column, row) for row in range(-REACH, REACH + 1) for column in range(-REACH, REACH + 1))

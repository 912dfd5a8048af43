"""Prior over the picks: prefers useful start spaces, and is spread enough to be unpredictable."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from regalia.games.king_and_assassins.ai.distances import manhattan, step_distances
from regalia.games.king_and_assassins.engine.board import DIRECTIONS, Board
from regalia.games.king_and_assassins.engine.constants import AREA, N_CITIZENS, PICKS, SPACE_NAMES, SQUARES

FAR = 99
MAX_DETOUR = 2  # routes of the king with this many extra steps count
ROOF_VALUE = 0.5  # for a start near a roof beside a route
ROUTE_VALUE = 0.2  # per step nearer to a route
SPREAD_VALUE = 0.2  # per step between the two nearest citizens of a pick
MAX_STEPS = 5  # higher distances are treated as this
MEMBERS = [tuple(i for i in range(N_CITIZENS) if pick >> i & 1) for pick in PICKS]


def prior_probabilities(board: Board, citizens: Sequence[int]) -> list[float]:
    """The probability of each of the 220 picks, in the order of `PICKS`, for citizens on these squares.

    Squares that are not start spaces of the board have value 0.
    """
    value_of = dict(zip(board.citizen_squares, start_values(board), strict=True))
    value = [value_of.get(square, 0.0) for square in citizens]
    near = [[min(manhattan(a, b), MAX_STEPS) for b in citizens] for a in citizens]
    raw = [
        exp(value[a] + value[b] + value[c] + SPREAD_VALUE * min(near[a][b], near[a][c], near[b][c]))
        for a, b, c in MEMBERS
    ]
    total = sum(raw)
    return [share / total for share in raw]


def start_values(board: Board) -> tuple[float, ...]:
    """The value of each start space of the citizens to an assassin, in the order of the deal."""
    exits = tuple(sorted((space, DIRECTIONS.index(direction)) for space, direction in board.gates.items()))
    return compute_start_values(tuple(board.roof), exits, board.kings, board.citizens)


@lru_cache(maxsize=32)
def compute_start_values(
    roof: tuple[bool, ...],
    exits: tuple[tuple[str, int], ...],
    kings: tuple[str, ...],
    starts: tuple[str, ...],
) -> tuple[float, ...]:
    """As start_values, from hashable parts of a board, so that the result is cached."""
    route = route_squares(roof, [SQUARES[gate] for gate, _ in exits], [SQUARES[king] for king in kings])
    roofs = [
        square for square in SPACE_NAMES if roof[square] and min(manhattan(square, at) for at in route) == 1
    ]
    values = []
    for start in starts:
        square = SQUARES[start]
        steps = min(MAX_STEPS, *(manhattan(square, at) for at in route))
        steps_to_roof = min((manhattan(square, at) for at in roofs), default=FAR)
        values.append(
            ROUTE_VALUE * (MAX_STEPS - steps) + (ROOF_VALUE if steps_to_roof <= MAX_DETOUR else 0.0)
        )
    return tuple(values)


def route_squares(roof: Sequence[bool], gates: Sequence[int], kings: Sequence[int]) -> list[int]:
    """The street squares on routes home that are at most MAX_DETOUR longer than the shortest."""
    streets = [square in SPACE_NAMES and not roof[square] for square in range(AREA)]
    home = step_distances(streets, gates)
    found: set[int] = set()
    for king in kings:
        out = step_distances(streets, [king])
        longest = home[king] + MAX_DETOUR
        found.update(square for square in SPACE_NAMES if home[square] + out[square] <= longest)
    return sorted(found)

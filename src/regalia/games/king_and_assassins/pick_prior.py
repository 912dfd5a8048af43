"""How likely a sensible player picks each three: it looks at their start spaces, and cannot be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from regalia.games.king_and_assassins.board import DIRECTIONS, Board
from regalia.games.king_and_assassins.constants import AREA, N_CITIZENS, PICKS, SPACE_NAMES, SQUARES
from regalia.games.king_and_assassins.distances import apart, walk

FAR = 99
ROUND_TRIP = 2  # a detour of so many steps is still a way home
PERCH = 0.5  # what a roof beside the way home is worth, for a citizen who is near one
NEARNESS = 0.2  # what each step nearer to the way home is worth
SPREAD = 0.2  # what each step between the two nearest of a pick is worth
HORIZON = 5  # beyond so many steps, more make no difference
MEMBERS = [tuple(i for i in range(N_CITIZENS) if pick >> i & 1) for pick in PICKS]


def likelihoods(board: Board, citizens: Sequence[int]) -> list[float]:
    """The share of each of the 220 picks, in the order of `PICKS`, where the citizens stand on these squares.

    Squares that are no start of the board are as good as any other.
    """
    worth = dict(zip(board.citizen_squares, usefulness(board), strict=True))
    value = [worth.get(square, 0.0) for square in citizens]
    near = [[min(apart(a, b), HORIZON) for b in citizens] for a in citizens]
    raw = [
        exp(value[a] + value[b] + value[c] + SPREAD * min(near[a][b], near[a][c], near[b][c]))
        for a, b, c in MEMBERS
    ]
    total = sum(raw)
    return [share / total for share in raw]


def usefulness(board: Board) -> tuple[float, ...]:
    """What each start space of the citizens is worth to an assassin, in the order of the deal."""
    exits = tuple(sorted((space, DIRECTIONS.index(way)) for space, way in board.gates.items()))
    return rated(tuple(board.roof), exits, board.kings, board.citizens)


@lru_cache(maxsize=32)
def rated(
    roof: tuple[bool, ...],
    exits: tuple[tuple[str, int], ...],
    kings: tuple[str, ...],
    starts: tuple[str, ...],
) -> tuple[float, ...]:
    """The same from the parts of a board, which can be remembered."""
    way = way_home(roof, [SQUARES[gate] for gate, _ in exits], [SQUARES[king] for king in kings])
    perches = [square for square in SPACE_NAMES if roof[square] and min(apart(square, at) for at in way) == 1]
    values = []
    for start in starts:
        square = SQUARES[start]
        steps = min(HORIZON, *(apart(square, at) for at in way))
        perch = min((apart(square, at) for at in perches), default=FAR)
        values.append(NEARNESS * (HORIZON - steps) + (PERCH if perch <= ROUND_TRIP else 0.0))
    return tuple(values)


def way_home(roof: Sequence[bool], gates: Sequence[int], kings: Sequence[int]) -> list[int]:
    """The streets that a king passes on a way home that is not much longer than the shortest."""
    streets = [square in SPACE_NAMES and not roof[square] for square in range(AREA)]
    home = walk(streets, gates)
    found: set[int] = set()
    for king in kings:
        out = walk(streets, [king])
        longest = home[king] + ROUND_TRIP
        found.update(square for square in SPACE_NAMES if home[square] + out[square] <= longest)
    return sorted(found)

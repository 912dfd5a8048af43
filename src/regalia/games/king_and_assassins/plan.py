"""A board of King & Assassins as a front end draws it."""

from __future__ import annotations

import msgspec

from regalia.core.contract import Plan, Space
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.board import SIZE, Board

COLUMNS = "abcdefghij"


class Gate(msgspec.Struct, frozen=True, kw_only=True):
    """A space from which the king enters his castle, and the way out of it (KA-1.3)."""

    space: str
    exit: str


class Town(Plan, frozen=True, kw_only=True):
    """Roofs and streets, gates, and where the king may start."""

    gates: list[Gate]
    starts: list[str]


def plan(board: Board, *, game: str) -> Town:
    """All of a board that never changes."""
    return Town(
        game=game,
        id=board.id,
        name=board.name,
        note=board.note,
        width=SIZE,
        height=SIZE,
        spaces=[
            space(f"{column}{y + 1}", x, y, board) for y in range(SIZE) for x, column in enumerate(COLUMNS)
        ],
        gates=[Gate(space=name, exit=way) for name, way in board.gates.items()],
        starts=list(board.kings),
    )


def space(name: str, x: int, y: int, board: Board) -> Space:
    """One space: a roof, a level higher, or a street."""
    assert name in k.SQUARES
    roof = name in board.roofs
    return Space(id=name, x=x, y=y, ground="roof" if roof else "street", level=int(roof))

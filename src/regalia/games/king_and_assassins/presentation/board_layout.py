"""The layout of a board of King & Assassins, for front ends that draw it."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from regalia.core.contract import BoardLayout, Space
from regalia.games.king_and_assassins.engine.board import SIZE, Board

COLUMNS = "abcdefghij"
Direction = Literal["north", "east", "south", "west"]


class KingAndAssassinsSpace(Space, frozen=True, kw_only=True):
    """A street, or a roof one level higher (KA-1.2)."""

    ground: Literal["street", "roof"]


class Gate(msgspec.Struct, frozen=True, kw_only=True):
    """A space from which the king enters the castle, and the direction of its exit (KA-1.3)."""

    space: str
    exit: Direction


class KingAndAssassinsLayout(BoardLayout, frozen=True, kw_only=True):
    """Roofs and streets, gates, and the king's start spaces."""

    game: Literal["king-and-assassins"]
    spaces: tuple[KingAndAssassinsSpace, ...]
    gates: list[Gate]
    starts: list[str]


def board_layout(board: Board) -> KingAndAssassinsLayout:
    """The constant part of a board."""
    return KingAndAssassinsLayout(
        game="king-and-assassins",
        id=board.id,
        name=board.name,
        note=board.note,
        width=SIZE,
        height=SIZE,
        spaces=tuple(space(x, y, board) for y in range(SIZE) for x in range(SIZE)),
        gates=[
            Gate(space=name, exit=cast("Direction", direction)) for name, direction in board.gates.items()
        ],
        starts=list(board.kings),
    )


def space(x: int, y: int, board: Board) -> KingAndAssassinsSpace:
    """One space: a roof on level 1, or a street on level 0."""
    name = f"{COLUMNS[x]}{y + 1}"
    roof = name in board.roofs
    return KingAndAssassinsSpace(id=name, x=x, y=y, ground="roof" if roof else "street", level=int(roof))

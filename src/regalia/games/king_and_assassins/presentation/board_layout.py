"""The layout of a board of King & Assassins, for front ends that draw it."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from regalia.core.contract import BoardLayout, Space
from regalia.games.king_and_assassins.engine.board import DIRECTIONS, SIZE, Board
from regalia.games.king_and_assassins.engine.constants import SPACE_NAMES, SQUARES, STEP
from regalia.games.king_and_assassins.presentation.rule_topics import RULE_TOPICS

COLUMNS = "abcdefghij"
Direction = Literal["north", "east", "south", "west"]


class KingAndAssassinsSpace(Space, frozen=True, kw_only=True):
    """A street, or a roof one level higher (KA-1.2)."""

    ground: Literal["street", "roof"]


class Gate(msgspec.Struct, frozen=True, kw_only=True):
    """A space from which the king enters the castle, and the direction of its exit (KA-1.3)."""

    space: str
    exit: Direction
    behind: str | None  # the castle space that the exit leads to; None at the edge of the board


class KingAndAssassinsLayout(BoardLayout, frozen=True, kw_only=True):
    """Roofs and streets, gates, the castle, and the king's start spaces."""

    game: Literal["king-and-assassins"]
    spaces: tuple[KingAndAssassinsSpace, ...]
    gates: list[Gate]
    castle: list[str]  # the roofs that are connected with a space behind a gate
    starts: list[str]
    rules: dict[str, tuple[str, ...]]  # rules by topic, for what explains the board


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
            Gate(space=name, exit=cast("Direction", direction), behind=behind(name, direction))
            for name, direction in board.gates.items()
        ],
        castle=castle(board),
        starts=list(board.kings),
        rules=RULE_TOPICS,
    )


def space(x: int, y: int, board: Board) -> KingAndAssassinsSpace:
    """One space: a roof on level 1, or a street on level 0."""
    name = f"{COLUMNS[x]}{y + 1}"
    roof = name in board.roofs
    return KingAndAssassinsSpace(id=name, x=x, y=y, ground="roof" if roof else "street", level=int(roof))


def behind(gate: str, direction: str) -> str | None:
    """The space that an exit leads to; None at the edge of the board."""
    return SPACE_NAMES.get(SQUARES[gate] + STEP[DIRECTIONS.index(direction)])


def castle(board: Board) -> list[str]:
    """The roofs that are connected with a space behind a gate."""
    queue = [space for name, direction in board.gates.items() if (space := behind(name, direction))]
    found = set(queue)
    while queue:
        square = SQUARES[queue.pop()]
        beside = {SPACE_NAMES.get(square + step) for step in STEP}
        more = {name for name in beside if name in board.roofs} - found
        found |= more
        queue += more
    return sorted(found)

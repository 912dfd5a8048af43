"""The board of a view of King & Assassins as it is drawn: streets, roofs, and the directions of the gates."""

from __future__ import annotations

from regalia.core.contract import Drawing
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.presentation.board_layout import board_layout
from regalia.games.king_and_assassins.presentation.diagram import ARROWS

COLORS = {
    "street": "#eadcbe",
    "roof": "#c0694a",
    "king": "#e0b040",
    "knight": "#27548a",
    "assassins": "#4a3b32",
}


def drawing(board: Board) -> Drawing:
    """The drawing of a board, which does not change during a game."""
    signs = {space: ARROWS[direction] for space, direction in board.gates.items()}
    return Drawing(layout=board_layout(board), signs=signs, colors=COLORS)

"""A position of Brandubh: the rules of the game. The numbers B-1 to B-10 are those of README.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Self

import msgspec

from regalia.core.constants import DRAW, NOBODY, OVER

ATTACKERS, DEFENDERS = SEATS = ("attackers", "defenders")
ATTACKER, DEFENDER, KING, EMPTY = "adk."
SIZE = 7  # (B-1)
START = "...a......a......d...aadkdaa...d......a......a..."  # (B-2)
THRONE = 24
CORNERS = (0, 6, 42, 48)
KING_ONLY = frozenset((THRONE, *CORNERS))
MAX_QUIET = 50  # (B-10)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def line(square: int, step: tuple[int, int]) -> Iterator[int]:
    """The squares from a square in one direction, to the edge of the board."""
    x, y = square % SIZE + step[0], square // SIZE + step[1]
    while 0 <= x < SIZE and 0 <= y < SIZE:
        yield SIZE * y + x
        x, y = x + step[0], y + step[1]


LINES = [[tuple(line(square, step)) for step in STEPS] for square in range(SIZE * SIZE)]
NEIGHBOURS = [[squares[0] for squares in LINES[square] if squares] for square in range(SIZE * SIZE)]
# A neighbour of a square, and the square behind it.
PAIRS = [[squares[:2] for squares in LINES[square] if len(squares) > 1] for square in range(SIZE * SIZE)]


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position, also as JSON. The board has 49 characters, from a1 to g1, then a2 to g2, and so on."""

    game: Literal["brandubh"] = "brandubh"
    board: str = START
    turn: int = 0  # (B-3) the seat to act: 0 is the attackers
    quiet: int = 0  # moves since the last capture

    def copy(self) -> Self:
        return type(self)(board=self.board, turn=self.turn, quiet=self.quiet)

    def actor(self) -> int:
        return self.turn if self.winner() == NOBODY else OVER

    def winner(self) -> int:
        return self.end()[0]

    def end(self) -> tuple[int, str]:
        """The winner and the rule that ended the game; NOBODY while it runs."""
        board = self.board
        if KING not in board:
            return 0, "B-7"
        if KING in (board[0], board[6], board[42], board[48]):
            return 1, "B-8"
        if next(self.moves(), None) is None:
            return 1 - self.turn, "B-9"
        return (DRAW, "B-10") if self.quiet >= MAX_QUIET else (NOBODY, "")

    def legal_actions(self) -> list[int]:
        return list(self.moves())

    def moves(self) -> Iterator[int]:
        """The moves of the seat to act, as 49 × start + end (B-4, B-5)."""
        board = self.board
        own = (ATTACKER,) if self.turn == 0 else (DEFENDER, KING)
        for start, piece in enumerate(board):
            if piece in own:
                for squares in LINES[start]:
                    for end in squares:
                        if board[end] != EMPTY:
                            break
                        if piece == KING or end not in KING_ONLY:
                            yield 49 * start + end

    def apply(self, action: int) -> None:
        start, end = divmod(action, 49)
        board = list(self.board)
        board[start], board[end] = EMPTY, board[start]
        taken = list(self.surrounded(board, end))
        for square in taken:
            board[square] = EMPTY
        self.board, self.turn = "".join(board), 1 - self.turn
        self.quiet = 0 if taken else self.quiet + 1

    def surrounded(self, board: list[str], end: int) -> Iterator[int]:
        """The squares of the pieces that the piece on `end` has captured by moving there (B-6, B-7)."""
        own = (ATTACKER,) if self.turn == 0 else (DEFENDER, KING)
        for near, behind in PAIRS[end]:
            if board[near] == EMPTY or board[near] in own:
                continue
            if board[near] == KING:
                around = NEIGHBOURS[near] if near == THRONE else (end, behind)
                if all(board[square] == ATTACKER for square in around):
                    yield near
            elif board[behind] in own or (behind in KING_ONLY and board[behind] == EMPTY):
                yield near


def name(square: int) -> str:
    """The name of a square: a1 to g7."""
    return "abcdefg"[square % SIZE] + str(square // SIZE + 1)


def number(square: str) -> int:
    """The square with a name."""
    return SIZE * (int(square[1]) - 1) + "abcdefg".index(square[0])

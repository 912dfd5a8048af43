"""A board of King & Assassins, and the tables that the rules derive from it. `formats.board_files` reads boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from regalia.games.king_and_assassins.engine import constants

DIRECTIONS = ("north", "east", "south", "west")
SIZE = 10
MAX_KNIGHT_STARTS = SIZE * SIZE * constants.N_KNIGHTS  # an upper bound


@dataclass(frozen=True)
class Board:
    """A valid board (KA-1.4): streets, roofs and gates (KA-1.1). Spaces are names such as "c8"."""

    id: str
    name: str
    note: str
    text: str
    roofs: frozenset[str]
    gates: Mapping[str, str]  # space: the direction of its exit
    kings: tuple[str, ...]
    knights: Mapping[str, tuple[str, ...]]  # king start: its seven knight starts
    citizens: tuple[str, ...]  # top row first, left to right: the order of the deal (KA-2.2)
    crystal: bool  # (KA-3.3) one card is removed

    @property
    def rounds(self) -> int:
        """The number of cards of a game (KA-3.3)."""
        return sum(constants.CARD_COUNTS) - self.crystal

    # Tables over the squares of the mailbox, for the rules.

    @cached_property
    def walls(self) -> list[int]:
        """The content of each square of an empty board: EMPTY, and WALL on the rim."""
        return [
            constants.EMPTY if square in constants.SPACE_NAMES else constants.WALL
            for square in range(constants.AREA)
        ]

    @cached_property
    def roof(self) -> list[bool]:
        """For each square, whether it is a roof."""
        return [constants.SPACE_NAMES.get(square) in self.roofs for square in range(constants.AREA)]

    @cached_property
    def climb(self) -> list[bool]:
        """At 4 × square + direction: whether the step climbs a roof."""
        return [
            square in constants.SPACE_NAMES and not self.roof[square] and self.roof[square + step]
            for square in range(constants.AREA)
            for step in constants.STEP
        ]

    @cached_property
    def exit(self) -> list[bool]:
        """For each square, whether the king can enter the castle from it."""
        return [constants.SPACE_NAMES.get(square) in self.gates for square in range(constants.AREA)]

    @cached_property
    def citizen_squares(self) -> list[int]:
        """The start squares of the citizens, in the order of the deal."""
        return [constants.SQUARES[space] for space in self.citizens]

    @cached_property
    def king_squares(self) -> list[int]:
        """The start squares of the king, padded with GONE."""
        squares = [constants.SQUARES[space] for space in self.kings]
        return squares + [constants.GONE] * (SIZE * SIZE - len(squares))

    @cached_property
    def knight_squares(self) -> list[int]:
        """Seven squares for each king start, padded with GONE."""
        squares = [constants.SQUARES[space] for king in self.kings for space in self.knights[king]]
        return squares + [constants.GONE] * (MAX_KNIGHT_STARTS - len(squares))

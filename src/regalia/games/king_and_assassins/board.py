"""The boards of King & Assassins: text maps, read and checked (KA-1.4), and the tables made of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import zip_longest

from regalia.core.errors import BadBoard
from regalia.games.king_and_assassins import constants

DIRECTIONS = ("north", "east", "south", "west")
SIZE = 10
RIM = SIZE * SIZE * constants.N_KNIGHTS  # more start squares than any board can have
KEYS = ("name", "note", "king", "knights", "citizens", "gates", "crystal")


@dataclass(frozen=True)
class Board:
    """A board that has passed KA-1.4: streets, roofs and gates (KA-1.1). Spaces are names such as "c8"."""

    id: str
    name: str
    note: str
    text: str
    roofs: frozenset[str]
    gates: Mapping[str, str]  # space: the direction of its exit
    kings: tuple[str, ...]
    knights: Mapping[str, tuple[str, ...]]  # king start: the seven knight starts that go with it
    citizens: tuple[str, ...]  # top row first, left to right: the order of the deal (KA-2.2)
    crystal: bool  # (KA-3.3) one card is taken out

    @property
    def rounds(self) -> int:
        """How many cards a game has (KA-3.3)."""
        return sum(constants.CARD_COUNTS) - self.crystal

    # Tables over the squares of the mailbox, for the rules.

    @cached_property
    def walls(self) -> list[int]:
        """An empty board inside its rim."""
        return [
            constants.EMPTY if square in constants.SPACE_NAMES else constants.WALL
            for square in range(constants.AREA)
        ]

    @cached_property
    def roof(self) -> list[bool]:
        """Whether a square is a roof."""
        return [constants.SPACE_NAMES.get(square) in self.roofs for square in range(constants.AREA)]

    @cached_property
    def climb(self) -> list[bool]:
        """4 × square + direction: whether a step that way goes up to a roof."""
        return [
            square in constants.SPACE_NAMES and not self.roof[square] and self.roof[square + step]
            for square in range(constants.AREA)
            for step in constants.STEP
        ]

    @cached_property
    def exit(self) -> list[bool]:
        """Whether the king can enter the castle from a square."""
        return [constants.SPACE_NAMES.get(square) in self.gates for square in range(constants.AREA)]

    @cached_property
    def citizen_squares(self) -> list[int]:
        """Where the citizens start, in the order of the deal."""
        return [constants.SQUARES[space] for space in self.citizens]

    @cached_property
    def king_squares(self) -> list[int]:
        """Where the king may start; the rest of the table is empty."""
        squares = [constants.SQUARES[space] for space in self.kings]
        return squares + [constants.GONE] * (SIZE * SIZE - len(squares))

    @cached_property
    def knight_squares(self) -> list[int]:
        """Seven squares for each king start; the rest of the table is empty."""
        squares = [constants.SQUARES[space] for king in self.kings for space in self.knights[king]]
        return squares + [constants.GONE] * (RIM - len(squares))


@cache
def built_in() -> Mapping[str, Board]:
    """The boards that come with the game, by id."""
    folder = files("regalia.games.king_and_assassins").joinpath("boards")
    texts = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return {name.removesuffix(".txt"): read(name.removesuffix(".txt"), text) for name, text in texts}


def read(board_id: str, text: str) -> Board:
    """The board that a text describes.

    Raises: BadBoard (KA-1.4), which names the line and the column of what is wrong.
    """
    return Reader(board_id, text).board()


@dataclass(frozen=True)
class Word:
    """A piece of the text and where it stands, counted from 1."""

    text: str
    line: int
    column: int

    def error(self, reason: str, **arguments: object) -> BadBoard:
        """What is wrong here."""
        return BadBoard(f"board-{reason}", self.line, self.column, rule="KA-1.4", **arguments)


@dataclass(frozen=True)
class Entry:
    """A `key: value` line."""

    key: Word
    value: tuple[Word, ...]


def words_of(line: str, number: int, start: int = 0) -> tuple[Word, ...]:
    """The words of a line, from an index on; commas part words as spaces do."""
    found = re.compile(r"[^\s,]+").finditer(line, start)
    return tuple(Word(match[0], number, match.start() + 1) for match in found)


class Reader:
    """Reads one board: first the shape of the text, then what KA-1.4 asks of it."""

    def __init__(self, board_id: str, text: str) -> None:
        self.id = board_id
        self.text = text
        self.rows: list[str] = []
        self.entries: dict[str, Entry] = {}
        self.last_line = 1
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            self.last_line = number
            if ":" in line:
                self.read_entry(line, number)
            elif line.strip() and not re.fullmatch(r"\s*a\s*b\s*c\s*d\s*e\s*f\s*g\s*h\s*i\s*j\s*", line):
                self.read_row(line, number)

    # The shape of the text.

    def read_entry(self, line: str, number: int) -> None:
        colon = line.index(":")
        name = " ".join(line[:colon].split())
        key = Word(name, number, len(line) - len(line.lstrip()) + 1)
        if name not in KEYS and not name.startswith("around "):
            raise key.error("unknown-key", key=name)
        if name in self.entries:
            raise key.error("key-twice", key=name)
        value = words_of(line, number, colon + 1)
        if not value:
            raise Word("", number, colon + 2).error("no-value", key=name)
        self.entries[name] = Entry(key, value)

    def read_row(self, line: str, number: int) -> None:
        label = next(iter(words_of(line, number)), Word("", number, 1))  # a line of commas has no words
        row = str(SIZE - len(self.rows))
        if len(self.rows) == SIZE:
            raise label.error("too-many-rows")
        start = 0
        if label.text.isdecimal():
            start = label.column - 1 + len(label.text)
            if label.text != row:
                raise label.error("row-label", expected=row)
        cells = ""
        for column, cell in enumerate(line[start:], start + 1):
            if cell in "#.":
                cells += cell
            elif not cell.isspace():
                raise Word(cell, number, column).error("cell", cell=cell)
        if len(cells) != SIZE:
            raise Word("", number, len(line.rstrip()) + 1).error("columns", row=row, found=len(cells))
        self.rows.append(cells)

    def entry(self, name: str) -> Entry:
        if name not in self.entries:
            raise Word("", self.last_line, 1).error("missing-key", key=name)
        return self.entries[name]

    # What KA-1.4 asks.

    def board(self) -> Board:
        """The board, once all of KA-1.4 is seen to hold."""
        if len(self.rows) != SIZE:
            raise Word("", self.last_line, 1).error("rows", found=len(self.rows))
        roofs = frozenset(
            f"{'abcdefghij'[column]}{SIZE - index}"
            for index, row in enumerate(self.rows)
            for column, cell in enumerate(row)
            if cell == "#"
        )
        kings = [self.space(word) for word in self.entry("king").value if word.text != "or"]
        if not kings:
            raise self.entry("king").value[0].error("kings")
        knights = self.knight_starts(kings)
        citizens = [self.space(word) for word in self.entry("citizens").value]
        if len(citizens) != constants.N_CITIZENS:
            raise self.entry("citizens").key.error("citizens", found=len(citizens))
        self.refuse_starts_used_twice()
        gates = self.gates(roofs)
        for word in self.entry("king").value:
            if word.text in roofs:
                raise word.error("king-on-roof", space=word.text)
            if word.text in kings and not has_route(word.text, roofs, gates):
                raise word.error("no-route", space=word.text)
        return Board(
            id=self.id,
            name=self.sentence("name") or self.id,
            note=self.sentence("note"),
            text=self.text,
            roofs=roofs,
            gates=gates,
            kings=tuple(kings),
            knights=knights,
            citizens=tuple(sorted(citizens, key=constants.SQUARES.__getitem__)),
            crystal=self.crystal(),
        )

    def space(self, word: Word) -> str:
        if word.text not in constants.SQUARES:
            raise word.error("space", space=word.text)
        return word.text

    def sentence(self, name: str) -> str:
        if name not in self.entries:
            return ""
        line = self.text.splitlines()[self.entries[name].key.line - 1]
        return line.partition(":")[2].strip()

    def crystal(self) -> bool:
        if "crystal" not in self.entries:
            return False
        word = self.entries["crystal"].value[0]
        if word.text not in ("yes", "no"):
            raise word.error("crystal", found=word.text)
        return word.text == "yes"

    def knight_starts(self, kings: list[str]) -> dict[str, tuple[str, ...]]:
        """Seven for each king start: those of all starts, and the dots around this one."""
        everywhere = self.entries.get("knights")
        shared = [self.space(word) for word in everywhere.value] if everywhere else []
        around = {name: entry for name, entry in self.entries.items() if name.startswith("around ")}
        for name, entry in around.items():
            if name.removeprefix("around ") not in kings:
                raise entry.key.error("around", key=name)
        starts = {}
        for king in kings:
            own = around.get(f"around {king}")
            dots = [self.space(word) for word in own.value] if own else []
            starts[king] = (*shared, *dots)
            if len(starts[king]) != constants.N_KNIGHTS:
                where = (own or everywhere or self.entry("king")).key
                raise where.error("knights", king=king, found=len(starts[king]))
        return starts

    def refuse_starts_used_twice(self) -> None:
        seen: set[str] = set()
        for name, entry in self.entries.items():
            if name in ("king", "knights", "citizens") or name.startswith("around "):
                for word in entry.value:
                    if word.text in seen and word.text != "or":
                        raise word.error("start-twice", space=word.text)
                    seen.add(word.text)

    def gates(self, roofs: frozenset[str]) -> dict[str, str]:
        """Each gate with its exit: `c8 exit north, b6 exit west`; the word `exit` may be left out."""
        words = [word for word in self.entry("gates").value if word.text != "exit"]
        gates: dict[str, str] = {}
        for word, way in zip_longest(words[::2], words[1::2]):
            space = self.space(word)
            if way is None or way.text not in DIRECTIONS:
                raise (way or word).error("direction", space=space)
            behind = constants.SQUARES[space] + constants.STEP[DIRECTIONS.index(way.text)]
            if space in gates:
                raise word.error("gate-twice", space=space)
            if space in roofs:
                raise word.error("gate-on-roof", space=space)
            if behind in constants.SPACE_NAMES and constants.SPACE_NAMES[behind] not in roofs:
                raise way.error("exit-to-street", space=space)
            gates[space] = way.text
        return gates


def has_route(start: str, roofs: frozenset[str], gates: Mapping[str, str]) -> bool:
    """Whether streets lead from a space to a gate."""
    reached, queue = {start}, [start]
    while queue:
        space = queue.pop()
        if space in gates:
            return True
        for step in constants.STEP:
            beside = constants.SPACE_NAMES.get(constants.SQUARES[space] + step)
            if beside and beside not in roofs and beside not in reached:
                reached.add(beside)
                queue.append(beside)
    return False

"""Reads the board files of King & Assassins: text maps, parsed and validated (KA-1.4)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import zip_longest

from regalia.core.errors import BadBoard
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.board import DIRECTIONS, SIZE, Board

KEYS = ("name", "note", "king", "knights", "citizens", "gates", "crystal")


@cache
def built_in() -> Mapping[str, Board]:
    """The built-in boards by id."""
    folder = files("regalia.games.king_and_assassins").joinpath("boards")
    texts = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return {name.removesuffix(".txt"): read(name.removesuffix(".txt"), text) for name, text in texts}


def read(board_id: str, text: str) -> Board:
    """Parses and validates a board. Raises: BadBoard (KA-1.4) with the line and column of the error."""
    return Parser(board_id, text).board()


@dataclass(frozen=True)
class Token:
    """A token with its line and column, counted from 1."""

    text: str
    line: int
    column: int

    def error(self, reason: str, **arguments: object) -> BadBoard:
        """An error at this token."""
        return BadBoard(f"board-{reason}", self.line, self.column, rule="KA-1.4", **arguments)


@dataclass(frozen=True)
class Entry:
    """A `key: value` line."""

    key: Token
    value: tuple[Token, ...]


def tokenize(line: str, number: int, start: int = 0) -> tuple[Token, ...]:
    """The tokens of a line from an index on, separated by spaces or commas."""
    found = re.compile(r"[^\s,]+").finditer(line, start)
    return tuple(Token(match[0], number, match.start() + 1) for match in found)


class Parser:
    """Parses one board: first the syntax, then the requirements of KA-1.4."""

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

    # Syntax.

    def read_entry(self, line: str, number: int) -> None:
        colon = line.index(":")
        name = " ".join(line[:colon].split())
        key = Token(name, number, len(line) - len(line.lstrip()) + 1)
        if name not in KEYS and not name.startswith("around "):
            raise key.error("unknown-key", key=name)
        if name in self.entries:
            raise key.error("key-twice", key=name)
        value = tokenize(line, number, colon + 1)
        if not value:
            raise Token("", number, colon + 2).error("no-value", key=name)
        self.entries[name] = Entry(key, value)

    def read_row(self, line: str, number: int) -> None:
        label = next(iter(tokenize(line, number)), Token("", number, 1))  # a line of commas has no tokens
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
                raise Token(cell, number, column).error("cell", cell=cell)
        if len(cells) != SIZE:
            raise Token("", number, len(line.rstrip()) + 1).error("columns", row=row, found=len(cells))
        self.rows.append(cells)

    def entry(self, name: str) -> Entry:
        if name not in self.entries:
            raise Token("", self.last_line, 1).error("missing-key", key=name)
        return self.entries[name]

    # Requirements of KA-1.4.

    def board(self) -> Board:
        """The board. Raises: BadBoard."""
        if len(self.rows) != SIZE:
            raise Token("", self.last_line, 1).error("rows", found=len(self.rows))
        roofs = frozenset(
            f"{'abcdefghij'[column]}{SIZE - index}"
            for index, row in enumerate(self.rows)
            for column, cell in enumerate(row)
            if cell == "#"
        )
        kings = [self.space(token) for token in self.entry("king").value if token.text != "or"]
        if not kings:
            raise self.entry("king").value[0].error("kings")
        knights = self.knight_starts(kings)
        citizens = [self.space(token) for token in self.entry("citizens").value]
        if len(citizens) != constants.N_CITIZENS:
            raise self.entry("citizens").key.error("citizens", found=len(citizens))
        self.check_starts_are_distinct()
        gates = self.gates(roofs)
        for token in self.entry("king").value:
            if token.text in roofs:
                raise token.error("king-on-roof", space=token.text)
            if token.text in kings and not has_route(token.text, roofs, gates):
                raise token.error("no-route", space=token.text)
        return Board(
            id=self.id,
            name=self.free_text("name") or self.id,
            note=self.free_text("note"),
            text=self.text,
            roofs=roofs,
            gates=gates,
            kings=tuple(kings),
            knights=knights,
            citizens=tuple(sorted(citizens, key=constants.SQUARES.__getitem__)),
            crystal=self.crystal(),
        )

    def space(self, token: Token) -> str:
        if token.text not in constants.SQUARES:
            raise token.error("space", space=token.text)
        return token.text

    def free_text(self, name: str) -> str:
        if name not in self.entries:
            return ""
        line = self.text.splitlines()[self.entries[name].key.line - 1]
        return line.partition(":")[2].strip()

    def crystal(self) -> bool:
        if "crystal" not in self.entries:
            return False
        token = self.entries["crystal"].value[0]
        if token.text not in ("yes", "no"):
            raise token.error("crystal", found=token.text)
        return token.text == "yes"

    def knight_starts(self, kings: list[str]) -> dict[str, tuple[str, ...]]:
        """Seven for each king start: those common to all starts, and those of its own entry `around`."""
        common = self.entries.get("knights")
        shared = [self.space(token) for token in common.value] if common else []
        around = {name: entry for name, entry in self.entries.items() if name.startswith("around ")}
        for name, entry in around.items():
            if name.removeprefix("around ") not in kings:
                raise entry.key.error("around", key=name)
        starts = {}
        for king in kings:
            own = around.get(f"around {king}")
            dots = [self.space(token) for token in own.value] if own else []
            starts[king] = (*shared, *dots)
            if len(starts[king]) != constants.N_KNIGHTS:
                where = (own or common or self.entry("king")).key
                raise where.error("knights", king=king, found=len(starts[king]))
        return starts

    def check_starts_are_distinct(self) -> None:
        seen: set[str] = set()
        for name, entry in self.entries.items():
            if name in ("king", "knights", "citizens") or name.startswith("around "):
                for token in entry.value:
                    if token.text in seen and token.text != "or":
                        raise token.error("start-twice", space=token.text)
                    seen.add(token.text)

    def gates(self, roofs: frozenset[str]) -> dict[str, str]:
        """The gates with the directions of their exits: `c8 exit north, b6 west`; `exit` is optional."""
        tokens = [token for token in self.entry("gates").value if token.text != "exit"]
        gates: dict[str, str] = {}
        for token, direction in zip_longest(tokens[::2], tokens[1::2]):
            space = self.space(token)
            if direction is None or direction.text not in DIRECTIONS:
                raise (direction or token).error("direction", space=space)
            behind = constants.SQUARES[space] + constants.STEP[DIRECTIONS.index(direction.text)]
            if space in gates:
                raise token.error("gate-twice", space=space)
            if space in roofs:
                raise token.error("gate-on-roof", space=space)
            if behind in constants.SPACE_NAMES and constants.SPACE_NAMES[behind] not in roofs:
                raise direction.error("exit-to-street", space=space)
            gates[space] = direction.text
        return gates


def has_route(start: str, roofs: frozenset[str], gates: Mapping[str, str]) -> bool:
    """Whether a gate can be reached from a space over streets."""
    reached, queue = {start}, [start]
    while queue:
        space = queue.pop()
        if space in gates:
            return True
        for step in constants.STEP:
            neighbor = constants.SPACE_NAMES.get(constants.SQUARES[space] + step)
            if neighbor and neighbor not in roofs and neighbor not in reached:
                reached.add(neighbor)
                queue.append(neighbor)
    return False

"""Reads the map files of King of the Hill, and validates the maps that players add.

A map added by players replaces the standard one (KH-1.3), so it must suit the same scenarios. It has seven
rows of eleven spaces, row 7 first; for each side a deployment zone behind the middle row with at least ROOM
spaces (nine units and a lake); a hill of at least three spaces (KH-14.2) that units can reach from every
space of both zones; and no objectives, because players place them (KH-4.6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from regalia.core.errors import BadBoard
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.board import Field, for_scenario
from regalia.games.king_of_the_hill.engine.scenarios import DRAWABLE, NUMBERS, ROWS
from regalia.games.king_of_the_hill.engine.terrain import TERRAINS

RULE = "KH-1.3"
KEYS = ("name", "note")
LETTERS = {row.letter: number for number, row in enumerate(TERRAINS)} | dict.fromkeys("brO", constants.OPEN)
ZONES = {"b": range(1, 4), "r": range(5, 8)}  # the rows that a zone may use
ROOM = 18
LEAST_HILL = 3


@cache
def built_in() -> Mapping[str, Field]:
    """The built-in maps, by id."""
    folder = files("regalia.games.king_of_the_hill").joinpath("maps")
    texts = sorted(
        (file.name.removesuffix(".txt"), file.read_text(encoding="utf-8")) for file in folder.iterdir()
    )
    return {map_id: Reader(map_id, text).field() for map_id, text in texts}


def read(map_id: str, text: str) -> Field:
    """Reads a map added by a player. Raises: BadBoard (KH-1.3) with line and column."""
    reader = Reader(map_id, text)
    field = reader.field()
    reader.check(field)
    return field


def for_match(
    field: Field, *, scenario: int, magic: bool, fantasy: bool, jokers: bool, terrain: bool = True
) -> Field:
    """As `for_scenario`; while the scenario is unknown, also with the map of each scenario that chance may draw."""

    def played(chosen: Field, number: int) -> Field:
        return for_scenario(
            chosen, scenario=number, magic=magic, fantasy=fantasy, jokers=jokers, terrain=terrain
        )

    if scenario != constants.UNKNOWN_SCENARIO:
        return played(field, scenario)
    drawable = tuple(played(built_in()[ROWS[NUMBERS[name]].map], NUMBERS[name]) for name in DRAWABLE)
    return replace(played(field, scenario), drawable=drawable)


@dataclass(frozen=True)
class Cell:
    """A character of the text with its line and column, counted from 1."""

    text: str
    line: int
    column: int

    def error(self, reason: str, **arguments: object) -> BadBoard:
        """The error for this cell."""
        return BadBoard(f"map-{reason}", self.line, self.column, rule=RULE, **arguments)


class Reader:
    """Parses one map; `check` applies the rules for maps added by players."""

    def __init__(self, map_id: str, text: str) -> None:
        self.id = map_id
        self.text = text
        self.rows: list[list[Cell]] = []
        self.entries: dict[str, str] = {}
        self.last_line = 1
        for number, line in enumerate(text.splitlines(), start=1):
            self.last_line = number
            if ":" in line:
                self.read_entry(line, number)
            elif line.strip() and not re.fullmatch(r"\s*" + r"\s*".join(constants.COLUMNS) + r"\s*", line):
                self.read_row(line, number)

    def read_entry(self, line: str, number: int) -> None:
        name, _, value = line.partition(":")
        key = Cell(name.strip(), number, len(line) - len(line.lstrip()) + 1)
        if key.text not in KEYS:
            raise key.error("unknown-key", key=key.text)
        if key.text in self.entries:
            raise key.error("key-twice", key=key.text)
        self.entries[key.text] = value.strip()

    def read_row(self, line: str, number: int) -> None:
        """Parses a row of letters, with optional white space between them and an optional row number first."""
        cells = [Cell(sign, number, at) for at, sign in enumerate(line, 1) if not sign.isspace()]
        row = constants.HEIGHT - len(self.rows)
        if row == 0:
            raise cells[0].error("too-many-rows")
        if len(cells) == constants.WIDTH + 1 and re.match(r"\s*\d\s", line):
            label = cells.pop(0)
            if label.text != str(row):
                raise label.error("row-label", expected=row)
        for cell in cells:
            if cell.text not in LETTERS:
                raise cell.error("cell", cell=cell.text)
        if len(cells) != constants.WIDTH:
            raise Cell("", number, len(line.rstrip()) + 1).error("columns", row=row, found=len(cells))
        self.rows.append(cells)

    def cells(self) -> list[Cell]:
        """The letters by square, a1 first."""
        return [cell for row in reversed(self.rows) for cell in row]

    def field(self) -> Field:
        """The parsed map. Raises: BadBoard if rows are missing."""
        if len(self.rows) != constants.HEIGHT:
            raise Cell("", self.last_line, 1).error("rows", found=len(self.rows))
        letters = [cell.text for cell in self.cells()]
        terrain = [LETTERS[letter] for letter in letters]
        forests, n_forests = number_forests(terrain)
        return Field(
            id=self.id,
            name=self.entries.get("name") or self.id,
            note=self.entries.get("note", ""),
            text=self.text,
            terrain=terrain,
            zones=[letter == zone for zone in ZONES for letter in letters],
            camps=[square for square, letter in enumerate(letters) if letter == "O"],
            forests=forests,
            n_forests=n_forests,
            goals=[constants.NOWHERE] * 4,
        )

    def check(self, field: Field) -> None:
        """Validates a map added by a player. Raises: BadBoard."""
        cells = self.cells()
        hills = [
            square
            for square, terrain in enumerate(field.terrain)
            if terrain in (constants.HILL_1, constants.HILL_2)
        ]
        end = Cell("", self.last_line, 1)
        if field.camps:
            raise cells[field.camps[-1]].error("objective")
        if len(hills) < LEAST_HILL:
            raise end.error("hill", least=LEAST_HILL, found=len(hills))
        for side, (zone, rows) in enumerate(ZONES.items()):
            squares = [
                square for square in range(constants.AREA) if field.zones[constants.AREA * side + square]
            ]
            for square in squares:
                if square // constants.WIDTH + 1 not in rows:
                    raise cells[square].error("zone-rows", zone=zone, first=rows[0], last=rows[-1])
            if len(squares) < ROOM:
                raise end.error("zone-room", zone=zone, least=ROOM, found=len(squares))
        walked = reached(field.terrain, hills[:1])
        for square in [*hills, *(square % constants.AREA for square, zone in enumerate(field.zones) if zone)]:
            if square not in walked:
                raise cells[square].error("cut-off", space=constants.SPACES[square])


def reached(terrain: list[int], starts: Iterable[int]) -> set[int]:
    """The squares that units can reach on foot: not over deep water (KH-8.2) nor diagonally past two (KH-8.3)."""
    queue = list(starts)
    found = set(queue)
    while queue:
        square = queue.pop()
        around = [constants.beside(square, direction) for direction in range(8)]
        wet = [to == constants.NOWHERE or terrain[to] == constants.DEEP for to in around]
        for direction, to in enumerate(around):
            squeezed = direction % 2 and wet[direction - 1] and wet[(direction + 1) % 8]
            if to not in found and not wet[direction] and not squeezed:
                found.add(to)
                queue.append(to)
    return found


def number_forests(terrain: list[int]) -> tuple[list[int], int]:
    """(KH-15.3) Numbers the connected forests. Returns the number by square, from 1, and their count."""
    numbers, count = [0] * constants.AREA, 0
    for start in range(constants.AREA):
        if terrain[start] == constants.FOREST and not numbers[start]:
            count += 1
            queue = [start]
            while queue:
                square = queue.pop()
                if square >= 0 and terrain[square] == constants.FOREST and not numbers[square]:
                    numbers[square] = count
                    queue += [constants.beside(square, direction) for direction in range(0, 8, 2)]
    return numbers, count

"""Positions and views as one line of text: `king-and-assassins king actor=king board=A phase=king round=1 …`.

The line has the id of the game, the seat (`everybody` for the whole position), and the fields of the position or
view as `name=value`, in their order, separated by spaces. A value is

- a word, which stands for itself: `start`, `a7`, `1/6/5f`;
- a number, `true`, `false` or `null`, as in JSON; a text that could be taken for one of them, or has other characters
  than a word, is a JSON string: `"9"`;
- a list, `(a7,d9)`, or `()`; an object, `(monk=a5,squire=b6)`, or `(=)`.

Equal data give equal lines, so a line can be compared, hashed and used as a key.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from regalia.core.errors import BadPosition

EVERYBODY = "everybody"
MAX_LENGTH = 65_536
MAX_DEPTH = 16
WORD = re.compile(r"[\w/*+!@:.-]+", re.ASCII)
LITERAL = re.compile(r"true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?")
TOKEN = re.compile(rf'[(),= ]|"(?:[^"\\]|\\.)*"|{WORD.pattern}', re.ASCII)


class PositionLine(NamedTuple):
    """The parts of a line: the game, the seat or `everybody`, and the other fields."""

    game: str
    seat: str
    fields: dict[str, Any]


def write_line(game: str, seat: str, fields: Mapping[str, Any]) -> str:
    """The line of a position or view, given as JSON data."""
    members = (f"{write_value(name)}={write_value(value)}" for name, value in fields.items())
    return " ".join([write_value(game), write_value(seat), *members])


def write_value(value: Any) -> str:
    """A value as part of a line."""
    if isinstance(value, dict):
        items = (f"{write_value(key)}={write_value(item)}" for key, item in value.items())
        return f"({','.join(items) or '='})"
    if isinstance(value, list | tuple):
        return f"({','.join(map(write_value, value))})"
    if isinstance(value, str) and WORD.fullmatch(value) and not LITERAL.fullmatch(value):
        return value
    return json.dumps(value)


def read_line(line: str) -> PositionLine:
    """Parses a line. Raises: BadPosition that names the column."""
    if len(line) > MAX_LENGTH:
        raise BadPosition("position-line-long", field="position", most=MAX_LENGTH)
    reader = LineReader(line.strip())
    game = reader.text()
    reader.expect(" ")
    seat = reader.text()
    fields: dict[str, Any] = {}
    while not reader.ended:
        reader.expect(" ")
        reader.member(fields)
    return PositionLine(game, seat, fields)


class LineReader:
    """Reads the tokens of a line from left to right."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.tokens = self.scan()
        self.depth = 0
        self.column = 0  # of `token`, from 0
        self.token = next(self.tokens)

    def scan(self) -> Iterator[str]:
        """The tokens of the line, then an empty one for its end. Raises: BadPosition."""
        while self.column < len(self.line):
            found = TOKEN.match(self.line, self.column)
            if found is None:
                raise self.error()
            yield found[0]
            self.column = found.end()
        yield ""

    @property
    def ended(self) -> bool:
        """Whether all tokens were read."""
        return not self.token

    def error(self) -> BadPosition:
        """The error for the current token."""
        return BadPosition("position-line", field="position", column=self.column + 1)

    def take(self) -> str:
        """The current token; goes on to the next one."""
        token = self.token
        self.token = next(self.tokens, "")
        return token

    def expect(self, token: str) -> None:
        """Takes a token. Raises: BadPosition if it is another one."""
        if self.token != token:
            raise self.error()
        self.take()

    def text(self) -> str:
        """A word or a JSON string. Raises: BadPosition."""
        error = self.error()
        value = self.value()
        if not isinstance(value, str):
            raise error
        return value

    def member(self, found: dict[str, Any]) -> None:
        """Adds a member, `name=value`, to an object. Raises: BadPosition, also for a name that is there already."""
        error = self.error()
        name = self.text()
        self.expect("=")
        if name in found:
            raise error
        found[name] = self.value()

    def value(self) -> Any:
        """A word, a literal, a list or an object. Raises: BadPosition."""
        if self.token == "(":
            return self.group()
        if self.token in set("),= ") or self.ended:
            raise self.error()
        token = self.take()
        if token.startswith('"') or LITERAL.fullmatch(token):
            return self.parsed(token)
        return token

    def parsed(self, token: str) -> Any:
        """A JSON string or literal. Raises: BadPosition."""
        try:
            return json.loads(token)
        except ValueError:
            raise self.error() from None

    def group(self) -> list[Any] | dict[str, Any]:
        """A list or an object in parentheses. Raises: BadPosition."""
        self.expect("(")
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.error()
        found = self.items()
        self.depth -= 1
        self.expect(")")
        return found

    def items(self) -> list[Any] | dict[str, Any]:
        """What is between parentheses: an object if its first item has a `=`. Raises: BadPosition."""
        if self.token == "=":
            self.take()
            return {}
        if self.token == ")":
            return []
        first = self.value()
        if self.token != "=":
            return [first, *self.more_values()]
        if not isinstance(first, str):
            raise self.error()
        self.take()
        members = {first: self.value()}
        while self.token == ",":
            self.take()
            self.member(members)
        return members

    def more_values(self) -> Iterator[Any]:
        """The values after commas. Raises: BadPosition."""
        while self.token == ",":
            self.take()
            yield self.value()

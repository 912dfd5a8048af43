"""The types of the game contract: seats, moves, events, views, boards.

What a game implements is in `regalia.core.rules`; the compiled part of it, for search and simulation, in
`regalia.core.state` and `regalia.core.evaluator`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, Literal, NewType

import msgspec

from regalia.core.i18n import tr
from regalia.core.state import State
from regalia.core.styled_text import StyledText

Seat = NewType("Seat", str)  #: The id of a seat, or of the spectator.
SPECTATOR = Seat("spectator")

Chance = Literal["auto", "explicit"]

# An action of a seat is one integer; an outcome of a chance event may take many.
Move = int | tuple[int, ...]


def kebab(name: str) -> str:
    """TurnEnded → turn-ended."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def admits(state: State, move: Move | None) -> bool:
    """Whether a move is a legal action, or a possible outcome of the chance event that is due."""
    if isinstance(move, tuple):
        return state.is_possible(move)
    return move is not None and state.is_legal(move)


class Event(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab, omit_defaults=True, gc=False
):
    """Something that happened in a game. A field that a seat may not know is None in what that seat sees.

    A server holds hundreds of thousands of events. They are in no reference cycles, so the garbage collector
    skips them (`gc=False`).
    """

    def arguments(self) -> dict[str, Any]:
        """The arguments of the event's message: the fields by their names in JSON."""
        return {field.encode_name: getattr(self, field.name) for field in msgspec.structs.fields(type(self))}

    def words(self, language: str | None = None) -> str:
        """The message of the event, in a language or in the current one."""
        return tr(f"event-{kebab(type(self).__name__)}", language, **self.arguments())


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winner, or None for a draw, and the id of the rule that ended it."""

    winner: str | None
    reason: str


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a new game: its default, and all its values if they can be listed."""

    default: Any
    values: list[Any] | None = None


class Chances(msgspec.Struct, frozen=True):
    """The possible outcomes of a chance event with their weights; None if there are too many to list."""

    kind: str
    outcomes: list[str] | None
    weights: list[int] | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat may know of a position, and the events it has seen. Games add their own fields."""

    # Set by the registry of games, which knows how each game is drawn; this module does not.
    svg_writer: ClassVar[Callable[[View], str | None]] = lambda _: None

    game: str
    seat: str
    actor: str | None
    result: Outcome | None
    seen: tuple[Event, ...]

    def _repr_svg_(self) -> str | None:
        """The view as SVG, for notebooks; None if its game has no spaces, or its board is not built in."""
        return View.svg_writer(self)


class Belief(msgspec.Struct, frozen=True, kw_only=True):
    """Probabilities of hidden information, given a view. Games add their own fields."""

    game: str
    seat: str


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A board as people choose one: its name, facts about it, its text and a diagram of it."""

    id: str
    name: str
    note: str
    facts: dict[str, str | int]  # each has a message `fact-NAME`
    text: str
    picture: StyledText


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of a board; `x` counts columns from the left, `y` rows from the bottom, both from 0."""

    id: str
    x: int
    y: int
    ground: str
    level: int


class BoardLayout(msgspec.Struct, frozen=True, kw_only=True):
    """A board as it is drawn: all that does not change during a game. Games add their own fields."""

    game: str
    id: str
    name: str
    note: str
    width: int
    height: int
    spaces: tuple[Space, ...]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece on a board, as far as a view shows it."""

    id: str  # of its kind: "knight", "butcher", "cavalry"
    seat: str  # whose piece it is
    name: str  # in the current language
    letters: str  # one or two, for diagrams
    mark: str = ""  # a character beside the letters, where the game's diagrams have one


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """What a drawing of a view shows besides the pieces."""

    layout: BoardLayout  # with all that the view shows of the ground
    signs: dict[str, str] = {}  # a character on a space
    colors: dict[str, str] = {}  # CSS colours by ground, kind of piece and seat; others are chosen


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named good choice among many: what it does, and its actions, of which the first is legal now.

    The other actions are for the seat's next decisions, as long as `Knowledge.presets` still lists this one.
    """

    id: str
    name: str
    note: str
    actions: tuple[str, ...]

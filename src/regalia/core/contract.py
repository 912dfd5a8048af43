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
CHANCE = Seat("chance")  #: The actor while a chance event is due.

Chance = Literal["auto", "explicit"]

# An action of a seat is one integer; an outcome of a chance event may take many.
Move = int | tuple[int, ...]


def kebab(name: str) -> str:
    """Converts a name in CamelCase to kebab-case: `TurnEnded` to `turn-ended`."""
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
    """An option of a new game: its default, and all its values if they can be listed.

    `relevant_if` names other options, each with some of its values: the option has an effect only if every one of
    them has one of these values. It is empty if the option always has an effect.
    """

    default: Any
    values: list[Any] | None = None
    relevant_if: dict[str, list[Any]] = {}


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


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules say about a view, for programs that show it and have no rules. Games add all fields."""


class Progress(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A count that decides the game, of one side: `have` of `need`, or a plain number if there is no `need`.

    The game has the message `progress-CODE`. `unknown` of those that it has are not certain in this view.
    """

    code: str
    rule: str
    have: int
    need: int | None = None
    unknown: int = 0


class Consequence(msgspec.Struct, frozen=True, kw_only=True):
    """What some actions decide at once for the worse, as far as their seat can know, where another one would not.

    `loses`: the opponent wins, or can win without playing another card. `gives-away`: the seat would win if nothing
    changed, and after the action nobody has won; then `winner` is None.
    """

    kind: Literal["loses", "gives-away"]
    winner: str | None
    rule: str
    actions: list[str]


class Preview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the rules say about a legal action before it is played, as far as its seat can know.

    Games add all fields.
    """


class PlacedPiece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece on a space, as a browser draws it. Its kind has the message `kind-KIND`."""

    space: str
    kind: str
    side: str  # the seat that it belongs to
    letters: str  # one or two


class DrawnView(View, frozen=True, kw_only=True, omit_defaults=True):
    """A view that a browser draws without code for the game.

    `Presentation.drawn` fills these fields when a view is sent to a browser; elsewhere they are empty, as they follow
    from the others.
    """

    pieces: tuple[PlacedPiece, ...] = ()
    prompt: str = ""  # the id of the message about the decision to make; empty if the game has none


class Belief(msgspec.Struct, frozen=True, kw_only=True):
    """Probabilities of hidden information, given a view. Games add their own fields."""

    game: str
    seat: str


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A board in a list to choose from: its name, facts about it, its text and a diagram of it."""

    id: str
    name: str
    note: str
    facts: dict[str, str | int]  # each has a message `fact-NAME`
    text: str
    diagram: StyledText


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


class Ground(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a browser draws a kind of ground: a colour, which has a light and a dark tone, and a sign on it."""

    color: Literal["sand", "earth", "grass", "forest", "water", "stone", "brick"]
    sign: Literal["", "cross", "ring", "diamond", "dots"] = ""


class DrawnLayout(BoardLayout, frozen=True, kw_only=True):
    """A board that a browser draws without code for the game. Grounds that are not described get some colour."""

    grounds: dict[str, Ground] = {}


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece on a board, as far as a view shows it."""

    id: str  # the kind of piece: "knight", "butcher", "cavalry"; not unique on the board
    seat: str  # whose piece it is
    name: str  # in the current language
    letters: str  # one or two, for diagrams
    mark: str = ""  # a character beside the letters, such as `*` for a general; empty if there is none


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """What a drawing of a view shows besides the pieces."""

    layout: BoardLayout  # of the board as the view shows it, with terrain that was placed
    signs: dict[str, str] = {}  # by space id: a character that is drawn on the space
    colors: dict[
        str, str
    ] = {}  # CSS colours by ground, kind of piece and seat; `core/svg.py` chooses missing ones


class ReachableSpace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space that a piece can reach in this turn without touching another piece, in the cheapest way.

    `cost` is the total in action points; missing in a game without them. `actions` walk there, one after the other.
    They are missing where the piece needs a card that is not chosen yet; `by` are the suits of cards that lead there.
    """

    space: str
    cost: int | None = None
    actions: tuple[str, ...] = ()
    by: tuple[str, ...] = ()


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named good choice among many: what it does, and its actions, of which the first is legal now.

    The other actions are for the seat's next decisions, as long as `Knowledge.presets` still lists this one.
    """

    id: str
    name: str
    note: str
    actions: tuple[str, ...]


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks about: a space with what stands on it, or a card in notation. One of both is given."""

    space: str | None = None
    card: str | None = None


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why actions are illegal: the rule that they break, and the message of the first of them."""

    rule: str
    code: str
    message: str
    actions: tuple[str, ...] = ()  # the actions that break it; none if nothing at all can be done now


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done now with a piece or a card, and why not."""

    legal: tuple[str, ...] = ()  # examples of what is legal
    reasons: tuple[Reason, ...] = ()
    reach: dict[
        str, tuple[str, ...]
    ] = {}  # spaces in reach, by kind of card; empty in games without such cards

"""The part of the game contract in plain Python: Spec, and the types of views, events and boards.

The compiled part, for search and simulation, is `regalia.core.state` and `regalia.core.evaluator`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, NewType, Self

import msgspec

from regalia.core.errors import Refusal
from regalia.core.evaluator import Evaluator
from regalia.core.i18n import tr
from regalia.core.rng import Rng
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

    game: str
    seat: str
    actor: str | None
    result: Outcome | None
    seen: tuple[Event, ...]


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


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named good choice among many: what it does, and its actions, of which the first is legal now.

    The other actions are for the seat's next decisions, as long as `presets` still lists this one.
    """

    id: str
    name: str
    note: str
    actions: tuple[str, ...]


class Spec(ABC):
    """A game beside its rules: setup, notation, observation, presentation. Positions are in states, not here.

    `read` is strict: a text that is not a legal action is an error that names the rule. A seat learns of a
    position through `view` and `observe` only.
    """

    id: str
    rules_version: int
    seats: tuple[Seat, Seat]
    draws: bool  # whether a game can be drawn, so that players may agree on a draw

    # Setup.

    @abstractmethod
    def options(self) -> Mapping[str, Option]:
        """The options of a new game, by name."""

    @abstractmethod
    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options in use, with defaults. Raises: BadField that names `options.NAME`."""

    @abstractmethod
    def start(self, options: Mapping[str, Any]) -> State:
        """The first position of a game with checked options."""

    @abstractmethod
    def load(self, position: Any) -> State:
        """The position that JSON data describes. Raises: BadPosition that names the field."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """A position as JSON data, including hidden information."""

    @abstractmethod
    def texts(self, state: State) -> dict[str, str]:
        """The texts, by id, of the boards in use that are not built in."""

    @abstractmethod
    def with_texts(self, texts: Mapping[str, str]) -> Self:
        """This game with more boards, from their texts. Raises: BadBoard."""

    def can_load(self, state: State) -> bool:
        """Whether `load` accepts what `position` returns here; a game may exclude phases."""
        return True

    # Notation.

    @abstractmethod
    def read(self, state: State, text: str) -> Move:
        """The legal action, or possible outcome of a chance event, that a text denotes.

        Raises: BadNotation if the text cannot be parsed; IllegalAction if the action breaks a rule.
        """

    @abstractmethod
    def write(self, state: State, move: Move) -> str:
        """The text of an action, or outcome of a chance event, that is legal here."""

    def write_all(self, state: State, moves: Sequence[int]) -> list[str]:
        """The texts of actions that are legal here, in the same order."""
        return [self.write(state, move) for move in moves]

    @abstractmethod
    def chances(self, state: State) -> Chances:
        """The possible outcomes of the chance event that is due."""

    @abstractmethod
    def out_of_turn(self, state: State) -> Refusal:
        """The refusal of an action by a seat that is not to act."""

    # Observation.

    @abstractmethod
    def events(self, before: State, move: Move, after: State) -> list[Event]:
        """The events of a move, including hidden information."""

    @abstractmethod
    def observe(self, event: Event, seat: Seat) -> Event | None:
        """What a seat sees of an event: all, a part, or nothing (None). Applying it again changes nothing."""

    @abstractmethod
    def reveals_to(self, event: Event, seat: Seat) -> bool:
        """Whether an event reveals hidden information to a seat, so that the action cannot be undone."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None, seen: Sequence[Event]) -> View:
        """All that a seat may know; everything for None."""

    def views(self, state: State, seats: Iterable[Seat]) -> dict[Seat, View]:
        """The view of each of these seats, with an empty `seen`; a game may share work between them."""
        return {seat: self.view(state, seat, ()) for seat in seats}

    @abstractmethod
    def read_view(self, view: Any) -> View:
        """A view from JSON data. Raises: BadField that names the field."""

    @abstractmethod
    def world(self, view: View, rng: Rng) -> State:
        """A full position that is consistent with a view; hidden information is sampled."""

    @abstractmethod
    def reason(self, state: State) -> str:
        """The id of the rule that ended a finished game."""

    @abstractmethod
    def picture(self, view: View) -> StyledText:
        """A view as a text diagram. Raises: BadField if its board is unknown."""

    def pieces(self, view: View) -> Mapping[str, str]:
        """The pieces by space, in words; empty for a game without spaces."""
        return {}

    def board_infos(self) -> Mapping[str, BoardInfo]:
        """The boards to choose from, by id; empty for a game with one fixed board."""
        return {}

    def board_layouts(self) -> Mapping[str, BoardLayout]:
        """The same boards as they are drawn, by id; empty for a game without spaces."""
        return {}

    # Knowledge: what helps people and computer players to choose.

    def evaluator(self, view: View) -> Evaluator:
        """An evaluator for the seat of a view. Its belief is derived from that view only."""
        return Evaluator()

    def belief(self, view: View) -> Belief:
        """Probabilities of what the seat of a view cannot see; empty in a game without hidden information.

        Raises: BadField if no game can lead to the view.
        """
        return Belief(game=view.game, seat=view.seat)

    def opening(self, view: View, rng: Rng, selectivity: int = 1) -> str | None:
        """A good choice during setup; None where search does better.

        The higher `selectivity`, the more the choices that scored best are preferred to other good ones.
        """
        return None

    def prompt(self, view: View) -> str:
        """What kind of decision the seat to act has to make: a code, used in the message ids of hints."""
        return "turn"

    def presets(self, view: View, legal: Collection[str]) -> Sequence[Preset]:
        """Named good choices for the seat of a view, where there are too many legal actions to list."""
        return ()

    def is_open(self, view: View, action: str) -> bool:
        """Whether everybody knows that this action is legal, so that it need not be hidden."""
        return False

    def costs(self, state: State, moves: Sequence[int]) -> list[int] | None:
        """The cost of each of these legal actions in action points; None in a game without action points."""
        return None

    def normalize(self, text: str) -> str:
        """Normalizes what a person typed to notation: case, spaces and signs."""
        return re.sub(r"\s+", "", text.lower())

"""What a game gives to everybody but its rules' own callers: the contract's plain Python half.

The fast half, for search and simulation, is `regalia.core.engine`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, NewType, Self

import msgspec

from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine
from regalia.core.errors import Refusal
from regalia.core.judge import Judge
from regalia.core.picture import Picture
from regalia.core.words import tr

Seat = NewType("Seat", str)
SPECTATOR = Seat("spectator")

Chance = Literal["auto", "explicit"]

# A seat plays one number; an outcome of chance may need many.
Move = int | tuple[int, ...]


def kebab(name: str) -> str:
    """TurnEnded → turn-ended."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def admits(engine: Engine, move: Move | None) -> bool:
    """Whether a move that has been read is a legal action, or a possible outcome of chance, here."""
    if isinstance(move, tuple):
        return engine.can_happen(move)
    return move is not None and engine.is_legal(move, Actions())


class Event(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab, omit_defaults=True, gc=False
):
    """Something that happened. A field that only some seats may know is None for the others.

    A server keeps hundreds of thousands; they are in no cycles, so that nobody need look for any.
    """

    def arguments(self) -> dict[str, Any]:
        """What the words are made of: the fields by the names they have in JSON."""
        return {field.encode_name: getattr(self, field.name) for field in msgspec.structs.fields(type(self))}

    def words(self, language: str | None = None) -> str:
        """The event as a player reads it."""
        return tr(f"event-{kebab(type(self).__name__)}", language, **self.arguments())


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the seat that won, or None for a draw, and the rule that ended it."""

    winner: str | None
    reason: str


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice to make before a game: its default, and all its values where they can be listed."""

    default: Any
    values: list[Any] | None = None


class Chances(msgspec.Struct, frozen=True):
    """What chance may bring: the outcomes with their weights, or None where there are too many."""

    kind: str
    outcomes: list[str] | None
    weights: list[int] | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat may know, and what it has seen happen. Games add their own fields."""

    game: str
    seat: str
    actor: str | None
    result: Outcome | None
    seen: tuple[Event, ...]


class Belief(msgspec.Struct, frozen=True, kw_only=True):
    """What can be believed of the secrets of a game, as probabilities. Games add what they are about."""

    game: str
    seat: str


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A board as people choose one: its name, what is to be known of it, its text and its picture."""

    id: str
    name: str
    note: str
    facts: dict[str, str | int]  # each has words, `fact-NAME`
    text: str
    picture: Picture


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of a board; `x` counts columns from the left, `y` rows from the bottom, both from 0."""

    id: str
    x: int
    y: int
    ground: str
    level: int


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A board as it is drawn: all of it that never changes. Games add what is theirs."""

    game: str
    id: str
    name: str
    note: str
    width: int
    height: int
    spaces: tuple[Space, ...]


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A good choice among many, by name: what it does, and the actions for it, the first of them legal now.

    The others are for the next times that the seat is asked, as long as the same is offered.
    """

    id: str
    name: str
    note: str
    actions: tuple[str, ...]


class Spec(ABC):
    """A game. It holds no position: engines do; it reads, writes, shows and explains them.

    `read` is strict and `explain` never silent: whatever text is not legal is an error that names
    the rule. `shown` and `view` are the only roads by which a position reaches a seat.
    """

    id: str
    rules_version: int
    seats: tuple[Seat, Seat]
    draws: bool  # whether a game can end without a winner, so that players may agree on it

    # Beginning.

    @abstractmethod
    def options(self) -> Mapping[str, Option]:
        """The options of a new game, by name."""

    @abstractmethod
    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options that matter, defaults filled in. Raises: BadField that names `options.NAME`."""

    @abstractmethod
    def start(self, options: Mapping[str, Any]) -> Engine:
        """The first position of a game with checked options."""

    @abstractmethod
    def load(self, position: Any) -> Engine:
        """The position that JSON data describes. Raises: BadPosition that names the field."""

    @abstractmethod
    def position(self, engine: Engine) -> dict[str, Any]:
        """A position as JSON data, secrets included."""

    @abstractmethod
    def texts(self, engine: Engine) -> dict[str, str]:
        """The texts, by id, of the boards in use that do not come with the game."""

    @abstractmethod
    def with_texts(self, texts: Mapping[str, str]) -> Self:
        """This game with more boards. Raises: BadBoard."""

    def can_load(self, engine: Engine) -> bool:
        """Whether `load` takes back what `position` gives here; a game may leave phases out."""
        return True

    # Notation.

    @abstractmethod
    def read(self, engine: Engine, text: str) -> Move:
        """The legal action, or possible outcome of chance, that a text stands for.

        Raises: BadNotation if it cannot be read; IllegalAction if it breaks a rule.
        """

    @abstractmethod
    def write(self, engine: Engine, move: Move) -> str:
        """The text of an action or outcome of chance that is legal here."""

    def write_all(self, engine: Engine, moves: Sequence[int]) -> list[str]:
        """The texts of actions that are legal here, in their order."""
        return [self.write(engine, move) for move in moves]

    @abstractmethod
    def chances(self, engine: Engine) -> Chances:
        """What the chance event that is due may bring."""

    @abstractmethod
    def out_of_turn(self, engine: Engine) -> Refusal:
        """The refusal for whoever acts when it is not its turn."""

    # What is told, and to whom.

    @abstractmethod
    def events(self, before: Engine, move: Move, after: Engine) -> list[Event]:
        """What happened, secrets included."""

    @abstractmethod
    def shown(self, event: Event, seat: Seat) -> Event | None:
        """What a seat sees of an event: all, a part, or nothing. Showing again changes nothing."""

    @abstractmethod
    def teaches(self, event: Event, seat: Seat) -> bool:
        """Whether an event tells a seat a secret, so that it cannot be taken back."""

    @abstractmethod
    def view(self, engine: Engine, seat: Seat | None, seen: Sequence[Event]) -> View:
        """All that a seat may know; None sees everything, as the box does."""

    def views(self, engine: Engine, seats: Iterable[Seat]) -> dict[Seat, View]:
        """What `view` gives to each of these seats, with nothing in `seen`; a game may share the work."""
        return {seat: self.view(engine, seat, ()) for seat in seats}

    @abstractmethod
    def read_view(self, view: Any) -> View:
        """A view from JSON data. Raises: BadField that names the field."""

    @abstractmethod
    def world(self, view: View, dice: Dice) -> Engine:
        """A whole position that looks like a view to its seat."""

    @abstractmethod
    def reason(self, engine: Engine) -> str:
        """The id of the rule that ended a finished game."""

    @abstractmethod
    def picture(self, view: View) -> Picture:
        """A view drawn in characters. Raises: BadField where it is on a board that is not known."""

    def pieces(self, view: View) -> Mapping[str, str]:
        """Who stands where, in words, by space; none in a game without spaces."""
        return {}

    def charts(self) -> Mapping[str, Chart]:
        """The boards to choose from, by id; none in a game that is always played on the same."""
        return {}

    def plans(self) -> Mapping[str, Plan]:
        """The same boards as they are drawn, by id; none in a game without spaces."""
        return {}

    # What helps players to choose, people and programs.

    def judge(self, view: View) -> Judge:
        """A judge of positions for the seat of a view: what it believes is made of that view alone."""
        return Judge()

    def belief(self, view: View) -> Belief:
        """What the seat of a view can believe of what it cannot see; nothing where a game has no secrets.

        Raises: BadField where the view is of no possible game.
        """
        return Belief(game=view.game, seat=view.seat)

    def opening(self, view: View, dice: Dice, choosy: int = 1) -> str | None:
        """What a good player would choose before play begins; None where it is better to think.

        The choosier it is, the more it prefers what has done best to what is good as well.
        """
        return None

    def asked(self, view: View) -> str:
        """What sort of thing the seat to act is asked: a code, by which hints have words."""
        return "turn"

    def offers(self, view: View, legal: Collection[str]) -> Sequence[Offer]:
        """Good choices for the seat of a view, where it has too many to look at them all."""
        return ()

    def is_open(self, view: View, action: str) -> bool:
        """Whether everybody can tell that the seat to act may do this, so that it need not be hidden."""
        return False

    def prices(self, engine: Engine, moves: Sequence[int]) -> list[int] | None:
        """What each of these legal actions costs in action points; None in a game that has none."""
        return None

    def tidied(self, text: str) -> str:
        """What a person has typed as notation, as far as capitals, spaces and signs go."""
        return re.sub(r"\s+", "", text.lower())

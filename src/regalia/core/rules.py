"""What a game implements in plain Python: five interfaces, composed by `Rules`.

- `MatchSetup`: options, the first position, positions as JSON;
- `Notation`: texts of actions and chance outcomes, refusals;
- `Observation`: events, views: what a seat may know;
- `Presentation`: diagrams, layouts of boards, prompts, costs, details of a view: what people are shown;
- `Knowledge`: evaluation, belief, openings, presets: what helps to choose.

`Presentation` and `Knowledge` have defaults that use no game knowledge. The interfaces hold no position: each method
is given a `State` or a `View`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from regalia.core.contract import (
    Belief,
    BoardInfo,
    BoardLayout,
    Chances,
    Details,
    Drawing,
    DrawnView,
    Event,
    Move,
    Option,
    Piece,
    PlacedPiece,
    Preset,
    Preview,
    ReachableSpace,
    Seat,
    Subject,
    View,
)
from regalia.core.errors import BadField, Refusal
from regalia.core.evaluator import Evaluator
from regalia.core.grid_diagram import grid_diagram
from regalia.core.i18n import has_message
from regalia.core.lesson import Lesson
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.styled_text import StyledText

# The game's own types. Plain `Rules` are those of any game.
StateT = TypeVar("StateT", bound=State, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)


class MatchSetup(ABC, Generic[StateT]):
    """The options of a game, its first position, and positions as JSON."""

    @abstractmethod
    def options(self) -> Mapping[str, Option]:
        """The options of a new game, by name."""

    @abstractmethod
    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options in use, with defaults. Raises: BadField that names `options.NAME`."""

    @abstractmethod
    def start(self, options: Mapping[str, Any]) -> StateT:
        """The first position of a game with checked options."""

    @abstractmethod
    def load(self, position: Any) -> StateT:
        """The position that JSON data describes. Raises: BadPosition that names the field."""

    @abstractmethod
    def position(self, state: StateT) -> dict[str, Any]:
        """A position as JSON data, including hidden information."""

    def can_load(self, state: StateT) -> bool:
        """Whether `load` accepts what `position` returns for this state; a game may exclude some phases."""
        return True

    def position_without_order(self, state: StateT) -> dict[str, Any]:
        """`position` without the order of what will be drawn, so that later chance comes from another seed.

        A game whose positions hold no such order need not implement it.
        """
        return self.position(state)

    def board_texts(self, state: StateT) -> dict[str, str]:
        """The texts, by id, of the boards in use that are not built in."""
        return {}


class Notation(ABC, Generic[StateT]):
    """The texts of actions and of outcomes of chance events.

    `read` is strict: a text that is not a legal action is an error that names the rule.
    """

    @abstractmethod
    def read(self, state: StateT, text: str) -> Move:
        """The legal action, or possible outcome of a chance event, that a text denotes.

        Raises: BadNotation if the text cannot be parsed; IllegalAction if the action breaks a rule.
        """

    @abstractmethod
    def write(self, state: StateT, move: Move) -> str:
        """The text of an action, or outcome of a chance event, that is legal in this position."""

    def parse(self, text: str) -> Any:
        """The parts of an action, legal or not, as an instance of a dataclass named after the kind of action.

        None in a game whose notation has no such classes. Raises: BadNotation.
        """
        return None

    def write_all(self, state: StateT, moves: Sequence[int]) -> list[str]:
        """The texts of actions that are legal in this position, in the same order."""
        return [self.write(state, move) for move in moves]

    @abstractmethod
    def chances(self, state: StateT) -> Chances:
        """The possible outcomes of the chance event that is due."""

    @abstractmethod
    def out_of_turn(self, state: StateT) -> Refusal:
        """The refusal of an action by a seat that is not to act."""

    def normalize(self, text: str) -> str:
        """Normalizes what a person typed to notation: case, spaces and signs."""
        return re.sub(r"\s+", "", text.lower())


class Observation(ABC, Generic[StateT, ViewT]):
    """What a seat may know. A seat learns of a position through `view` and `observe` only."""

    @abstractmethod
    def events(self, before: StateT, move: Move, after: StateT) -> list[Event]:
        """The events of a move, including hidden information."""

    @abstractmethod
    def observe(self, event: Event, seat: Seat) -> Event | None:
        """What a seat sees of an event: all, a part, or nothing (None). Applying it again changes nothing."""

    @abstractmethod
    def reveals_to(self, event: Event, seat: Seat) -> bool:
        """Whether an event reveals hidden information to a seat, so that the action cannot be undone."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None, seen: Sequence[Event]) -> ViewT:
        """All that a seat may know of a position; everything if `seat` is None. `seen` are the events it has seen."""

    def views(self, state: StateT, seats: Iterable[Seat]) -> dict[Seat, ViewT]:
        """The view of each of these seats, with an empty `seen`; a game may share work between them."""
        return {seat: self.view(state, seat, ()) for seat in seats}

    @abstractmethod
    def read_view(self, view: Any) -> ViewT:
        """A view from JSON data. Raises: BadField that names the field."""

    @abstractmethod
    def world(self, view: ViewT, rng: Rng) -> StateT:
        """A full position that is consistent with a view; hidden information is sampled."""

    @abstractmethod
    def reason(self, state: StateT) -> str:
        """The id of the rule that ended a finished game."""

    def is_open(self, view: ViewT, action: str) -> bool:
        """Whether everybody knows that this action is legal, so that it need not be hidden."""
        return False


class Presentation(Generic[StateT, ViewT]):
    """What people are shown."""

    def diagram(self, view: ViewT) -> StyledText:
        """A view as a text diagram: by default a plain grid of `drawing` and `pieces`.

        Raises: BadField if its board is unknown.
        """
        return grid_diagram(self.drawing(view), view, self.pieces(view))

    def pieces(self, view: ViewT) -> Mapping[str, Piece]:
        """The pieces by space; empty for a game without spaces."""
        return {}

    def drawing(self, view: ViewT) -> Drawing | None:
        """The board of a view as it is drawn; None for a game without spaces. Raises: BadField if it is unknown."""
        layouts = self.board_layouts()
        return Drawing(layout=next(iter(layouts.values()))) if len(layouts) == 1 else None

    def board_infos(self) -> Mapping[str, BoardInfo]:
        """The boards to choose from, by id; empty for a game with one fixed board."""
        return {}

    def board_layouts(self) -> Mapping[str, BoardLayout]:
        """The same boards as they are drawn, by id; empty for a game without spaces."""
        return {}

    def board_ids(self, options: Mapping[str, Any]) -> Sequence[str]:
        """The ids of the boards that a game with these checked options may be played on; by default all of them."""
        return tuple(self.board_layouts())

    def prompt(self, view: ViewT) -> str:
        """What kind of decision the seat to act has to make: a code, used in the message ids of hints."""
        return "turn"

    def drawn(self, view: ViewT) -> ViewT:
        """A view as it is sent to a browser: a `DrawnView` with its pieces and prompt, any other view as it is.

        The prompt is the message `prompt-GAME-CODE`, with the code that `prompt` returns, if the game has it.
        """
        if not isinstance(view, DrawnView):
            return view
        pieces = tuple(
            PlacedPiece(space=space, kind=piece.id, side=piece.seat, letters=piece.letters)
            for space, piece in self.pieces(view).items()
        )
        prompt = f"prompt-{view.game}-{self.prompt(view)}"
        return msgspec.structs.replace(view, pieces=pieces, prompt=prompt if has_message(prompt) else "")

    def costs(self, state: StateT, moves: Sequence[int]) -> list[int] | None:
        """The cost of each of these legal actions in action points; None in a game without action points."""
        return None

    def reach(
        self, view: ViewT, world: StateT, space: str, card: str | None = None
    ) -> Sequence[ReachableSpace] | None:
        """The spaces that the piece on `space` of the seat to act can reach in this turn; with a card, by that card.

        `world` is a position that is consistent with the view, whose hidden part is sampled, and may be changed: the
        result must depend on the view alone. A walk ends before anything could be revealed, shoved or drawn. None in a
        game in which a piece moves once in a turn, so that its legal actions say it all.
        """
        return None

    def details(self, view: ViewT) -> Details | None:
        """What a front end would otherwise have to work out by rules; it depends on the view alone.

        None in a game without such details. Raises: BadField if the board of the view is unknown.
        """
        return None

    def preview(self, view: ViewT, world: StateT, action: str) -> Preview | None:
        """What the rules say about a legal action of the seat to act; None in a game without previews.

        `world` is a position that is consistent with the view, whose hidden part is sampled: the result must depend on
        the view alone.
        """
        return None

    def intended_actions(self, state: StateT, legal: Sequence[str], subject: Subject) -> Sequence[str] | None:
        """The actions that the seat to act may have in mind for a space or a card, legal or not.

        Their refusals explain what cannot be done (`regalia.core.explanations`). None if the game does not know: then
        the forms of the legal actions are tried with this space.
        """
        return None

    def reach_by_card(self, state: StateT, subject: Subject) -> Mapping[str, Sequence[str]]:
        """The spaces that a piece of either side reaches, by kind of card; empty in a game without such cards."""
        return {}

    def event_notation(self, event: Event) -> str | None:
        """The notation of the action that an event reports, as far as this observation of the event shows it.

        None if the event only follows from an action, or if the action is hidden. By default the field `action`
        of an event that has one.
        """
        action = getattr(event, "action", None)
        return action if isinstance(action, str) else None


class Knowledge(Generic[StateT, ViewT]):
    """What helps people and computer players to choose. The defaults use no game knowledge."""

    # The search algorithm that suits the game: over single actions, or over whole turns of many actions.
    scheme: ClassVar[Literal["tree", "turns"]] = "tree"
    # Search settings by seat, which override those of the levels.
    seat_settings: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    # The same for single levels, by number and seat: so that the lowest levels suit beginners in every seat.
    level_settings: ClassVar[Mapping[int, Mapping[str, Mapping[str, int | float]]]] = {}
    # Raised when a level plays differently, by number: its ratings on servers begin anew. The first version is 1.
    level_versions: ClassVar[Mapping[int, int]] = {}
    # Games for `regalia bench`: the options, and the number of random actions before the search.
    bench_games: ClassVar[Sequence[tuple[Mapping[str, Any], int]]] = ()

    def evaluator(self, view: ViewT) -> Evaluator:
        """An evaluator for the seat of a view. Its belief is derived from that view only."""
        return Evaluator()

    def belief(self, view: ViewT) -> Belief:
        """Probabilities of what the seat of a view cannot see; empty in a game without hidden information.

        Raises: BadField if no game can lead to the view.
        """
        return Belief(game=view.game, seat=view.seat)

    def opening(self, view: ViewT, rng: Rng, selectivity: int = 1) -> str | None:
        """A good choice during setup; None where search does better.

        The higher `selectivity`, the more the choices that scored best are preferred to other good ones.
        """
        return None

    def beginner(self, view: ViewT, world: StateT, rng: Rng) -> str:
        """What a beginner would do, by rules of thumb: the player `beginner`, a measure for the lowest levels.

        `world` is a position that is consistent with the view, whose hidden part is sampled, and may be changed.
        A game without such rules does not override it.
        """
        raise NotImplementedError

    def has_presets(self, view: ViewT) -> bool:
        """Whether `presets` may list any for the seat to act; it is asked after every action, so it is fast."""
        return False

    def presets(self, view: ViewT, legal: Collection[str]) -> Sequence[Preset]:
        """Named good choices for the seat of a view, where there are too many legal actions to list."""
        return ()


class Rules(Generic[StateT, ViewT]):
    """A game: what it is called, who plays it, and its five interfaces.

    A game sets these attributes in its class or in `__init__`.
    """

    id: str
    rules_version: int
    seats: tuple[Seat, Seat]
    draws: bool  # whether a game can be drawn, so that players may agree on a draw
    plain_python: bool = (
        False  # whether its positions are plain Python (`PythonState`): levels search fewer iterations
    )
    setup: MatchSetup[StateT]
    notation: Notation[StateT]
    observation: Observation[StateT, ViewT]
    presentation: Presentation[StateT, ViewT]
    knowledge: Knowledge[StateT, ViewT]

    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons of the game by id, in their order; none by default."""
        return {}

    @property
    def own_boards(self) -> bool:
        """Whether players may play on boards of their own, which needs a `with_boards` of the game."""
        return type(self).with_boards is not Rules.with_boards

    def with_boards(self, texts: Mapping[str, str]) -> Rules[StateT, ViewT]:
        """This game with more boards, from their texts by id. Raises: BadBoard, BadField."""
        if texts:
            raise BadField("no-own-boards", field="boards")
        return self

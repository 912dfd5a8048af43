"""A game in play: its state, its history, and the interface for people and programs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Generic, cast
from warnings import warn

import msgspec
from typing_extensions import TypeVar

from regalia.core import constants
from regalia.core.action import Action, parse_action
from regalia.core.contract import SPECTATOR, Chance, Chances, Event, Move, Outcome, Piece, Seat, View
from regalia.core.errors import (
    BadField,
    BadNotation,
    BadRecord,
    GameOver,
    IllegalAction,
    NothingToUndo,
    Refusal,
    RegaliaError,
    TooLarge,
)
from regalia.core.position_line import EVERYBODY, write_line
from regalia.core.record import FORMAT, Record, SeatRecord, Setup
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.simulation import perft
from regalia.core.state import State
from regalia.core.styled_text import plain_text
from regalia.core.svg import draw_view
from regalia.core.validation import echo

# The game's own type of view. For a plain `Game` the type checker does not know which game it is.
ViewT_co = TypeVar("ViewT_co", bound=View, covariant=True, default=View)

CHANCE = Seat("chance")
MAX_SEED = 2**63 - 1
MAX_PERFT_DEPTH = 8
MAX_PERFT_NODES = 50_000_000


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action or chance outcome, with what is needed to undo it."""

    actor: Seat
    text: str
    events: tuple[Event, ...]
    before: State
    rng_state: int  # before it


class Transition(msgspec.Struct, frozen=True, gc=False):
    """An action and the chance events after it, computed but not yet committed."""

    steps: tuple[Step, ...]
    after: State
    rng_state: int  # after it

    @property
    def events(self) -> list[Event]:
        """The events, including hidden information."""
        return [event for step in self.steps for event in step.events]


class Game(Generic[ViewT_co]):
    """A game in play. Make one with `regalia.new`, `regalia.load` or `regalia.replay`.

    >>> import regalia
    >>> game = regalia.new("king-and-assassins", board="A", seed=7)
    >>> game.actor
    'assassins'
    >>> game.push("pick:butcher,farmer,monk")[0].words()
    'The assassins have been picked: the butcher, the farmer, the monk.'

    With `chance="auto"` chance events are sampled from the seed as soon as they are due, so that `actor` is always a
    seat, or None when the game is over. With `chance="explicit"` the actor is "chance" then, and the outcome is pushed
    like an action.
    """

    def __init__(self, rules: Rules, state: State, setup: Setup, *, seed: int | None = None) -> None:
        self.rules = rules
        self.state = state
        self.setup = setup
        self.seed = secrets.randbelow(MAX_SEED + 1) if seed is None else check_seed(seed)
        self.steps: list[Step] = []
        self._rng = Rng(self.seed)
        self._seen_before: tuple[Event, ...] = ()  # events before the start of a game made from a view
        self._legal: dict[str, int] | None = None  # by text; a cache
        self._observed: dict[Seat, list[tuple[Event, ...]]] = {}  # by step; a cache
        self._apply_due_chance()

    # Creation.

    @classmethod
    def new(
        cls,
        rules: Rules,
        options: Mapping[str, Any],
        *,
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> Game:
        """A new game. Raises: BadField."""
        checked = rules.setup.check_options(options)
        state = rules.setup.start(checked)
        setup = Setup(options=checked, texts=rules.setup.board_texts(state), chance=check_chance(chance))
        return cls(rules, state, setup, seed=seed)

    @classmethod
    def load(cls, rules: Rules, position: Any, *, seed: int | None = None, chance: Chance = "auto") -> Game:
        """A game that starts from a position. Raises: BadPosition, BadField."""
        state = rules.setup.load(position)
        data = rules.setup.position(state)
        setup = Setup(position=data, texts=rules.setup.board_texts(state), chance=check_chance(chance))
        return cls(rules, state, setup, seed=seed)

    @classmethod
    def from_view(cls, rules: Rules, view: View, rng: Rng) -> Game:
        """A game that is consistent with a view; hidden information is sampled."""
        state = rules.observation.world(view, rng)
        setup = Setup(
            position=rules.setup.position(state), texts=rules.setup.board_texts(state), chance="explicit"
        )
        game = cls(rules, state, setup, seed=0)
        game._seen_before = view.seen
        return game

    @classmethod
    def replay(cls, rules: Rules, record: Record) -> Game:
        """The game of a record. Raises: BadRecord that names the ply."""
        try:
            rules = rules.with_boards(record.setup.texts)
            begin = cls.load if record.setup.position is not None else cls.new
            start: Any = record.setup.position if begin == cls.load else record.setup.options or {}
            game = begin(rules, start, chance="explicit", seed=record.seed)
        except RegaliaError as error:
            raise BadRecord("record-setup", what=error) from error
        for ply, text in enumerate(record.actions, start=1):
            game._replay_step(ply, text, by_seed=record.seed is not None)
        if game.outcome() != record.result:
            raise BadRecord("record-result", ply=len(record.actions))
        game.setup = msgspec.structs.replace(game.setup, chance=record.setup.chance)
        game._apply_due_chance()
        return game

    def copy(self) -> Game:
        """An independent copy."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.steps = list(self.steps)
        other._rng = Rng(self._rng.state)
        other._observed = {}
        return other

    def rewound(self) -> Game:
        """This game before its first action, with automatic chance. It shares the states of this one."""
        first = next((ply for ply, step in enumerate(self.steps) if step.actor != CHANCE), len(self.steps))
        other = self.copy()
        other.setup = msgspec.structs.replace(self.setup, chance="auto")
        other.steps, other.state, other._legal = self.steps[:first], self.state_at(first), None
        other._rng = Rng(self._rng_state_at(first))
        return other

    # Queries.

    def __eq__(self, other: object) -> bool:
        """Whether both games are in the same position, hidden information included. Their history may differ.

        A game can change, so it has no hash; `position_line` and `position_hash` identify its position.
        """
        if not isinstance(other, Game):
            return NotImplemented
        if self is other:
            return True
        mine, theirs = (game.rules.setup.board_texts(game.state) for game in (self, other))
        return self.id == other.id and mine == theirs and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a game changes, so it cannot be a key

    @property
    def id(self) -> str:
        """The id of the game being played."""
        return self.rules.id

    @property
    def spec(self) -> Rules:
        """The old name of `rules`."""
        warn("Game.spec is now Game.rules", DeprecationWarning, stacklevel=2)
        return self.rules

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats."""
        return self.rules.seats

    @property
    def actor(self) -> Seat | None:
        """The seat to act, "chance", or None when the game is over."""
        who = self.state.actor()
        if who == constants.OVER:
            return None
        return CHANCE if who == constants.CHANCE else self.seats[who]

    @property
    def is_over(self) -> bool:
        """Whether the game is over; then `outcome` says how."""
        return self.state.actor() == constants.OVER

    @property
    def ply(self) -> int:
        """The number of actions and chance outcomes so far. Records, replays and their errors count the same way."""
        return len(self.steps)

    def legal(self) -> list[str]:
        """The texts of the legal actions of the seat to act, sorted; none at a chance event."""
        return list(self._legal_moves())

    def legal_actions(self) -> list[Action]:
        """The actions of `legal`, in the same order, as objects that know their parts."""
        who = self.actor
        return [parse_action(self.rules, text, who) for text in self.legal()] if who is not None else []

    def is_legal(self, action: str) -> bool:
        """Whether `push` accepts this action or chance outcome now; a text that is not in notation is not legal."""
        try:
            return self.explain(action) is None
        except (BadNotation, GameOver):
            return False

    def costs(self) -> list[int] | None:
        """The cost of each action of `legal`, in the same order; None in a game without action points."""
        return self.rules.presentation.costs(self.state, list(self._legal_moves().values()))

    def chances(self) -> Chances | None:
        """The possible outcomes of the chance event that is due; None if none is due."""
        return self.rules.notation.chances(self.state) if self.actor == CHANCE else None

    def explain(self, text: str) -> Refusal | None:
        """Why an action is not allowed; None if it is. Raises: BadNotation, GameOver."""
        try:
            self._read(text)
        except IllegalAction as error:
            return error.refusal
        return None

    def outcome(self) -> Outcome | None:
        """Who has won and by which rule; None if the game is not over."""
        winner = self.state.winner()
        if winner == constants.NOBODY:
            return None
        seat = None if winner == constants.DRAW else self.seats[winner]
        return Outcome(winner=seat, reason=self.rules.observation.reason(self.state))

    def pieces(self, seat: str | None = None) -> Mapping[str, Piece]:
        """The pieces by space, as a seat or the spectator sees them; with all secrets if no seat is given.

        Raises: BadField if there is no such seat.
        """
        return self.rules.presentation.pieces(self._view_without_events(seat))

    def piece_at(self, space: str, seat: str | None = None) -> Piece | None:
        """The piece on a space, as a seat or the spectator sees it; with all secrets if no seat is given.

        Raises: BadField if there is no such seat, or no such space on the board.
        """
        view = self._view_without_events(seat)
        drawing = self.rules.presentation.drawing(view)
        if drawing is None or space not in {each.id for each in drawing.layout.spaces}:
            raise BadField("unknown-space", field="space", space=echo(space))
        return self.rules.presentation.pieces(view).get(space)

    def position_line(self, seat: str | None = None) -> str:
        """What a seat or the spectator knows of the position, in one line; the whole position if no seat is given.

        The events that led to it are not part of it. Equal lines mean equal knowledge of the position. `regalia.load`
        reads the line of a whole position, and `regalia.read_view` that of a seat.

        Raises: BadField if there is no such seat.
        """
        if seat is None:
            fields = self.position()
            return write_line(fields.pop("game"), EVERYBODY, fields)
        fields = msgspec.to_builtins(self._view_without_events(seat))
        del fields["seen"]
        return write_line(fields.pop("game"), fields.pop("seat"), fields)

    def position_hash(self, seat: str | None = None) -> int:
        """A hash of `position_line` with 64 bits, the same in every process. Raises: BadField if no such seat."""
        digest = hashlib.blake2b(self.position_line(seat).encode(), digest_size=8).digest()
        return int.from_bytes(digest)

    def svg(self, seat: str | None = None) -> str | None:
        """The board as SVG, as a seat or the spectator sees it; with all secrets if no seat is given.

        None for a game without spaces. Raises: BadField if there is no such seat.
        """
        return draw_view(self.rules, self._view_without_events(seat))

    def _repr_svg_(self) -> str | None:
        """The board as notebooks show it, including hidden information, like `str(game)`."""
        return self.svg()

    def view(self, seat: str) -> ViewT_co:
        """The view of a seat or of the spectator. Raises: BadField."""
        who = self._checked_seat(seat)
        return cast(ViewT_co, self.rules.observation.view(self.state, who, self.seen(who)))

    def seen(self, seat: str) -> tuple[Event, ...]:
        """The events that a seat or the spectator has seen. Raises: BadField."""
        who = self._checked_seat(seat)
        seen = self._observed.setdefault(who, [])
        seen += [self.observe(step.events, who) for step in self.steps[len(seen) :]]
        return (*self.observe(self._seen_before, who), *chain.from_iterable(seen))

    def observe(self, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
        """What a seat sees of some events."""
        seen = (self.rules.observation.observe(event, seat) for event in events)
        return tuple(event for event in seen if event is not None)

    def state_at(self, plies: int) -> State:
        """The state after a number of steps, chance outcomes included. It must not be changed."""
        return self.steps[plies].before if plies < len(self.steps) else self.state

    def transition_at(self, plies: int) -> Transition:
        """The action after a number of steps, with the chance events after it, as `preview` returned it there."""
        end = plies + 1
        while end < len(self.steps) and self.steps[end].actor == CHANCE:
            end += 1
        return Transition(tuple(self.steps[plies:end]), self.state_at(end), self._rng_state_at(end))

    def position(self) -> dict[str, Any]:
        """The position as JSON data, including hidden information."""
        return self.rules.setup.position(self.state)

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` legal actions. Raises: BadField, TooLarge."""
        if type(depth) is not int or not 0 <= depth <= MAX_PERFT_DEPTH:
            raise BadField("perft-depth", field="depth", most=MAX_PERFT_DEPTH)
        nodes = perft(self.state, depth, MAX_PERFT_NODES)
        if nodes is None:
            raise TooLarge("perft-too-large", most=MAX_PERFT_NODES)
        return nodes

    def __str__(self) -> str:
        """A diagram of the position, including hidden information."""
        return plain_text(self.rules.presentation.diagram(self.rules.observation.view(self.state, None, ())))

    def __repr__(self) -> str:
        return f"<{self.id}, {len(self.steps)} steps, {self.actor or 'over'}>"

    # Actions.

    def push(self, text: str, *, seat: str | None = None) -> list[Event]:
        """Plays an action or a chance outcome. Returns the events, including hidden information.

        If a seat is given, it must be the seat to act. Raises: BadNotation, IllegalAction, GameOver, without changing
        the game.
        """
        transition = self.preview(text, seat=seat)
        self.commit(transition)
        return transition.events

    def preview(self, text: str, *, seat: str | None = None) -> Transition:
        """What `push` would do, without changing the game. Raises: as `push`."""
        if seat is not None and self._checked_seat(seat) != self.actor and self.actor is not None:
            raise IllegalAction(self.rules.notation.out_of_turn(self.state))
        step, after = self._step(self.state, self._read(text), self._rng.state)
        steps, rng = [step], Rng(self._rng.state)
        while self.setup.chance == "auto" and after.actor() == constants.CHANCE:
            state = rng.state
            step, after = self._step(after, tuple(after.sample_chance(rng)), state)
            steps.append(step)
        return Transition(tuple(steps), after, rng.state)

    def commit(self, transition: Transition) -> None:
        """Applies a transition that `preview` has returned in this position."""
        assert transition.steps[0].before is self.state, "the transition starts from another position"
        self.steps += transition.steps
        self.state, self._legal = transition.after, None
        self._rng.state = transition.rng_state

    def peek(self) -> Action:
        """The last action: what `pop` would undo. Raises: NothingToUndo."""
        step = self.steps[self._last_undoable()]
        return parse_action(self.rules, step.text, step.actor)

    def pop(self) -> str:
        """Undoes the last action and the chance events after it. Returns its text.

        With explicit chance it undoes the last push. Raises: NothingToUndo.
        """
        last = self._last_undoable()
        step = self.steps[last]
        del self.steps[last:]
        self.state = step.before  # states are never changed in place, so that other games may share it
        self._rng.state = step.rng_state
        self._legal = None
        for seen in self._observed.values():
            del seen[last:]
        return step.text

    # Records.

    def record(self, *, keep_seed: bool = False) -> Record:
        """The record of the game so far, including hidden information, without the seed of an unfinished game.

        `keep_seed` is for saved games, which continue with the same chance outcomes.
        """
        result = self.outcome()
        with_seed = self.setup.chance == "auto" and (keep_seed or result is not None)
        return Record(
            regalia=FORMAT,
            game=self.id,
            rules_version=self.rules.rules_version,
            setup=self.setup,
            actions=[step.text for step in self.steps],
            result=result,
            seed=self.seed if with_seed else None,
        )

    def export(self, seat: str) -> Record | SeatRecord:
        """What a seat may export: its view of an unfinished game, the record of a finished one."""
        view = self.view(seat)
        if self.outcome() is not None:
            return self.record()
        return SeatRecord(
            regalia=FORMAT,
            game=self.id,
            rules_version=self.rules.rules_version,
            view=msgspec.to_builtins(view),
        )

    # Internals.

    def _view_without_events(self, seat: str | None) -> View:
        """The view of a seat, or of everything for None, with an empty `seen`. Raises: BadField."""
        who = None if seat is None else self._checked_seat(seat)
        view: View = self.rules.observation.view(self.state, who, ())
        return view

    def _last_undoable(self) -> int:
        """The number of the last step that can be undone alone. Raises: NothingToUndo."""
        last = len(self.steps) - 1
        while self.setup.chance == "auto" and last >= 0 and self.steps[last].actor == CHANCE:
            last -= 1
        if last < 0:
            raise NothingToUndo("nothing-to-undo")
        return last

    def _checked_seat(self, seat: str) -> Seat:
        who = Seat(seat)
        if who not in (*self.seats, SPECTATOR):
            raise BadField("seat", field="seat", values=", ".join((*self.seats, SPECTATOR)))
        return who

    def _legal_moves(self) -> dict[str, int]:
        """The legal actions of the seat to act, by text, sorted."""
        if self._legal is None:
            moves = self.state.legal_actions()
            self._legal = dict(
                sorted(zip(self.rules.notation.write_all(self.state, moves), moves, strict=True))
            )
        return self._legal

    def _read(self, text: str) -> Move:
        if self.actor is None:
            raise GameOver("game-over")
        if isinstance(text, Action):
            text = str(text)  # compiled code accepts no subclass
        if self._legal is not None and text in self._legal:  # parsed before
            return self._legal[text]
        return self.rules.notation.read(self.state, text)

    def _apply(self, move: Move) -> None:
        """Applies a move and records the step."""
        step, self.state = self._step(self.state, move, self._rng.state)
        self.steps.append(step)
        self._legal = None

    def _step(self, before: State, move: Move, rng: int) -> tuple[Step, State]:
        """Applies a move, which was read or sampled in this state, to a copy. Returns the step and the new state."""
        who, after = before.actor(), before.clone()
        text = self.rules.notation.write(before, move)
        if isinstance(move, int):
            after.apply_unchecked(move)  # `_read` has checked it
        else:
            after.apply_chance(move)
        actor = CHANCE if who == constants.CHANCE else self.seats[who]
        return Step(
            actor, text, tuple(self.rules.observation.events(before, move, after)), before, rng
        ), after

    def _rng_state_at(self, plies: int) -> int:
        return self.steps[plies].rng_state if plies < len(self.steps) else self._rng.state

    def _apply_due_chance(self) -> None:
        while self.setup.chance == "auto" and self.actor == CHANCE:
            self._apply_sampled_chance()

    def _apply_sampled_chance(self) -> None:
        """Samples and applies the chance event that is due; the step records the random state before it."""
        rng = Rng(self._rng.state)
        self._apply(tuple(self.state.sample_chance(rng)))
        self._rng = rng

    def _replay_step(self, ply: int, text: str, *, by_seed: bool) -> None:
        try:
            if by_seed and self.actor == CHANCE:
                self._apply_sampled_chance()
                if self.steps[-1].text != text:
                    raise BadRecord("record-chance", ply=ply)
            else:
                self._apply(self._read(text))
        except BadRecord:
            raise
        except RegaliaError as error:
            raise BadRecord("record-step", ply=ply, action=text, what=error) from error


def check_seed(seed: object) -> int:
    """Validates a seed. Raises: BadField."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadField("seed", field="seed")
    return seed


def check_chance(chance: object) -> Chance:
    """Validates a mode of chance. Raises: BadField."""
    if chance == "auto" or chance == "explicit":
        return chance
    raise BadField("chance", field="chance")

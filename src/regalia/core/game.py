"""A game in play: its history, playing and undoing, views and records. Queries: `regalia.core.position_queries`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Generic, cast

import msgspec
from typing_extensions import TypeVar

from regalia.core import constants
from regalia.core.action import Action, parse_action
from regalia.core.contract import CHANCE, Chance, Event, Move, Seat, View
from regalia.core.errors import BadField, BadRecord, IllegalAction, NothingToUndo, RegaliaError
from regalia.core.position_queries import PositionQueries
from regalia.core.record import FORMAT, Record, SeatRecord, Setup
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.state import State

# The game's own type of view. For a plain `Game` the type checker does not know which game it is.
ViewT_co = TypeVar("ViewT_co", bound=View, covariant=True, default=View)

MAX_SEED = 2**63 - 1


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


class Game(PositionQueries, Generic[ViewT_co]):
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
        super().__init__(rules, state)
        self.setup = setup
        self.seed = secrets.randbelow(MAX_SEED + 1) if seed is None else check_seed(seed)
        self.steps: list[Step] = []
        self._rng = Rng(self.seed)
        self._seen_before: tuple[Event, ...] = ()  # events before the start of a game made from a view
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
    def load(
        cls,
        rules: Rules,
        position: Any,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> Game:
        """A game that starts from a position. `options` are only recorded. Raises: BadPosition, BadField."""
        state = rules.setup.load(position)
        setup = Setup(
            options=None if options is None else rules.setup.check_options(options),
            position=rules.setup.position(state),
            texts=rules.setup.board_texts(state),
            chance=check_chance(chance),
        )
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
            position, options = record.setup.position, record.setup.options
            if position is not None:
                game = cls.load(rules, position, options=options, chance="explicit", seed=record.seed)
            else:
                game = cls.new(rules, options or {}, chance="explicit", seed=record.seed)
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

    # History.

    @property
    def ply(self) -> int:
        """The number of actions and chance outcomes so far. Records, replays and their errors count the same way."""
        return len(self.steps)

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
        observe = self.rules.observation.observe
        return tuple([seen for event in events if (seen := observe(event, seat)) is not None])

    def state_at(self, plies: int) -> State:
        """The state after a number of steps, chance outcomes included. It must not be changed."""
        return self.steps[plies].before if plies < len(self.steps) else self.state

    def transition_at(self, plies: int) -> Transition:
        """The action after a number of steps, with the chance events after it, as `preview` returned it there."""
        end = plies + 1
        while end < len(self.steps) and self.steps[end].actor == CHANCE:
            end += 1
        return Transition(tuple(self.steps[plies:end]), self.state_at(end), self._rng_state_at(end))

    def __repr__(self) -> str:
        return f"<{self.id}, {len(self.steps)} steps, {self.actor or 'over'}>"

    # Playing.

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

    def _last_undoable(self) -> int:
        """The number of the last step that can be undone alone. Raises: NothingToUndo."""
        last = len(self.steps) - 1
        while self.setup.chance == "auto" and last >= 0 and self.steps[last].actor == CHANCE:
            last -= 1
        if last < 0:
            raise NothingToUndo("nothing-to-undo")
        return last

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
        """The state of the random numbers after a number of steps."""
        return self.steps[plies].rng_state if plies < len(self.steps) else self._rng.state

    def _apply_due_chance(self) -> None:
        """With automatic chance, samples and applies chance events until a seat is to act or the game is over."""
        while self.setup.chance == "auto" and self.actor == CHANCE:
            self._apply_sampled_chance()

    def _apply_sampled_chance(self) -> None:
        """Samples and applies the chance event that is due; the step records the random state before it."""
        rng = Rng(self._rng.state)
        self._apply(tuple(self.state.sample_chance(rng)))
        self._rng = rng

    def _replay_step(self, ply: int, text: str, *, by_seed: bool) -> None:
        """Replays one step of a record; a chance outcome must be the sampled one if `by_seed`. Raises: BadRecord."""
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

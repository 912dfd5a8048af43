"""A game in play: the position, its history, and everything that people and programs ask of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Generic, cast

import msgspec
from typing_extensions import TypeVar

from regalia.core import constants
from regalia.core.contract import SPECTATOR, Chance, Chances, Event, Move, Outcome, Seat, Spec, View
from regalia.core.errors import (
    BadField,
    BadRecord,
    GameOver,
    IllegalAction,
    NothingToUndo,
    Refusal,
    RegaliaError,
    TooLarge,
)
from regalia.core.record import FORMAT, Record, SeatRecord, Setup
from regalia.core.rng import Rng
from regalia.core.simulation import perft
from regalia.core.state import State
from regalia.core.styled_text import plain

# The game's own type of view: a bare `Game` is one whose game is not known to the type checker.
ViewT_co = TypeVar("ViewT_co", bound=View, covariant=True, default=View)

CHANCE = Seat("chance")
MAX_SEED = 2**63 - 1
MAX_PERFT_DEPTH = 8
MAX_PERFT_NODES = 50_000_000


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action, or one outcome of chance, with what is needed to take it back."""

    actor: Seat
    text: str
    events: tuple[Event, ...]
    before: State
    rng_state: int  # the state of the dice before it


class Transition(msgspec.Struct, frozen=True, gc=False):
    """What an action would bring, luck included: the game can go there, and need not."""

    steps: tuple[Step, ...]
    after: State
    rng_state: int  # the state of the dice after it

    @property
    def events(self) -> list[Event]:
        """What would happen, secrets included."""
        return [event for step in self.steps for event in step.events]


class Game(Generic[ViewT_co]):
    """A game in play. Make one with `regalia.new`, `regalia.load` or `regalia.replay`.

    >>> import regalia
    >>> game = regalia.new("king-and-assassins", board="A", seed=7)
    >>> game.actor
    'assassins'
    >>> game.push("pick:butcher,farmer,monk")[0].words()
    'The assassins have been picked: the butcher, the farmer, the monk.'

    With `chance="auto"` luck is drawn from the seed as soon as it is due, so that `actor` is always a
    seat, or None when the game is over. With `chance="explicit"` the actor is "chance" then, and its
    outcome is pushed like an action.
    """

    def __init__(self, spec: Spec, state: State, setup: Setup, *, seed: int | None = None) -> None:
        self.spec = spec
        self.state = state
        self.setup = setup
        self.seed = secrets.randbelow(MAX_SEED + 1) if seed is None else check_seed(seed)
        self.steps: list[Step] = []
        self._rng = Rng(self.seed)
        self._past: tuple[Event, ...] = ()  # what a world made from a view has seen before
        self._legal: dict[str, int] | None = None  # by text, as soon as somebody has asked
        self._observed: dict[Seat, list[tuple[Event, ...]]] = {}  # by step, as far as somebody has asked
        self._let_chance_act()

    # Beginning.

    @classmethod
    def new(
        cls,
        spec: Spec,
        options: Mapping[str, Any],
        *,
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> Game:
        """A new game. Raises: BadField."""
        checked = spec.check_options(options)
        state = spec.start(checked)
        setup = Setup(options=checked, texts=spec.texts(state), chance=check_chance(chance))
        return cls(spec, state, setup, seed=seed)

    @classmethod
    def load(cls, spec: Spec, position: Any, *, seed: int | None = None, chance: Chance = "auto") -> Game:
        """A game that goes on from a position. Raises: BadPosition, BadField."""
        state = spec.load(position)
        data = spec.position(state)
        setup = Setup(position=data, texts=spec.texts(state), chance=check_chance(chance))
        return cls(spec, state, setup, seed=seed)

    @classmethod
    def from_view(cls, spec: Spec, view: View, rng: Rng) -> Game:
        """A whole game that looks like this view to its seat; what that seat cannot know is drawn."""
        state = spec.world(view, rng)
        setup = Setup(position=spec.position(state), texts=spec.texts(state), chance="explicit")
        game = cls(spec, state, setup, seed=0)
        game._past = view.seen
        return game

    @classmethod
    def replay(cls, spec: Spec, record: Record) -> Game:
        """The game that a record holds. Raises: BadRecord that names the ply."""
        try:
            spec = spec.with_texts(record.setup.texts)
            begin = cls.load if record.setup.position is not None else cls.new
            start: Any = record.setup.position if begin == cls.load else record.setup.options or {}
            game = begin(spec, start, chance="explicit", seed=record.seed)
        except RegaliaError as error:
            raise BadRecord("record-setup", what=error) from error
        for ply, text in enumerate(record.actions, start=1):
            game._replay_step(ply, text, by_seed=record.seed is not None)
        if game.outcome() != record.result:
            raise BadRecord("record-result", ply=len(record.actions))
        game.setup = msgspec.structs.replace(game.setup, chance=record.setup.chance)
        game._let_chance_act()
        return game

    def copy(self) -> Game:
        """A copy that goes its own way."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.steps = list(self.steps)
        other._rng = Rng(self._rng.state)
        other._observed = {}
        return other

    # Asking.

    @property
    def id(self) -> str:
        """The id of the game being played."""
        return self.spec.id

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats."""
        return self.spec.seats

    @property
    def actor(self) -> Seat | None:
        """The seat to act, "chance", or None when the game is over."""
        who = self.state.actor()
        if who == constants.OVER:
            return None
        return CHANCE if who == constants.CHANCE else self.seats[who]

    def legal(self) -> list[str]:
        """The texts of all legal actions of the seat to act, sorted; none for chance."""
        return list(self._choices())

    def costs(self) -> list[int] | None:
        """What each action of `legal` costs, in its order; None in a game without action points."""
        return self.spec.costs(self.state, list(self._choices().values()))

    def chances(self) -> Chances | None:
        """What chance may bring, where it is to act."""
        return self.spec.chances(self.state) if self.actor == CHANCE else None

    def explain(self, text: str) -> Refusal | None:
        """Why an action is not allowed, or None where it is. Raises: BadNotation, GameOver."""
        try:
            self._read(text)
        except IllegalAction as error:
            return error.refusal
        return None

    def outcome(self) -> Outcome | None:
        """Who has won and by which rule, or None while the game runs."""
        winner = self.state.winner()
        if winner == constants.NOBODY:
            return None
        seat = None if winner == constants.DRAW else self.seats[winner]
        return Outcome(winner=seat, reason=self.spec.reason(self.state))

    def view(self, seat: str) -> ViewT_co:
        """All that a seat, or the spectator, may know. Raises: BadField."""
        eyes = self._eyes(seat)
        return cast(ViewT_co, self.spec.view(self.state, eyes, self.seen(eyes)))

    def seen(self, seat: str) -> tuple[Event, ...]:
        """What a seat, or the spectator, has seen happen. Raises: BadField."""
        eyes = self._eyes(seat)
        shown = self._observed.setdefault(eyes, [])
        shown += [self.observe(step.events, eyes) for step in self.steps[len(shown) :]]
        return (*self.observe(self._past, eyes), *chain.from_iterable(shown))

    def observe(self, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
        """What a seat sees of events."""
        seen = (self.spec.observe(event, seat) for event in events)
        return tuple(event for event in seen if event is not None)

    def position_at(self, plies: int) -> State:
        """The position after so many steps, luck counted. It must not be changed."""
        return self.steps[plies].before if plies < len(self.steps) else self.state

    def position(self) -> dict[str, Any]:
        """The position as JSON data, secrets included."""
        return self.spec.position(self.state)

    def perft(self, depth: int) -> int:
        """How many sequences of legal actions of this length there are. Raises: BadField, TooLarge."""
        if type(depth) is not int or not 0 <= depth <= MAX_PERFT_DEPTH:
            raise BadField("perft-depth", field="depth", most=MAX_PERFT_DEPTH)
        nodes = perft(self.state, depth, MAX_PERFT_NODES)
        if nodes is None:
            raise TooLarge("perft-too-large", most=MAX_PERFT_NODES)
        return nodes

    def __str__(self) -> str:
        """The board in characters, secrets included: this is the whole game, not a seat's view."""
        return plain(self.spec.picture(self.spec.view(self.state, None, ())))

    def __repr__(self) -> str:
        return f"<{self.id}, {len(self.steps)} steps, {self.actor or 'over'}>"

    # Acting.

    def push(self, text: str, *, seat: str | None = None) -> list[Event]:
        """Play an action, or settle chance; what happened, secrets included.

        Where a seat is given, it must be the one to act. Raises: BadNotation, IllegalAction, GameOver;
        the game is as it was then.
        """
        ahead = self.preview(text, seat=seat)
        self.commit(ahead)
        return ahead.events

    def preview(self, text: str, *, seat: str | None = None) -> Transition:
        """What `push` would do; the game stays as it is. Raises: what `push` raises."""
        if seat is not None and self._eyes(seat) != self.actor and self.actor is not None:
            raise IllegalAction(self.spec.out_of_turn(self.state))
        step, after = self._step(self.state, self._read(text), self._rng.state)
        steps, rng = [step], Rng(self._rng.state)
        while self.setup.chance == "auto" and after.actor() == constants.CHANCE:
            state = rng.state
            step, after = self._step(after, tuple(after.sample_chance(rng)), state)
            steps.append(step)
        return Transition(tuple(steps), after, rng.state)

    def commit(self, ahead: Transition) -> None:
        """Go where `ahead` has looked from here."""
        assert ahead.steps[0].before is self.state, "this was looked at from somewhere else"
        self.steps += ahead.steps
        self.state, self._legal = ahead.after, None
        self._rng.state = ahead.rng_state

    def pop(self) -> str:
        """Take back the last action, with the luck after it, and return its text.

        With explicit chance that is the last thing pushed. Raises: NothingToUndo.
        """
        last = len(self.steps) - 1
        while self.setup.chance == "auto" and last >= 0 and self.steps[last].actor == CHANCE:
            last -= 1
        if last < 0:
            raise NothingToUndo("nothing-to-undo")
        step = self.steps[last]
        del self.steps[last:]
        self.state = step.before.clone()  # a copy of this game may still have to go back there
        self._rng.state = step.rng_state
        self._legal = None
        for shown in self._observed.values():
            del shown[last:]
        return step.text

    # Keeping.

    def record(self, *, keep_seed: bool = False) -> Record:
        """The whole game so far, secrets included, but for the seed while it runs.

        `keep_seed` is for a saved game that is to go on with the same luck.
        """
        result = self.outcome()
        told = self.setup.chance == "auto" and (keep_seed or result is not None)
        return Record(
            regalia=FORMAT,
            game=self.id,
            rules_version=self.spec.rules_version,
            setup=self.setup,
            actions=[step.text for step in self.steps],
            result=result,
            seed=self.seed if told else None,
        )

    def export(self, seat: str) -> Record | SeatRecord:
        """What a seat may take home: its view while the game runs, the whole record afterwards."""
        view = self.view(seat)
        if self.outcome() is not None:
            return self.record()
        return SeatRecord(
            regalia=FORMAT,
            game=self.id,
            rules_version=self.spec.rules_version,
            view=msgspec.to_builtins(view),
        )

    # Inside.

    def _eyes(self, seat: str) -> Seat:
        eyes = Seat(seat)
        if eyes not in (*self.seats, SPECTATOR):
            raise BadField("seat", field="seat", values=", ".join((*self.seats, SPECTATOR)))
        return eyes

    def _choices(self) -> dict[str, int]:
        """The legal actions of the seat to act by their texts, sorted."""
        if self._legal is None:
            moves = self.state.legal_actions()
            self._legal = dict(sorted(zip(self.spec.write_all(self.state, moves), moves, strict=True)))
        return self._legal

    def _read(self, text: str) -> Move:
        if self.actor is None:
            raise GameOver("game-over")
        if self._legal is not None and text in self._legal:  # who was told what is legal has chosen from it
            return self._legal[text]
        return self.spec.read(self.state, text)

    def _take(self, move: Move) -> None:
        """Make a move that has been read, and remember it."""
        step, self.state = self._step(self.state, move, self._rng.state)
        self.steps.append(step)
        self._legal = None

    def _step(self, before: State, move: Move, rng: int) -> tuple[Step, State]:
        """A move that has been read, made on a copy: what is to be remembered, and the position after it."""
        who, after = before.actor(), before.clone()
        text = self.spec.write(before, move)
        if isinstance(move, int):
            after.apply(move)
        else:
            after.apply_chance(move)
        actor = CHANCE if who == constants.CHANCE else self.seats[who]
        return Step(actor, text, tuple(self.spec.events(before, move, after)), before, rng), after

    def _let_chance_act(self) -> None:
        while self.setup.chance == "auto" and self.actor == CHANCE:
            self._take_drawn()

    def _take_drawn(self) -> None:
        """Let the dice decide; the step remembers their state before they did."""
        rolled = Rng(self._rng.state)
        self._take(tuple(self.state.sample_chance(rolled)))
        self._rng = rolled

    def _replay_step(self, ply: int, text: str, *, by_seed: bool) -> None:
        try:
            if by_seed and self.actor == CHANCE:
                self._take_drawn()
                if self.steps[-1].text != text:
                    raise BadRecord("record-chance", ply=ply)
            else:
                self._take(self._read(text))
        except BadRecord:
            raise
        except RegaliaError as error:
            raise BadRecord("record-step", ply=ply, action=text, what=error) from error


def check_seed(seed: object) -> int:
    """A seed as given from outside. Raises: BadField."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadField("seed", field="seed")
    return seed


def check_chance(chance: object) -> Chance:
    """A way to treat chance as given from outside. Raises: BadField."""
    if chance == "auto" or chance == "explicit":
        return chance
    raise BadField("chance", field="chance")

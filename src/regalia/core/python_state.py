"""Runs a game of plain Python objects on the compiled core: `PythonState` adapts a position to `State`.

A small game writes its positions as ordinary Python (`Position`). Search and simulation run without the GIL; the
adapter takes it for each call. What a position returns is checked before C code uses it. The first exception, or the
first value out of bounds, is kept: from then on the state reports a finished game, so that a search ends soon, and the
caller gets the exception as a `GameFault` that names the game and the method.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from regalia.core import constants
from regalia.core.errors import GameFault
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

MAX_NUMBER = 0x7FFFFFFF  # actions and parts of chance outcomes are 32-bit integers, from 0
MAX_ROLLOUT = 20_000  # actions; a longer random game counts as one that does not end
MAX_CHANCE_RUN = 1_000  # chance events without an action between them


class Position(Protocol):
    """What the position of a plain game implements.

    Seats are 0 and 1; CHANCE, OVER, NOBODY and DRAW are in `regalia.core.constants`. `legal_actions` is called only
    while a seat is to act, and `apply` only with one of its actions. A game with chance events also has
    `sample_chance(rng)`, `is_possible(outcome)` and `apply_chance(outcome)`, where an outcome is a list of integers. A
    game with hidden information also has `determinize(seat, rng)`, as described in `State`.
    """

    def actor(self) -> int:
        """The seat to act (0 or 1), or CHANCE, or OVER."""

    def legal_actions(self) -> Sequence[int]:
        """All legal actions of the seat to act: distinct integers from 0, at least one."""

    def apply(self, action: int, /) -> None:
        """Applies a legal action."""

    def winner(self) -> int:
        """The seat that has won, or DRAW, or NOBODY if the game is not over."""

    def copy(self) -> Self:
        """An independent copy."""


class FaultBox:
    """The first fault of a game's positions. All copies of a state share one."""

    def __init__(self) -> None:
        self.failed = False
        self.error: BaseException | None = None

    def put(self, error: BaseException) -> None:
        """Keeps an exception, unless an earlier one is kept."""
        if not self.failed:
            self.error = error
            self.failed = True

    def take(self) -> None:
        """Raises the kept exception, if any, and clears it. Raises: GameFault, or KeyboardInterrupt and the like."""
        error = self.error
        self.error = None
        self.failed = False
        if error is not None:
            raise error


class PythonState(State):
    """A state whose position is a plain Python object.

    >>> state = PythonState("brandubh", position)  # doctest: +SKIP
    >>> state.position.board  # doctest: +SKIP
    """

    def __init__(self, game: str, position: Position) -> None:
        self.game = game
        self.position: Any = position
        self.box = FaultBox()
        self.chance_run = 0

    def blank(self) -> Self:
        other = type(self)(self.game, self.position)
        other.box = self.box
        return other

    # The C methods. None of them lets an exception pass.

    def c_actor(self) -> int:
        if self.box.failed:
            return constants.OVER
        try:
            return self.checked_seat(self.position.actor())
        except BaseException as error:
            self.keep("actor", error)
            return constants.OVER

    def c_legal_actions(self, out: ActionBuffer) -> None:
        out.n = 0
        if not self.box.failed:
            try:
                self.fill(out, self.position.legal_actions())
            except BaseException as error:
                self.keep("legal_actions", error)
        if self.box.failed:  # callers rely on at least one action; `c_apply` ignores it
            out.n = 0
            out.c_push(0)

    def c_apply(self, action: int) -> None:
        self.chance_run = 0
        if not self.box.failed:
            try:
                self.position.apply(action)
            except BaseException as error:
                self.keep("apply", error)

    def c_sample_chance(self, rng: Rng, out: ActionBuffer) -> None:
        out.n = 0
        if not self.box.failed:
            try:
                self.fill(out, self.position.sample_chance(rng))
            except BaseException as error:
                self.keep("sample_chance", error)

    def c_is_possible(self, outcome: ActionBuffer) -> bool:
        if self.box.failed:
            return False
        try:
            return bool(self.position.is_possible(outcome.to_list()))
        except BaseException as error:
            self.keep("is_possible", error)
            return False

    def c_apply_chance(self, outcome: ActionBuffer) -> None:
        if self.box.failed:
            return
        self.chance_run += 1
        try:
            if self.chance_run > MAX_CHANCE_RUN:
                raise ValueError(f"more than {MAX_CHANCE_RUN} chance events in a row")
            self.position.apply_chance(outcome.to_list())
        except BaseException as error:
            self.keep("apply_chance", error)

    def c_copy_from(self, other: State) -> None:
        if self.box.failed:
            return
        try:
            source = cython.cast(PythonState, other)
            self.position = source.position.copy()
            self.chance_run = source.chance_run
        except BaseException as error:
            self.keep("copy", error)

    def c_determinize(self, seat: int, rng: Rng) -> None:
        if self.box.failed:
            return
        try:
            if hasattr(self.position, "determinize"):  # else nothing is hidden
                self.position.determinize(seat, rng)
        except BaseException as error:
            self.keep("determinize", error)

    def c_winner(self) -> int:
        if self.box.failed:
            return constants.DRAW
        try:
            return self.checked_seat(self.position.winner())
        except BaseException as error:
            self.keep("winner", error)
            return constants.DRAW

    def c_rollout(self, rng: Rng, out: ActionBuffer) -> int:
        steps = 0
        try:
            steps = self.random_steps(rng, out)
        except BaseException as error:
            self.keep("actor", error)
        return steps

    # Checks.

    def random_steps(self, rng: Rng, out: ActionBuffer) -> int:
        """As `State.c_rollout`, but a game that does not end is a fault. Returns the number of actions."""
        steps = 0
        who = self.c_actor()
        while who != constants.OVER:
            if who == constants.CHANCE:
                self.c_sample_chance(rng, out)
                self.c_apply_chance(out)
            else:
                if steps == MAX_ROLLOUT:
                    raise ValueError(f"the game has not ended after {MAX_ROLLOUT} random actions")
                self.c_legal_actions(out)
                self.c_apply(out.a[rng.c_below(out.n)])
                steps += 1
            who = self.c_actor()
        return steps

    def fill(self, out: ActionBuffer, numbers: Sequence[int]) -> None:
        """Fills a buffer. Raises: ValueError, TypeError for numbers that do not fit."""
        if not 0 < len(numbers) <= constants.MAX_ACTIONS:
            raise ValueError(f"{len(numbers)} numbers; 1 to {constants.MAX_ACTIONS} are allowed")
        for number in numbers:
            if not isinstance(number, int):
                raise TypeError(f"{number!r} is not an integer")
            if not 0 <= number <= MAX_NUMBER:
                raise ValueError(f"{number} is not in 0 .. {MAX_NUMBER}")
            out.c_push(number)

    def checked_seat(self, who: int) -> int:
        """A seat, or one of the constants -1 and -2. Raises: ValueError."""
        if not isinstance(who, int) or not -2 <= who <= 1:
            raise ValueError(f"{who!r} is neither a seat nor one of the constants")
        return who

    def keep(self, method: str, error: BaseException) -> None:
        """Keeps an exception of the position; any `Exception` as a GameFault that names the game and the method."""
        if isinstance(error, Exception):
            what = f"{type(error).__name__}: {error}"
            fault = GameFault("game-fault", game=self.game, method=method, what=what)
            fault.__cause__ = error
            self.box.put(fault)
        else:
            self.box.put(error)

    def raise_fault(self) -> None:
        if self.box.failed:
            self.box.take()

    # Methods for Python: those of `State`, which also raise GameFault.

    def actor(self) -> int:
        who = State.actor(self)
        self.raise_fault()
        return who

    def winner(self) -> int:
        who = State.winner(self)
        self.raise_fault()
        return who

    def fill_legal_actions(self, buffer: ActionBuffer) -> int:
        State.fill_legal_actions(self, buffer)
        self.raise_fault()
        return buffer.n

    def apply_unchecked(self, action: int) -> None:
        self.c_apply(action)
        self.raise_fault()

    def apply(self, action: int, buffer: ActionBuffer | None = None) -> None:
        State.apply(self, action, buffer)
        self.raise_fault()

    def sample_chance(self, rng: Rng) -> list[int]:
        outcome = State.sample_chance(self, rng)
        self.raise_fault()
        return outcome

    def is_possible(self, outcome: Sequence[int]) -> bool:
        possible = State.is_possible(self, outcome)
        self.raise_fault()
        return possible

    def apply_chance(self, outcome: Sequence[int]) -> None:
        try:
            State.apply_chance(self, outcome)
        finally:
            self.raise_fault()

    def determinize(self, seat: int, rng: Rng) -> None:
        State.determinize(self, seat, rng)
        self.raise_fault()

    def rollout(self, rng: Rng, buffer: ActionBuffer) -> int:
        steps = self.c_rollout(rng, buffer)
        self.raise_fault()
        return steps

    def clone(self) -> Self:
        other = self.blank()
        other.c_copy_from(self)
        self.raise_fault()
        return other

    def copy_from(self, other: State) -> None:
        State.copy_from(self, other)
        self.raise_fault()

"""The part of the game contract that search and simulation use: State and ActionBuffer.

The C types are in state.pxd. Methods with the prefix `c_` are C functions once compiled: compiled code
calls them without the GIL, they do not check their arguments, and Python cannot see them. The other methods
are for Python, and check their arguments unless their name says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from regalia.core import constants
from regalia.core.rng import Rng

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython


class ActionBuffer:
    """A fixed buffer of integers, a[0] .. a[n - 1], that is filled without the GIL.

    It holds the legal actions of a seat, one integer each, or one outcome of a chance event, which may
    take many integers (a shuffle).
    """

    def __init__(self) -> None:
        self.n = 0
        self.a = [0] * 4096  # MAX_ACTIONS, but a C array needs the literal here
        self.scratch = [0] * 128  # work space for move generation
        self.bits = [0] * 32  # work space for move generation: sets

    def c_push(self, number: int) -> None:
        """Appends an integer; the buffer must not be full."""
        self.a[self.n] = number
        self.n += 1

    # Checked methods for Python.

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, k: int) -> int:
        if not 0 <= k < self.n:
            raise IndexError(k)
        return self.a[k]

    def to_list(self) -> list[int]:
        """The contents as a list."""
        return [self.a[k] for k in range(self.n)]

    def assign(self, numbers: Sequence[int]) -> None:
        """Replaces the contents. Raises: ValueError if there are more than MAX_ACTIONS numbers."""
        if len(numbers) > constants.MAX_ACTIONS:
            raise ValueError(f"{len(numbers)} numbers are too many")
        self.n = 0
        for number in numbers:
            self.c_push(number)


class State:
    """One position of one game. Games override the `c_` methods, which use no Python objects, and `blank`."""

    def c_actor(self) -> int:
        """The seat to act (0 or 1), or CHANCE, or OVER."""
        raise NotImplementedError

    def c_legal_actions(self, out: ActionBuffer) -> None:
        """Fills `out` with all legal actions of the seat to act."""
        raise NotImplementedError

    def c_apply(self, action: int) -> None:
        """Applies a legal action."""
        raise NotImplementedError

    def c_sample_chance(self, rng: Rng, out: ActionBuffer) -> None:
        """Fills `out` with a random outcome of the chance event that is due."""
        raise NotImplementedError

    def c_is_possible(self, outcome: ActionBuffer) -> bool:
        """Whether the chance event that is due can have this outcome."""
        raise NotImplementedError

    def c_apply_chance(self, outcome: ActionBuffer) -> None:
        """Applies a possible outcome of the chance event that is due."""
        raise NotImplementedError

    def c_copy_from(self, other: State) -> None:
        """Copies the position of `other`, which is of the same class and on the same board."""
        raise NotImplementedError

    def c_determinize(self, seat: int, rng: Rng) -> None:
        """Replaces what `seat` cannot know by a uniform sample consistent with what it knows."""
        raise NotImplementedError

    def c_winner(self) -> int:
        """The seat that has won, or DRAW, or NOBODY if the game is not over."""
        raise NotImplementedError

    def blank(self) -> Self:
        """A new state on the same board, to be filled by `copy_from`."""
        raise NotImplementedError

    # Methods that use those above.

    def c_rollout(self, rng: Rng, out: ActionBuffer) -> int:
        """Plays uniformly random actions to the end. Returns their number; `out` is work space."""
        steps = 0
        who = self.c_actor()
        while who != constants.OVER:
            if who == constants.CHANCE:
                self.c_sample_chance(rng, out)
                self.c_apply_chance(out)
            else:
                self.c_legal_actions(out)
                self.c_apply(out.a[rng.c_below(out.n)])
                steps += 1
            who = self.c_actor()
        return steps

    def c_reward(self, seat: int) -> float:
        """1 for a win of `seat`, 0.5 for a draw, 0 for anything else."""
        who = self.c_winner()
        return 1.0 if who == seat else 0.5 if who == constants.DRAW else 0.0

    # Methods for Python.

    def actor(self) -> int:
        """The seat to act (0 or 1), or CHANCE, or OVER."""
        return self.c_actor()

    def winner(self) -> int:
        """The seat that has won, or DRAW, or NOBODY if the game is not over."""
        return self.c_winner()

    def fill_legal_actions(self, buffer: ActionBuffer) -> int:
        """Fills `buffer` with the legal actions, if a seat is to act. Returns their number."""
        buffer.n = 0
        if self.c_actor() >= 0:
            self.c_legal_actions(buffer)
        return buffer.n

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to act; none at a chance event or after the end."""
        buffer = ActionBuffer()
        self.fill_legal_actions(buffer)
        return buffer.to_list()

    def is_legal(self, action: int, buffer: ActionBuffer | None = None) -> bool:
        """Whether the seat to act may take this action; `buffer` is optional work space."""
        work = ActionBuffer() if buffer is None else buffer
        self.fill_legal_actions(work)
        for k in range(work.n):
            if work.a[k] == action:
                return True
        return False

    def apply(self, action: int, buffer: ActionBuffer | None = None) -> None:
        """Applies an action; `buffer` is optional work space. Raises: ValueError if the action is illegal."""
        if not self.is_legal(action, buffer):
            raise ValueError(f"illegal action {action}")
        self.c_apply(action)

    def apply_unchecked(self, action: int) -> None:
        """Applies an action that the caller knows to be legal, because it was just generated."""
        self.c_apply(action)

    def sample_chance(self, rng: Rng) -> list[int]:
        """Samples an outcome of the chance event that is due. Raises: ValueError if none is due."""
        out = ActionBuffer()
        if self.c_actor() != constants.CHANCE:
            raise ValueError("no chance event is due")
        self.c_sample_chance(rng, out)
        return out.to_list()

    def is_possible(self, outcome: Sequence[int]) -> bool:
        """Whether a chance event is due and can have this outcome."""
        out = ActionBuffer()
        out.assign(outcome)
        return self.c_actor() == constants.CHANCE and self.c_is_possible(out)

    def apply_chance(self, outcome: Sequence[int]) -> None:
        """Applies an outcome of the chance event that is due. Raises: ValueError if it is not possible."""
        out = ActionBuffer()
        out.assign(outcome)
        if self.c_actor() != constants.CHANCE or not self.c_is_possible(out):
            raise ValueError(f"impossible outcome {list(outcome)}")
        self.c_apply_chance(out)

    def determinize(self, seat: int, rng: Rng) -> None:
        """Replaces what `seat` cannot know by a uniform sample. Raises: ValueError if no such seat."""
        if not 0 <= seat <= constants.SPECTATOR_INDEX:
            raise ValueError(f"no seat {seat}")
        self.c_determinize(seat, rng)

    def rollout(self, rng: Rng, buffer: ActionBuffer) -> int:
        """Plays uniformly random actions to the end. Returns their number; `buffer` is work space."""
        return self.c_rollout(rng, buffer)

    def clone(self) -> Self:
        """An independent copy. Raises: TypeError if an uncompiled class overrides compiled methods."""
        if cython.compiled and hasattr(type(self), "c_actor"):  # Python sees no compiled `c_actor`
            raise TypeError(f"{type(self).__name__}: only a compiled class can override the c_ methods")
        other = self.blank()
        other.c_copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Copies the position of `other`, on the same board. Raises: TypeError if it is of another class."""
        if type(other) is not type(self):
            raise TypeError(f"{type(other).__name__} is not a {type(self).__name__}")
        self.c_copy_from(other)

    def raise_fault(self) -> None:
        """Raises the exception that stopped the C methods, if any. Compiled games have none; see `PythonState`."""

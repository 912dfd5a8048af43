"""The contract between a game's rules and all that searches or simulates them: Engine and Actions.

The C types are in engine.pxd. A verb that the .pxd declares `cdef` is called by compiled code without the
GIL and is invisible to Python once compiled; people use the methods under "For people", which check.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from regalia.core import const
from regalia.core.dice import Dice

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython


class Actions:
    """A run of small numbers that can be filled without the GIL: a[0] .. a[n - 1].

    It holds the legal actions of a seat, one number each, or one outcome of chance, which may need
    many (a shuffle is no small number).
    """

    def __init__(self) -> None:
        self.n = 0
        self.a = [0] * 4096  # MAX_ACTIONS, but a C array needs the literal here
        self.scratch = [0] * 128  # work space for whoever fills it
        self.bits = [0] * 32  # more of it, for sets

    def push(self, number: int) -> None:
        self.a[self.n] = number
        self.n += 1

    # For people.

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, k: int) -> int:
        if not 0 <= k < self.n:
            raise IndexError(k)
        return self.a[k]

    def to_list(self) -> list[int]:
        """The numbers as a list."""
        return [self.a[k] for k in range(self.n)]

    def put(self, numbers: Sequence[int]) -> None:
        """Hold these numbers and no others. Raises: ValueError where there are too many."""
        if len(numbers) > const.MAX_ACTIONS:
            raise ValueError(f"{len(numbers)} numbers are too many")
        self.n = 0
        for number in numbers:
            self.push(number)


class Engine:
    """One position of one game. Games override the verbs, which use no Python objects.

    Verbs trust their arguments; the methods for people do not.
    """

    def actor(self) -> int:
        """The seat to act (0 or 1), or CHANCE, or OVER."""
        raise NotImplementedError

    def legal(self, out: Actions) -> None:
        """Fill out with all legal actions of the seat to act."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Play a legal action."""
        raise NotImplementedError

    def chance(self, dice: Dice, out: Actions) -> None:
        """Fill out with an outcome of the chance event that is due, drawn with dice."""
        raise NotImplementedError

    def possible(self, outcome: Actions) -> bool:
        """Whether the chance event that is due can have this outcome."""
        raise NotImplementedError

    def settle(self, outcome: Actions) -> None:
        """Let the chance event that is due have this possible outcome."""
        raise NotImplementedError

    def copy_from(self, other: Engine) -> None:
        """Become the same position as other, which is of the same class and on the same board."""
        raise NotImplementedError

    def redeal(self, seat: int, dice: Dice) -> None:
        """Replace all that seat cannot know by a sample consistent with what it does know."""
        raise NotImplementedError

    def winner(self) -> int:
        """The seat that has won, or DRAW, or NOBODY while the game runs."""
        raise NotImplementedError

    def blank(self) -> Self:
        """A new engine on the same board, to be filled by copy_from."""
        raise NotImplementedError

    # Built on the verbs.

    def playout(self, dice: Dice, out: Actions) -> int:
        """Play at random, uniformly among all legal actions, to the end; the number of actions."""
        steps = 0
        who = self.actor()
        while who != const.OVER:
            if who == const.CHANCE:
                self.chance(dice, out)
                self.settle(out)
            else:
                self.legal(out)
                self.apply(out.a[dice.below(out.n)])
                steps += 1
            who = self.actor()
        return steps

    def reward(self, seat: int) -> float:
        """1 for a win of seat, 0.5 for a draw, 0 for anything else."""
        who = self.winner()
        return 1.0 if who == seat else 0.5 if who == const.DRAW else 0.0

    # For people: Python objects, checks and exceptions.

    def to_move(self) -> int:
        """The seat to act (0 or 1), or CHANCE, or OVER."""
        return self.actor()

    def won_by(self) -> int:
        """The seat that has won, or DRAW, or NOBODY while the game runs."""
        return self.winner()

    def fill(self, out: Actions) -> int:
        """Fill out with the legal actions (none for chance, or after the end); how many."""
        out.n = 0
        if self.actor() >= 0:
            self.legal(out)
        return out.n

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to act; none for chance, or after the end."""
        out = Actions()
        self.fill(out)
        return out.to_list()

    def is_legal(self, action: int, scratch: Actions) -> bool:
        """Whether the seat to act may play this action; scratch is overwritten."""
        self.fill(scratch)
        for k in range(scratch.n):
            if scratch.a[k] == action:
                return True
        return False

    def play(self, action: int, scratch: Actions) -> None:
        """Play an action. Raises: ValueError if it is not legal; the position is as it was."""
        if not self.is_legal(action, scratch):
            raise ValueError(f"illegal action {action}")
        self.apply(action)

    def draw(self, dice: Dice) -> list[int]:
        """Draw an outcome of the chance event that is due. It is not settled yet."""
        out = Actions()
        if self.actor() != const.CHANCE:
            raise ValueError("no chance event is due")
        self.chance(dice, out)
        return out.to_list()

    def can_happen(self, outcome: Sequence[int]) -> bool:
        """Whether a chance event is due and can have this outcome."""
        out = Actions()
        out.put(outcome)
        return self.actor() == const.CHANCE and self.possible(out)

    def happen(self, outcome: Sequence[int]) -> None:
        """Settle the chance event that is due. Raises: ValueError if that cannot happen."""
        out = Actions()
        out.put(outcome)
        if self.actor() != const.CHANCE or not self.possible(out):
            raise ValueError(f"chance cannot bring {list(outcome)}")
        self.settle(out)

    def resample(self, seat: int, dice: Dice) -> None:
        """Replace all that seat (0, 1 or SPECTATOR) cannot know by a sample that fits."""
        if not 0 <= seat <= const.SPECTATOR:
            raise ValueError(f"no seat {seat}")
        self.redeal(seat, dice)

    def roll_out(self, dice: Dice, scratch: Actions) -> int:
        """Play at random to the end; the number of actions."""
        return self.playout(dice, scratch)

    def twin(self) -> Self:
        """A copy that goes its own way."""
        if cython.compiled and hasattr(type(self), "actor"):  # a cdef verb would be invisible
            raise TypeError(f"{type(self).__name__}: only a compiled class can override the verbs")
        other = self.blank()
        other.copy_from(self)
        return other

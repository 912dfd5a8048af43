"""What search needs of a game and its rules do not: judgement. The second half of the fast contract.

The C types are in judge.pxd. As in engine.py, a verb that is `cdef` there is invisible to Python once it is
compiled.
"""

from __future__ import annotations

from typing import Self

from regalia.core import const
from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine


class Lines:
    """Several runs of actions, each of one seat within one turn, that can be filled without the GIL."""

    def __init__(self) -> None:
        self.n = 0
        self.length = [0] * 64  # MAX_LINES
        self.a = [0] * 2048  # MAX_LINES × MAX_LINE

    def begin(self) -> bool:
        """Begin another line; whether there is room for it."""
        if self.n == const.MAX_LINES:
            return False
        self.length[self.n] = 0
        self.n += 1
        return True

    def push(self, action: int) -> None:
        """Add an action to the line begun last; what is too long is cut off."""
        line = self.n - 1
        if self.length[line] < const.MAX_LINE:
            self.a[const.MAX_LINE * line + self.length[line]] = action
            self.length[line] += 1

    # For people.

    def to_lists(self) -> list[list[int]]:
        """The lines as lists."""
        starts = [const.MAX_LINE * line for line in range(self.n)]
        return [
            [self.a[k] for k in range(start, start + self.length[line])] for line, start in enumerate(starts)
        ]


class Judge:
    """A game's own opinion of its positions. Games override the verbs, which use no Python objects.

    A judge is made for one seat's view (`Spec.judge`), so it may hold what that seat believes of secrets. It
    may keep work space: each thread has a twin of its own. The verbs here know nothing, and say so.
    """

    def value(self, engine: Engine, seat: int) -> float:
        """What a seat may expect of a running game, from 0 (lost) to 1 (won), as that seat could tell.

        In the middle of a seat's turn it is what the seat may expect if it ended the turn here, so that all
        moments of a turn are on one scale.
        """
        return 0.5

    def final(self, engine: Engine, seat: int) -> float:
        """What an end that a seat brings about in its own turn is worth to it, as far as it could foresee it.

        Where the end depends on a secret, the world that is searched may know more than the seat does.
        """
        return engine.reward(seat)

    def quiet(self, engine: Engine) -> bool:
        """Whether a running game can be judged here, and no fight is in the air."""
        return True

    def key(self, engine: Engine) -> int:
        """A number of 64 bits that is the same for two moments of one turn from which all goes on alike."""
        return 0  # no two are known to be alike

    def imprint(self, engine: Engine) -> int:
        """A number of 64 bits that is the same for two positions of which the seat to act thinks the same."""
        return 0  # no two are known to be alike

    def gist(self, engine: Engine) -> int:
        """A number of 64 bits that is the same for two ends of a turn that come to much the same."""
        return 0  # no two are known to

    def sift(self, engine: Engine, out: Actions) -> None:
        """Of the legal actions that out holds, keep those worth a thought, the most promising first."""

    def hasty(self, engine: Engine, dice: Dice, out: Actions) -> int:
        """A legal action that a player in a hurry would take; out is work space."""
        engine.legal(out)
        return out.a[dice.below(out.n)]

    def tactics(self, engine: Engine, lines: Lines) -> None:
        """Fill lines with what the seat to act must not overlook, worked out exactly: runs of its actions."""
        lines.n = 0

    def guess(self, engine: Engine, seat: int, dice: Dice) -> None:
        """As `Engine.redeal`, but what is more likely is drawn more often."""
        engine.redeal(seat, dice)

    def reflect(self, engine: Engine) -> None:
        """Believe what the seat to act will believe there, after what it has seen since the search began."""

    def recall(self) -> None:
        """Believe again what was believed where the search began."""

    # For people.

    def twin(self) -> Self:
        """A judge of the same opinion, with work space of its own."""
        return self

    def features(self, engine: Engine, seat: int) -> list[float]:
        """What the value of a position is made of, in the order of the game's weights."""
        return []

    def worth(self, engine: Engine, seat: int) -> float:
        """What a seat may expect: the result of a game that is over, else `value`."""
        if engine.to_move() == const.OVER:
            return engine.reward(seat)
        return self.value(engine, seat)

    def at_rest(self, engine: Engine) -> bool:
        """Whether no fight is in the air."""
        return self.quiet(engine)

    def tactical_lines(self, engine: Engine) -> list[list[int]]:
        """What the seat to act must not overlook."""
        lines = Lines()
        self.tactics(engine, lines)
        return lines.to_lists()

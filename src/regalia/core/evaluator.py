"""The base class of a game's knowledge for search: evaluation, move ordering, tactics, belief.

The C types are in evaluator.pxd. As in state.py, methods with the prefix `c_` are C functions once compiled,
and invisible to Python.
"""

from __future__ import annotations

from typing import Self

from regalia.core import constants
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State


class LineBuffer:
    """A fixed buffer of lines, filled without the GIL. A line is a sequence of actions of one seat within its turn."""

    def __init__(self) -> None:
        self.n = 0
        self.length = [0] * 64  # MAX_LINES
        self.a = [0] * 2048  # MAX_LINES × MAX_LINE

    def c_begin_line(self) -> bool:
        """Begins another line. Returns whether there was room for it."""
        if self.n == constants.MAX_LINES:
            return False
        self.length[self.n] = 0
        self.n += 1
        return True

    def c_push(self, action: int) -> None:
        """Appends an action to the last line. Actions beyond MAX_LINE are dropped."""
        line = self.n - 1
        if self.length[line] < constants.MAX_LINE:
            self.a[constants.MAX_LINE * line + self.length[line]] = action
            self.length[line] += 1

    # Checked methods for Python.

    def to_lists(self) -> list[list[int]]:
        """The lines as lists."""
        starts = [constants.MAX_LINE * line for line in range(self.n)]
        return [
            [self.a[k] for k in range(start, start + self.length[line])] for line, start in enumerate(starts)
        ]


class Evaluator:
    """A game's knowledge for search. Games override the `c_` methods; the defaults use no game knowledge.

    An evaluator is made for one seat's view (`Rules.evaluator`), so it may hold that seat's belief about
    hidden information. It may also hold work space, so each thread uses its own clone.
    """

    def c_value(self, state: State, seat: int) -> float:
        """The expected result of an unfinished game for a seat: 0 is a loss, 1 a win.

        It depends only on what the seat can know. Within a seat's turn it is the expected result if the seat
        ended its turn here, so that all positions of a turn are on one scale.
        """
        return 0.5

    def c_terminal_value(self, state: State, seat: int) -> float:
        """The value of a finished game for the seat whose turn ended it, as far as that seat could foresee it.

        Where the end depends on hidden information, the sampled world holds more than the seat can know.
        """
        return state.c_reward(seat)

    def c_is_quiescent(self, state: State) -> bool:
        """Whether no tactics are pending, so that an unfinished game can be evaluated here."""
        return True

    def c_transposition_key(self, state: State) -> int:
        """A 64-bit key, equal for two positions of one turn with the same continuations; 0 if unknown."""
        return 0

    def c_infoset_key(self, state: State) -> int:
        """A 64-bit key, equal for two positions that the seat to act cannot tell apart; 0 if unknown."""
        return 0

    def c_diversity_key(self, state: State) -> int:
        """A 64-bit key, equal for two ends of a turn that have nearly the same effect; 0 if unknown."""
        return 0

    def c_order_moves(self, state: State, out: ActionBuffer) -> None:
        """Orders the legal actions in `out`, the best first, and removes those not worth searching."""

    def c_rollout_action(self, state: State, rng: Rng, out: ActionBuffer) -> int:
        """A legal action for a rollout, chosen cheaply; `out` is work space."""
        state.c_legal_actions(out)
        return out.a[rng.c_below(out.n)]

    def c_tactics(self, state: State, lines: LineBuffer) -> None:
        """Fills `lines` with tactics of the seat to act that search must consider, computed exactly."""
        lines.n = 0

    def c_sample_world(self, state: State, seat: int, rng: Rng) -> None:
        """As `State.c_determinize`, but weighted by the belief instead of uniformly."""
        state.c_determinize(seat, rng)

    def c_update_belief(self, state: State) -> None:
        """Updates the belief with what the seat to act has observed since the root of the search."""

    def c_reset_belief(self) -> None:
        """Resets the belief to that at the root of the search."""

    # Methods for Python.

    def clone(self) -> Self:
        """An evaluator with the same knowledge and work space of its own."""
        return self

    def features(self, state: State, seat: int) -> list[float]:
        """The features of a position, in the order of the game's weights."""
        return []

    def value(self, state: State, seat: int) -> float:
        """The result of a finished game, else the expected result for a seat."""
        if state.actor() == constants.OVER:
            return state.c_reward(seat)
        return self.c_value(state, seat)

    def terminal_value(self, state: State, seat: int) -> float:
        """As `c_terminal_value`."""
        return self.c_terminal_value(state, seat)

    def is_quiescent(self, state: State) -> bool:
        """As `c_is_quiescent`."""
        return self.c_is_quiescent(state)

    def transposition_key(self, state: State) -> int:
        """As `c_transposition_key`."""
        return self.c_transposition_key(state)

    def infoset_key(self, state: State) -> int:
        """As `c_infoset_key`."""
        return self.c_infoset_key(state)

    def diversity_key(self, state: State) -> int:
        """As `c_diversity_key`."""
        return self.c_diversity_key(state)

    def order_moves(self, state: State) -> list[int]:
        """The legal actions worth searching, the most promising first."""
        out = ActionBuffer()
        state.fill_legal_actions(out)
        self.c_order_moves(state, out)
        return out.to_list()

    def rollout_action(self, state: State, rng: Rng) -> int:
        """As `c_rollout_action`."""
        return self.c_rollout_action(state, rng, ActionBuffer())

    def tactics(self, state: State) -> list[list[int]]:
        """Tactical lines of the seat to act, which search must consider."""
        lines = LineBuffer()
        self.c_tactics(state, lines)
        return lines.to_lists()

    def sample_world(self, state: State, seat: int, rng: Rng) -> None:
        """As `c_sample_world`."""
        self.c_sample_world(state, seat, rng)

    def update_belief(self, state: State) -> None:
        """As `c_update_belief`."""
        self.c_update_belief(state)

    def reset_belief(self) -> None:
        """As `c_reset_belief`."""
        self.c_reset_belief()

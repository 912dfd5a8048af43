"""The base class of both search algorithms, and their candidates. The C types are in search.pxd."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core import constants
from regalia.core.evaluator import Evaluator
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.search.eval_noise import EvalNoise
from regalia.search.settings import Settings


class Candidate(NamedTuple):
    """A candidate action or turn: its actions, its visits, and the sum of the values of its visits."""

    line: tuple[int, ...]
    visits: int
    total: float
    prior: float  # its value before the first visit


class Search:
    """One search, run without the GIL for a number of iterations at a time.

    `root` is any world that is consistent with what the seat to act knows. Each iteration samples the hidden
    information again.
    """

    def __init__(self, root: State, evaluator: Evaluator, settings: Settings, *, seed: int) -> None:
        self.root, self.work = root.clone(), root.clone()
        self.evaluator = evaluator.clone()
        self.rng = Rng(seed)
        self.out = ActionBuffer()
        self.seat = root.actor()
        self.iterations = 0
        self.exploration = settings.exploration
        self.use_belief = settings.use_belief
        self.noise = EvalNoise(settings.eval_noise, seed)

    def run(self, iterations: int) -> None:
        """Runs more iterations, without the GIL. Raises: GameFault."""
        raise NotImplementedError

    def candidates(self) -> list[Candidate]:
        """The candidates so far, in no particular order."""
        raise NotImplementedError

    def positions(self) -> int:
        """The number of positions visited. A test pins it, to detect changes of behaviour."""
        raise NotImplementedError

    def reseed(self, seed: int) -> None:
        """Continues with other random numbers; the evaluation noise stays the same."""
        self.rng = Rng(seed)

    def sample_world(self) -> None:
        """Makes `work` a world that the seat cannot distinguish from the root."""
        self.work.c_copy_from(self.root)
        if self.use_belief:
            self.evaluator.c_sample_world(self.work, self.seat, self.rng)
        else:
            self.work.c_determinize(self.seat, self.rng)

    def apply_due_chance(self) -> None:
        """Samples and applies the chance events that are due in `work`."""
        while self.work.c_actor() == constants.CHANCE:
            self.work.c_sample_chance(self.rng, self.out)
            self.work.c_apply_chance(self.out)

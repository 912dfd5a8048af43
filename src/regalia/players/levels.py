"""The eight levels of each game: search settings, iterations and evaluation noise.

A lower level searches fewer iterations and adds more noise to evaluations; it never plays random actions.
A game chooses its search algorithm (`Knowledge.scheme`); the default is the tree search. A game in plain Python is
searched with a fixed fraction of the iterations, so that its turns take about as long.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from regalia.core.errors import BadField
from regalia.core.rules import Knowledge, Rules
from regalia.search import Budget, Settings

MAX_LEVEL = 8
# Divisor of the iterations of a plain-Python game, on every machine. Level 8 of the example game Brandubh
# takes 4 to 5 s of CPU time a turn: docs/experiments/plain-python-levels.md.
PLAIN_PYTHON_DIVISOR = 4
# Without an evaluation the value of an unfinished game carries no information, so rollouts go nearly to the end.
CUTOFF_WITHOUT_EVALUATION = 64


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """Search settings of a level. Its budget is in iterations, so that strength does not depend on speed."""

    settings: Settings
    iterations: int
    seat_settings: Mapping[str, Settings] = {}  # overrides by seat

    @property
    def budget(self) -> Budget:
        """The budget of one turn."""
        return Budget(iterations=self.iterations)

    def by_seat(self, seats: Iterable[str]) -> dict[str, Settings]:
        """The search settings of each seat."""
        return {seat: self.seat_settings.get(seat, self.settings) for seat in seats}


# The opponent's reply is sampled from all replies that are nearly as good as the best (reply margin).
TURNS = Settings(scheme="turns", width=128, depth=2, reply_count=6, reply_margin=0.1, exploration=0.2)
TREE = Settings(scheme="tree", cutoff=12, exploration=0.2)
SETTINGS = {"turns": TURNS, "tree": TREE}
BEST_LEVEL_SELECTIVITY = 3  # the best level mostly plays the strongest armies and formations
# (iterations, evaluation noise) of the levels, the weakest first.
STEPS: Mapping[str, Sequence[tuple[int, float]]] = {
    "turns": [
        (60, 0.75),
        (140, 0.5),
        (320, 0.32),
        (720, 0.2),
        (1700, 0.13),
        (3800, 0.05),
        (8000, 0.015),
        (16000, 0.0),
    ],
    "tree": [
        (20, 2.0),
        (40, 1.0),
        (120, 0.5),
        (480, 0.08),
        (1100, 0.05),
        (2600, 0.03),
        (6400, 0.02),
        (24000, 0.0),
    ],
}


def level(rules: Rules, number: object) -> Level:
    """A level of a game. Raises: BadField."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MAX_LEVEL:
        raise BadField("level", field="level", most=MAX_LEVEL)
    knowledge = rules.knowledge
    iterations, noise = STEPS[knowledge.scheme][number - 1]
    selectivity = BEST_LEVEL_SELECTIVITY if number == MAX_LEVEL else 1
    settings = msgspec.structs.replace(SETTINGS[knowledge.scheme], eval_noise=noise, selectivity=selectivity)
    if type(knowledge).evaluator is Knowledge.evaluator:
        settings = msgspec.structs.replace(settings, cutoff=CUTOFF_WITHOUT_EVALUATION)
    own_settings = knowledge.level_settings.get(number, {})
    return Level(
        settings=settings,
        iterations=max(1, iterations // PLAIN_PYTHON_DIVISOR) if rules.plain_python else iterations,
        seat_settings={
            seat: msgspec.structs.replace(
                settings, **{**knowledge.seat_settings.get(seat, {}), **own_settings.get(seat, {})}
            )
            for seat in rules.seats
        },
    )

"""The eight levels of each game: search settings, iterations and evaluation noise.

A lower level searches fewer iterations and adds more noise to evaluations; it never plays random actions.
A game without levels of its own uses those of the tree search.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from regalia.core.errors import BadField
from regalia.search import Budget, Settings

MAX_LEVEL = 8


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
# The assassins know everything but the next cards, so the same replies recur and are cached: a wider search
# for the king's reply is affordable.
ASSASSINS_TURNS = msgspec.structs.replace(TURNS, width=64, reply_width=24)
TREE = Settings(scheme="tree", cutoff=12, exploration=0.2)
BEST_LEVEL_SELECTIVITY = 3  # the best level mostly plays the strongest armies and formations


def ladder(settings: Settings, steps: list[tuple[int, float]], **by_seat: Settings) -> Mapping[int, Level]:
    """The levels of a game from (iterations, noise), the weakest first; `by_seat` overrides the settings."""

    def of_level(number: int, base: Settings, noise: float) -> Settings:
        selectivity = BEST_LEVEL_SELECTIVITY if number == MAX_LEVEL else 1
        return msgspec.structs.replace(base, eval_noise=noise, selectivity=selectivity)

    return {
        number: Level(
            settings=of_level(number, settings, noise),
            iterations=iterations,
            seat_settings={seat: of_level(number, own, noise) for seat, own in by_seat.items()},
        )
        for number, (iterations, noise) in enumerate(steps, start=1)
    }


BY_TURNS = ladder(
    TURNS,
    [
        (60, 0.75),
        (140, 0.5),
        (320, 0.32),
        (720, 0.2),
        (1700, 0.13),
        (3800, 0.05),
        (8000, 0.015),
        (16000, 0.0),
    ],
    assassins=ASSASSINS_TURNS,
)
BY_TREE = ladder(
    TREE,
    [
        (20, 2.0),
        (40, 1.0),
        (120, 0.5),
        (480, 0.08),
        (1100, 0.05),
        (2600, 0.03),
        (6400, 0.02),
        (24000, 0.0),
    ],
)
LADDERS = {"king-and-assassins": BY_TURNS, "king-of-the-hill": BY_TREE}


def level(game: str, number: object) -> Level:
    """A level of a game. Raises: BadField."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MAX_LEVEL:
        raise BadField("level", field="level", most=MAX_LEVEL)
    return LADDERS.get(game, BY_TREE)[number]

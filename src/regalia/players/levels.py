"""The ladder: eight levels for each game, from one a child beats to all that the computer can do.

A level is weaker because it thinks less and notices less: it tries fewer games, and misjudges positions by
some fog. It never plays at random. The numbers are by a game's id; a game without any is played by the tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from regalia.core.errors import BadField
from regalia.search import Budget, Settings

MOST = 8


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a level plays. A budget is a number of games and no time, so it is as strong on every machine."""

    settings: Settings
    iterations: int
    otherwise: Mapping[str, Settings] = {}  # of seats that go about it in another way

    @property
    def budget(self) -> Budget:
        """The thinking of one turn."""
        return Budget(iterations=self.iterations)

    def by_seat(self, seats: Iterable[str]) -> dict[str, Settings]:
        """How each seat of a game goes about it."""
        return {seat: self.otherwise.get(seat, self.settings) for seat in seats}


# A reply is never foreseen for sure: of those that look nearly as good as the best, any may come.
TURNS = Settings(scheme="turns", width=128, depth=2, ways=6, waver=0.1, curiosity=0.2)
# The assassins know all but the next cards, so they meet the same replies again and again, and each is looked
# for once: they can afford to look closely at what the king will do.
ASSASSINS_TURNS = msgspec.structs.replace(TURNS, width=64, reply=24)
TREE = Settings(scheme="tree", cutoff=12, curiosity=0.2)
CHOOSY = 3  # the best level takes the armies and formations that have done best, and seldom another


def ladder(settings: Settings, steps: list[tuple[int, float]], **otherwise: Settings) -> Mapping[int, Level]:
    """The levels of a game: iterations and fog for each, the weakest first; and seats with their own ways."""

    def of_level(number: int, clear: Settings, fog: float) -> Settings:
        return msgspec.structs.replace(clear, fog=fog, choosy=CHOOSY if number == MOST else 1)

    return {
        number: Level(
            settings=of_level(number, settings, fog),
            iterations=iterations,
            otherwise={seat: of_level(number, own, fog) for seat, own in otherwise.items()},
        )
        for number, (iterations, fog) in enumerate(steps, start=1)
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
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST:
        raise BadField("level", field="level", most=MOST)
    return LADDERS.get(game, BY_TREE)[number]

"""All armies that may be chosen (KH-3): the number of places of each type, and the type of the general's unit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from regalia.games.king_of_the_hill.engine import units


class Army(NamedTuple):
    """Seven places by type, and the type of the general's unit (KH-3.1)."""

    places: tuple[int, ...]
    general: int

    @property
    def units(self) -> tuple[int, ...]:
        """The number of units of each type; a place of hordes has two (KH-3.2)."""
        return tuple(2 * n if kind == units.HORDE else n for kind, n in enumerate(self.places))


def armies() -> Iterator[Army]:
    """Yields every army, those without fantasy units first."""
    for fantasy in range(units.MAX_FANTASY_PLACES + 1):
        for strange in combinations_with_replacement(range(units.BASIC, len(units.UNITS)), fantasy):
            for common in combinations_with_replacement(range(units.BASIC), units.PLACES - fantasy):
                places = tuple((common + strange).count(kind) for kind in range(len(units.UNITS)))
                for general in sorted(set(common)):
                    yield Army(places, general)


ARMIES = tuple(armies())
N_BASIC = sum(1 for army in ARMIES if not any(army.places[units.BASIC :]))

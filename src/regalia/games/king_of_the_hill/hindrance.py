"""Which rule stands in the way of a move: the one without which the unit would get there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import units
from regalia.games.king_of_the_hill.rules import KingOfTheHill

SQUEEZE, SLOW, BLOCK = "KH-8.3", "KH-8.4", "KH-8.2"


@dataclass(frozen=True)
class March:
    """What a unit tries: so many steps in any direction, then so many in those of a card."""

    unit: int
    free: int
    ruled: int
    diagonal: bool  # whether the card's directions are the diagonal ones (KH-2.4)
    slowed: bool  # whether difficult ground under it matters (KH-8.4), as it does not with vigour


def by_card(engine: KingOfTheHill, unit: int, *, diagonal: bool) -> March:
    """(KH-8.1) What a black card allows."""
    kind = units.UNITS[engine.types[unit]]
    return March(unit, kind.free, kind.ruled, diagonal, slowed=True)


def by_vigour(unit: int) -> March:
    """(KH-13.1) One step in any direction."""
    return March(unit, 1, 0, diagonal=False, slowed=False)


def hindrance(engine: KingOfTheHill, march: March, to: int) -> str | None:
    """The rule that keeps a unit from a square, or from OFF; None where its steps do not take it there."""
    rules = (SQUEEZE, SLOW, BLOCK)
    for n in range(1, len(rules) + 1):
        for waived in combinations(rules, n):
            if to in ends(engine, march, waived):
                return waived[0]
    return None


def ends(engine: KingOfTheHill, march: March, waived: tuple[str, ...]) -> set[int]:
    """Where a march could end if some rules were waived, road step (KH-8.5) and OFF included."""
    start, flies = engine.at[march.unit], units.UNITS[engine.types[march.unit]].flies
    rough = [not flies and SLOW not in waived and k.DIFFICULT[kind] for kind in engine.terrain]
    queue = [(start, 0, 1) if rough[start] and march.slowed else (start, march.free, march.ruled)]
    reached, seen = set(), set(queue)
    while queue:
        square, free, ruled = queue.pop()
        for d, to in steps(engine, march.unit, square, waived):
            ruled_way = ruled > 0 and d % 2 == march.diagonal
            for left in [(free - 1, ruled)] * (free > 0) + [(0, ruled - 1)] * ruled_way:
                reached.add(to)
                if to != k.OFF and not rough[to] and (to, *left) not in seen:
                    seen.add((to, *left))
                    queue.append((to, *left))
    return reached if flies else reached | road_steps(engine, march.unit, reached, waived)


def steps(
    engine: KingOfTheHill, unit: int, square: int, waived: tuple[str, ...]
) -> Iterator[tuple[int, int]]:
    """The steps from a square that rules which are not waived allow: direction and end."""
    flies = units.UNITS[engine.types[unit]].flies
    for d in range(8):
        to = k.beside(square, d)
        if to == k.NOWHERE:
            if leaves(engine, unit, square, d):
                yield d, k.OFF
        elif flies or (
            (BLOCK in waived or not is_taken(engine, unit, to))
            and (SQUEEZE in waived or not is_squeezed(engine, unit, square, d))
        ):
            yield d, to


def road_steps(engine: KingOfTheHill, unit: int, reached: set[int], waived: tuple[str, ...]) -> set[int]:
    """(KH-8.5) One more step from road to road."""
    roads = {square for square in reached if square != k.OFF and engine.terrain[square] == k.ROAD}
    return {
        to
        for square in roads
        for _, to in steps(engine, unit, square, waived)
        if to != k.OFF and engine.terrain[to] == k.ROAD
    }


def leaves(engine: KingOfTheHill, unit: int, square: int, d: int) -> bool:
    """(KH-15.4) Whether a step takes a blue unit over the far edge."""
    if engine.ground.field.scenario != k.AMBUSH or unit >= k.N_SLOTS:
        return False
    return square // k.WIDTH == k.HEIGHT - 1 and k.STEPS[d][1] == 1


def is_taken(engine: KingOfTheHill, unit: int, square: int) -> bool:
    """(KH-8.2) Whether another unit, or deep water, is in the way."""
    return engine.unit_on(square) not in (k.NO_UNIT, unit) or engine.terrain[square] == k.DEEP


def is_squeezed(engine: KingOfTheHill, unit: int, square: int, d: int) -> bool:
    """(KH-8.3) Whether a step goes diagonally between two spaces that are both taken."""
    return d % 2 == 1 and all(is_taken(engine, unit, k.beside(square, (d + turn) % 8)) for turn in (-1, 1))

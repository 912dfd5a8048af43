"""Finds the rule that blocks a move: the one without which the unit would reach its destination."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from regalia.games.king_of_the_hill.engine import constants, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState

SQUEEZE, SLOW, BLOCK = "KH-8.3", "KH-8.4", "KH-8.2"


@dataclass(frozen=True)
class MoveAttempt:
    """An attempted move: the number of steps in any direction, then in the directions of the card."""

    unit: int
    free: int
    ruled: int
    diagonal: bool  # whether the card's directions are the diagonal ones (KH-2.4)
    slowed: bool  # whether difficult terrain at the start limits it (KH-8.4); not for vigour


def by_card(state: KingOfTheHillState, unit: int, *, diagonal: bool) -> MoveAttempt:
    """(KH-8.1) The steps that a black card allows."""
    kind = units.UNITS[state.types[unit]]
    return MoveAttempt(unit, kind.free, kind.ruled, diagonal, slowed=True)


def by_vigour(unit: int) -> MoveAttempt:
    """(KH-13.1) One step in any direction."""
    return MoveAttempt(unit, 1, 0, diagonal=False, slowed=False)


def blocking_rule(state: KingOfTheHillState, attempt: MoveAttempt, to: int) -> str | None:
    """The rule that blocks the way to a square or OFF; None if the steps are too few even without it."""
    rules = (SQUEEZE, SLOW, BLOCK)
    for n in range(1, len(rules) + 1):
        for waived in combinations(rules, n):
            if to in ends(state, attempt, waived):
                return waived[0]
    return None


def ends(state: KingOfTheHillState, attempt: MoveAttempt, waived: tuple[str, ...]) -> set[int]:
    """The destinations with some rules waived, road step (KH-8.5) and OFF included."""
    start, flies = state.at[attempt.unit], units.UNITS[state.types[attempt.unit]].flies
    rough = [not flies and SLOW not in waived and constants.DIFFICULT[kind] for kind in state.terrain]
    queue = [(start, 0, 1) if rough[start] and attempt.slowed else (start, attempt.free, attempt.ruled)]
    reached, seen = set(), set(queue)
    while queue:
        square, free, ruled = queue.pop()
        for d, to in steps(state, attempt.unit, square, waived):
            ruled_way = ruled > 0 and d % 2 == attempt.diagonal
            for left in [(free - 1, ruled)] * (free > 0) + [(0, ruled - 1)] * ruled_way:
                reached.add(to)
                if to != constants.OFF and not rough[to] and (to, *left) not in seen:
                    seen.add((to, *left))
                    queue.append((to, *left))
    return reached if flies else reached | road_steps(state, attempt.unit, reached, waived)


def steps(
    state: KingOfTheHillState, unit: int, square: int, waived: tuple[str, ...]
) -> Iterator[tuple[int, int]]:
    """The steps from a square that the rules not waived allow: direction and destination."""
    flies = units.UNITS[state.types[unit]].flies
    for d in range(8):
        to = constants.beside(square, d)
        if to == constants.NOWHERE:
            if leaves(state, unit, square, d):
                yield d, constants.OFF
        elif flies or (
            (BLOCK in waived or not is_taken(state, unit, to))
            and (SQUEEZE in waived or not is_squeezed(state, unit, square, d))
        ):
            yield d, to


def road_steps(state: KingOfTheHillState, unit: int, reached: set[int], waived: tuple[str, ...]) -> set[int]:
    """(KH-8.5) One more step from road to road."""
    roads = {
        square for square in reached if square != constants.OFF and state.terrain[square] == constants.ROAD
    }
    return {
        to
        for square in roads
        for _, to in steps(state, unit, square, waived)
        if to != constants.OFF and state.terrain[to] == constants.ROAD
    }


def leaves(state: KingOfTheHillState, unit: int, square: int, d: int) -> bool:
    """(KH-15.4) Whether a step takes a blue unit over the far edge."""
    if state.tables.field.scenario != constants.AMBUSH or unit >= constants.N_SLOTS:
        return False
    return square // constants.WIDTH == constants.HEIGHT - 1 and constants.STEPS[d][1] == 1


def is_taken(state: KingOfTheHillState, unit: int, square: int) -> bool:
    """(KH-8.2) Whether another unit or deep water blocks a square."""
    return state.unit_on(square) not in (constants.NO_UNIT, unit) or state.terrain[square] == constants.DEEP


def is_squeezed(state: KingOfTheHillState, unit: int, square: int, d: int) -> bool:
    """(KH-8.3) Whether a step is diagonal and passes between two blocked spaces."""
    return d % 2 == 1 and all(
        is_taken(state, unit, constants.beside(square, (d + turn) % 8)) for turn in (-1, 1)
    )

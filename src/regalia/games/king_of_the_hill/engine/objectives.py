"""The objectives that a side has now, by name (KH-14.2, KH-15), for events and diagrams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.board import Field

HILLS = (constants.HILL_1, constants.HILL_2)
ENOUGH = 3


class Standing(NamedTuple):
    """The parts of a position that objectives depend on; pairs are (blue, red)."""

    field: Field
    scenario: int
    squares: tuple[list[int], list[int]]  # of the units
    on_hill: tuple[int, int]  # how many units stand on the hill
    goals: Sequence[int]  # 2 × side: its pair of objectives, or NOWHERE
    dead: tuple[bool, bool]  # generals
    left: int  # number of units that have left the board
    general_left: bool
    razed: int


def held(standing: Standing, side: int) -> tuple[str, ...]:
    """The objectives of a side; in an ambush blue's exits, in a night attack what red has razed."""
    scenario = standing.scenario
    if scenario == constants.AMBUSH:
        met = ["general-out"] * standing.general_left + ["three-out"] * (
            standing.left >= constants.REQUIRED_EXITS
        )
        return tuple(met) if side == constants.BLUE else ()
    if scenario == constants.NIGHT_ATTACK:
        return ("razed",) * standing.razed if side == constants.RED else ()
    general = ["general"] * standing.dead[1 - side]
    if scenario == constants.KING_OF_THE_WOODS:
        return (*general, *["forest"] * forests(standing, side))
    return (*general, *on_hill(standing, side), *pair(standing, side))


def forests(standing: Standing, side: int) -> int:
    """(KH-15.3) The number of forests with more units of a side than of the other."""
    ours, theirs = ([standing.field.forests[at] for at in squares] for squares in standing.squares)
    if side == constants.RED:
        ours, theirs = theirs, ours
    return sum(ours.count(one) > theirs.count(one) for one in range(1, standing.field.n_forests + 1))


def on_hill(standing: Standing, side: int) -> list[str]:
    """(KH-14.2) `hill-more` if a side has more units there than the enemy, `hill-three` if it has three, or all."""
    mine, all_mine = standing.on_hill[side], len(standing.squares[side])
    more, three = mine > standing.on_hill[1 - side], mine >= ENOUGH or mine == all_mine > 0
    return ["hill-more"] * more + ["hill-three"] * three


def count_on_hill(terrain: Sequence[int], squares: Sequence[int]) -> int:
    """The number of these spaces that are on the hill."""
    return sum([terrain[at] in HILLS for at in squares])


def pair(standing: Standing, side: int) -> list[str]:
    """(KH-14.2) `pair` if a side has a unit on both objectives of its pair, else nothing."""
    goals = standing.goals[2 * side : 2 * side + 2]
    return ["pair"] * (constants.NOWHERE not in goals and set(goals) <= set(standing.squares[side]))

"""The spaces that a piece of King & Assassins can reach in this turn, with the total cost in action points."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.contract import ReachableSpace
from regalia.core.reach import Step, cheapest_walks
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats import notation

DIRECTIONS = len(constants.STEP)


def reach(world: KingAndAssassinsState, space: str) -> list[ReachableSpace]:
    """The empty spaces that the piece on a space can walk to (KA-6.1, KA-7.1, KA-9.1, KA-10.2).

    No step shoves anybody: a shove is an action of its own. Steps reveal nothing and depend on no hidden information.
    """
    square = constants.SQUARES[space]
    first = first_step(world.at(square))
    if first is None:
        return []

    def steps(state: KingAndAssassinsState) -> Iterator[Step]:
        for action in state.legal_actions():
            if not first <= action < first + DIRECTIONS:
                continue
            to = piece_square(state, first) + constants.STEP[action - first]
            if state.at(to) == constants.EMPTY:
                [cost] = state.costs_unchecked([action])
                yield Step(action, notation.write(state, action), constants.SPACE_NAMES[to], cost)

    return cheapest_walks(world, space, steps)


def first_step(piece: int) -> int | None:
    """The first of the numbers of a piece's steps, one for each direction; None if there is no piece."""
    if piece == constants.KING:
        return constants.KING_STEP
    if constants.KNIGHT_0 <= piece < constants.CITIZEN_0:
        return constants.KNIGHT_STEP + DIRECTIONS * (piece - constants.KNIGHT_0)
    if constants.CITIZEN_0 <= piece < constants.CITIZEN_0 + constants.N_CITIZENS:
        return constants.CITIZEN_STEP + DIRECTIONS * (piece - constants.CITIZEN_0)
    return None


def piece_square(state: KingAndAssassinsState, first: int) -> int:
    """The square of the piece with these steps."""
    if first == constants.KING_STEP:
        return state.king
    if first < constants.CITIZEN_STEP:
        return state.knights[(first - constants.KNIGHT_STEP) // DIRECTIONS]
    return state.citizens[(first - constants.CITIZEN_STEP) // DIRECTIONS]

"""Counts of what decides a game of King of the Hill: objectives, exits. The C types are in victory.pxd."""

from __future__ import annotations

from regalia.games.king_of_the_hill.engine import board_queries, constants
from regalia.games.king_of_the_hill.engine.state import BaseState


def count_exits(state: BaseState) -> int:
    """The number of blue units that have left the board."""
    n = 0
    for unit in range(constants.N_SLOTS):
        n += state.at[unit] == constants.LEFT
    return n


def count_objectives(state: BaseState, side: int) -> int:
    """(KH-14.2, KH-15.3) The number of objectives that a side has now."""
    n = 1 if state.general_dead[1 - side] else 0
    if state.tables.aim == constants.THE_WOODS:
        for forest in range(1, state.tables.n_forests + 1):
            n += count_in_forest(state, side, forest) > count_in_forest(state, 1 - side, forest)
        return n
    mine = count_on_hill(state, side)
    army = count_on_board(state, side)
    n += mine > count_on_hill(state, 1 - side)
    n += mine >= 3 or (mine == army and mine > 0)
    pair = state.goals[2 * side]
    n += (
        pair != constants.NOWHERE
        and holds(state, side, pair)
        and holds(state, side, state.goals[2 * side + 1])
    )
    return n


def count_on_board(state: BaseState, side: int) -> int:
    """Counts the units of a side on the board."""
    n = 0
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        n += state.at[unit] >= 0
    return n


def count_on_hill(state: BaseState, side: int) -> int:
    """Counts the units of a side on the hill."""
    n = 0
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        if state.at[unit] >= 0:
            n += board_queries.level_of(state, state.at[unit]) > 0
    return n


def count_in_forest(state: BaseState, side: int, forest: int) -> int:
    """Counts the units of a side in a forest."""
    n = 0
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        if state.at[unit] >= 0:
            n += state.tables.forests[state.at[unit]] == forest
    return n


def holds(state: BaseState, side: int, square: int) -> bool:
    """Whether a unit of a side stands on a square."""
    return state.cells[square] != 0 and state.side_of(state.cells[square] - 1) == side

"""The reach of a unit of either side with a card of each suit, whether a hand has one or not: all of it is public."""

from __future__ import annotations

from regalia.games.king_of_the_hill.engine import board_queries, constants, scenarios, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import blocking
from regalia.games.king_of_the_hill.presentation.intended_actions import BLACK, RED, distance, spaces_of


def reach(state: KingOfTheHillState, space: str) -> dict[str, tuple[str, ...]]:
    """The spaces that the unit on a space moves to or attacks, by suit; none for a paralysed unit (KH-13.6)."""
    unit = state.unit_on(constants.SQUARES[space])
    if unit == constants.NO_UNIT or state.stun[unit]:
        return {}
    return {
        **{suit: destinations(state, unit, diagonal=suit == "S") for suit in BLACK},
        **{suit: attacked(state, unit, diagonal=suit == "H") for suit in RED},
    }


def destinations(state: KingOfTheHillState, unit: int, *, diagonal: bool) -> tuple[str, ...]:
    """(KH-8) Where a unit can end a move."""
    found = blocking.ends(state, blocking.by_card(state, unit, diagonal=diagonal), ())
    return tuple(
        constants.SPACES[to]
        for to in sorted(found - {constants.OFF, state.at[unit]})
        if not blocking.is_taken(state, unit, to)
    )


def attacked(state: KingOfTheHillState, unit: int, *, diagonal: bool) -> tuple[str, ...]:
    """(KH-9.1, KH-10.1) The spaces where a unit can attack an enemy: adjacent ones, and those that it can shoot at."""
    start, side = state.at[unit], unit // constants.N_SLOTS
    near = {constants.beside(start, d) for d in range(diagonal, 8, 2)} - {constants.NOWHERE}
    engaged = any(distance(constants.SPACES[start], foe) == 1 for foe in spaces_of(state, 1 - side))
    shots = set() if engaged else {to for to in range(constants.AREA) if can_shoot(state, unit, to)}
    mine = {constants.SQUARES[space] for space in spaces_of(state, side)}
    return tuple(constants.SPACES[to] for to in sorted((near | shots) - mine))


def can_shoot(state: KingOfTheHillState, unit: int, to: int) -> bool:
    """(KH-10.1, KH-15.5) Whether a space that is not adjacent is in range and in sight."""
    farthest = (
        units.UNITS[state.types[unit]].range - scenarios.ROWS[state.tables.field.scenario].shorter_range
    )
    away = board_queries.distance(state.at[unit], to)
    return 1 < away <= farthest and board_queries.sees(state, state.at[unit], to)

"""Queries of the board of King of the Hill: neighbours, movement, line of sight and defence cards.

The C types are in board_queries.pxd.
"""

from __future__ import annotations

from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.state import BaseState

# Tables become C arrays, filled by these assignments.
NEXT = constants.NEXT
BITS = constants.BITS
BOARD = constants.BOARD
FREE_STEPS = constants.FREE_STEPS
RULED_STEPS = constants.RULED_STEPS
CLOSE_CARDS = constants.CLOSE_CARDS
SHOT_CARDS = constants.SHOT_CARDS
RANGE = constants.RANGE
DEFENCE_PENALTY = constants.DEFENCE_PENALTY
FLIES = constants.FLIES
COLUMN = constants.COLUMN
ROW = constants.ROW
DIFFICULT = constants.DIFFICULT
HIDES = constants.HIDES
IMPASSABLE = constants.IMPASSABLE
LEVEL = constants.LEVEL
COVER = constants.COVER
SIGHT = constants.SIGHT
N_CROSSED = constants.N_CROSSED
N_LEFT = constants.N_LEFT
N_RIGHT = constants.N_RIGHT


# Neighbours.


def is_engaged(state: BaseState, unit: int) -> bool:
    """(KH-1.2) Whether an enemy stands next to a unit."""
    return count_beside(state, state.at[unit], 1 - state.side_of(unit), constants.NO_UNIT) > 0


def count_beside(state: BaseState, square: int, side: int, excluded: int) -> int:
    """Counts the units of a side next to a square, except `excluded`."""
    n = 0
    for d in range(8):
        to = NEXT[8 * square + d]
        if to >= 0 and state.cells[to]:
            unit = state.cells[to] - 1
            n += (state.side_of(unit) == side) & (unit != excluded)
    return n


def direction_between(start: int, to: int) -> int:
    """The direction from a square to an adjacent one, or -1 if they are not adjacent."""
    for d in range(8):
        if NEXT[8 * start + d] == to:
            return d
    return -1


# Movement.


def is_free(state: BaseState, square: int) -> bool:
    """(KH-8.2) Whether a movement may end on a square."""
    return state.cells[square] == 0 and not IMPASSABLE[state.terrain[square]]


def is_squeezed(state: BaseState, square: int, d: int) -> bool:
    """(KH-8.3) Whether a step is diagonal and passes between two blocked spaces."""
    if d & 1 == 0:
        return False
    return not is_free(state, NEXT[8 * square + d - 1]) and not is_free(
        state, NEXT[8 * square + ((d + 1) & 7)]
    )


def can_step(state: BaseState, unit: int, d: int) -> bool:
    """(KH-8.2, KH-8.3, KH-12.11) Whether a unit can make one step in a direction and end there."""
    square = state.at[unit]
    to = NEXT[8 * square + d]
    if to < 0 or not is_free(state, to):
        return False
    return FLIES[state.types[unit]] or not is_squeezed(state, square, d)


# A set of squares is two words of 64 bits: rows 1 to 4, and rows 5 to 7. A row has 16 bits, of which the last
# five are not squares: bits shifted over an edge land there, and PASSABLE_SET and OPEN_SET never contain them.


def find_open_squares(state: BaseState, out: ActionBuffer) -> None:
    """Writes OPEN_SET, which the searches for destinations read."""
    out.bits[constants.OPEN_SET] = state.sets[4]
    out.bits[constants.OPEN_SET + 1] = state.sets[5]
    for unit in range(constants.N_UNITS):
        if state.at[unit] >= 0:
            word = constants.OPEN_SET + (state.at[unit] >= constants.LOW_SQUARES)
            out.bits[word] = out.bits[word] & ~BITS[state.at[unit]]


def find_destinations(state: BaseState, unit: int, diagonal: bool, out: ActionBuffer) -> None:
    """(KH-8) Writes the destinations of a unit for a black card: DESTINATION_SET and EXIT_SET.

    A walking unit does not block itself: its own square is passable.
    """
    kind = state.types[unit]
    flies = FLIES[kind]
    free = FREE_STEPS[kind]
    ruled = RULED_STEPS[kind]
    if DIFFICULT[state.terrain[state.at[unit]]] and not flies:  # (KH-8.4)
        free = 0
        ruled = 1
    start_search(state, unit, out)
    for _ in range(free):
        expand_search(state, unit, True, True, out)
    out.bits[constants.FRONT_SET] = out.bits[constants.SOURCE_SET]
    out.bits[constants.FRONT_SET + 1] = out.bits[constants.SOURCE_SET + 1]
    for _ in range(ruled):
        expand_search(state, unit, not diagonal, diagonal, out)
    finish_search(state, unit, out)


def find_vigour_destinations(state: BaseState, unit: int, out: ActionBuffer) -> None:
    """(KH-13.1) As `find_destinations`, for one step in any direction."""
    start_search(state, unit, out)
    expand_search(state, unit, True, True, out)
    finish_search(state, unit, out)


def start_search(state: BaseState, unit: int, out: ActionBuffer) -> None:
    """Starts a breadth-first search at the unit's own square."""
    word = 0 if state.at[unit] < constants.LOW_SQUARES else 1
    for i in range(constants.SOURCE_SET, constants.N_SETS):
        out.bits[i] = 0
    out.bits[constants.SOURCE_SET + word] = BITS[state.at[unit]]
    out.bits[constants.FRONT_SET + word] = BITS[state.at[unit]]
    out.bits[constants.REACHED_SET + word] = BITS[state.at[unit]]
    for i in range(2):
        if FLIES[state.types[unit]]:
            out.bits[constants.PASSABLE_SET + i] = BOARD[i]
        else:
            out.bits[constants.PASSABLE_SET + i] = (
                out.bits[constants.OPEN_SET + i] | out.bits[constants.REACHED_SET + i]
            )


def expand_search(state: BaseState, unit: int, straight: bool, diagonal: bool, out: ActionBuffer) -> None:
    """Adds one step to the search; a walking unit stops on difficult terrain (KH-8.4)."""
    low = out.bits[constants.FRONT_SET]
    high = out.bits[constants.FRONT_SET + 1]
    if (
        high >> constants.LAST_ROW and state.tables.aim == constants.THE_EXIT and unit < constants.N_SLOTS
    ):  # (KH-15.4)
        out.bits[constants.EXIT_SET] = 1
    find_neighbours(low, high, straight, diagonal, out)
    for i in range(2):
        new = (
            out.bits[constants.NEIGHBOUR_SET + i]
            & out.bits[constants.PASSABLE_SET + i]
            & ~out.bits[constants.REACHED_SET + i]
        )
        out.bits[constants.REACHED_SET + i] = out.bits[constants.REACHED_SET + i] | new
        if not FLIES[state.types[unit]]:
            new = new & ~state.sets[i]
        out.bits[constants.FRONT_SET + i] = new
        out.bits[constants.SOURCE_SET + i] = out.bits[constants.SOURCE_SET + i] | new


def find_neighbours(low: int, high: int, straight: bool, diagonal: bool, out: ActionBuffer) -> None:
    """Writes NEIGHBOUR_SET; (KH-8.3) a diagonal step needs a passable square beside it."""
    way_low = out.bits[constants.PASSABLE_SET]
    way_high = out.bits[constants.PASSABLE_SET + 1]
    rows_low = (low << 16) | (low >> 16) | (high << 48)
    rows_high = (high << 16) | (high >> 16) | (low >> 48)
    columns_low = (low << 1) | (low >> 1)
    columns_high = (high << 1) | (high >> 1)
    out.bits[constants.NEIGHBOUR_SET] = rows_low | columns_low if straight else 0
    out.bits[constants.NEIGHBOUR_SET + 1] = rows_high | columns_high if straight else 0
    if diagonal:
        rows_low = rows_low & way_low
        rows_high = rows_high & way_high
        columns_low = columns_low & way_low
        columns_high = columns_high & way_high
        out.bits[constants.NEIGHBOUR_SET] = (
            out.bits[constants.NEIGHBOUR_SET] | (rows_low << 1) | (rows_low >> 1)
            | (columns_low << 16) | (columns_low >> 16) | (columns_high << 48)
        )  # fmt: skip
        out.bits[constants.NEIGHBOUR_SET + 1] = (
            out.bits[constants.NEIGHBOUR_SET + 1] | (rows_high << 1) | (rows_high >> 1)
            | (columns_high << 16) | (columns_high >> 16) | (columns_low >> 48)
        )  # fmt: skip


def finish_search(state: BaseState, unit: int, out: ActionBuffer) -> None:
    """Writes DESTINATION_SET: the open squares that were reached, and those of the road step (KH-8.5)."""
    for i in range(2):
        out.bits[constants.DESTINATION_SET + i] = (
            out.bits[constants.REACHED_SET + i] & out.bits[constants.OPEN_SET + i]
        )
    low = out.bits[constants.DESTINATION_SET] & state.sets[2]
    high = out.bits[constants.DESTINATION_SET + 1] & state.sets[3]
    if (low | high) and not FLIES[state.types[unit]]:
        find_neighbours(low, high, True, True, out)
        for i in range(2):
            road = state.sets[2 + i] & out.bits[constants.OPEN_SET + i]
            out.bits[constants.DESTINATION_SET + i] = out.bits[constants.DESTINATION_SET + i] | (
                out.bits[constants.NEIGHBOUR_SET + i] & road
            )


# Shooting.


def level_of(state: BaseState, square: int) -> int:
    """The level of a square."""
    return LEVEL[state.terrain[square]]


def blocks_sight(state: BaseState, square: int, level: int) -> bool:
    """(KH-10.2, KH-10.3) Whether a space blocks a line whose higher end has this level."""
    terrain = state.terrain[square]
    return state.cells[square] != 0 or HIDES[terrain] or LEVEL[terrain] > level


def sees(state: BaseState, start: int, to: int) -> bool:
    """(KH-10.2) Whether the line between two centres, at most five spaces apart, is clear."""
    line = (ROW[to] - ROW[start] + constants.SIGHT_RANGE) * constants.SIGHT_SPAN
    line += COLUMN[to] - COLUMN[start] + constants.SIGHT_RANGE
    level = max(level_of(state, start), level_of(state, to))
    i = constants.SIGHT_LINE_SIZE * line
    for _ in range(N_CROSSED[line]):
        if blocks_sight(state, start + SIGHT[i], level):
            return False
        i += 1
    left = False
    for _ in range(N_LEFT[line]):
        left |= blocks_sight(state, start + SIGHT[i], level)
        i += 1
    if not left:
        return True
    for _ in range(N_RIGHT[line]):
        if blocks_sight(state, start + SIGHT[i], level):
            return False
        i += 1
    return True


def distance(start: int, to: int) -> int:
    """(KH-1.1) The distance in steps, diagonal steps included."""
    return max(abs(COLUMN[to] - COLUMN[start]), abs(ROW[to] - ROW[start]))


def can_shoot(state: BaseState, unit: int, target: int) -> bool:
    """(KH-10.1) Whether a target is in range and in sight; engagement is not checked here."""
    reach = RANGE[state.types[unit]] - state.tables.shorter_range  # (KH-15.5)
    if distance(state.at[unit], state.at[target]) > reach:
        return False
    return sees(state, state.at[unit], state.at[target])


def is_covered_by(state: BaseState, side: int, target: int, excluded: int) -> bool:
    """(KH-10.4) Whether a shooter of a side, except `excluded`, could shoot at a target."""
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        if unit == excluded or state.at[unit] < 0 or not RANGE[state.types[unit]]:
            continue
        if not is_engaged(state, unit) and can_shoot(state, unit, target):
            return True
    return False


# Defence.


def defence_cards(state: BaseState) -> int:
    """The number of cards that the target of the fight draws."""
    return defence_against(state, state.attacker, state.target, state.fight)


def defence_against(state: BaseState, attacker: int, target: int, fight: int) -> int:
    """(KH-9.2, KH-10.4, KH-13.4) The number of cards that a target draws; lightning has no attacker."""
    side = state.side_of(target)
    kind = state.types[target]
    square = state.at[target]
    n = COVER[state.terrain[square]] - ((state.malus >> target) & 1)
    if attacker != constants.NO_UNIT:
        n -= DEFENCE_PENALTY[state.types[attacker]]
    general = state.general[side]
    if general == target:
        n += 1
    elif general != constants.NO_UNIT and kind < constants.BASIC:
        n += direction_between(square, state.at[general]) >= 0
    if fight == constants.CLOSE:
        n += CLOSE_CARDS[kind]
        n += count_beside(state, state.at[attacker], side, target)
        n -= count_beside(state, square, 1 - side, attacker)
        n -= state.general[1 - side] == attacker
    else:
        n += SHOT_CARDS[kind]
        n += 2 if attacker == constants.NO_UNIT else 0
        n -= is_covered_by(state, 1 - side, target, attacker)
    return max(n, 0)

"""The setup of King of the Hill: secret choice of armies, placing of terrain, deployment of units.

The C types are in setup.pxd.
"""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import board_queries, constants
from regalia.games.king_of_the_hill.engine.state import BaseState

# Tables become C arrays, filled by these assignments.
ARMY_UNITS = constants.ARMY_UNITS
ARMY_GENERAL = constants.ARMY_GENERAL
ELEMENT_WIDTH = constants.ELEMENT_WIDTH
ELEMENT_HEIGHT = constants.ELEMENT_HEIGHT
ELEMENT_POINTS = constants.ELEMENT_POINTS
ELEMENT_TERRAIN = constants.ELEMENT_TERRAIN
ELEMENT_SUPPLY = constants.ELEMENT_SUPPLY
ELEMENT_FAMILY = constants.ELEMENT_FAMILY


def choose_army(state: BaseState, army: int) -> None:
    """(KH-3.1) Blue chooses, then red; then chance draws the scenario, if it is unknown, and the first player."""
    for kind in range(constants.N_TYPES):
        state.reserve[constants.N_TYPES * state.seat + kind] = ARMY_UNITS[constants.N_TYPES * army + kind]
    state.army_general[state.seat] = ARMY_GENERAL[army]
    if state.seat == constants.BLUE:
        state.seat = constants.RED
    elif state.tables.scenario == constants.UNKNOWN_SCENARIO:
        state.phase = constants.DRAW_SCENARIO
    else:
        state.phase = constants.DRAW_FIRST


def draw_scenario(state: BaseState, scenario: int) -> None:
    """(KH-15) Sets the scenario that chance has drawn; next (KH-4.1) chance draws the first player."""
    state.use_scenario(scenario)
    state.phase = constants.DRAW_FIRST


def begin_placement(state: BaseState) -> None:
    """(KH-15.2) Starts the placing of terrain, in the pitched battle only, and only if it is not switched off."""
    if state.tables.places_terrain:
        state.phase = constants.TERRAIN
        state.seat = state.first
    else:
        begin_deployment(state)


def legal_placements(state: BaseState, side: int, out: ActionBuffer) -> None:
    """Pushes the terrain pieces that a side may place, and declining."""
    out.c_push(constants.DECLINE)
    for kind in range(constants.N_ELEMENTS):
        if ELEMENT_POINTS[kind] <= state.points[side] and count_left(state, kind) > 0:
            if kind == constants.OBJECTIVES:
                legal_objectives(state, side, out)
            elif kind == constants.ROAD_ELEMENT:  # (KH-4.4)
                push_placements(state, kind, 0, 0, out)
            else:  # (KH-4.3)
                low = 0 if side == constants.BLUE else 3
                push_placements(state, kind, low, low + 4 - ELEMENT_HEIGHT[kind], out)


def count_left(state: BaseState, kind: int) -> int:
    """(KH-4.2) The number of terrain pieces of a kind that are left; each side has one pair of objectives."""
    if kind == constants.OBJECTIVES:
        return state.goals[2 * state.seat] == constants.NOWHERE
    n = ELEMENT_SUPPLY[kind]
    for i in range(state.n_elements):
        n -= ELEMENT_FAMILY[(state.elements[i] >> 14) & constants.MASK_6] == ELEMENT_FAMILY[kind]
    return n


def push_placements(state: BaseState, kind: int, low: int, high: int, out: ActionBuffer) -> None:
    """Pushes each placement of a terrain piece with its lowest row from low to high."""
    for row in range(low, high + 1):
        for column in range(constants.WIDTH - ELEMENT_WIDTH[kind] + 1):
            if fits(state, kind, constants.WIDTH * row + column):
                out.c_push(
                    constants.PLACE * constants.KIND
                    + kind * constants.CARD_FIELD
                    + constants.WIDTH * row
                    + column
                )


def fits(state: BaseState, kind: int, corner: int) -> bool:
    """(KH-4.3) Whether a terrain piece would cover open terrain only."""
    for row in range(ELEMENT_HEIGHT[kind]):
        for column in range(ELEMENT_WIDTH[kind]):
            if not is_open_ground(state, corner + constants.WIDTH * row + column):
                return False
    return True


def is_open_ground(state: BaseState, square: int) -> bool:
    """Whether a square is open ground without an objective."""
    for i in range(4):
        if state.goals[i] == square:
            return False
    return state.terrain[square] == constants.OPEN


def legal_objectives(state: BaseState, side: int, out: ActionBuffer) -> None:
    """(KH-4.6) Pushes each pair in the other half, at least five apart, not in one row; sorted as text."""
    low = 3 * constants.WIDTH if side == constants.BLUE else 0
    for a in range(low, low + 4 * constants.WIDTH):
        if not is_open_ground(state, a):
            continue
        for b in range(low, low + 4 * constants.WIDTH):
            if (
                b % constants.WIDTH < a % constants.WIDTH
                or b // constants.WIDTH == a // constants.WIDTH
                or not is_open_ground(state, b)
            ):
                continue
            if board_queries.distance(a, b) >= 5:
                out.c_push(
                    constants.PLACE * constants.KIND
                    + constants.OBJECTIVES * constants.CARD_FIELD
                    + a * constants.A_FIELD
                    + b
                )


def place(state: BaseState, action: int) -> None:
    """Places a terrain piece and records it."""
    kind = (action >> 14) & constants.MASK_6
    corner = action & constants.MASK_7
    state.elements[state.n_elements] = action
    state.n_elements += 1
    state.points[state.seat] -= ELEMENT_POINTS[kind]
    if kind == constants.OBJECTIVES:
        state.goals[2 * state.seat] = (action >> 7) & constants.MASK_7
        state.goals[2 * state.seat + 1] = corner
    for row in range(ELEMENT_HEIGHT[kind]):
        for column in range(ELEMENT_WIDTH[kind]):
            state.terrain[corner + constants.WIDTH * row + column] = ELEMENT_TERRAIN[kind]
    state.index_terrain()


def next_placement(state: BaseState) -> None:
    """(KH-4.1) Players alternate while both have points; then the other continues alone."""
    if state.points[1 - state.seat] > 0:
        state.seat = 1 - state.seat
    elif state.points[state.seat] == 0:
        begin_deployment(state)


def begin_deployment(state: BaseState) -> None:
    """(KH-5.1) The first player begins, or (KH-15.4, KH-15.5) the side that deploys all its units first."""
    state.phase = constants.DEPLOY
    state.seat = state.tables.deploys_first if one_side_deploys_first(state) else state.first
    state.last = 1 - state.seat


def one_side_deploys_first(state: BaseState) -> bool:
    """(KH-15.4, KH-15.5) Whether one side deploys all its units before the other."""
    return state.tables.deploys_first != constants.NEITHER


def in_reserve(state: BaseState, side: int) -> int:
    """The number of units that a side has not deployed yet."""
    n = 0
    for kind in range(constants.N_TYPES):
        n += state.reserve[constants.N_TYPES * side + kind]
    return n


def legal_deployments(state: BaseState, side: int, out: ActionBuffer) -> None:
    """Pushes the deployments of the units that a side has left."""
    for kind in range(constants.N_TYPES):
        left = state.reserve[constants.N_TYPES * side + kind]
        if left == 0:
            continue
        if state.general[side] == constants.NO_UNIT and state.army_general[side] == kind:
            push_zone(
                state,
                side,
                constants.DEPLOY_UNIT * constants.KIND + (2 * kind + 1) * constants.CARD_FIELD,
                out,
            )
            left -= 1
        if left > 0:
            push_zone(
                state, side, constants.DEPLOY_UNIT * constants.KIND + 2 * kind * constants.CARD_FIELD, out
            )


def push_zone(state: BaseState, side: int, action: int, out: ActionBuffer) -> None:
    """Pushes an action for each free space of a side's zone."""
    for square in range(constants.AREA):
        if state.tables.zones[constants.AREA * side + square] and board_queries.is_free(state, square):
            out.c_push(action + square)


def deploy(state: BaseState, what: int, square: int) -> None:
    """(KH-5.1) Deploys a unit from the reserve; then the other side is next, if it has units left."""
    side = state.seat
    unit = constants.N_SLOTS * side
    while state.at[unit] != constants.UNUSED:
        unit += 1
    state.types[unit] = what >> 1
    state.reserve[constants.N_TYPES * side + (what >> 1)] -= 1
    state.put(unit, square)
    if what & 1:
        state.general[side] = unit
    state.last = side
    if one_side_deploys_first(state) and in_reserve(state, side) > 0:
        return
    if in_reserve(state, 1 - side) > 0:
        state.seat = 1 - side


# Determinization.


def determinize_army(state: BaseState, side: int, rng: Rng) -> None:
    """Replaces a hidden reserve by that of a random army that is consistent with all that is public."""
    begun = state.phase == constants.DEPLOY and state.at[constants.N_SLOTS * side] != constants.UNUSED
    if state.phase == constants.ARMY and side >= state.seat:
        return  # nothing is chosen yet
    if begun and state.seat != side and (one_side_deploys_first(state) or state.last == state.seat):
        return  # no unit is left, which is public
    low = 0 if begun and state.seat != side else 1
    n = 0
    for army in range(constants.N_ARMIES if state.tables.fantasy else constants.N_BASIC_ARMIES):
        n += is_possible_army(state, side, army, low)
    n = rng.c_below(n)
    army = 0
    while n > 0 or not is_possible_army(state, side, army, low):
        n -= is_possible_army(state, side, army, low)
        army += 1
    set_reserve(state, side, army)


def is_possible_army(state: BaseState, side: int, army: int, low: int) -> bool:
    """Whether an army is consistent with the units on the board and has at least `low` units left."""
    left = 0
    for kind in range(constants.N_TYPES):
        n = ARMY_UNITS[constants.N_TYPES * army + kind] - count_deployed(state, side, kind)
        if n < 0:
            return False
        left += n
    general = ARMY_GENERAL[army]
    if state.general[side] != constants.NO_UNIT:
        return left >= low and state.types[state.general[side]] == general
    return left >= low and ARMY_UNITS[constants.N_TYPES * army + general] > count_deployed(
        state, side, general
    )


def count_deployed(state: BaseState, side: int, kind: int) -> int:
    """The number of units of a type that a side has on the board."""
    n = 0
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        n += state.at[unit] >= 0 and state.types[unit] == kind
    return n


def set_reserve(state: BaseState, side: int, army: int) -> None:
    """Sets the reserve to an army without the units that are on the board."""
    for kind in range(constants.N_TYPES):
        n = ARMY_UNITS[constants.N_TYPES * army + kind] - count_deployed(state, side, kind)
        state.reserve[constants.N_TYPES * side + kind] = n
    state.army_general[side] = ARMY_GENERAL[army]

"""Move generation of King of the Hill: legal actions with a card, defences, flights and retreats.

The C types are in move_generation.pxd.
"""

from __future__ import annotations

from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import board_queries, cards, constants, setup
from regalia.games.king_of_the_hill.engine.state import BaseState

# Tables become C arrays, filled by these assignments.
NEXT = constants.NEXT
SPELL_OF = constants.SPELL_OF
RANGE = constants.RANGE
BIT_INDEX = constants.BIT_INDEX
DE_BRUIJN = constants.DE_BRUIJN
MASK64 = 0xFFFFFFFFFFFFFFFF  # no effect in C, where 64-bit numbers wrap
NO_RED_IN_CLOSE = constants.NO_RED_IN_CLOSE
NO_BLACK = constants.NO_BLACK
DRAWN_RED_FAILS = constants.DRAWN_RED_FAILS


# Actions (KH-7.1).


def legal_actions_of(state: BaseState, side: int, out: ActionBuffer) -> None:
    """Pushes the actions of a side with its cards."""
    board_queries.find_open_squares(state, out)
    sort_cards(state.hand[side], out)
    push_suit(constants.WHOLE_ROW, constants.BURN * constants.KIND, out)
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        if state.at[unit] >= 0 and state.stun[unit] == 0:
            legal_moves(state, unit, out)
            legal_attacks(state, unit, out)
            if state.tables.magic:
                legal_vigour(state, unit, out)
    if state.tables.magic:
        legal_spells(state, side, state.hand[side], out)


def legal_moves(state: BaseState, unit: int, out: ActionBuffer) -> None:
    """(KH-8.1) Pushes the moves of a unit: clubs move orthogonally, spades diagonally."""
    for diagonal in range(2):
        suit = constants.SPADES if diagonal else constants.CLUBS
        if out.scratch[constants.SUIT_ROW * suit]:
            board_queries.find_destinations(state, unit, diagonal == 1, out)
            push_destinations(suit, constants.MOVE * constants.KIND + state.at[unit] * constants.A_FIELD, out)


def legal_attacks(state: BaseState, unit: int, out: ActionBuffer) -> None:
    """Pushes attacks: (KH-9.1) diamonds strike orthogonally, hearts diagonally; (KH-10.1) a shot takes any red card."""
    square = state.at[unit]
    side = state.side_of(unit)
    engaged = False
    for d in range(8):
        to = NEXT[8 * square + d]
        if to >= 0 and state.cells[to] and state.side_of(state.cells[to] - 1) != side:
            engaged = True
            action = constants.ATTACK * constants.KIND + square * constants.A_FIELD + to
            push_suit(constants.HEARTS if d & 1 else constants.DIAMONDS, action, out)
    if RANGE[state.types[unit]] and not engaged:
        for target in range(constants.N_SLOTS * (1 - side), constants.N_SLOTS * (2 - side)):
            if state.at[target] >= 0 and board_queries.can_shoot(state, unit, target):
                push_red(
                    constants.ATTACK * constants.KIND + square * constants.A_FIELD + state.at[target], out
                )
    if can_raze(state, unit):  # (KH-15.5)
        push_red(constants.RAZE * constants.KIND + square, out)


def can_raze(state: BaseState, unit: int) -> bool:
    """(KH-15.5) Whether a red unit stands on an objective that is not razed yet."""
    if state.tables.aim != constants.THE_CAMP or unit < constants.N_SLOTS:
        return False
    for i in range(2):
        if state.goals[2 + i] == state.at[unit] and not (state.razed >> i) & 1:
            return True
    return False


def legal_spells(state: BaseState, side: int, hand: int, out: ActionBuffer) -> None:
    """(KH-13.2 to KH-13.6) Pushes the spells of each card, except vigour, which `legal_vigour` pushes for each unit."""
    for card in range(constants.JOKER):
        if not (hand >> card) & 1:
            continue
        spell = SPELL_OF[card]
        field = card * constants.CARD_FIELD
        if spell == constants.TELEPORT:
            legal_teleports(state, side, field, out)
        elif spell == constants.PORTAL:
            legal_portals(state, side, field, out)
        elif spell == constants.LIGHTNING or spell == constants.PARALYSIS:
            push_enemies(state, side, spell * constants.KIND + field, out)
        elif spell == constants.CONFUSION and state.hand[1 - side]:
            out.c_push(constants.CONFUSION * constants.KIND + field)


def legal_vigour(state: BaseState, unit: int, out: ActionBuffer) -> None:
    """(KH-13.1) Pushes the steps of a unit by vigour: in any direction, with a red card from 2 to 10."""
    if out.scratch[constants.SUIT_ROW * constants.VIGOUR_ROW]:
        board_queries.find_vigour_destinations(state, unit, out)
        push_destinations(
            constants.VIGOUR_ROW,
            constants.VIGOUR * constants.KIND + state.at[unit] * constants.A_FIELD,
            out,
        )


def legal_teleports(state: BaseState, side: int, field: int, out: ActionBuffer) -> None:
    """Pushes the basic units to which the general may teleport."""
    if state.general[side] == constants.NO_UNIT:
        return
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        if state.at[unit] >= 0 and state.types[unit] < constants.BASIC and unit != state.general[side]:
            out.c_push(constants.TELEPORT * constants.KIND + field + state.at[unit])


def legal_portals(state: BaseState, side: int, field: int, out: ActionBuffer) -> None:
    """Pushes the returns of destroyed units through a portal."""
    for kind in range(constants.N_TYPES):
        if destroyed_unit(state, side, kind) != constants.NO_UNIT:
            setup.push_zone(
                state, side, constants.PORTAL * constants.KIND + field + kind * constants.A_FIELD, out
            )


def destroyed_unit(state: BaseState, side: int, kind: int) -> int:
    """A destroyed unit of a side and type, or NO_UNIT."""
    for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
        if state.at[unit] == constants.DESTROYED and state.types[unit] == kind:
            return unit
    return constants.NO_UNIT


def push_enemies(state: BaseState, side: int, action: int, out: ActionBuffer) -> None:
    """Pushes an action for each enemy unit."""
    for unit in range(constants.N_SLOTS * (1 - side), constants.N_SLOTS * (2 - side)):
        if state.at[unit] >= 0:
            out.c_push(action + state.at[unit])


# Defences (KH-9.3) and flights.


def legal_defences(state: BaseState, out: ActionBuffer) -> None:
    """(KH-9.3) Pushes the defences: any drawn card, a card from the hand that saves the unit, or yielding."""
    kind = state.types[state.target]
    no_red = state.fight == constants.CLOSE and NO_RED_IN_CLOSE[kind]  # (KH-12.1)
    out.c_push(constants.YIELD)
    sort_cards(state.drawn, out)
    push_colours(not no_red, not NO_BLACK[kind], constants.DEFEND_DRAWN * constants.KIND, out)
    if state.stun[state.target] == 0:  # (KH-13.6)
        no_red |= state.fight == constants.SHOT and DRAWN_RED_FAILS[kind]  # (KH-12.12)
        sort_cards(high_cards(state, state.hand[state.seat]), out)
        push_colours(not no_red, not NO_BLACK[kind], constants.DEFEND_HAND * constants.KIND, out)


def push_colours(red: bool, black: bool, action: int, out: ActionBuffer) -> None:
    """Pushes an action with each sorted card of the colours that a unit may use (KH-12.8)."""
    if red:
        push_red(action, out)
    if black:
        push_suit(constants.CLUBS, action, out)
        push_suit(constants.SPADES, action, out)


def high_cards(state: BaseState, hand: int) -> int:
    """The cards of a hand with at least the strength of the attack."""
    return hand & ~(cards.card_bit(4 * state.strength) - 1)


def flee_direction(state: BaseState) -> int:
    """(KH-9.6, KH-10.5) The middle one of the three directions of flight."""
    if state.fight == constants.CLOSE:
        return board_queries.direction_between(state.at[state.attacker], state.at[state.target])
    return constants.SOUTH if state.side_of(state.target) == constants.BLUE else constants.NORTH


def legal_flights(state: BaseState, out: ActionBuffer) -> None:
    """(KH-9.6, KH-10.5) Pushes the squares to which the target may flee; with the general it may stay."""
    if state.general[state.seat] == state.target:
        out.c_push(constants.STAY)
    push_steps(state, flee_direction(state) + 7, 3, constants.FLEE_TO * constants.KIND, out)


def legal_retreats(state: BaseState, out: ActionBuffer) -> None:
    """(KH-9.7) Pushes the retreats: to any adjacent space, or staying."""
    out.c_push(constants.STAY)
    push_steps(state, 0, 8, constants.RETREAT_TO * constants.KIND, out)


def push_steps(state: BaseState, d0: int, n: int, action: int, out: ActionBuffer) -> None:
    """Pushes a step of the target in each of n directions, starting with d0."""
    for d in range(d0, d0 + n):
        if board_queries.can_step(state, state.target, d & 7):
            out.c_push(action + NEXT[8 * state.at[state.target] + (d & 7)])


# The same action with each of several cards.


def sort_cards(hand: int, out: ActionBuffer) -> None:
    """Lists the cards of a hand in scratch: a row for each suit (a joker is in all four), VIGOUR_ROW and WHOLE_ROW."""
    for row in range(constants.N_ROWS):
        out.scratch[constants.SUIT_ROW * row] = 0
    jokers = hand >> constants.JOKER
    hand = hand & (cards.card_bit(constants.JOKER) - 1)
    while hand:
        bit = hand & -hand
        hand = hand ^ bit
        card = BIT_INDEX[((bit * DE_BRUIJN) & MASK64) >> 58]
        append_card(card & 3, card, out)
        append_card(constants.WHOLE_ROW, card, out)
        if SPELL_OF[card] == constants.VIGOUR:
            append_card(constants.VIGOUR_ROW, card, out)
    if jokers:
        append_card(constants.WHOLE_ROW, constants.UNNAMED, out)
        for suit in range(4):
            append_card(suit, constants.JOKER + suit, out)


def append_card(row: int, card: int, out: ActionBuffer) -> None:
    """Appends a card to a row of scratch."""
    start = constants.SUIT_ROW * row
    out.scratch[start] += 1
    out.scratch[start + out.scratch[start]] = card


def push_suit(row: int, action: int, out: ActionBuffer) -> None:
    """Pushes an action with each card of a row of `sort_cards`."""
    start = constants.SUIT_ROW * row
    n = out.n
    for i in range(start + 1, start + 1 + out.scratch[start]):
        out.a[n] = action + out.scratch[i] * constants.CARD_FIELD
        n += 1
    out.n = n


def push_destinations(row: int, action: int, out: ActionBuffer) -> None:
    """Pushes an action with each card of a row, to each square of DESTINATION_SET."""
    start = constants.SUIT_ROW * row + 1
    end = start + out.scratch[start - 1]
    n = out.n
    for word in range(2):
        ends = out.bits[constants.DESTINATION_SET + word]
        while ends:
            bit = ends & -ends
            ends = ends ^ bit
            square = BIT_INDEX[((bit * DE_BRUIJN) & MASK64) >> 58]
            square = constants.LOW_SQUARES * word + constants.WIDTH * (square >> 4) + (square & 15)
            for i in range(start, end):  # `push_suit` inlined: this loop takes most of the time
                out.a[n] = action + square + out.scratch[i] * constants.CARD_FIELD
                n += 1
    out.n = n
    if out.bits[constants.EXIT_SET]:
        push_suit(row, action + constants.OFF, out)


def push_red(action: int, out: ActionBuffer) -> None:
    """Pushes an action once for each red card in scratch."""
    push_suit(constants.DIAMONDS, action, out)
    push_suit(constants.HEARTS, action, out)

"""Move generation of King of the Hill: legal actions with a card, defences, flights and retreats.

The C types are in move_generation.pxd.
"""

from __future__ import annotations

from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.setup import Setup

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


class MoveGeneration(Setup):
    """A state that generates the legal actions of a turn."""

    # Actions (KH-7.1).

    def legal_actions_of(self, side: int, out: ActionBuffer) -> None:
        self.find_open_squares(out)
        self.sort_cards(self.hand[side], out)
        self.push_suit(constants.WHOLE_ROW, constants.BURN * constants.KIND, out)
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            if self.at[unit] >= 0 and self.stun[unit] == 0:
                self.legal_moves(unit, out)
                self.legal_attacks(unit, out)
                if self.tables.magic:
                    self.legal_vigour(unit, out)
        if self.tables.magic:
            self.legal_spells(side, self.hand[side], out)

    def legal_moves(self, unit: int, out: ActionBuffer) -> None:
        """(KH-8.1) Clubs move orthogonally, spades diagonally."""
        for diagonal in range(2):
            suit = constants.SPADES if diagonal else constants.CLUBS
            if out.scratch[constants.SUIT_ROW * suit]:
                self.find_destinations(unit, diagonal == 1, out)
                self.push_destinations(
                    suit, constants.MOVE * constants.KIND + self.at[unit] * constants.A_FIELD, out
                )

    def legal_attacks(self, unit: int, out: ActionBuffer) -> None:
        """(KH-9.1) Diamonds strike orthogonally, hearts diagonally; (KH-10.1) a shot takes any red card."""
        square = self.at[unit]
        side = self.side_of(unit)
        engaged = False
        for d in range(8):
            to = NEXT[8 * square + d]
            if to >= 0 and self.cells[to] and self.side_of(self.cells[to] - 1) != side:
                engaged = True
                action = constants.ATTACK * constants.KIND + square * constants.A_FIELD + to
                self.push_suit(constants.HEARTS if d & 1 else constants.DIAMONDS, action, out)
        if RANGE[self.types[unit]] and not engaged:
            for target in range(constants.N_SLOTS * (1 - side), constants.N_SLOTS * (2 - side)):
                if self.at[target] >= 0 and self.can_shoot(unit, target):
                    self.push_red(
                        constants.ATTACK * constants.KIND + square * constants.A_FIELD + self.at[target], out
                    )
        if self.can_raze(unit):  # (KH-15.5)
            self.push_red(constants.RAZE * constants.KIND + square, out)

    def can_raze(self, unit: int) -> bool:
        """(KH-15.5) Whether a red unit stands on an objective that is not razed yet."""
        if self.tables.aim != constants.THE_CAMP or unit < constants.N_SLOTS:
            return False
        for i in range(2):
            if self.goals[2 + i] == self.at[unit] and not (self.razed >> i) & 1:
                return True
        return False

    def legal_spells(self, side: int, hand: int, out: ActionBuffer) -> None:
        """(KH-13.2 to KH-13.6) The spells of each card; `legal_vigour` handles vigour for each unit."""
        for card in range(constants.JOKER):
            if not (hand >> card) & 1:
                continue
            spell = SPELL_OF[card]
            field = card * constants.CARD_FIELD
            if spell == constants.TELEPORT:
                self.legal_teleports(side, field, out)
            elif spell == constants.PORTAL:
                self.legal_portals(side, field, out)
            elif spell == constants.LIGHTNING or spell == constants.PARALYSIS:
                self.push_enemies(side, spell * constants.KIND + field, out)
            elif spell == constants.CONFUSION and self.hand[1 - side]:
                out.c_push(constants.CONFUSION * constants.KIND + field)

    def legal_vigour(self, unit: int, out: ActionBuffer) -> None:
        """(KH-13.1) One step in any direction with a red card from 2 to 10."""
        if out.scratch[constants.SUIT_ROW * constants.VIGOUR_ROW]:
            self.find_vigour_destinations(unit, out)
            self.push_destinations(
                constants.VIGOUR_ROW,
                constants.VIGOUR * constants.KIND + self.at[unit] * constants.A_FIELD,
                out,
            )

    def legal_teleports(self, side: int, field: int, out: ActionBuffer) -> None:
        if self.general[side] == constants.NO_UNIT:
            return
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            if self.at[unit] >= 0 and self.types[unit] < constants.BASIC and unit != self.general[side]:
                out.c_push(constants.TELEPORT * constants.KIND + field + self.at[unit])

    def legal_portals(self, side: int, field: int, out: ActionBuffer) -> None:
        for kind in range(constants.N_TYPES):
            if self.destroyed_unit(side, kind) != constants.NO_UNIT:
                self.push_zone(
                    side, constants.PORTAL * constants.KIND + field + kind * constants.A_FIELD, out
                )

    def destroyed_unit(self, side: int, kind: int) -> int:
        """A destroyed unit of a side and type, or NO_UNIT."""
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            if self.at[unit] == constants.DESTROYED and self.types[unit] == kind:
                return unit
        return constants.NO_UNIT

    def push_enemies(self, side: int, action: int, out: ActionBuffer) -> None:
        """Pushes an action for each enemy unit."""
        for unit in range(constants.N_SLOTS * (1 - side), constants.N_SLOTS * (2 - side)):
            if self.at[unit] >= 0:
                out.c_push(action + self.at[unit])

    # Defences (KH-9.3) and flights.

    def legal_defences(self, out: ActionBuffer) -> None:
        """(KH-9.3) Any drawn card, a card from the hand that saves the unit, or nothing."""
        kind = self.types[self.target]
        no_red = self.fight == constants.CLOSE and NO_RED_IN_CLOSE[kind]  # (KH-12.1)
        out.c_push(constants.YIELD)
        self.sort_cards(self.drawn, out)
        self.push_colours(not no_red, not NO_BLACK[kind], constants.DEFEND_DRAWN * constants.KIND, out)
        if self.stun[self.target] == 0:  # (KH-13.6)
            no_red |= self.fight == constants.SHOT and DRAWN_RED_FAILS[kind]  # (KH-12.12)
            self.sort_cards(self.high_cards(self.hand[self.seat]), out)
            self.push_colours(not no_red, not NO_BLACK[kind], constants.DEFEND_HAND * constants.KIND, out)

    def push_colours(self, red: bool, black: bool, action: int, out: ActionBuffer) -> None:
        """Pushes an action with each sorted card of the colours that a unit may use (KH-12.8)."""
        if red:
            self.push_red(action, out)
        if black:
            self.push_suit(constants.CLUBS, action, out)
            self.push_suit(constants.SPADES, action, out)

    def high_cards(self, hand: int) -> int:
        """The cards of a hand with at least the strength of the attack."""
        return hand & ~(self.bit(4 * self.strength) - 1)

    def flee_direction(self) -> int:
        """(KH-9.6, KH-10.5) The middle one of the three directions of flight."""
        if self.fight == constants.CLOSE:
            return self.direction(self.at[self.attacker], self.at[self.target])
        return constants.SOUTH if self.side_of(self.target) == constants.BLUE else constants.NORTH

    def legal_flights(self, out: ActionBuffer) -> None:
        if self.general[self.seat] == self.target:
            out.c_push(constants.STAY)
        self.push_steps(self.flee_direction() + 7, 3, constants.FLEE_TO * constants.KIND, out)

    def legal_retreats(self, out: ActionBuffer) -> None:
        """(KH-9.7) To any adjacent space, or stay."""
        out.c_push(constants.STAY)
        self.push_steps(0, 8, constants.RETREAT_TO * constants.KIND, out)

    def push_steps(self, d0: int, n: int, action: int, out: ActionBuffer) -> None:
        """Pushes a step of the target in each of n directions, starting with d0."""
        for d in range(d0, d0 + n):
            if self.can_step(self.target, d & 7):
                out.c_push(action + NEXT[8 * self.at[self.target] + (d & 7)])

    # The same action with each of several cards.

    def sort_cards(self, cards: int, out: ActionBuffer) -> None:
        """Lists the cards in scratch: a row for each suit (a joker is in all four), VIGOUR_ROW and WHOLE_ROW."""
        for row in range(constants.N_ROWS):
            out.scratch[constants.SUIT_ROW * row] = 0
        jokers = cards >> constants.JOKER
        cards = cards & (self.bit(constants.JOKER) - 1)
        while cards:
            bit = cards & -cards
            cards = cards ^ bit
            card = BIT_INDEX[((bit * DE_BRUIJN) & MASK64) >> 58]
            self.append_card(card & 3, card, out)
            self.append_card(constants.WHOLE_ROW, card, out)
            if SPELL_OF[card] == constants.VIGOUR:
                self.append_card(constants.VIGOUR_ROW, card, out)
        if jokers:
            self.append_card(constants.WHOLE_ROW, constants.UNNAMED, out)
            for suit in range(4):
                self.append_card(suit, constants.JOKER + suit, out)

    def append_card(self, row: int, card: int, out: ActionBuffer) -> None:
        start = constants.SUIT_ROW * row
        out.scratch[start] += 1
        out.scratch[start + out.scratch[start]] = card

    def push_suit(self, row: int, action: int, out: ActionBuffer) -> None:
        """Pushes an action with each card of a row of `sort_cards`."""
        start = constants.SUIT_ROW * row
        n = out.n
        for i in range(start + 1, start + 1 + out.scratch[start]):
            out.a[n] = action + out.scratch[i] * constants.CARD_FIELD
            n += 1
        out.n = n

    def push_destinations(self, row: int, action: int, out: ActionBuffer) -> None:
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
            self.push_suit(row, action + constants.OFF, out)

    def push_red(self, action: int, out: ActionBuffer) -> None:
        self.push_suit(constants.DIAMONDS, action, out)
        self.push_suit(constants.HEARTS, action, out)

"""How likely an attack in King of the Hill succeeds, by the cards that can still be drawn.

The C types are in odds.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.evaluator import Evaluator
from regalia.games.king_of_the_hill import constants
from regalia.games.king_of_the_hill import weights as w
from regalia.games.king_of_the_hill.board import Field
from regalia.games.king_of_the_hill.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.scenarios import AIMS, SCENARIOS

# Tables become C arrays, filled by these assignments.
NO_RED_IN_CLOSE = constants.NO_RED_IN_CLOSE
NO_BLACK = constants.NO_BLACK
DRAWN_RED_FAILS = constants.DRAWN_RED_FAILS
DRAWN_BLACK_FAILS = constants.DRAWN_BLACK_FAILS
WORTH = list(w.WORTH)

# Sets of cards: four bits a rank, in the order of the suits, and two jokers, which are of any suit.
RED_CARDS = 0x36666666666666
BLACK_CARDS = 0x39999999999999
ALL_CARDS = 0x3FFFFFFFFFFFFF
PLAIN_CARDS = 0x0FFFFFFFFFFFFF

# For counting the bits of a word, side by side.
ODD = 0x5555555555555555
PAIRS = 0x3333333333333333
NIBBLES = 0x0F0F0F0F0F0F0F0F
BYTES = 0x0101010101010101
MASK64 = 0xFFFFFFFFFFFFFFFF  # does nothing in C, where numbers wrap by themselves

FAR = 20  # steps to where nobody can walk


class Odds(Evaluator):
    """What there is to know of a map and of the pool that cards are drawn from."""

    def __init__(self, field: Field, numbers: Sequence[float] | None = None) -> None:
        self.field = field
        self.numbers = list(w.rows() if numbers is None else numbers)
        self.steps = [0] * 308  # 77 × number + square: to the nearest aim, and to each of several
        self.pool = 0
        self.pool_size = 0
        self.steps = self.walks()

    def walks(self) -> list[int]:
        """How many steps each square is from the nearest space that is fought for."""
        terrain = self.field.terrain
        aim = AIMS.index(SCENARIOS[self.field.scenario].aim)
        if aim == constants.THE_EXIT:
            return [constants.HEIGHT - square // constants.WIDTH for square in range(constants.AREA)] * 4
        if aim == constants.THE_CAMP:
            return [
                *distances(terrain, self.field.goals[2:3]),
                *distances(terrain, self.field.goals[3:4]),
            ] * 2
        wanted = [constants.FOREST] if aim == constants.THE_WOODS else [constants.HILL_1, constants.HILL_2]
        every = distances(terrain, [s for s in range(constants.AREA) if terrain[s] in wanted])
        for forest in range(1, 4):
            every += distances(terrain, [s for s in range(constants.AREA) if self.field.forests[s] == forest])
        return every

    # The pool.

    def look_at_pile(self, g: KingOfTheHillState) -> None:
        """Cards will be drawn from the pile as it is in this world, in whatever order."""
        self.pool = ALL_CARDS if g.ground.jokers else PLAIN_CARDS
        self.pool = self.pool & ~(g.hand[0] | g.hand[1] | g.discard | g.drawn)
        self.settle_pool(g)

    def look_at_unseen(self, g: KingOfTheHillState, seat: int) -> None:
        """A seat knows its own hand and the discard; all else may be anywhere."""
        self.pool = ALL_CARDS if g.ground.jokers else PLAIN_CARDS
        self.pool = self.pool & ~(g.hand[seat] | g.known[1 - seat] | g.discard | g.drawn)
        self.settle_pool(g)

    def settle_pool(self, g: KingOfTheHillState) -> None:
        """Count the pool; where nothing is left to be drawn, the discard comes again (KH-2.3)."""
        if self.pool == 0:
            self.pool = g.discard
        self.pool_size = self.how_many(self.pool)

    def how_many(self, cards: int) -> int:
        """The number of cards in a set."""
        cards = cards - ((cards >> 1) & ODD)
        cards = (cards & PAIRS) + ((cards >> 2) & PAIRS)
        cards = (cards + (cards >> 4)) & NIBBLES
        return ((cards * BYTES) & MASK64) >> 56

    def none_of(self, cards: int, n: int) -> float:
        """How likely n cards from the pool are none of these, which are in it."""
        left = self.pool_size
        bad = left - self.how_many(cards)
        chance = 1.0
        for _ in range(n):
            if bad <= 0:
                return 0.0 if left > 0 else chance
            chance = chance * bad / left
            bad -= 1
            left -= 1
        return chance

    # Attacks.

    def at_least(self, strength: int) -> int:
        """The cards of the pool that are not below a rank."""
        one = self.pool >> (4 * strength)
        return one << (4 * strength)

    def drawn_saves(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, fight: int
    ) -> int:
        """(KH-9.4 to KH-9.6, KH-12) The cards of the pool that, drawn, keep a target alive."""
        kind = g.types[target]
        none = self.pool & 0
        red = (
            none
            if DRAWN_RED_FAILS[kind] or (fight == constants.CLOSE and NO_RED_IN_CLOSE[kind])
            else RED_CARDS
        )
        black = none
        if not NO_BLACK[kind] and not DRAWN_BLACK_FAILS[kind] and self.can_flee(g, attacker, target, fight):
            black = BLACK_CARDS
        return self.at_least(strength) & (red | black)

    def hand_saves(self, g: KingOfTheHillState, target: int, strength: int, fight: int) -> int:
        """(KH-9.7, KH-9.8, KH-10.5, KH-12) The cards of the pool that, in hand, keep a target alive."""
        kind = g.types[target]
        none = self.pool & 0
        if g.stun[target] > 0:
            return none
        fails = NO_RED_IN_CLOSE[kind] if fight == constants.CLOSE else DRAWN_RED_FAILS[kind]
        red = none if fails else RED_CARDS
        black = none if NO_BLACK[kind] else BLACK_CARDS
        return self.at_least(strength) & (red | black)

    def can_flee(self, g: KingOfTheHillState, attacker: int, target: int, fight: int) -> bool:
        """(KH-9.6, KH-10.5) Whether a drawn black card would save a target."""
        side = 0 if target < constants.N_SLOTS else 1
        if g.general[side] == target:
            return True
        middle = constants.SOUTH if side == constants.BLUE else constants.NORTH
        if fight == constants.CLOSE:
            middle = g.direction(g.at[attacker], g.at[target])
        for turn in range(3):
            if g.can_step(target, (middle + turn + 7) & 7):
                return True
        return False

    def falls(self, g: KingOfTheHillState, attacker: int, target: int, strength: int, fight: int) -> float:
        """How likely no drawn card saves a target."""
        saves = self.drawn_saves(g, attacker, target, strength, fight)
        return self.none_of(saves, g.shield(attacker, target, fight))

    # For people.

    def chance_to_fall(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, fight: int
    ) -> float:
        """How likely no card drawn from the pile saves a target from such an attack."""
        self.look_at_pile(g)
        return self.falls(g, attacker, target, strength, fight)


def distances(terrain: Sequence[int], goals: Sequence[int]) -> list[int]:
    """The steps from each square to the nearest goal, around deep water."""
    found = dict.fromkeys(goals, 0)
    queue = list(goals)
    for square in queue:
        for direction in range(8):
            to = constants.beside(square, direction)
            if to != constants.NOWHERE and to not in found and terrain[to] != constants.DEEP:
                found[to] = found[square] + 1
                queue.append(to)
    return [found.get(square, FAR) for square in range(constants.AREA)]

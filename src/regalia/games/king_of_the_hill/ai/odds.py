"""Success probabilities of attacks in King of the Hill, from the cards that can still be drawn.

The C types are in odds.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.evaluator import Evaluator
from regalia.games.king_of_the_hill.ai import weights as w
from regalia.games.king_of_the_hill.engine import board_queries, constants
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.engine.scenarios import AIMS, ROWS

# Tables become C arrays, filled by these assignments.
NO_RED_IN_CLOSE = constants.NO_RED_IN_CLOSE
NO_BLACK = constants.NO_BLACK
DRAWN_RED_FAILS = constants.DRAWN_RED_FAILS
DRAWN_BLACK_FAILS = constants.DRAWN_BLACK_FAILS
WORTH = list(w.WORTH)

# Sets of cards: four bits per rank, in the order of the suits, and two jokers, which have any suit.
RED_CARDS = 0x36666666666666
BLACK_CARDS = 0x39999999999999
ALL_CARDS = 0x3FFFFFFFFFFFFF
PLAIN_CARDS = 0x0FFFFFFFFFFFFF

# Masks for counting the bits of a word in parallel.
ODD = 0x5555555555555555
PAIRS = 0x3333333333333333
NIBBLES = 0x0F0F0F0F0F0F0F0F
BYTES = 0x0101010101010101
MASK64 = 0xFFFFFFFFFFFFFFFF  # no effect in C, where 64-bit numbers wrap

FAR = 20  # distance of squares that units cannot reach


class Odds(Evaluator):
    """Distances on the map, and probabilities over the pool of cards that can be drawn."""

    def __init__(self, field: Field, numbers: Sequence[float] | None = None) -> None:
        self.field = field
        self.numbers = list(w.rows() if numbers is None else numbers)
        self.steps = [
            0
        ] * 308  # 77 × number + square: distance to the nearest aim (0), and to each of several
        self.pool = 0
        self.pool_size = 0
        self.steps = self.distance_tables()

    def distance_tables(self) -> list[int]:
        """The distance of each square to the nearest space of the scenario's aim."""
        terrain = self.field.terrain
        aim = AIMS.index(ROWS[self.field.scenario].aim)
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

    def use_pile(self, g: KingOfTheHillState) -> None:
        """Makes the pool the pile of this determinized state."""
        self.pool = ALL_CARDS if g.tables.jokers else PLAIN_CARDS
        self.pool = self.pool & ~(g.hand[0] | g.hand[1] | g.discard | g.drawn)
        self.count_pool(g)

    def use_unseen(self, g: KingOfTheHillState, seat: int) -> None:
        """Makes the pool all cards that a seat cannot see."""
        self.pool = ALL_CARDS if g.tables.jokers else PLAIN_CARDS
        self.pool = self.pool & ~(g.hand[seat] | g.known[1 - seat] | g.discard | g.drawn)
        self.count_pool(g)

    def count_pool(self, g: KingOfTheHillState) -> None:
        """Counts the pool; an empty one is replaced by the discard (KH-2.3)."""
        if self.pool == 0:
            self.pool = g.discard
        self.pool_size = self.popcount(self.pool)

    def popcount(self, cards: int) -> int:
        """The number of cards in a set."""
        cards = cards - ((cards >> 1) & ODD)
        cards = (cards & PAIRS) + ((cards >> 2) & PAIRS)
        cards = (cards + (cards >> 4)) & NIBBLES
        return ((cards * BYTES) & MASK64) >> 56

    def probability_of_none(self, cards: int, n: int) -> float:
        """The probability that n cards drawn from the pool contain none of `cards`."""
        left = self.pool_size
        bad = left - self.popcount(cards)
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
        """The cards of the pool with at least this rank."""
        one = self.pool >> (4 * strength)
        return one << (4 * strength)

    def saving_draws(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, fight: int
    ) -> int:
        """(KH-9.4 to KH-9.6, KH-12) The cards of the pool that save a target if drawn."""
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

    def saving_hand_cards(self, g: KingOfTheHillState, target: int, strength: int, fight: int) -> int:
        """(KH-9.7, KH-9.8, KH-10.5, KH-12) The cards of the pool that save a target if played from the hand."""
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
            middle = board_queries.direction_between(g.at[attacker], g.at[target])
        for turn in range(3):
            if board_queries.can_step(g, target, (middle + turn + 7) & 7):
                return True
        return False

    def loss_probability(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, fight: int
    ) -> float:
        """The probability that no drawn card saves a target."""
        saves = self.saving_draws(g, attacker, target, strength, fight)
        return self.probability_of_none(saves, board_queries.defence_against(g, attacker, target, fight))

    # For callers in Python.

    def loss_probability_from_pile(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, fight: int
    ) -> float:
        """The probability that no card drawn from the pile saves a target from this attack."""
        self.use_pile(g)
        return self.loss_probability(g, attacker, target, strength, fight)


def distances(terrain: Sequence[int], goals: Sequence[int]) -> list[int]:
    """The distance of each square to the nearest goal, around deep water."""
    found = dict.fromkeys(goals, 0)
    queue = list(goals)
    for square in queue:
        for direction in range(8):
            to = constants.beside(square, direction)
            if to != constants.NOWHERE and to not in found and terrain[to] != constants.DEEP:
                found[to] = found[square] + 1
                queue.append(to)
    return [found.get(square, FAR) for square in range(constants.AREA)]

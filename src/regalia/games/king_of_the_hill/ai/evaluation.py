"""The evaluation of a position of King of the Hill: a weighted sum of features, mapped to 0 to 1.

The C types are in evaluation.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core import hashing
from regalia.core.state import State
from regalia.games.king_of_the_hill.ai import weights as w
from regalia.games.king_of_the_hill.ai.tactics import Tactics
from regalia.games.king_of_the_hill.engine import board_queries, constants
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

if not cython.compiled:
    from math import exp  # compiled code uses C's exp

# Tables become C arrays, filled by these assignments.
NEXT = constants.NEXT
RANGE = constants.RANGE
COVER = constants.COVER
LEVEL = constants.LEVEL
DIFFICULT = constants.DIFFICULT
FREE_STEPS = constants.FREE_STEPS
RULED_STEPS = constants.RULED_STEPS
DE_BRUIJN = constants.DE_BRUIJN
BIT_INDEX = constants.BIT_INDEX
WORTH = list(w.WORTH)
MASK64 = hashing.MASK64


class KingOfTheHillEvaluator(Tactics):
    """The evaluator of King of the Hill for all scenarios and phases."""

    def __init__(self, field: Field, numbers: Sequence[float] | None = None) -> None:
        super().__init__(field, numbers)
        self.x = [0.0] * 23  # N_FEATURES; a C array needs the literal
        self.top = [0] * 8  # 4 × side + suit: the highest rank in hand, or -1
        self.blacks = [0] * 2
        self.reds = [0] * 2
        self.n_cards = [0] * 2
        self.cards_left = 0  # cards in both hands
        self.next_seat = constants.BLUE  # who plays the next card
        self.alive = [0.0] * 18  # probability that each unit is on the board after the current fight
        self.risk = [0.0] * 18  # probability that the best card against a unit destroys it
        self.engaged = [False] * 18  # (KH-1.2)
        self.held = [0.0] * 2
        self.expected_gain = [0.0] * 2
        self.needed = [0.0] * 2
        self.lead = [0.0] * 77  # blue's lead, by forest
        self.hash = 0

    # The contract. Each c_ method casts once and passes the state on, because keeping a cast state needs the GIL.

    def c_value(self, state: State, seat: int) -> float:
        return self.weighted_value(cython.cast(KingOfTheHillState, state), seat)

    def weighted_value(self, g: KingOfTheHillState, seat: int) -> float:
        """The weighted sum of the features for a seat, mapped to 0 to 1."""
        self.compute_features(g)
        row = w.N_FEATURES * g.tables.aim
        total = 0.0
        for i in range(w.N_FEATURES):
            total += self.numbers[row + i] * self.x[i]
        return self.sigmoid(total if seat == constants.BLUE else -total)

    def c_is_quiescent(self, state: State) -> bool:
        phase: int = cython.cast(KingOfTheHillState, state).phase
        return phase <= constants.ACTION

    def c_transposition_key(self, state: State) -> int:
        return self.hash_position(cython.cast(KingOfTheHillState, state))

    def hash_position(self, g: KingOfTheHillState) -> int:
        """A 64-bit hash of all that the rest of the turn depends on, except the order of the pile."""
        self.hash = 0
        for unit in range(constants.N_UNITS):
            self.mix(constants.N_TYPES * (g.at[unit] + 3) + g.types[unit] + 4096 * g.stun[unit])
        self.mix(g.hand[0])
        self.mix(g.hand[1])
        self.mix(g.discard)
        self.mix(g.drawn)
        self.mix(g.malus + 262144 * g.malus_ending)
        self.mix(g.general[0] + 32 * g.general[1] + 1024 * g.razed + 4096 * g.general_left + 99)
        self.mix(g.bid[0] + 64 * g.bid[1] + 128)
        self.mix(g.phase + 16 * g.seat + 32 * g.last + 64 * g.first + 128 * g.turn + 1024 * g.fight)
        self.mix(g.attacker + 32 * g.target + 1024 * g.strength + 16384 * g.vacated + 99)
        self.mix(g.general_dead[0] + 2 * g.general_dead[1] + 4 * g.n_elements + 64 * g.points[0])
        self.mix(g.points[1] + 4 * g.top)
        return self.hash

    def mix(self, word: int) -> None:
        """Mixes a word into the hash."""
        self.hash = hashing.fold(hashing.mix(self.hash, word))

    def sigmoid(self, x: float) -> float:
        """The logistic function."""
        return 1.0 / (1.0 + exp(-x))

    # Features.

    def compute_features(self, g: KingOfTheHillState) -> None:
        """Writes the features, for blue, to x."""
        for i in range(w.N_FEATURES):
            self.x[i] = 0.0
        self.x[w.BIAS] = 1.0
        self.use_pile(g)
        self.count_cards(g)
        self.find_threats(g)
        self.count_units(g)
        aim = g.tables.aim
        if aim == constants.THE_HILL:
            self.hill_features(g)
        elif aim == constants.THE_WOODS:
            self.woods_features(g)
        elif aim == constants.THE_EXIT:
            self.exit_features(g)
        else:
            self.camp_features(g)
        self.x[w.CLOCK] = g.turn / 7.0

    def count_cards(self, g: KingOfTheHillState) -> None:
        """Counts the cards of both hands by colour and rank, and finds who plays the last card."""
        for side in range(2):
            for suit in range(4):
                self.top[4 * side + suit] = -1
            self.blacks[side] = self.reds[side] = self.n_cards[side] = 0
            high = 0
            cards = g.hand[side]
            while cards:
                bit = cards & (~cards + 1)
                cards = cards ^ bit
                card = BIT_INDEX[((bit * DE_BRUIJN) & MASK64) >> 58]
                self.n_cards[side] += 1
                if card >= constants.JOKER:
                    high += 9
                    self.blacks[side] += 1
                    for suit in range(4):
                        self.top[4 * side + suit] = constants.ACE
                else:
                    suit = card & 3
                    self.top[4 * side + suit] = card >> 2
                    high += max(0, (card >> 2) - 6)
                    if suit == constants.CLUBS or suit == constants.SPADES:
                        self.blacks[side] += 1
                    else:
                        self.reds[side] += 1
            self.x[w.HIGH] += high if side == constants.BLUE else -high
        n = self.n_cards[0] + self.n_cards[1]
        self.cards_left = n if n > 0 else 2 * constants.HAND_SIZE
        self.next_seat = 1 - g.last if g.phase > constants.ACTION else g.seat
        if g.phase >= constants.FIRST:  # the side to play next has one card more, which is not an advantage
            self.x[w.CARDS] = (
                self.n_cards[0] - self.n_cards[1] + (0.5 if self.next_seat == constants.RED else -0.5)
            )
        mine = self.n_cards[self.next_seat]
        last = self.next_seat if mine > n - mine else 1 - self.next_seat
        if n > 0 and g.phase >= constants.FIRST:
            self.x[w.LAST_WORD] = (1.0 if last == constants.BLUE else -1.0) * 4.0 / (3.0 + n)

    def find_threats(self, g: KingOfTheHillState) -> None:
        """Computes the risk of each unit from the best card against it, and the survival of the current target."""
        for unit in range(constants.N_UNITS):
            self.alive[unit] = 1.0 if g.at[unit] >= 0 else 0.0
            self.risk[unit] = 0.0
            self.engaged[unit] = g.at[unit] >= 0 and self.close_combat_risk(g, unit)
        for unit in range(constants.N_UNITS):
            side = 0 if unit < constants.N_SLOTS else 1
            red = max(
                self.top[4 * (1 - side) + constants.DIAMONDS], self.top[4 * (1 - side) + constants.HEARTS]
            )
            if g.at[unit] >= 0 and red >= 0:
                self.shooting_risk(g, unit, red)
        if g.phase == constants.DEFEND:
            self.alive[g.target] = self.survival(g)

    def close_combat_risk(self, g: KingOfTheHillState, unit: int) -> bool:
        """Updates the risk of a unit from adjacent enemies. Returns whether there are any."""
        side = 0 if unit < constants.N_SLOTS else 1
        found = False
        square = g.at[unit]
        for d in range(8):
            to = NEXT[8 * square + d]
            if to < 0 or g.cells[to] == 0:
                continue
            enemy = g.cells[to] - 1
            if (enemy < constants.N_SLOTS) == (side == constants.BLUE):
                continue
            found = True
            strength = self.top[4 * (1 - side) + (constants.HEARTS if d & 1 else constants.DIAMONDS)]
            if strength >= 0 and g.stun[enemy] == 0:
                self.risk[unit] = max(
                    self.risk[unit], self.loss_probability(g, enemy, unit, strength, constants.CLOSE)
                )
        return found

    def shooting_risk(self, g: KingOfTheHillState, unit: int, strength: int) -> None:
        """Updates the risk of a unit from enemy shooters."""
        first = constants.N_SLOTS if unit < constants.N_SLOTS else 0
        for enemy in range(first, first + constants.N_SLOTS):
            if g.at[enemy] < 0 or RANGE[g.types[enemy]] == 0 or self.engaged[enemy] or g.stun[enemy] > 0:
                continue
            if board_queries.can_shoot(g, enemy, unit):
                self.risk[unit] = max(
                    self.risk[unit], self.loss_probability(g, enemy, unit, strength, constants.SHOT)
                )

    def survival(self, g: KingOfTheHillState) -> float:
        """The probability that the target of the current fight survives; the drawn cards are known."""
        self.pool = g.drawn
        if self.saving_draws(g, g.attacker, g.target, g.strength, g.fight):
            return 1.0
        side = 0 if g.target < constants.N_SLOTS else 1
        self.pool = g.hand[side]
        return 0.9 if self.saving_hand_cards(g, g.target, g.strength, g.fight) else 0.0

    def count_units(self, g: KingOfTheHillState) -> None:
        """The features of units, generals and threats."""
        for unit in range(constants.N_UNITS):
            if g.at[unit] < 0:
                continue
            side = 0 if unit < constants.N_SLOTS else 1
            sign = 1.0 if side == constants.BLUE else -1.0
            worth = WORTH[g.types[unit]] * self.alive[unit]
            self.x[w.MATERIAL] += sign * worth
            self.x[w.COVER] += sign * COVER[g.terrain[g.at[unit]]]
            lost = worth * self.risk[unit]
            self.x[w.THREAT_NOW if side != self.next_seat else w.THREAT_LATER] -= sign * lost
            if g.general[side] == unit:
                self.x[w.GENERAL] += sign * self.alive[unit]
                self.x[w.EXPOSED] -= sign * self.risk[unit] * self.alive[unit]
        for i in range(constants.N_TYPES):  # units in reserve count like those on the board
            self.x[w.MATERIAL] += WORTH[i] * (g.reserve[i] - g.reserve[constants.N_TYPES + i])

    def is_within_reach(self, g: KingOfTheHillState, unit: int) -> bool:
        """Whether a black card could take a unit to the aim, obstacles ignored."""
        kind = g.types[unit]
        square = g.at[unit]
        pace = 1 if DIFFICULT[g.terrain[square]] else FREE_STEPS[kind] + RULED_STEPS[kind]
        return self.steps[square] <= pace

    # The hill (KH-14.2).

    def hill_features(self, g: KingOfTheHillState) -> None:
        """The features of the hill: units on it, units within reach, probability to win at the end of the turn."""
        for side in range(2):
            sign = 1.0 if side == constants.BLUE else -1.0
            held = 0.0
            climbers = 0
            units = 0.0
            for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
                if g.at[unit] < 0:
                    continue
                units += self.alive[unit]
                if LEVEL[g.terrain[g.at[unit]]] > 0:
                    held += self.alive[unit] * (1.0 - 0.4 * self.risk[unit])
                else:
                    climbers += self.is_within_reach(g, unit)
                self.x[w.NEAR] += sign * max(0.0, 1.0 - 0.25 * self.steps[g.at[unit]])
            self.held[side] = held
            self.expected_gain[side] = 0.65 * min(climbers, self.blacks[side] if self.cards_left < 16 else 3)
            self.needed[side] = min(3.0, max(units, 1.0))
            self.x[w.HELD] += sign * min(held, 5.0)
        blue = self.hill_win_probability(g, constants.BLUE)
        red = self.hill_win_probability(g, constants.RED)
        self.x[w.TURN] = blue * (1.0 - red) - red * (1.0 - blue)
        self.x[w.PAIR] = self.count_held_pair(g, constants.BLUE) - self.count_held_pair(g, constants.RED)

    def hill_win_probability(self, g: KingOfTheHillState, side: int) -> float:
        """The probability that a side has two objectives at the end of the turn."""
        spread = 0.12 + 0.12 * self.cards_left
        mine = self.held[side] + self.expected_gain[side]
        yours = self.held[1 - side] + self.expected_gain[1 - side]
        lead = self.sigmoid((mine - yours - 0.5) / spread)
        three = self.sigmoid((mine - self.needed[side] + 0.5) / spread)
        pair = 1.0 if self.count_held_pair(g, side) == 2.0 else 0.0
        best = max(lead, three)
        if g.general_dead[1 - side]:
            return max(best, pair)
        return max(min(lead, three), pair * best)

    def count_held_pair(self, g: KingOfTheHillState, side: int) -> float:
        """The number of objectives of its own pair that a side holds."""
        n = 0.0
        for i in range(2 * side, 2 * side + 2):
            if g.goals[i] >= 0 and g.cells[g.goals[i]]:
                unit = g.cells[g.goals[i]] - 1
                n += self.alive[unit] if (unit < constants.N_SLOTS) == (side == constants.BLUE) else 0.0
        return n

    # The woods (KH-15.3).

    def woods_features(self, g: KingOfTheHillState) -> None:
        """The features of the woods: the expected lead in each forest at the end of the turn."""
        for i in range(constants.AREA):
            self.lead[i] = 0.0
        for side in range(2):
            sign = 1.0 if side == constants.BLUE else -1.0
            ready = 0
            for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
                if g.at[unit] >= 0 and g.tables.forests[g.at[unit]] == 0:
                    ready += self.is_within_reach(g, unit)
            able = self.blacks[side] if self.cards_left < 16 else 3
            share = 0.7 * min(1.0, able / (ready + 0.001))
            for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
                if g.at[unit] < 0:
                    continue
                forest = g.tables.forests[g.at[unit]]
                self.x[w.NEAR] += sign * max(0.0, 1.0 - 0.25 * self.steps[g.at[unit]])
                if forest:
                    self.lead[forest] += sign * self.alive[unit] * (1.0 - 0.4 * self.risk[unit])
                elif self.is_within_reach(g, unit):
                    self.lead[self.nearest_forest(g, g.at[unit])] += sign * share
        blue = self.woods_win_probability(g, constants.BLUE)
        red = self.woods_win_probability(g, constants.RED)
        self.x[w.TURN] = blue * (1.0 - red) - red * (1.0 - blue)

    def nearest_forest(self, g: KingOfTheHillState, square: int) -> int:
        """The number of the forest nearest to a square."""
        best = 1
        for forest in range(2, min(g.tables.n_forests, 3) + 1):
            if self.steps[constants.AREA * forest + square] < self.steps[constants.AREA * best + square]:
                best = forest
        return best

    def woods_win_probability(self, g: KingOfTheHillState, side: int) -> float:
        """The probability of two objectives at the end of the turn, with forests as independent events."""
        sign = 1.0 if side == constants.BLUE else -1.0
        spread = 0.12 + 0.1 * self.cards_left
        none = 0.0 if g.general_dead[1 - side] else 1.0
        one = 1.0 - none
        for forest in range(1, g.tables.n_forests + 1):
            chance = self.sigmoid((sign * self.lead[forest] - 0.5) / spread)
            one = one * (1.0 - chance) + none * chance
            none = none * (1.0 - chance)
            self.x[w.HELD] += sign * chance
        return 1.0 - none - one

    # The exit (KH-15.4).

    def exit_features(self, g: KingOfTheHillState) -> None:
        """The features of the exit: units that left, units near the edge, and how many can still leave."""
        best = second = third = 0.0
        out = 0
        units = 0
        for unit in range(constants.N_SLOTS):
            if g.at[unit] == constants.LEFT:
                out += 1
            elif g.at[unit] >= 0:
                units += 1
                near = (1.0 - self.steps[g.at[unit]] / 8.0) * self.alive[unit] * (1.0 - 0.5 * self.risk[unit])
                if g.general[constants.BLUE] == unit:
                    self.x[w.MARCH] += near
                if near > best:
                    third = second
                    second = best
                    best = near
                elif near > second:
                    third = second
                    second = near
                elif near > third:
                    third = near
        self.x[w.EXITS] = min(out, constants.REQUIRED_EXITS)
        self.x[w.ESCAPED] = g.general_left != constants.NO_UNIT
        if self.x[w.ESCAPED] > 0.0:
            self.x[w.GENERAL] += 1.0
            self.x[w.MARCH] += 1.0
        need = constants.REQUIRED_EXITS - out
        self.x[w.MARCH] += min(out, 3)
        self.x[w.MARCH] += (
            (best if need > 0 else 0.0) + (second if need > 1 else 0.0) + (third if need > 2 else 0.0)
        )
        self.x[w.SHORT] = max(0, need - units)

    # The camp (KH-15.5).

    def camp_features(self, g: KingOfTheHillState) -> None:
        """The features of the camp: razed objectives, red's distance to the others, and their guards."""
        for i in range(2):
            if (g.razed >> i) & 1:
                self.x[w.RAZED] += 1.0
                continue
            best = 0.0
            guard = 0.0
            for unit in range(constants.N_UNITS):
                if g.at[unit] < 0:
                    continue
                far = self.steps[constants.AREA * i + g.at[unit]]
                if unit >= constants.N_SLOTS:
                    best = max(best, (1.0 - far / 8.0) * self.alive[unit])
                    if far == 0:
                        self.x[w.STORM] += self.alive[unit] * (1.0 if self.reds[constants.RED] > 0 else 0.3)
                elif far <= 1:
                    guard += self.alive[unit] * (1.0 if far == 0 else 0.5)
            self.x[w.RAID] += best * best
            self.x[w.GUARD] += min(guard, 2.0)

    # For callers in Python.

    def clone(self) -> KingOfTheHillEvaluator:
        return KingOfTheHillEvaluator(self.field, [self.numbers[i] for i in range(w.N_FEATURES * w.N_AIMS)])

    def features(self, state: State, seat: int) -> list[float]:
        """The features of all aims in one list; those of other aims are 0."""
        g = cython.cast(KingOfTheHillState, state)
        self.compute_features(g)
        row = w.N_FEATURES * g.tables.aim
        sign = 1.0 if seat == constants.BLUE else -1.0
        found = [0.0] * (w.N_FEATURES * w.N_AIMS)
        for i in range(w.N_FEATURES):
            found[row + i] = sign * self.x[i]
        return found

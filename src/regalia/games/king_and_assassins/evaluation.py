"""The judge of King & Assassins: what search should think of a position, and what it must not overlook."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from regalia.core.evaluator import Evaluator, LineBuffer
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.games.king_and_assassins import constants, weights
from regalia.games.king_and_assassins.features import FeatureExtractor
from regalia.games.king_and_assassins.knight_tactics import KnightTactics
from regalia.games.king_and_assassins.posterior import PickPosterior
from regalia.games.king_and_assassins.rules import BoardTables, KingAndAssassinsState
from regalia.games.king_and_assassins.tactics import Attack

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
STEPS = constants.STEP
LOGISTIC = [1.0 / (1.0 + exp(-(step - 512) / 64)) for step in range(1025)]  # from -8 to 8
UNDECIDED = 0.35  # what the king's player may expect while the king is not on the board yet


def numbers(seed: int, n: int) -> list[int]:
    """Random 64-bit numbers that are the same in every run."""
    rng = Rng(seed)
    return [(rng.below(1 << 30) << 34) ^ (rng.below(1 << 30) << 17) ^ rng.below(1 << 30) for _ in range(n)]


CITIZEN_NUMBERS = numbers(1, constants.N_CITIZENS * constants.AREA)
KNIGHT_NUMBERS = numbers(2, constants.AREA)  # one knight is like another
KING_NUMBERS = numbers(3, constants.AREA)


class KingAndAssassinsEvaluator(Evaluator):
    """Judges positions of one board, with a belief over the 220 picks and rows of weights.

    The value for the king's seat is made of what all can see and of the belief. The value for the assassins'
    seat is made of the truth; there the belief is what the king's player may think of them. The belief was
    made at a position, `origin`: who has been moved since is suspected more.
    """

    def __init__(
        self,
        tables: BoardTables,
        belief: Sequence[float] | None = None,
        rows: Sequence[Sequence[float]] = weights.WEIGHTS,
        origin: KingAndAssassinsState | None = None,
    ) -> None:
        self.tables = tables
        self.belief = [1.0 / constants.N_PICKS] * constants.N_PICKS if belief is None else list(belief)
        self.rows = rows
        self.flat = [number for row in rows for number in row]
        self.posterior = PickPosterior(self.belief)
        self.origin = origin
        self.measures = FeatureExtractor(tables, self.posterior, origin)
        self.attack = Attack(tables)
        self.knight_tactics = KnightTactics(tables, self.posterior)
        self.scores = [0] * 256  # work space of `sift`

    # The verbs of the contract.

    def c_value(self, state: State, seat: int) -> float:
        return self.evaluate(cython.cast(KingAndAssassinsState, state), seat)

    def c_terminal_value(self, state: State, seat: int) -> float:
        if seat == constants.KING_SEAT:
            return self.foresee(cython.cast(KingAndAssassinsState, state))
        return state.c_reward(seat)

    def c_transposition_key(self, state: State) -> int:
        return self.number(cython.cast(KingAndAssassinsState, state))

    def c_infoset_key(self, state: State) -> int:
        return self.stamp(cython.cast(KingAndAssassinsState, state))

    def c_diversity_key(self, state: State) -> int:
        return self.upshot(cython.cast(KingAndAssassinsState, state))

    def c_order_moves(self, state: State, out: ActionBuffer) -> None:
        self.sort(cython.cast(KingAndAssassinsState, state), out)

    def c_tactics(self, state: State, lines: LineBuffer) -> None:
        lines.n = 0
        self.point_out(cython.cast(KingAndAssassinsState, state), lines)

    def c_sample_world(self, state: State, seat: int, rng: Rng) -> None:
        if seat == constants.ASSASSINS_SEAT:
            return
        self.suppose(cython.cast(KingAndAssassinsState, state), rng)

    def c_update_belief(self, state: State) -> None:
        if state.c_actor() == constants.KING_SEAT:
            self.learn(cython.cast(KingAndAssassinsState, state))

    def c_reset_belief(self) -> None:
        self.posterior.forget()
        self.measures.forget()

    # For people.

    def clone(self) -> KingAndAssassinsEvaluator:
        return KingAndAssassinsEvaluator(self.tables, self.belief, self.rows, self.origin)

    def features(self, state: State, seat: int) -> list[float]:
        return self.listed(cython.cast(KingAndAssassinsState, state), seat)

    def belief_after(self, state: State) -> list[float]:
        """How likely each citizen is an assassin, as it will be believed there; see `reflect`."""
        self.c_update_belief(state)
        there = cython.cast(KingAndAssassinsState, state)
        told: list[float] = self.posterior.chances(there.known, there.gone)
        self.c_reset_belief()
        return told

    def listed(self, state: KingAndAssassinsState, seat: int) -> list[float]:
        """All rows, one after the other, and nothing but 0 outside of the one that is for the position.

        For the assassins' seat the signs are turned, so that the logistic function of the weighted sum is
        what the seat itself may expect. Nothing can be said of a king who is not on the board.
        """
        found = [0.0] * (constants.N_ROWS * constants.N_FEATURES)
        if state.king != constants.GONE:
            self.measures.measure(state, seat)
            first = constants.N_FEATURES * self.row_of(state, seat)
            sign = 1.0 if seat == constants.KING_SEAT else -1.0
            for j in range(constants.N_FEATURES):
                found[first + j] = sign * self.measures.f[j]
        return found

    # Values.

    def evaluate(self, state: KingAndAssassinsState, seat: int) -> float:
        king = UNDECIDED
        if state.king != constants.GONE:
            self.measures.measure(state, seat)
            first = constants.N_FEATURES * self.row_of(state, seat)
            total = 0.0
            for j in range(constants.N_FEATURES):
                total += self.flat[first + j] * self.measures.f[j]
            king = self.logistic(total)
            if seat == constants.KING_SEAT and state.captured:
                over = self.posterior.all_gone(state.known, state.gone)
                king = over + (1.0 - over) * king
        return king if seat == constants.KING_SEAT else 1.0 - king

    def foresee(self, state: KingAndAssassinsState) -> float:
        """What the king's player may expect of an end: a capture may be the last one, he cannot know it."""
        if state.reason != constants.ALL_GONE or not state.captured:
            return 1.0 if state.reason <= constants.CASTLE else 0.0
        state.phase = constants.KING_TURN
        value = self.evaluate(state, constants.KING_SEAT)
        state.phase = constants.ENDED
        return value

    def row_of(self, state: KingAndAssassinsState, seat: int) -> int:
        return 2 * (seat == constants.ASSASSINS_SEAT) + self.measures.king_is_next(state)

    def logistic(self, total: float) -> float:
        """From a table, so that it is the same number compiled or not."""
        place = 64.0 * (total + 8.0)
        if place <= 0.0:
            return LOGISTIC[0]
        if place >= 1024.0:
            return LOGISTIC[1024]
        step = int(place)
        return LOGISTIC[step] + (place - step) * (LOGISTIC[step + 1] - LOGISTIC[step])

    def number(self, state: KingAndAssassinsState) -> int:
        """Where everybody is and all that is left; orders of moves that lead to the same are the same."""
        key = KING_NUMBERS[state.king]
        for j in range(constants.N_KNIGHTS):
            key = (key + KNIGHT_NUMBERS[state.knights[j]]) & MASK64
        for i in range(constants.N_CITIZENS):
            key ^= CITIZEN_NUMBERS[constants.AREA * i + state.citizens[i]]
        counts = state.king_ap | (state.knight_ap << 3) | (state.assassin_ap << 7) | (state.kills << 11)
        counts |= (state.wounds << 13) | (state.phase << 15) | (state.reason << 18)
        counts |= (1 << 21) if state.captured else 0
        known = state.known
        counts |= known << 22
        counts = (counts * GAMMA) & MASK64
        return key ^ counts ^ (counts >> 29)

    def stamp(self, state: KingAndAssassinsState) -> int:
        """As `number`, and which knight is where, the cards, and where the assassins act who they are."""
        key = self.number(state)
        for j in range(constants.N_KNIGHTS):
            key = ((key ^ state.knights[j]) * GAMMA) & MASK64
        for card in range(constants.N_CARDS):
            key = ((key ^ state.deck[card]) * GAMMA) & MASK64
        key = ((key ^ (state.card + 1)) * GAMMA) & MASK64
        if state.phase == constants.ASSASSINS_TURN:
            key = ((key ^ state.picked) * GAMMA) & MASK64
        return key ^ (key >> 29)

    def suppose(self, state: KingAndAssassinsState, rng: Rng) -> None:
        if state.picked and state.phase != constants.ENDED:
            state.picked = self.posterior.draw(state.known, state.gone, rng)

    def learn(self, state: KingAndAssassinsState) -> None:
        """Suspect whom the king's player will suspect when his turn begins."""
        if state.king == constants.GONE:
            return
        self.measures.measure(state, constants.KING_SEAT)
        self.posterior.learn(self.measures.factor)
        self.measures.begin(state)

    def upshot(self, state: KingAndAssassinsState) -> int:
        """Who is known, gone, wounded, and where the king is; and where the assassins are, as they know.

        A turn of the assassins that has not begun yet is the end of the king's, who does not know it.
        """
        key = KING_NUMBERS[state.king]
        theirs = state.phase == constants.ASSASSINS_TURN and self.measures.king_is_next(state)
        if state.phase == constants.CARD or theirs:
            for i in range(constants.N_CITIZENS):
                if (state.picked >> i) & 1:
                    key ^= CITIZEN_NUMBERS[constants.AREA * i + state.citizens[i]]
        counts = state.known | (state.gone << 12) | (state.wounds << 24) | (state.phase << 26)
        counts = (counts * GAMMA) & MASK64
        return key ^ counts ^ (counts >> 29)

    # What is worth a thought.

    def point_out(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        if state.phase == constants.ASSASSINS_TURN:
            self.attack.lines(state, lines)
        elif state.phase == constants.KING_TURN:
            self.knight_tactics.lines(state, lines)

    def sort(self, state: KingAndAssassinsState, out: ActionBuffer) -> None:
        """Strikes first, then what comes nearer; a reveal that leads to nothing at once is left out."""
        if state.phase != constants.ASSASSINS_TURN and state.phase != constants.KING_TURN:
            return
        if state.phase == constants.ASSASSINS_TURN:
            self.measures.threats.sound(state, constants.FAR - 1)
        n = 0
        for j in range(out.n):
            action = out.a[j]
            if state.phase == constants.KING_TURN:
                score = self.score_king(state, action)
            else:
                score = self.score_assassins(state, action)
            if score < 0:
                continue
            place = n
            while place > 0 and self.scores[place - 1] < score:
                self.scores[place] = self.scores[place - 1]
                out.a[place] = out.a[place - 1]
                place -= 1
            self.scores[place] = score
            out.a[place] = action
            n += 1
        out.n = n

    def score_assassins(self, state: KingAndAssassinsState, action: int) -> int:
        if action >= constants.REVEAL:
            return 60 if self.has_use(state, action - constants.REVEAL) else -1
        if action >= constants.CITIZEN_STRIKE:
            return 90
        if action < constants.CITIZEN_STEP:
            return 50
        i = (action - constants.CITIZEN_STEP) >> 2
        at = state.citizens[i]
        gain = self.measures.threats.distance(at) - self.measures.threats.distance(at + STEPS[action & 3])
        return 20 + gain - min(self.measures.threats.cost[i], 9)

    def has_use(self, state: KingAndAssassinsState, i: int) -> bool:
        """Whether one who reveals himself could strike in this turn."""
        if self.measures.threats.cost[i] + 2 <= state.assassin_ap:
            return True
        at = state.citizens[i]
        for d in range(4):
            who = state.cells[at + STEPS[d]]
            if who >= constants.KNIGHT_0 and who < constants.CITIZEN_0 and not state.tables.climb[4 * at + d]:
                return state.kills < 2 and state.assassin_ap > state.kills
        return False

    def score_king(self, state: KingAndAssassinsState, action: int) -> int:
        if action >= constants.KNIGHT_STRIKE:
            return 90
        if action >= constants.KNIGHT_STEP:
            return 20
        return 100 if action == constants.KING_EXIT else 60 if action else 50

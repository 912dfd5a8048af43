"""The evaluator of King & Assassins: values, keys, move ordering, tactics and belief for search.

The C types are in evaluation.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from regalia.core import hashing
from regalia.core.evaluator import Evaluator, LineBuffer
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.games.king_and_assassins.ai import weights
from regalia.games.king_and_assassins.ai.features import FeatureExtractor
from regalia.games.king_and_assassins.ai.knight_tactics import KnightTactics
from regalia.games.king_and_assassins.ai.posterior import PickPosterior
from regalia.games.king_and_assassins.ai.tactics import Attack
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

MASK64 = hashing.MASK64
STEPS = constants.STEP
LOGISTIC = [1.0 / (1.0 + exp(-(step - 512) / 64)) for step in range(1025)]  # from -8 to 8
VALUE_BEFORE_START = 0.35  # for the king's seat, before the king is on the board


def random_keys(seed: int, n: int) -> list[int]:
    """Zobrist keys: pseudo-random 64-bit numbers, the same in every run."""
    rng = Rng(seed)
    return [(rng.below(1 << 30) << 34) ^ (rng.below(1 << 30) << 17) ^ rng.below(1 << 30) for _ in range(n)]


CITIZEN_KEYS = random_keys(1, constants.N_CITIZENS * constants.AREA)
KNIGHT_KEYS = random_keys(2, constants.AREA)  # knights are interchangeable
KING_KEYS = random_keys(3, constants.AREA)


class KingAndAssassinsEvaluator(Evaluator):
    """Evaluates positions of one board, with a belief over the 220 picks and rows of weights.

    The value for the king's seat depends on public information and the belief. The value for the assassins'
    seat uses the true picks; there the belief models what the king's player suspects. `origin` is the
    position at which the belief was computed; citizens that were moved since then are suspected more.
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
        self.flat_weights = [number for row in rows for number in row]
        self.posterior = PickPosterior(self.belief)
        self.origin = origin
        self.extractor = FeatureExtractor(tables, self.posterior, origin)
        self.attack = Attack(tables)
        self.knight_tactics = KnightTactics(tables, self.posterior)
        self.scores = [0] * 256  # work space of sort_actions

    # The game contract.

    def c_value(self, state: State, seat: int) -> float:
        return self.evaluate(cython.cast(KingAndAssassinsState, state), seat)

    def c_terminal_value(self, state: State, seat: int) -> float:
        if seat == constants.KING_SEAT:
            return self.expected_end(cython.cast(KingAndAssassinsState, state))
        return state.c_reward(seat)

    def c_transposition_key(self, state: State) -> int:
        return self.position_key(cython.cast(KingAndAssassinsState, state))

    def c_infoset_key(self, state: State) -> int:
        return self.information_key(cython.cast(KingAndAssassinsState, state))

    def c_diversity_key(self, state: State) -> int:
        return self.effect_key(cython.cast(KingAndAssassinsState, state))

    def c_order_moves(self, state: State, out: ActionBuffer) -> None:
        self.sort_actions(cython.cast(KingAndAssassinsState, state), out)

    def c_tactics(self, state: State, lines: LineBuffer) -> None:
        lines.n = 0
        self.fill_tactics(cython.cast(KingAndAssassinsState, state), lines)

    def c_sample_world(self, state: State, seat: int, rng: Rng) -> None:
        if seat == constants.ASSASSINS_SEAT:
            return
        self.sample_pick(cython.cast(KingAndAssassinsState, state), rng)

    def c_update_belief(self, state: State) -> None:
        if state.c_actor() == constants.KING_SEAT:
            self.advance_belief(cython.cast(KingAndAssassinsState, state))

    def c_reset_belief(self) -> None:
        self.posterior.reset()
        self.extractor.reset_reference()

    # Methods for Python.

    def clone(self) -> KingAndAssassinsEvaluator:
        return KingAndAssassinsEvaluator(self.tables, self.belief, self.rows, self.origin)

    def features(self, state: State, seat: int) -> list[float]:
        return self.feature_rows(cython.cast(KingAndAssassinsState, state), seat)

    def belief_after(self, state: State) -> list[float]:
        """The probability of each citizen to be an assassin, after `c_update_belief` for a position."""
        self.c_update_belief(state)
        there = cython.cast(KingAndAssassinsState, state)
        marginals: list[float] = self.posterior.marginals(there.known, there.gone)
        self.c_reset_belief()
        return marginals

    def feature_rows(self, state: KingAndAssassinsState, seat: int) -> list[float]:
        """All rows of features, concatenated; rows that do not apply to the position are 0.

        For the assassins' seat the signs are inverted, so that the logistic function of the weighted sum is
        the value for that seat. All features are 0 while the king is not on the board.
        """
        found = [0.0] * (constants.N_ROWS * constants.N_FEATURES)
        if state.king != constants.GONE:
            self.extractor.compute(state, seat)
            first = constants.N_FEATURES * self.row_of(state, seat)
            sign = 1.0 if seat == constants.KING_SEAT else -1.0
            for j in range(constants.N_FEATURES):
                found[first + j] = sign * self.extractor.f[j]
        return found

    # Values.

    def evaluate(self, state: KingAndAssassinsState, seat: int) -> float:
        king = VALUE_BEFORE_START
        if state.king != constants.GONE:
            self.extractor.compute(state, seat)
            first = constants.N_FEATURES * self.row_of(state, seat)
            total = 0.0
            for j in range(constants.N_FEATURES):
                total += self.flat_weights[first + j] * self.extractor.f[j]
            king = self.logistic(total)
            if seat == constants.KING_SEAT and state.captured:
                over = self.posterior.probability_all_gone(state.known, state.gone)
                king = over + (1.0 - over) * king
        return king if seat == constants.KING_SEAT else 1.0 - king

    def expected_end(self, state: KingAndAssassinsState) -> float:
        """The king's value of a finished game: he cannot know in advance that a capture is the last one."""
        if state.reason != constants.ALL_GONE or not state.captured:
            return 1.0 if state.reason <= constants.CASTLE else 0.0
        state.phase = constants.KING_TURN
        value = self.evaluate(state, constants.KING_SEAT)
        state.phase = constants.ENDED
        return value

    def row_of(self, state: KingAndAssassinsState, seat: int) -> int:
        return 2 * (seat == constants.ASSASSINS_SEAT) + self.extractor.king_is_next(state)

    def logistic(self, total: float) -> float:
        """The logistic function from a table, so that compiled and uncompiled results are identical."""
        place = 64.0 * (total + 8.0)
        if place <= 0.0:
            return LOGISTIC[0]
        if place >= 1024.0:
            return LOGISTIC[1024]
        step = int(place)
        return LOGISTIC[step] + (place - step) * (LOGISTIC[step + 1] - LOGISTIC[step])

    def position_key(self, state: KingAndAssassinsState) -> int:
        """A Zobrist hash of pieces and points; it does not depend on the order of moves."""
        key = KING_KEYS[state.king]
        for j in range(constants.N_KNIGHTS):
            key = (key + KNIGHT_KEYS[state.knights[j]]) & MASK64
        for i in range(constants.N_CITIZENS):
            key ^= CITIZEN_KEYS[constants.AREA * i + state.citizens[i]]
        counts = state.king_ap | (state.knight_ap << 3) | (state.assassin_ap << 7) | (state.kills << 11)
        counts |= (state.wounds << 13) | (state.phase << 15) | (state.reason << 18)
        counts |= (1 << 21) if state.captured else 0
        known = state.known
        counts |= known << 22
        return key ^ hashing.fold(hashing.scramble(counts))

    def information_key(self, state: KingAndAssassinsState) -> int:
        """As position_key, with the knights' numbers, the cards and, in the assassins' turn, the picks."""
        key = self.position_key(state)
        for j in range(constants.N_KNIGHTS):
            key = hashing.mix(key, state.knights[j])
        for card in range(constants.N_CARDS):
            key = hashing.mix(key, state.deck[card])
        key = hashing.mix(key, state.card + 1)
        if state.phase == constants.ASSASSINS_TURN:
            key = hashing.mix(key, state.picked)
        return hashing.fold(key)

    def sample_pick(self, state: KingAndAssassinsState, rng: Rng) -> None:
        if state.picked and state.phase != constants.ENDED:
            state.picked = self.posterior.sample(state.known, state.gone, rng)

    def advance_belief(self, state: KingAndAssassinsState) -> None:
        """Updates the posterior to what the king's player believes when his turn begins."""
        if state.king == constants.GONE:
            return
        self.extractor.compute(state, constants.KING_SEAT)
        self.posterior.reweight(self.extractor.factor)
        self.extractor.set_reference(state)

    def effect_key(self, state: KingAndAssassinsState) -> int:
        """A hash of who is known and gone, the wounds and the king's square.

        After a turn of the assassins it includes their squares. After the king's turn, when the assassins'
        turn has not begun, it does not, because the king does not know them.
        """
        key = KING_KEYS[state.king]
        turn_ended = state.phase == constants.ASSASSINS_TURN and self.extractor.king_is_next(state)
        if state.phase == constants.CARD or turn_ended:
            for i in range(constants.N_CITIZENS):
                if (state.picked >> i) & 1:
                    key ^= CITIZEN_KEYS[constants.AREA * i + state.citizens[i]]
        counts = state.known | (state.gone << 12) | (state.wounds << 24) | (state.phase << 26)
        return key ^ hashing.fold(hashing.scramble(counts))

    # Tactics and move ordering.

    def fill_tactics(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        if state.phase == constants.ASSASSINS_TURN:
            self.attack.lines(state, lines)
        elif state.phase == constants.KING_TURN:
            self.knight_tactics.lines(state, lines)

    def sort_actions(self, state: KingAndAssassinsState, out: ActionBuffer) -> None:
        """Sorts strikes first, then by the approach to the king; drops reveals that allow no strike this turn."""
        if state.phase != constants.ASSASSINS_TURN and state.phase != constants.KING_TURN:
            return
        if state.phase == constants.ASSASSINS_TURN:
            self.extractor.threats.compute(state, constants.FAR - 1)
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
            return 60 if self.can_strike(state, action - constants.REVEAL) else -1
        if action >= constants.CITIZEN_STRIKE:
            return 90
        if action < constants.CITIZEN_STEP:
            return 50
        i = (action - constants.CITIZEN_STEP) >> 2
        at = state.citizens[i]
        gain = self.extractor.threats.distance(at) - self.extractor.threats.distance(at + STEPS[action & 3])
        return 20 + gain - min(self.extractor.threats.cost[i], 9)

    def can_strike(self, state: KingAndAssassinsState, i: int) -> bool:
        """Whether an assassin that reveals itself can strike in this turn."""
        if self.extractor.threats.cost[i] + 2 <= state.assassin_ap:
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

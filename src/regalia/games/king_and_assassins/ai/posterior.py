"""Posterior over the 220 picks, conditioned on the revealed and removed citizens, for use in search."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.rng import Rng
from regalia.games.king_and_assassins.ai.threat_map import ThreatMap
from regalia.games.king_and_assassins.engine import constants

PICKS = constants.PICKS
MEMBERS = [
    i for pick in constants.PICKS for i in range(constants.N_CITIZENS) if (pick >> i) & 1
]  # three for each pick


class PickPosterior:
    """Weights of the picks, and their conditional distributions.

    The distribution for each pair of sets (known, gone) that search meets is computed once and cached in one
    of 16 slots.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)
        self.initial = list(weights)  # the weights at the root of the search
        self.slot_key = [-1] * 16  # of each slot: its sets (known, gone) as one number
        self.count = [0] * 16  # of each slot: the number of possible picks
        self.picks = [0] * 3520  # 16 × N_PICKS: the possible picks
        self.probability = [0.0] * 3520  # and their probabilities
        self.marginal = [0.0] * 192  # 16 × N_CITIZENS: the probability that a citizen is an assassin
        self.nearest = [0.0] * 16  # distribution of the nearest assassin's cost; see compute_nearest
        self.nearest_key = -1  # the key of the slot for which `nearest` was computed
        self.nearest_costs = [0] * 12  # the costs of the citizens for which `nearest` was computed
        self.partial_sums = [0.0] * 64  # work space: four independent sums, which the CPU adds in parallel

    def reweight(self, factor: Sequence[float]) -> None:
        """Sets the weights to the initial ones times the factors of the citizens in each pick."""
        for j in range(constants.N_PICKS):
            pick = 3 * j
            product = factor[MEMBERS[pick]] * factor[MEMBERS[pick + 1]] * factor[MEMBERS[pick + 2]]
            self.weights[j] = self.initial[j] * product
        self.invalidate()

    def reset(self) -> None:
        """Restores the initial weights."""
        for j in range(constants.N_PICKS):
            self.weights[j] = self.initial[j]
        self.invalidate()

    def invalidate(self) -> None:
        """Invalidates the cache."""
        for slot in range(16):
            self.slot_key[slot] = -1
        self.nearest_key = -1

    def slot_for(self, known: int, gone: int) -> int:
        """The slot for picks that contain all known assassins and are not all gone (KA-7.5); filled if needed."""
        key = (known << 12) | gone
        slot = (known + (known >> 5) + 3 * gone + (gone >> 4)) & 15
        if self.slot_key[slot] != key:
            self.slot_key[slot] = key
            self.fill_slot(slot, known, gone)
        return slot

    def fill_slot(self, slot: int, known: int, gone: int) -> None:
        total = 0.0
        for j in range(constants.N_PICKS):
            if PICKS[j] & known == known and PICKS[j] & ~gone != 0:
                total += self.weights[j]
        n = 0
        for j in range(constants.N_PICKS):
            if PICKS[j] & known != known or PICKS[j] & ~gone == 0:
                continue
            if total > 0.0 and self.weights[j] == 0.0:
                continue
            self.picks[constants.N_PICKS * slot + n] = j
            self.probability[constants.N_PICKS * slot + n] = self.weights[j] / total if total > 0.0 else 1.0
            n += 1
        self.count[slot] = n
        self.compute_marginals(slot, n, total > 0.0)

    def compute_marginals(self, slot: int, n: int, has_weight: bool) -> None:
        """Computes the citizens' probabilities; if all possible picks have weight 0, they are made equally likely."""
        for i in range(constants.N_CITIZENS):
            self.marginal[constants.N_CITIZENS * slot + i] = 0.0
        for j in range(constants.N_PICKS * slot, constants.N_PICKS * slot + n):
            if not has_weight:
                self.probability[j] = 1.0 / n
            for m in range(3):
                self.marginal[constants.N_CITIZENS * slot + MEMBERS[3 * self.picks[j] + m]] += (
                    self.probability[j]
                )

    def compute_nearest(self, slot: int, threats: ThreatMap) -> None:
        """Fills `nearest`: for each cost, the probability that the nearest assassin has this cost."""
        if self.is_unchanged(slot, threats):
            return
        for index in range(4 * 16):
            self.partial_sums[index] = 0.0
        for j in range(constants.N_PICKS * slot, constants.N_PICKS * slot + self.count[slot]):
            pick = 3 * self.picks[j]
            least = min(
                threats.cost[MEMBERS[pick]], threats.cost[MEMBERS[pick + 1]], threats.cost[MEMBERS[pick + 2]]
            )
            self.partial_sums[16 * (j & 3) + least] += self.probability[j]
        for cost in range(constants.FAR + 1):
            self.nearest[cost] = (self.partial_sums[cost] + self.partial_sums[16 + cost]) + (
                self.partial_sums[32 + cost] + self.partial_sums[48 + cost]
            )

    def is_unchanged(self, slot: int, threats: ThreatMap) -> bool:
        """Whether `nearest` is already computed for these costs. Most moves do not change them."""
        same = self.nearest_key == self.slot_key[slot]
        self.nearest_key = self.slot_key[slot]
        for i in range(constants.N_CITIZENS):
            same = same & (self.nearest_costs[i] == threats.cost[i])
            self.nearest_costs[i] = threats.cost[i]
        return same

    def probability_all_gone(self, known: int, gone: int) -> float:
        """The probability that all three assassins are gone, not conditioned on the game going on."""
        total = 0.0
        over = 0.0
        for j in range(constants.N_PICKS):
            if PICKS[j] & known == known:
                total += self.weights[j]
                if PICKS[j] & ~gone == 0:
                    over += self.weights[j]
        return over / total if total > 0.0 else 0.0

    def sample(self, known: int, gone: int, rng: Rng) -> int:
        """A random pick of the conditional distribution, as bits."""
        slot = self.slot_for(known, gone)
        first = constants.N_PICKS * slot
        last = first + self.count[slot] - 1
        rest = rng.c_below(1 << 30) / 1073741824.0
        j = first
        while j < last and rest >= self.probability[j]:
            rest -= self.probability[j]
            j += 1
        return PICKS[self.picks[j]]

    # Methods for Python.

    def marginals(self, known: int, gone: int) -> list[float]:
        """The probability of each citizen to be an assassin, in the order of CITIZENS."""
        slot = self.slot_for(known, gone)
        return [self.marginal[constants.N_CITIZENS * slot + i] for i in range(constants.N_CITIZENS)]

"""Who may be an assassin, for one who was not told: weights over the 220 picks, ready for search."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.rng import Rng
from regalia.games.king_and_assassins import constants
from regalia.games.king_and_assassins.threat_map import ThreatMap

PICKS = constants.PICKS
MEMBERS = [
    i for pick in constants.PICKS for i in range(constants.N_CITIZENS) if (pick >> i) & 1
]  # three for each pick


class PickPosterior:
    """What is believed of the picks, and what follows when somebody is revealed or taken away.

    A belief is worked out once for each set of known and gone ones that search meets, and kept in a drawer.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)
        self.first = list(weights)  # what they were before anything was learnt
        self.label = [-1] * 16  # of each of 16 drawers: which known and gone ones it is for
        self.count = [0] * 16  # how many picks are still possible
        self.picks = [0] * 3520  # 16 × N_PICKS: which
        self.shares = [0.0] * 3520  # and their probabilities
        self.chance = [0.0] * 192  # 16 × N_CITIZENS: that a citizen is an assassin
        self.nearest = [0.0] * 16  # filled by `look`: chances of what the nearest assassin has to pay
        self.looked_at = -1  # the label of the drawer, and
        self.paid = [0] * 12  # what the citizens had to pay, when it was filled
        self.sums = [0.0] * 64  # its work space: in four parts, since one sum would wait for the last

    def learn(self, factor: Sequence[float]) -> None:
        """Believe a pick so much more or less, for each citizen in it."""
        for j in range(constants.N_PICKS):
            pick = 3 * j
            factors = factor[MEMBERS[pick]] * factor[MEMBERS[pick + 1]] * factor[MEMBERS[pick + 2]]
            self.weights[j] = self.first[j] * factors
        self.clear()

    def forget(self) -> None:
        """Believe again what was believed at first."""
        for j in range(constants.N_PICKS):
            self.weights[j] = self.first[j]
        self.clear()

    def clear(self) -> None:
        """Empty the drawers."""
        for slot in range(16):
            self.label[slot] = -1
        self.looked_at = -1

    def drawer(self, known: int, gone: int) -> int:
        """The drawer of a belief: picks that hold the known ones and are not all gone (KA-7.5)."""
        label = (known << 12) | gone
        slot = (known + (known >> 5) + 3 * gone + (gone >> 4)) & 15
        if self.label[slot] != label:
            self.label[slot] = label
            self.fill(slot, known, gone)
        return slot

    def fill(self, slot: int, known: int, gone: int) -> None:
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
            self.shares[constants.N_PICKS * slot + n] = self.weights[j] / total if total > 0.0 else 1.0
            n += 1
        self.count[slot] = n
        self.sum_up(slot, n, total > 0.0)

    def sum_up(self, slot: int, n: int, believed: bool) -> None:
        """Each citizen's chance; where nothing possible was believed, all that is possible is as likely."""
        for i in range(constants.N_CITIZENS):
            self.chance[constants.N_CITIZENS * slot + i] = 0.0
        for j in range(constants.N_PICKS * slot, constants.N_PICKS * slot + n):
            if not believed:
                self.shares[j] = 1.0 / n
            for m in range(3):
                self.chance[constants.N_CITIZENS * slot + MEMBERS[3 * self.picks[j] + m]] += self.shares[j]

    def look(self, slot: int, threats: ThreatMap) -> None:
        """Fill `nearest`: how likely it is that the nearest assassin has so much to pay."""
        if self.is_the_same(slot, threats):
            return
        for place in range(4 * 16):
            self.sums[place] = 0.0
        for j in range(constants.N_PICKS * slot, constants.N_PICKS * slot + self.count[slot]):
            pick = 3 * self.picks[j]
            least = min(
                threats.cost[MEMBERS[pick]], threats.cost[MEMBERS[pick + 1]], threats.cost[MEMBERS[pick + 2]]
            )
            self.sums[16 * (j & 3) + least] += self.shares[j]
        for cost in range(constants.FAR + 1):
            self.nearest[cost] = (self.sums[cost] + self.sums[16 + cost]) + (
                self.sums[32 + cost] + self.sums[48 + cost]
            )

    def is_the_same(self, slot: int, threats: ThreatMap) -> bool:
        """Whether all have to pay what they had at the last look: most moves change nothing of that."""
        same = self.looked_at == self.label[slot]
        self.looked_at = self.label[slot]
        for i in range(constants.N_CITIZENS):
            same = same & (self.paid[i] == threats.cost[i])
            self.paid[i] = threats.cost[i]
        return same

    def all_gone(self, known: int, gone: int) -> float:
        """The chance that all three are gone, for one who does not know whether the game is over."""
        total = 0.0
        over = 0.0
        for j in range(constants.N_PICKS):
            if PICKS[j] & known == known:
                total += self.weights[j]
                if PICKS[j] & ~gone == 0:
                    over += self.weights[j]
        return over / total if total > 0.0 else 0.0

    def draw(self, known: int, gone: int, rng: Rng) -> int:
        """A pick, as likely as it is believed to be, as bits."""
        slot = self.drawer(known, gone)
        first = constants.N_PICKS * slot
        last = first + self.count[slot] - 1
        rest = rng.c_below(1 << 30) / 1073741824.0
        j = first
        while j < last and rest >= self.shares[j]:
            rest -= self.shares[j]
            j += 1
        return PICKS[self.picks[j]]

    # For people.

    def chances(self, known: int, gone: int) -> list[float]:
        """How likely each citizen is an assassin, in the order of the names."""
        slot = self.drawer(known, gone)
        return [self.chance[constants.N_CITIZENS * slot + i] for i in range(constants.N_CITIZENS)]

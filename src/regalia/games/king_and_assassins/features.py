"""What can be said of a position of King & Assassins in numbers, by one who knows what a seat knows."""

from __future__ import annotations

from math import exp, log

from regalia.games.king_and_assassins import constants, distances, likelihood_weights
from regalia.games.king_and_assassins.posterior import PickPosterior
from regalia.games.king_and_assassins.rules import BoardTables, KingAndAssassinsState
from regalia.games.king_and_assassins.threat_map import ThreatMap

STEPS = constants.STEP
CARD_POINTS = constants.CARD_POINTS
# How near a cost is: with 5 points one who pays 3 can wound, and who pays 8 may do so in two turns.
NEAR = [1.0, 0.9, 0.75, 0.6, 0.42, 0.28, 0.17, 0.09, 0.04, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# How surely a knight so many steps away is with somebody in one turn.
CATCH = [1.0, 0.97, 0.93, 0.85, 0.7, 0.45, 0.25, 0.1, 0.05, 0.0]
# What the king's player thinks of one who was moved, or not, as belief.py weighs it.
CLUES = [
    likelihood_weights.WEIGHTS.get(name, 0.0)
    for name in ("spent", "closer", "farther", "poised", "exposed", "perched", "left", "idle")
]
POWERS = [exp(step / 200 - 2) for step in range(801)]  # from -2 to 2
STRIKING = 3  # who has so little to pay is poised to strike
NOT_FAR = 5
LOSS = [-log(1 - 0.0098 * percent) for percent in range(101)]
HORIZON = 9
ASIDE = distances.ASIDE
# Steps between two squares, without regard to what is there; nobody is near the square of those who are gone.
APART = [
    distances.apart(at, to) if to != constants.GONE else 99
    for at in range(constants.AREA)
    for to in range(constants.AREA)
]


class FeatureExtractor:
    """Measures positions; `f` holds the numbers, in the order of `weights.NAMES`.

    For the assassins' seat the three are those of the position. For the king's seat they are whom the belief
    suspects, and the position's secret is never looked at.
    """

    def __init__(
        self, tables: BoardTables, posterior: PickPosterior, origin: KingAndAssassinsState | None
    ) -> None:
        self.posterior = posterior
        self.origin = [constants.GONE] * 12  # where the citizens stood when the belief was made
        self.paid = [constants.FAR] * 12  # and what they had to pay to stand beside the king
        self.began = -1  # in which round that was
        if origin is not None:
            self.origin = [origin.citizens[i] for i in range(constants.N_CITIZENS)]
            self.paid = [min(cost, HORIZON + 1) for cost in ThreatMap(tables.board).costs(origin)]
            self.began = origin.round
        self.first = list(self.origin)  # the same of where the search began, to which `forget` returns
        self.first_paid = list(self.paid)
        self.first_began = self.began
        self.factor = [1.0] * 12  # filled by `weigh`
        self.threats = ThreatMap(tables.board)
        self.home = distances.home(tables.board, roofs=False)
        self.beyond = distances.home(tables.board, roofs=True)
        self.aside = distances.aside(tuple(self.home))
        self.bad = [0.0] * 12  # the chance that a citizen is an assassin and on the board, as the seat knows
        self.suspected = [0.0] * 12  # the same chance, as the king's player will see it
        self.steps = [0] * 12  # of the nearest knight to a citizen, 9 at most
        self.catch = [0.0] * 12  # how surely a knight can be with a citizen in one turn
        self.near = [0.0] * 16  # the chance that the nearest assassin has so much to pay
        self.f = [0.0] * 24  # N_FEATURES
        self.king_next = False
        self.fetters = 0.0  # the chance that somebody can be captured in the next turn of the king

    def measure(self, state: KingAndAssassinsState, seat: int) -> None:
        """Fill `f` for a position where the king is on the board."""
        slot = self.posterior.drawer(state.known, state.gone)
        self.king_next = self.king_is_next(state)
        self.threats.sound(state, HORIZON)
        self.know(state, seat, slot)
        self.f[0] = 1.0
        self.measure_way(state)
        self.measure_danger(state)
        self.measure_pieces(state)
        self.suspect(state, slot)
        self.measure_knowledge(state, seat)
        self.measure_places(state)

    def king_is_next(self, state: KingAndAssassinsState) -> bool:
        """Whether the king's side acts before the assassins do, once the turn that was begun is over.

        A turn is begun when anything of it was paid for; before that, it is still to come.
        """
        card = 4 * state.card
        if state.phase == constants.KING_TURN:
            whole = state.king_ap == CARD_POINTS[card] and state.knight_ap == CARD_POINTS[card + 1]
            return whole and not state.captured
        if state.phase == constants.ASSASSINS_TURN:
            return state.assassin_ap != CARD_POINTS[card + 2] or state.kills != 0
        return True

    def know(self, state: KingAndAssassinsState, seat: int, slot: int) -> None:
        """Who is bad, and how near the nearest of them is, as the seat can tell."""
        if seat == constants.ASSASSINS_SEAT and state.picked:
            least = constants.FAR
            for i in range(constants.N_CITIZENS):
                here = (state.picked >> i) & 1 and state.citizens[i] != constants.GONE
                self.bad[i] = 1.0 if here else 0.0
                if here and self.threats.cost[i] < least:
                    least = self.threats.cost[i]
            for cost in range(constants.FAR + 1):
                self.near[cost] = 0.0
            self.near[least] = 1.0
            return
        self.posterior.look(slot, self.threats)
        for cost in range(constants.FAR + 1):
            self.near[cost] = self.posterior.nearest[cost]
        for i in range(constants.N_CITIZENS):
            there = state.citizens[i] != constants.GONE
            self.bad[i] = self.posterior.chance[constants.N_CITIZENS * slot + i] if there else 0.0

    def suspect(self, state: KingAndAssassinsState, slot: int) -> None:
        """Whom the king's player will suspect, once he has thought about who was moved since."""
        self.weigh(state)
        before = 0.0
        after = 0.0
        for i in range(constants.N_CITIZENS):
            chance = self.posterior.chance[constants.N_CITIZENS * slot + i]
            self.suspected[i] = chance * self.factor[i]
            if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                before += chance
                after += self.suspected[i]
        if after > 0.0 and after != before:
            for i in range(constants.N_CITIZENS):
                if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                    self.suspected[i] = min(self.suspected[i] * before / after, 1.0)

    def weigh(self, state: KingAndAssassinsState) -> None:
        """How much more or less a pick is believed for each citizen in it, by what was done since."""
        news = self.has_news(state)
        for i in range(constants.N_CITIZENS):
            self.factor[i] = 1.0
            if news and not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                self.factor[i] = POWERS[int(200.0 * self.clue(state, i) + 400.5)]

    def begin(self, state: KingAndAssassinsState) -> None:
        """From here on, what is done is news."""
        for i in range(constants.N_CITIZENS):
            self.origin[i] = state.citizens[i]
            self.paid[i] = min(self.threats.cost[i], HORIZON + 1)
        self.began = state.round

    def forget(self) -> None:
        """News is what was done since the search began."""
        for i in range(constants.N_CITIZENS):
            self.origin[i] = self.first[i]
            self.paid[i] = self.first_paid[i]
        self.began = self.first_began

    def has_news(self, state: KingAndAssassinsState) -> bool:
        """Whether the assassins have done anything since the belief was made."""
        if self.began < 0:
            return False
        return state.round != self.began or (self.king_next and state.phase != constants.KING_TURN)

    def clue(self, state: KingAndAssassinsState, i: int) -> float:
        """What a citizen's last turn adds to the logarithm of the suspicion, between -2 and 2."""
        at = state.citizens[i]
        cost = min(self.threats.cost[i], HORIZON + 1)
        reached = 1.0 if self.catch[i] > 0.4 else 0.0
        if at == self.origin[i]:
            clue = CLUES[6] * reached
            if cost <= NOT_FAR:
                clue += CLUES[7]
            return max(clue, -2.0)
        clue = 0.2 * CLUES[0] * self.apart(at, self.origin[i]) + CLUES[4] * reached
        if self.paid[i] > cost:
            clue += CLUES[1] * (self.paid[i] - cost)
        else:
            clue += CLUES[2] * (cost - self.paid[i])
        if cost <= STRIKING:
            clue += CLUES[3]
        if state.tables.roof[at]:
            clue += CLUES[5]
        return min(max(clue, -2.0), 2.0)

    # The king's way, and time.

    def measure_way(self, state: KingAndAssassinsState) -> None:
        points = 0
        fetters = 0
        cards = 0
        if state.phase == constants.KING_TURN and self.king_next:
            points = state.king_ap
        for card in range(constants.N_CARDS):
            cards += state.deck[card]
            points += state.deck[card] * CARD_POINTS[4 * card]
            fetters += state.deck[card] * CARD_POINTS[4 * card + 3]
        way = self.home[state.king] + 0.35 * self.crowd(state, state.king, 3)
        slack = points - way
        self.f[1] = way / 10.0
        self.f[2] = 1.0 / (1.0 + way)
        self.f[3] = min(slack, 6.0) / 6.0 if slack > 0.0 else 0.0
        self.f[4] = min((1.0 - slack) / 3.0, 1.0) if slack < 1.0 else 0.0
        self.f[16] = fetters / 7.0
        self.fetters = fetters / cards if cards else 0.0
        if state.phase == constants.KING_TURN and self.king_next:
            self.fetters = 1.0 if state.may_capture() else 0.0

    def crowd(self, state: KingAndAssassinsState, at: int, depth: int) -> int:
        """What stands on the next squares of the best shortest way: 1 for a knight, 2 for a citizen."""
        if depth == 0 or self.home[at] == 1:
            return 0
        least = 9
        for d in range(4):
            to = at + STEPS[d]
            if self.home[to] < self.home[at]:
                who = state.cells[to]
                toll = 0 if who == constants.EMPTY else 1 if who < constants.CITIZEN_0 else 2
                if toll < least:
                    least = min(least, toll + self.crowd(state, to, depth - 1))
        return least

    # What the assassins can do.

    def measure_danger(self, state: KingAndAssassinsState) -> None:
        five = self.chance_of_five(state)
        death = self.near[0] + five * self.near[1]
        wound = self.near[0] + self.near[1] + self.near[2] + five * self.near[3]
        threat = 0.0
        for cost in range(HORIZON):
            threat += self.near[cost] * NEAR[cost]
        self.f[5] = 1.0 if state.wounds else 0.0
        if state.wounds:
            death = wound
        self.f[6] = self.loss(death)
        self.f[7] = wound - death
        self.f[8] = threat
        self.f[9] = threat if state.wounds else 0.0
        pack = 0.0
        for i in range(constants.N_CITIZENS):
            pack += self.bad[i] * NEAR[self.threats.cost[i]]
        self.f[10] = pack / 3.0

    def chance_of_five(self, state: KingAndAssassinsState) -> float:
        """How likely the next assassins' turn has 5 points and not 4 (KA-3.2)."""
        if state.phase == constants.KING_TURN or not self.king_next:
            return 1.0 if state.assassin_ap >= 5 else 0.0
        cards = 0
        five = 0
        for card in range(constants.N_CARDS):
            cards += state.deck[card]
            if CARD_POINTS[4 * card + 2] >= 5:
                five += state.deck[card]
        return five / cards if cards else 0.0

    def loss(self, chance: float) -> float:
        """-log(1 - chance), near enough and never without end."""
        scaled = 100.0 * chance
        step = int(scaled)
        if step >= 100:
            return LOSS[100]
        return LOSS[step] + (scaled - step) * (LOSS[step + 1] - LOSS[step])

    # Who is left, and who can reach whom.

    def measure_pieces(self, state: KingAndAssassinsState) -> None:
        alive = 0
        guards = 0.0
        for i in range(constants.N_CITIZENS):
            self.steps[i] = 9
        for j in range(constants.N_KNIGHTS):
            at = state.knights[j]
            if at == constants.GONE:
                continue
            alive += 1
            apart = self.apart(at, state.king)
            guards += 1.0 if apart <= 2 else 0.5 if apart == 3 else 0.0
            self.chase(state, at)
        for i in range(constants.N_CITIZENS):
            self.catch[i] = CATCH[self.steps[i]]
        self.f[11] = alive / 7.0
        self.f[12] = min(guards, 5.0) / 4.0
        left = 0.0
        exposed = 0.0
        for i in range(constants.N_CITIZENS):
            left += self.bad[i]
            if (state.known >> i) & 1:
                exposed += self.catch[i]
        self.f[13] = left / 3.0
        self.f[22] = max(2.0 - left, 0.0)
        self.f[14] = exposed

    def chase(self, state: KingAndAssassinsState, at: int) -> None:
        """A knight on a square may be the first to be with a citizen: steps between, more for a climb."""
        climb = 0 if state.tables.roof[at] else 2
        for i in range(constants.N_CITIZENS):
            to = state.citizens[i]
            self.steps[i] = min(
                self.steps[i], APART[constants.AREA * at + to] - 1 + climb * state.tables.roof[to]
            )

    def apart(self, at: int, to: int) -> int:
        return APART[constants.AREA * at + to]

    # What the king's player knows.

    def measure_knowledge(self, state: KingAndAssassinsState, seat: int) -> None:
        hunt = self.hunt_blindly(state) if seat == constants.ASSASSINS_SEAT else self.hunt_wisely(state)
        suspicion = 0.0
        near = 0
        bad = 0.0
        hidden = 0.0
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 or state.citizens[i] == constants.GONE:
                continue
            hidden += self.bad[i]
            suspicion += self.bad[i] * self.suspected[i]
            if self.threats.cost[i] <= 3:
                near += 1
                bad += self.bad[i]
        self.f[15] = hunt * self.fetters
        self.f[17] = suspicion / hidden if hidden > 0.01 else 1.0
        self.f[18] = bad / near if near else 0.0

    def hunt_wisely(self, state: KingAndAssassinsState) -> float:
        """The best chance of a capture, for the one who chooses it."""
        best = 0.0
        for i in range(constants.N_CITIZENS):
            if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                best = max(best, self.suspected[i] * self.catch[i])
        return best

    def hunt_blindly(self, state: KingAndAssassinsState) -> float:
        """The chance that a capture takes a true one: the likeliest is taken, or one who is nearly so."""
        best = self.hunt_wisely(state)
        if best <= 0.0:
            return 0.0
        bad = 0.0
        every = 0.0
        surest = 0.0
        for i in range(constants.N_CITIZENS):
            if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                lure = self.suspected[i] * self.catch[i] / best
                lure *= lure
                lure *= lure
                lure *= lure  # to the eighth power: little decides whom he takes
                every += lure
                bad += self.bad[i] * lure
                surest = max(surest, self.catch[i])
        return surest * bad / every

    # Where they are.

    def measure_places(self, state: KingAndAssassinsState) -> None:
        perch = 0.0
        ahead = 0.0
        astray = 0.0
        for i in range(constants.N_CITIZENS):
            at = state.citizens[i]
            if self.bad[i] > 0.0:
                astray += self.bad[i] * self.aside[constants.AREA * state.king + at]
                if state.tables.roof[at] and self.threats.cost[i] <= 4:
                    perch += self.bad[i]
                if self.beyond[at] <= self.home[state.king]:
                    ahead += self.bad[i]
        self.f[19] = perch / 3.0
        self.f[20] = ahead / 3.0
        self.f[23] = astray / (3.0 * ASIDE)
        stuck = 1.0
        for d in range(4):
            to = state.king + STEPS[d]
            if state.cells[to] == constants.EMPTY and not state.tables.roof[to]:
                stuck = 0.0
        self.f[21] = stuck

"""The features of a position of King & Assassins, from what a seat knows. The C types are in features.pxd."""

from __future__ import annotations

from math import exp, log

from regalia.games.king_and_assassins.ai import distances, likelihood_weights, weights
from regalia.games.king_and_assassins.ai.posterior import PickPosterior
from regalia.games.king_and_assassins.ai.threat_map import ThreatMap
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState

STEPS = constants.STEP
CARD_POINTS = constants.CARD_POINTS
# Proximity by cost to reach the king: with 5 points, cost 3 allows a wound this turn, and cost 8 in two turns.
PROXIMITY = [1.0, 0.9, 0.75, 0.6, 0.42, 0.28, 0.17, 0.09, 0.04, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# The probability that a knight reaches a citizen in one turn, by the steps between them.
CATCH_PROBABILITY = [1.0, 0.97, 0.93, 0.85, 0.7, 0.45, 0.25, 0.1, 0.05, 0.0]
# The weights of the clues that are evaluated during search; belief.py uses all clues.
CLUE_WEIGHTS = [
    likelihood_weights.WEIGHTS.get(name, 0.0)
    for name in ("spent", "closer", "farther", "poised", "exposed", "perched", "left", "idle")
]
EXP_TABLE = [exp(step / 200 - 2) for step in range(801)]  # from -2 to 2
STRIKE_COST = 3  # at this cost or less a citizen threatens the king
NEARBY_COST = 5
LOG_LOSS = [-log(1 - 0.0098 * percent) for percent in range(101)]
HORIZON = 9
MAX_ROUTE_DISTANCE = distances.MAX_ROUTE_DISTANCE
MANHATTAN = distances.MANHATTAN


class FeatureExtractor:
    """Computes the features `f` of positions; `weights` names their indices.

    For the assassins' seat the assassins are those of the position. For the king's seat they are distributed
    as the posterior says, and `state.picked` is not read.
    """

    def __init__(
        self, tables: BoardTables, posterior: PickPosterior, origin: KingAndAssassinsState | None
    ) -> None:
        self.posterior = posterior
        self.reference = [constants.GONE] * 12  # squares of the citizens when the belief was computed
        self.reference_cost = [constants.FAR] * 12  # and their costs to reach the king
        self.reference_round = -1  # the round of that position
        if origin is not None:
            self.reference = [origin.citizens[i] for i in range(constants.N_CITIZENS)]
            self.reference_cost = [min(cost, HORIZON + 1) for cost in ThreatMap(tables.board).costs(origin)]
            self.reference_round = origin.round
        self.root_reference = list(self.reference)  # the same at the root of the search, for reset_reference
        self.root_cost = list(self.reference_cost)
        self.root_round = self.reference_round
        self.factor = [1.0] * 12  # of the citizens; see compute_factors
        self.threats = ThreatMap(tables.board)
        self.steps_home = distances.steps_home(tables.board, roofs=False)
        self.steps_over_roofs = distances.steps_home(tables.board, roofs=True)
        self.route_distance = distances.route_distances(tuple(self.steps_home))
        self.p_assassin = [
            0.0
        ] * 12  # probability that a citizen is an assassin on the board, as the seat knows
        self.p_suspected = [
            0.0
        ] * 12  # the same for the king's player, after the moves since the reference position
        self.steps = [0] * 12  # from the nearest knight to a citizen, 9 at most
        self.p_catch = [0.0] * 12  # probability that a knight reaches a citizen in one turn
        self.p_nearest = [0.0] * 16  # for each cost: probability that the nearest assassin has this cost
        self.f = [0.0] * 24  # by the indices in weights
        self.king_next = False
        self.fetters = 0.0  # the probability that the king's next turn allows a capture

    def compute(self, state: KingAndAssassinsState, seat: int) -> None:
        """Fills `f` for a position with the king on the board."""
        slot = self.posterior.slot_for(state.known, state.gone)
        self.king_next = self.king_is_next(state)
        self.threats.compute(state, HORIZON)
        self.compute_assassin_probabilities(state, seat, slot)
        self.f[weights.CONSTANT] = 1.0
        self.add_route_features(state)
        self.add_danger_features(state)
        self.add_piece_features(state)
        self.compute_suspicion(state, slot)
        self.add_knowledge_features(state, seat)
        self.add_placement_features(state)

    def king_is_next(self, state: KingAndAssassinsState) -> bool:
        """Whether the next whole turn is the king's. A turn counts as begun once points of it are spent."""
        card = 4 * state.card
        if state.phase == constants.KING_TURN:
            whole = state.king_ap == CARD_POINTS[card] and state.knight_ap == CARD_POINTS[card + 1]
            return whole and not state.captured
        if state.phase == constants.ASSASSINS_TURN:
            return state.assassin_ap != CARD_POINTS[card + 2] or state.kills != 0
        return True

    def compute_assassin_probabilities(self, state: KingAndAssassinsState, seat: int, slot: int) -> None:
        """Fills p_assassin and p_nearest with what the seat knows."""
        if seat == constants.ASSASSINS_SEAT and state.picked:
            least = constants.FAR
            for i in range(constants.N_CITIZENS):
                here = (state.picked >> i) & 1 and state.citizens[i] != constants.GONE
                self.p_assassin[i] = 1.0 if here else 0.0
                if here and self.threats.cost[i] < least:
                    least = self.threats.cost[i]
            for cost in range(constants.FAR + 1):
                self.p_nearest[cost] = 0.0
            self.p_nearest[least] = 1.0
            return
        self.posterior.compute_nearest(slot, self.threats)
        for cost in range(constants.FAR + 1):
            self.p_nearest[cost] = self.posterior.nearest[cost]
        for i in range(constants.N_CITIZENS):
            there = state.citizens[i] != constants.GONE
            self.p_assassin[i] = self.posterior.marginal[constants.N_CITIZENS * slot + i] if there else 0.0

    def compute_suspicion(self, state: KingAndAssassinsState, slot: int) -> None:
        """Fills p_suspected: the posterior of the king's player after the moves since the reference position."""
        self.compute_factors(state)
        before = 0.0
        after = 0.0
        for i in range(constants.N_CITIZENS):
            chance = self.posterior.marginal[constants.N_CITIZENS * slot + i]
            self.p_suspected[i] = chance * self.factor[i]
            if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                before += chance
                after += self.p_suspected[i]
        if after > 0.0 and after != before:
            for i in range(constants.N_CITIZENS):
                if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                    self.p_suspected[i] = min(self.p_suspected[i] * before / after, 1.0)

    def compute_factors(self, state: KingAndAssassinsState) -> None:
        """Fills `factor`: the likelihood ratio of each citizen by the moves since the reference position."""
        changed = self.has_new_turn(state)
        for i in range(constants.N_CITIZENS):
            self.factor[i] = 1.0
            if changed and not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                self.factor[i] = EXP_TABLE[int(200.0 * self.log_factor(state, i) + 400.5)]

    def set_reference(self, state: KingAndAssassinsState) -> None:
        """Makes a position the reference for later clues; the threat map is that of the position."""
        for i in range(constants.N_CITIZENS):
            self.reference[i] = state.citizens[i]
            self.reference_cost[i] = min(self.threats.cost[i], HORIZON + 1)
        self.reference_round = state.round

    def reset_reference(self) -> None:
        """Restores the reference position of the root of the search."""
        for i in range(constants.N_CITIZENS):
            self.reference[i] = self.root_reference[i]
            self.reference_cost[i] = self.root_cost[i]
        self.reference_round = self.root_round

    def has_new_turn(self, state: KingAndAssassinsState) -> bool:
        """Whether the assassins have acted since the reference position."""
        if self.reference_round < 0:
            return False
        return state.round != self.reference_round or (self.king_next and state.phase != constants.KING_TURN)

    def log_factor(self, state: KingAndAssassinsState, i: int) -> float:
        """The log likelihood ratio of a citizen by its last turn, between -2 and 2."""
        at = state.citizens[i]
        cost = min(self.threats.cost[i], HORIZON + 1)
        reached = 1.0 if self.p_catch[i] > 0.4 else 0.0
        if at == self.reference[i]:
            log_factor = CLUE_WEIGHTS[6] * reached
            if cost <= NEARBY_COST:
                log_factor += CLUE_WEIGHTS[7]
            return max(log_factor, -2.0)
        log_factor = (
            0.2 * CLUE_WEIGHTS[0] * MANHATTAN[constants.AREA * at + self.reference[i]]
            + CLUE_WEIGHTS[4] * reached
        )
        if self.reference_cost[i] > cost:
            log_factor += CLUE_WEIGHTS[1] * (self.reference_cost[i] - cost)
        else:
            log_factor += CLUE_WEIGHTS[2] * (cost - self.reference_cost[i])
        if cost <= STRIKE_COST:
            log_factor += CLUE_WEIGHTS[3]
        if state.tables.roof[at]:
            log_factor += CLUE_WEIGHTS[5]
        return min(max(log_factor, -2.0), 2.0)

    # The king's route, and time.

    def add_route_features(self, state: KingAndAssassinsState) -> None:
        points = 0
        fetters = 0
        cards = 0
        if state.phase == constants.KING_TURN and self.king_next:
            points = state.king_ap
        for card in range(constants.N_CARDS):
            cards += state.deck[card]
            points += state.deck[card] * CARD_POINTS[4 * card]
            fetters += state.deck[card] * CARD_POINTS[4 * card + 3]
        route = self.steps_home[state.king] + 0.35 * self.congestion(state, state.king, 3)
        slack = points - route
        self.f[weights.WAY] = route / 10.0
        self.f[weights.CLOSE] = 1.0 / (1.0 + route)
        self.f[weights.SLACK] = min(slack, 6.0) / 6.0 if slack > 0.0 else 0.0
        self.f[weights.LATE] = min((1.0 - slack) / 3.0, 1.0) if slack < 1.0 else 0.0
        self.f[weights.FETTERS] = fetters / 7.0
        self.fetters = fetters / cards if cards else 0.0
        if state.phase == constants.KING_TURN and self.king_next:
            self.fetters = 1.0 if state.may_capture() else 0.0

    def congestion(self, state: KingAndAssassinsState, at: int, depth: int) -> int:
        """The obstacles on the next squares of the clearest shortest route: 1 for a knight, 2 for a citizen."""
        if depth == 0 or self.steps_home[at] == 1:
            return 0
        least = 9
        for d in range(4):
            to = at + STEPS[d]
            if self.steps_home[to] < self.steps_home[at]:
                who = state.cells[to]
                cost = 0 if who == constants.EMPTY else 1 if who < constants.CITIZEN_0 else 2
                if cost < least:
                    least = min(least, cost + self.congestion(state, to, depth - 1))
        return least

    # The assassins' threats.

    def add_danger_features(self, state: KingAndAssassinsState) -> None:
        five = self.chance_of_five(state)
        death = self.p_nearest[0] + five * self.p_nearest[1]
        wound = self.p_nearest[0] + self.p_nearest[1] + self.p_nearest[2] + five * self.p_nearest[3]
        threat = 0.0
        for cost in range(HORIZON):
            threat += self.p_nearest[cost] * PROXIMITY[cost]
        self.f[weights.WOUNDED] = 1.0 if state.wounds else 0.0
        if state.wounds:
            death = wound
        self.f[weights.DEATH] = self.log_loss(death)
        self.f[weights.WOUND] = wound - death
        self.f[weights.THREAT] = threat
        self.f[weights.SECOND] = threat if state.wounds else 0.0
        pack = 0.0
        for i in range(constants.N_CITIZENS):
            pack += self.p_assassin[i] * PROXIMITY[self.threats.cost[i]]
        self.f[weights.PACK] = pack / 3.0

    def chance_of_five(self, state: KingAndAssassinsState) -> float:
        """The probability that the next assassins' turn has 5 points, not 4 (KA-3.2)."""
        if state.phase == constants.KING_TURN or not self.king_next:
            return 1.0 if state.assassin_ap >= 5 else 0.0
        cards = 0
        five = 0
        for card in range(constants.N_CARDS):
            cards += state.deck[card]
            if CARD_POINTS[4 * card + 2] >= 5:
                five += state.deck[card]
        return five / cards if cards else 0.0

    def log_loss(self, chance: float) -> float:
        """-log(1 - 0.98 chance), interpolated in a table; it is finite for 1."""
        scaled = 100.0 * chance
        step = int(scaled)
        if step >= 100:
            return LOG_LOSS[100]
        return LOG_LOSS[step] + (scaled - step) * (LOG_LOSS[step + 1] - LOG_LOSS[step])

    # Pieces left, and which citizens knights can reach.

    def add_piece_features(self, state: KingAndAssassinsState) -> None:
        alive = 0
        guards = 0.0
        for i in range(constants.N_CITIZENS):
            self.steps[i] = 9
        for j in range(constants.N_KNIGHTS):
            at = state.knights[j]
            if at == constants.GONE:
                continue
            alive += 1
            distance = MANHATTAN[constants.AREA * at + state.king]
            guards += 1.0 if distance <= 2 else 0.5 if distance == 3 else 0.0
            self.update_knight_steps(state, at)
        for i in range(constants.N_CITIZENS):
            self.p_catch[i] = CATCH_PROBABILITY[self.steps[i]]
        self.f[weights.KNIGHTS] = alive / 7.0
        self.f[weights.GUARDS] = min(guards, 5.0) / 4.0
        left = 0.0
        exposed = 0.0
        for i in range(constants.N_CITIZENS):
            left += self.p_assassin[i]
            if (state.known >> i) & 1:
                exposed += self.p_catch[i]
        self.f[weights.ASSASSINS] = left / 3.0
        self.f[weights.FEW] = max(2.0 - left, 0.0)
        self.f[weights.EXPOSED] = exposed

    def update_knight_steps(self, state: KingAndAssassinsState, at: int) -> None:
        """Lowers `steps` of each citizen to its distance from a knight on this square; a climb counts 2 more."""
        climb = 0 if state.tables.roof[at] else 2
        for i in range(constants.N_CITIZENS):
            to = state.citizens[i]
            self.steps[i] = min(
                self.steps[i], MANHATTAN[constants.AREA * at + to] - 1 + climb * state.tables.roof[to]
            )

    # Knowledge of the king's player.

    def add_knowledge_features(self, state: KingAndAssassinsState, seat: int) -> None:
        capture = (
            self.expected_capture(state) if seat == constants.ASSASSINS_SEAT else self.best_capture(state)
        )
        suspicion = 0.0
        n_near = 0
        expected = 0.0
        hidden = 0.0
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 or state.citizens[i] == constants.GONE:
                continue
            hidden += self.p_assassin[i]
            suspicion += self.p_assassin[i] * self.p_suspected[i]
            if self.threats.cost[i] <= 3:
                n_near += 1
                expected += self.p_assassin[i]
        self.f[weights.HUNT] = capture * self.fetters
        self.f[weights.SUSPICION] = suspicion / hidden if hidden > 0.01 else 1.0
        self.f[weights.TELL] = expected / n_near if n_near else 0.0

    def best_capture(self, state: KingAndAssassinsState) -> float:
        """The probability that the king's best capture takes an assassin, by his own belief."""
        best = 0.0
        for i in range(constants.N_CITIZENS):
            if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                best = max(best, self.p_suspected[i] * self.p_catch[i])
        return best

    def expected_capture(self, state: KingAndAssassinsState) -> float:
        """The probability that the king's capture takes an assassin, given the true picks.

        The model of the king captures the most likely citizen, or one that is nearly as likely.
        """
        best = self.best_capture(state)
        if best <= 0.0:
            return 0.0
        expected = 0.0
        total = 0.0
        max_catch = 0.0
        for i in range(constants.N_CITIZENS):
            if not (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                attraction = self.p_suspected[i] * self.p_catch[i] / best
                attraction *= attraction
                attraction *= attraction
                attraction *= attraction  # to the eighth power: small differences decide
                total += attraction
                expected += self.p_assassin[i] * attraction
                max_catch = max(max_catch, self.p_catch[i])
        return max_catch * expected / total

    # Placement of the assassins and the king.

    def add_placement_features(self, state: KingAndAssassinsState) -> None:
        perch = 0.0
        ahead = 0.0
        astray = 0.0
        for i in range(constants.N_CITIZENS):
            at = state.citizens[i]
            if self.p_assassin[i] > 0.0:
                astray += self.p_assassin[i] * self.route_distance[constants.AREA * state.king + at]
                if state.tables.roof[at] and self.threats.cost[i] <= 4:
                    perch += self.p_assassin[i]
                if self.steps_over_roofs[at] <= self.steps_home[state.king]:
                    ahead += self.p_assassin[i]
        self.f[weights.PERCH] = perch / 3.0
        self.f[weights.AHEAD] = ahead / 3.0
        self.f[weights.ASTRAY] = astray / (3.0 * MAX_ROUTE_DISTANCE)
        stuck = 1.0
        for d in range(4):
            to = state.king + STEPS[d]
            if state.cells[to] == constants.EMPTY and not state.tables.roof[to]:
                stuck = 0.0
        self.f[weights.STUCK] = stuck

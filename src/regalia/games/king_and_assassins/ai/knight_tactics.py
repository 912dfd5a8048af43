"""Tactics of the king's turn: strikes by knights, and clearing the king's route.

The C types are in knight_tactics.pxd.
"""

from __future__ import annotations

from regalia.core.evaluator import LineBuffer
from regalia.core.state import ActionBuffer
from regalia.games.king_and_assassins.ai import distances
from regalia.games.king_and_assassins.ai.posterior import PickPosterior
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState

STEPS = constants.STEP
MANHATTAN = distances.MANHATTAN
ALL_CITIZENS = (1 << constants.N_CITIZENS) - 1
MAX_JOINT_PLANS, MAX_SOLO_PLANS = 30, 6  # lines per square: by several knights, by one
MIN_SUSPICION = 0.03  # captures below this probability are not considered


class KnightTactics:
    """Writes lines for the king's turn, each played out on a scratch position first.

    In the scratch position every citizen is an assassin, so that no plan ends the game and none depends on
    hidden information.
    """

    def __init__(self, tables: BoardTables, posterior: PickPosterior) -> None:
        self.posterior = posterior
        self.steps_home = distances.steps_home(tables.board, roofs=False)
        self.state = KingAndAssassinsState(tables)
        self.out = ActionBuffer()
        self.plan = [0] * 32  # MAX_LINE actions
        self.plan_length = 0
        self.candidates = [0] * 512  # eight depths of search_clearings, 64 actions each
        self.single_knight = False  # whether only one knight may act in the plan
        self.line_limit = 0  # number of lines at which search_clearings stops
        self.distance = [0] * 144  # filled by compute_distances
        self.queue = [0] * 2160  # AREA squares for each cost below FAR
        self.queued = [0] * 15

    def lines(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """Writes lines: into the castle, strikes at revealed assassins, captures, and one step of the king."""
        self.write_castle_lines(state, lines)
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                self.write_strikes(state, i, 0, lines)
                self.write_strikes(state, i, 1, lines)
        if state.may_capture():
            slot = self.posterior.slot_for(state.known, state.gone)
            for i in range(constants.N_CITIZENS):
                if (state.known >> i) & 1 or state.citizens[i] == constants.GONE:
                    continue
                if self.posterior.marginal[constants.N_CITIZENS * slot + i] > MIN_SUSPICION:
                    self.start_plan(state)
                    if self.plan_strike(self.state, i, 0):
                        self.write_plan(lines)
        self.write_advance_lines(state, lines)

    # Plans.

    def start_plan(self, state: KingAndAssassinsState) -> None:
        self.state.copy_position(state)
        self.state.picked = ALL_CITIZENS
        self.plan_length = 0

    def try_action(self, action: int) -> bool:
        """Applies an action and appends it to the plan. Returns whether it is legal."""
        if self.plan_length == constants.MAX_PLAN:
            return False
        self.state.legal_for_king(self.state.tables, self.out)
        for j in range(self.out.n):
            if self.out.a[j] == action:
                self.state.c_apply(action)
                self.plan[self.plan_length] = action
                self.plan_length += 1
                return True
        return False

    def write_plan(self, lines: LineBuffer) -> None:
        if lines.c_begin_line():
            for j in range(self.plan_length):
                lines.c_push(self.plan[j])

    # Strikes.

    def write_strikes(self, state: KingAndAssassinsState, first: int, rank: int, lines: LineBuffer) -> None:
        """Writes strikes at a revealed assassin, then at the others, then a capture of the most suspected citizen."""
        self.start_plan(state)
        if not self.plan_strike(self.state, first, rank):
            return
        self.write_plan(lines)
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 and i != first and self.plan_strike(self.state, i, 0):
                self.write_plan(lines)
        suspect = self.most_suspected(self.state)
        if suspect >= 0 and self.state.may_capture() and self.plan_strike(self.state, suspect, 0):
            self.write_plan(lines)

    def most_suspected(self, state: KingAndAssassinsState) -> int:
        """The unrevealed citizen that is most likely an assassin, or -1."""
        slot = self.posterior.slot_for(state.known, state.gone)
        most = MIN_SUSPICION
        suspect = -1
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 or state.citizens[i] == constants.GONE:
                continue
            if self.posterior.marginal[constants.N_CITIZENS * slot + i] > most:
                most = self.posterior.marginal[constants.N_CITIZENS * slot + i]
                suspect = i
        return suspect

    def plan_strike(self, state: KingAndAssassinsState, target: int, rank: int) -> bool:
        """Plans a strike by the nearest knight, or by the second nearest for rank 1. Returns whether it succeeded.

        After a failure the plan is incomplete and must not be used.
        """
        to = state.citizens[target]
        if to == constants.GONE:
            return False
        self.compute_distances(state, to, state.knight_ap - 1)
        knight = self.nearest_knight(state, rank)
        if knight < 0:
            return False
        while self.distance[state.knights[knight]] > 0:
            if not self.step_closer(state, knight):
                return False
        for d in range(4):
            if state.knights[knight] + STEPS[d] == state.citizens[target]:
                return self.try_action(constants.KNIGHT_STRIKE + 4 * knight + d)
        return False

    def nearest_knight(self, state: KingAndAssassinsState, rank: int) -> int:
        """The knight with the lowest distance, or for rank 1 the second; -1 if none has enough points."""
        first = -1
        for place in range(rank + 1):
            best = -1
            for j in range(constants.N_KNIGHTS):
                at = state.knights[j]
                if at == constants.GONE or self.distance[at] == constants.FAR or (place and j == first):
                    continue
                if best < 0 or self.distance[at] < self.distance[state.knights[best]]:
                    best = j
            first = best if place == 0 else first
        return best

    def step_closer(self, state: KingAndAssassinsState, knight: int) -> bool:
        """Moves a knight one step along the distances. Returns whether it was possible."""
        at = state.knights[knight]
        for d in range(4):
            to = at + STEPS[d]
            step_cost = 2 if state.tables.climb[4 * at + d] else 1
            if self.distance[to] + step_cost == self.distance[at] and self.can_enter(state, to, STEPS[d]):
                return self.try_action(constants.KNIGHT_STEP + 4 * knight + d)
        return False

    def can_enter(self, state: KingAndAssassinsState, to: int, step: int) -> bool:
        """Whether a knight can enter a square (KA-7.2)."""
        who = state.cells[to]
        if who == constants.EMPTY:
            return True
        return (
            who >= constants.CITIZEN_0 and who != constants.WALL and state.can_shove(state.tables, to, step)
        )

    def compute_distances(self, state: KingAndAssassinsState, to: int, most: int) -> None:
        """Fills `distance`: the cost for a knight on each square to come into reach of `to` (KA-7.3)."""
        for square in range(constants.AREA):
            self.distance[square] = constants.FAR
        for level in range(constants.FAR):
            self.queued[level] = 0
        for d in range(4):
            source = to + STEPS[d]
            if state.tables.roof[source] or not state.tables.roof[to]:
                self.relax(state, source, 0)
        level = 0
        while level <= most:
            n = 0
            while n < self.queued[level]:
                at = self.queue[constants.AREA * level + n]
                if self.distance[at] == level:
                    self.expand(state, at, to, level, most)
                n += 1
            level += 1

    def relax(self, state: KingAndAssassinsState, square: int, cost: int) -> None:
        if cost < self.distance[square] and state.cells[square] != constants.WALL:
            self.distance[square] = cost
            self.queue[constants.AREA * cost + self.queued[cost]] = square
            self.queued[cost] += 1

    def expand(self, state: KingAndAssassinsState, at: int, to: int, cost: int, most: int) -> None:
        for d in range(4):
            source = at - STEPS[d]
            total = cost + (2 if state.tables.climb[4 * source + d] else 1)
            if source != to and total <= most and self.can_enter(state, at, STEPS[d]):
                self.relax(state, source, total)

    # The king's route.

    def write_castle_lines(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """(KA-6.2) Writes lines into the castle, if it can be entered in this turn."""
        if state.king_ap >= 1 and state.tables.exit[state.king]:
            self.start_plan(state)
            self.try_action(constants.KING_EXIT)
            self.write_plan(lines)
        if state.king_ap >= 2:
            for d in range(4):
                if state.tables.exit[state.king + STEPS[d]]:
                    self.write_clearing_lines(state, d, 3, 7, lines)

    def write_advance_lines(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """Writes lines for a step towards the castle that is blocked."""
        if state.king_ap >= 1:
            for d in range(4):
                to = state.king + STEPS[d]
                if self.steps_home[to] < self.steps_home[state.king] and state.cells[to] != constants.EMPTY:
                    self.write_clearing_lines(state, d, 2, 5, lines)

    def write_clearing_lines(
        self, state: KingAndAssassinsState, d: int, max_joint: int, most: int, lines: LineBuffer
    ) -> None:
        """Writes lines that clear a square beside the king with the fewest actions, and step onto it.

        Plans of up to `max_joint` actions may use any knights, longer ones a single knight.
        """
        for length in range(min(most, state.knight_ap) + 1):
            self.single_knight = length > max_joint
            self.line_limit = lines.n + (MAX_SOLO_PLANS if self.single_knight else MAX_JOINT_PLANS)
            if self.search_clearings(state, d, 0, length, lines):
                return

    def search_clearings(
        self, state: KingAndAssassinsState, d: int, depth: int, length: int, lines: LineBuffer
    ) -> bool:
        """Searches all plans of a length that extend the current one. Returns whether one of them clears the square."""
        self.replay_plan(state, depth)
        square = state.king + STEPS[d]
        if depth == length:
            if not self.try_action(constants.KING_STEP + d):
                return False
            self.try_action(constants.KING_EXIT)
            self.write_plan(lines)
            return True
        found = False
        n = self.list_nearby_actions(square, depth, length - depth)
        for j in range(n):
            self.plan[depth] = self.candidates[64 * depth + j]
            if self.search_clearings(state, d, depth + 1, length, lines):
                found = True
                if lines.n >= self.line_limit:
                    return True
        return found

    def replay_plan(self, state: KingAndAssassinsState, depth: int) -> None:
        """Resets the scratch position to the one after `depth` actions of the plan."""
        self.state.copy_position(state)
        self.state.picked = ALL_CITIZENS
        for j in range(depth):
            self.state.c_apply(self.plan[j])
        self.plan_length = depth

    def list_nearby_actions(self, square: int, depth: int, steps: int) -> int:
        """Lists the actions of knights within this many steps of a square. Returns their number."""
        n = 0
        self.state.legal_for_king(self.state.tables, self.out)
        for j in range(self.out.n):
            action = self.out.a[j]
            if action >= constants.KNIGHT_STEP and n < 64:
                knight = self.knight_of(action)
                if self.single_knight and depth > 0 and knight != self.knight_of(self.plan[0]):
                    continue
                if MANHATTAN[constants.AREA * self.state.knights[knight] + square] <= steps:
                    self.candidates[64 * depth + n] = action
                    n += 1
        return n

    def knight_of(self, action: int) -> int:
        return ((action - constants.KNIGHT_STEP) >> 2) % constants.N_KNIGHTS

    # Methods for Python.

    def strike_costs(self, state: KingAndAssassinsState, target: int) -> list[int]:
        """The cost for each knight to come into reach of a citizen."""
        self.compute_distances(state, state.citizens[target], constants.FAR - 1)
        return [self.distance[state.knights[j]] for j in range(constants.N_KNIGHTS)]

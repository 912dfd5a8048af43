"""Exact search for attacks of the assassins on the king within one turn. The C types are in tactics.pxd."""

from __future__ import annotations

from regalia.core.evaluator import LineBuffer
from regalia.core.state import ActionBuffer
from regalia.games.king_and_assassins.ai.threat_map import ThreatMap
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState

STEPS = constants.STEP


class Attack:
    """Finds the cheapest sequence of actions that brings an assassin to a square beside the king.

    Other pieces may act for the assassin. An assassin beside the king can strike as often as there are points, so the
    cheapest approach deals the most wounds. The search is iterative deepening on the cost (IDA*), with
    `ThreatMap.compute_lower_bound` as the heuristic.
    """

    def __init__(self, tables: BoardTables) -> None:
        self.threats = ThreatMap(tables.board)
        self.state = KingAndAssassinsState(tables)
        self.out = ActionBuffer()
        self.attacker = 0
        self.goal = constants.GONE  # the target square beside the king
        self.line = [0] * 16  # MAX_DEPTH actions
        self.candidates = [0] * 1024  # MAX_DEPTH × 64: the actions to try at each depth

    def cheapest(self, state: KingAndAssassinsState, attacker: int, goal: int, max_cost: int) -> int:
        """The cost of the cheapest approach, or FAR above `max_cost`; `line` holds its actions, ended by -1."""
        self.state.copy_position(state)
        self.attacker = attacker
        self.goal = goal
        for budget in range(max_cost + 1):
            length = self.search(0, budget, -1)
            if length >= 0:
                self.line[length] = -1
                return budget
        return constants.FAR

    def search(self, depth: int, budget: int, must_act: int) -> int:
        """The length of an approach within the budget, or -1. If `must_act` >= 0, only this citizen may act next."""
        self.threats.compute_lower_bound(self.state, self.goal, budget)
        at = self.state.citizens[self.attacker]
        if self.threats.distance(at) > budget:
            return -1
        if at == self.goal:
            return depth
        if depth == constants.MAX_DEPTH - 1:
            return -1
        n = self.list_candidates(depth, must_act)
        for j in range(n):
            action = self.candidates[64 * depth + j]
            length = self.try_action(self.state, depth, budget, action)
            if length >= 0:
                return length
        return -1

    def list_candidates(self, depth: int, must_act: int) -> int:
        """Lists the actions to try; a citizen that was just revealed must act at once, which prunes permutations."""
        n = 0
        self.state.legal_for_assassins(self.state.tables, self.out)
        for j in range(self.out.n):
            action = self.out.a[j]
            if action < constants.CITIZEN_STEP:
                continue
            who = (
                action - constants.REVEAL
                if action >= constants.REVEAL
                else ((action - constants.CITIZEN_STEP) >> 2) % constants.N_CITIZENS
            )
            if (must_act < 0 or who == must_act) and n < 64:
                self.candidates[64 * depth + n] = action
                n += 1
        return n

    def try_action(self, state: KingAndAssassinsState, depth: int, budget: int, action: int) -> int:
        """Applies an action, searches on and undoes it; returns as `search`."""
        points, kills, known = state.assassin_ap, state.kills, state.known
        who = at = to = occupant = 0
        if action < constants.REVEAL:
            who = ((action - constants.CITIZEN_STEP) >> 2) % constants.N_CITIZENS
            at = state.citizens[who]
            to = at + STEPS[action & 3]
            occupant = state.cells[to]
            if occupant == constants.KING:
                return -1
        state.c_apply(action)
        spent = points - state.assassin_ap
        length = -1
        if spent <= budget:
            self.line[depth] = action
            length = self.search(
                depth + 1, budget - spent, action - constants.REVEAL if action >= constants.REVEAL else -1
            )
        if action < constants.CITIZEN_STRIKE:
            state.cells[to] = constants.EMPTY
            state.cells[at] = constants.CITIZEN_0 + who
            state.citizens[who] = at
        elif action < constants.REVEAL:
            state.cells[to] = occupant
            state.knights[occupant - constants.KNIGHT_0] = to
        state.assassin_ap, state.kills, state.known = points, kills, known
        return length

    # Lines for search.

    def lines(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """Writes every attack on the king, by assassin and side, then the possible kills of knights."""
        for i in range(constants.N_CITIZENS):
            if (state.picked >> i) & 1 and state.citizens[i] != constants.GONE:
                for d in range(4):
                    goal = state.king - STEPS[d]
                    cost = self.cheapest(state, i, goal, state.assassin_ap - 2)
                    if cost != constants.FAR:
                        self.write_attack(state, d, (state.assassin_ap - cost) >> 1, lines)
        for i in range(constants.N_CITIZENS):
            if (state.picked >> i) & 1 and state.citizens[i] != constants.GONE:
                self.write_kills(state, i, lines)

    def write_attack(self, state: KingAndAssassinsState, d: int, strikes: int, lines: LineBuffer) -> None:
        """Writes the approach in `line`, then the strikes in direction `d`."""
        if not lines.c_begin_line():
            return
        known = state.known
        j = 0
        while self.line[j] >= 0:
            lines.c_push(self.line[j])
            if self.line[j] >= constants.REVEAL:
                known |= 1 << (self.line[j] - constants.REVEAL)
            j += 1
        if not (known >> self.attacker) & 1:
            lines.c_push(constants.REVEAL + self.attacker)
        for _ in range(min(strikes, 2 - state.wounds)):
            lines.c_push(constants.CITIZEN_STRIKE + 4 * self.attacker + d)

    def write_kills(self, state: KingAndAssassinsState, i: int, lines: LineBuffer) -> None:
        """Writes the kills of knights beside an assassin (KA-10.3)."""
        at = state.citizens[i]
        for d in range(4):
            who = state.cells[at + STEPS[d]]
            if who < constants.KNIGHT_0 or who >= constants.CITIZEN_0 or state.tables.climb[4 * at + d]:
                continue
            if state.kills < 2 and state.assassin_ap > state.kills and lines.c_begin_line():
                if not (state.known >> i) & 1:
                    lines.c_push(constants.REVEAL + i)
                lines.c_push(constants.CITIZEN_STRIKE + 4 * i + d)

    # Methods for Python.

    def most_wounds(self, state: KingAndAssassinsState) -> int:
        """The most wounds that the assassins can deal in the rest of this turn, two at most."""
        alive = [
            i
            for i in range(constants.N_CITIZENS)
            if (state.picked >> i) & 1 and state.citizens[i] != constants.GONE
        ]
        sides = [
            state.king + step for step in constants.STEP if state.at(state.king + step) != constants.WALL
        ]
        cost = min(self.cheapest(state, i, side, state.assassin_ap - 2) for i in alive for side in sides)
        return 0 if cost == constants.FAR else min((state.assassin_ap - cost) // 2, 2)

"""What can be worked out exactly: which attacks on the king there are."""

from __future__ import annotations

from regalia.core.evaluator import LineBuffer
from regalia.core.state import ActionBuffer
from regalia.games.king_and_assassins import constants
from regalia.games.king_and_assassins.rules import BoardTables, KingAndAssassinsState
from regalia.games.king_and_assassins.threat_map import ThreatMap

STEPS = constants.STEP


class Attack:
    """The cheapest way for an assassin to a square beside the king, whoever must help him.

    One who stands there can strike as often as there are points, so the cheapest way deals the most wounds.
    All ways are tried with one point more at a time, except where `ThreatMap.underrate` says it is no use.
    """

    def __init__(self, tables: BoardTables) -> None:
        self.threats = ThreatMap(tables.board)
        self.state = KingAndAssassinsState(tables)
        self.out = ActionBuffer()
        self.attacker = 0
        self.goal = constants.GONE  # the square beside the king that he makes for
        self.line = [0] * 16  # MAX_DEPTH actions
        self.tries = [0] * 1024  # MAX_DEPTH × 64: at each depth the actions to try

    def cost(self, state: KingAndAssassinsState, attacker: int, goal: int, most: int) -> int:
        """What the cheapest way of an assassin costs, FAR if more than `most`; `line` holds its actions."""
        self.state.copy_position(state)
        self.attacker = attacker
        self.goal = goal
        for budget in range(most + 1):
            length = self.way(0, budget, -1)
            if length >= 0:
                self.line[length] = -1
                return budget
        return constants.FAR

    def way(self, depth: int, budget: int, bound: int) -> int:
        """The length of a way that costs no more than the budget, or -1; `bound` has just been revealed."""
        self.threats.underrate(self.state, self.goal, budget)
        at = self.state.citizens[self.attacker]
        if self.threats.distance(at) > budget:
            return -1
        if at == self.goal:
            return depth
        if depth == constants.MAX_DEPTH - 1:
            return -1
        n = self.useful(depth, bound)
        for j in range(n):
            action = self.tries[64 * depth + j]
            length = self.attempt(self.state, depth, budget, action)
            if length >= 0:
                return length
        return -1

    def useful(self, depth: int, bound: int) -> int:
        """List the actions to try; who is revealed acts at once, or there was no need for it yet."""
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
            if (bound < 0 or who == bound) and n < 64:
                self.tries[64 * depth + n] = action
                n += 1
        return n

    def attempt(self, state: KingAndAssassinsState, depth: int, budget: int, action: int) -> int:
        """Play an action, go on from there, and take it back; as `way`."""
        points, kills, known = state.assassin_ap, state.kills, state.known
        who = at = to = there = 0
        if action < constants.REVEAL:
            who = ((action - constants.CITIZEN_STEP) >> 2) % constants.N_CITIZENS
            at = state.citizens[who]
            to = at + STEPS[action & 3]
            there = state.cells[to]
            if there == constants.KING:
                return -1
        state.c_apply(action)
        spent = points - state.assassin_ap
        length = -1
        if spent <= budget:
            self.line[depth] = action
            length = self.way(
                depth + 1, budget - spent, action - constants.REVEAL if action >= constants.REVEAL else -1
            )
        if action < constants.CITIZEN_STRIKE:
            state.cells[to] = constants.EMPTY
            state.cells[at] = constants.CITIZEN_0 + who
            state.citizens[who] = at
        elif action < constants.REVEAL:
            state.cells[to] = there
            state.knights[there - constants.KNIGHT_0] = to
        state.assassin_ap, state.kills, state.known = points, kills, known
        return length

    # What the assassins must not overlook.

    def lines(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """Every assassin who can wound the king in this turn, from every side; then knights to be killed."""
        for i in range(constants.N_CITIZENS):
            if (state.picked >> i) & 1 and state.citizens[i] != constants.GONE:
                for d in range(4):
                    goal = state.king - STEPS[d]
                    cost = self.cost(state, i, goal, state.assassin_ap - 2)
                    if cost != constants.FAR:
                        self.write(state, d, (state.assassin_ap - cost) >> 1, lines)
        for i in range(constants.N_CITIZENS):
            if (state.picked >> i) & 1 and state.citizens[i] != constants.GONE:
                self.write_kills(state, i, lines)

    def write(self, state: KingAndAssassinsState, d: int, strikes: int, lines: LineBuffer) -> None:
        """Add the way that was found, and the strikes in a direction at its end."""
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
        """The knights beside an assassin whom he can kill (KA-10.3)."""
        at = state.citizens[i]
        for d in range(4):
            who = state.cells[at + STEPS[d]]
            if who < constants.KNIGHT_0 or who >= constants.CITIZEN_0 or state.tables.climb[4 * at + d]:
                continue
            if state.kills < 2 and state.assassin_ap > state.kills and lines.c_begin_line():
                if not (state.known >> i) & 1:
                    lines.c_push(constants.REVEAL + i)
                lines.c_push(constants.CITIZEN_STRIKE + 4 * i + d)

    # For people.

    def most_wounds(self, state: KingAndAssassinsState) -> int:
        """How many wounds the assassins can deal in the rest of this turn, two at most."""
        alive = [
            i
            for i in range(constants.N_CITIZENS)
            if (state.picked >> i) & 1 and state.citizens[i] != constants.GONE
        ]
        sides = [
            state.king + step for step in constants.STEP if state.at(state.king + step) != constants.WALL
        ]
        cost = min(self.cost(state, i, side, state.assassin_ap - 2) for i in alive for side in sides)
        return 0 if cost == constants.FAR else min((state.assassin_ap - cost) // 2, 2)

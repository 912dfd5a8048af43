"""What can be worked out exactly: which attacks on the king there are."""

from __future__ import annotations

from regalia.core.engine import Actions
from regalia.core.judge import Lines
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.alarm import Alarm
from regalia.games.king_and_assassins.rules import KingAndAssassins, Streets

STEPS = k.STEP


class Attack:
    """The cheapest way for an assassin to a square beside the king, whoever must help him.

    One who stands there can strike as often as there are points, so the cheapest way deals the most wounds.
    All ways are tried with one point more at a time, except where `Alarm.underrate` says it is no use.
    """

    def __init__(self, streets: Streets) -> None:
        self.alarm = Alarm(streets.board)
        self.engine = KingAndAssassins(streets)
        self.out = Actions()
        self.attacker = 0
        self.goal = k.GONE  # the square beside the king that he makes for
        self.line = [0] * 16  # MAX_DEPTH actions
        self.tries = [0] * 1024  # MAX_DEPTH × 64: at each depth the actions to try

    def cost(self, engine: KingAndAssassins, attacker: int, goal: int, most: int) -> int:
        """What the cheapest way of an assassin costs, FAR if more than `most`; `line` holds its actions."""
        self.engine.copy_position(engine)
        self.attacker = attacker
        self.goal = goal
        for budget in range(most + 1):
            length = self.way(0, budget, -1)
            if length >= 0:
                self.line[length] = -1
                return budget
        return k.FAR

    def way(self, depth: int, budget: int, bound: int) -> int:
        """The length of a way that costs no more than the budget, or -1; `bound` has just been revealed."""
        self.alarm.underrate(self.engine, self.goal, budget)
        at = self.engine.citizens[self.attacker]
        if self.alarm.distance(at) > budget:
            return -1
        if at == self.goal:
            return depth
        if depth == k.MAX_DEPTH - 1:
            return -1
        n = self.useful(depth, bound)
        for j in range(n):
            action = self.tries[64 * depth + j]
            length = self.attempt(self.engine, depth, budget, action)
            if length >= 0:
                return length
        return -1

    def useful(self, depth: int, bound: int) -> int:
        """List the actions to try; who is revealed acts at once, or there was no need for it yet."""
        n = 0
        self.engine.legal_for_assassins(self.engine.streets, self.out)
        for j in range(self.out.n):
            action = self.out.a[j]
            if action < k.CITIZEN_STEP:
                continue
            who = action - k.REVEAL if action >= k.REVEAL else ((action - k.CITIZEN_STEP) >> 2) % k.N_CITIZENS
            if (bound < 0 or who == bound) and n < 64:
                self.tries[64 * depth + n] = action
                n += 1
        return n

    def attempt(self, engine: KingAndAssassins, depth: int, budget: int, action: int) -> int:
        """Play an action, go on from there, and take it back; as `way`."""
        points, kills, known = engine.assassin_ap, engine.kills, engine.known
        who = at = to = there = 0
        if action < k.REVEAL:
            who = ((action - k.CITIZEN_STEP) >> 2) % k.N_CITIZENS
            at = engine.citizens[who]
            to = at + STEPS[action & 3]
            there = engine.cells[to]
            if there == k.KING:
                return -1
        engine.apply(action)
        spent = points - engine.assassin_ap
        length = -1
        if spent <= budget:
            self.line[depth] = action
            length = self.way(depth + 1, budget - spent, action - k.REVEAL if action >= k.REVEAL else -1)
        if action < k.CITIZEN_STRIKE:
            engine.cells[to] = k.EMPTY
            engine.cells[at] = k.CITIZEN_0 + who
            engine.citizens[who] = at
        elif action < k.REVEAL:
            engine.cells[to] = there
            engine.knights[there - k.KNIGHT_0] = to
        engine.assassin_ap, engine.kills, engine.known = points, kills, known
        return length

    # What the assassins must not overlook.

    def lines(self, engine: KingAndAssassins, lines: Lines) -> None:
        """Every assassin who can wound the king in this turn, from every side; then knights to be killed."""
        for i in range(k.N_CITIZENS):
            if (engine.picked >> i) & 1 and engine.citizens[i] != k.GONE:
                for d in range(4):
                    goal = engine.king - STEPS[d]
                    cost = self.cost(engine, i, goal, engine.assassin_ap - 2)
                    if cost != k.FAR:
                        self.write(engine, d, (engine.assassin_ap - cost) >> 1, lines)
        for i in range(k.N_CITIZENS):
            if (engine.picked >> i) & 1 and engine.citizens[i] != k.GONE:
                self.write_kills(engine, i, lines)

    def write(self, engine: KingAndAssassins, d: int, strikes: int, lines: Lines) -> None:
        """Add the way that was found, and the strikes in a direction at its end."""
        if not lines.begin():
            return
        known = engine.known
        j = 0
        while self.line[j] >= 0:
            lines.push(self.line[j])
            if self.line[j] >= k.REVEAL:
                known |= 1 << (self.line[j] - k.REVEAL)
            j += 1
        if not (known >> self.attacker) & 1:
            lines.push(k.REVEAL + self.attacker)
        for _ in range(min(strikes, 2 - engine.wounds)):
            lines.push(k.CITIZEN_STRIKE + 4 * self.attacker + d)

    def write_kills(self, engine: KingAndAssassins, i: int, lines: Lines) -> None:
        """The knights beside an assassin whom he can kill (KA-10.3)."""
        at = engine.citizens[i]
        for d in range(4):
            who = engine.cells[at + STEPS[d]]
            if who < k.KNIGHT_0 or who >= k.CITIZEN_0 or engine.streets.climb[4 * at + d]:
                continue
            if engine.kills < 2 and engine.assassin_ap > engine.kills and lines.begin():
                if not (engine.known >> i) & 1:
                    lines.push(k.REVEAL + i)
                lines.push(k.CITIZEN_STRIKE + 4 * i + d)

    # For people.

    def most_wounds(self, engine: KingAndAssassins) -> int:
        """How many wounds the assassins can deal in the rest of this turn, two at most."""
        alive = [i for i in range(k.N_CITIZENS) if (engine.picked >> i) & 1 and engine.citizens[i] != k.GONE]
        sides = [engine.king + step for step in k.STEP if engine.at(engine.king + step) != k.WALL]
        cost = min(self.cost(engine, i, side, engine.assassin_ap - 2) for i in alive for side in sides)
        return 0 if cost == k.FAR else min((engine.assassin_ap - cost) // 2, 2)

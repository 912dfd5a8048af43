"""What can be worked out exactly: how near everybody is to the king, and what attacks there are."""

from __future__ import annotations

from regalia.core.engine import Actions
from regalia.core.judge import Lines
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.rules import KingAndAssassins, Streets

STEPS = k.STEP


class Alarm:
    """What it costs each citizen to stand beside the king if he is an assassin who reveals himself (KA-10).

    One search from the king backwards gives all twelve. On the way an assassin steps and climbs for 1,
    descends for 0, and kills the knights he must pass. Of two knights in a row the second costs 2; two that
    are not in a row cost him more than a turn can give anyway, so no count is kept. A citizen in the way
    steps aside, for 1 where he can do so on his level or down, else for 2, which is right for a climb and a
    fair guess for a crowd. A wound can be dealt with `cost + 2` points, and two with `cost + 4`.
    """

    def __init__(self) -> None:
        self.distance = [0] * 144  # from each square
        self.cost = [0] * 12  # of each citizen; FAR for those that are gone
        self.queue = [0] * 2160  # AREA squares for each cost below FAR
        self.queued = [0] * 15
        self.loose = False

    def sound(self, engine: KingAndAssassins, horizon: int) -> None:
        """Fill `distance` and `cost` for an assassins' turn that begins with the pieces where they are now.

        What costs more than the horizon is FAR.
        """
        self.loose = False
        self.begin(engine)
        for d in range(4):
            if engine.king != k.GONE:
                self.reach(engine, engine.king + STEPS[d], 0)
        self.search(engine, horizon)
        for i in range(k.N_CITIZENS):
            self.cost[i] = self.distance[engine.citizens[i]]

    def underrate(self, engine: KingAndAssassins, goal: int, horizon: int) -> None:
        """Fill `distance` with costs to a square, from this moment of the turn, that are never too high.

        Others may kill or step aside for an assassin, and one of the three does so for nothing where he can
        descend; so no reach limits a kill, and it never costs more than the next one does.
        """
        self.loose = True
        self.begin(engine)
        self.reach(engine, goal, 0)
        self.search(engine, horizon)

    def search(self, engine: KingAndAssassins, horizon: int) -> None:
        level = 0
        while level <= horizon:
            n = 0
            while n < self.queued[level]:
                at = self.queue[k.AREA * level + n]
                if self.distance[at] == level:
                    self.spread(engine, at, level, horizon)
                n += 1
            level += 1

    def begin(self, engine: KingAndAssassins) -> None:
        """Nothing is reached yet."""
        for square in range(k.AREA):
            self.distance[square] = k.FAR
        for level in range(k.FAR):
            self.queued[level] = 0

    def reach(self, engine: KingAndAssassins, square: int, cost: int) -> None:
        """An assassin on a square has so far to go; whether it is the nearest way is seen here."""
        if cost < self.distance[square] and engine.cells[square] != k.WALL:
            self.distance[square] = cost
            self.queue[k.AREA * cost + self.queued[cost]] = square
            self.queued[cost] += 1

    def spread(self, engine: KingAndAssassins, at: int, cost: int, horizon: int) -> None:
        """Go on from a square to those from which an assassin could come."""
        who = engine.cells[at]
        roof = engine.streets.roof[at]
        knight = who != k.EMPTY and who < k.CITIZEN_0
        if knight:
            cost += self.kill(engine)
        elif who != k.EMPTY:
            cost += self.aside(engine, at)
        for d in range(4):
            source = at + STEPS[d]
            come = engine.cells[source]
            if come == k.KING:
                continue
            step = 0 if engine.streets.roof[source] and not roof else 1  # (KA-10.2)
            if knight and not self.loose:
                if roof and not engine.streets.roof[source]:  # (KA-10.3)
                    continue
                step += come >= k.KNIGHT_0 and come < k.CITIZEN_0
            if cost + step <= horizon:
                self.reach(engine, source, cost + step)

    def kill(self, engine: KingAndAssassins) -> int:
        """What a knight in the way costs (KA-10.3)."""
        if not self.loose:
            return 1
        return engine.kills + 1 if engine.kills < 2 else k.FAR

    def aside(self, engine: KingAndAssassins, at: int) -> int:
        """What a citizen pays to make room (KA-9.1)."""
        if self.loose:
            mine = (engine.picked >> (engine.cells[at] - k.CITIZEN_0)) & 1
            return 0 if mine and engine.streets.roof[at] else 1
        for d in range(4):
            if engine.cells[at + STEPS[d]] == k.EMPTY and not engine.streets.climb[4 * at + d]:
                return 1
        return 2

    # For people.

    def costs(self, engine: KingAndAssassins) -> list[int]:
        """The twelve costs, in the order of the names; FAR for those that are gone, or too far to matter."""
        self.sound(engine, k.FAR - 1)
        return [self.cost[i] for i in range(k.N_CITIZENS)]


class Attack:
    """The cheapest way for an assassin to a square beside the king, whoever must help him.

    One who stands there can strike as often as there are points, so the cheapest way deals the most wounds.
    All ways are tried with one point more at a time, except where `Alarm.underrate` says it is no use.
    """

    def __init__(self, streets: Streets) -> None:
        self.alarm = Alarm()
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
        if self.alarm.distance[at] > budget:
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

"""What can be worked out exactly: how far every citizen is from the king's throat, and the attacks that follow."""

from __future__ import annotations

from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.rules import KingAndAssassins

STEPS = k.STEP


class Alarm:
    """What it costs each citizen to stand beside the king if he is an assassin who reveals himself (KA-10).

    One search from the king backwards gives all twelve. On the way an assassin steps and climbs for 1, descends
    for 0, and kills the knights he must pass. Of two knights in a row the second costs 2; two knights that are
    not in a row cost him more than a turn can give anyway, so no count is kept. A citizen in the way is not
    killed: he steps aside, for 1 where he can do so on his level or down, else for 2, which is right for a climb
    and a fair guess for a crowd. A wound can be dealt with `cost + 2` points, and two with `cost + 4`.
    """

    def __init__(self) -> None:
        self.distance = [0] * 144  # from each square
        self.cost = [0] * 12  # of each citizen; FAR for those that are gone
        self.queue = [0] * 2160  # AREA squares for each cost below FAR
        self.queued = [0] * 15

    def sound(self, engine: KingAndAssassins) -> None:
        """Fill `distance` and `cost` for an assassins' turn that begins with the pieces where they are now."""
        self.begin(engine)
        level = 0
        while level < k.FAR:
            n = 0
            while n < self.queued[level]:
                at = self.queue[k.AREA * level + n]
                if self.distance[at] == level:
                    self.spread(engine, at, level)
                n += 1
            level += 1
        for i in range(k.N_CITIZENS):
            self.cost[i] = self.distance[engine.citizens[i]]

    def begin(self, engine: KingAndAssassins) -> None:
        """Nothing is known but that the squares beside the king are beside the king."""
        for square in range(k.AREA):
            self.distance[square] = k.FAR
        for level in range(k.FAR):
            self.queued[level] = 0
        if engine.king != k.GONE:
            for d in range(4):
                self.reach(engine, engine.king + STEPS[d], 0)

    def reach(self, engine: KingAndAssassins, square: int, cost: int) -> None:
        """An assassin on a square has so far to go; whether it is the nearest way is seen here."""
        if cost < self.distance[square] and engine.cells[square] != k.WALL:
            self.distance[square] = cost
            self.queue[k.AREA * cost + self.queued[cost]] = square
            self.queued[cost] += 1

    def spread(self, engine: KingAndAssassins, at: int, cost: int) -> None:
        """Go on from a square to those from which an assassin could come."""
        who = engine.cells[at]
        roof = engine.streets.roof[at]
        toll = 0
        knight = who != k.EMPTY and who < k.CITIZEN_0
        if knight:
            toll = 1  # (KA-10.3)
        elif who != k.EMPTY:
            toll = self.aside(engine, at)
        for d in range(4):
            source = at + STEPS[d]
            come = engine.cells[source]
            if come == k.KING or (knight and roof and not engine.streets.roof[source]):
                continue
            step = 0 if engine.streets.roof[source] and not roof else 1  # (KA-10.2)
            if knight and k.KNIGHT_0 <= come and come < k.CITIZEN_0:
                step += 1
            self.reach(engine, source, cost + toll + step)

    def aside(self, engine: KingAndAssassins, at: int) -> int:
        """What a citizen pays to make room (KA-9.1)."""
        for d in range(4):
            if engine.cells[at + STEPS[d]] == k.EMPTY and not engine.streets.climb[4 * at + d]:
                return 1
        return 2

    # For people.

    def costs(self, engine: KingAndAssassins) -> list[int]:
        """The twelve costs, in the order of the names; FAR for those that are gone or too far away to matter."""
        self.sound(engine)
        return [self.cost[i] for i in range(k.N_CITIZENS)]

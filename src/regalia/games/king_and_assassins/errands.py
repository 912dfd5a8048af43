"""What the knights can do in one turn, worked out: strike at somebody, or clear the king's way."""

from __future__ import annotations

from regalia.core.engine import Actions
from regalia.core.judge import Lines
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins import ways
from regalia.games.king_and_assassins.rules import KingAndAssassins, Streets
from regalia.games.king_and_assassins.suspects import Suspects

STEPS = k.STEP
EVERYBODY = (1 << k.N_CITIZENS) - 1
MANY, FEW = 30, 6  # ways to clear a square that are pointed out, by several knights and by one
UNLIKELY = 0.03  # nobody is captured on so small a suspicion


class Errands:
    """Plans for the king's turn, each tried out on a position of its own before it is pointed out.

    In that position everybody is an assassin: so no plan ends the game, and none depends on the secret.
    """

    def __init__(self, streets: Streets, suspects: Suspects) -> None:
        self.suspects = suspects
        self.home = ways.home(streets.board, roofs=False)
        self.engine = KingAndAssassins(streets)
        self.out = Actions()
        self.plan = [0] * 32  # MAX_LINE actions
        self.planned = 0
        self.tries = [0] * 512  # eight depths of `clear`, 64 actions each
        self.alone = False  # whether one knight clears the way, or all may help
        self.enough = 0  # lines, and no other way is looked for
        self.distance = [0] * 144  # filled by `survey`
        self.queue = [0] * 2160  # AREA squares for each cost below FAR
        self.queued = [0] * 15

    def lines(self, engine: KingAndAssassins, lines: Lines) -> None:
        """Into the castle, at the throats of revealed assassins, captures, and one step onwards."""
        self.go_home(engine, lines)
        for i in range(k.N_CITIZENS):
            if (engine.known >> i) & 1 and engine.citizens[i] != k.GONE:
                self.hunt(engine, i, 0, lines)
                self.hunt(engine, i, 1, lines)
        if engine.may_capture():
            slot = self.suspects.drawer(engine.known, engine.gone)
            for i in range(k.N_CITIZENS):
                if (engine.known >> i) & 1 or engine.citizens[i] == k.GONE:
                    continue
                if self.suspects.chance[k.N_CITIZENS * slot + i] > UNLIKELY:
                    self.begin(engine)
                    if self.dispatch(self.engine, i, 0):
                        self.write(lines)
        self.go_on(engine, lines)

    # Plans.

    def begin(self, engine: KingAndAssassins) -> None:
        self.engine.copy_position(engine)
        self.engine.picked = EVERYBODY
        self.planned = 0

    def play(self, action: int) -> bool:
        """Play an action and add it to the plan, if it is legal."""
        if self.planned == k.MAX_PLAN:
            return False
        self.engine.legal_for_king(self.engine.streets, self.out)
        for j in range(self.out.n):
            if self.out.a[j] == action:
                self.engine.apply(action)
                self.plan[self.planned] = action
                self.planned += 1
                return True
        return False

    def write(self, lines: Lines) -> None:
        if lines.begin():
            for j in range(self.planned):
                lines.push(self.plan[j])

    # Strikes.

    def hunt(self, engine: KingAndAssassins, first: int, rank: int, lines: Lines) -> None:
        """Strike at one revealed assassin, then at the others, then at whom one suspects most."""
        self.begin(engine)
        if not self.dispatch(self.engine, first, rank):
            return
        self.write(lines)
        for i in range(k.N_CITIZENS):
            if (engine.known >> i) & 1 and i != first and self.dispatch(self.engine, i, 0):
                self.write(lines)
        suspect = self.most_suspected(self.engine)
        if suspect >= 0 and self.engine.may_capture() and self.dispatch(self.engine, suspect, 0):
            self.write(lines)

    def most_suspected(self, engine: KingAndAssassins) -> int:
        """The hidden one that is most likely an assassin, or -1."""
        slot = self.suspects.drawer(engine.known, engine.gone)
        most = UNLIKELY
        suspect = -1
        for i in range(k.N_CITIZENS):
            if (engine.known >> i) & 1 or engine.citizens[i] == k.GONE:
                continue
            if self.suspects.chance[k.N_CITIZENS * slot + i] > most:
                most = self.suspects.chance[k.N_CITIZENS * slot + i]
                suspect = i
        return suspect

    def dispatch(self, engine: KingAndAssassins, target: int, rank: int) -> bool:
        """Send the nearest knight, or the next nearest, to strike at somebody; whether it was done.

        What was begun and cannot be ended is not taken back: the plan then is of no use.
        """
        to = engine.citizens[target]
        if to == k.GONE:
            return False
        self.survey(engine, to, engine.knight_ap - 1)
        knight = self.nearest_knight(engine, rank)
        if knight < 0:
            return False
        while self.distance[engine.knights[knight]] > 0:
            if not self.approach(engine, knight):
                return False
        for d in range(4):
            if engine.knights[knight] + STEPS[d] == engine.citizens[target]:
                return self.play(k.KNIGHT_STRIKE + 4 * knight + d)
        return False

    def nearest_knight(self, engine: KingAndAssassins, rank: int) -> int:
        """The knight that has least to go, or for rank 1 the next; -1 where none has points enough."""
        first = -1
        for turn in range(rank + 1):
            best = -1
            for j in range(k.N_KNIGHTS):
                at = engine.knights[j]
                if at == k.GONE or self.distance[at] == k.FAR or (turn and j == first):
                    continue
                if best < 0 or self.distance[at] < self.distance[engine.knights[best]]:
                    best = j
            first = best if turn == 0 else first
        return best

    def approach(self, engine: KingAndAssassins, knight: int) -> bool:
        """One step of a knight on his way, as `survey` has found it."""
        at = engine.knights[knight]
        for d in range(4):
            to = at + STEPS[d]
            price = 2 if engine.streets.climb[4 * at + d] else 1
            if self.distance[to] + price == self.distance[at] and self.enters(engine, to, STEPS[d]):
                return self.play(k.KNIGHT_STEP + 4 * knight + d)
        return False

    def enters(self, engine: KingAndAssassins, to: int, step: int) -> bool:
        """Whether a knight can step onto a square (KA-7.2)."""
        who = engine.cells[to]
        if who == k.EMPTY:
            return True
        return who >= k.CITIZEN_0 and who != k.WALL and engine.can_shove(engine.streets, to, step)

    def survey(self, engine: KingAndAssassins, to: int, most: int) -> None:
        """Fill `distance`: what a knight on each square pays until he can strike at one (KA-7.3)."""
        for square in range(k.AREA):
            self.distance[square] = k.FAR
        for level in range(k.FAR):
            self.queued[level] = 0
        for d in range(4):
            source = to + STEPS[d]
            if engine.streets.roof[source] or not engine.streets.roof[to]:
                self.reach(engine, source, 0)
        level = 0
        while level <= most:
            n = 0
            while n < self.queued[level]:
                at = self.queue[k.AREA * level + n]
                if self.distance[at] == level:
                    self.spread(engine, at, to, level, most)
                n += 1
            level += 1

    def reach(self, engine: KingAndAssassins, square: int, cost: int) -> None:
        if cost < self.distance[square] and engine.cells[square] != k.WALL:
            self.distance[square] = cost
            self.queue[k.AREA * cost + self.queued[cost]] = square
            self.queued[cost] += 1

    def spread(self, engine: KingAndAssassins, at: int, to: int, cost: int, most: int) -> None:
        for d in range(4):
            source = at - STEPS[d]
            price = cost + (2 if engine.streets.climb[4 * source + d] else 1)
            if source != to and price <= most and self.enters(engine, at, STEPS[d]):
                self.reach(engine, source, price)

    # The king's way.

    def go_home(self, engine: KingAndAssassins, lines: Lines) -> None:
        """(KA-6.2) Into the castle, if that can be done in this turn."""
        if engine.king_ap >= 1 and engine.streets.exit[engine.king]:
            self.begin(engine)
            self.play(k.KING_EXIT)
            self.write(lines)
        if engine.king_ap >= 2:
            for d in range(4):
                if engine.streets.exit[engine.king + STEPS[d]]:
                    self.make_way(engine, d, 3, 7, lines)

    def go_on(self, engine: KingAndAssassins, lines: Lines) -> None:
        """One step nearer to the castle, where somebody stands in the way."""
        if engine.king_ap >= 1:
            for d in range(4):
                to = engine.king + STEPS[d]
                if self.home[to] < self.home[engine.king] and engine.cells[to] != k.EMPTY:
                    self.make_way(engine, d, 2, 5, lines)

    def make_way(self, engine: KingAndAssassins, d: int, together: int, most: int, lines: Lines) -> None:
        """Clear a square beside the king with as few knights' actions as can be, and step on it.

        Up to `together` actions may be those of any knights; more are those of one, who comes from afar.
        """
        for length in range(min(most, engine.knight_ap) + 1):
            self.alone = length > together
            self.enough = lines.n + (FEW if self.alone else MANY)
            if self.clear(engine, d, 0, length, lines):
                return

    def clear(self, engine: KingAndAssassins, d: int, depth: int, length: int, lines: Lines) -> bool:
        """Try all plans of a length that begin as the plan does; whether one of them clears the square."""
        self.again(engine, depth)
        square = engine.king + STEPS[d]
        if depth == length:
            if not self.play(k.KING_STEP + d):
                return False
            self.play(k.KING_EXIT)
            self.write(lines)
            return True
        found = False
        n = self.near(square, depth, length - depth)
        for j in range(n):
            self.plan[depth] = self.tries[64 * depth + j]
            if self.clear(engine, d, depth + 1, length, lines):
                found = True
                if lines.n >= self.enough:
                    return True
        return found

    def again(self, engine: KingAndAssassins, depth: int) -> None:
        """The position after so many actions of the plan."""
        self.engine.copy_position(engine)
        self.engine.picked = EVERYBODY
        for j in range(depth):
            self.engine.apply(self.plan[j])
        self.planned = depth

    def near(self, square: int, depth: int, steps: int) -> int:
        """List the actions of knights that are near enough to a square to matter there."""
        n = 0
        self.engine.legal_for_king(self.engine.streets, self.out)
        for j in range(self.out.n):
            action = self.out.a[j]
            if action >= k.KNIGHT_STEP and n < 64:
                knight = self.knight_of(action)
                if self.alone and depth > 0 and knight != self.knight_of(self.plan[0]):
                    continue
                if self.apart(self.engine.knights[knight], square) <= steps:
                    self.tries[64 * depth + n] = action
                    n += 1
        return n

    def knight_of(self, action: int) -> int:
        return ((action - k.KNIGHT_STEP) >> 2) % k.N_KNIGHTS

    def apart(self, at: int, to: int) -> int:
        return abs(at % k.WIDTH - to % k.WIDTH) + abs(at // k.WIDTH - to // k.WIDTH)

    # For people.

    def pay(self, engine: KingAndAssassins, target: int) -> list[int]:
        """What each knight has to pay until he can strike at somebody."""
        self.survey(engine, engine.citizens[target], k.FAR - 1)
        return [self.distance[engine.knights[j]] for j in range(k.N_KNIGHTS)]

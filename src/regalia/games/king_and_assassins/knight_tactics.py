"""What the knights can do in one turn, worked out: strike at somebody, or clear the king's way."""

from __future__ import annotations

from regalia.core.evaluator import LineBuffer
from regalia.core.state import ActionBuffer
from regalia.games.king_and_assassins import constants, distances
from regalia.games.king_and_assassins.posterior import PickPosterior
from regalia.games.king_and_assassins.rules import BoardTables, KingAndAssassinsState

STEPS = constants.STEP
EVERYBODY = (1 << constants.N_CITIZENS) - 1
MANY, FEW = 30, 6  # ways to clear a square that are pointed out, by several knights and by one
UNLIKELY = 0.03  # nobody is captured on so small a suspicion


class KnightTactics:
    """Plans for the king's turn, each tried out on a position of its own before it is pointed out.

    In that position everybody is an assassin: so no plan ends the game, and none depends on the secret.
    """

    def __init__(self, tables: BoardTables, posterior: PickPosterior) -> None:
        self.posterior = posterior
        self.home = distances.home(tables.board, roofs=False)
        self.state = KingAndAssassinsState(tables)
        self.out = ActionBuffer()
        self.plan = [0] * 32  # MAX_LINE actions
        self.planned = 0
        self.tries = [0] * 512  # eight depths of `clear`, 64 actions each
        self.alone = False  # whether one knight clears the way, or all may help
        self.enough = 0  # lines, and no other way is looked for
        self.distance = [0] * 144  # filled by `survey`
        self.queue = [0] * 2160  # AREA squares for each cost below FAR
        self.queued = [0] * 15

    def lines(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """Into the castle, at the throats of revealed assassins, captures, and one step onwards."""
        self.go_home(state, lines)
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 and state.citizens[i] != constants.GONE:
                self.hunt(state, i, 0, lines)
                self.hunt(state, i, 1, lines)
        if state.may_capture():
            slot = self.posterior.drawer(state.known, state.gone)
            for i in range(constants.N_CITIZENS):
                if (state.known >> i) & 1 or state.citizens[i] == constants.GONE:
                    continue
                if self.posterior.chance[constants.N_CITIZENS * slot + i] > UNLIKELY:
                    self.begin(state)
                    if self.dispatch(self.state, i, 0):
                        self.write(lines)
        self.go_on(state, lines)

    # Plans.

    def begin(self, state: KingAndAssassinsState) -> None:
        self.state.copy_position(state)
        self.state.picked = EVERYBODY
        self.planned = 0

    def play(self, action: int) -> bool:
        """Play an action and add it to the plan, if it is legal."""
        if self.planned == constants.MAX_PLAN:
            return False
        self.state.legal_for_king(self.state.tables, self.out)
        for j in range(self.out.n):
            if self.out.a[j] == action:
                self.state.c_apply(action)
                self.plan[self.planned] = action
                self.planned += 1
                return True
        return False

    def write(self, lines: LineBuffer) -> None:
        if lines.c_begin_line():
            for j in range(self.planned):
                lines.c_push(self.plan[j])

    # Strikes.

    def hunt(self, state: KingAndAssassinsState, first: int, rank: int, lines: LineBuffer) -> None:
        """Strike at one revealed assassin, then at the others, then at whom one suspects most."""
        self.begin(state)
        if not self.dispatch(self.state, first, rank):
            return
        self.write(lines)
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 and i != first and self.dispatch(self.state, i, 0):
                self.write(lines)
        suspect = self.most_suspected(self.state)
        if suspect >= 0 and self.state.may_capture() and self.dispatch(self.state, suspect, 0):
            self.write(lines)

    def most_suspected(self, state: KingAndAssassinsState) -> int:
        """The hidden one that is most likely an assassin, or -1."""
        slot = self.posterior.drawer(state.known, state.gone)
        most = UNLIKELY
        suspect = -1
        for i in range(constants.N_CITIZENS):
            if (state.known >> i) & 1 or state.citizens[i] == constants.GONE:
                continue
            if self.posterior.chance[constants.N_CITIZENS * slot + i] > most:
                most = self.posterior.chance[constants.N_CITIZENS * slot + i]
                suspect = i
        return suspect

    def dispatch(self, state: KingAndAssassinsState, target: int, rank: int) -> bool:
        """Send the nearest knight, or the next nearest, to strike at somebody; whether it was done.

        What was begun and cannot be ended is not taken back: the plan then is of no use.
        """
        to = state.citizens[target]
        if to == constants.GONE:
            return False
        self.survey(state, to, state.knight_ap - 1)
        knight = self.nearest_knight(state, rank)
        if knight < 0:
            return False
        while self.distance[state.knights[knight]] > 0:
            if not self.approach(state, knight):
                return False
        for d in range(4):
            if state.knights[knight] + STEPS[d] == state.citizens[target]:
                return self.play(constants.KNIGHT_STRIKE + 4 * knight + d)
        return False

    def nearest_knight(self, state: KingAndAssassinsState, rank: int) -> int:
        """The knight that has least to go, or for rank 1 the next; -1 where none has points enough."""
        first = -1
        for turn in range(rank + 1):
            best = -1
            for j in range(constants.N_KNIGHTS):
                at = state.knights[j]
                if at == constants.GONE or self.distance[at] == constants.FAR or (turn and j == first):
                    continue
                if best < 0 or self.distance[at] < self.distance[state.knights[best]]:
                    best = j
            first = best if turn == 0 else first
        return best

    def approach(self, state: KingAndAssassinsState, knight: int) -> bool:
        """One step of a knight on his way, as `survey` has found it."""
        at = state.knights[knight]
        for d in range(4):
            to = at + STEPS[d]
            price = 2 if state.tables.climb[4 * at + d] else 1
            if self.distance[to] + price == self.distance[at] and self.enters(state, to, STEPS[d]):
                return self.play(constants.KNIGHT_STEP + 4 * knight + d)
        return False

    def enters(self, state: KingAndAssassinsState, to: int, step: int) -> bool:
        """Whether a knight can step onto a square (KA-7.2)."""
        who = state.cells[to]
        if who == constants.EMPTY:
            return True
        return (
            who >= constants.CITIZEN_0 and who != constants.WALL and state.can_shove(state.tables, to, step)
        )

    def survey(self, state: KingAndAssassinsState, to: int, most: int) -> None:
        """Fill `distance`: what a knight on each square pays until he can strike at one (KA-7.3)."""
        for square in range(constants.AREA):
            self.distance[square] = constants.FAR
        for level in range(constants.FAR):
            self.queued[level] = 0
        for d in range(4):
            source = to + STEPS[d]
            if state.tables.roof[source] or not state.tables.roof[to]:
                self.reach(state, source, 0)
        level = 0
        while level <= most:
            n = 0
            while n < self.queued[level]:
                at = self.queue[constants.AREA * level + n]
                if self.distance[at] == level:
                    self.spread(state, at, to, level, most)
                n += 1
            level += 1

    def reach(self, state: KingAndAssassinsState, square: int, cost: int) -> None:
        if cost < self.distance[square] and state.cells[square] != constants.WALL:
            self.distance[square] = cost
            self.queue[constants.AREA * cost + self.queued[cost]] = square
            self.queued[cost] += 1

    def spread(self, state: KingAndAssassinsState, at: int, to: int, cost: int, most: int) -> None:
        for d in range(4):
            source = at - STEPS[d]
            price = cost + (2 if state.tables.climb[4 * source + d] else 1)
            if source != to and price <= most and self.enters(state, at, STEPS[d]):
                self.reach(state, source, price)

    # The king's way.

    def go_home(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """(KA-6.2) Into the castle, if that can be done in this turn."""
        if state.king_ap >= 1 and state.tables.exit[state.king]:
            self.begin(state)
            self.play(constants.KING_EXIT)
            self.write(lines)
        if state.king_ap >= 2:
            for d in range(4):
                if state.tables.exit[state.king + STEPS[d]]:
                    self.make_way(state, d, 3, 7, lines)

    def go_on(self, state: KingAndAssassinsState, lines: LineBuffer) -> None:
        """One step nearer to the castle, where somebody stands in the way."""
        if state.king_ap >= 1:
            for d in range(4):
                to = state.king + STEPS[d]
                if self.home[to] < self.home[state.king] and state.cells[to] != constants.EMPTY:
                    self.make_way(state, d, 2, 5, lines)

    def make_way(
        self, state: KingAndAssassinsState, d: int, together: int, most: int, lines: LineBuffer
    ) -> None:
        """Clear a square beside the king with as few knights' actions as can be, and step on it.

        Up to `together` actions may be those of any knights; more are those of one, who comes from afar.
        """
        for length in range(min(most, state.knight_ap) + 1):
            self.alone = length > together
            self.enough = lines.n + (FEW if self.alone else MANY)
            if self.clear(state, d, 0, length, lines):
                return

    def clear(self, state: KingAndAssassinsState, d: int, depth: int, length: int, lines: LineBuffer) -> bool:
        """Try all plans of a length that begin as the plan does; whether one of them clears the square."""
        self.again(state, depth)
        square = state.king + STEPS[d]
        if depth == length:
            if not self.play(constants.KING_STEP + d):
                return False
            self.play(constants.KING_EXIT)
            self.write(lines)
            return True
        found = False
        n = self.near(square, depth, length - depth)
        for j in range(n):
            self.plan[depth] = self.tries[64 * depth + j]
            if self.clear(state, d, depth + 1, length, lines):
                found = True
                if lines.n >= self.enough:
                    return True
        return found

    def again(self, state: KingAndAssassinsState, depth: int) -> None:
        """The position after so many actions of the plan."""
        self.state.copy_position(state)
        self.state.picked = EVERYBODY
        for j in range(depth):
            self.state.c_apply(self.plan[j])
        self.planned = depth

    def near(self, square: int, depth: int, steps: int) -> int:
        """List the actions of knights that are near enough to a square to matter there."""
        n = 0
        self.state.legal_for_king(self.state.tables, self.out)
        for j in range(self.out.n):
            action = self.out.a[j]
            if action >= constants.KNIGHT_STEP and n < 64:
                knight = self.knight_of(action)
                if self.alone and depth > 0 and knight != self.knight_of(self.plan[0]):
                    continue
                if self.apart(self.state.knights[knight], square) <= steps:
                    self.tries[64 * depth + n] = action
                    n += 1
        return n

    def knight_of(self, action: int) -> int:
        return ((action - constants.KNIGHT_STEP) >> 2) % constants.N_KNIGHTS

    def apart(self, at: int, to: int) -> int:
        return abs(at % constants.WIDTH - to % constants.WIDTH) + abs(
            at // constants.WIDTH - to // constants.WIDTH
        )

    # For people.

    def pay(self, state: KingAndAssassinsState, target: int) -> list[int]:
        """What each knight has to pay until he can strike at somebody."""
        self.survey(state, state.citizens[target], constants.FAR - 1)
        return [self.distance[state.knights[j]] for j in range(constants.N_KNIGHTS)]

"""Threat map: for each citizen, the cost of reaching a space beside the king.

The C types are in threat_map.pxd. A set of squares is a bitboard, so a step in all directions is four shifts.
Search spends most of its time here.
"""

from __future__ import annotations

from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState


class ThreatMap:
    """The cost for each citizen, as a revealed assassin, to reach a space beside the king (KA-10).

    One backward search from the king gives all twelve costs. An assassin steps and climbs for 1, descends
    for 0, and kills the knights in the way. Of two knights in a row the second costs 2; two knights that are
    not in a row cost more than a turn has points, so kills are not counted. A citizen in the way steps aside
    for 1 if there is a free space on the same level or below, else for 2, which is exact for a climb and an
    estimate for a crowd. One wound takes `cost + 2` points, two take `cost + 4`.
    """

    def __init__(self, board: Board) -> None:
        self.cost = [0] * 12  # of each citizen; FAR if off the board
        self.horizon = 0  # costs above it are FAR
        self.bit_of = [0] * 144  # the bit of each space, 0 for the rim
        self.frontier = [0] * 19  # for each cost: squares reached at this cost; some were reached at less
        self.within = [0] * 15  # for each cost: squares with this cost or less
        self.roofs = self.spaces = 0
        self.assign_bits(board)
        # Sets of squares of the current position:
        self.enterable = 0  # all spaces except the king's
        self.knights = self.citizens = 0
        # By what it costs to pass: empty (0), a piece that yields for 1 or for 2, a knight that must be killed.
        self.free = self.one_point = self.two_points = self.blocking_knights = 0

    def assign_bits(self, board: Board) -> None:
        """Assigns a bit to each space, within 128 bits; rim squares separate the rows."""
        bit = 1
        for square in range(constants.WIDTH + 1, constants.AREA - constants.WIDTH - 1):
            if board.walls[square] != constants.WALL:
                self.bit_of[square] = bit
                self.spaces |= bit
                if board.roof[square]:
                    self.roofs |= bit
            bit += bit

    def compute(self, state: KingAndAssassinsState, horizon: int) -> None:
        """Fills `cost` for an assassins' turn that begins in this position; costs above the horizon are FAR."""
        self.read_pieces(state)
        can_step_aside = self.neighbors(self.free & ~self.roofs) | (self.neighbors(self.free) & self.roofs)
        self.one_point = self.citizens & can_step_aside  # (KA-9.1)
        self.two_points = self.citizens & ~can_step_aside
        self.blocking_knights = self.knights
        self.search_backwards(self.neighbors(self.bit_of[state.king]), horizon)
        for i in range(constants.N_CITIZENS):
            self.cost[i] = self.distance(state.citizens[i])

    def compute_lower_bound(self, state: KingAndAssassinsState, goal: int, horizon: int) -> None:
        """Computes a lower bound of the cost of reaching a square in the rest of this turn, for `distance`.

        Other pieces may kill or step aside for the assassin, and the other assassins descend for free. So the
        bound ignores levels for kills, and every kill costs as much as the next one.
        """
        self.read_pieces(state)
        for i in range(constants.N_CITIZENS):
            if (state.picked >> i) & 1:
                self.free |= self.bit_of[state.citizens[i]] & self.roofs
        self.one_point = self.citizens & ~self.free
        self.two_points = self.blocking_knights = 0
        if state.kills == 0:  # (KA-10.3)
            self.one_point |= self.knights
        elif state.kills == 1:
            self.two_points = self.knights
        self.search_backwards(self.bit_of[goal], horizon)

    def distance(self, square: int) -> int:
        """The cost from a square, by the last search."""
        bit = self.bit_of[square]
        cost = 0
        for level in range(self.horizon + 1):
            cost += (self.within[level] & bit) == 0
        return cost if cost <= self.horizon else constants.FAR

    # Backward search.

    def read_pieces(self, state: KingAndAssassinsState) -> None:
        """Fills the sets of squares from a position."""
        self.knights = self.citizens = 0
        for j in range(constants.N_KNIGHTS):
            self.knights |= self.bit_of[state.knights[j]]
        for i in range(constants.N_CITIZENS):
            self.citizens |= self.bit_of[state.citizens[i]]
        self.enterable = self.spaces & ~self.bit_of[state.king]
        self.free = self.enterable & ~self.knights & ~self.citizens

    def neighbors(self, squares: int) -> int:
        """The neighbors of a set of squares, without the king's square."""
        return (
            squares << 1 | squares >> 1 | squares << constants.WIDTH | squares >> constants.WIDTH
        ) & self.enterable

    def search_backwards(self, goals: int, horizon: int) -> None:
        """Fills `within` from the goals backwards, in order of cost."""
        self.horizon = horizon
        for level in range(horizon + 4):
            self.frontier[level] = 0
        self.frontier[0] = goals
        within = 0
        for level in range(horizon + 1):
            new = self.frontier[level] & ~within
            new |= (
                self.neighbors(new & self.free & ~self.roofs) & self.roofs & ~within
            )  # descents cost 0 (KA-10.2)
            within |= new
            self.within[level] = within
            self.frontier[level + 1] |= self.neighbors(new & self.free)
            if new & ~self.free:
                self.pass_occupied(new & ~self.free, level)

    def pass_occupied(self, occupied: int, cost: int) -> None:
        """Expands occupied squares."""
        self.pass_piece(occupied & self.one_point, cost + 1)
        if occupied & self.two_points:
            self.pass_piece(occupied & self.two_points, cost + 2)
        if occupied & self.blocking_knights:
            self.pass_knight(occupied & self.blocking_knights, cost + 1)

    def pass_piece(self, occupied: int, cost: int) -> None:
        """Expands squares whose piece steps aside; its cost is included."""
        self.frontier[cost] |= self.neighbors(occupied & ~self.roofs) & self.roofs
        self.frontier[cost + 1] |= self.neighbors(occupied)

    def pass_knight(self, occupied: int, cost: int) -> None:
        """Expands squares of knights that must be killed first (KA-10.3).

        From the square of another knight, which was killed before, the kill costs 1 more.
        """
        sources = self.neighbors(occupied & ~self.roofs)
        down = sources & self.roofs
        along = (sources & ~self.roofs) | (self.neighbors(occupied & self.roofs) & self.roofs)
        self.frontier[cost] |= down & ~self.knights
        self.frontier[cost + 1] |= (down & self.knights) | (along & ~self.knights)
        self.frontier[cost + 2] |= along & self.knights

    # Methods for Python.

    def costs(self, state: KingAndAssassinsState) -> list[int]:
        """The twelve costs in the order of CITIZENS; FAR if off the board or out of range."""
        self.compute(state, constants.FAR - 1)
        return [self.cost[i] for i in range(constants.N_CITIZENS)]

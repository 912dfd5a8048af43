"""How near everybody is to the king: what it would cost each citizen to stand beside him.

The C types are in threat_map.pxd. A set of squares is one number with a bit for each, so that a step in all
directions at once is four shifts: this is most of what a search does.
"""

from __future__ import annotations

from regalia.games.king_and_assassins import constants
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.rules import KingAndAssassinsState


class ThreatMap:
    """What it costs each citizen to stand beside the king if he is an assassin who reveals himself (KA-10).

    One search from the king backwards gives all twelve. On the way an assassin steps and climbs for 1,
    descends for 0, and kills the knights he must pass. Of two knights in a row the second costs 2; two that
    are not in a row cost him more than a turn can give anyway, so no count is kept. A citizen in the way
    steps aside, for 1 where he can do so on his level or down, else for 2, which is right for a climb and a
    fair guess for a crowd. A wound can be dealt with `cost + 2` points, and two with `cost + 4`.
    """

    def __init__(self, board: Board) -> None:
        self.cost = [0] * 12  # of each citizen; FAR for those that are gone
        self.horizon = 0  # what costs more is FAR
        self.bits = [0] * 144  # of each space, 0 for the rim
        self.found = [0] * 19  # for each cost: squares that may have so far to go; some have less
        self.within = [0] * 15  # for each cost: squares that have so far to go, or less
        self.roofs = self.spaces = 0
        self.lay_out(board)
        # Of the position that is looked at:
        self.open = 0  # spaces where the king is not
        self.knights = self.citizens = 0
        # What stands on a square costs whoever passes nothing, 1 or 2; or it is a knight in his way.
        self.free = self.light = self.heavy = self.barred = 0

    def lay_out(self, board: Board) -> None:
        """Number the spaces so that all fit into 128 bits; between two rows there is rim."""
        bit = 1
        for square in range(constants.WIDTH + 1, constants.AREA - constants.WIDTH - 1):
            if board.walls[square] != constants.WALL:
                self.bits[square] = bit
                self.spaces |= bit
                if board.roof[square]:
                    self.roofs |= bit
            bit += bit

    def sound(self, state: KingAndAssassinsState, horizon: int) -> None:
        """Fill `cost` for an assassins' turn that begins with the pieces where they are now.

        What costs more than the horizon is FAR.
        """
        self.see(state)
        room = self.beside(self.free & ~self.roofs) | (self.beside(self.free) & self.roofs)
        self.light = self.citizens & room  # (KA-9.1)
        self.heavy = self.citizens & ~room
        self.barred = self.knights
        self.search(self.beside(self.bits[state.king]), horizon)
        for i in range(constants.N_CITIZENS):
            self.cost[i] = self.distance(state.citizens[i])

    def underrate(self, state: KingAndAssassinsState, goal: int, horizon: int) -> None:
        """Find what it costs to get to a square, from this moment of the turn, and never too high.

        Others may kill or step aside for an assassin, and one of the three does so for nothing where he can
        descend; so no reach limits a kill, and it never costs more than the next one does.
        """
        self.see(state)
        for i in range(constants.N_CITIZENS):
            if (state.picked >> i) & 1:
                self.free |= self.bits[state.citizens[i]] & self.roofs
        self.light = self.citizens & ~self.free
        self.heavy = self.barred = 0
        if state.kills == 0:  # (KA-10.3)
            self.light |= self.knights
        elif state.kills == 1:
            self.heavy = self.knights
        self.search(self.bits[goal], horizon)

    def distance(self, square: int) -> int:
        """What it costs from a square, as found last."""
        bit = self.bits[square]
        cost = 0
        for level in range(self.horizon + 1):
            cost += (self.within[level] & bit) == 0
        return cost if cost <= self.horizon else constants.FAR

    # The search.

    def see(self, state: KingAndAssassinsState) -> None:
        """Find out who stands where."""
        self.knights = self.citizens = 0
        for j in range(constants.N_KNIGHTS):
            self.knights |= self.bits[state.knights[j]]
        for i in range(constants.N_CITIZENS):
            self.citizens |= self.bits[state.citizens[i]]
        self.open = self.spaces & ~self.bits[state.king]
        self.free = self.open & ~self.knights & ~self.citizens

    def beside(self, squares: int) -> int:
        """The squares next to some squares; the king's is none of them."""
        return (
            squares << 1 | squares >> 1 | squares << constants.WIDTH | squares >> constants.WIDTH
        ) & self.open

    def search(self, goals: int, horizon: int) -> None:
        """Fill `within`, from the goals back to where an assassin could come from, point by point."""
        self.horizon = horizon
        for level in range(horizon + 4):
            self.found[level] = 0
        self.found[0] = goals
        within = 0
        for level in range(horizon + 1):
            new = self.found[level] & ~within
            new |= self.beside(new & self.free & ~self.roofs) & self.roofs & ~within  # down for 0 (KA-10.2)
            within |= new
            self.within[level] = within
            self.found[level + 1] |= self.beside(new & self.free)
            if new & ~self.free:
                self.push_through(new & ~self.free, level)

    def push_through(self, held: int, cost: int) -> None:
        """Go on from squares where somebody stands."""
        self.pass_by(held & self.light, cost + 1)
        if held & self.heavy:
            self.pass_by(held & self.heavy, cost + 2)
        if held & self.barred:
            self.cut_down(held & self.barred, cost + 1)

    def pass_by(self, held: int, cost: int) -> None:
        self.found[cost] |= self.beside(held & ~self.roofs) & self.roofs
        self.found[cost + 1] |= self.beside(held)

    def cut_down(self, held: int, cost: int) -> None:
        """A knight must die first: by one who can reach him (KA-10.3), and who takes a knight's place."""
        sources = self.beside(held & ~self.roofs)
        down = sources & self.roofs
        along = (sources & ~self.roofs) | (self.beside(held & self.roofs) & self.roofs)
        self.found[cost] |= down & ~self.knights
        self.found[cost + 1] |= (down & self.knights) | (along & ~self.knights)
        self.found[cost + 2] |= along & self.knights

    # For people.

    def costs(self, state: KingAndAssassinsState) -> list[int]:
        """The twelve costs, in the order of the names; FAR for those that are gone, or too far to matter."""
        self.sound(state, constants.FAR - 1)
        return [self.cost[i] for i in range(constants.N_CITIZENS)]

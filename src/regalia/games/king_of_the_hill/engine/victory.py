"""Counts of what decides a game of King of the Hill: objectives, exits. The C types are in victory.pxd."""

from __future__ import annotations

from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.move_generation import MoveGeneration


class Victory(MoveGeneration):
    """A state that counts objectives."""

    def count_exits(self) -> int:
        """The number of blue units that have left the board."""
        n = 0
        for unit in range(constants.N_SLOTS):
            n += self.at[unit] == constants.LEFT
        return n

    def count_objectives(self, side: int) -> int:
        """(KH-14.2, KH-15.3) The number of objectives that a side has validated."""
        n = 1 if self.general_dead[1 - side] else 0
        if self.tables.aim == constants.THE_WOODS:
            for forest in range(1, self.tables.n_forests + 1):
                n += self.count_in_forest(side, forest) > self.count_in_forest(1 - side, forest)
            return n
        mine = self.count_on_hill(side)
        army = self.count_on_board(side)
        n += mine > self.count_on_hill(1 - side)
        n += mine >= 3 or (mine == army and mine > 0)
        pair = self.goals[2 * side]
        n += (
            pair != constants.NOWHERE
            and self.holds(side, pair)
            and self.holds(side, self.goals[2 * side + 1])
        )
        return n

    def count_on_board(self, side: int) -> int:
        n = 0
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            n += self.at[unit] >= 0
        return n

    def count_on_hill(self, side: int) -> int:
        n = 0
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            if self.at[unit] >= 0:
                n += self.level(self.at[unit]) > 0
        return n

    def count_in_forest(self, side: int, forest: int) -> int:
        n = 0
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            if self.at[unit] >= 0:
                n += self.tables.forests[self.at[unit]] == forest
        return n

    def holds(self, side: int, square: int) -> bool:
        return self.cells[square] != 0 and self.side_of(self.cells[square] - 1) == side

"""Queries of the board of King of the Hill: neighbours, movement, line of sight and defence cards.

The C types are in board_queries.pxd.
"""

from __future__ import annotations

from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.state import BaseState

# Tables become C arrays, filled by these assignments.
NEXT = constants.NEXT
BITS = constants.BITS
BOARD = constants.BOARD
FREE_STEPS = constants.FREE_STEPS
RULED_STEPS = constants.RULED_STEPS
CLOSE_CARDS = constants.CLOSE_CARDS
SHOT_CARDS = constants.SHOT_CARDS
RANGE = constants.RANGE
DEFENCE_PENALTY = constants.DEFENCE_PENALTY
FLIES = constants.FLIES
COLUMN = constants.COLUMN
ROW = constants.ROW
DIFFICULT = constants.DIFFICULT
HIDES = constants.HIDES
IMPASSABLE = constants.IMPASSABLE
LEVEL = constants.LEVEL
COVER = constants.COVER
SIGHT = constants.SIGHT
N_CROSSED = constants.N_CROSSED
N_LEFT = constants.N_LEFT
N_RIGHT = constants.N_RIGHT


class BoardQueries(BaseState):
    """A state with queries about its units; none of them changes it."""

    # For callers in Python.

    def defence(self) -> int:
        """The number of cards that the target of the fight draws."""
        return self.defence_cards()

    # Neighbours.

    def is_engaged(self, unit: int) -> bool:
        """(KH-1.2) Whether an enemy stands next to a unit."""
        return self.count_beside(self.at[unit], 1 - self.side_of(unit), constants.NO_UNIT) > 0

    def count_beside(self, square: int, side: int, excluded: int) -> int:
        """Counts the units of a side next to a square, except `excluded`."""
        n = 0
        for d in range(8):
            to = NEXT[8 * square + d]
            if to >= 0 and self.cells[to]:
                unit = self.cells[to] - 1
                n += (self.side_of(unit) == side) & (unit != excluded)
        return n

    def direction(self, start: int, to: int) -> int:
        """The direction from a square to an adjacent one, or -1 if they are not adjacent."""
        for d in range(8):
            if NEXT[8 * start + d] == to:
                return d
        return -1

    # Movement.

    def is_free(self, square: int) -> bool:
        """(KH-8.2) Whether a movement may end on a square."""
        return self.cells[square] == 0 and not IMPASSABLE[self.terrain[square]]

    def is_squeezed(self, square: int, d: int) -> bool:
        """(KH-8.3) Whether a step is diagonal and passes between two blocked spaces."""
        if d & 1 == 0:
            return False
        return not self.is_free(NEXT[8 * square + d - 1]) and not self.is_free(
            NEXT[8 * square + ((d + 1) & 7)]
        )

    def can_step(self, unit: int, d: int) -> bool:
        """(KH-8.2, KH-8.3, KH-12.11) Whether a unit can make one step in a direction and end there."""
        square = self.at[unit]
        to = NEXT[8 * square + d]
        if to < 0 or not self.is_free(to):
            return False
        return FLIES[self.types[unit]] or not self.is_squeezed(square, d)

    # A set of squares is two words of 64 bits: rows 1 to 4, and rows 5 to 7. A row has 16 bits, of which the last
    # five are not squares: bits shifted over an edge land there, and PASSABLE_SET and OPEN_SET never contain them.

    def find_open_squares(self, out: ActionBuffer) -> None:
        """Writes OPEN_SET, which the searches for destinations read."""
        out.bits[constants.OPEN_SET] = self.sets[4]
        out.bits[constants.OPEN_SET + 1] = self.sets[5]
        for unit in range(constants.N_UNITS):
            if self.at[unit] >= 0:
                word = constants.OPEN_SET + (self.at[unit] >= constants.LOW_SQUARES)
                out.bits[word] = out.bits[word] & ~BITS[self.at[unit]]

    def find_destinations(self, unit: int, diagonal: bool, out: ActionBuffer) -> None:
        """(KH-8) Writes the destinations of a unit for a black card: DESTINATION_SET and EXIT_SET.

        A walking unit does not block itself: its own square is passable.
        """
        kind = self.types[unit]
        flies = FLIES[kind]
        free = FREE_STEPS[kind]
        ruled = RULED_STEPS[kind]
        if DIFFICULT[self.terrain[self.at[unit]]] and not flies:  # (KH-8.4)
            free = 0
            ruled = 1
        self.start_search(unit, out)
        for _ in range(free):
            self.expand_search(unit, True, True, out)
        out.bits[constants.FRONT_SET] = out.bits[constants.SOURCE_SET]
        out.bits[constants.FRONT_SET + 1] = out.bits[constants.SOURCE_SET + 1]
        for _ in range(ruled):
            self.expand_search(unit, not diagonal, diagonal, out)
        self.finish_search(unit, out)

    def find_vigour_destinations(self, unit: int, out: ActionBuffer) -> None:
        """(KH-13.1) As `find_destinations`, for one step in any direction."""
        self.start_search(unit, out)
        self.expand_search(unit, True, True, out)
        self.finish_search(unit, out)

    def start_search(self, unit: int, out: ActionBuffer) -> None:
        """Starts a breadth-first search at the unit's own square."""
        word = 0 if self.at[unit] < constants.LOW_SQUARES else 1
        for i in range(constants.SOURCE_SET, constants.N_SETS):
            out.bits[i] = 0
        out.bits[constants.SOURCE_SET + word] = BITS[self.at[unit]]
        out.bits[constants.FRONT_SET + word] = BITS[self.at[unit]]
        out.bits[constants.REACHED_SET + word] = BITS[self.at[unit]]
        for i in range(2):
            if FLIES[self.types[unit]]:
                out.bits[constants.PASSABLE_SET + i] = BOARD[i]
            else:
                out.bits[constants.PASSABLE_SET + i] = (
                    out.bits[constants.OPEN_SET + i] | out.bits[constants.REACHED_SET + i]
                )

    def expand_search(self, unit: int, straight: bool, diagonal: bool, out: ActionBuffer) -> None:
        """Adds one step to the search; a walking unit stops on difficult terrain (KH-8.4)."""
        low = out.bits[constants.FRONT_SET]
        high = out.bits[constants.FRONT_SET + 1]
        if (
            high >> constants.LAST_ROW and self.tables.aim == constants.THE_EXIT and unit < constants.N_SLOTS
        ):  # (KH-15.4)
            out.bits[constants.EXIT_SET] = 1
        self.find_neighbours(low, high, straight, diagonal, out)
        for i in range(2):
            new = (
                out.bits[constants.NEIGHBOUR_SET + i]
                & out.bits[constants.PASSABLE_SET + i]
                & ~out.bits[constants.REACHED_SET + i]
            )
            out.bits[constants.REACHED_SET + i] = out.bits[constants.REACHED_SET + i] | new
            if not FLIES[self.types[unit]]:
                new = new & ~self.sets[i]
            out.bits[constants.FRONT_SET + i] = new
            out.bits[constants.SOURCE_SET + i] = out.bits[constants.SOURCE_SET + i] | new

    def find_neighbours(self, low: int, high: int, straight: bool, diagonal: bool, out: ActionBuffer) -> None:
        """Writes NEIGHBOUR_SET; (KH-8.3) a diagonal step needs a passable square beside it."""
        way_low = out.bits[constants.PASSABLE_SET]
        way_high = out.bits[constants.PASSABLE_SET + 1]
        rows_low = (low << 16) | (low >> 16) | (high << 48)
        rows_high = (high << 16) | (high >> 16) | (low >> 48)
        columns_low = (low << 1) | (low >> 1)
        columns_high = (high << 1) | (high >> 1)
        out.bits[constants.NEIGHBOUR_SET] = rows_low | columns_low if straight else 0
        out.bits[constants.NEIGHBOUR_SET + 1] = rows_high | columns_high if straight else 0
        if diagonal:
            rows_low = rows_low & way_low
            rows_high = rows_high & way_high
            columns_low = columns_low & way_low
            columns_high = columns_high & way_high
            out.bits[constants.NEIGHBOUR_SET] = (
                out.bits[constants.NEIGHBOUR_SET] | (rows_low << 1) | (rows_low >> 1)
                | (columns_low << 16) | (columns_low >> 16) | (columns_high << 48)
            )  # fmt: skip
            out.bits[constants.NEIGHBOUR_SET + 1] = (
                out.bits[constants.NEIGHBOUR_SET + 1] | (rows_high << 1) | (rows_high >> 1)
                | (columns_high << 16) | (columns_high >> 16) | (columns_low >> 48)
            )  # fmt: skip

    def finish_search(self, unit: int, out: ActionBuffer) -> None:
        """Writes DESTINATION_SET: the open squares that were reached, and those of the road step (KH-8.5)."""
        for i in range(2):
            out.bits[constants.DESTINATION_SET + i] = (
                out.bits[constants.REACHED_SET + i] & out.bits[constants.OPEN_SET + i]
            )
        low = out.bits[constants.DESTINATION_SET] & self.sets[2]
        high = out.bits[constants.DESTINATION_SET + 1] & self.sets[3]
        if (low | high) and not FLIES[self.types[unit]]:
            self.find_neighbours(low, high, True, True, out)
            for i in range(2):
                road = self.sets[2 + i] & out.bits[constants.OPEN_SET + i]
                out.bits[constants.DESTINATION_SET + i] = out.bits[constants.DESTINATION_SET + i] | (
                    out.bits[constants.NEIGHBOUR_SET + i] & road
                )

    # Shooting.

    def level(self, square: int) -> int:
        return LEVEL[self.terrain[square]]

    def blocks_sight(self, square: int, level: int) -> bool:
        """(KH-10.2, KH-10.3) Whether a space blocks a line whose higher end has this level."""
        terrain = self.terrain[square]
        return self.cells[square] != 0 or HIDES[terrain] or LEVEL[terrain] > level

    def sees(self, start: int, to: int) -> bool:
        """(KH-10.2) Whether the line between two centres, at most five spaces apart, is clear."""
        line = (ROW[to] - ROW[start] + constants.SIGHT_RANGE) * constants.SIGHT_SPAN
        line += COLUMN[to] - COLUMN[start] + constants.SIGHT_RANGE
        level = max(self.level(start), self.level(to))
        i = constants.SIGHT_LINE_SIZE * line
        for _ in range(N_CROSSED[line]):
            if self.blocks_sight(start + SIGHT[i], level):
                return False
            i += 1
        left = False
        for _ in range(N_LEFT[line]):
            left |= self.blocks_sight(start + SIGHT[i], level)
            i += 1
        if not left:
            return True
        for _ in range(N_RIGHT[line]):
            if self.blocks_sight(start + SIGHT[i], level):
                return False
            i += 1
        return True

    def distance(self, start: int, to: int) -> int:
        """(KH-1.1) The distance in steps, diagonal steps included."""
        return max(abs(COLUMN[to] - COLUMN[start]), abs(ROW[to] - ROW[start]))

    def can_shoot(self, unit: int, target: int) -> bool:
        """(KH-10.1) Whether a target is in range and in sight; engagement is not checked here."""
        reach = RANGE[self.types[unit]] - self.tables.shorter_range  # (KH-15.5)
        if self.distance(self.at[unit], self.at[target]) > reach:
            return False
        return self.sees(self.at[unit], self.at[target])

    def is_covered_by(self, side: int, target: int, excluded: int) -> bool:
        """(KH-10.4) Whether a shooter of a side, except `excluded`, could shoot at a target."""
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            if unit == excluded or self.at[unit] < 0 or not RANGE[self.types[unit]]:
                continue
            if not self.is_engaged(unit) and self.can_shoot(unit, target):
                return True
        return False

    # Defence.

    def defence_cards(self) -> int:
        """The number of cards that the target of the fight draws."""
        return self.defence_against(self.attacker, self.target, self.fight)

    def defence_against(self, attacker: int, target: int, fight: int) -> int:
        """(KH-9.2, KH-10.4, KH-13.4) The number of cards that a target draws; lightning has no attacker."""
        side = self.side_of(target)
        kind = self.types[target]
        square = self.at[target]
        n = COVER[self.terrain[square]] - ((self.malus >> target) & 1)
        if attacker != constants.NO_UNIT:
            n -= DEFENCE_PENALTY[self.types[attacker]]
        general = self.general[side]
        if general == target:
            n += 1
        elif general != constants.NO_UNIT and kind < constants.BASIC:
            n += self.direction(square, self.at[general]) >= 0
        if fight == constants.CLOSE:
            n += CLOSE_CARDS[kind]
            n += self.count_beside(self.at[attacker], side, target)
            n -= self.count_beside(square, 1 - side, attacker)
            n -= self.general[1 - side] == attacker
        else:
            n += SHOT_CARDS[kind]
            n += 2 if attacker == constants.NO_UNIT else 0
            n -= self.is_covered_by(1 - side, target, attacker)
        return max(n, 0)

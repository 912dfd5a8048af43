"""The setup of King of the Hill: secret choice of armies, placing of terrain, deployment of units.

The C types are in setup.pxd.
"""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.cards import Cards

# Tables become C arrays, filled by these assignments.
ARMY_UNITS = constants.ARMY_UNITS
ARMY_GENERAL = constants.ARMY_GENERAL
ELEMENT_WIDTH = constants.ELEMENT_WIDTH
ELEMENT_HEIGHT = constants.ELEMENT_HEIGHT
ELEMENT_POINTS = constants.ELEMENT_POINTS
ELEMENT_TERRAIN = constants.ELEMENT_TERRAIN
ELEMENT_SUPPLY = constants.ELEMENT_SUPPLY
ELEMENT_FAMILY = constants.ELEMENT_FAMILY


class Setup(Cards):
    """A state with the phases before the first turn."""

    def choose_army(self, army: int) -> None:
        """(KH-3.1) Blue chooses, then red; then (KH-4.1) chance draws the first player."""
        for kind in range(constants.N_TYPES):
            self.reserve[constants.N_TYPES * self.seat + kind] = ARMY_UNITS[constants.N_TYPES * army + kind]
        self.army_general[self.seat] = ARMY_GENERAL[army]
        if self.seat == constants.BLUE:
            self.seat = constants.RED
        else:
            self.phase = constants.DRAW_FIRST

    def begin_placement(self) -> None:
        """(KH-15.2) Starts the placing of terrain, in the pitched battle only."""
        if self.tables.places_terrain:
            self.phase = constants.TERRAIN
            self.seat = self.first
        else:
            self.begin_deployment()

    def legal_placements(self, side: int, out: ActionBuffer) -> None:
        out.c_push(constants.DECLINE)
        for kind in range(constants.N_ELEMENTS):
            if ELEMENT_POINTS[kind] <= self.points[side] and self.supply(kind) > 0:
                if kind == constants.OBJECTIVES:
                    self.legal_objectives(side, out)
                elif kind == constants.ROAD_ELEMENT:  # (KH-4.4)
                    self.push_placements(kind, 0, 0, out)
                else:  # (KH-4.3)
                    low = 0 if side == constants.BLUE else 3
                    self.push_placements(kind, low, low + 4 - ELEMENT_HEIGHT[kind], out)

    def supply(self, kind: int) -> int:
        """(KH-4.2) The number of terrain pieces of a kind that are left; each side has one pair of objectives."""
        if kind == constants.OBJECTIVES:
            return self.goals[2 * self.seat] == constants.NOWHERE
        n = ELEMENT_SUPPLY[kind]
        for i in range(self.n_elements):
            n -= ELEMENT_FAMILY[(self.elements[i] >> 14) & constants.MASK_6] == ELEMENT_FAMILY[kind]
        return n

    def push_placements(self, kind: int, low: int, high: int, out: ActionBuffer) -> None:
        """Pushes each placement of a terrain piece with its lowest row from low to high."""
        for row in range(low, high + 1):
            for column in range(constants.WIDTH - ELEMENT_WIDTH[kind] + 1):
                if self.fits(kind, constants.WIDTH * row + column):
                    out.c_push(
                        constants.PLACE * constants.KIND
                        + kind * constants.CARD_FIELD
                        + constants.WIDTH * row
                        + column
                    )

    def fits(self, kind: int, corner: int) -> bool:
        """(KH-4.3) Whether a terrain piece would cover open terrain only."""
        for row in range(ELEMENT_HEIGHT[kind]):
            for column in range(ELEMENT_WIDTH[kind]):
                if not self.is_open(corner + constants.WIDTH * row + column):
                    return False
        return True

    def is_open(self, square: int) -> bool:
        for i in range(4):
            if self.goals[i] == square:
                return False
        return self.terrain[square] == constants.OPEN

    def legal_objectives(self, side: int, out: ActionBuffer) -> None:
        """(KH-4.6) Pushes each pair in the other half, at least five apart, not in one row; sorted as text."""
        low = 3 * constants.WIDTH if side == constants.BLUE else 0
        for a in range(low, low + 4 * constants.WIDTH):
            if not self.is_open(a):
                continue
            for b in range(low, low + 4 * constants.WIDTH):
                if (
                    b % constants.WIDTH < a % constants.WIDTH
                    or b // constants.WIDTH == a // constants.WIDTH
                    or not self.is_open(b)
                ):
                    continue
                if self.distance(a, b) >= 5:
                    out.c_push(
                        constants.PLACE * constants.KIND
                        + constants.OBJECTIVES * constants.CARD_FIELD
                        + a * constants.A_FIELD
                        + b
                    )

    def place(self, action: int) -> None:
        """Places a terrain piece and records it."""
        kind = (action >> 14) & constants.MASK_6
        corner = action & constants.MASK_7
        self.elements[self.n_elements] = action
        self.n_elements += 1
        self.points[self.seat] -= ELEMENT_POINTS[kind]
        if kind == constants.OBJECTIVES:
            self.goals[2 * self.seat] = (action >> 7) & constants.MASK_7
            self.goals[2 * self.seat + 1] = corner
        for row in range(ELEMENT_HEIGHT[kind]):
            for column in range(ELEMENT_WIDTH[kind]):
                self.terrain[corner + constants.WIDTH * row + column] = ELEMENT_TERRAIN[kind]
        self.index_terrain()

    def next_placement(self) -> None:
        """(KH-4.1) Players alternate while both have points; then the other continues alone."""
        if self.points[1 - self.seat] > 0:
            self.seat = 1 - self.seat
        elif self.points[self.seat] == 0:
            self.begin_deployment()

    def begin_deployment(self) -> None:
        """(KH-5.1) The first player begins, or (KH-15.4, KH-15.5) the side that deploys all its units first."""
        self.phase = constants.DEPLOY
        self.seat = self.tables.deploys_first if self.one_side_deploys_first() else self.first
        self.last = 1 - self.seat

    def one_side_deploys_first(self) -> bool:
        """(KH-15.4, KH-15.5) Whether one side deploys all its units before the other."""
        return self.tables.deploys_first != constants.NEITHER

    def in_reserve(self, side: int) -> int:
        """The number of units that a side has not deployed yet."""
        n = 0
        for kind in range(constants.N_TYPES):
            n += self.reserve[constants.N_TYPES * side + kind]
        return n

    def legal_deployments(self, side: int, out: ActionBuffer) -> None:
        for kind in range(constants.N_TYPES):
            left = self.reserve[constants.N_TYPES * side + kind]
            if left == 0:
                continue
            if self.general[side] == constants.NO_UNIT and self.army_general[side] == kind:
                self.push_zone(
                    side, constants.DEPLOY_UNIT * constants.KIND + (2 * kind + 1) * constants.CARD_FIELD, out
                )
                left -= 1
            if left > 0:
                self.push_zone(
                    side, constants.DEPLOY_UNIT * constants.KIND + 2 * kind * constants.CARD_FIELD, out
                )

    def push_zone(self, side: int, action: int, out: ActionBuffer) -> None:
        """Pushes an action for each free space of a side's zone."""
        for square in range(constants.AREA):
            if self.tables.zones[constants.AREA * side + square] and self.is_free(square):
                out.c_push(action + square)

    def deploy(self, what: int, square: int) -> None:
        """(KH-5.1) Deploys a unit from the reserve; then the other side is next, if it has units left."""
        side = self.seat
        unit = constants.N_SLOTS * side
        while self.at[unit] != constants.UNUSED:
            unit += 1
        self.types[unit] = what >> 1
        self.reserve[constants.N_TYPES * side + (what >> 1)] -= 1
        self.put(unit, square)
        if what & 1:
            self.general[side] = unit
        self.last = side
        if self.one_side_deploys_first() and self.in_reserve(side) > 0:
            return
        if self.in_reserve(1 - side) > 0:
            self.seat = 1 - side

    # Determinization.

    def determinize_army(self, side: int, rng: Rng) -> None:
        """Any army that holds what is deployed and has as many left as all can tell."""
        begun = self.phase == constants.DEPLOY and self.at[constants.N_SLOTS * side] != constants.UNUSED
        if self.phase == constants.ARMY and side >= self.seat:
            return  # nothing is chosen yet
        if begun and self.seat != side and (self.one_side_deploys_first() or self.last == self.seat):
            return  # nothing is left, and all can see it
        low = 0 if begun and self.seat != side else 1
        n = 0
        for army in range(constants.N_ARMIES if self.tables.fantasy else constants.N_BASIC_ARMIES):
            n += self.is_possible_army(side, army, low)
        n = rng.c_below(n)
        army = 0
        while n > 0 or not self.is_possible_army(side, army, low):
            n -= self.is_possible_army(side, army, low)
            army += 1
        self.set_reserve(side, army)

    def is_possible_army(self, side: int, army: int, low: int) -> bool:
        """Whether an army is consistent with the units on the board and has at least `low` units left."""
        left = 0
        for kind in range(constants.N_TYPES):
            n = ARMY_UNITS[constants.N_TYPES * army + kind] - self.deployed(side, kind)
            if n < 0:
                return False
            left += n
        general = ARMY_GENERAL[army]
        if self.general[side] != constants.NO_UNIT:
            return left >= low and self.types[self.general[side]] == general
        return left >= low and ARMY_UNITS[constants.N_TYPES * army + general] > self.deployed(side, general)

    def deployed(self, side: int, kind: int) -> int:
        """The number of units of a type that a side has on the board."""
        n = 0
        for unit in range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1)):
            n += self.at[unit] >= 0 and self.types[unit] == kind
        return n

    def set_reserve(self, side: int, army: int) -> None:
        """Sets the reserve to an army without the units that are on the board."""
        for kind in range(constants.N_TYPES):
            n = ARMY_UNITS[constants.N_TYPES * army + kind] - self.deployed(side, kind)
            self.reserve[constants.N_TYPES * side + kind] = n
        self.army_general[side] = ARMY_GENERAL[army]

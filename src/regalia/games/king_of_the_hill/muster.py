"""How the armies of King of the Hill take the field: chosen in secret, terrain placed, units deployed.

The C types are in muster.pxd.
"""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.core.engine import Actions
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill.hands import Hands

# Tables become C arrays, filled by these assignments.
ARMY_UNITS = k.ARMY_UNITS
ARMY_GENERAL = k.ARMY_GENERAL
ELEMENT_WIDTH = k.ELEMENT_WIDTH
ELEMENT_HEIGHT = k.ELEMENT_HEIGHT
ELEMENT_POINTS = k.ELEMENT_POINTS
ELEMENT_TERRAIN = k.ELEMENT_TERRAIN
ELEMENT_SUPPLY = k.ELEMENT_SUPPLY
ELEMENT_FAMILY = k.ELEMENT_FAMILY


class Muster(Hands):
    """The table while it is being set."""

    def choose_army(self, army: int) -> None:
        """(KH-3.1) Blue, then red; then (KH-4.1) the first player is drawn."""
        for kind in range(k.N_TYPES):
            self.reserve[k.N_TYPES * self.seat + kind] = ARMY_UNITS[k.N_TYPES * army + kind]
        self.army_general[self.seat] = ARMY_GENERAL[army]
        if self.seat == k.BLUE:
            self.seat = k.RED
        else:
            self.phase = k.DRAW_FIRST

    def begin_placing(self) -> None:
        """(KH-15.2) Terrain is placed in the pitched battle only."""
        if self.ground.places_terrain:
            self.phase = k.TERRAIN
            self.seat = self.first
        else:
            self.begin_deploying()

    def legal_placings(self, side: int, out: Actions) -> None:
        out.push(k.DECLINE)
        for kind in range(k.N_ELEMENTS):
            if ELEMENT_POINTS[kind] <= self.points[side] and self.supply(kind) > 0:
                if kind == k.OBJECTIVES:
                    self.legal_objectives(side, out)
                elif kind == k.ROAD_ELEMENT:  # (KH-4.4)
                    self.legal_places(kind, 0, 0, out)
                else:  # (KH-4.3)
                    low = 0 if side == k.BLUE else 3
                    self.legal_places(kind, low, low + 4 - ELEMENT_HEIGHT[kind], out)

    def supply(self, kind: int) -> int:
        """(KH-4.2) How many elements of a kind are left; each side has one pair of objectives."""
        if kind == k.OBJECTIVES:
            return self.goals[2 * self.seat] == k.NOWHERE
        n = ELEMENT_SUPPLY[kind]
        for i in range(self.n_elements):
            n -= ELEMENT_FAMILY[(self.elements[i] >> 14) & k.MASK_6] == ELEMENT_FAMILY[kind]
        return n

    def legal_places(self, kind: int, low: int, high: int, out: Actions) -> None:
        """Where an element fits with its lowest row from low to high."""
        for row in range(low, high + 1):
            for column in range(k.WIDTH - ELEMENT_WIDTH[kind] + 1):
                if self.fits(kind, k.WIDTH * row + column):
                    out.push(k.PLACE * k.KIND + kind * k.CARD_FIELD + k.WIDTH * row + column)

    def fits(self, kind: int, corner: int) -> bool:
        """(KH-4.3) Whether an element lies on nothing but open ground."""
        for row in range(ELEMENT_HEIGHT[kind]):
            for column in range(ELEMENT_WIDTH[kind]):
                if not self.is_bare(corner + k.WIDTH * row + column):
                    return False
        return True

    def is_bare(self, square: int) -> bool:
        for i in range(4):
            if self.goals[i] == square:
                return False
        return self.terrain[square] == k.OPEN

    def legal_objectives(self, side: int, out: Actions) -> None:
        """(KH-4.6) Pairs in the other half, five apart or more, not in one row; sorted as text."""
        low = 3 * k.WIDTH if side == k.BLUE else 0
        for a in range(low, low + 4 * k.WIDTH):
            if not self.is_bare(a):
                continue
            for b in range(low, low + 4 * k.WIDTH):
                if b % k.WIDTH < a % k.WIDTH or b // k.WIDTH == a // k.WIDTH or not self.is_bare(b):
                    continue
                if self.distance(a, b) >= 5:
                    out.push(k.PLACE * k.KIND + k.OBJECTIVES * k.CARD_FIELD + a * k.A_FIELD + b)

    def place(self, action: int) -> None:
        """Lay an element, and remember it."""
        kind = (action >> 14) & k.MASK_6
        corner = action & k.MASK_7
        self.elements[self.n_elements] = action
        self.n_elements += 1
        self.points[self.seat] -= ELEMENT_POINTS[kind]
        if kind == k.OBJECTIVES:
            self.goals[2 * self.seat] = (action >> 7) & k.MASK_7
            self.goals[2 * self.seat + 1] = corner
        for row in range(ELEMENT_HEIGHT[kind]):
            for column in range(ELEMENT_WIDTH[kind]):
                self.terrain[corner + k.WIDTH * row + column] = ELEMENT_TERRAIN[kind]
        self.map_terrain()

    def next_placing(self) -> None:
        """(KH-4.1) Players alternate while both have points; then one goes on alone."""
        if self.points[1 - self.seat] > 0:
            self.seat = 1 - self.seat
        elif self.points[self.seat] == 0:
            self.begin_deploying()

    def begin_deploying(self) -> None:
        """(KH-5.1) The first player begins; (KH-15.4, KH-15.5) or one side deploys all its units at once."""
        self.phase = k.DEPLOY
        self.seat = self.ground.deploys_first if self.deploys_at_once() else self.first
        self.last = 1 - self.seat

    def deploys_at_once(self) -> bool:
        """(KH-15.4, KH-15.5) Whether one side deploys all its units before the other."""
        return self.ground.deploys_first != k.NEITHER

    def in_reserve(self, side: int) -> int:
        """How many units a side has still to deploy."""
        n = 0
        for kind in range(k.N_TYPES):
            n += self.reserve[k.N_TYPES * side + kind]
        return n

    def legal_deployments(self, side: int, out: Actions) -> None:
        for kind in range(k.N_TYPES):
            left = self.reserve[k.N_TYPES * side + kind]
            if left == 0:
                continue
            if self.general[side] == k.NO_UNIT and self.army_general[side] == kind:
                self.push_zone(side, k.DEPLOY_UNIT * k.KIND + (2 * kind + 1) * k.CARD_FIELD, out)
                left -= 1
            if left > 0:
                self.push_zone(side, k.DEPLOY_UNIT * k.KIND + 2 * kind * k.CARD_FIELD, out)

    def push_zone(self, side: int, action: int, out: Actions) -> None:
        """The same action on each free space of a side's zone."""
        for square in range(k.AREA):
            if self.ground.zones[k.AREA * side + square] and self.is_free(square):
                out.push(action + square)

    def deploy(self, what: int, square: int) -> None:
        """(KH-5.1) Put a unit from the reserve on the board; then the other side, if it has any left."""
        side = self.seat
        unit = k.N_SLOTS * side
        while self.at[unit] != k.UNUSED:
            unit += 1
        self.types[unit] = what >> 1
        self.reserve[k.N_TYPES * side + (what >> 1)] -= 1
        self.put(unit, square)
        if what & 1:
            self.general[side] = unit
        self.last = side
        if self.deploys_at_once() and self.in_reserve(side) > 0:
            return
        if self.in_reserve(1 - side) > 0:
            self.seat = 1 - side

    # What a seat cannot know.

    def redeal_army(self, side: int, dice: Dice) -> None:
        """Any army that holds what is deployed and has as many left as all can tell."""
        begun = self.phase == k.DEPLOY and self.at[k.N_SLOTS * side] != k.UNUSED
        if self.phase == k.ARMY and side >= self.seat:
            return  # nothing is chosen yet
        if begun and self.seat != side and (self.deploys_at_once() or self.last == self.seat):
            return  # nothing is left, and all can see it
        low = 0 if begun and self.seat != side else 1
        n = 0
        for army in range(k.N_ARMIES if self.ground.fantasy else k.N_BASIC_ARMIES):
            n += self.may_be(side, army, low)
        n = dice.below(n)
        army = 0
        while n > 0 or not self.may_be(side, army, low):
            n -= self.may_be(side, army, low)
            army += 1
        self.take_army(side, army)

    def may_be(self, side: int, army: int, low: int) -> bool:
        """Whether a side can have chosen an army, with at least so many units left of it."""
        left = 0
        for kind in range(k.N_TYPES):
            n = ARMY_UNITS[k.N_TYPES * army + kind] - self.deployed(side, kind)
            if n < 0:
                return False
            left += n
        general = ARMY_GENERAL[army]
        if self.general[side] != k.NO_UNIT:
            return left >= low and self.types[self.general[side]] == general
        return left >= low and ARMY_UNITS[k.N_TYPES * army + general] > self.deployed(side, general)

    def deployed(self, side: int, kind: int) -> int:
        """How many units of a type a side has on the board."""
        n = 0
        for unit in range(k.N_SLOTS * side, k.N_SLOTS * (side + 1)):
            n += self.at[unit] >= 0 and self.types[unit] == kind
        return n

    def take_army(self, side: int, army: int) -> None:
        """What is left of an army once the units on the board are taken from it."""
        for kind in range(k.N_TYPES):
            n = ARMY_UNITS[k.N_TYPES * army + kind] - self.deployed(side, kind)
            self.reserve[k.N_TYPES * side + kind] = n
        self.army_general[side] = ARMY_GENERAL[army]

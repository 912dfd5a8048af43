"""The table of King of the Hill: units, cards and terrain. The C types are in state.pxd."""

from __future__ import annotations

from regalia.core.state import State
from regalia.games.king_of_the_hill import constants
from regalia.games.king_of_the_hill.board import Field
from regalia.games.king_of_the_hill.scenarios import AIMS, SCENARIOS

# Tables become C arrays, filled by these assignments.
BITS = constants.BITS
DIFFICULT = constants.DIFFICULT
IMPASSABLE = constants.IMPASSABLE


class Ground:
    """A map and a scenario as the rules read them; never copied."""

    def __init__(self, field: Field) -> None:
        self.field = field
        row = SCENARIOS[field.scenario]
        self.aim = AIMS.index(row.aim)
        self.places_terrain = row.places_terrain
        self.deploys_first = (
            constants.SEATS.index(row.deploys_first) if row.deploys_first else constants.NEITHER
        )
        self.shorter_range = row.shorter_range
        self.magic = field.magic
        self.fantasy = field.fantasy
        self.jokers = field.jokers
        self.terrain = field.terrain
        self.zones = field.zones
        self.forests = field.forests
        self.n_forests = field.n_forests
        self.goals = field.goals


class BaseState(State):
    """Everything on the table. Sets of cards are numbers with one bit for each of the 54 cards."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.cells = [0] * 77  # 1 + the unit on each square
        self.terrain = [0] * 77
        self.sets = [0] * 6  # squares by terrain, two words each: difficult, road, not deep
        self.types = [0] * 18
        self.at = [0] * 18  # square, or DESTROYED, LEFT, UNUSED
        self.reserve = [0] * 26  # units not yet deployed: 13 × side + type
        self.army_general = [0] * 2  # the type that holds the general, until it is deployed
        self.general = [0] * 2  # the unit that holds the general, or NO_UNIT
        self.general_dead = [0] * 2
        self.general_left = constants.NO_UNIT  # the unit that left with blue's general (KH-15.4)
        self.goals = [0] * 4  # 2 × side: the spaces of its pair of objectives, or NOWHERE
        self.razed = 0  # of red's two, one bit each (KH-15.5)
        self.elements = [0] * 10  # placed, as actions
        self.n_elements = 0
        self.points = [0] * 2  # left for placing (KH-4.1)
        self.stun = [0] * 18  # actions for which a unit is paralysed (KH-13.6)
        self.malus = 0  # units with a card less, until the end of the caster's next action
        self.malus_ending = 0  # those whose caster is in that action
        self.hand = [0] * 2
        self.known = [0] * 2  # cards in a hand that all who watched the discards can name
        self.bid = [0] * 2
        self.pile = [0] * 54  # drawn from `top` on
        self.top = 0
        self.size = 0
        self.discard = 0
        self.drawn = 0  # defence cards on the table
        self.shuffling = 0  # cards that chance is to put in order
        self.phase = constants.ARMY
        self.seat = constants.BLUE
        self.turn = 0
        self.first = constants.BLUE
        self.last = constants.BLUE  # who played the last card from the hand, or deployed the last unit
        self.task = constants.FOR_NOTHING
        self.need = 0  # cards still to draw for it
        self.attacker = constants.NO_UNIT
        self.target = constants.NO_UNIT
        self.strength = 0
        self.fight = constants.CLOSE
        self.vacated = constants.NOWHERE
        self.won = -1
        self.reason = 0
        self.clear()

    def clear(self) -> None:
        """An empty map: nobody on it, nothing placed, no cards."""
        for square in range(constants.AREA):
            self.cells[square] = 0
            self.terrain[square] = self.ground.terrain[square]
        for unit in range(constants.N_UNITS):
            self.at[unit] = constants.UNUSED
        for side in range(2):
            self.general[side] = constants.NO_UNIT
            self.bid[side] = constants.NO_CARD
            self.points[side] = constants.PLACING_POINTS
        for i in range(4):
            self.goals[i] = self.ground.goals[i]
        self.map_terrain()

    def map_terrain(self) -> None:
        """Sort the squares into sets by their terrain; to be done whenever terrain changes."""
        for i in range(6):
            self.sets[i] = 0
        for square in range(constants.AREA):
            word = 0 if square < constants.LOW_SQUARES else 1
            terrain = self.terrain[square]
            if DIFFICULT[terrain]:
                self.sets[word] = self.sets[word] | BITS[square]
            if terrain == constants.ROAD:
                self.sets[2 + word] = self.sets[2 + word] | BITS[square]
            if not IMPASSABLE[terrain]:
                self.sets[4 + word] = self.sets[4 + word] | BITS[square]

    def copy_state(self, s: BaseState) -> None:
        for i in range(constants.AREA):
            self.cells[i] = s.cells[i]
            self.terrain[i] = s.terrain[i]
        for i in range(constants.N_UNITS):
            self.types[i] = s.types[i]
            self.at[i] = s.at[i]
            self.stun[i] = s.stun[i]
        for i in range(2 * constants.N_TYPES):
            self.reserve[i] = s.reserve[i]
        for i in range(2):
            self.army_general[i], self.general[i] = s.army_general[i], s.general[i]
            self.general_dead[i], self.points[i] = s.general_dead[i], s.points[i]
            self.hand[i], self.known[i], self.bid[i] = s.hand[i], s.known[i], s.bid[i]
        for i in range(4):
            self.goals[i] = s.goals[i]
        for i in range(s.n_elements):
            self.elements[i] = s.elements[i]
        for i in range(6):
            self.sets[i] = s.sets[i]
        for i in range(s.top, s.size):
            self.pile[i] = s.pile[i]
        self.general_left, self.razed, self.n_elements = s.general_left, s.razed, s.n_elements
        self.malus, self.malus_ending, self.top, self.size = s.malus, s.malus_ending, s.top, s.size
        self.discard, self.drawn, self.shuffling = s.discard, s.drawn, s.shuffling
        self.phase, self.seat = s.phase, s.seat
        self.turn, self.first, self.last, self.task = s.turn, s.first, s.last, s.task
        self.need, self.attacker, self.target = s.need, s.attacker, s.target
        self.strength, self.fight, self.vacated = s.strength, s.fight, s.vacated
        self.won, self.reason = s.won, s.reason

    # For people.

    def unit_on(self, square: int) -> int:
        """The unit on a square, or NO_UNIT."""
        if not 0 <= square < constants.AREA:
            raise IndexError(square)
        return self.cells[square] - 1

    def arrange(self) -> None:
        """Put the units on the squares where they are said to be, and take note of the terrain."""
        self.map_terrain()
        for square in range(constants.AREA):
            self.cells[square] = 0
        for unit in range(constants.N_UNITS):
            if self.at[unit] >= 0:
                self.cells[self.at[unit]] = unit + 1

    def lay_pile(self, cards: list[int]) -> None:
        """Make these cards the pile, the first to be drawn first."""
        self.top = 0
        self.size = len(cards)
        self.pile = [*cards, *[0] * (54 - len(cards))]

    def pile_cards(self) -> list[int]:
        """The pile, the next to be drawn first."""
        return [self.pile[i] for i in range(self.top, self.size)]

    # Units.

    def side_of(self, unit: int) -> int:
        return constants.BLUE if unit < constants.N_SLOTS else constants.RED

    def put(self, unit: int, square: int) -> None:
        """Move a unit that is on the board or comes to it."""
        if self.at[unit] >= 0:
            self.cells[self.at[unit]] = 0
        self.at[unit] = square
        self.cells[square] = unit + 1

    def take_away(self, unit: int, where: int) -> None:
        """Take a unit off the board: DESTROYED or LEFT."""
        self.cells[self.at[unit]] = 0
        self.at[unit] = where
        self.stun[unit] = 0
        self.malus &= ~(1 << unit)
        self.malus_ending &= ~(1 << unit)

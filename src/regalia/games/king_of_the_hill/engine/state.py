"""The fields of a state of King of the Hill: units, cards and terrain. The C types are in state.pxd.

The functions over them are in board_queries, cards, setup, move_generation and victory; rules has the complete state.
"""

from __future__ import annotations

from regalia.core.state import State
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.scenarios import AIMS, ROWS

# Tables become C arrays, filled by these assignments.
BITS = constants.BITS
DIFFICULT = constants.DIFFICULT
IMPASSABLE = constants.IMPASSABLE


class BoardTables:
    """Tables of a map and its scenario, shared by all states of a game."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.scenario = field.scenario
        self.drawable = tuple(BoardTables(each) for each in field.drawable)  # while the scenario is unknown
        row = ROWS[field.scenario]
        self.aim = AIMS.index(row.aim)
        self.places_terrain = field.places_terrain
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
    """All fields of a state. A set of cards is a bit set of the 54 cards."""

    def __init__(self, tables: BoardTables) -> None:
        self.tables = tables
        self.cells = [0] * 77  # 1 + the unit on each square, or 0
        self.terrain = [0] * 77
        self.sets = [0] * 6  # squares by terrain, two words each: difficult, road, passable
        self.types = [0] * 18
        self.at = [0] * 18  # square, or DESTROYED, LEFT, UNUSED
        self.reserve = [0] * 26  # units not yet deployed: 13 × side + type
        self.army_general = [0] * 2  # the type that holds the general, until it is deployed
        self.general = [0] * 2  # the unit that holds the general, or NO_UNIT
        self.general_dead = [0] * 2
        self.general_left = constants.NO_UNIT  # the unit that left with blue's general (KH-15.4)
        self.goals = [0] * 4  # 2 × side: the spaces of its pair of objectives, or NOWHERE
        self.razed = 0  # bit set of red's two objectives (KH-15.5)
        self.elements = [0] * 10  # terrain pieces placed, as actions
        self.n_elements = 0
        self.points = [0] * 2  # points left for placing terrain (KH-4.1)
        self.stun = [0] * 18  # for how many actions a unit stays paralysed (KH-13.6)
        self.malus = 0  # bit set of units with one defence card less, until the caster's next action ends
        self.malus_ending = 0  # those of them whose caster is playing that action
        self.hand = [0] * 2
        self.known = [0] * 2  # cards in a hand that are public, because all discards were seen
        self.bid = [0] * 2
        self.pile = [0] * 54  # the cards from `top` to `size` are left
        self.top = 0
        self.size = 0
        self.discard = 0
        self.drawn = 0  # defence cards on the table
        self.shuffling = 0  # cards that the next chance outcome puts in order
        self.phase = constants.ARMY
        self.seat = constants.BLUE
        self.turn = 0
        self.first = constants.BLUE
        self.last = constants.BLUE  # the side that last played a card from the hand, or deployed a unit
        self.task = constants.FOR_NOTHING
        self.need = 0  # cards still to draw for the task
        self.attacker = constants.NO_UNIT
        self.target = constants.NO_UNIT
        self.strength = 0
        self.fight = constants.CLOSE
        self.vacated = constants.NOWHERE
        self.won = -1
        self.reason = 0
        self.clear()

    def clear(self) -> None:
        """Resets to an empty map without units, placed terrain or cards."""
        for square in range(constants.AREA):
            self.cells[square] = 0
            self.terrain[square] = self.tables.terrain[square]
        for unit in range(constants.N_UNITS):
            self.at[unit] = constants.UNUSED
        for side in range(2):
            self.general[side] = constants.NO_UNIT
            self.bid[side] = constants.NO_CARD
            self.points[side] = constants.PLACING_POINTS
        for i in range(4):
            self.goals[i] = self.tables.goals[i]
        self.index_terrain()

    def index_terrain(self) -> None:
        """Rebuilds `sets` after a change of terrain."""
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

    def use_scenario(self, scenario: int) -> None:
        """Replaces the unknown scenario and its map by one of those that can be drawn."""
        self.tables = self.tables.drawable[scenario - constants.PITCHED_BATTLE]
        self.clear()

    def share_tables(self, s: BaseState) -> None:
        """Takes the scenario and the map of another state of the same game."""
        self.tables = s.tables

    def copy_state(self, s: BaseState) -> None:
        if self.tables.scenario != s.tables.scenario:  # only around the draw of the scenario
            self.share_tables(s)
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

    # For callers in Python.

    def unit_on(self, square: int) -> int:
        """The unit on a square, or NO_UNIT."""
        if not 0 <= square < constants.AREA:
            raise IndexError(square)
        return self.cells[square] - 1

    def arrange(self) -> None:
        """Rebuilds `cells` and `sets` from `at` and `terrain`."""
        self.index_terrain()
        for square in range(constants.AREA):
            self.cells[square] = 0
        for unit in range(constants.N_UNITS):
            if self.at[unit] >= 0:
                self.cells[self.at[unit]] = unit + 1

    def set_pile(self, cards: list[int]) -> None:
        """Replaces the pile; the first card is drawn first."""
        self.top = 0
        self.size = len(cards)
        self.pile = [*cards, *[0] * (54 - len(cards))]

    def pile_cards(self) -> list[int]:
        """The cards of the pile, the next one first."""
        return [self.pile[i] for i in range(self.top, self.size)]

    # Units.

    def side_of(self, unit: int) -> int:
        return constants.BLUE if unit < constants.N_SLOTS else constants.RED

    def put(self, unit: int, square: int) -> None:
        """Moves a unit to a square, from another square or from off the board."""
        if self.at[unit] >= 0:
            self.cells[self.at[unit]] = 0
        self.at[unit] = square
        self.cells[square] = unit + 1

    def remove_unit(self, unit: int, where: int) -> None:
        """Removes a unit from the board; `where` is DESTROYED or LEFT."""
        self.cells[self.at[unit]] = 0
        self.at[unit] = where
        self.stun[unit] = 0
        self.malus &= ~(1 << unit)
        self.malus_ending &= ~(1 << unit)

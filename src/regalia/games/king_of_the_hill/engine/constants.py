"""Constants of King of the Hill: squares, cards, units, phases and actions. This module is never compiled.

constants.pxd repeats those that the C compiler needs; a test compares the two files.
"""

from regalia.core import constants
from regalia.games.king_of_the_hill.engine import armies, line_of_sight, scenarios, spells, terrain, units

# The constants of the contract, repeated here and in constants.pxd because a compiled module can cimport only
# one module called `constants`.
CHANCE = constants.CHANCE
DRAW = constants.DRAW
NOBODY = constants.NOBODY
OVER = constants.OVER
SPECTATOR_INDEX = constants.SPECTATOR_INDEX

# Squares are numbered from a1 along the rows: blue's edge first.
WIDTH = 11
HEIGHT = 7
AREA = 77
OFF = 77  # destination of a move over the edge (KH-15.4)
NOWHERE = -1
COLUMNS = "abcdefghijk"
SPACES = tuple(f"{column}{row}" for row in range(1, HEIGHT + 1) for column in COLUMNS)
SQUARES = {space: square for square, space in enumerate(SPACES)}

# Directions 0 to 7, clockwise from north, which is towards red's edge. The odd ones are diagonal.
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
NORTH = 0
SOUTH = 4


def beside(square: int, direction: int) -> int:
    """The square next to another, or NOWHERE."""
    column, row = square % WIDTH + STEPS[direction][0], square // WIDTH + STEPS[direction][1]
    return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < HEIGHT else NOWHERE


NEXT = [beside(square, direction) for square in range(AREA) for direction in range(8)]
COLUMN = [square % WIDTH for square in range(AREA)]
ROW = [square // WIDTH for square in range(AREA)]

# Terrain, by its row in terrain.py.
OPEN = 0
HILL_1 = 1
HILL_2 = 2
FOREST = 3
SHALLOW = 4
DEEP = 5
ROAD = 6
ROCKS = 7
LEVEL = [row.level for row in terrain.TERRAINS]
HIDES = [row.hides for row in terrain.TERRAINS]
DIFFICULT = [row.difficult for row in terrain.TERRAINS]
IMPASSABLE = [row.impassable for row in terrain.TERRAINS]
COVER = [row.cover for row in terrain.TERRAINS]

# The seats.
BLUE = 0
RED = 1
SEATS = ("blue", "red")

# Cards: 4 × rank + suit, then two jokers. In an action a joker is 52 + its named suit, or 56 without one.
SUITS = "CDHS"
RANKS = "23456789TJQKA"
CLUBS = 0
DIAMONDS = 1
HEARTS = 2
SPADES = 3
ACE = 12
JACK = 9
JOKER = 52
N_CARDS = 54
UNNAMED = 56
NO_CARD = -1
HAND_SIZE = 8
RANK = [min(card // 4, ACE) for card in range(UNNAMED + 1)]

# Units: nine slots for each side.
N_TYPES = 13
N_SLOTS = 9
N_UNITS = 18
BASIC = 3
HORDE = 9
DESTROYED = -1  # `at` of a unit that can come back by portal
LEFT = -2  # the unit has left over the far edge (KH-15.4)
UNUSED = -3  # a slot without a unit
NO_UNIT = -1
FREE_STEPS = [unit.free for unit in units.UNITS]
RULED_STEPS = [unit.ruled for unit in units.UNITS]
CLOSE_CARDS = [unit.close for unit in units.UNITS]
SHOT_CARDS = [unit.shot for unit in units.UNITS]
RANGE = [unit.range for unit in units.UNITS]
DEFENCE_PENALTY = [unit.defence_penalty for unit in units.UNITS]
FLIES = [unit.flies for unit in units.UNITS]
NO_RED_IN_CLOSE = [unit.no_red_in_close_defence for unit in units.UNITS]
NO_BLACK = [unit.no_black_in_defence for unit in units.UNITS]
DRAWN_RED_FAILS = [unit.drawn_red_fails for unit in units.UNITS]
DRAWN_BLACK_FAILS = [unit.drawn_black_fails for unit in units.UNITS]

# Armies: 13 × army + type gives the units; those below N_BASIC_ARMIES have no fantasy units.
N_ARMIES = 3189
N_BASIC_ARMIES = 84
ARMY_UNITS = [count for army in armies.ARMIES for count in army.units]
ARMY_GENERAL = [army.general for army in armies.ARMIES]

# Lines of sight: 16 × line, then the relative squares of each part of the line.
SIGHT_RANGE = 5
SIGHT_SPAN = 11
SIGHT_LINE_SIZE = 16
SIGHT = [
    square
    for line in line_of_sight.LINES
    for square in [
        *(row * WIDTH + column for part in line for column, row in part),
        *[0] * (line_of_sight.MAX_SPACES - sum(map(len, line))),
    ]
]
N_CROSSED = [len(line.crossed) for line in line_of_sight.LINES]
N_LEFT = [len(line.left) for line in line_of_sight.LINES]
N_RIGHT = [len(line.right) for line in line_of_sight.LINES]

# Terrain pieces that can be placed, by their row in terrain.py.
ROAD_ELEMENT = 2
OBJECTIVES = 8
N_ELEMENTS = 9
ELEMENTS = tuple(row.name for row in terrain.ELEMENTS)
ELEMENT_WIDTH = [row.width for row in terrain.ELEMENTS]
ELEMENT_HEIGHT = [row.height for row in terrain.ELEMENTS]
ELEMENT_POINTS = [row.points for row in terrain.ELEMENTS]
ELEMENT_TERRAIN = [terrain.TERRAIN_NAMES.index(row.terrain) for row in terrain.ELEMENTS]
ELEMENT_SUPPLY = [row.supply for row in terrain.ELEMENTS]
ELEMENT_FAMILY = [terrain.FAMILIES.index(row.family) for row in terrain.ELEMENTS]
PLACING_POINTS = 2
MAX_ELEMENTS = 10  # the whole supply; a loaded position may have more than players can place

# Phases, in the order of their names in positions; chance acts in the last four.
ARMY = 0
TERRAIN = 1
DEPLOY = 2
REDRAW = 3
BID = 4
FIRST = 5
ACTION = 6
DEFEND = 7
FLEE = 8
RETREAT = 9
PURSUE = 10
ENDED = 11
DRAW_FIRST = 12
SHUFFLE = 13
LOSE = 14
DRAW_SCENARIO = 15
PHASES = (
    "army", "terrain", "deploy", "redraw", "bid", "first", "action", "defend", "flee", "retreat",
    "pursue", "over", "draw-first", "shuffle", "lose", "draw-scenario",
)  # fmt: skip

# Rows of ActionBuffer.scratch that list the cards of a hand: each has a count, then the cards.
SUIT_ROW = 16
VIGOUR_ROW = 4  # follows the four suits: red cards from 2 to 10
WHOLE_ROW = 5  # the whole hand, jokers without a suit
N_ROWS = 6

# Sets of squares in ActionBuffer.bits, two words each: rows 1 to 4, 16 bits per row, and rows 5 to 7.
LOW_SQUARES = 44
LAST_ROW = 32  # the bit where row 7 begins
BITS = [1 << (16 * (ROW[square] % 4) + COLUMN[square]) for square in range(AREA)]
BOARD = [sum(BITS[:LOW_SQUARES]), sum(BITS[LOW_SQUARES:])]
OPEN_SET = 0  # squares where a movement may end
SOURCE_SET = 2  # squares from which the movement may continue
FRONT_SET = 4  # those reached by the last step
REACHED_SET = 6
PASSABLE_SET = 8  # squares that the unit may pass
NEIGHBOUR_SET = 10
DESTINATION_SET = 12
EXIT_SET = 14  # 1 if the unit may leave over the far edge
N_SETS = 15
DE_BRUIJN = 0x03F79D71B4CB0A89  # the top six bits of its product with a single bit identify that bit
BIT_INDEX = [0] * 64
for _bit in range(64):
    BIT_INDEX[((DE_BRUIJN << _bit) & 0xFFFFFFFFFFFFFFFF) >> 58] = _bit

# The purpose of the current draw of cards, which continues after a shuffle.
FOR_NOTHING = 0
FOR_HANDS = 1
FOR_REDRAW = 2
FOR_TIE = 3
FOR_DEFENCE = 4

# Kinds of fight.
CLOSE = 0
SHOT = 1

# The scenarios, by their row in scenarios.py, and their aims.
INTRODUCTION = 0
PITCHED_BATTLE = 1
KING_OF_THE_WOODS = 2
AMBUSH = 3
NIGHT_ATTACK = 4
UNKNOWN_SCENARIO = 5  # until chance has drawn one of the last four
N_DRAWABLE = 4
SCENARIOS = tuple(row.name for row in scenarios.SCENARIOS)
THE_HILL = 0
THE_WOODS = 1
THE_EXIT = 2
THE_CAMP = 3
NEITHER = -1  # no side deploys first: they alternate
LAST_TURN = 7
BY_OBJECTIVES = 0  # the reasons for the end of a game: KH-14.1
BY_AMBUSH = 4  # KH-15.4
BY_NIGHT_ATTACK = 5  # KH-15.5
REQUIRED_EXITS = 3

# An action is kind << 20 | card << 14 | a << 7 | b.
KIND = 1 << 20
CARD_FIELD = 1 << 14
A_FIELD = 1 << 7
MASK_6 = 63
MASK_7 = 127
MASK_14 = 16383
CHOICE = 0  # b is one of the choices from KEEP to RED_FIRST
KEEP = 1
REDRAW_HAND = 2
DECLINE = 3
YIELD = 4
STAY = 5
PURSUE_ON = 6
HALT = 7
BLUE_FIRST = 8
RED_FIRST = 9
CHOOSE_ARMY = 1  # the low 14 bits are the army
PLACE = 2  # card: the terrain piece; a, b: its spaces
DEPLOY_UNIT = 3  # card: 2 × type + general; b: space
BID_CARD = 4
MOVE = 5  # a: from; b: to
ATTACK = 6  # a: from; b: to; a shot too
RAZE = 7  # b: space
BURN = 8
VIGOUR = 9  # a: from; b: to
TELEPORT = 10  # b: space of the unit
PORTAL = 11  # a: type; b: space
LIGHTNING = 12  # b: space
PARALYSIS = 13  # b: space
CONFUSION = 14
DEFEND_DRAWN = 15
DEFEND_HAND = 16
FLEE_TO = 17  # b: space
RETREAT_TO = 18  # b: space

# The spell that each card casts, as the kind of its action; jokers cast none.
SPELL_KINDS = {
    "vigour": VIGOUR, "teleport": TELEPORT, "portal": PORTAL,
    "lightning": LIGHTNING, "confusion": CONFUSION, "paralysis": PARALYSIS,
}  # fmt: skip
SPELL_OF = [
    SPELL_KINDS[spell.name]
    for card in range(JOKER)
    for spell in spells.SPELLS
    if RANKS[card // 4] in spell.ranks and SUITS[card % 4] in spell.suits
]

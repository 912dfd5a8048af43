"""Constants of King & Assassins: squares, pieces, cards, phases and actions. This module is never compiled.

constants.pxd repeats those that the C compiler needs; a test compares the two files.
"""

from itertools import combinations

from regalia.core import constants

# The constants of the contract, repeated here and in constants.pxd because a compiled module can cimport only
# one module called `constants`.
CHANCE = constants.CHANCE
NOBODY = constants.NOBODY
OVER = constants.OVER

# The board is a 12×12 mailbox: the 10×10 spaces inside a rim of walls, row 10 first.
WIDTH = 12
AREA = 144
N_KNIGHTS = 7
N_CITIZENS = 12
N_ASSASSINS = 3
GONE = 0  # the square of a piece that is off the board (a rim square)

# The content of a square: nothing, the king, knight i, citizen i, or wall.
EMPTY = 0
KING = 1
KNIGHT_0 = 2
CITIZEN_0 = 9
WALL = 21

# The seats.
KING_SEAT = 0
ASSASSINS_SEAT = 1
SEATS = ("king", "assassins")

# The phases, in the order of the names in positions.
DEAL = 0
PICK = 1
START = 2
CARD = 3
KING_TURN = 4
ASSASSINS_TURN = 5
ENDED = 6
PHASES = ("deal", "pick", "start", "card", "king", "assassins", "over")

# An action is one number: the start of its block plus, for most, 4 × piece + direction.
END = 0
KING_STEP = 1
KING_EXIT = 5
KNIGHT_STEP = 8
KNIGHT_STRIKE = 36  # eliminate a revealed assassin, or capture any other citizen
CITIZEN_STEP = 64
CITIZEN_STRIKE = 112  # kill a knight, or attack the king
REVEAL = 160
PICK_0 = 200
START_0 = 420
N_PICKS = 220

STEP = (-WIDTH, 1, WIDTH, -1)  # directions 0 to 3: north, east, south, west

CITIZENS = (
    "monk", "plumwoman", "appleman", "courtesan", "fishwoman", "butcher",
    "blacksmith", "shepherd", "squire", "carpenter", "witchhunter", "farmer",
)  # fmt: skip

# (KA-3.2) The round cards and the number of each; the text gives the points.
CARDS = ("1/6/5f", "1/5/5f", "1/5/4f", "1/5/4", "2/7/5", "2/7/4", "2/5/4")
CARD_COUNTS = (5, 1, 1, 4, 2, 1, 1)
N_CARDS = 7
NO_CARD = -1
CRYSTAL = "1/5/4"  # (KA-3.3)
# At 4 × card + field; the fields are king, knights, assassins, fetters.
CARD_POINTS = [
    int(points)
    for card in CARDS
    for points in (*card.rstrip("f").split("/"), "1" if card.endswith("f") else "0")
]

# (KA-4.1) All picks of three citizens as bits, in the alphabetical order of the notation.
PICKS = [
    sum(1 << CITIZENS.index(name) for name in names) for names in combinations(sorted(CITIZENS), N_ASSASSINS)
]

# The end of the game: its reason is the rule KA-11.REASON.
ALL_GONE = 1
CASTLE = 2
REGICIDE = 3
LAST_CARD = 4
FATAL_WOUNDS = 2  # (KA-11.3)

# What actions cost, in action points; "What an action costs" in docs/rules has the table.
STEP_COST = 1  # (KA-6.1, KA-6.2, KA-7.1, KA-9.1, KA-10.2); nothing for a revealed assassin who descends
CLIMB_COST = 2  # (KA-7.1, KA-9.1); STEP_COST for a revealed assassin (KA-10.2)
STRIKE_COST = 1  # a knight eliminates or captures (KA-7.3, KA-7.4)
ATTACK_COST = 2  # an assassin attacks the king (KA-10.4)
MAX_KILLS = 2  # knights that the assassins eliminate in a turn: the n-th costs n (KA-10.3)

FAR = 15  # the cost in points of what is impossible or out of range
N_FEATURES = 24  # of a position
N_ROWS = 4  # rows of weights
MAX_PLAN = 30  # actions in a plan for the king's turn
MAX_DEPTH = 16  # actions before an attack: reveals, steps, kills

SPACE_NAMES = {
    (10 - row + 1) * WIDTH + column + 1: f"{'abcdefghij'[column]}{row}"
    for row in range(10, 0, -1)
    for column in range(10)
}
SQUARES = {name: square for square, name in SPACE_NAMES.items()}

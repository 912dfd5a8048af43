"""Constants of the contract; plain Python, never compiled, so anyone can import them.

Compiled modules write `const.OVER`. Their .pxd says `cimport const`, so the C compiler folds the value
from const.pxd; uncompiled it is an ordinary attribute. A test compares the two files.
"""

CHANCE = -1  # actor() of a position where the dice decide
OVER = -2  # actor() of a finished game
NOBODY = -1  # winner() while the game runs
DRAW = -2  # winner() of a drawn game
SPECTATOR = 2  # a third pair of eyes, after the seats 0 and 1: knows what everybody may know
MAX_ACTIONS = 4096
MAX_LINES = 64  # runs of actions that a judge points out
MAX_LINE = 32  # actions in one of them

"""Constants of the game contract. This module is never compiled, so any code can import it.

Compiled modules write `constants.OVER`. Their .pxd says `cimport constants`, so the C compiler takes the
value from constants.pxd; uncompiled it is a module attribute. A test compares the two files.
"""

CHANCE = -1  # actor() of a position where a chance event is due
OVER = -2  # actor() of a finished game
NOBODY = -1  # winner() of an unfinished game
DRAW = -2  # winner() of a drawn game
SPECTATOR_INDEX = (
    2  # index of the spectator, after the seats 0 and 1; a spectator sees only public information
)
MAX_ACTIONS = 4096  # integers in an ActionBuffer
MAX_LINES = 64  # lines in a LineBuffer
MAX_LINE = 32  # actions in one line

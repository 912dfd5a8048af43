# Not compiled: constants of constants.py for C code; a test compares the two files.
cdef enum:
    CHANCE = -1
    OVER = -2
    NOBODY = -1
    DRAW = -2
    SPECTATOR_INDEX = 2
    MAX_ACTIONS = 4096
    MAX_LINES = 64
    MAX_LINE = 32

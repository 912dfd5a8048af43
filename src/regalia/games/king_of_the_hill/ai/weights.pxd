# Not compiled: constants of weights.py for C code; a test compares the two files.
cdef enum:
    BIAS = 0
    MATERIAL = 1
    GENERAL = 2
    EXPOSED = 3
    THREAT_NOW = 4
    THREAT_LATER = 5
    CARDS = 6
    HIGH = 7
    LAST_WORD = 8
    COVER = 9
    NEAR = 10
    HELD = 11
    TURN = 12
    PAIR = 13
    EXITS = 14
    ESCAPED = 15
    MARCH = 16
    SHORT = 17
    CLOCK = 18
    RAZED = 19
    RAID = 20
    STORM = 21
    GUARD = 22
    N_FEATURES = 23
    N_AIMS = 4

# Not compiled: constants of weights.py for C code; a test compares the two files.
cdef enum:
    CONSTANT = 0
    WAY = 1
    CLOSE = 2
    SLACK = 3
    LATE = 4
    WOUNDED = 5
    DEATH = 6
    WOUND = 7
    THREAT = 8
    SECOND = 9
    PACK = 10
    KNIGHTS = 11
    GUARDS = 12
    ASSASSINS = 13
    EXPOSED = 14
    HUNT = 15
    FETTERS = 16
    SUSPICION = 17
    TELL = 18
    PERCH = 19
    AHEAD = 20
    STUCK = 21
    FEW = 22
    ASTRAY = 23

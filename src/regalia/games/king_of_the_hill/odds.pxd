# C types of odds.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.judge cimport Judge
from regalia.games.king_of_the_hill cimport const as k
from regalia.games.king_of_the_hill cimport weights as w
from regalia.games.king_of_the_hill.rules cimport KingOfTheHill

cdef bint NO_RED_IN_CLOSE[k.N_TYPES]
cdef bint NO_BLACK[k.N_TYPES]
cdef bint DRAWN_RED_FAILS[k.N_TYPES]
cdef bint DRAWN_BLACK_FAILS[k.N_TYPES]
cdef double WORTH[k.N_TYPES]
cdef uint64_t RED_CARDS, BLACK_CARDS, ALL_CARDS, PLAIN_CARDS
cdef uint64_t ODD, PAIRS, NIBBLES, BYTES, MASK64

cdef class Odds(Judge):
    cdef readonly object field
    cdef double numbers[w.N_FEATURES * w.N_AIMS]
    cdef int steps[4 * k.AREA]
    cdef uint64_t pool
    cdef int pool_size
    @cython.final
    cdef void look_at_pile(self, KingOfTheHill g) noexcept nogil
    @cython.final
    cdef void look_at_unseen(self, KingOfTheHill g, int seat) noexcept nogil
    @cython.final
    cdef void settle_pool(self, KingOfTheHill g) noexcept nogil
    @cython.final
    cdef int how_many(self, uint64_t cards) noexcept nogil
    @cython.locals(left=cython.int, bad=cython.int, chance=cython.double)
    @cython.final
    cdef double none_of(self, uint64_t cards, int n) noexcept nogil
    @cython.locals(one=uint64_t)
    @cython.final
    cdef uint64_t at_least(self, int strength) noexcept nogil
    @cython.locals(kind=cython.int, none=uint64_t, red=uint64_t, black=uint64_t)
    @cython.final
    cdef uint64_t drawn_saves(self, KingOfTheHill g, int attacker, int target, int strength, int fight) noexcept nogil
    @cython.locals(kind=cython.int, none=uint64_t, red=uint64_t, black=uint64_t, fails=cython.bint)
    @cython.final
    cdef uint64_t hand_saves(self, KingOfTheHill g, int target, int strength, int fight) noexcept nogil
    @cython.locals(side=cython.int, middle=cython.int)
    @cython.final
    cdef bint can_flee(self, KingOfTheHill g, int attacker, int target, int fight) noexcept nogil
    @cython.locals(saves=uint64_t)
    @cython.final
    cdef double falls(self, KingOfTheHill g, int attacker, int target, int strength, int fight) noexcept nogil
    cpdef double chance_to_fall(self, KingOfTheHill g, int attacker, int target, int strength, int fight)

# C types of odds.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.evaluator cimport Evaluator
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.ai cimport weights as w
from regalia.games.king_of_the_hill.engine.rules cimport KingOfTheHillState

cdef bint NO_RED_IN_CLOSE[constants.N_TYPES]
cdef bint NO_BLACK[constants.N_TYPES]
cdef bint DRAWN_RED_FAILS[constants.N_TYPES]
cdef bint DRAWN_BLACK_FAILS[constants.N_TYPES]
cdef double WORTH[constants.N_TYPES]
cdef uint64_t RED_CARDS, BLACK_CARDS, ALL_CARDS, PLAIN_CARDS
cdef uint64_t ODD, PAIRS, NIBBLES, BYTES, MASK64

cdef class Odds(Evaluator):
    cdef readonly object field
    cdef double numbers[w.N_FEATURES * w.N_AIMS]
    cdef int steps[4 * constants.AREA]
    cdef uint64_t pool
    cdef int pool_size
    @cython.final
    cdef void use_pile(self, KingOfTheHillState g) noexcept nogil
    @cython.final
    cdef void use_unseen(self, KingOfTheHillState g, int seat) noexcept nogil
    @cython.final
    cdef void count_pool(self, KingOfTheHillState g) noexcept nogil
    @cython.final
    cdef int popcount(self, uint64_t cards) noexcept nogil
    @cython.locals(left=cython.int, bad=cython.int, chance=cython.double)
    @cython.final
    cdef double probability_of_none(self, uint64_t cards, int n) noexcept nogil
    @cython.locals(one=uint64_t)
    @cython.final
    cdef uint64_t at_least(self, int strength) noexcept nogil
    @cython.locals(kind=cython.int, none=uint64_t, red=uint64_t, black=uint64_t)
    @cython.final
    cdef uint64_t saving_draws(self, KingOfTheHillState g, int attacker, int target, int strength, int fight) noexcept nogil
    @cython.locals(kind=cython.int, none=uint64_t, red=uint64_t, black=uint64_t, fails=cython.bint)
    @cython.final
    cdef uint64_t saving_hand_cards(self, KingOfTheHillState g, int target, int strength, int fight) noexcept nogil
    @cython.locals(side=cython.int, middle=cython.int)
    @cython.final
    cdef bint can_flee(self, KingOfTheHillState g, int attacker, int target, int fight) noexcept nogil
    @cython.locals(saves=uint64_t)
    @cython.final
    cdef double loss_probability(self, KingOfTheHillState g, int attacker, int target, int strength, int fight) noexcept nogil
    cpdef double loss_probability_from_pile(self, KingOfTheHillState g, int attacker, int target, int strength, int fight)

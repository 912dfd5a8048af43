# C types of evaluation.py. The c_ methods of the contract are declared in regalia/core/evaluator.pxd.
cimport cython
from libc.math cimport exp
from libc.stdint cimport uint64_t
from regalia.core cimport hashing
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.ai cimport weights as w
from regalia.games.king_of_the_hill.engine.rules cimport KingOfTheHillState
from regalia.games.king_of_the_hill.ai.tactics cimport Tactics

cdef int NEXT[8 * constants.AREA]
cdef int RANGE[constants.N_TYPES]
cdef int COVER[8]
cdef int LEVEL[8]
cdef bint DIFFICULT[8]
cdef int FREE_STEPS[constants.N_TYPES]
cdef int RULED_STEPS[constants.N_TYPES]
cdef int BIT_INDEX[64]
cdef double WORTH[constants.N_TYPES]
cdef uint64_t DE_BRUIJN, MASK64

@cython.final
cdef class KingOfTheHillEvaluator(Tactics):
    cdef double x[w.N_FEATURES]
    cdef int top[8]
    cdef int blacks[2]
    cdef int reds[2]
    cdef int n_cards[2]
    cdef int cards_left, next_seat
    cdef double alive[constants.N_UNITS]
    cdef double risk[constants.N_UNITS]
    cdef bint engaged[constants.N_UNITS]
    cdef double held[2]
    cdef double expected_gain[2]
    cdef double needed[2]
    cdef double lead[constants.AREA]
    cdef uint64_t hash
    @cython.locals(row=cython.int, i=cython.int, total=cython.double)
    cdef double weighted_value(self, KingOfTheHillState g, int seat) noexcept nogil
    @cython.locals(unit=cython.int)
    cdef uint64_t hash_position(self, KingOfTheHillState g) noexcept nogil
    cdef void mix(self, uint64_t word) noexcept nogil
    cdef double sigmoid(self, double x) noexcept nogil
    cdef void compute_features(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(side=cython.int, suit=cython.int, high=cython.int, card=cython.int, n=cython.int, mine=cython.int, last=cython.int, cards=uint64_t, bit=uint64_t)
    cdef void count_cards(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, red=cython.int)
    cdef void find_threats(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(side=cython.int, found=cython.bint, square=cython.int, d=cython.int, to=cython.int, enemy=cython.int, strength=cython.int)
    cdef bint close_combat_risk(self, KingOfTheHillState g, int unit) noexcept nogil
    @cython.locals(first=cython.int, enemy=cython.int)
    cdef void shooting_risk(self, KingOfTheHillState g, int unit, int strength) noexcept nogil
    @cython.locals(side=cython.int)
    cdef double survival(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, i=cython.int, sign=cython.double, worth=cython.double, lost=cython.double)
    cdef void count_units(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(kind=cython.int, square=cython.int, pace=cython.int)
    cdef bint is_within_reach(self, KingOfTheHillState g, int unit) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, climbers=cython.int, sign=cython.double, held=cython.double, units=cython.double, blue=cython.double, red=cython.double)
    cdef void hill_features(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(spread=cython.double, mine=cython.double, yours=cython.double, lead=cython.double, three=cython.double, pair=cython.double, best=cython.double)
    cdef double hill_win_probability(self, KingOfTheHillState g, int side) noexcept nogil
    @cython.locals(n=cython.double, i=cython.int, unit=cython.int)
    cdef double count_held_pair(self, KingOfTheHillState g, int side) noexcept nogil
    @cython.locals(i=cython.int, side=cython.int, unit=cython.int, forest=cython.int, ready=cython.int, able=cython.int, share=cython.double, sign=cython.double, blue=cython.double, red=cython.double)
    cdef void woods_features(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(best=cython.int, forest=cython.int)
    cdef int nearest_forest(self, KingOfTheHillState g, int square) noexcept nogil
    @cython.locals(forest=cython.int, sign=cython.double, spread=cython.double, none=cython.double, one=cython.double, chance=cython.double)
    cdef double woods_win_probability(self, KingOfTheHillState g, int side) noexcept nogil
    @cython.locals(unit=cython.int, out=cython.int, units=cython.int, need=cython.int, best=cython.double, second=cython.double, third=cython.double, near=cython.double)
    cdef void exit_features(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(i=cython.int, unit=cython.int, far=cython.int, best=cython.double, guard=cython.double)
    cdef void camp_features(self, KingOfTheHillState g) noexcept nogil

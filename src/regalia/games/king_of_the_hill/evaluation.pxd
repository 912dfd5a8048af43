# C types of evaluation.py. The c_ methods of the contract are declared in regalia/core/evaluator.pxd.
cimport cython
from libc.math cimport exp
from libc.stdint cimport uint64_t
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator
from regalia.games.king_of_the_hill cimport constants
from regalia.games.king_of_the_hill cimport weights as w
from regalia.games.king_of_the_hill.rules cimport KingOfTheHillState
from regalia.games.king_of_the_hill.tactics cimport Tactics

cdef int NEXT[8 * constants.AREA]
cdef int RANGE[constants.N_TYPES]
cdef int COVER[8]
cdef int LEVEL[8]
cdef bint DIFFICULT[8]
cdef int FREE_STEPS[constants.N_TYPES]
cdef int RULED_STEPS[constants.N_TYPES]
cdef int BIT_INDEX[64]
cdef double WORTH[constants.N_TYPES]
cdef uint64_t DE_BRUIJN, MASK64, MIX

@cython.final
cdef class KingOfTheHillEvaluator(Tactics):
    cdef double x[w.N_FEATURES]
    cdef int top[8]
    cdef int blacks[2]
    cdef int reds[2]
    cdef int n_cards[2]
    cdef int left, next
    cdef double alive[constants.N_UNITS]
    cdef double peril[constants.N_UNITS]
    cdef bint pressed[constants.N_UNITS]
    cdef double held[2]
    cdef double gain[2]
    cdef double wanted[2]
    cdef double lead[constants.AREA]
    cdef uint64_t hash
    @cython.locals(row=cython.int, i=cython.int, total=cython.double)
    cdef double weigh(self, KingOfTheHillState g, int seat) noexcept nogil
    @cython.locals(unit=cython.int)
    cdef uint64_t digest(self, KingOfTheHillState g) noexcept nogil
    cdef void stir(self, uint64_t word) noexcept nogil
    cdef double squash(self, double x) noexcept nogil
    cdef void measure(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(side=cython.int, suit=cython.int, high=cython.int, card=cython.int, n=cython.int, mine=cython.int, last=cython.int, cards=uint64_t, bit=uint64_t)
    cdef void count_cards(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, red=cython.int)
    cdef void find_threats(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(side=cython.int, found=cython.bint, square=cython.int, d=cython.int, to=cython.int, enemy=cython.int, strength=cython.int)
    cdef bint press_on(self, KingOfTheHillState g, int unit) noexcept nogil
    @cython.locals(first=cython.int, enemy=cython.int)
    cdef void shoot_at(self, KingOfTheHillState g, int unit, int strength) noexcept nogil
    @cython.locals(side=cython.int)
    cdef double survival(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, i=cython.int, sign=cython.double, worth=cython.double, lost=cython.double)
    cdef void count_units(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(kind=cython.int, square=cython.int, pace=cython.int)
    cdef bint is_near(self, KingOfTheHillState g, int unit) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, climbers=cython.int, sign=cython.double, held=cython.double, units=cython.double, blue=cython.double, red=cython.double)
    cdef void hold_hill(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(spread=cython.double, mine=cython.double, yours=cython.double, lead=cython.double, three=cython.double, pair=cython.double, best=cython.double)
    cdef double wins_hill(self, KingOfTheHillState g, int side) noexcept nogil
    @cython.locals(n=cython.double, i=cython.int, unit=cython.int)
    cdef double pair(self, KingOfTheHillState g, int side) noexcept nogil
    @cython.locals(i=cython.int, side=cython.int, unit=cython.int, forest=cython.int, ready=cython.int, able=cython.int, share=cython.double, sign=cython.double, blue=cython.double, red=cython.double)
    cdef void hold_woods(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(best=cython.int, forest=cython.int)
    cdef int nearest_forest(self, KingOfTheHillState g, int square) noexcept nogil
    @cython.locals(forest=cython.int, sign=cython.double, spread=cython.double, none=cython.double, one=cython.double, chance=cython.double)
    cdef double wins_woods(self, KingOfTheHillState g, int side) noexcept nogil
    @cython.locals(unit=cython.int, out=cython.int, units=cython.int, need=cython.int, best=cython.double, second=cython.double, third=cython.double, near=cython.double)
    cdef void march_out(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(i=cython.int, unit=cython.int, far=cython.int, best=cython.double, guard=cython.double)
    cdef void storm_camp(self, KingOfTheHillState g) noexcept nogil

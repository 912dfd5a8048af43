# C types of posterior.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.core.rng cimport Rng
from regalia.games.king_and_assassins cimport constants
from regalia.games.king_and_assassins.threat_map cimport ThreatMap

cdef int PICKS[constants.N_PICKS]
cdef int MEMBERS[3 * constants.N_PICKS]

@cython.final
cdef class PickPosterior:
    cdef readonly double weights[constants.N_PICKS]
    cdef double first[constants.N_PICKS]
    cdef int label[16]
    cdef int count[16]
    cdef int16_t picks[16 * constants.N_PICKS]
    cdef double shares[16 * constants.N_PICKS]
    cdef double chance[16 * constants.N_CITIZENS]
    cdef double nearest[constants.FAR + 1]
    cdef int looked_at
    cdef int paid[constants.N_CITIZENS]
    cdef double sums[4 * (constants.FAR + 1)]
    @cython.locals(j=cython.int, pick=cython.int, factors=cython.double)
    cdef void learn(self, double* factor) noexcept nogil
    @cython.locals(j=cython.int)
    cdef void forget(self) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.locals(label=cython.int, slot=cython.int)
    cdef int drawer(self, int known, int gone) noexcept nogil
    @cython.locals(total=cython.double, n=cython.int, j=cython.int)
    cdef void fill(self, int slot, int known, int gone) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, m=cython.int)
    cdef void sum_up(self, int slot, int n, bint believed) noexcept nogil
    @cython.locals(cost=cython.int, place=cython.int, j=cython.int, pick=cython.int, least=cython.int)
    cdef void look(self, int slot, ThreatMap threats) noexcept nogil
    @cython.locals(same=cython.bint, i=cython.int)
    cdef bint is_the_same(self, int slot, ThreatMap threats) noexcept nogil
    @cython.locals(total=cython.double, over=cython.double, j=cython.int)
    cdef double all_gone(self, int known, int gone) noexcept nogil
    @cython.locals(slot=cython.int, first=cython.int, last=cython.int, rest=cython.double, j=cython.int)
    cdef int draw(self, int known, int gone, Rng rng) noexcept nogil

# C types of posterior.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.core.rng cimport Rng
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.ai.threat_map cimport ThreatMap

cdef int PICKS[constants.N_PICKS]
cdef int MEMBERS[3 * constants.N_PICKS]

@cython.final
cdef class PickPosterior:
    cdef readonly double weights[constants.N_PICKS]
    cdef double initial[constants.N_PICKS]
    cdef int slot_key[16]
    cdef int count[16]
    cdef int16_t picks[16 * constants.N_PICKS]
    cdef double probability[16 * constants.N_PICKS]
    cdef double marginal[16 * constants.N_CITIZENS]
    cdef double nearest[constants.FAR + 1]
    cdef int nearest_key
    cdef int nearest_costs[constants.N_CITIZENS]
    cdef double partial_sums[4 * (constants.FAR + 1)]
    @cython.locals(j=cython.int, pick=cython.int, product=cython.double)
    cdef void reweight(self, double* factor) noexcept nogil
    @cython.locals(j=cython.int)
    cdef void reset(self) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void invalidate(self) noexcept nogil
    @cython.locals(key=cython.int, slot=cython.int)
    cdef int slot_for(self, int known, int gone) noexcept nogil
    @cython.locals(total=cython.double, n=cython.int, j=cython.int)
    cdef void fill_slot(self, int slot, int known, int gone) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, m=cython.int)
    cdef void compute_marginals(self, int slot, int n, bint has_weight) noexcept nogil
    @cython.locals(cost=cython.int, index=cython.int, j=cython.int, pick=cython.int, least=cython.int)
    cdef void compute_nearest(self, int slot, ThreatMap threats) noexcept nogil
    @cython.locals(same=cython.bint, i=cython.int)
    cdef bint is_unchanged(self, int slot, ThreatMap threats) noexcept nogil
    @cython.locals(total=cython.double, over=cython.double, j=cython.int)
    cdef double probability_all_gone(self, int known, int gone) noexcept nogil
    @cython.locals(slot=cython.int, first=cython.int, last=cython.int, rest=cython.double, j=cython.int)
    cdef int sample(self, int known, int gone, Rng rng) noexcept nogil

# C types of replies.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport State
from regalia.search.beam cimport Beam

cdef int SLOTS, LONGEST

@cython.final
cdef class Replies:
    cdef int ways
    cdef unsigned long long[::1] imprints
    cdef int[::1] count, lengths, actions
    cdef double[::1] scores
    cdef bint knows(self, uint64_t imprint) noexcept nogil
    @cython.locals(slot=cython.int, way=cython.int, place=cython.int, length=cython.int, i=cython.int)
    cdef void keep(self, uint64_t imprint, Beam beam) noexcept nogil
    @cython.locals(slot=cython.int, way=cython.int, place=cython.int, best=cython.int, score=cython.double, best_score=cython.double)
    cdef int choose(self, uint64_t imprint, double waver, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void play(self, int place, State state) noexcept nogil

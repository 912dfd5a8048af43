# C types of reply_cache.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport State
from regalia.search.beam cimport Beam

cdef int SLOTS, MAX_LENGTH

@cython.final
cdef class ReplyCache:
    cdef int reply_count
    cdef unsigned long long[::1] keys
    cdef int[::1] count, lengths, actions
    cdef double[::1] scores
    cdef bint contains(self, uint64_t key) noexcept nogil
    @cython.locals(slot=cython.int, k=cython.int, place=cython.int, length=cython.int, i=cython.int)
    cdef void store(self, uint64_t key, Beam beam) noexcept nogil
    @cython.locals(slot=cython.int, k=cython.int, place=cython.int, best=cython.int, score=cython.double, best_score=cython.double)
    cdef int choose(self, uint64_t key, double margin, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void apply(self, int place, State state) noexcept nogil

# C types of replies.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.engine cimport Engine
from regalia.search.beam cimport Beam

cdef int SLOTS, LONGEST

@cython.final
cdef class Replies:
    cdef unsigned long long[::1] imprints
    cdef int[::1] lengths, actions
    @cython.locals(slot=cython.int, seat=cython.int, i=cython.int)
    cdef bint play(self, uint64_t imprint, Engine engine) noexcept nogil
    @cython.locals(slot=cython.int, length=cython.int, i=cython.int)
    cdef void keep(self, uint64_t imprint, Beam beam) noexcept nogil

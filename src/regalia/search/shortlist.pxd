# C types of shortlist.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t

@cython.final
cdef class Shortlist:
    cdef int size, alike
    cdef readonly int n
    cdef int[::1] items
    cdef double[::1] scores
    cdef unsigned long long[::1] gists
    cdef void clear(self) noexcept nogil
    cdef bint is_hopeless(self, double score) noexcept nogil
    @cython.locals(out=cython.int, same=cython.int, i=cython.int)
    cdef bint make_room(self, double score, uint64_t gist) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void put(self, int item, double score, uint64_t gist) noexcept nogil

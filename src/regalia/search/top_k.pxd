# C types of top_k.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t

@cython.final
cdef class TopK:
    cdef int size, max_similar
    cdef readonly int n
    cdef int[::1] items
    cdef double[::1] scores
    cdef unsigned long long[::1] diversity_keys
    cdef void clear(self) noexcept nogil
    cdef bint rejects(self, double score) noexcept nogil
    @cython.locals(out=cython.int, same=cython.int, i=cython.int)
    cdef bint make_room(self, double score, uint64_t diversity_key) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void insert(self, int item, double score, uint64_t diversity_key) noexcept nogil

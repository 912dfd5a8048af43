# C types of fog.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng

cdef double UNIT, WORST, BEST

@cython.final
cdef class Fog:
    cdef double amount
    cdef Rng rng
    cdef uint64_t seed
    cdef double through(self, double value, uint64_t key) noexcept nogil

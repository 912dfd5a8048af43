# C types of rng.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t MASK64, GAMMA, MIX_A, MIX_B

@cython.final
cdef class Rng:
    cdef public uint64_t state
    @cython.locals(z=uint64_t)
    cdef uint64_t c_bits(self) noexcept nogil
    cdef int c_below(self, int n) noexcept nogil

# C types of dice.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t MASK64, GAMMA, MIX_A, MIX_B

@cython.final
cdef class Dice:
    cdef public uint64_t state
    @cython.locals(z=uint64_t)
    cdef uint64_t bits(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil

# C types of hashing.py.
from libc.stdint cimport uint64_t

cdef uint64_t MASK64, MULTIPLIER

cpdef uint64_t scramble(uint64_t word) noexcept nogil
cpdef uint64_t mix(uint64_t key, uint64_t word) noexcept nogil
cpdef uint64_t fold(uint64_t key) noexcept nogil

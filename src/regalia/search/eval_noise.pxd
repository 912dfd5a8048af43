# C types of eval_noise.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng

cdef double UNIT, LOWEST, HIGHEST

@cython.final
cdef class EvalNoise:
    cdef double amount
    cdef Rng rng
    cdef uint64_t seed
    cdef double perturb(self, double value, uint64_t key) noexcept nogil

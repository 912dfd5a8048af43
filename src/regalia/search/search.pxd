# C types of search.py; uncompiled Python ignores this file.
cimport cython
from regalia.core cimport constants
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator
from regalia.search.eval_noise cimport EvalNoise

cdef class Search:
    cdef State root, work
    cdef Evaluator evaluator
    cdef Rng rng
    cdef ActionBuffer out
    cdef int seat
    cdef readonly long long iterations
    cdef double exploration
    cdef EvalNoise noise
    cdef bint use_belief
    cpdef run(self, int iterations)
    @cython.final
    cdef void sample_world(self) noexcept nogil
    @cython.final
    cdef void apply_due_chance(self) noexcept nogil

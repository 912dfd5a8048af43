# C types of search.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.core cimport constants
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator
from regalia.search.fog cimport Fog

cdef class Search:
    cdef State root, work
    cdef Evaluator evaluator
    cdef Rng rng
    cdef ActionBuffer out
    cdef int seat
    cdef readonly long long iterations
    cdef double curiosity
    cdef Fog fog
    cdef bint believes
    cpdef run(self, int iterations)
    @cython.final
    cdef void sample(self) noexcept nogil
    @cython.final
    cdef void settle_chance(self) noexcept nogil

# C types of search.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.core cimport const
from regalia.core.dice cimport Dice
from regalia.core.engine cimport Actions, Engine
from regalia.core.judge cimport Judge
from regalia.search.fog cimport Fog

cdef class Search:
    cdef Engine root, work
    cdef Judge judge
    cdef Dice dice
    cdef Actions out
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

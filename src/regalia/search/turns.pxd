# C types of turns.py for the compiler; plain Python ignores this file.
cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from regalia.core cimport constants
from regalia.core.state cimport State
from regalia.core.evaluator cimport Evaluator
from regalia.search.beam cimport Beam
from regalia.search.replies cimport Replies
from regalia.search.search cimport Search

cdef int UNREST

@cython.final
cdef class TurnSearch(Search):
    cdef Beam wide, narrow
    cdef Replies replies
    cdef int depth, n
    cdef double trust, waver
    cdef uint64_t luck
    cdef int[::1] visits
    cdef double[::1] total
    @cython.locals(best=cython.int)
    cdef void iterate(self) noexcept nogil
    @cython.locals(best=cython.int, k=cython.int, best_score=cython.double, log=cython.double, weight=cython.double, mean=cython.double, score=cython.double)
    cdef int best(self) noexcept nogil
    @cython.locals(turns=cython.int)
    cdef void play_on(self) noexcept nogil
    @cython.locals(imprint=uint64_t)
    cdef void reply(self) noexcept nogil
    cdef double verdict(self) noexcept nogil

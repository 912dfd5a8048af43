# C types of turn_search.py; uncompiled Python ignores this file.
cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from regalia.core cimport constants
from regalia.core.state cimport State
from regalia.core.evaluator cimport Evaluator
from regalia.search.beam cimport Beam
from regalia.search.reply_cache cimport ReplyCache
from regalia.search.search cimport Search

cdef int MAX_EXTENSION

@cython.final
cdef class TurnSearch(Search):
    cdef Beam beam, reply_beam
    cdef ReplyCache replies
    cdef int depth, n
    cdef double prior_visits, reply_margin
    cdef uint64_t base_state
    cdef int[::1] visits
    cdef double[::1] total
    @cython.locals(best=cython.int)
    cdef void iterate(self) noexcept nogil
    @cython.locals(best=cython.int, k=cython.int, best_score=cython.double, log=cython.double, weight=cython.double, mean=cython.double, score=cython.double)
    cdef int select(self) noexcept nogil
    @cython.locals(turns=cython.int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(key=uint64_t)
    cdef void apply_reply(self) noexcept nogil
    cdef double result(self) noexcept nogil

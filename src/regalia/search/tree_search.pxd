# C types of tree_search.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from libc cimport math
from regalia.core cimport constants
from regalia.core.state cimport State
from regalia.core.evaluator cimport Evaluator
from regalia.search.search cimport Search

cdef int CAPACITY, MAX_DEPTH, MAX_EXTENSION

@cython.final
cdef class TreeSearch(Search):
    cdef bint vanilla
    cdef double widening
    cdef int cutoff
    cdef int used
    cdef uint64_t base_state
    cdef long long steps
    cdef int[::1] first_child, next_sibling, action, mover, visits, available, path
    cdef double[::1] total
    cdef signed char[::1] has_child
    @cython.locals(depth=cython.int, i=cython.int, node=cython.int, value=cython.double)
    cdef void iterate(self) noexcept nogil
    @cython.locals(child=cython.int)
    cdef int descend_from_root(self) noexcept nogil
    @cython.locals(who=cython.int, child=cython.int)
    cdef int descend(self, int node, int depth) noexcept nogil
    cdef void follow(self, int child, int depth) noexcept nogil
    @cython.locals(best=cython.int, known=cython.int, k=cython.int)
    cdef int select_child(self, int node, int who) noexcept nogil
    @cython.locals(best=cython.int, k=cython.int, child=cython.int, best_score=cython.double, score=cython.double)
    cdef int best_child(self, int node) noexcept nogil
    @cython.locals(visits=cython.int, n=cython.double, more=cython.double)
    cdef double upper_bound(self, int child, bint at_root) noexcept nogil
    @cython.locals(skip=cython.int, k=cython.int, child=cython.int)
    cdef int add_child(self, int node, int who, int untried) noexcept nogil
    @cython.locals(steps=cython.int)
    cdef void rollout(self) noexcept nogil
    cdef double result(self) noexcept nogil

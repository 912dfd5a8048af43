# C types of tree.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from libc cimport math
from regalia.core cimport constants
from regalia.core.state cimport State
from regalia.core.evaluator cimport Evaluator
from regalia.search.search cimport Search

cdef int CAPACITY, MAX_DEPTH, UNREST

@cython.final
cdef class TreeSearch(Search):
    cdef bint plain
    cdef double widen
    cdef int cutoff
    cdef int used
    cdef uint64_t luck
    cdef long long steps
    cdef int[::1] first_child, next_sibling, action, mover, visits, available, path
    cdef double[::1] total
    cdef signed char[::1] tried_here
    @cython.locals(depth=cython.int, i=cython.int, node=cython.int, value=cython.double)
    cdef void iterate(self) noexcept nogil
    @cython.locals(child=cython.int)
    cdef int set_out(self) noexcept nogil
    @cython.locals(who=cython.int, child=cython.int)
    cdef int descend(self, int node, int depth) noexcept nogil
    cdef void follow(self, int child, int depth) noexcept nogil
    @cython.locals(best=cython.int, known=cython.int, k=cython.int)
    cdef int child_of(self, int node, int who) noexcept nogil
    @cython.locals(best=cython.int, k=cython.int, child=cython.int, best_score=cython.double, score=cython.double)
    cdef int best_child(self, int node) noexcept nogil
    @cython.locals(visits=cython.int, n=cython.double, more=cython.double)
    cdef double promise(self, int child, bint first) noexcept nogil
    @cython.locals(skip=cython.int, k=cython.int, child=cython.int)
    cdef int add_child(self, int node, int who, int untried) noexcept nogil
    @cython.locals(steps=cython.int)
    cdef void hurry_on(self) noexcept nogil
    cdef double verdict(self) noexcept nogil

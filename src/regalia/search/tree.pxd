# C types of tree.py for the compiler; plain Python ignores this file.
cimport cython
from libc cimport math
from regalia.core cimport const
from regalia.core.engine cimport Engine
from regalia.core.judge cimport Judge
from regalia.search.search cimport Search

cdef int CAPACITY, MAX_DEPTH, UNREST

@cython.final
cdef class TreeSearch(Search):
    cdef bint plain
    cdef double widen
    cdef int cutoff
    cdef int used
    cdef long long steps
    cdef int[::1] first_child, next_sibling, action, mover, visits, available, path
    cdef double[::1] total
    cdef signed char[::1] tried_here
    @cython.locals(depth=cython.int, i=cython.int, node=cython.int, value=cython.double)
    cdef void iterate(self) noexcept nogil
    @cython.locals(node=cython.int, depth=cython.int, who=cython.int, child=cython.int)
    cdef int descend(self) noexcept nogil
    @cython.locals(best=cython.int, known=cython.int, k=cython.int)
    cdef int child_of(self, int node, int who) noexcept nogil
    @cython.locals(best=cython.int, k=cython.int, child=cython.int, best_score=cython.double, score=cython.double)
    cdef int best_child(self, int node) noexcept nogil
    cdef double promise(self, int child) noexcept nogil
    @cython.locals(skip=cython.int, k=cython.int, child=cython.int)
    cdef int add_child(self, int node, int who, int untried) noexcept nogil
    @cython.locals(steps=cython.int)
    cdef void hurry_on(self) noexcept nogil
    cdef double verdict(self) noexcept nogil

# C types of beam.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core cimport const
from regalia.core.engine cimport Actions, Engine
from regalia.core.judge cimport Judge, Lines
from regalia.search.fog cimport Fog

cdef int CAPACITY, TABLE, MAX_TURN

@cython.final
cdef class Beam:
    cdef Engine start, node, child
    cdef Judge judge
    cdef Actions out
    cdef Lines lines
    cdef int width, keep, alike, seat, used, n_front, n_next, round
    cdef readonly int n_plans
    cdef readonly long long looked
    cdef bint notices
    cdef Fog fog
    cdef int[::1] parent, action, depth, front, next, plans, stamps
    cdef double[::1] score
    cdef unsigned long long[::1] keys, gists
    @cython.locals(layers=cython.int, i=cython.int)
    cdef int find(self, Engine engine) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int)
    cdef void play(self, int plan, Engine engine) noexcept nogil
    cdef double opinion(self, int plan) noexcept nogil
    cdef void begin(self, Engine engine) noexcept nogil
    @cython.locals(line=cython.int)
    cdef void follow_tactics(self) noexcept nogil
    @cython.locals(last=cython.int, i=cython.int)
    cdef void follow(self, int line) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int, k=cython.int, score=cython.double)
    cdef void expand(self, int node) noexcept nogil
    cdef double look(self) noexcept nogil
    @cython.locals(new=cython.int)
    cdef int add(self, int parent, int action, double score) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int)
    cdef int trace(self, int node) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef bint is_known(self, uint64_t key) noexcept nogil
    @cython.locals(out=cython.int, same=cython.int, i=cython.int, gist=uint64_t)
    cdef bint make_room(self, double score) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void keep_plan(self, int node) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void keep_next(self, int node) noexcept nogil

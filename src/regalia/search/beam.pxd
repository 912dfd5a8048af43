# C types of beam.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core cimport constants
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator, LineBuffer
from regalia.search.fog cimport Fog
from regalia.search.shortlist cimport Shortlist

cdef int CAPACITY, TABLE, MOST_MET, MAX_TURN, SHARE

@cython.final
cdef class Beam:
    cdef State start, node, child
    cdef Evaluator evaluator
    cdef ActionBuffer out
    cdef LineBuffer lines
    cdef int seat, used, met, n_front, round
    cdef Shortlist next
    cdef readonly Shortlist plans
    cdef readonly long long looked
    cdef bint notices
    cdef Fog fog
    cdef int[::1] parent, action, depth, front, stamps
    cdef unsigned long long[::1] keys
    @cython.locals(layers=cython.int, i=cython.int)
    cdef int find(self, State state) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int)
    cdef void play(self, int plan, State state) noexcept nogil
    cdef double opinion(self, int plan) noexcept nogil
    cdef void begin(self, State state) noexcept nogil
    @cython.locals(line=cython.int)
    cdef void follow_tactics(self) noexcept nogil
    @cython.locals(last=cython.int, i=cython.int, score=cython.double, gist=uint64_t)
    cdef void follow(self, int line) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int, k=cython.int, score=cython.double)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(gist=uint64_t)
    cdef void propose(self, Shortlist best, double score, int parent, int action) noexcept nogil
    cdef double look(self) noexcept nogil
    @cython.locals(new=cython.int)
    cdef int add(self, int parent, int action) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int)
    cdef int trace(self, int node) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef bint is_known(self, uint64_t key) noexcept nogil

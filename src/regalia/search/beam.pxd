# C types of beam.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core cimport constants
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator, LineBuffer
from regalia.search.eval_noise cimport EvalNoise
from regalia.search.top_k cimport TopK

cdef int CAPACITY, TABLE, MAX_KEYS, MAX_TURN, DIVERSITY

@cython.final
cdef class Beam:
    cdef State start, node, child
    cdef Evaluator evaluator
    cdef ActionBuffer out
    cdef LineBuffer lines
    cdef int seat, used, n_keys, n_front, generation
    cdef TopK next
    cdef readonly TopK turns
    cdef readonly long long evaluations
    cdef bint use_tactics
    cdef EvalNoise noise
    cdef int[::1] parent, action, depth, front, generations
    cdef unsigned long long[::1] keys
    @cython.locals(layers=cython.int, i=cython.int)
    cdef int find(self, State state) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int)
    cdef void apply(self, int turn, State state) noexcept nogil
    cdef double value(self, int turn) noexcept nogil
    cdef void reset(self, State state) noexcept nogil
    @cython.locals(line=cython.int)
    cdef void add_tactics(self) noexcept nogil
    @cython.locals(last=cython.int, i=cython.int, score=cython.double, diversity_key=uint64_t)
    cdef void add_line(self, int line) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int, k=cython.int, score=cython.double)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(diversity_key=uint64_t)
    cdef void propose(self, TopK best, double score, int parent, int action) noexcept nogil
    cdef double evaluate(self) noexcept nogil
    @cython.locals(new=cython.int)
    cdef int add(self, int parent, int action) noexcept nogil
    @cython.locals(length=cython.int, i=cython.int)
    cdef int trace(self, int node) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef bint is_transposition(self, uint64_t key) noexcept nogil

# C types of evaluator.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport int32_t, uint64_t
from regalia.core cimport constants
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State

@cython.final
cdef class LineBuffer:
    cdef int n
    cdef int length[constants.MAX_LINES]
    cdef int32_t a[constants.MAX_LINES * constants.MAX_LINE]
    cdef bint c_begin_line(self) noexcept nogil
    @cython.locals(line=cython.int)
    cdef void c_push(self, int action) noexcept nogil

cdef class Evaluator:
    cdef double c_value(self, State state, int seat) noexcept nogil
    cdef double c_terminal_value(self, State state, int seat) noexcept nogil
    cdef bint c_is_quiescent(self, State state) noexcept nogil
    cdef uint64_t c_transposition_key(self, State state) noexcept nogil
    cdef uint64_t c_infoset_key(self, State state) noexcept nogil
    cdef uint64_t c_diversity_key(self, State state) noexcept nogil
    cdef void c_order_moves(self, State state, ActionBuffer out) noexcept nogil
    cdef int c_rollout_action(self, State state, Rng rng, ActionBuffer out) noexcept nogil
    cdef void c_tactics(self, State state, LineBuffer lines) noexcept nogil
    cdef void c_sample_world(self, State state, int seat, Rng rng) noexcept nogil
    cdef void c_update_belief(self, State state) noexcept nogil
    cdef void c_reset_belief(self) noexcept nogil
    cpdef Evaluator clone(self)
    cpdef list features(self, State state, int seat)
    cpdef double value(self, State state, int seat)

# C types of state.py; uncompiled Python ignores this file.
cimport cython
from libc.stdint cimport int32_t, uint64_t
from regalia.core cimport constants
from regalia.core.rng cimport Rng

@cython.final
cdef class ActionBuffer:
    cdef int n
    cdef int32_t a[constants.MAX_ACTIONS]
    cdef int32_t scratch[128]
    cdef uint64_t bits[32]
    cdef void c_push(self, int number) noexcept nogil

cdef class State:
    cdef int c_actor(self) noexcept nogil
    cdef void c_legal_actions(self, ActionBuffer out) noexcept nogil
    cdef void c_apply(self, int action) noexcept nogil
    cdef void c_sample_chance(self, Rng rng, ActionBuffer out) noexcept nogil
    cdef bint c_is_possible(self, ActionBuffer outcome) noexcept nogil
    cdef void c_apply_chance(self, ActionBuffer outcome) noexcept nogil
    cdef void c_copy_from(self, State other) noexcept nogil
    cdef void c_determinize(self, int seat, Rng rng) noexcept nogil
    cdef int c_winner(self) noexcept nogil
    @cython.locals(steps=cython.int, who=cython.int)
    cdef int c_rollout(self, Rng rng, ActionBuffer out) noexcept nogil
    cdef double c_reward(self, int seat) noexcept nogil
    cpdef int fill_legal_actions(self, ActionBuffer buffer)
    @cython.locals(work=ActionBuffer)
    cpdef bint is_legal(self, int action, ActionBuffer buffer=*)
    cpdef apply(self, int action, ActionBuffer buffer=*)
    cpdef apply_unchecked(self, int action)
    cpdef State blank(self)
    @cython.locals(other=State)
    cpdef State clone(self)

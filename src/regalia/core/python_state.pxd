# C types of python_state.py; uncompiled Python ignores this file.
cimport cython
from regalia.core cimport constants
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State

@cython.final
cdef class FaultBox:
    cdef bint failed
    cdef object error
    cdef put(self, error)
    cdef take(self)

cdef class PythonState(State):
    cdef readonly str game
    cdef readonly object position
    cdef FaultBox box
    cdef int chance_run
    cdef int c_actor(self) noexcept with gil
    cdef void c_legal_actions(self, ActionBuffer out) noexcept with gil
    cdef void c_apply(self, int action) noexcept with gil
    cdef void c_sample_chance(self, Rng rng, ActionBuffer out) noexcept with gil
    cdef bint c_is_possible(self, ActionBuffer outcome) noexcept with gil
    cdef void c_apply_chance(self, ActionBuffer outcome) noexcept with gil
    @cython.locals(source=PythonState)
    cdef void c_copy_from(self, State other) noexcept with gil
    cdef void c_determinize(self, int seat, Rng rng) noexcept with gil
    cdef int c_winner(self) noexcept with gil
    cdef int c_rollout(self, Rng rng, ActionBuffer out) noexcept with gil
    @cython.locals(steps=cython.int, who=cython.int)
    cdef int random_steps(self, Rng rng, ActionBuffer out) except -1
    cdef fill(self, ActionBuffer out, numbers)
    cdef int checked_seat(self, who) except -3
    cdef keep(self, str method, error)
    cpdef int fill_legal_actions(self, ActionBuffer buffer)
    cpdef apply(self, int action, ActionBuffer buffer=*)
    cpdef apply_unchecked(self, int action)
    @cython.locals(other=PythonState)
    cpdef State blank(self)
    @cython.locals(other=PythonState)
    cpdef State clone(self)

# C types of engine.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport int32_t, uint64_t
from regalia.core cimport const
from regalia.core.dice cimport Dice

@cython.final
cdef class Actions:
    cdef int n
    cdef int32_t a[const.MAX_ACTIONS]
    cdef int32_t scratch[128]
    cdef uint64_t bits[32]
    cdef void push(self, int number) noexcept nogil

cdef class Engine:
    cdef int actor(self) noexcept nogil
    cdef void legal(self, Actions out) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef void chance(self, Dice dice, Actions out) noexcept nogil
    cdef bint possible(self, Actions outcome) noexcept nogil
    cdef void settle(self, Actions outcome) noexcept nogil
    cdef void copy_from(self, Engine other) noexcept nogil
    cdef void redeal(self, int seat, Dice dice) noexcept nogil
    cdef int winner(self) noexcept nogil
    @cython.locals(steps=cython.int, who=cython.int)
    cdef int playout(self, Dice dice, Actions out) noexcept nogil
    cdef double reward(self, int seat) noexcept nogil
    cpdef int fill(self, Actions out)
    cpdef bint is_legal(self, int action, Actions scratch)
    cpdef play(self, int action, Actions scratch)
    cpdef Engine blank(self)
    @cython.locals(other=Engine)
    cpdef Engine twin(self)

# C types of judge.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport int32_t, uint64_t
from regalia.core cimport const
from regalia.core.dice cimport Dice
from regalia.core.engine cimport Actions, Engine

@cython.final
cdef class Lines:
    cdef int n
    cdef int length[const.MAX_LINES]
    cdef int32_t a[const.MAX_LINES * const.MAX_LINE]
    cdef bint begin(self) noexcept nogil
    @cython.locals(line=cython.int)
    cdef void push(self, int action) noexcept nogil

cdef class Judge:
    cdef double value(self, Engine engine, int seat) noexcept nogil
    cdef double final(self, Engine engine, int seat) noexcept nogil
    cdef bint quiet(self, Engine engine) noexcept nogil
    cdef uint64_t key(self, Engine engine) noexcept nogil
    cdef uint64_t imprint(self, Engine engine) noexcept nogil
    cdef uint64_t gist(self, Engine engine) noexcept nogil
    cdef void sift(self, Engine engine, Actions out) noexcept nogil
    cdef int hasty(self, Engine engine, Dice dice, Actions out) noexcept nogil
    cdef void tactics(self, Engine engine, Lines lines) noexcept nogil
    cdef void guess(self, Engine engine, int seat, Dice dice) noexcept nogil
    cdef void reflect(self, Engine engine) noexcept nogil
    cdef void recall(self) noexcept nogil
    cpdef Judge twin(self)
    cpdef list features(self, Engine engine, int seat)
    cpdef double worth(self, Engine engine, int seat)

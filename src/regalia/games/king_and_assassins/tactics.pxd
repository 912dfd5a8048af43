# C types of tactics.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.rules cimport KingAndAssassins

cdef int STEPS[4]

@cython.final
cdef class Alarm:
    cdef int distance[k.AREA]
    cdef int cost[k.N_CITIZENS]
    cdef int16_t queue[k.FAR * k.AREA]
    cdef int queued[k.FAR]
    @cython.locals(level=cython.int, n=cython.int, at=cython.int)
    cdef void sound(self, KingAndAssassins engine) noexcept nogil
    cdef void begin(self, KingAndAssassins engine) noexcept nogil
    cdef void reach(self, KingAndAssassins engine, int square, int cost) noexcept nogil
    @cython.locals(
        who=cython.int, roof=cython.bint, knight=cython.bint, toll=cython.int,
        source=cython.int, come=cython.int, step=cython.int,
    )
    cdef void spread(self, KingAndAssassins engine, int at, int cost) noexcept nogil
    cdef int aside(self, KingAndAssassins engine, int at) noexcept nogil

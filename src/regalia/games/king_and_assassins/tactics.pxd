# C types of tactics.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.core.engine cimport Actions
from regalia.core.judge cimport Lines
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.rules cimport KingAndAssassins, Streets

cdef int STEPS[4]

@cython.final
cdef class Alarm:
    cdef int distance[k.AREA]
    cdef int cost[k.N_CITIZENS]
    cdef int16_t queue[k.FAR * k.AREA]
    cdef int queued[k.FAR]
    cdef bint loose
    cdef void sound(self, KingAndAssassins engine, int horizon) noexcept nogil
    cdef void underrate(self, KingAndAssassins engine, int goal, int horizon) noexcept nogil
    @cython.locals(level=cython.int, n=cython.int, at=cython.int)
    cdef void search(self, KingAndAssassins engine, int horizon) noexcept nogil
    cdef void begin(self, KingAndAssassins engine) noexcept nogil
    cdef void reach(self, KingAndAssassins engine, int square, int cost) noexcept nogil
    @cython.locals(
        who=cython.int, roof=cython.bint, knight=cython.bint,
        source=cython.int, come=cython.int, step=cython.int,
    )
    cdef void spread(self, KingAndAssassins engine, int at, int cost, int horizon) noexcept nogil
    cdef int kill(self, KingAndAssassins engine) noexcept nogil
    @cython.locals(mine=cython.int)
    cdef int aside(self, KingAndAssassins engine, int at) noexcept nogil

@cython.final
cdef class Attack:
    cdef Alarm alarm
    cdef KingAndAssassins engine
    cdef Actions out
    cdef int attacker, goal
    cdef int line[k.MAX_DEPTH]
    cdef int tries[64 * k.MAX_DEPTH]
    @cython.locals(budget=cython.int, length=cython.int)
    cdef int cost(self, KingAndAssassins engine, int attacker, int goal, int most) noexcept nogil
    @cython.locals(at=cython.int, n=cython.int, j=cython.int, action=cython.int, length=cython.int)
    cdef int way(self, int depth, int budget, int bound) noexcept nogil
    @cython.locals(n=cython.int, j=cython.int, action=cython.int, who=cython.int)
    cdef int useful(self, int depth, int bound) noexcept nogil
    @cython.locals(
        points=cython.int, kills=cython.int, known=cython.int, who=cython.int, at=cython.int, to=cython.int,
        there=cython.int, spent=cython.int, length=cython.int,
    )
    cdef int attempt(self, KingAndAssassins engine, int depth, int budget, int action) noexcept nogil
    @cython.locals(i=cython.int, d=cython.int, goal=cython.int, cost=cython.int)
    cdef void lines(self, KingAndAssassins engine, Lines lines) noexcept nogil
    @cython.locals(j=cython.int, known=cython.int)
    cdef void write(self, KingAndAssassins engine, int d, int strikes, Lines lines) noexcept nogil
    @cython.locals(at=cython.int, who=cython.int)
    cdef void write_kills(self, KingAndAssassins engine, int i, Lines lines) noexcept nogil

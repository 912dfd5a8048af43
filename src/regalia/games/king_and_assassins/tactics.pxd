# C types of tactics.py.
cimport cython
from regalia.core.engine cimport Actions
from regalia.core.judge cimport Lines
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.alarm cimport Alarm
from regalia.games.king_and_assassins.rules cimport KingAndAssassins, Streets

cdef int STEPS[4]

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

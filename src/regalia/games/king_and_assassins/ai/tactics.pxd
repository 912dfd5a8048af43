# C types of tactics.py.
cimport cython
from regalia.core.state cimport ActionBuffer
from regalia.core.evaluator cimport LineBuffer
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.ai.threat_map cimport ThreatMap
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState, BoardTables

cdef int STEPS[4]

@cython.final
cdef class Attack:
    cdef ThreatMap threats
    cdef KingAndAssassinsState state
    cdef ActionBuffer out
    cdef int attacker, goal
    cdef int line[constants.MAX_DEPTH]
    cdef int candidates[64 * constants.MAX_DEPTH]
    @cython.locals(budget=cython.int, length=cython.int)
    cdef int cheapest(self, KingAndAssassinsState state, int attacker, int goal, int max_cost) noexcept nogil
    @cython.locals(at=cython.int, n=cython.int, j=cython.int, action=cython.int, length=cython.int)
    cdef int search(self, int depth, int budget, int must_act) noexcept nogil
    @cython.locals(n=cython.int, j=cython.int, action=cython.int, who=cython.int)
    cdef int list_candidates(self, int depth, int must_act) noexcept nogil
    @cython.locals(
        points=cython.int, kills=cython.int, known=cython.int, who=cython.int, at=cython.int, to=cython.int,
        occupant=cython.int, spent=cython.int, length=cython.int,
    )
    cdef int try_action(self, KingAndAssassinsState state, int depth, int budget, int action) noexcept nogil
    @cython.locals(i=cython.int, d=cython.int, goal=cython.int, cost=cython.int)
    cdef void lines(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    @cython.locals(j=cython.int, known=cython.int)
    cdef void write_attack(self, KingAndAssassinsState state, int d, int strikes, LineBuffer lines) noexcept nogil
    @cython.locals(at=cython.int, who=cython.int)
    cdef void write_kills(self, KingAndAssassinsState state, int i, LineBuffer lines) noexcept nogil

# C types of knight_tactics.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.core.state cimport ActionBuffer
from regalia.core.evaluator cimport LineBuffer
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState, BoardTables
from regalia.games.king_and_assassins.ai.posterior cimport PickPosterior

cdef int STEPS[4]
cdef signed char MANHATTAN[constants.AREA * constants.AREA]
cdef int ALL_CITIZENS, MAX_JOINT_PLANS, MAX_SOLO_PLANS
cdef double MIN_SUSPICION

@cython.final
cdef class KnightTactics:
    cdef PickPosterior posterior
    cdef int16_t steps_home[constants.AREA]
    cdef KingAndAssassinsState state
    cdef ActionBuffer out
    cdef int plan[32]
    cdef int plan_length
    cdef int candidates[512]
    cdef bint single_knight
    cdef int line_limit
    cdef int distance[constants.AREA]
    cdef int16_t queue[constants.FAR * constants.AREA]
    cdef int queued[constants.FAR]
    @cython.locals(slot=cython.int, i=cython.int)
    cdef void lines(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    cdef void start_plan(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(j=cython.int)
    cdef bint try_action(self, int action) noexcept nogil
    @cython.locals(j=cython.int)
    cdef void write_plan(self, LineBuffer lines) noexcept nogil
    @cython.locals(i=cython.int, suspect=cython.int)
    cdef void write_strikes(self, KingAndAssassinsState state, int first, int rank, LineBuffer lines) noexcept nogil
    @cython.locals(slot=cython.int, most=cython.double, suspect=cython.int, i=cython.int)
    cdef int most_suspected(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(to=cython.int, knight=cython.int)
    cdef bint plan_strike(self, KingAndAssassinsState state, int target, int rank) noexcept nogil
    @cython.locals(first=cython.int, best=cython.int, place=cython.int, j=cython.int, at=cython.int)
    cdef int nearest_knight(self, KingAndAssassinsState state, int rank) noexcept nogil
    @cython.locals(at=cython.int, to=cython.int, step_cost=cython.int)
    cdef bint step_closer(self, KingAndAssassinsState state, int knight) noexcept nogil
    @cython.locals(who=cython.int)
    cdef bint can_enter(self, KingAndAssassinsState state, int to, int step) noexcept nogil
    @cython.locals(level=cython.int, n=cython.int, at=cython.int, source=cython.int)
    cdef void compute_distances(self, KingAndAssassinsState state, int to, int most) noexcept nogil
    cdef void relax(self, KingAndAssassinsState state, int square, int cost) noexcept nogil
    @cython.locals(source=cython.int, total=cython.int)
    cdef void expand(self, KingAndAssassinsState state, int at, int to, int cost, int most) noexcept nogil
    cdef void write_castle_lines(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    @cython.locals(to=cython.int)
    cdef void write_advance_lines(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    @cython.locals(length=cython.int)
    cdef void write_clearing_lines(self, KingAndAssassinsState state, int d, int max_joint, int most, LineBuffer lines) noexcept nogil
    @cython.locals(square=cython.int, found=cython.bint, n=cython.int, j=cython.int)
    cdef bint search_clearings(self, KingAndAssassinsState state, int d, int depth, int length, LineBuffer lines) noexcept nogil
    @cython.locals(j=cython.int)
    cdef void replay_plan(self, KingAndAssassinsState state, int depth) noexcept nogil
    @cython.locals(n=cython.int, j=cython.int, action=cython.int, knight=cython.int)
    cdef int list_nearby_actions(self, int square, int depth, int steps) noexcept nogil
    cdef int knight_of(self, int action) noexcept nogil

# C types of knight_tactics.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.core.state cimport ActionBuffer
from regalia.core.evaluator cimport LineBuffer
from regalia.games.king_and_assassins cimport constants
from regalia.games.king_and_assassins.rules cimport KingAndAssassinsState, BoardTables
from regalia.games.king_and_assassins.posterior cimport PickPosterior

cdef int STEPS[4]
cdef int EVERYBODY, MANY, FEW
cdef double UNLIKELY

@cython.final
cdef class KnightTactics:
    cdef PickPosterior posterior
    cdef int16_t home[constants.AREA]
    cdef KingAndAssassinsState state
    cdef ActionBuffer out
    cdef int plan[32]
    cdef int planned
    cdef int tries[512]
    cdef bint alone
    cdef int enough
    cdef int distance[constants.AREA]
    cdef int16_t queue[constants.FAR * constants.AREA]
    cdef int queued[constants.FAR]
    @cython.locals(slot=cython.int, i=cython.int)
    cdef void lines(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    cdef void begin(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(j=cython.int)
    cdef bint play(self, int action) noexcept nogil
    @cython.locals(j=cython.int)
    cdef void write(self, LineBuffer lines) noexcept nogil
    @cython.locals(i=cython.int, suspect=cython.int)
    cdef void hunt(self, KingAndAssassinsState state, int first, int rank, LineBuffer lines) noexcept nogil
    @cython.locals(slot=cython.int, most=cython.double, suspect=cython.int, i=cython.int)
    cdef int most_suspected(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(to=cython.int, knight=cython.int)
    cdef bint dispatch(self, KingAndAssassinsState state, int target, int rank) noexcept nogil
    @cython.locals(first=cython.int, best=cython.int, turn=cython.int, j=cython.int, at=cython.int)
    cdef int nearest_knight(self, KingAndAssassinsState state, int rank) noexcept nogil
    @cython.locals(at=cython.int, to=cython.int, price=cython.int)
    cdef bint approach(self, KingAndAssassinsState state, int knight) noexcept nogil
    @cython.locals(who=cython.int)
    cdef bint enters(self, KingAndAssassinsState state, int to, int step) noexcept nogil
    @cython.locals(level=cython.int, n=cython.int, at=cython.int, source=cython.int)
    cdef void survey(self, KingAndAssassinsState state, int to, int most) noexcept nogil
    cdef void reach(self, KingAndAssassinsState state, int square, int cost) noexcept nogil
    @cython.locals(source=cython.int, price=cython.int)
    cdef void spread(self, KingAndAssassinsState state, int at, int to, int cost, int most) noexcept nogil
    cdef void go_home(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    @cython.locals(to=cython.int)
    cdef void go_on(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    @cython.locals(length=cython.int)
    cdef void make_way(self, KingAndAssassinsState state, int d, int together, int most, LineBuffer lines) noexcept nogil
    @cython.locals(square=cython.int, found=cython.bint, n=cython.int, j=cython.int)
    cdef bint clear(self, KingAndAssassinsState state, int d, int depth, int length, LineBuffer lines) noexcept nogil
    @cython.locals(j=cython.int)
    cdef void again(self, KingAndAssassinsState state, int depth) noexcept nogil
    @cython.locals(n=cython.int, j=cython.int, action=cython.int, knight=cython.int)
    cdef int near(self, int square, int depth, int steps) noexcept nogil
    cdef int knight_of(self, int action) noexcept nogil
    cdef int apart(self, int at, int to) noexcept nogil

# C types of board_queries.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine.state cimport BaseState

cdef int NEXT[8 * constants.AREA]
cdef uint64_t BITS[constants.AREA]
cdef uint64_t BOARD[2]
cdef int FREE_STEPS[constants.N_TYPES]
cdef int RULED_STEPS[constants.N_TYPES]
cdef int CLOSE_CARDS[constants.N_TYPES]
cdef int SHOT_CARDS[constants.N_TYPES]
cdef int RANGE[constants.N_TYPES]
cdef int DEFENCE_PENALTY[constants.N_TYPES]
cdef bint FLIES[constants.N_TYPES]
cdef int COLUMN[constants.AREA]
cdef int ROW[constants.AREA]
cdef bint DIFFICULT[8]
cdef bint HIDES[8]
cdef bint IMPASSABLE[8]
cdef int LEVEL[8]
cdef int COVER[8]
cdef int SIGHT[constants.SIGHT_LINE_SIZE * constants.SIGHT_SPAN * constants.SIGHT_SPAN]
cdef int N_CROSSED[constants.SIGHT_SPAN * constants.SIGHT_SPAN]
cdef int N_LEFT[constants.SIGHT_SPAN * constants.SIGHT_SPAN]
cdef int N_RIGHT[constants.SIGHT_SPAN * constants.SIGHT_SPAN]

cdef bint is_engaged(BaseState state, int unit) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_beside(BaseState state, int square, int side, int excluded) noexcept nogil
cdef int direction_between(int start, int to) noexcept nogil
cdef bint is_free(BaseState state, int square) noexcept nogil
cdef bint is_squeezed(BaseState state, int square, int d) noexcept nogil
cdef bint can_step(BaseState state, int unit, int d) noexcept nogil
cdef int level_of(BaseState state, int square) noexcept nogil
cdef bint blocks_sight(BaseState state, int square, int level) noexcept nogil
@cython.locals(line=cython.int, level=cython.int, i=cython.int, left=cython.bint)
cpdef bint sees(BaseState state, int start, int to) noexcept nogil
cpdef int distance(int start, int to) noexcept nogil
@cython.locals(reach=cython.int)
cdef bint can_shoot(BaseState state, int unit, int target) noexcept nogil
cdef bint is_covered_by(BaseState state, int side, int target, int excluded) noexcept nogil
cpdef int defence_cards(BaseState state) noexcept nogil
@cython.locals(n=cython.int)
cdef int defence_against(BaseState state, int attacker, int target, int fight) noexcept nogil
@cython.locals(word=cython.int)
cdef void find_open_squares(BaseState state, ActionBuffer out) noexcept nogil
@cython.locals(free=cython.int, ruled=cython.int)
cdef void find_destinations(BaseState state, int unit, bint diagonal, ActionBuffer out) noexcept nogil
cdef void find_vigour_destinations(BaseState state, int unit, ActionBuffer out) noexcept nogil
@cython.locals(word=cython.int, i=cython.int)
cdef void start_search(BaseState state, int unit, ActionBuffer out) noexcept nogil
@cython.locals(low=uint64_t, high=uint64_t, new=uint64_t, i=cython.int)
cdef void expand_search(BaseState state, int unit, bint straight, bint diagonal, ActionBuffer out) noexcept nogil
@cython.locals(way_low=uint64_t, way_high=uint64_t, rows_low=uint64_t, rows_high=uint64_t, columns_low=uint64_t, columns_high=uint64_t)
cdef void find_neighbours(uint64_t low, uint64_t high, bint straight, bint diagonal, ActionBuffer out) noexcept nogil
@cython.locals(low=uint64_t, high=uint64_t, road=uint64_t, i=cython.int)
cdef void finish_search(BaseState state, int unit, ActionBuffer out) noexcept nogil

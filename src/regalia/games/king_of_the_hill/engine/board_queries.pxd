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

cdef class BoardQueries(BaseState):
    @cython.final
    cdef bint is_engaged(self, int unit) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count_beside(self, int square, int side, int excluded) noexcept nogil
    @cython.final
    cdef int direction(self, int start, int to) noexcept nogil
    @cython.final
    cdef bint is_free(self, int square) noexcept nogil
    @cython.final
    cdef bint is_squeezed(self, int square, int d) noexcept nogil
    @cython.final
    cdef bint can_step(self, int unit, int d) noexcept nogil
    @cython.final
    cdef int level(self, int square) noexcept nogil
    @cython.final
    cdef bint blocks_sight(self, int square, int level) noexcept nogil
    @cython.locals(line=cython.int, level=cython.int, i=cython.int, left=cython.bint)
    @cython.final
    cdef bint sees(self, int start, int to) noexcept nogil
    @cython.final
    cdef int distance(self, int start, int to) noexcept nogil
    @cython.locals(reach=cython.int)
    @cython.final
    cdef bint can_shoot(self, int unit, int target) noexcept nogil
    @cython.final
    cdef bint is_covered_by(self, int side, int target, int excluded) noexcept nogil
    @cython.final
    cdef int defence_cards(self) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int defence_against(self, int attacker, int target, int fight) noexcept nogil
    @cython.locals(word=cython.int)
    @cython.final
    cdef void find_open_squares(self, ActionBuffer out) noexcept nogil
    @cython.locals(free=cython.int, ruled=cython.int)
    @cython.final
    cdef void find_destinations(self, int unit, bint diagonal, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void find_vigour_destinations(self, int unit, ActionBuffer out) noexcept nogil
    @cython.locals(word=cython.int, i=cython.int)
    @cython.final
    cdef void start_search(self, int unit, ActionBuffer out) noexcept nogil
    @cython.locals(low=uint64_t, high=uint64_t, new=uint64_t, i=cython.int)
    @cython.final
    cdef void expand_search(self, int unit, bint straight, bint diagonal, ActionBuffer out) noexcept nogil
    @cython.locals(way_low=uint64_t, way_high=uint64_t, rows_low=uint64_t, rows_high=uint64_t, columns_low=uint64_t, columns_high=uint64_t)
    @cython.final
    cdef void find_neighbours(self, uint64_t low, uint64_t high, bint straight, bint diagonal, ActionBuffer out) noexcept nogil
    @cython.locals(low=uint64_t, high=uint64_t, road=uint64_t, i=cython.int)
    @cython.final
    cdef void finish_search(self, int unit, ActionBuffer out) noexcept nogil

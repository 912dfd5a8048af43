# C types of threat_map.py.
cimport cython
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState

cdef extern from *:
    """
    typedef unsigned __int128 regalia_squares;
    """
    ctypedef unsigned long long bitset "regalia_squares"  # 128 bits; Cython knows no such type

@cython.final
cdef class ThreatMap:
    cdef int cost[constants.N_CITIZENS]
    cdef int horizon
    cdef bitset bit_of[constants.AREA]
    cdef bitset frontier[constants.FAR + 4]
    cdef bitset within[constants.FAR]
    cdef bitset roofs, spaces, enterable, knights, citizens, free, one_point, two_points, blocking_knights
    @cython.locals(bit=bitset, square=cython.int)
    cdef void assign_bits(self, object board)
    @cython.locals(can_step_aside=bitset, i=cython.int)
    cdef void compute(self, KingAndAssassinsState state, int horizon) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void compute_lower_bound(self, KingAndAssassinsState state, int goal, int horizon) noexcept nogil
    @cython.locals(bit=bitset, cost=cython.int, level=cython.int)
    cdef int distance(self, int square) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void read_pieces(self, KingAndAssassinsState state) noexcept nogil
    cdef bitset neighbors(self, bitset squares) noexcept nogil
    @cython.locals(within=bitset, new=bitset, level=cython.int)
    cdef void search_backwards(self, bitset goals, int horizon) noexcept nogil
    cdef void pass_occupied(self, bitset occupied, int cost) noexcept nogil
    cdef void pass_piece(self, bitset occupied, int cost) noexcept nogil
    @cython.locals(sources=bitset, down=bitset, along=bitset)
    cdef void pass_knight(self, bitset occupied, int cost) noexcept nogil

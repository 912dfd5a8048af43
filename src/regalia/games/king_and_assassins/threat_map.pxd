# C types of threat_map.py.
cimport cython
from regalia.games.king_and_assassins cimport constants
from regalia.games.king_and_assassins.rules cimport KingAndAssassinsState

cdef extern from *:
    """
    typedef unsigned __int128 regalia_squares;
    """
    ctypedef unsigned long long bitset "regalia_squares"  # 128 bits; Cython knows no such type

@cython.final
cdef class ThreatMap:
    cdef int cost[constants.N_CITIZENS]
    cdef int horizon
    cdef bitset bits[constants.AREA]
    cdef bitset found[constants.FAR + 4]
    cdef bitset within[constants.FAR]
    cdef bitset roofs, spaces, open, knights, citizens, free, light, heavy, barred
    @cython.locals(bit=bitset, square=cython.int)
    cdef void lay_out(self, object board)
    @cython.locals(room=bitset, i=cython.int)
    cdef void sound(self, KingAndAssassinsState state, int horizon) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void underrate(self, KingAndAssassinsState state, int goal, int horizon) noexcept nogil
    @cython.locals(bit=bitset, cost=cython.int, level=cython.int)
    cdef int distance(self, int square) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void see(self, KingAndAssassinsState state) noexcept nogil
    cdef bitset beside(self, bitset squares) noexcept nogil
    @cython.locals(within=bitset, new=bitset, level=cython.int)
    cdef void search(self, bitset goals, int horizon) noexcept nogil
    cdef void push_through(self, bitset held, int cost) noexcept nogil
    cdef void pass_by(self, bitset held, int cost) noexcept nogil
    @cython.locals(sources=bitset, down=bitset, along=bitset)
    cdef void cut_down(self, bitset held, int cost) noexcept nogil

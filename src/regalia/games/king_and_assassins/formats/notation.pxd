# Compiled with Python's checks; C types of notation.py.
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState

cpdef str write(KingAndAssassinsState state, object move)
cpdef list write_all(KingAndAssassinsState state, object moves)
cpdef tuple endpoints(KingAndAssassinsState state, int move)
cdef int origin(KingAndAssassinsState state, int move)
cdef int direction_of(int move)
cdef bint is_strike(int move)
cpdef str strike_symbol(KingAndAssassinsState state, int move, int to)
cpdef bint is_revealed(KingAndAssassinsState state, int who)

# Compiled with Python's checks; C types of notation.py.
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.rules cimport KingAndAssassins

cpdef str write(KingAndAssassins engine, object move)
cpdef list write_all(KingAndAssassins engine, object moves)
cpdef tuple ends(KingAndAssassins engine, int move)
cdef int origin(KingAndAssassins engine, int move)
cdef int way(int move)
cdef bint is_strike(int move)
cpdef str joint(KingAndAssassins engine, int move, int to)
cpdef bint is_revealed(KingAndAssassins engine, int who)

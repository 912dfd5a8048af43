# C types of victory.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.engine.state cimport BaseState

@cython.locals(n=cython.int)
cdef int count_exits(BaseState state) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_objectives(BaseState state, int side) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_on_board(BaseState state, int side) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_on_hill(BaseState state, int side) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_in_forest(BaseState state, int side, int forest) noexcept nogil
cdef bint holds(BaseState state, int side, int square) noexcept nogil

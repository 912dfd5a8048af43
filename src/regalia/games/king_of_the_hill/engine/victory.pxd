# C types of victory.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine.move_generation cimport MoveGeneration

cdef class Victory(MoveGeneration):
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count_exits(self) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count_objectives(self, int side) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count_on_board(self, int side) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count_on_hill(self, int side) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count_in_forest(self, int side, int forest) noexcept nogil
    @cython.final
    cdef bint holds(self, int side, int square) noexcept nogil

# C types of walks.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.core.dice cimport Dice
from regalia.core.engine cimport Actions, Engine

@cython.final
cdef class Level:
    cdef Engine engine
    cdef Actions out
    cdef Level below
    @cython.locals(k=cython.int, total=cython.longlong)
    cdef long long count(self, int depth, long long limit) noexcept nogil
    cdef long long count_after(self, int action, int depth, long long limit, Level below) noexcept nogil

@cython.locals(level=Level, nodes=cython.longlong)
cpdef perft(Engine engine, int depth, long long limit)

@cython.locals(work=Engine, dice=Dice, out=Actions, wins_0=cython.int, wins_1=cython.int, steps=cython.longlong)
cpdef random_games(Engine engine, int n, seed)

# C types of simulation.py; uncompiled Python ignores this file.
cimport cython
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State

@cython.final
cdef class PerftLevel:
    cdef State state
    cdef ActionBuffer out
    cdef PerftLevel below
    @cython.locals(k=cython.int, total=cython.longlong)
    cdef long long count(self, int depth, long long limit) noexcept nogil
    cdef long long count_after(self, int action, int depth, long long limit, PerftLevel below) noexcept nogil

@cython.locals(level=PerftLevel, nodes=cython.longlong)
cpdef perft(State state, int depth, long long limit)

@cython.locals(work=State, rng=Rng, out=ActionBuffer, wins_0=cython.int, wins_1=cython.int, steps=cython.longlong)
cpdef random_games(State state, int n, seed)

# C types of state.py. The verbs of the contract are typed in regalia/core/engine.pxd: not again here.
cimport cython
from libc.stdint cimport int16_t, int32_t, uint64_t
from regalia.core.engine cimport Engine
from regalia.games.king_of_the_hill cimport const as k

cdef uint64_t BITS[k.AREA]
cdef bint DIFFICULT[8]
cdef bint IMPASSABLE[8]

@cython.final
cdef class Ground:
    cdef readonly object field
    cdef int aim, deploys_first, shorter_range, n_forests
    cdef bint places_terrain, magic, fantasy, jokers
    cdef int16_t terrain[k.AREA]
    cdef bint zones[2 * k.AREA]
    cdef int16_t forests[k.AREA]
    cdef int16_t goals[4]

cdef class State(Engine):
    cdef readonly Ground ground
    cdef int16_t cells[k.AREA]
    cdef public int16_t terrain[k.AREA]
    cdef uint64_t sets[6]
    cdef public int16_t types[k.N_UNITS]
    cdef public int16_t at[k.N_UNITS]
    cdef public int16_t reserve[2 * k.N_TYPES]
    cdef public int16_t army_general[2]
    cdef public int16_t general[2]
    cdef public int16_t general_dead[2]
    cdef public int16_t goals[4]
    cdef public int32_t elements[k.MOST_ELEMENTS]
    cdef public int16_t points[2]
    cdef public int16_t stun[k.N_UNITS]
    cdef public uint64_t hand[2]
    cdef public uint64_t known[2]
    cdef public int16_t bid[2]
    cdef int16_t pile[k.N_CARDS]
    cdef public uint64_t discard, drawn, shuffling
    cdef public int malus, malus_ending, top, size, n_elements, razed
    cdef public int phase, seat, turn, first, last, task, need
    cdef public int attacker, target, strength, fight, vacated, won, reason, general_left

    @cython.final
    cdef void clear(self) noexcept nogil
    @cython.locals(word=cython.int)
    @cython.final
    cdef void map_terrain(self) noexcept nogil
    @cython.final
    cdef void copy_state(self, State s) noexcept nogil
    @cython.final
    cdef int side_of(self, int unit) noexcept nogil
    @cython.final
    cdef void put(self, int unit, int square) noexcept nogil
    @cython.final
    cdef void take_away(self, int unit, int where) noexcept nogil

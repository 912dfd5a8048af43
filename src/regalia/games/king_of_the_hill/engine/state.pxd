# C types of state.py. The c_ methods of the contract are declared in regalia/core/state.pxd.
cimport cython
from libc.stdint cimport int16_t, int32_t, uint64_t
from regalia.core.state cimport State
from regalia.games.king_of_the_hill.engine cimport constants

cdef uint64_t BITS[constants.AREA]
cdef bint DIFFICULT[8]
cdef bint IMPASSABLE[8]

@cython.final
cdef class BoardTables:
    cdef readonly object field
    cdef tuple drawable
    cdef int scenario, aim, deploys_first, shorter_range, n_forests
    cdef bint places_terrain, magic, fantasy, jokers
    cdef int16_t terrain[constants.AREA]
    cdef bint zones[2 * constants.AREA]
    cdef int16_t forests[constants.AREA]
    cdef int16_t goals[4]

cdef class BaseState(State):
    cdef readonly BoardTables tables
    cdef int16_t cells[constants.AREA]
    cdef public int16_t terrain[constants.AREA]
    cdef uint64_t sets[6]
    cdef public int16_t types[constants.N_UNITS]
    cdef public int16_t at[constants.N_UNITS]
    cdef public int16_t reserve[2 * constants.N_TYPES]
    cdef public int16_t army_general[2]
    cdef public int16_t general[2]
    cdef public int16_t general_dead[2]
    cdef public int16_t goals[4]
    cdef public int32_t elements[constants.MAX_ELEMENTS]
    cdef public int16_t points[2]
    cdef public int16_t stun[constants.N_UNITS]
    cdef public uint64_t hand[2]
    cdef public uint64_t known[2]
    cdef public int16_t bid[2]
    cdef int16_t pile[constants.N_CARDS]
    cdef public uint64_t discard, drawn, shuffling
    cdef public int malus, malus_ending, top, size, n_elements, razed
    cdef public int phase, seat, turn, first, last, task, need
    cdef public int attacker, target, strength, fight, vacated, won, reason, general_left

    @cython.final
    cdef void clear(self) noexcept nogil
    @cython.locals(word=cython.int)
    @cython.final
    cdef void index_terrain(self) noexcept nogil
    # These two change a reference, which needs the GIL; searches call them only around the draw of the scenario.
    @cython.final
    cdef void use_scenario(self, int scenario) noexcept with gil
    @cython.final
    cdef void share_tables(self, BaseState s) noexcept with gil
    @cython.final
    cdef void copy_state(self, BaseState s) noexcept nogil
    @cython.final
    cdef int side_of(self, int unit) noexcept nogil
    @cython.final
    cdef void put(self, int unit, int square) noexcept nogil
    @cython.final
    cdef void remove_unit(self, int unit, int where) noexcept nogil

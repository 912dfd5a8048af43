# C types of setup.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine.cards cimport Cards

cdef int ARMY_UNITS[constants.N_TYPES * constants.N_ARMIES]
cdef int ARMY_GENERAL[constants.N_ARMIES]
cdef int ELEMENT_WIDTH[constants.N_ELEMENTS]
cdef int ELEMENT_HEIGHT[constants.N_ELEMENTS]
cdef int ELEMENT_POINTS[constants.N_ELEMENTS]
cdef int ELEMENT_TERRAIN[constants.N_ELEMENTS]
cdef int ELEMENT_SUPPLY[constants.N_ELEMENTS]
cdef int ELEMENT_FAMILY[constants.N_ELEMENTS]

cdef class Setup(Cards):
    cdef void choose_army(self, int army) noexcept nogil
    cdef void begin_placement(self) noexcept nogil
    @cython.locals(low=cython.int)
    cdef void legal_placements(self, int side, ActionBuffer out) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int supply(self, int kind) noexcept nogil
    cdef void push_placements(self, int kind, int low, int high, ActionBuffer out) noexcept nogil
    cdef bint fits(self, int kind, int corner) noexcept nogil
    cdef bint is_open(self, int square) noexcept nogil
    @cython.locals(low=cython.int)
    cdef void legal_objectives(self, int side, ActionBuffer out) noexcept nogil
    cdef void place(self, int action) noexcept nogil
    cdef void next_placement(self) noexcept nogil
    cdef void begin_deployment(self) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int in_reserve(self, int side) noexcept nogil
    @cython.locals(left=cython.int)
    cdef void legal_deployments(self, int side, ActionBuffer out) noexcept nogil
    cdef void push_zone(self, int side, int action, ActionBuffer out) noexcept nogil
    cdef bint one_side_deploys_first(self) noexcept nogil
    cdef void deploy(self, int what, int square) noexcept nogil
    @cython.locals(begun=cython.bint, low=cython.int, n=cython.int, army=cython.int)
    cdef void determinize_army(self, int side, Rng rng) noexcept nogil
    @cython.locals(left=cython.int, n=cython.int)
    cdef bint is_possible_army(self, int side, int army, int low) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int deployed(self, int side, int kind) noexcept nogil
    cdef void set_reserve(self, int side, int army) noexcept nogil

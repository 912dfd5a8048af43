# C types of setup.py for the compiler; plain Python ignores this file.
cimport cython
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.engine.state cimport BaseState

cdef int ARMY_UNITS[constants.N_TYPES * constants.N_ARMIES]
cdef int ARMY_GENERAL[constants.N_ARMIES]
cdef int ELEMENT_WIDTH[constants.N_ELEMENTS]
cdef int ELEMENT_HEIGHT[constants.N_ELEMENTS]
cdef int ELEMENT_POINTS[constants.N_ELEMENTS]
cdef int ELEMENT_TERRAIN[constants.N_ELEMENTS]
cdef int ELEMENT_SUPPLY[constants.N_ELEMENTS]
cdef int ELEMENT_FAMILY[constants.N_ELEMENTS]

cdef void choose_army(BaseState state, int army) noexcept nogil
cdef void draw_scenario(BaseState state, int scenario) noexcept nogil
cdef void begin_placement(BaseState state) noexcept nogil
@cython.locals(low=cython.int)
cdef void legal_placements(BaseState state, int side, ActionBuffer out) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_left(BaseState state, int kind) noexcept nogil
cdef void push_placements(BaseState state, int kind, int low, int high, ActionBuffer out) noexcept nogil
cdef bint fits(BaseState state, int kind, int corner) noexcept nogil
cdef bint is_open_ground(BaseState state, int square) noexcept nogil
@cython.locals(low=cython.int)
cdef void legal_objectives(BaseState state, int side, ActionBuffer out) noexcept nogil
cdef void place(BaseState state, int action) noexcept nogil
cdef void next_placement(BaseState state) noexcept nogil
cdef void begin_deployment(BaseState state) noexcept nogil
@cython.locals(n=cython.int)
cdef int in_reserve(BaseState state, int side) noexcept nogil
@cython.locals(left=cython.int)
cdef void legal_deployments(BaseState state, int side, ActionBuffer out) noexcept nogil
cdef void push_zone(BaseState state, int side, int action, ActionBuffer out) noexcept nogil
cdef bint one_side_deploys_first(BaseState state) noexcept nogil
cdef void deploy(BaseState state, int what, int square) noexcept nogil
@cython.locals(begun=cython.bint, low=cython.int, n=cython.int, army=cython.int)
cdef void determinize_army(BaseState state, int side, Rng rng) noexcept nogil
@cython.locals(left=cython.int, n=cython.int)
cdef bint is_possible_army(BaseState state, int side, int army, int low) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_deployed(BaseState state, int side, int kind) noexcept nogil
cdef void set_reserve(BaseState state, int side, int army) noexcept nogil

# C types of move_generation.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.engine cimport cards
from regalia.games.king_of_the_hill.engine cimport setup
from regalia.games.king_of_the_hill.engine.state cimport BaseState

cdef int NEXT[8 * constants.AREA]
cdef int SPELL_OF[constants.JOKER]
cdef int RANGE[constants.N_TYPES]
cdef int BIT_INDEX[64]
cdef uint64_t DE_BRUIJN, MASK64
cdef bint NO_RED_IN_CLOSE[constants.N_TYPES]
cdef bint NO_BLACK[constants.N_TYPES]
cdef bint DRAWN_RED_FAILS[constants.N_TYPES]

cdef void legal_actions_of(BaseState state, int side, ActionBuffer out) noexcept nogil
@cython.locals(diagonal=cython.int, suit=cython.int)
cdef void legal_moves(BaseState state, int unit, ActionBuffer out) noexcept nogil
@cython.locals(engaged=cython.bint, action=cython.int)
cdef void legal_attacks(BaseState state, int unit, ActionBuffer out) noexcept nogil
cdef bint can_raze(BaseState state, int unit) noexcept nogil
@cython.locals(card=cython.int, field=cython.int, spell=cython.int)
cdef void legal_spells(BaseState state, int side, uint64_t hand, ActionBuffer out) noexcept nogil
cdef void legal_vigour(BaseState state, int unit, ActionBuffer out) noexcept nogil
cdef void legal_teleports(BaseState state, int side, int field, ActionBuffer out) noexcept nogil
cdef void legal_portals(BaseState state, int side, int field, ActionBuffer out) noexcept nogil
cdef int destroyed_unit(BaseState state, int side, int kind) noexcept nogil
cdef void push_enemies(BaseState state, int side, int action, ActionBuffer out) noexcept nogil
@cython.locals(no_red=cython.bint)
cdef void legal_defences(BaseState state, ActionBuffer out) noexcept nogil
cdef void push_colours(bint red, bint black, int action, ActionBuffer out) noexcept nogil
cdef uint64_t high_cards(BaseState state, uint64_t hand) noexcept nogil
cdef int flee_direction(BaseState state) noexcept nogil
cdef void legal_flights(BaseState state, ActionBuffer out) noexcept nogil
cdef void legal_retreats(BaseState state, ActionBuffer out) noexcept nogil
cdef void push_steps(BaseState state, int d0, int n, int action, ActionBuffer out) noexcept nogil
@cython.locals(card=cython.int, row=cython.int, suit=cython.int, bit=uint64_t, jokers=uint64_t)
cdef void sort_cards(uint64_t hand, ActionBuffer out) noexcept nogil
cdef void append_card(int row, int card, ActionBuffer out) noexcept nogil
cdef void push_suit(int row, int action, ActionBuffer out) noexcept nogil
@cython.locals(word=cython.int, ends=uint64_t, bit=uint64_t, square=cython.int, start=cython.int, end=cython.int, n=cython.int, i=cython.int)
cdef void push_destinations(int row, int action, ActionBuffer out) noexcept nogil
cdef void push_red(int action, ActionBuffer out) noexcept nogil

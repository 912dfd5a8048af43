# C types of move_generation.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine.setup cimport Setup

cdef int NEXT[8 * constants.AREA]
cdef int SPELL_OF[constants.JOKER]
cdef int RANGE[constants.N_TYPES]
cdef int BIT_INDEX[64]
cdef uint64_t DE_BRUIJN, MASK64
cdef bint NO_RED_IN_CLOSE[constants.N_TYPES]
cdef bint NO_BLACK[constants.N_TYPES]
cdef bint DRAWN_RED_FAILS[constants.N_TYPES]

cdef class MoveGeneration(Setup):
    @cython.final
    cdef void legal_actions_of(self, int side, ActionBuffer out) noexcept nogil
    @cython.locals(diagonal=cython.int, suit=cython.int)
    @cython.final
    cdef void legal_moves(self, int unit, ActionBuffer out) noexcept nogil
    @cython.locals(engaged=cython.bint, action=cython.int)
    @cython.final
    cdef void legal_attacks(self, int unit, ActionBuffer out) noexcept nogil
    @cython.final
    cdef bint can_raze(self, int unit) noexcept nogil
    @cython.locals(card=cython.int, field=cython.int, spell=cython.int)
    @cython.final
    cdef void legal_spells(self, int side, uint64_t hand, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void legal_vigour(self, int unit, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void legal_teleports(self, int side, int field, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void legal_portals(self, int side, int field, ActionBuffer out) noexcept nogil
    @cython.final
    cdef int destroyed_unit(self, int side, int kind) noexcept nogil
    @cython.final
    cdef void push_enemies(self, int side, int action, ActionBuffer out) noexcept nogil
    @cython.locals(no_red=cython.bint)
    @cython.final
    cdef void legal_defences(self, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void push_colours(self, bint red, bint black, int action, ActionBuffer out) noexcept nogil
    @cython.final
    cdef uint64_t high_cards(self, uint64_t hand) noexcept nogil
    @cython.final
    cdef int flee_direction(self) noexcept nogil
    @cython.final
    cdef void legal_flights(self, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void legal_retreats(self, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void push_steps(self, int d0, int n, int action, ActionBuffer out) noexcept nogil
    @cython.locals(card=cython.int, row=cython.int, suit=cython.int, bit=uint64_t, jokers=uint64_t)
    @cython.final
    cdef void sort_cards(self, uint64_t cards, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void append_card(self, int row, int card, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void push_suit(self, int row, int action, ActionBuffer out) noexcept nogil
    @cython.locals(word=cython.int, ends=uint64_t, bit=uint64_t, square=cython.int, start=cython.int, end=cython.int, n=cython.int, i=cython.int)
    @cython.final
    cdef void push_destinations(self, int row, int action, ActionBuffer out) noexcept nogil
    @cython.final
    cdef void push_red(self, int action, ActionBuffer out) noexcept nogil

# C types of rules.py. The verbs of the contract are typed in regalia/core/engine.pxd: not again here.
cimport cython
from libc.stdint cimport int16_t
from regalia.core cimport const
from regalia.core.dice cimport Dice
from regalia.core.engine cimport Actions, Engine
from regalia.games.king_and_assassins cimport const as k

cdef int STEPS[4]
cdef int CARD_POINTS[28]
cdef int PICKS[k.N_PICKS]

@cython.final
cdef class Streets:
    cdef readonly object board
    cdef bint roof[k.AREA]
    cdef bint climb[4 * k.AREA]
    cdef bint exit[k.AREA]
    cdef int16_t walls[k.AREA]
    cdef int citizen_starts[k.N_CITIZENS]
    cdef int n_starts
    cdef int king_starts[100]
    cdef int knight_starts[700]

@cython.final
cdef class KingAndAssassins(Engine):
    cdef readonly Streets streets
    cdef int16_t cells[k.AREA]
    cdef public int16_t knights[k.N_KNIGHTS]
    cdef public int16_t citizens[k.N_CITIZENS]
    cdef public int16_t deck[k.N_CARDS]
    cdef public int king, picked, known, gone, phase, round, card
    cdef public int king_ap, knight_ap, assassin_ap, kills, wounds, reason
    cdef public bint captured
    cdef int spare[16]  # keeps the next position in memory, maybe another thread's, off these cache lines
    cdef int price(self, KingAndAssassins after, int action) noexcept nogil
    cdef int points(self) noexcept nogil
    cdef void place_pieces(self) noexcept nogil
    cpdef bint may_capture(self) noexcept nogil
    cdef void shuffle_names(self, Dice dice, Actions out) noexcept nogil
    @cython.locals(seen=cython.int)
    cdef bint is_permutation(self, Actions outcome) noexcept nogil
    cdef void deal(self, Actions outcome) noexcept nogil
    cdef void pick(self, int assassins) noexcept nogil
    cdef void choose_start(self, int start) noexcept nogil
    @cython.locals(left=cython.int, card=cython.int)
    cdef int draw_card(self, Dice dice) noexcept nogil
    cdef void turn_up(self, int card) noexcept nogil
    @cython.locals(left=cython.int)
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self, int reason) noexcept nogil
    @cython.locals(n=cython.int, can_climb=cython.bint, climb=cython.bint, fetters=cython.bint, revealed=cython.bint)
    cdef void legal_for_king(self, Streets streets, Actions out) noexcept nogil
    cdef bint can_shove(self, Streets streets, int at, int step) noexcept nogil
    cdef void step_king(self, int step) noexcept nogil
    cdef void enter_castle(self) noexcept nogil
    cdef void step_knight(self, Streets streets, int move) noexcept nogil
    cdef void shove(self, int at, int step) noexcept nogil
    cdef void strike_with_knight(self, int move) noexcept nogil
    @cython.locals(n=cython.int, can_step=cython.bint, can_climb=cython.bint, can_kill=cython.bint)
    cdef void legal_for_assassins(self, Streets streets, Actions out) noexcept nogil
    cdef void step_citizen(self, Streets streets, int move) noexcept nogil
    cdef void strike_with_assassin(self, int move) noexcept nogil
    cdef void copy_position(self, KingAndAssassins s) noexcept nogil
    cdef void redeal_assassins(self, Dice dice) noexcept nogil

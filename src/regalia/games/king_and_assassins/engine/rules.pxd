# C types of rules.py. The c_ methods of the contract are declared in regalia/core/state.pxd.
cimport cython
from libc.stdint cimport int16_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State
from regalia.games.king_and_assassins.engine cimport constants

cdef int STEPS[4]
cdef int CARD_POINTS[28]
cdef int PICKS[constants.N_PICKS]

@cython.final
cdef class BoardTables:
    cdef readonly object board
    cdef bint roof[constants.AREA]
    cdef bint climb[4 * constants.AREA]
    cdef bint exit[constants.AREA]
    cdef int16_t walls[constants.AREA]
    cdef int citizen_starts[constants.N_CITIZENS]
    cdef int n_starts
    cdef int king_starts[100]
    cdef int knight_starts[700]

@cython.final
cdef class KingAndAssassinsState(State):
    cdef readonly BoardTables tables
    cdef int16_t cells[constants.AREA]
    cdef public int16_t knights[constants.N_KNIGHTS]
    cdef public int16_t citizens[constants.N_CITIZENS]
    cdef public int16_t deck[constants.N_CARDS]
    cdef public int king, picked, known, gone, phase, round, card
    cdef public int king_ap, knight_ap, assassin_ap, kills, wounds, reason
    cdef public bint captured
    cdef int spare[16]  # keeps the next position in memory, maybe another thread's, off these cache lines
    cdef int c_cost(self, KingAndAssassinsState after, int action) noexcept nogil
    cdef int points(self) noexcept nogil
    cdef void fill_cells(self) noexcept nogil
    cpdef bint may_capture(self) noexcept nogil
    cdef void shuffle_names(self, Rng rng, ActionBuffer out) noexcept nogil
    @cython.locals(seen=cython.int)
    cdef bint is_permutation(self, ActionBuffer outcome) noexcept nogil
    cdef void deal(self, ActionBuffer outcome) noexcept nogil
    cdef void pick(self, int assassins) noexcept nogil
    cdef void choose_start(self, int start) noexcept nogil
    @cython.locals(left=cython.int, card=cython.int)
    cdef int draw_card(self, Rng rng) noexcept nogil
    cdef void turn_card(self, int card) noexcept nogil
    @cython.locals(left=cython.int)
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self, int reason) noexcept nogil
    @cython.locals(n=cython.int, can_climb=cython.bint, climb=cython.bint, fetters=cython.bint, revealed=cython.bint)
    cdef void legal_for_king(self, BoardTables tables, ActionBuffer out) noexcept nogil
    cdef bint can_shove(self, BoardTables tables, int at, int step) noexcept nogil
    cdef void step_king(self, int step) noexcept nogil
    cdef void enter_castle(self) noexcept nogil
    cdef void step_knight(self, BoardTables tables, int move) noexcept nogil
    cdef void shove(self, int at, int step) noexcept nogil
    cdef void strike_with_knight(self, int move) noexcept nogil
    @cython.locals(n=cython.int, can_step=cython.bint, can_climb=cython.bint, can_attack=cython.bint, can_kill=cython.bint)
    cdef void legal_for_assassins(self, BoardTables tables, ActionBuffer out) noexcept nogil
    cdef void step_citizen(self, BoardTables tables, int move) noexcept nogil
    cdef void strike_with_assassin(self, int move) noexcept nogil
    cdef void copy_position(self, KingAndAssassinsState s) noexcept nogil
    cdef void sample_assassins(self, Rng rng) noexcept nogil

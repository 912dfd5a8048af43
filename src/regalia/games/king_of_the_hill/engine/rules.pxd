# C types of rules.py. The c_ methods of the contract are declared in regalia/core/state.pxd.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.engine cimport cards
from regalia.games.king_of_the_hill.engine cimport move_generation
from regalia.games.king_of_the_hill.engine cimport setup
from regalia.games.king_of_the_hill.engine cimport victory
from regalia.games.king_of_the_hill.engine.state cimport BaseState

cdef int RANK[constants.UNNAMED + 1]
cdef bint DRAWN_RED_FAILS[constants.N_TYPES]
cdef bint DRAWN_BLACK_FAILS[constants.N_TYPES]

@cython.final
cdef class KingOfTheHillState(BaseState):
    cdef void continue_drawing(self) noexcept nogil
    cdef void finish_drawing(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void apply_choice(self, int what) noexcept nogil
    cdef void redraw(self) noexcept nogil
    cdef void next_redraw(self) noexcept nogil
    cdef void next_bid(self) noexcept nogil
    @cython.locals(known=uint64_t)
    cdef void make_bid(self, int card) noexcept nogil
    @cython.locals(mine=cython.int, yours=cython.int)
    cdef void compare_bids(self) noexcept nogil
    cdef void reveal_bids(self) noexcept nogil
    cdef void begin_actions(self) noexcept nogil
    cdef void end_malus(self) noexcept nogil
    cdef void next_action(self) noexcept nogil
    cdef void play_action(self, int kind, int card, int a, int b) noexcept nogil
    cdef void apply_immediate_effect(self, int kind, int side, int a, int b) noexcept nogil
    cdef void play_card(self, int side, int card) noexcept nogil
    cdef void lose_card(self, int card) noexcept nogil
    cdef void move(self, int unit, int to) noexcept nogil
    cdef void leave_board(self, int unit) noexcept nogil
    @cython.locals(near=cython.bint)
    cdef void attack(self, int attacker, int target, int strength) noexcept nogil
    cdef void begin_defence(self, int attacker, int target, int strength) noexcept nogil
    cdef void end_defence(self) noexcept nogil
    @cython.locals(red=cython.bint)
    cdef void defend_with_drawn(self, int card) noexcept nogil
    @cython.locals(red=cython.bint)
    cdef void defend_from_hand(self, int card) noexcept nogil
    @cython.locals(can=cython.bint)
    cdef void flee(self) noexcept nogil
    cdef void move_target(self, int to) noexcept nogil
    cdef void destroy_target(self) noexcept nogil
    cdef void offer_pursuit(self) noexcept nogil
    @cython.locals(last=cython.bint, one=cython.bint, blue=cython.bint, red=cython.bint)
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self, int winner, int reason) noexcept nogil

# C types of cards.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine.state cimport BaseState

@cython.locals(one=uint64_t)
cdef uint64_t card_bit(int card) noexcept nogil
@cython.locals(n=cython.int)
cdef int count_cards(uint64_t cards) noexcept nogil
cdef void push_bits(uint64_t cards, ActionBuffer out) noexcept nogil
cdef int take_from_hand(BaseState state, int side, int card) noexcept nogil
@cython.locals(cards=uint64_t)
cdef int joker_of(BaseState state, int side) noexcept nogil
cdef int draw_card(BaseState state) noexcept nogil
@cython.locals(held=uint64_t)
cdef void build_pile(BaseState state, ActionBuffer order) noexcept nogil
cdef void shuffle(ActionBuffer cards, Rng rng) noexcept nogil
cdef bint draw_needed(BaseState state) noexcept nogil
cdef void deal_card(BaseState state, int card) noexcept nogil
@cython.locals(blue=cython.int, red=cython.int, left=cython.int, no_pile=cython.bint)
cdef void determinize_cards(BaseState state, int seat, Rng rng) noexcept nogil
@cython.locals(unknown=uint64_t)
cdef int return_hidden_cards(BaseState state, int side, int n) noexcept nogil
@cython.locals(laid=cython.int)
cdef int append_to_pile(BaseState state, uint64_t cards, int n) noexcept nogil
cdef void shuffle_pile(BaseState state, Rng rng) noexcept nogil
@cython.locals(cards=uint64_t, n=cython.int, blue=cython.int)
cdef void split_known(BaseState state, Rng rng) noexcept nogil
cdef void deal_from_pile(BaseState state, int side, int n) noexcept nogil
@cython.locals(n=cython.int, card=cython.int)
cdef void resample_bid(BaseState state, int side, Rng rng) noexcept nogil

# C types of cards.py for the compiler; plain Python ignores this file.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine.board_queries cimport BoardQueries

cdef class Cards(BoardQueries):
    @cython.locals(one=uint64_t)
    @cython.final
    cdef uint64_t bit(self, int card) noexcept nogil
    @cython.locals(n=cython.int)
    @cython.final
    cdef int count(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef void push_bits(self, uint64_t cards, ActionBuffer out) noexcept nogil
    @cython.final
    cdef int take_from_hand(self, int side, int card) noexcept nogil
    @cython.locals(cards=uint64_t)
    @cython.final
    cdef int joker_of(self, int side) noexcept nogil
    @cython.final
    cdef int draw_card(self) noexcept nogil
    @cython.locals(held=uint64_t)
    @cython.final
    cdef void build_pile(self, ActionBuffer order) noexcept nogil
    @cython.final
    cdef void shuffle(self, ActionBuffer cards, Rng rng) noexcept nogil
    @cython.final
    cdef bint draw_needed(self) noexcept nogil
    @cython.final
    cdef void deal_card(self, int card) noexcept nogil
    @cython.locals(blue=cython.int, red=cython.int, left=cython.int, no_pile=cython.bint)
    @cython.final
    cdef void determinize_cards(self, int seat, Rng rng) noexcept nogil
    @cython.locals(unknown=uint64_t)
    @cython.final
    cdef int return_hidden_cards(self, int side, int n) noexcept nogil
    @cython.locals(laid=cython.int)
    @cython.final
    cdef int append_to_pile(self, uint64_t cards, int n) noexcept nogil
    @cython.final
    cdef void shuffle_pile(self, Rng rng) noexcept nogil
    @cython.locals(cards=uint64_t, n=cython.int, blue=cython.int)
    @cython.final
    cdef void split_known(self, Rng rng) noexcept nogil
    @cython.final
    cdef void deal_from_pile(self, int side, int n) noexcept nogil
    @cython.locals(n=cython.int, card=cython.int)
    @cython.final
    cdef void resample_bid(self, int side, Rng rng) noexcept nogil

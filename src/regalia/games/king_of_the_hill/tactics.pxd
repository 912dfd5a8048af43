# C types of tactics.py. The verbs of the contract are typed in regalia/core/judge.pxd: not again here.
cimport cython
from libc.stdint cimport int32_t, uint64_t
from regalia.core.dice cimport Dice
from regalia.core.engine cimport Actions, Engine
from regalia.games.king_of_the_hill cimport const as k
from regalia.games.king_of_the_hill cimport weights as w
from regalia.games.king_of_the_hill.odds cimport Odds
from regalia.games.king_of_the_hill.rules cimport KingOfTheHill

cdef int NEXT[8 * k.AREA]
cdef int RANK[k.UNNAMED + 1]
cdef int RANGE[k.N_TYPES]
cdef int COVER[8]
cdef int LEVEL[8]
cdef int ROW[k.AREA]
cdef int CLOSE_CARDS[k.N_TYPES]
cdef int SHOT_CARDS[k.N_TYPES]
cdef int HARM[k.N_TYPES]
cdef double WORTH[k.N_TYPES]
cdef double PRICE[14]
cdef int KEEP, HASTE
cdef double LEAST
cdef uint64_t RED_CARDS, PLAIN_CARDS

cdef class Tactics(Odds):
    cdef int press[k.AREA]
    cdef int back[k.AREA]
    cdef int n_shooters
    cdef int shooters[k.N_SLOTS]
    cdef int ranges[k.N_SLOTS]
    cdef double come[78]
    cdef double go[78]
    cdef int32_t marks[6006]
    cdef int sifting, dear
    cdef int lowest[4]
    cdef double best[28]
    cdef int chosen[28]
    @cython.locals(i=cython.int, kept=cython.int, score=cython.double)
    cdef void sift_for(self, KingOfTheHill g, Actions out) noexcept nogil
    @cython.locals(i=cython.int, action=cython.int, tried=cython.int, best=cython.double, score=cython.double)
    cdef int hurry(self, KingOfTheHill g, Dice dice, Actions out) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int insert(self, int action, double score, int kept) noexcept nogil
    @cython.locals(seat=cython.int, square=cython.int, mine=cython.bint, d=cython.int, to=cython.int, unit=cython.int, mine_there=cython.int, lead=cython.int, forest=cython.int)
    cdef void look_around(self, KingOfTheHill g) noexcept nogil
    cdef double marginal(self, int lead) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int fire_on(self, KingOfTheHill g, int square) noexcept nogil
    @cython.locals(aim=cython.int, forest=cython.int)
    cdef double lure(self, KingOfTheHill g, int square, bint there) noexcept nogil
    @cython.locals(i=cython.int, high=cython.int)
    cdef double lure_of_hill(self, KingOfTheHill g, int square, bint there) noexcept nogil
    @cython.locals(unit=cython.int, far=cython.int, near=cython.double)
    cdef double lure_of_exit(self, KingOfTheHill g, int square) noexcept nogil
    @cython.locals(i=cython.int, far=cython.int, near=cython.double)
    cdef double lure_of_camp(self, KingOfTheHill g, int square) noexcept nogil
    @cython.locals(hand=uint64_t, suit=cython.int, rank=cython.int)
    cdef void find_lowest(self, KingOfTheHill g) noexcept nogil
    @cython.locals(clubs_dear=cython.bint, cheap=cython.int, i=cython.int, action=cython.int)
    cdef void compare_suits(self, KingOfTheHill g, Actions out) noexcept nogil
    @cython.locals(kind=cython.int, card=cython.int, a=cython.int, b=cython.int, near=cython.bint)
    cdef double score(self, KingOfTheHill g, int action) noexcept nogil
    cdef double price(self, KingOfTheHill g, int card) noexcept nogil
    cdef int low_red(self) noexcept nogil
    @cython.locals(suit=cython.int)
    cdef double score_move(self, KingOfTheHill g, int card, int a, int b) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, kind=cython.int, danger=cython.int, fire=cython.int, gain=cython.double)
    cdef double gain_of(self, KingOfTheHill g, int a, int b) noexcept nogil
    @cython.locals(side=cython.int, fight=cython.int, n=cython.int, saves=uint64_t, held=uint64_t, falls=cython.double, flees=cython.double, helpless=cython.double, value=cython.double, place=cython.double, score=cython.double, risk=cython.double)
    cdef double score_blow(self, KingOfTheHill g, int attacker, int target, int strength, bint near) noexcept nogil
    cdef double worth_holding(self, KingOfTheHill g, int square) noexcept nogil
    @cython.locals(here=cython.int, safer=cython.double)
    cdef double score_spell(self, KingOfTheHill g, int kind, int a, int b) noexcept nogil
    @cython.locals(suit=cython.int, red=cython.bint, place=cython.double, score=cython.double)
    cdef double score_defence(self, KingOfTheHill g, int kind, int card) noexcept nogil
    cdef uint64_t free_saves(self, KingOfTheHill g) noexcept nogil
    cdef bint lower_does(self, KingOfTheHill g, int card, bint red) noexcept nogil
    @cython.locals(rank=cython.int)
    cdef double score_bid(self, KingOfTheHill g, int card) noexcept nogil
    cdef double score_choice(self, KingOfTheHill g, int what) noexcept nogil
    @cython.locals(hand=uint64_t, reds=cython.int, high=cython.int, card=cython.int)
    cdef double score_redraw(self, KingOfTheHill g) noexcept nogil

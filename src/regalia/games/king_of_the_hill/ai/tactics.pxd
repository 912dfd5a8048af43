# C types of tactics.py. The c_ methods of the contract are declared in regalia/core/evaluator.pxd.
cimport cython
from libc.stdint cimport int32_t, uint64_t
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State
from regalia.games.king_of_the_hill.engine cimport constants
from regalia.games.king_of_the_hill.engine cimport board_queries
from regalia.games.king_of_the_hill.engine cimport cards
from regalia.games.king_of_the_hill.engine cimport victory
from regalia.games.king_of_the_hill.ai cimport weights as w
from regalia.games.king_of_the_hill.ai.odds cimport Odds
from regalia.games.king_of_the_hill.engine.rules cimport KingOfTheHillState

cdef int NEXT[8 * constants.AREA]
cdef int RANK[constants.UNNAMED + 1]
cdef int RANGE[constants.N_TYPES]
cdef int COVER[8]
cdef int LEVEL[8]
cdef int ROW[constants.AREA]
cdef int CLOSE_CARDS[constants.N_TYPES]
cdef int SHOT_CARDS[constants.N_TYPES]
cdef int DEFENCE_PENALTY[constants.N_TYPES]
cdef double WORTH[constants.N_TYPES]
cdef double CARD_COST[14]
cdef int MAX_KEPT, ROLLOUT_SAMPLE
cdef double PRUNED
cdef uint64_t RED_CARDS, PLAIN_CARDS

cdef class Tactics(Odds):
    cdef int enemies_beside[constants.AREA]
    cdef int friends_beside[constants.AREA]
    cdef int n_shooters
    cdef int shooters[constants.N_SLOTS]
    cdef int ranges[constants.N_SLOTS]
    cdef double arrival_value[78]
    cdef double departure_cost[78]
    cdef int32_t marks[6006]
    cdef int stamp, costlier_suit
    cdef int lowest[4]
    cdef double best[28]
    cdef int chosen[28]
    @cython.locals(i=cython.int, kept=cython.int, score=cython.double)
    cdef void order_actions(self, KingOfTheHillState g, ActionBuffer out) noexcept nogil
    @cython.locals(i=cython.int, action=cython.int, tried=cython.int, best=cython.double, score=cython.double)
    cdef int pick_rollout_action(self, KingOfTheHillState g, Rng rng, ActionBuffer out) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int insert(self, int action, double score, int kept) noexcept nogil
    @cython.locals(seat=cython.int, square=cython.int, mine=cython.bint, d=cython.int, to=cython.int, unit=cython.int, mine_there=cython.int, lead=cython.int, forest=cython.int)
    cdef void scan_board(self, KingOfTheHillState g) noexcept nogil
    cdef double marginal_value(self, int lead) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int count_shooters_on(self, KingOfTheHillState g, int square) noexcept nogil
    @cython.locals(aim=cython.int, forest=cython.int)
    cdef double square_value(self, KingOfTheHillState g, int square, bint there) noexcept nogil
    @cython.locals(i=cython.int, high=cython.int)
    cdef double hill_value(self, KingOfTheHillState g, int square, bint there) noexcept nogil
    @cython.locals(unit=cython.int, far=cython.int, near=cython.double)
    cdef double exit_value(self, KingOfTheHillState g, int square) noexcept nogil
    @cython.locals(i=cython.int, far=cython.int, near=cython.double)
    cdef double camp_value(self, KingOfTheHillState g, int square) noexcept nogil
    @cython.locals(hand=uint64_t, suit=cython.int, rank=cython.int)
    cdef void find_lowest(self, KingOfTheHillState g) noexcept nogil
    @cython.locals(clubs_cost_more=cython.bint, cheap=cython.int, i=cython.int, action=cython.int)
    cdef void compare_suits(self, KingOfTheHillState g, ActionBuffer out) noexcept nogil
    @cython.locals(kind=cython.int, card=cython.int, a=cython.int, b=cython.int, near=cython.bint)
    cdef double score(self, KingOfTheHillState g, int action) noexcept nogil
    cdef double card_cost(self, KingOfTheHillState g, int card) noexcept nogil
    cdef int lowest_red(self) noexcept nogil
    @cython.locals(suit=cython.int)
    cdef double score_move(self, KingOfTheHillState g, int card, int a, int b) noexcept nogil
    @cython.locals(unit=cython.int, side=cython.int, kind=cython.int, danger=cython.int, fire=cython.int, gain=cython.double)
    cdef double move_gain(self, KingOfTheHillState g, int a, int b) noexcept nogil
    @cython.locals(side=cython.int, fight=cython.int, n=cython.int, saves=uint64_t, held=uint64_t, falls=cython.double, flees=cython.double, helpless=cython.double, value=cython.double, place=cython.double, score=cython.double, risk=cython.double)
    cdef double score_attack(self, KingOfTheHillState g, int attacker, int target, int strength, bint near) noexcept nogil
    cdef double worth_holding(self, KingOfTheHillState g, int square) noexcept nogil
    @cython.locals(here=cython.int, safer=cython.double)
    cdef double score_spell(self, KingOfTheHillState g, int kind, int a, int b) noexcept nogil
    @cython.locals(suit=cython.int, red=cython.bint, place=cython.double, score=cython.double)
    cdef double score_defence(self, KingOfTheHillState g, int kind, int card) noexcept nogil
    cdef uint64_t saving_drawn_cards(self, KingOfTheHillState g) noexcept nogil
    cdef bint lower_card_saves(self, KingOfTheHillState g, int card, bint red) noexcept nogil
    @cython.locals(rank=cython.int)
    cdef double score_bid(self, KingOfTheHillState g, int card) noexcept nogil
    cdef double score_choice(self, KingOfTheHillState g, int what) noexcept nogil
    @cython.locals(hand=uint64_t, reds=cython.int, high=cython.int, card=cython.int)
    cdef double score_redraw(self, KingOfTheHillState g) noexcept nogil

# C types of evaluation.py. The c_ methods of the contract are declared in regalia/core/evaluator.pxd.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core cimport hashing
from regalia.core.rng cimport Rng
from regalia.core.state cimport ActionBuffer, State
from regalia.core.evaluator cimport Evaluator, LineBuffer
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.ai.knight_tactics cimport KnightTactics
from regalia.games.king_and_assassins.ai.features cimport FeatureExtractor
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState, BoardTables
from regalia.games.king_and_assassins.ai.posterior cimport PickPosterior
from regalia.games.king_and_assassins.ai.tactics cimport Attack

cdef uint64_t MASK64
cdef int STEPS[4]
cdef double LOGISTIC[1025]
cdef double VALUE_BEFORE_START
cdef uint64_t CITIZEN_KEYS[constants.N_CITIZENS * constants.AREA]
cdef uint64_t KNIGHT_KEYS[constants.AREA]
cdef uint64_t KING_KEYS[constants.AREA]

@cython.final
cdef class KingAndAssassinsEvaluator(Evaluator):
    cdef readonly BoardTables tables
    cdef readonly object belief
    cdef readonly object rows
    cdef readonly KingAndAssassinsState origin
    cdef double flat_weights[constants.N_ROWS * constants.N_FEATURES]
    cdef readonly PickPosterior posterior
    cdef readonly FeatureExtractor extractor
    cdef readonly Attack attack
    cdef readonly KnightTactics knight_tactics
    cdef int scores[256]
    @cython.locals(first=cython.int, sign=cython.double, j=cython.int)
    cdef list feature_rows(self, KingAndAssassinsState state, int seat)
    @cython.locals(king=cython.double, first=cython.int, total=cython.double, over=cython.double, j=cython.int)
    cdef double evaluate(self, KingAndAssassinsState state, int seat) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double expected_end(self, KingAndAssassinsState state) noexcept nogil
    cdef void advance_belief(self, KingAndAssassinsState state) noexcept nogil
    cdef int row_of(self, KingAndAssassinsState state, int seat) noexcept nogil
    @cython.locals(place=cython.double, step=cython.int)
    cdef double logistic(self, double total) noexcept nogil
    @cython.locals(key=uint64_t, counts=uint64_t, known=uint64_t)
    cdef uint64_t position_key(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(key=uint64_t, j=cython.int, card=cython.int)
    cdef uint64_t information_key(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(key=uint64_t, counts=uint64_t, turn_ended=cython.bint)
    cdef uint64_t effect_key(self, KingAndAssassinsState state) noexcept nogil
    cdef void sample_pick(self, KingAndAssassinsState state, Rng rng) noexcept nogil
    cdef void fill_tactics(self, KingAndAssassinsState state, LineBuffer lines) noexcept nogil
    @cython.locals(n=cython.int, j=cython.int, action=cython.int, score=cython.int, place=cython.int)
    cdef void sort_actions(self, KingAndAssassinsState state, ActionBuffer out) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int, gain=cython.int)
    cdef int score_assassins(self, KingAndAssassinsState state, int action) noexcept nogil
    @cython.locals(at=cython.int, who=cython.int)
    cdef bint can_strike(self, KingAndAssassinsState state, int i) noexcept nogil
    cdef int score_king(self, KingAndAssassinsState state, int action) noexcept nogil

# C types of features.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.ai cimport weights
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState, BoardTables
from regalia.games.king_and_assassins.ai.posterior cimport PickPosterior
from regalia.games.king_and_assassins.ai.threat_map cimport ThreatMap

cdef int STEPS[4]
cdef int CARD_POINTS[28]
cdef double PROXIMITY[constants.FAR + 1]
cdef double CATCH_PROBABILITY[10]
cdef double LOG_LOSS[101]
cdef double CLUE_WEIGHTS[8]
cdef double EXP_TABLE[801]
cdef int STRIKE_COST, NEARBY_COST
cdef int HORIZON, MAX_ROUTE_DISTANCE
cdef signed char MANHATTAN[constants.AREA * constants.AREA]

@cython.final
cdef class FeatureExtractor:
    cdef PickPosterior posterior
    cdef ThreatMap threats
    cdef int16_t steps_home[constants.AREA]
    cdef int16_t steps_over_roofs[constants.AREA]
    cdef const unsigned char[::1] route_distance
    cdef double p_assassin[constants.N_CITIZENS]
    cdef double p_suspected[constants.N_CITIZENS]
    cdef int steps[constants.N_CITIZENS]
    cdef double p_catch[constants.N_CITIZENS]
    cdef int reference[constants.N_CITIZENS]
    cdef int reference_cost[constants.N_CITIZENS]
    cdef int reference_round
    cdef int root_reference[constants.N_CITIZENS]
    cdef int root_cost[constants.N_CITIZENS]
    cdef int root_round
    cdef double factor[constants.N_CITIZENS]
    cdef double p_nearest[constants.FAR + 1]
    cdef double f[constants.N_FEATURES]
    cdef bint king_next
    cdef double fetters
    @cython.locals(card=cython.int, whole=cython.bint)
    cdef bint king_is_next(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void compute(self, KingAndAssassinsState state, int seat) noexcept nogil
    @cython.locals(least=cython.int, here=cython.bint, there=cython.bint, cost=cython.int, i=cython.int)
    cdef void compute_assassin_probabilities(self, KingAndAssassinsState state, int seat, int slot) noexcept nogil
    @cython.locals(points=cython.int, fetters=cython.int, cards=cython.int, card=cython.int, route=cython.double, slack=cython.double)
    cdef void add_route_features(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(least=cython.int, to=cython.int, who=cython.int, cost=cython.int)
    cdef int congestion(self, KingAndAssassinsState state, int at, int depth) noexcept nogil
    @cython.locals(
        five=cython.double, death=cython.double, wound=cython.double, threat=cython.double,
        pack=cython.double, cost=cython.int,
    )
    cdef void add_danger_features(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(cards=cython.int, five=cython.double)
    cdef double chance_of_five(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(scaled=cython.double, step=cython.int)
    cdef double log_loss(self, double chance) noexcept nogil
    @cython.locals(
        alive=cython.int, guards=cython.double, at=cython.int, distance=cython.int, i=cython.int, j=cython.int,
        left=cython.double, exposed=cython.double,
    )
    cdef void add_piece_features(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(climb=cython.int, i=cython.int, to=cython.int)
    cdef void update_knight_steps(self, KingAndAssassinsState state, int at) noexcept nogil
    @cython.locals(before=cython.double, after=cython.double, chance=cython.double, i=cython.int)
    cdef void compute_suspicion(self, KingAndAssassinsState state, int slot) noexcept nogil
    @cython.locals(i=cython.int, changed=cython.bint)
    cdef void compute_factors(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void set_reference(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void reset_reference(self) noexcept nogil
    cdef bint has_new_turn(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(at=cython.int, cost=cython.int, reached=cython.double, log_factor=cython.double)
    cdef double log_factor(self, KingAndAssassinsState state, int i) noexcept nogil
    @cython.locals(
        capture=cython.double, suspicion=cython.double, n_near=cython.int, expected=cython.double, hidden=cython.double,
        i=cython.int,
    )
    cdef void add_knowledge_features(self, KingAndAssassinsState state, int seat) noexcept nogil
    @cython.locals(best=cython.double, i=cython.int)
    cdef double best_capture(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(best=cython.double, expected=cython.double, total=cython.double, max_catch=cython.double, attraction=cython.double, i=cython.int)
    cdef double expected_capture(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(perch=cython.double, ahead=cython.double, astray=cython.double, at=cython.int, i=cython.int, to=cython.int, stuck=cython.double)
    cdef void add_placement_features(self, KingAndAssassinsState state) noexcept nogil

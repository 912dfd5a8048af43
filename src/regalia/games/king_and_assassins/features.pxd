# C types of features.py.
cimport cython
from libc.stdint cimport int16_t
from regalia.games.king_and_assassins cimport constants
from regalia.games.king_and_assassins.rules cimport KingAndAssassinsState, BoardTables
from regalia.games.king_and_assassins.posterior cimport PickPosterior
from regalia.games.king_and_assassins.threat_map cimport ThreatMap

cdef int STEPS[4]
cdef int CARD_POINTS[28]
cdef double NEAR[constants.FAR + 1]
cdef double CATCH[10]
cdef double LOSS[101]
cdef double CLUES[8]
cdef double POWERS[801]
cdef int STRIKING, NOT_FAR
cdef int HORIZON, ASIDE
cdef signed char APART[constants.AREA * constants.AREA]

@cython.final
cdef class FeatureExtractor:
    cdef PickPosterior posterior
    cdef ThreatMap threats
    cdef int16_t home[constants.AREA]
    cdef int16_t beyond[constants.AREA]
    cdef const unsigned char[::1] aside
    cdef double bad[constants.N_CITIZENS]
    cdef double suspected[constants.N_CITIZENS]
    cdef int steps[constants.N_CITIZENS]
    cdef double catch[constants.N_CITIZENS]
    cdef int origin[constants.N_CITIZENS]
    cdef int paid[constants.N_CITIZENS]
    cdef int began
    cdef int first[constants.N_CITIZENS]
    cdef int first_paid[constants.N_CITIZENS]
    cdef int first_began
    cdef double factor[constants.N_CITIZENS]
    cdef double near[constants.FAR + 1]
    cdef double f[constants.N_FEATURES]
    cdef bint king_next
    cdef double fetters
    @cython.locals(card=cython.int, whole=cython.bint)
    cdef bint king_is_next(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void measure(self, KingAndAssassinsState state, int seat) noexcept nogil
    @cython.locals(least=cython.int, here=cython.bint, there=cython.bint, cost=cython.int, i=cython.int)
    cdef void know(self, KingAndAssassinsState state, int seat, int slot) noexcept nogil
    @cython.locals(points=cython.int, fetters=cython.int, cards=cython.int, card=cython.int, way=cython.double, slack=cython.double)
    cdef void measure_way(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(least=cython.int, to=cython.int, who=cython.int, toll=cython.int)
    cdef int crowd(self, KingAndAssassinsState state, int at, int depth) noexcept nogil
    @cython.locals(
        five=cython.double, death=cython.double, wound=cython.double, threat=cython.double,
        pack=cython.double, cost=cython.int,
    )
    cdef void measure_danger(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(cards=cython.int, five=cython.double)
    cdef double chance_of_five(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(scaled=cython.double, step=cython.int)
    cdef double loss(self, double chance) noexcept nogil
    @cython.locals(
        alive=cython.int, guards=cython.double, at=cython.int, apart=cython.int, i=cython.int, j=cython.int,
        left=cython.double, exposed=cython.double,
    )
    cdef void measure_pieces(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(climb=cython.int, i=cython.int, to=cython.int)
    cdef void chase(self, KingAndAssassinsState state, int at) noexcept nogil
    cdef int apart(self, int at, int to) noexcept nogil
    @cython.locals(before=cython.double, after=cython.double, chance=cython.double, i=cython.int)
    cdef void suspect(self, KingAndAssassinsState state, int slot) noexcept nogil
    @cython.locals(i=cython.int, news=cython.bint)
    cdef void weigh(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void begin(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void forget(self) noexcept nogil
    cdef bint has_news(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(at=cython.int, cost=cython.int, reached=cython.double, clue=cython.double)
    cdef double clue(self, KingAndAssassinsState state, int i) noexcept nogil
    @cython.locals(
        hunt=cython.double, suspicion=cython.double, near=cython.int, bad=cython.double, hidden=cython.double,
        i=cython.int,
    )
    cdef void measure_knowledge(self, KingAndAssassinsState state, int seat) noexcept nogil
    @cython.locals(best=cython.double, i=cython.int)
    cdef double hunt_wisely(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(best=cython.double, bad=cython.double, every=cython.double, surest=cython.double, lure=cython.double, i=cython.int)
    cdef double hunt_blindly(self, KingAndAssassinsState state) noexcept nogil
    @cython.locals(perch=cython.double, ahead=cython.double, astray=cython.double, at=cython.int, i=cython.int, to=cython.int, stuck=cython.double)
    cdef void measure_places(self, KingAndAssassinsState state) noexcept nogil

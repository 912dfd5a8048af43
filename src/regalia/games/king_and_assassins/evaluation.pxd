# C types of evaluation.py. The verbs of the contract are typed in regalia/core/judge.pxd: not again here.
cimport cython
from libc.stdint cimport uint64_t
from regalia.core.dice cimport Dice
from regalia.core.engine cimport Actions, Engine
from regalia.core.judge cimport Judge, Lines
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.errands cimport Errands
from regalia.games.king_and_assassins.features cimport Features
from regalia.games.king_and_assassins.rules cimport KingAndAssassins, Streets
from regalia.games.king_and_assassins.suspects cimport Suspects
from regalia.games.king_and_assassins.tactics cimport Attack

cdef uint64_t MASK64, GAMMA
cdef int STEPS[4]
cdef double LOGISTIC[1025]
cdef double UNDECIDED
cdef uint64_t CITIZEN_NUMBERS[k.N_CITIZENS * k.AREA]
cdef uint64_t KNIGHT_NUMBERS[k.AREA]
cdef uint64_t KING_NUMBERS[k.AREA]

@cython.final
cdef class KingAndAssassinsJudge(Judge):
    cdef readonly Streets streets
    cdef readonly object belief
    cdef readonly object rows
    cdef readonly KingAndAssassins origin
    cdef double flat[k.N_ROWS * k.N_FEATURES]
    cdef readonly Suspects suspects
    cdef readonly Features measures
    cdef readonly Attack attack
    cdef readonly Errands errands
    cdef int scores[256]
    @cython.locals(first=cython.int, sign=cython.double, j=cython.int)
    cdef list listed(self, KingAndAssassins engine, int seat)
    @cython.locals(king=cython.double, first=cython.int, total=cython.double, over=cython.double, j=cython.int)
    cdef double judge(self, KingAndAssassins engine, int seat) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double foresee(self, KingAndAssassins engine) noexcept nogil
    cdef void learn(self, KingAndAssassins engine) noexcept nogil
    cdef int row_of(self, KingAndAssassins engine, int seat) noexcept nogil
    @cython.locals(place=cython.double, step=cython.int)
    cdef double logistic(self, double total) noexcept nogil
    @cython.locals(key=uint64_t, counts=uint64_t, known=uint64_t)
    cdef uint64_t number(self, KingAndAssassins engine) noexcept nogil
    @cython.locals(key=uint64_t, j=cython.int, card=cython.int)
    cdef uint64_t stamp(self, KingAndAssassins engine) noexcept nogil
    @cython.locals(key=uint64_t, counts=uint64_t, theirs=cython.bint)
    cdef uint64_t upshot(self, KingAndAssassins engine) noexcept nogil
    cdef void suppose(self, KingAndAssassins engine, Dice dice) noexcept nogil
    cdef void point_out(self, KingAndAssassins engine, Lines lines) noexcept nogil
    @cython.locals(n=cython.int, j=cython.int, action=cython.int, score=cython.int, place=cython.int)
    cdef void sort(self, KingAndAssassins engine, Actions out) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int, gain=cython.int)
    cdef int score_assassins(self, KingAndAssassins engine, int action) noexcept nogil
    @cython.locals(at=cython.int, who=cython.int)
    cdef bint has_use(self, KingAndAssassins engine, int i) noexcept nogil
    cdef int score_king(self, KingAndAssassins engine, int action) noexcept nogil

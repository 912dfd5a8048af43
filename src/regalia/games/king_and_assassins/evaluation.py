"""The judge of King & Assassins: what search should think of a position, and what it must not overlook."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine
from regalia.core.judge import Judge, Lines
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins import weights
from regalia.games.king_and_assassins.errands import Errands
from regalia.games.king_and_assassins.features import Features
from regalia.games.king_and_assassins.rules import KingAndAssassins, Streets
from regalia.games.king_and_assassins.suspects import Suspects
from regalia.games.king_and_assassins.tactics import Attack

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
STEPS = k.STEP
LOGISTIC = [1.0 / (1.0 + exp(-(step - 512) / 64)) for step in range(1025)]  # from -8 to 8
UNDECIDED = 0.35  # what the king's player may expect while the king is not on the board yet


def numbers(seed: int, n: int) -> list[int]:
    """Random 64-bit numbers that are the same in every run."""
    dice = Dice(seed)
    return [(dice.roll(1 << 30) << 34) ^ (dice.roll(1 << 30) << 17) ^ dice.roll(1 << 30) for _ in range(n)]


CITIZEN_NUMBERS = numbers(1, k.N_CITIZENS * k.AREA)
KNIGHT_NUMBERS = numbers(2, k.AREA)  # one knight is like another
KING_NUMBERS = numbers(3, k.AREA)


class KingAndAssassinsJudge(Judge):
    """Judges positions of one board, with a belief over the 220 picks and rows of weights.

    The value for the king's seat is made of what all can see and of the belief. The value for the assassins'
    seat is made of the truth; there the belief is what the king's player may think of them. The belief was
    made at a position, `origin`: who has been moved since is suspected more.
    """

    def __init__(
        self,
        streets: Streets,
        belief: Sequence[float] | None = None,
        rows: Sequence[Sequence[float]] = weights.WEIGHTS,
        origin: KingAndAssassins | None = None,
    ) -> None:
        self.streets = streets
        self.belief = [1.0 / k.N_PICKS] * k.N_PICKS if belief is None else list(belief)
        self.rows = rows
        self.flat = [number for row in rows for number in row]
        self.suspects = Suspects(self.belief)
        self.origin = origin
        self.measures = Features(streets, self.suspects, origin)
        self.attack = Attack(streets)
        self.errands = Errands(streets, self.suspects)
        self.scores = [0] * 256  # work space of `sift`

    # The verbs of the contract.

    def value(self, engine: Engine, seat: int) -> float:
        return self.judge(cython.cast(KingAndAssassins, engine), seat)

    def final(self, engine: Engine, seat: int) -> float:
        if seat == k.KING_SEAT:
            return self.foresee(cython.cast(KingAndAssassins, engine))
        return engine.reward(seat)

    def key(self, engine: Engine) -> int:
        return self.number(cython.cast(KingAndAssassins, engine))

    def imprint(self, engine: Engine) -> int:
        return self.stamp(cython.cast(KingAndAssassins, engine))

    def gist(self, engine: Engine) -> int:
        return self.upshot(cython.cast(KingAndAssassins, engine))

    def sift(self, engine: Engine, out: Actions) -> None:
        self.sort(cython.cast(KingAndAssassins, engine), out)

    def tactics(self, engine: Engine, lines: Lines) -> None:
        lines.n = 0
        self.point_out(cython.cast(KingAndAssassins, engine), lines)

    def guess(self, engine: Engine, seat: int, dice: Dice) -> None:
        if seat == k.ASSASSINS_SEAT:
            return
        self.suppose(cython.cast(KingAndAssassins, engine), dice)

    def reflect(self, engine: Engine) -> None:
        if engine.actor() == k.KING_SEAT:
            self.learn(cython.cast(KingAndAssassins, engine))

    def recall(self) -> None:
        self.suspects.forget()
        self.measures.forget()

    # For people.

    def twin(self) -> KingAndAssassinsJudge:
        return KingAndAssassinsJudge(self.streets, self.belief, self.rows, self.origin)

    def features(self, engine: Engine, seat: int) -> list[float]:
        return self.listed(cython.cast(KingAndAssassins, engine), seat)

    def key_of(self, engine: Engine) -> int:
        """As `key`."""
        return self.key(engine)

    def imprint_of(self, engine: Engine) -> int:
        """As `imprint`."""
        return self.imprint(engine)

    def final_worth(self, engine: Engine, seat: int) -> float:
        """As `final`."""
        return self.final(engine, seat)

    def sifted(self, engine: Engine) -> list[int]:
        """The legal actions that are worth a thought."""
        out = Actions()
        engine.fill(out)
        self.sift(engine, out)
        return out.to_list()

    def guess_anew(self, engine: Engine, seat: int, dice: Dice) -> None:
        """As `guess`."""
        self.guess(engine, seat, dice)

    def reflected(self, engine: Engine) -> list[float]:
        """How likely each citizen is an assassin, as it will be believed there; see `reflect`."""
        self.reflect(engine)
        there = cython.cast(KingAndAssassins, engine)
        told: list[float] = self.suspects.chances(there.known, there.gone)
        self.recall()
        return told

    def listed(self, engine: KingAndAssassins, seat: int) -> list[float]:
        """All rows, one after the other, and nothing but 0 outside of the one that is for the position.

        For the assassins' seat the signs are turned, so that the logistic function of the weighted sum is
        what the seat itself may expect. Nothing can be said of a king who is not on the board.
        """
        found = [0.0] * (k.N_ROWS * k.N_FEATURES)
        if engine.king != k.GONE:
            self.measures.measure(engine, seat)
            first = k.N_FEATURES * self.row_of(engine, seat)
            sign = 1.0 if seat == k.KING_SEAT else -1.0
            for j in range(k.N_FEATURES):
                found[first + j] = sign * self.measures.f[j]
        return found

    # Values.

    def judge(self, engine: KingAndAssassins, seat: int) -> float:
        king = UNDECIDED
        if engine.king != k.GONE:
            self.measures.measure(engine, seat)
            first = k.N_FEATURES * self.row_of(engine, seat)
            total = 0.0
            for j in range(k.N_FEATURES):
                total += self.flat[first + j] * self.measures.f[j]
            king = self.logistic(total)
            if seat == k.KING_SEAT and engine.captured:
                over = self.suspects.all_gone(engine.known, engine.gone)
                king = over + (1.0 - over) * king
        return king if seat == k.KING_SEAT else 1.0 - king

    def foresee(self, engine: KingAndAssassins) -> float:
        """What the king's player may expect of an end: a capture may be the last one, he cannot know it."""
        if engine.reason != k.ALL_GONE or not engine.captured:
            return 1.0 if engine.reason <= k.CASTLE else 0.0
        engine.phase = k.KING_TURN
        value = self.judge(engine, k.KING_SEAT)
        engine.phase = k.ENDED
        return value

    def row_of(self, engine: KingAndAssassins, seat: int) -> int:
        return 2 * (seat == k.ASSASSINS_SEAT) + self.measures.king_is_next(engine)

    def logistic(self, total: float) -> float:
        """From a table, so that it is the same number compiled or not."""
        place = 64.0 * (total + 8.0)
        if place <= 0.0:
            return LOGISTIC[0]
        if place >= 1024.0:
            return LOGISTIC[1024]
        step = int(place)
        return LOGISTIC[step] + (place - step) * (LOGISTIC[step + 1] - LOGISTIC[step])

    def number(self, engine: KingAndAssassins) -> int:
        """Where everybody is and all that is left; orders of moves that lead to the same are the same."""
        key = KING_NUMBERS[engine.king]
        for j in range(k.N_KNIGHTS):
            key = (key + KNIGHT_NUMBERS[engine.knights[j]]) & MASK64
        for i in range(k.N_CITIZENS):
            key ^= CITIZEN_NUMBERS[k.AREA * i + engine.citizens[i]]
        counts = engine.king_ap | (engine.knight_ap << 3) | (engine.assassin_ap << 7) | (engine.kills << 11)
        counts |= (engine.wounds << 13) | (engine.phase << 15) | (engine.reason << 18)
        counts |= (1 << 21) if engine.captured else 0
        known = engine.known
        counts |= known << 22
        counts = (counts * GAMMA) & MASK64
        return key ^ counts ^ (counts >> 29)

    def stamp(self, engine: KingAndAssassins) -> int:
        """As `number`, and which knight is where, the cards, and where the assassins act who they are."""
        key = self.number(engine)
        for j in range(k.N_KNIGHTS):
            key = ((key ^ engine.knights[j]) * GAMMA) & MASK64
        for card in range(k.N_CARDS):
            key = ((key ^ engine.deck[card]) * GAMMA) & MASK64
        key = ((key ^ (engine.card + 1)) * GAMMA) & MASK64
        if engine.phase == k.ASSASSINS_TURN:
            key = ((key ^ engine.picked) * GAMMA) & MASK64
        return key ^ (key >> 29)

    def suppose(self, engine: KingAndAssassins, dice: Dice) -> None:
        if engine.picked and engine.phase != k.ENDED:
            engine.picked = self.suspects.draw(engine.known, engine.gone, dice)

    def learn(self, engine: KingAndAssassins) -> None:
        """Suspect whom the king's player will suspect when his turn begins."""
        if engine.king == k.GONE:
            return
        self.measures.measure(engine, k.KING_SEAT)
        self.suspects.learn(self.measures.factor)
        self.measures.begin(engine)

    def upshot(self, engine: KingAndAssassins) -> int:
        """Who is known, gone, wounded, and where the king is; and where the assassins are, as they know.

        A turn of the assassins that has not begun yet is the end of the king's, who does not know it.
        """
        key = KING_NUMBERS[engine.king]
        theirs = engine.phase == k.ASSASSINS_TURN and self.measures.king_is_next(engine)
        if engine.phase == k.CARD or theirs:
            for i in range(k.N_CITIZENS):
                if (engine.picked >> i) & 1:
                    key ^= CITIZEN_NUMBERS[k.AREA * i + engine.citizens[i]]
        counts = engine.known | (engine.gone << 12) | (engine.wounds << 24) | (engine.phase << 26)
        counts = (counts * GAMMA) & MASK64
        return key ^ counts ^ (counts >> 29)

    # What is worth a thought.

    def point_out(self, engine: KingAndAssassins, lines: Lines) -> None:
        if engine.phase == k.ASSASSINS_TURN:
            self.attack.lines(engine, lines)
        elif engine.phase == k.KING_TURN:
            self.errands.lines(engine, lines)

    def sort(self, engine: KingAndAssassins, out: Actions) -> None:
        """Strikes first, then what comes nearer; a reveal that leads to nothing at once is left out."""
        if engine.phase != k.ASSASSINS_TURN and engine.phase != k.KING_TURN:
            return
        if engine.phase == k.ASSASSINS_TURN:
            self.measures.alarm.sound(engine, k.FAR - 1)
        n = 0
        for j in range(out.n):
            action = out.a[j]
            if engine.phase == k.KING_TURN:
                score = self.score_king(engine, action)
            else:
                score = self.score_assassins(engine, action)
            if score < 0:
                continue
            place = n
            while place > 0 and self.scores[place - 1] < score:
                self.scores[place] = self.scores[place - 1]
                out.a[place] = out.a[place - 1]
                place -= 1
            self.scores[place] = score
            out.a[place] = action
            n += 1
        out.n = n

    def score_assassins(self, engine: KingAndAssassins, action: int) -> int:
        if action >= k.REVEAL:
            return 60 if self.has_use(engine, action - k.REVEAL) else -1
        if action >= k.CITIZEN_STRIKE:
            return 90
        if action < k.CITIZEN_STEP:
            return 50
        i = (action - k.CITIZEN_STEP) >> 2
        at = engine.citizens[i]
        gain = self.measures.alarm.distance(at) - self.measures.alarm.distance(at + STEPS[action & 3])
        return 20 + gain - min(self.measures.alarm.cost[i], 9)

    def has_use(self, engine: KingAndAssassins, i: int) -> bool:
        """Whether one who reveals himself could strike in this turn."""
        if self.measures.alarm.cost[i] + 2 <= engine.assassin_ap:
            return True
        at = engine.citizens[i]
        for d in range(4):
            who = engine.cells[at + STEPS[d]]
            if who >= k.KNIGHT_0 and who < k.CITIZEN_0 and not engine.streets.climb[4 * at + d]:
                return engine.kills < 2 and engine.assassin_ap > engine.kills
        return False

    def score_king(self, engine: KingAndAssassins, action: int) -> int:
        if action >= k.KNIGHT_STRIKE:
            return 90
        if action >= k.KNIGHT_STEP:
            return 20
        return 100 if action == k.KING_EXIT else 60 if action else 50

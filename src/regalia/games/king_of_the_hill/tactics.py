"""Which actions of King of the Hill are worth a thought, and what a player in a hurry does.

Actions are scored in units of infantry: what they may win, less what the card could have done otherwise.
The C types are in tactics.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.games.king_of_the_hill import constants
from regalia.games.king_of_the_hill import weights as w
from regalia.games.king_of_the_hill.board import Field
from regalia.games.king_of_the_hill.odds import Odds
from regalia.games.king_of_the_hill.rules import KingOfTheHillState

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

# Tables become C arrays, filled by these assignments.
NEXT = constants.NEXT
RANK = constants.RANK
RANGE = constants.RANGE
COVER = constants.COVER
LEVEL = constants.LEVEL
ROW = constants.ROW
CLOSE_CARDS = constants.CLOSE_CARDS
SHOT_CARDS = constants.SHOT_CARDS
HARM = constants.HARM
WORTH = list(w.WORTH)
# What a card is worth in hand, by rank, a joker last: its spells apart, and with them.
PRICE = [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.09, 0.12, 0.15, 0.19, 0.24, 0.3, 0.4]
KEEP = 28  # actions worth a thought
LEAST = -100.0
RED_CARDS = 0x06666666666666
PLAIN_CARDS = 0x0FFFFFFFFFFFFF
HASTE = 40  # actions that a player in a hurry looks at


class Tactics(Odds):
    """The table with the eyes of the seat to act."""

    def __init__(self, field: Field, numbers: Sequence[float] | None = None) -> None:
        super().__init__(field, numbers)
        self.press = [0] * 77  # enemies beside each square
        self.back = [0] * 77  # friends beside it
        self.n_shooters = 0  # of the enemy
        self.shooters = [0] * 9  # where they stand
        self.ranges = [0] * 9
        self.come = [0.0] * 78  # what one more unit is worth on the hill (0), or in a forest by its number
        self.go = [0.0] * 78  # what it costs to take one away
        self.marks = [0] * 6006  # 78 × from + to: the sifting in which a cheaper card was seen to do it
        self.sifting = 0
        self.lowest = [0] * 4  # by suit: the card to move with, or NO_CARD
        self.dear = 0  # of clubs and spades, the suit whose lowest card is the dearer one
        self.best = [0.0] * 28  # the scores of what is kept, the best first
        self.chosen = [0] * 28

    # The contract.

    def c_order_moves(self, state: State, out: ActionBuffer) -> None:
        self.sift_for(cython.cast(KingOfTheHillState, state), out)

    def sift_for(self, g: KingOfTheHillState, out: ActionBuffer) -> None:
        """The best of the legal actions, the best first."""
        if out.n <= 1 or g.phase < constants.REDRAW:
            return
        self.look_around(g)
        if g.phase == constants.ACTION:
            self.find_lowest(g)
            self.compare_suits(g, out)
        kept = 0
        for i in range(out.n):
            score = self.score(g, out.a[i])
            if score > LEAST and (kept < KEEP or score > self.best[KEEP - 1]):
                kept = self.insert(out.a[i], score, kept)
        for i in range(kept):
            out.a[i] = self.chosen[i]
        out.n = max(kept, 1)  # where nothing is worth a thought, the first will do

    def insert(self, action: int, score: float, kept: int) -> int:
        """Put an action in its place among those that are kept; how many there are now."""
        i = min(kept, KEEP - 1)
        while i > 0 and self.best[i - 1] < score:
            self.best[i] = self.best[i - 1]
            self.chosen[i] = self.chosen[i - 1]
            i -= 1
        self.best[i] = score
        self.chosen[i] = action
        return min(kept + 1, KEEP)

    def c_rollout_action(self, state: State, rng: Rng, out: ActionBuffer) -> int:
        return self.hurry(cython.cast(KingOfTheHillState, state), rng, out)

    def hurry(self, g: KingOfTheHillState, rng: Rng, out: ActionBuffer) -> int:
        """The best of a few actions that come to mind."""
        g.c_legal_actions(out)
        if out.n == 1:
            return out.a[0]
        if g.phase < constants.REDRAW:
            return out.a[rng.c_below(out.n)]
        self.look_around(g)
        if g.phase == constants.ACTION:
            self.find_lowest(g)
            self.sifting += 1  # no card is known to be dearer than another
        best = 2 * LEAST
        action = out.a[0]
        for i in range(min(out.n, HASTE)):
            tried = out.a[i] if out.n <= HASTE else out.a[rng.c_below(out.n)]
            score = self.score(g, tried) + 0.05 * rng.c_below(8)
            if score > best:
                best = score
                action = tried
        return action

    # The position.

    def look_around(self, g: KingOfTheHillState) -> None:
        """Note who stands where, and what one unit more or less would mean."""
        seat = g.seat
        self.look_at_unseen(g, seat)
        self.n_shooters = 0
        for square in range(constants.AREA):
            self.press[square] = self.back[square] = 0
        for unit in range(constants.N_UNITS):
            square = g.at[unit]
            if square < 0:
                continue
            mine = (unit < constants.N_SLOTS) == (seat == constants.BLUE)
            for d in range(8):
                to = NEXT[8 * square + d]
                if to >= 0:
                    self.press[to] += not mine
                    self.back[to] += mine
            if not mine and RANGE[g.types[unit]]:
                self.shooters[self.n_shooters] = square
                self.ranges[self.n_shooters] = RANGE[g.types[unit]] - g.ground.shorter_range
                self.n_shooters += 1
        if g.ground.aim == constants.THE_HILL:
            mine_there = g.on_hill(seat)
            lead = mine_there - g.on_hill(1 - seat)
            self.come[0] = self.marginal(lead) + (0.5 if mine_there < 3 else 0.0)
            self.go[0] = self.marginal(lead - 1) + (0.5 if mine_there <= 3 else 0.0)
        elif g.ground.aim == constants.THE_WOODS:
            for forest in range(1, g.ground.n_forests + 1):
                lead = g.in_forest(seat, forest) - g.in_forest(1 - seat, forest)
                self.come[forest] = self.marginal(lead)
                self.go[forest] = self.marginal(lead - 1)

    def marginal(self, lead: int) -> float:
        """What one more unit is worth to a side with such a lead."""
        if lead < -3 or lead > 2:
            return 0.25
        return 1.2 if lead == 0 else 1.0 if lead == -1 else 0.7 if lead == 1 else 0.4

    def fire_on(self, g: KingOfTheHillState, square: int) -> int:
        """Enemy shooters that have a square in range, two being as bad as more."""
        n = 0
        for i in range(self.n_shooters):
            n += g.distance(self.shooters[i], square) <= self.ranges[i]
        return min(n, 2)

    # What is to be won on a square, for a unit that comes to it or is there.

    def lure(self, g: KingOfTheHillState, square: int, there: bool) -> float:
        aim = g.ground.aim
        if aim == constants.THE_HILL:
            return self.lure_of_hill(g, square, there)
        if aim == constants.THE_WOODS:
            forest = g.ground.forests[square]
            if forest == 0:
                return -0.2 * self.steps[square]
            return self.go[forest] if there else self.come[forest]
        return self.lure_of_exit(g, square) if aim == constants.THE_EXIT else self.lure_of_camp(g, square)

    def lure_of_hill(self, g: KingOfTheHillState, square: int, there: bool) -> float:
        for i in range(2 * g.seat, 2 * g.seat + 2):
            if g.goals[i] == square:
                return 0.9
        high = LEVEL[g.terrain[square]]
        if high == 0:
            return -0.2 * self.steps[square]
        return (self.go[0] if there else self.come[0]) + 0.05 * high

    def lure_of_exit(self, g: KingOfTheHillState, square: int) -> float:
        """Blue goes to the far edge; red to where blue's general must pass, or else its other units."""
        if g.seat == constants.BLUE:
            return -0.25 * self.steps[square]
        near = 0.0
        for unit in range(constants.N_SLOTS):
            if g.at[unit] >= 0:
                far = g.distance(square, g.at[unit]) + (ROW[square] < ROW[g.at[unit]])
                near = max(near, (0.9 if unit == g.general[constants.BLUE] else 0.6) - 0.15 * far)
        return near

    def lure_of_camp(self, g: KingOfTheHillState, square: int) -> float:
        """Red goes to what is not razed yet, and blue stands there."""
        near = -4.0
        for i in range(2):
            if not (g.razed >> i) & 1:
                far = self.steps[constants.AREA * i + square]
                if g.seat == constants.RED:
                    near = max(near, 1.5 if far == 0 else 0.4 - 0.25 * far)
                else:
                    near = max(near, 0.7 if far == 0 else 0.3 - 0.1 * far)
        return near

    def find_lowest(self, g: KingOfTheHillState) -> None:
        """Find the cards to move with: the lowest of each suit."""
        hand = g.hand[g.seat]
        for suit in range(4):
            self.lowest[suit] = constants.JOKER + suit
            for rank in range(constants.ACE, -1, -1):
                if (hand >> (4 * rank + suit)) & 1:
                    self.lowest[suit] = 4 * rank + suit

    def compare_suits(self, g: KingOfTheHillState, out: ActionBuffer) -> None:
        """Find out where either black suit goes, so that the lower card is played."""
        clubs_dear = RANK[self.lowest[constants.CLUBS]] > RANK[self.lowest[constants.SPADES]]
        if self.lowest[constants.CLUBS] >= constants.JOKER:
            clubs_dear = True
        self.dear = constants.CLUBS if clubs_dear else constants.SPADES
        cheap = self.lowest[constants.SPADES if clubs_dear else constants.CLUBS]
        self.sifting += 1
        for i in range(out.n):
            action = out.a[i]
            if action // constants.KIND == constants.MOVE and (action >> 14) & constants.MASK_6 == cheap:
                self.marks[78 * ((action >> 7) & constants.MASK_7) + (action & constants.MASK_7)] = (
                    self.sifting
                )

    # Scores.

    def score(self, g: KingOfTheHillState, action: int) -> float:
        """What an action promises; LEAST for what another does as well."""
        kind = action // constants.KIND
        card = (action >> 14) & constants.MASK_6
        a = (action >> 7) & constants.MASK_7
        b = action & constants.MASK_7
        if kind == constants.MOVE:
            return self.score_move(g, card, a, b)
        if kind == constants.ATTACK:
            near = g.distance(a, b) == 1
            return self.score_blow(g, g.cells[a] - 1, g.cells[b] - 1, RANK[card], near) - self.price(g, card)
        if kind == constants.VIGOUR:
            if card != self.low_red():
                return LEAST
            return self.gain_of(g, a, b) - self.price(g, card)
        if kind == constants.BURN:
            return -0.1 - self.price(g, card) if card == self.lowest[card & 3] else LEAST
        if kind == constants.LIGHTNING:
            return self.score_blow(g, constants.NO_UNIT, g.cells[b] - 1, RANK[card], False) - self.price(
                g, card
            )
        if kind >= constants.RAZE and kind <= constants.CONFUSION:
            return self.score_spell(g, kind, a, b) - self.price(g, card)
        if kind == constants.DEFEND_DRAWN or kind == constants.DEFEND_HAND:
            return self.score_defence(g, kind, card)
        if kind == constants.FLEE_TO or kind == constants.RETREAT_TO:
            return self.gain_of(g, g.at[g.target], b) + (0.2 if self.press[b] == 0 else 0.0)
        if kind == constants.BID_CARD:
            return self.score_bid(g, card)
        return self.score_choice(g, b)

    def price(self, g: KingOfTheHillState, card: int) -> float:
        """What else a card could do."""
        if card >= constants.JOKER:
            return PRICE[13]
        return PRICE[card >> 2]

    def low_red(self) -> int:
        """The lowest red card, which is as good for vigour as any other."""
        if RANK[self.lowest[constants.HEARTS]] < RANK[self.lowest[constants.DIAMONDS]]:
            return self.lowest[constants.HEARTS]
        return self.lowest[constants.DIAMONDS]

    def score_move(self, g: KingOfTheHillState, card: int, a: int, b: int) -> float:
        suit = card & 3
        if card != self.lowest[suit]:
            return LEAST
        if suit == self.dear and self.marks[78 * a + b] == self.sifting:
            return LEAST
        return self.gain_of(g, a, b) - self.price(g, card)

    def gain_of(self, g: KingOfTheHillState, a: int, b: int) -> float:
        """What a unit gains by going from one square to another."""
        unit = g.cells[a] - 1
        side = 0 if unit < constants.N_SLOTS else 1
        kind = g.types[unit]
        if b == constants.OFF:
            return 2.0 + (1.5 if g.general[side] == unit else 0.0)
        gain = self.lure(g, b, False) - self.lure(g, a, True)
        gain += 0.12 * (COVER[g.terrain[b]] - COVER[g.terrain[a]])
        gain += 0.04 * (min(self.back[b] - 1, 2) - min(self.back[a], 2))
        danger = self.press[b] - self.press[a]
        fire = self.fire_on(g, b) - self.fire_on(g, a)
        if g.general[side] == unit:
            return gain - 0.5 * danger - 0.2 * fire
        if RANGE[kind]:
            danger *= 2
        elif danger > 0 and g.hand[side] & RED_CARDS:
            danger = 0
        return gain - 0.12 * danger - (0.08 if SHOT_CARDS[kind] < 2 else 0.03) * fire

    def score_blow(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, near: bool
    ) -> float:
        """An attack: the target may fall, flee, or spend a card."""
        side = 0 if target < constants.N_SLOTS else 1
        fight = constants.CLOSE if near else constants.SHOT
        n = g.shield(attacker, target, fight)
        saves = self.drawn_saves(g, attacker, target, strength, fight)
        falls = self.none_of(saves, n)
        flees = self.none_of(saves & RED_CARDS, n) - falls
        held = self.hand_saves(g, target, strength, fight)
        helpless = self.none_of(held, self.how_many(g.hand[side]))
        value = WORTH[g.types[target]] + (3.0 if g.general[side] == target else 0.0)
        place = max(0.0, self.worth_holding(g, g.at[target]))
        score = falls * (helpless * (value + place) + (1.0 - helpless) * 0.3) + 0.5 * flees * place
        if near:  # a counter-attack may follow
            risk = WORTH[g.types[attacker]] + (3.0 if g.general[1 - side] == attacker else 0.0)
            score -= 0.1 * falls * (1.0 - helpless) * risk
        return score

    def worth_holding(self, g: KingOfTheHillState, square: int) -> float:
        """What it costs the enemy to lose a square."""
        if g.ground.aim == constants.THE_EXIT:
            return 0.2
        return self.lure(g, square, False)

    def score_spell(self, g: KingOfTheHillState, kind: int, a: int, b: int) -> float:
        if kind == constants.RAZE:
            return 20.0
        if kind == constants.TELEPORT:
            here = g.at[g.general[g.seat]]
            safer = self.press[here] - self.press[b] + 0.4 * (self.fire_on(g, here) - self.fire_on(g, b))
            safer += 0.3 * (COVER[g.terrain[b]] - COVER[g.terrain[here]])
            if g.ground.aim == constants.THE_EXIT and g.seat == constants.BLUE:
                safer += 0.4 * (self.steps[here] - self.steps[b])
            return 0.45 * safer - 0.1
        if kind == constants.PORTAL:
            return 0.75 * WORTH[a] + 0.3 * self.lure(g, b, False) - 0.1 * self.press[b]
        if kind == constants.PARALYSIS:
            return (0.35 * self.back[b] + 0.1) * WORTH[g.types[g.cells[b] - 1]]
        return 0.2  # confusion

    def score_defence(self, g: KingOfTheHillState, kind: int, card: int) -> float:
        """A card that saves; a block keeps the place, a card from the hand is gone."""
        suit = card & 3
        red = suit == constants.DIAMONDS or suit == constants.HEARTS
        place = self.lure(g, g.at[g.target], True)
        if card >= constants.JOKER and (suit == constants.HEARTS or suit == constants.SPADES):
            return LEAST  # only the colour matters, and another joker says the same
        if kind == constants.DEFEND_DRAWN:
            self.pool = g.bit(min(constants.JOKER, card))
            if not self.drawn_saves(g, g.attacker, g.target, g.strength, g.fight):
                return LEAST  # no better than to yield
            return 2.0 if red else 1.9 - 0.5 * place
        if (not red or g.fight == constants.SHOT) and self.lower_does(g, card, red):
            return LEAST
        if red and g.fight == constants.SHOT and self.free_saves(g) & RED_CARDS:
            return LEAST  # a block that costs nothing leaves the card for later, to be burned if nothing else
        score = 1.4 - self.price(g, card)
        if not red:
            return score - 0.2 * place
        if g.fight == constants.CLOSE:
            self.look_at_unseen(g, g.seat)
            score += self.score_blow(g, g.target, g.attacker, RANK[card], True)
        return score

    def free_saves(self, g: KingOfTheHillState) -> int:
        """The drawn cards that save the target of the fight, if any."""
        self.pool = g.drawn
        return self.drawn_saves(g, g.attacker, g.target, g.strength, g.fight)

    def lower_does(self, g: KingOfTheHillState, card: int, red: bool) -> bool:
        """Whether a lower card of the same colour in hand is enough in defence."""
        self.pool = g.hand[g.seat] & (g.bit(min(card, constants.JOKER)) - 1) & PLAIN_CARDS
        return (self.at_least(g.strength) & (RED_CARDS if red else ~RED_CARDS)) != 0

    def score_bid(self, g: KingOfTheHillState, card: int) -> float:
        """A high card to win, or the worst one to lose nothing by it."""
        rank = RANK[card]
        return 0.3 - self.price(g, card) + (0.25 if rank >= constants.JACK else 0.0)

    def score_choice(self, g: KingOfTheHillState, what: int) -> float:
        if what == constants.PURSUE_ON:
            return self.gain_of(g, g.at[g.attacker], g.vacated)
        if what == constants.STAY:
            return 0.3 if g.phase == constants.RETREAT else 0.0
        if what == constants.BLUE_FIRST:
            return 0.0 if g.seat == constants.BLUE else 0.3  # the last word is better than the first
        if what == constants.RED_FIRST:
            return 0.0 if g.seat == constants.RED else 0.3
        if what == constants.REDRAW_HAND:
            return self.score_redraw(g)
        if what == constants.YIELD:
            return LEAST if self.free_saves(g) else -0.5
        return 0.0

    def score_redraw(self, g: KingOfTheHillState) -> float:
        """Whether a hand is worse than most: too low, or all of one colour."""
        hand = g.hand[g.seat]
        reds = self.how_many(hand & RED_CARDS)
        high = 0
        for card in range(4 * constants.JACK, constants.N_CARDS):
            high += (hand >> card) & 1
        return 0.25 * (abs(reds - 4) - 2) + 0.25 * (1 - high)

"""Move ordering of King of the Hill for search, and the policy of rollouts.

The score of an action is its expected gain, less the value of the card for other uses; 1 is worth one infantry unit.
The C types are in tactics.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.games.king_of_the_hill.ai import weights as w
from regalia.games.king_of_the_hill.ai.odds import Odds
from regalia.games.king_of_the_hill.engine import board_queries, cards, constants, victory
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState

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
DEFENCE_PENALTY = constants.DEFENCE_PENALTY
WORTH = list(w.WORTH)
# The value of keeping a card in hand, by rank, a joker last.
CARD_COST = [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.09, 0.12, 0.15, 0.19, 0.24, 0.3, 0.4]
MAX_KEPT = 28  # actions that `order_actions` keeps
PRUNED = -100.0  # the score of actions that are dropped
RED_CARDS = 0x06666666666666
PLAIN_CARDS = 0x0FFFFFFFFFFFFF
ROLLOUT_SAMPLE = 40  # actions that `pick_rollout_action` scores


class Tactics(Odds):
    """Scores the legal actions of the seat to act."""

    def __init__(self, field: Field, numbers: Sequence[float] | None = None) -> None:
        super().__init__(field, numbers)
        self.enemies_beside = [0] * 77  # the number of enemies next to each square
        self.friends_beside = [0] * 77  # the number of own units next to each square
        self.n_shooters = 0  # enemy shooters
        self.shooters = [0] * 9  # their squares
        self.ranges = [0] * 9
        self.arrival_value = [0.0] * 78  # value of one more unit on the hill (0), or by forest
        self.departure_cost = [0.0] * 78  # cost of one unit less there
        self.marks = [0] * 6006  # 78 × from + to: the last `stamp` at which a cheaper card made this move
        self.stamp = 0
        self.lowest = [0] * 4  # the lowest card of each suit in hand, or a joker
        self.costlier_suit = 0  # clubs or spades, whichever has the costlier lowest card
        self.best = [0.0] * 28  # the scores of the kept actions, best first
        self.chosen = [0] * 28

    # The contract.

    def c_order_moves(self, state: State, out: ActionBuffer) -> None:
        self.order_actions(cython.cast(KingOfTheHillState, state), out)

    def order_actions(self, g: KingOfTheHillState, out: ActionBuffer) -> None:
        """Keeps the best MAX_KEPT legal actions, best first."""
        if out.n <= 1 or g.phase < constants.REDRAW:
            return
        self.scan_board(g)
        if g.phase == constants.ACTION:
            self.find_lowest(g)
            self.compare_suits(g, out)
        kept = 0
        for i in range(out.n):
            score = self.score(g, out.a[i])
            if score > PRUNED and (kept < MAX_KEPT or score > self.best[MAX_KEPT - 1]):
                kept = self.insert(out.a[i], score, kept)
        for i in range(kept):
            out.a[i] = self.chosen[i]
        out.n = max(kept, 1)  # if all are pruned, keep the first

    def insert(self, action: int, score: float, kept: int) -> int:
        """Inserts an action into the sorted kept actions. Returns their new number."""
        i = min(kept, MAX_KEPT - 1)
        while i > 0 and self.best[i - 1] < score:
            self.best[i] = self.best[i - 1]
            self.chosen[i] = self.chosen[i - 1]
            i -= 1
        self.best[i] = score
        self.chosen[i] = action
        return min(kept + 1, MAX_KEPT)

    def c_rollout_action(self, state: State, rng: Rng, out: ActionBuffer) -> int:
        return self.pick_rollout_action(cython.cast(KingOfTheHillState, state), rng, out)

    def pick_rollout_action(self, g: KingOfTheHillState, rng: Rng, out: ActionBuffer) -> int:
        """The best of at most ROLLOUT_SAMPLE random legal actions, with noise."""
        g.c_legal_actions(out)
        if out.n == 1:
            return out.a[0]
        if g.phase < constants.REDRAW:
            return out.a[rng.c_below(out.n)]
        self.scan_board(g)
        if g.phase == constants.ACTION:
            self.find_lowest(g)
            self.stamp += 1  # a new stamp invalidates all marks
        best = 2 * PRUNED
        action = out.a[0]
        for i in range(min(out.n, ROLLOUT_SAMPLE)):
            tried = out.a[i] if out.n <= ROLLOUT_SAMPLE else out.a[rng.c_below(out.n)]
            score = self.score(g, tried) + 0.05 * rng.c_below(8)
            if score > best:
                best = score
                action = tried
        return action

    # The position.

    def scan_board(self, g: KingOfTheHillState) -> None:
        """Records neighbours and shooters, and the value of one unit more or less on each aim."""
        seat = g.seat
        self.use_unseen(g, seat)
        self.n_shooters = 0
        for square in range(constants.AREA):
            self.enemies_beside[square] = self.friends_beside[square] = 0
        for unit in range(constants.N_UNITS):
            square = g.at[unit]
            if square < 0:
                continue
            mine = (unit < constants.N_SLOTS) == (seat == constants.BLUE)
            for d in range(8):
                to = NEXT[8 * square + d]
                if to >= 0:
                    self.enemies_beside[to] += not mine
                    self.friends_beside[to] += mine
            if not mine and RANGE[g.types[unit]]:
                self.shooters[self.n_shooters] = square
                self.ranges[self.n_shooters] = RANGE[g.types[unit]] - g.tables.shorter_range
                self.n_shooters += 1
        if g.tables.aim == constants.THE_HILL:
            mine_there = victory.count_on_hill(g, seat)
            lead = mine_there - victory.count_on_hill(g, 1 - seat)
            self.arrival_value[0] = self.marginal_value(lead) + (0.5 if mine_there < 3 else 0.0)
            self.departure_cost[0] = self.marginal_value(lead - 1) + (0.5 if mine_there <= 3 else 0.0)
        elif g.tables.aim == constants.THE_WOODS:
            for forest in range(1, g.tables.n_forests + 1):
                lead = victory.count_in_forest(g, seat, forest) - victory.count_in_forest(g, 1 - seat, forest)
                self.arrival_value[forest] = self.marginal_value(lead)
                self.departure_cost[forest] = self.marginal_value(lead - 1)

    def marginal_value(self, lead: int) -> float:
        """The value of one more unit for a side with this lead."""
        if lead < -3 or lead > 2:
            return 0.25
        return 1.2 if lead == 0 else 1.0 if lead == -1 else 0.7 if lead == 1 else 0.4

    def count_shooters_on(self, g: KingOfTheHillState, square: int) -> int:
        """The number of enemy shooters with a square in range, at most 2."""
        n = 0
        for i in range(self.n_shooters):
            n += board_queries.distance(self.shooters[i], square) <= self.ranges[i]
        return min(n, 2)

    # The value of a square for a unit that comes to it or is there.

    def square_value(self, g: KingOfTheHillState, square: int, there: bool) -> float:
        aim = g.tables.aim
        if aim == constants.THE_HILL:
            return self.hill_value(g, square, there)
        if aim == constants.THE_WOODS:
            forest = g.tables.forests[square]
            if forest == 0:
                return -0.2 * self.steps[square]
            return self.departure_cost[forest] if there else self.arrival_value[forest]
        return self.exit_value(g, square) if aim == constants.THE_EXIT else self.camp_value(g, square)

    def hill_value(self, g: KingOfTheHillState, square: int, there: bool) -> float:
        for i in range(2 * g.seat, 2 * g.seat + 2):
            if g.goals[i] == square:
                return 0.9
        high = LEVEL[g.terrain[square]]
        if high == 0:
            return -0.2 * self.steps[square]
        return (self.departure_cost[0] if there else self.arrival_value[0]) + 0.05 * high

    def exit_value(self, g: KingOfTheHillState, square: int) -> float:
        """For blue, nearness to the far edge; for red, nearness to blue's general, then to its other units."""
        if g.seat == constants.BLUE:
            return -0.25 * self.steps[square]
        near = 0.0
        for unit in range(constants.N_SLOTS):
            if g.at[unit] >= 0:
                far = board_queries.distance(square, g.at[unit]) + (ROW[square] < ROW[g.at[unit]])
                near = max(near, (0.9 if unit == g.general[constants.BLUE] else 0.6) - 0.15 * far)
        return near

    def camp_value(self, g: KingOfTheHillState, square: int) -> float:
        """Nearness to the objectives that are not razed, for both sides."""
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
        """Finds the lowest card of each suit in hand."""
        hand = g.hand[g.seat]
        for suit in range(4):
            self.lowest[suit] = constants.JOKER + suit
            for rank in range(constants.ACE, -1, -1):
                if (hand >> (4 * rank + suit)) & 1:
                    self.lowest[suit] = 4 * rank + suit

    def compare_suits(self, g: KingOfTheHillState, out: ActionBuffer) -> None:
        """Marks the moves of the cheaper black suit, so that the same moves with the costlier one are pruned."""
        clubs_cost_more = RANK[self.lowest[constants.CLUBS]] > RANK[self.lowest[constants.SPADES]]
        if self.lowest[constants.CLUBS] >= constants.JOKER:
            clubs_cost_more = True
        self.costlier_suit = constants.CLUBS if clubs_cost_more else constants.SPADES
        cheap = self.lowest[constants.SPADES if clubs_cost_more else constants.CLUBS]
        self.stamp += 1
        for i in range(out.n):
            action = out.a[i]
            if action // constants.KIND == constants.MOVE and (action >> 14) & constants.MASK_6 == cheap:
                self.marks[78 * ((action >> 7) & constants.MASK_7) + (action & constants.MASK_7)] = self.stamp

    # Scores.

    def score(self, g: KingOfTheHillState, action: int) -> float:
        """The score of an action; PRUNED if another action has the same effect at lower cost."""
        kind = action // constants.KIND
        card = (action >> 14) & constants.MASK_6
        a = (action >> 7) & constants.MASK_7
        b = action & constants.MASK_7
        if kind == constants.MOVE:
            return self.score_move(g, card, a, b)
        if kind == constants.ATTACK:
            near = board_queries.distance(a, b) == 1
            return self.score_attack(g, g.cells[a] - 1, g.cells[b] - 1, RANK[card], near) - self.card_cost(
                g, card
            )
        if kind == constants.VIGOUR:
            if card != self.lowest_red():
                return PRUNED
            return self.move_gain(g, a, b) - self.card_cost(g, card)
        if kind == constants.BURN:
            return -0.1 - self.card_cost(g, card) if card == self.lowest[card & 3] else PRUNED
        if kind == constants.LIGHTNING:
            return self.score_attack(
                g, constants.NO_UNIT, g.cells[b] - 1, RANK[card], False
            ) - self.card_cost(g, card)
        if kind >= constants.RAZE and kind <= constants.CONFUSION:
            return self.score_spell(g, kind, a, b) - self.card_cost(g, card)
        if kind == constants.DEFEND_DRAWN or kind == constants.DEFEND_HAND:
            return self.score_defence(g, kind, card)
        if kind == constants.FLEE_TO or kind == constants.RETREAT_TO:
            return self.move_gain(g, g.at[g.target], b) + (0.2 if self.enemies_beside[b] == 0 else 0.0)
        if kind == constants.BID_CARD:
            return self.score_bid(g, card)
        return self.score_choice(g, b)

    def card_cost(self, g: KingOfTheHillState, card: int) -> float:
        """The value of keeping a card."""
        if card >= constants.JOKER:
            return CARD_COST[13]
        return CARD_COST[card >> 2]

    def lowest_red(self) -> int:
        """The lowest red card, the cheapest one for vigour."""
        if RANK[self.lowest[constants.HEARTS]] < RANK[self.lowest[constants.DIAMONDS]]:
            return self.lowest[constants.HEARTS]
        return self.lowest[constants.DIAMONDS]

    def score_move(self, g: KingOfTheHillState, card: int, a: int, b: int) -> float:
        suit = card & 3
        if card != self.lowest[suit]:
            return PRUNED
        if suit == self.costlier_suit and self.marks[78 * a + b] == self.stamp:
            return PRUNED
        return self.move_gain(g, a, b) - self.card_cost(g, card)

    def move_gain(self, g: KingOfTheHillState, a: int, b: int) -> float:
        """The gain of moving a unit from one square to another."""
        unit = g.cells[a] - 1
        side = 0 if unit < constants.N_SLOTS else 1
        kind = g.types[unit]
        if b == constants.OFF:
            return 2.0 + (1.5 if g.general[side] == unit else 0.0)
        gain = self.square_value(g, b, False) - self.square_value(g, a, True)
        gain += 0.12 * (COVER[g.terrain[b]] - COVER[g.terrain[a]])
        gain += 0.04 * (min(self.friends_beside[b] - 1, 2) - min(self.friends_beside[a], 2))
        danger = self.enemies_beside[b] - self.enemies_beside[a]
        fire = self.count_shooters_on(g, b) - self.count_shooters_on(g, a)
        if g.general[side] == unit:
            return gain - 0.5 * danger - 0.2 * fire
        if RANGE[kind]:
            danger *= 2
        elif danger > 0 and g.hand[side] & RED_CARDS:
            danger = 0
        return gain - 0.12 * danger - (0.08 if SHOT_CARDS[kind] < 2 else 0.03) * fire

    def score_attack(
        self, g: KingOfTheHillState, attacker: int, target: int, strength: int, near: bool
    ) -> float:
        """The expected gain of an attack: the target may be destroyed, flee, or cost a card from the hand."""
        side = 0 if target < constants.N_SLOTS else 1
        fight = constants.CLOSE if near else constants.SHOT
        n = board_queries.defence_against(g, attacker, target, fight)
        saves = self.saving_draws(g, attacker, target, strength, fight)
        falls = self.probability_of_none(saves, n)
        flees = self.probability_of_none(saves & RED_CARDS, n) - falls
        held = self.saving_hand_cards(g, target, strength, fight)
        helpless = self.probability_of_none(held, self.popcount(g.hand[side]))
        value = WORTH[g.types[target]] + (3.0 if g.general[side] == target else 0.0)
        place = max(0.0, self.worth_holding(g, g.at[target]))
        score = falls * (helpless * (value + place) + (1.0 - helpless) * 0.3) + 0.5 * flees * place
        if near:  # a counter-attack may follow
            risk = WORTH[g.types[attacker]] + (3.0 if g.general[1 - side] == attacker else 0.0)
            score -= 0.1 * falls * (1.0 - helpless) * risk
        return score

    def worth_holding(self, g: KingOfTheHillState, square: int) -> float:
        """The cost for the enemy of losing a square."""
        if g.tables.aim == constants.THE_EXIT:
            return 0.2
        return self.square_value(g, square, False)

    def score_spell(self, g: KingOfTheHillState, kind: int, a: int, b: int) -> float:
        if kind == constants.RAZE:
            return 20.0
        if kind == constants.TELEPORT:
            here = g.at[g.general[g.seat]]
            safer = (
                self.enemies_beside[here]
                - self.enemies_beside[b]
                + 0.4 * (self.count_shooters_on(g, here) - self.count_shooters_on(g, b))
            )
            safer += 0.3 * (COVER[g.terrain[b]] - COVER[g.terrain[here]])
            if g.tables.aim == constants.THE_EXIT and g.seat == constants.BLUE:
                safer += 0.4 * (self.steps[here] - self.steps[b])
            return 0.45 * safer - 0.1
        if kind == constants.PORTAL:
            return 0.75 * WORTH[a] + 0.3 * self.square_value(g, b, False) - 0.1 * self.enemies_beside[b]
        if kind == constants.PARALYSIS:
            return (0.35 * self.friends_beside[b] + 0.1) * WORTH[g.types[g.cells[b] - 1]]
        return 0.2  # confusion

    def score_defence(self, g: KingOfTheHillState, kind: int, card: int) -> float:
        """The score of a defence: a block keeps the square; a card from the hand has its cost."""
        suit = card & 3
        red = suit == constants.DIAMONDS or suit == constants.HEARTS
        place = self.square_value(g, g.at[g.target], True)
        if card >= constants.JOKER and (suit == constants.HEARTS or suit == constants.SPADES):
            return PRUNED  # only the colour matters: one suit per colour is enough
        if kind == constants.DEFEND_DRAWN:
            self.pool = cards.card_bit(min(constants.JOKER, card))
            if not self.saving_draws(g, g.attacker, g.target, g.strength, g.fight):
                return PRUNED  # same effect as to yield
            return 2.0 if red else 1.9 - 0.5 * place
        if (not red or g.fight == constants.SHOT) and self.lower_card_saves(g, card, red):
            return PRUNED
        if red and g.fight == constants.SHOT and self.saving_drawn_cards(g) & RED_CARDS:
            return PRUNED  # a drawn card blocks at no cost
        score = 1.4 - self.card_cost(g, card)
        if not red:
            return score - 0.2 * place
        if g.fight == constants.CLOSE:
            self.use_unseen(g, g.seat)
            score += self.score_attack(g, g.target, g.attacker, RANK[card], True)
        return score

    def saving_drawn_cards(self, g: KingOfTheHillState) -> int:
        """The drawn cards that save the target of the fight."""
        self.pool = g.drawn
        return self.saving_draws(g, g.attacker, g.target, g.strength, g.fight)

    def lower_card_saves(self, g: KingOfTheHillState, card: int, red: bool) -> bool:
        """Whether a lower card of the same colour in hand is high enough to defend."""
        self.pool = g.hand[g.seat] & (cards.card_bit(min(card, constants.JOKER)) - 1) & PLAIN_CARDS
        return (self.at_least(g.strength) & (RED_CARDS if red else ~RED_CARDS)) != 0

    def score_bid(self, g: KingOfTheHillState, card: int) -> float:
        """Prefers high cards that win the bid, or the cheapest card."""
        rank = RANK[card]
        return 0.3 - self.card_cost(g, card) + (0.25 if rank >= constants.JACK else 0.0)

    def score_choice(self, g: KingOfTheHillState, what: int) -> float:
        if what == constants.PURSUE_ON:
            return self.move_gain(g, g.at[g.attacker], g.vacated)
        if what == constants.STAY:
            return 0.3 if g.phase == constants.RETREAT else 0.0
        if what == constants.BLUE_FIRST:
            return 0.0 if g.seat == constants.BLUE else 0.3  # playing last is better than playing first
        if what == constants.RED_FIRST:
            return 0.0 if g.seat == constants.RED else 0.3
        if what == constants.REDRAW_HAND:
            return self.score_redraw(g)
        if what == constants.YIELD:
            return PRUNED if self.saving_drawn_cards(g) else -0.5
        return 0.0

    def score_redraw(self, g: KingOfTheHillState) -> float:
        """Positive for a hand below average: few high cards, or mostly one colour."""
        hand = g.hand[g.seat]
        reds = self.popcount(hand & RED_CARDS)
        high = 0
        for card in range(4 * constants.JACK, constants.N_CARDS):
            high += (hand >> card) & 1
        return 0.25 * (abs(reds - 4) - 2) + 0.25 * (1 - high)

"""Likelihood of the picks given past turns: clues about single citizens and about whole picks."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from regalia.games.king_and_assassins.ai.distances import manhattan
from regalia.games.king_and_assassins.ai.history import PublicHistory, Turn, turns
from regalia.games.king_and_assassins.ai.likelihood_weights import CITIZEN_CLUES, PICK_CLUES
from regalia.games.king_and_assassins.ai.pick_prior import MEMBERS, prior_probabilities
from regalia.games.king_and_assassins.ai.threat_map import ThreatMap
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import (
    CARD_POINTS,
    CITIZENS,
    GONE,
    N_CITIZENS,
    N_PICKS,
    PICKS,
)
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.observation.view import View

CAPTURE_REACH = 6  # a knight within this many steps can capture a citizen in one turn
STRIKE_COST = 3  # at this cost or less an assassin can wound the king with any card
WOUND, KILL = 2, 4  # points for one attack, and for two
NEARBY_COST = 5
MAX_COST = 9  # higher costs are treated as this
PAIRS = [(1 << i | 1 << j, i, j) for i in range(N_CITIZENS) for j in range(i)]

# Indices of the clues.
SPENT, CLOSER, FARTHER, POISED, EXPOSED, CLIMBED, PERCHED, LEFT, IDLE = range(len(CITIZEN_CLUES))
SPARED_WOUND, SPARED_KILL = range(len(PICK_CLUES))


class PickLikelihood:
    """The clues of a view, summed over its turns, and the prior of the picks."""

    def __init__(self, view: View, board: Board) -> None:
        history = PublicHistory(view, board)
        self.threats = ThreatMap(board)
        self.citizen_clues = [[0.0] * len(CITIZEN_CLUES) for _ in CITIZENS]
        self.pick_clues = [[0.0] * N_PICKS for _ in PICK_CLUES]
        for turn in turns(view, history):
            self.add_turn(turn, board)
        same = [1 / N_PICKS] * N_PICKS
        self.prior = prior_probabilities(board, history.citizens) if history.at_pick else same

    def add_turn(self, turn: Turn, board: Board) -> None:
        """Adds the clues of a turn."""
        costs, now = self.threats.costs(turn.before), self.threats.costs(turn.after)
        in_reach = citizens_in_reach(turn.after, board)
        points = turn.before.assassin_ap
        squares, later = turn.before.citizens, turn.after.citizens
        for i, clues in enumerate(self.citizen_clues):
            if squares[i] == GONE or turn.after.known >> i & 1:
                continue
            if i not in turn.spent:
                clues[LEFT] += in_reach >> i & 1
                clues[IDLE] += now[i] <= NEARBY_COST
                continue
            nearer = min(costs[i], MAX_COST) - min(now[i], MAX_COST)
            clues[SPENT] += turn.spent[i] / points
            clues[CLOSER] += max(nearer, 0)
            clues[FARTHER] += max(-nearer, 0)
            clues[POISED] += now[i] <= STRIKE_COST
            clues[EXPOSED] += in_reach >> i & 1
            clues[CLIMBED] += board.roof[later[i]] and not board.roof[squares[i]]
            clues[PERCHED] += board.roof[later[i]]
        if not turn.wounded:
            self.add_spared(turn, costs)

    def add_spared(self, turn: Turn, costs: Sequence[int]) -> None:
        """Marks the picks that spared the king: they could have wounded or killed him in a turn without an attack.

        Each mark counts once per game, because a player who overlooks an attack overlooks it again.
        """
        points = turn.before.assassin_ap
        wound = sum(1 << i for i, cost in enumerate(costs) if cost <= points - WOUND)
        if not wound:
            return
        kill = wound if turn.before.wounds else sum(1 << i for i, c in enumerate(costs) if c <= points - KILL)
        both = [pair for pair, i, j in PAIRS if costs[i] + costs[j] <= points - KILL]
        for n, pick in enumerate(PICKS):
            if pick & kill or any(pick & pair == pair for pair in both):
                self.pick_clues[SPARED_KILL][n] = 1.0
            elif pick & wound:
                self.pick_clues[SPARED_WOUND][n] = 1.0

    def log_likelihoods(self, weights: Sequence[float]) -> list[float]:
        """The log likelihood of each pick; weights in the order of `NAMES`."""
        of_citizens = weights[: len(CITIZEN_CLUES)]
        of_picks = weights[len(CITIZEN_CLUES) :]
        by_citizen = [sum(map(mul, of_citizens, clues)) for clues in self.citizen_clues]
        log_likelihoods = [by_citizen[a] + by_citizen[b] + by_citizen[c] for a, b, c in MEMBERS]
        for weight, clues in zip(of_picks, self.pick_clues, strict=True):
            log_likelihoods = [
                score + weight * clue for score, clue in zip(log_likelihoods, clues, strict=True)
            ]
        return log_likelihoods


def citizens_in_reach(state: KingAndAssassinsState, board: Board) -> int:
    """The citizens that a knight can reach and capture, as bits; none if no card with fetters is left."""
    if not any(n and CARD_POINTS[4 * card + 3] for card, n in enumerate(state.deck)):
        return 0
    knights = [(square, board.roof[square]) for square in state.knights if square != GONE]
    found = 0
    for i, square in enumerate(state.citizens):
        if square != GONE:
            high = board.roof[square]
            near = any(manhattan(square, at) + (high and not up) <= CAPTURE_REACH for at, up in knights)
            found |= near << i
    return found

"""What past turns tell of who the assassins are: clues to a citizen, and clues to a pick as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.constants import CARD_POINTS, CITIZENS, GONE, N_CITIZENS, N_PICKS, PICKS
from regalia.games.king_and_assassins.distances import apart
from regalia.games.king_and_assassins.history import PublicHistory, Turn, turns
from regalia.games.king_and_assassins.likelihood_weights import CITIZEN_CLUES, PICK_CLUES
from regalia.games.king_and_assassins.pick_prior import MEMBERS, likelihoods
from regalia.games.king_and_assassins.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.threat_map import ThreatMap
from regalia.games.king_and_assassins.view import View

REACH = 6  # a knight who is so many steps away can be beside a citizen and capture it in one turn
STRIKING = 3  # so few points away from the king, an assassin strikes whatever the card
WOUND, DEATH = 2, 4  # the points for one attack, and for two
NOT_FAR = 5
FARTHEST = 9  # beyond so many points, more make no difference
PAIRS = [(1 << i | 1 << j, i, j) for i in range(N_CITIZENS) for j in range(i)]

# The clues by their places.
SPENT, CLOSER, FARTHER, POISED, EXPOSED, CLIMBED, PERCHED, LEFT, IDLE = range(len(CITIZEN_CLUES))
SPARED_WOUND, SPARED_KILL = range(len(PICK_CLUES))


class PickLikelihood:
    """All the clues that a view has seen, added up over its turns, and how likely each pick was before."""

    def __init__(self, view: View, board: Board) -> None:
        past = PublicHistory(view, board)
        self.threats = ThreatMap(board)
        self.citizens = [[0.0] * len(CITIZEN_CLUES) for _ in CITIZENS]
        self.picks = [[0.0] * N_PICKS for _ in PICK_CLUES]
        for turn in turns(view, past):
            self.add(turn, board)
        same = [1 / N_PICKS] * N_PICKS
        self.prior = likelihoods(board, past.citizens) if past.at_pick else same

    def add(self, turn: Turn, board: Board) -> None:
        """Note what one turn tells."""
        costs, now = self.threats.costs(turn.before), self.threats.costs(turn.after)
        in_reach = exposed(turn.after, board)
        points = turn.before.assassin_ap
        squares, later = turn.before.citizens, turn.after.citizens
        for i, clues in enumerate(self.citizens):
            if squares[i] == GONE or turn.after.known >> i & 1:
                continue
            if i not in turn.spent:
                clues[LEFT] += in_reach >> i & 1
                clues[IDLE] += now[i] <= NOT_FAR
                continue
            nearer = min(costs[i], FARTHEST) - min(now[i], FARTHEST)
            clues[SPENT] += turn.spent[i] / points
            clues[CLOSER] += max(nearer, 0)
            clues[FARTHER] += max(-nearer, 0)
            clues[POISED] += now[i] <= STRIKING
            clues[EXPOSED] += in_reach >> i & 1
            clues[CLIMBED] += board.roof[later[i]] and not board.roof[squares[i]]
            clues[PERCHED] += board.roof[later[i]]
        if not turn.wounded:
            self.add_spared(turn, costs)

    def add_spared(self, turn: Turn, costs: Sequence[int]) -> None:
        """Note which picks could have struck the king in a turn in which nobody did.

        Once is enough: whoever has overlooked it will overlook it again.
        """
        points = turn.before.assassin_ap
        wound = sum(1 << i for i, cost in enumerate(costs) if cost <= points - WOUND)
        if not wound:
            return
        death = (
            wound if turn.before.wounds else sum(1 << i for i, c in enumerate(costs) if c <= points - DEATH)
        )
        both = [pair for pair, i, j in PAIRS if costs[i] + costs[j] <= points - DEATH]
        for n, pick in enumerate(PICKS):
            if pick & death or any(pick & pair == pair for pair in both):
                self.picks[SPARED_KILL][n] = 1.0
            elif pick & wound:
                self.picks[SPARED_WOUND][n] = 1.0

    def scores(self, weights: Sequence[float]) -> list[float]:
        """What the clues add to the logarithm of each pick's likelihood; weights in the order of `NAMES`."""
        of_citizens = weights[: len(CITIZEN_CLUES)]
        of_picks = weights[len(CITIZEN_CLUES) :]
        suspect = [sum(map(mul, of_citizens, clues)) for clues in self.citizens]
        scores = [suspect[a] + suspect[b] + suspect[c] for a, b, c in MEMBERS]
        for weight, clues in zip(of_picks, self.picks, strict=True):
            scores = [score + weight * clue for score, clue in zip(scores, clues, strict=True)]
        return scores


def exposed(state: KingAndAssassinsState, board: Board) -> int:
    """The citizens whom a knight can come and capture, if a card with fetters is still to come, as bits."""
    if not any(n and CARD_POINTS[4 * card + 3] for card, n in enumerate(state.deck)):
        return 0
    knights = [(square, board.roof[square]) for square in state.knights if square != GONE]
    found = 0
    for i, square in enumerate(state.citizens):
        if square != GONE:
            high = board.roof[square]
            near = any(apart(square, at) + (high and not up) <= REACH for at, up in knights)
            found |= near << i
    return found

"""Measures how well the belief about the assassins is calibrated.

    python -m tools.training.king_and_assassins.calibration --games 200 --players level-5:scale=0.1 --seed 2 --stray 0
    python -m tools.training.king_and_assassins.calibration GAMES.jsonl

At the start of each king's turn after the first round the belief is compared with the truth. Prints the
tables of docs/experiments/belief-calibration.md, in Markdown. Intervals are by game, since the turns of one
game are not independent.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log2, sqrt
from pathlib import Path
from typing import cast

from regalia.core.record import Record
from regalia.games import registry
from regalia.games.king_and_assassins.ai import belief
from regalia.games.king_and_assassins.ai.pick_prior import MEMBERS
from regalia.games.king_and_assassins.engine.constants import KING_SEAT, N_CITIZENS, PICKS, SEATS
from regalia.games.king_and_assassins.manifest import KingAndAssassinsRules
from regalia.games.king_and_assassins.observation.view import View
from tools.training.selfplay import (
    add_arguments,
    command_line,
    parallel_map,
    play_games,
    read_records,
    turn_starts,
    write_records,
)

GAME = "king-and-assassins"
KING = SEATS[KING_SEAT]
EDGES = (0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
ROUNDS = ((2, 2), (3, 3), (4, 4), (5, 6), (7, 9), (10, 15))


@dataclass(frozen=True)
class BeliefPoint:
    """The start of a king's turn: belief and truth about each citizen who is not yet known."""

    round: int
    suspects: list[tuple[float, float, bool]]  # (belief, uniform over possible picks, is an assassin)
    pick: tuple[float, float]  # probability of the true pick: belief, uniform


def belief_points(record: Record) -> list[BeliefPoint]:
    """The starts of king's turns of a game at which something was unknown."""
    found = []
    for game in turn_starts(record):
        view = cast("View", game.view(KING))
        if view.phase == "king" and view.round > 1:
            point = compare(view, belief.bits(game.position()["assassins"]))
            if point.suspects:
                found.append(point)
    return found


def compare(view: View, truth: int) -> BeliefPoint:
    """Compare the belief of a view with the truth."""
    board = cast("KingAndAssassinsRules", registry.rules(view.game)).boards[view.board]
    fits = belief.possible(view)
    uniform = [fit / sum(fits) for fit in fits]
    shares = belief.posterior_probabilities(view, board)
    by_citizen = zip(marginals(shares), marginals(uniform), strict=True)
    suspects = [
        (believed, uniform, bool(truth >> i & 1))
        for i, (believed, uniform) in enumerate(by_citizen)
        if 0 < uniform < 1 - 1e-9
    ]
    true = PICKS.index(truth)
    return BeliefPoint(view.round, suspects, (shares[true], uniform[true]))


def marginals(shares: Sequence[float]) -> list[float]:
    """The probability that each citizen is an assassin."""
    found = [0.0] * N_CITIZENS
    for share, members in zip(shares, MEMBERS, strict=True):
        for i in members:
            found[i] += share
    return found


# Tables.


def reliability(games: Sequence[Sequence[BeliefPoint]]) -> Iterator[str]:
    """The reliability table: by bin of belief, the share of citizens who were assassins."""
    yield "| believed | mean | were assassins | 95 % interval | guesses |"
    yield "|---|---|---|---|---|"
    for low, high in pairwise(EDGES):
        inside = [
            [(said, came) for point in game for said, _, came in point.suspects if low <= said < high]
            for game in games
        ]
        every = [one for game in inside for one in game]
        if every:
            mean = sum(said for said, _ in every) / len(every)
            share = sum(came for _, came in every) / len(every)
            off = 1.96 * standard_error(inside, share)
            least, most = max(share - off, 0.0), min(share + off, 1.0)
            yield (
                f"| {low:.2f}–{high:.2f} | {mean:.3f} | {share:.3f} | {least:.3f}–{most:.3f} | {len(every)} |"
            )


def standard_error(games: Sequence[Sequence[tuple[float, bool]]], share: float) -> float:
    """The standard error of a share, clustered by game."""
    n = sum(len(game) for game in games)
    return sqrt(sum((sum(came for _, came in game) - share * len(game)) ** 2 for game in games)) / n


def by_round(games: Sequence[Sequence[BeliefPoint]]) -> Iterator[str]:
    """Scores by round, for the belief and for the uniform distribution over possible picks."""
    yield "| round | turns | log score | without clues | Brier score | without clues |"
    yield "|---|---|---|---|---|---|"
    every = [point for game in games for point in game]
    for first, last in (*ROUNDS, (ROUNDS[0][0], ROUNDS[-1][1])):
        some = [point for point in every if first <= point.round <= last]
        if some:
            name = "all" if last - first > 10 else str(first) if first == last else f"{first}–{last}"
            scores = [
                mean(some, log_score(0)),
                mean(some, log_score(1)),
                mean(some, brier(0)),
                mean(some, brier(1)),
            ]
            yield f"| {name} | {len(some)} | " + " | ".join(f"{score:.3f}" for score in scores) + " |"


def mean(some: Sequence[BeliefPoint], score: Callable[[BeliefPoint], float]) -> float:
    """The mean of a score."""
    return sum(map(score, some)) / len(some)


def log_score(which: int) -> Callable[[BeliefPoint], float]:
    """The log score of the true pick, in bits; `which` is 0 for the belief, 1 for uniform."""
    return lambda point: -log2(point.pick[which])


def brier(which: int) -> Callable[[BeliefPoint], float]:
    """The mean Brier score over the citizens; `which` is 0 for the belief, 1 for uniform."""

    def score(point: BeliefPoint) -> float:
        return sum((one[which] - one[2]) ** 2 for one in point.suspects) / len(point.suspects)

    return score


def main() -> None:
    """Play or read games, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "files", nargs="*", type=Path, help="games of tools.training.selfplay; if none, games are played"
    )
    parser.add_argument("--keep", type=Path, help="write the played games to this file")
    add_arguments(parser)
    arguments = parser.parse_args()
    if arguments.files:
        records = read_records(arguments.files)
    else:
        records = list(play_games(GAME, arguments))
        if arguments.keep:
            write_records(arguments.keep, records, command_line("king_and_assassins.calibration"))
    games = [found for found in parallel_map(belief_points, records, processes=arguments.processes) if found]
    print("\n".join([*reliability(games), "", *by_round(games)]))


if __name__ == "__main__":
    main()

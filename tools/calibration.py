"""How well the belief about the assassins is calibrated: of what was called so likely, how much was true?

    python -m tools.calibration --games 200 --players level-5:scale=0.1 --seed 2 --stray 0
    python -m tools.calibration GAMES.jsonl

At each of the king's turns after the first round the belief is compared with the truth. Prints the tables of
docs/experiments/belief-calibration.md, in Markdown. Intervals are by game, since the turns of one game are
not independent.
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
from regalia.games.king_and_assassins import belief
from regalia.games.king_and_assassins.constants import KING_SEAT, N_CITIZENS, PICKS, SEATS
from regalia.games.king_and_assassins.picks import MEMBERS
from regalia.games.king_and_assassins.spec import KingAndAssassinsSpec
from regalia.games.king_and_assassins.view import View
from tools.selfplay import add_arguments, keep, kept, on_all_cores, played, turns

GAME = "king-and-assassins"
KING = SEATS[KING_SEAT]
EDGES = (0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
ROUNDS = ((2, 2), (3, 3), (4, 4), (5, 6), (7, 9), (10, 15))


@dataclass(frozen=True)
class Moment:
    """One of the king's turns: what was believed of each citizen who is not known, and the truth."""

    round: int
    suspects: list[tuple[float, float, bool]]  # believed, if all that is possible is as likely, true
    pick: tuple[float, float]  # the probability of the true pick, and without any clue


def moments(record: Record) -> list[Moment]:
    """The king's turns of a game in which there was still something to guess."""
    found = []
    for game in turns(record):
        view = cast("View", game.view(KING))
        if view.phase == "king" and view.round > 1:
            moment = compared(view, belief.bits(game.position()["assassins"]))
            if moment.suspects:
                found.append(moment)
    return found


def compared(view: View, truth: int) -> Moment:
    """What is believed at a view, beside the truth."""
    board = cast("KingAndAssassinsSpec", registry.spec(view.game)).boards[view.board]
    fits = belief.possible(view)
    blind = [fit / sum(fits) for fit in fits]
    shares = belief.weights(view, board)
    by_citizen = zip(marginals(shares), marginals(blind), strict=True)
    suspects = [
        (said, without, bool(truth >> i & 1))
        for i, (said, without) in enumerate(by_citizen)
        if 0 < without < 1 - 1e-9
    ]
    true = PICKS.index(truth)
    return Moment(view.round, suspects, (shares[true], blind[true]))


def marginals(shares: Sequence[float]) -> list[float]:
    """How likely each citizen is an assassin."""
    found = [0.0] * N_CITIZENS
    for share, members in zip(shares, MEMBERS, strict=True):
        for i in members:
            found[i] += share
    return found


# Tables.


def reliability(games: Sequence[Sequence[Moment]]) -> Iterator[str]:
    """Of the citizens who were called so likely, how many were assassins."""
    yield "| believed | mean | were assassins | 95 % interval | guesses |"
    yield "|---|---|---|---|---|"
    for low, high in pairwise(EDGES):
        inside = [
            [(said, came) for moment in game for said, _, came in moment.suspects if low <= said < high]
            for game in games
        ]
        every = [one for game in inside for one in game]
        if every:
            mean = sum(said for said, _ in every) / len(every)
            share = sum(came for _, came in every) / len(every)
            off = 1.96 * error(inside, share)
            least, most = max(share - off, 0.0), min(share + off, 1.0)
            yield (
                f"| {low:.2f}–{high:.2f} | {mean:.3f} | {share:.3f} | {least:.3f}–{most:.3f} | {len(every)} |"
            )


def error(games: Sequence[Sequence[tuple[float, bool]]], share: float) -> float:
    """The standard error of a share, with whole games as the samples."""
    n = sum(len(game) for game in games)
    return sqrt(sum((sum(came for _, came in game) - share * len(game)) ** 2 for game in games)) / n


def by_round(games: Sequence[Sequence[Moment]]) -> Iterator[str]:
    """How good the guesses are, early and late, beside those of one who knows the rules and sees no clue."""
    yield "| round | turns | log score | without clues | Brier score | without clues |"
    yield "|---|---|---|---|---|---|"
    every = [moment for game in games for moment in game]
    for first, last in (*ROUNDS, (ROUNDS[0][0], ROUNDS[-1][1])):
        some = [moment for moment in every if first <= moment.round <= last]
        if some:
            name = "all" if last - first > 10 else str(first) if first == last else f"{first}–{last}"
            scores = [mean(some, bits(0)), mean(some, bits(1)), mean(some, brier(0)), mean(some, brier(1))]
            yield f"| {name} | {len(some)} | " + " | ".join(f"{score:.3f}" for score in scores) + " |"


def mean(some: Sequence[Moment], score: Callable[[Moment], float]) -> float:
    """The mean of a score."""
    return sum(map(score, some)) / len(some)


def bits(which: int) -> Callable[[Moment], float]:
    """What the true pick costs, in bits."""
    return lambda moment: -log2(moment.pick[which])


def brier(which: int) -> Callable[[Moment], float]:
    """The mean square of how wrong the guesses about the citizens are."""

    def score(moment: Moment) -> float:
        return sum((one[which] - one[2]) ** 2 for one in moment.suspects) / len(moment.suspects)

    return score


def main() -> None:
    """Play or read, compare, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "files", nargs="*", type=Path, help="games of tools.selfplay; without, they are played"
    )
    parser.add_argument("--keep", type=Path, help="keep the games that are played in this file")
    add_arguments(parser)
    arguments = parser.parse_args()
    if arguments.files:
        records = kept(arguments.files)
    else:
        records = list(played(GAME, arguments))
        if arguments.keep:
            keep(arguments.keep, records, "tools.calibration")
    games = [found for found in on_all_cores(moments, records, processes=arguments.processes) if found]
    print("\n".join([*reliability(games), "", *by_round(games)]))


if __name__ == "__main__":
    main()

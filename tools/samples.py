"""What tools.fit learns from: positions with their results, and the king's guesses with the truth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from typing import Any, cast

import numpy as np

from regalia.core.record import Record
from regalia.core.state import State
from regalia.games import registry
from regalia.games.king_and_assassins import belief
from regalia.games.king_and_assassins.constants import KING_SEAT, PICKS, SEATS
from regalia.games.king_and_assassins.evidence import Evidence
from regalia.games.king_and_assassins.picks import MEMBERS
from regalia.games.king_and_assassins.spec import KingAndAssassinsSpec
from regalia.games.king_and_assassins.view import View
from tools.regress import Choices, Numbers, Results
from tools.selfplay import turns
from tools.weights_file import WeightsFile

KING = SEATS[KING_SEAT]
IMPOSSIBLE = -1e9  # as a logarithm
TOLERANCE = 0.01  # judges use tables


@dataclass(frozen=True)
class Worth:
    """A position as a judge sees it, and what the game brought its seat in the end."""

    features: list[float]  # in the order of all weights: those of other rows are 0
    result: float


def worths(record: Record) -> list[Worth]:
    """Both seats' features whenever another seat was to act.

    Raises: ValueError where features and weights do not give the value that the judge does.
    """
    assert record.result is not None
    won = record.result.winner
    file = WeightsFile(MODULES[record.game])
    found = []
    for game in turns(record):
        if game.spec.prompt(game.view(game.seats[0])) not in IN_PLAY:
            continue
        for index, seat in enumerate(game.seats):
            evaluator = game.spec.evaluator(game.view(seat))
            features = placed(evaluator, game.state, index, len(file.flat))
            check(file.flat, features, evaluator.value(game.state, index))
            found.append(Worth(features, 0.5 if won is None else float(won == seat)))
    return found


MODULES = {
    "king-and-assassins": "regalia.games.king_and_assassins.weights",
    "king-of-the-hill": "regalia.games.king_of_the_hill.weights",
}
IN_PLAY = ("turn", "action", "bid")  # not in the set-up, and not in the middle of a fight


def placed(evaluator: Any, state: State, seat: int, n: int) -> list[float]:
    """The features where their weights are, among n of them.

    A judge of King of the Hill gives them so. One of King & Assassins gives one row, which it can name, and
    all its features are the king's.
    """
    features: list[float] = evaluator.features(state, seat)
    if len(features) == n:
        return features
    sign = 1.0 if seat == KING_SEAT else -1.0
    out = [0.0] * n
    first = len(features) * evaluator.row(state, seat)
    out[first : first + len(features)] = [sign * feature for feature in features]
    return out


def check(weights: Sequence[float], features: Sequence[float], value: float) -> None:
    """Whoever fits other features than the judge weighs fits nothing. Raises: ValueError."""
    total = sum(map(mul, weights, features))
    if abs(1 / (1 + exp(-total)) - value) > TOLERANCE:
        raise ValueError(f"the judge says {value:.4f}, its features {1 / (1 + exp(-total)):.4f}")


def results(games: Sequence[Sequence[Worth]]) -> Results:
    """All of it as one regression, in which every game counts the same."""
    every = [sample for samples in games for sample in samples]
    return Results(
        np.array([sample.features for sample in every], dtype=float),
        np.array([sample.result for sample in every], dtype=float),
        equal_shares(games),
    )


@dataclass(frozen=True)
class Guess:
    """The clues to each pick at one of the king's turns, and which of them was the true one."""

    clues: Numbers  # [pick, clue]
    base: Numbers  # [pick]: the logarithm of how likely it is without them
    truth: int


def guesses(record: Record) -> list[Guess]:
    """What could be seen whenever the king was to act, and who the assassins were."""
    found = []
    for game in turns(record):
        view = cast("View", game.view(KING))
        if view.phase == "king" and view.round > 1:  # before, nobody has done anything
            found.append(guess(view, game.position()["assassins"]))
    return found


def guess(view: View, assassins: Collection[str]) -> Guess:
    """One sample for the belief."""
    evidence = Evidence(view, cast("KingAndAssassinsSpec", registry.spec(view.game)).boards[view.board])
    by_citizen = np.array(evidence.citizens)
    clues = by_citizen[np.array(MEMBERS)].sum(axis=1)
    fits = belief.possible(view)
    base = [log(share) if fit else IMPOSSIBLE for share, fit in zip(evidence.prior, fits, strict=True)]
    return Guess(
        np.hstack([clues, np.array(evidence.picks).T]), np.array(base), PICKS.index(belief.bits(assassins))
    )


def choices(games: Sequence[Sequence[Guess]]) -> Choices:
    """All of it as one regression, in which every game counts the same."""
    every = [sample for samples in games for sample in samples]
    return Choices(
        np.array([sample.clues for sample in every]),
        np.array([sample.base for sample in every]),
        np.array([sample.truth for sample in every]),
        equal_shares(games),
    )


def equal_shares(games: Sequence[Sequence[object]]) -> Numbers:
    """The weight of each sample."""
    return np.concatenate([np.full(len(samples), 1 / len(samples)) for samples in games if samples])

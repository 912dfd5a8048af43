"""Training samples of the belief of King & Assassins: the king's clues with the true pick."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import log
from typing import cast

import numpy as np

from regalia.core.record import Record
from regalia.games import registry
from regalia.games.king_and_assassins.ai import belief
from regalia.games.king_and_assassins.ai.likelihood import PickLikelihood
from regalia.games.king_and_assassins.ai.pick_prior import MEMBERS
from regalia.games.king_and_assassins.engine.constants import KING_SEAT, PICKS, SEATS
from regalia.games.king_and_assassins.manifest import KingAndAssassinsRules
from regalia.games.king_and_assassins.observation.view import View
from tools.training.regression import MultinomialLogit, Numbers
from tools.training.samples import equal_weight_per_game
from tools.training.selfplay import turn_starts

KING = SEATS[KING_SEAT]
IMPOSSIBLE = -1e9  # as a logarithm


@dataclass(frozen=True)
class BeliefSample:
    """The clues of each pick at the start of a king's turn, and the true pick."""

    clues: Numbers  # [pick, clue]
    base: Numbers  # [pick]: log prior without clues
    truth: int


def belief_samples(record: Record) -> list[BeliefSample]:
    """A sample for each start of a king's turn after the first round."""
    found = []
    for game in turn_starts(record):
        view = cast("View", game.view(KING))
        if view.phase == "king" and view.round > 1:  # before that there are no clues
            found.append(belief_sample(view, game.position()["assassins"]))
    return found


def belief_sample(view: View, assassins: Collection[str]) -> BeliefSample:
    """The sample for one view."""
    likelihood = PickLikelihood(
        view, cast("KingAndAssassinsRules", registry.rules(view.game)).boards[view.board]
    )
    by_citizen = np.array(likelihood.citizen_clues)
    clues = by_citizen[np.array(MEMBERS)].sum(axis=1)
    fits = belief.possible(view)
    base = [log(share) if fit else IMPOSSIBLE for share, fit in zip(likelihood.prior, fits, strict=True)]
    return BeliefSample(
        np.hstack([clues, np.array(likelihood.pick_clues).T]),
        np.array(base),
        PICKS.index(belief.bits(assassins)),
    )


def logit_problem(games: Sequence[Sequence[BeliefSample]]) -> MultinomialLogit:
    """All samples as one regression problem, with equal weight per game."""
    every = [sample for samples in games for sample in samples]
    return MultinomialLogit(
        np.array([sample.clues for sample in every]),
        np.array([sample.base for sample in every]),
        np.array([sample.truth for sample in every]),
        equal_weight_per_game(games),
    )

"""The belief of the king's player: exact probabilities of the 220 picks from public information.

It is the same for every seat: it uses nothing that only the assassins know, so that their search can model
the king's player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from regalia.core import contract
from regalia.games.king_and_assassins.ai.likelihood import PickLikelihood
from regalia.games.king_and_assassins.ai.likelihood_weights import NAMES, UNIFORM_SHARE, WEIGHTS
from regalia.games.king_and_assassins.ai.pick_prior import MEMBERS
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import CITIZENS, PICKS
from regalia.games.king_and_assassins.observation.view import PUBLIC, View

PICK_NAMES = [",".join(sorted(CITIZENS[i] for i in members)) for members in MEMBERS]


class Belief(contract.Belief, frozen=True, kw_only=True):
    """The probabilities of the picks (`butcher,farmer,monk`) and of the citizens, the most likely first."""

    picks: dict[str, float]
    suspects: dict[str, float]


def belief(view: View, board: Board) -> Belief:
    """The belief at a view. Raises: BadField if the events seen are inconsistent with the position."""
    shares = posterior_probabilities(view, board)
    suspects = dict.fromkeys(CITIZENS, 0.0)
    for share, members in zip(shares, MEMBERS, strict=True):
        for i in members:
            suspects[CITIZENS[i]] += share
    return Belief(
        game=view.game,
        seat=view.seat,
        picks=by_probability(dict(zip(PICK_NAMES, shares, strict=True))),
        suspects=by_probability(suspects),
    )


def by_probability(shares: Mapping[str, float]) -> dict[str, float]:
    """Sorts by descending probability."""
    return dict(sorted(shares.items(), key=lambda item: (-item[1], item[0])))


def posterior_probabilities(view: View, board: Board) -> list[float]:
    """The probability of each of the 220 picks, in the order of `PICKS`.

    Raises: BadField if the events seen are inconsistent with the position.
    """
    return combine(PickLikelihood(view, board), possible(view), [WEIGHTS.get(clue, 0.0) for clue in NAMES])


def combine(likelihood: PickLikelihood, fits: Sequence[bool], clues: Sequence[float]) -> list[float]:
    """The posterior of the picks that `fits`: prior times likelihood, with these weights of the clues."""
    scores = likelihood.log_likelihoods(clues)
    highest = max(score for score, fit in zip(scores, fits, strict=True) if fit)
    likely = [
        share * exp(score - highest) if fit else 0.0
        for share, score, fit in zip(likelihood.prior, scores, fits, strict=True)
    ]
    total, n_possible = sum(likely), sum(fits)
    return [
        (1 - UNIFORM_SHARE) * share / total + UNIFORM_SHARE * fit / n_possible
        for share, fit in zip(likely, fits, strict=True)
    ]


def possible(view: View) -> list[bool]:
    """Which picks are possible: they contain all revealed assassins and are not all gone (KA-7.5, KA-11.1).

    After the end only the true pick is possible.
    """
    if view.result is not None:
        known_pick = bits(view.assassins)
        return [pick == known_pick for pick in PICKS]
    known = bits(name for name, fate in view.assassins.items() if fate in PUBLIC)
    here = bits(view.citizens if view.phase != "deal" else CITIZENS)
    return [pick & known == known and pick & here != 0 for pick in PICKS]


def bits(names: Iterable[str]) -> int:
    """A set of citizens as bits."""
    return sum(1 << CITIZENS.index(name) for name in names)

"""Who the assassins may be: exact probabilities over the 220 picks, from what everybody has seen.

It is what the king can believe, whichever seat asks: nothing that only the assassins know goes into it, so
that their search can model him.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from regalia.core import contract
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.constants import CITIZENS, PICKS
from regalia.games.king_and_assassins.likelihood import PickLikelihood
from regalia.games.king_and_assassins.likelihood_weights import DOUBT, NAMES, WEIGHTS
from regalia.games.king_and_assassins.pick_prior import MEMBERS
from regalia.games.king_and_assassins.view import PUBLIC, View

PICK_NAMES = [",".join(sorted(CITIZENS[i] for i in members)) for members in MEMBERS]


class Belief(contract.Belief, frozen=True, kw_only=True):
    """How likely each pick is (`butcher,farmer,monk`), and each citizen to be in it; likely ones first."""

    picks: dict[str, float]
    suspects: dict[str, float]


def belief(view: View, board: Board) -> Belief:
    """What can be believed at a view. Raises: BadField where what was seen cannot have led there."""
    shares = weights(view, board)
    suspects = dict.fromkeys(CITIZENS, 0.0)
    for share, members in zip(shares, MEMBERS, strict=True):
        for i in members:
            suspects[CITIZENS[i]] += share
    return Belief(
        game=view.game,
        seat=view.seat,
        picks=likely_first(dict(zip(PICK_NAMES, shares, strict=True))),
        suspects=likely_first(suspects),
    )


def likely_first(shares: Mapping[str, float]) -> dict[str, float]:
    """The same, sorted."""
    return dict(sorted(shares.items(), key=lambda item: (-item[1], item[0])))


def weights(view: View, board: Board) -> list[float]:
    """The probability of each of the 220 picks, in the order of `PICKS`.

    Raises: BadField where what was seen cannot have led to the present.
    """
    return weighed(PickLikelihood(view, board), possible(view), [WEIGHTS.get(clue, 0.0) for clue in NAMES])


def weighed(likelihood: PickLikelihood, fits: Sequence[bool], clues: Sequence[float]) -> list[float]:
    """The probability of each pick, with these weights of the clues."""
    scores = likelihood.scores(clues)
    highest = max(score for score, fit in zip(scores, fits, strict=True) if fit)
    likely = [
        share * exp(score - highest) if fit else 0.0
        for share, score, fit in zip(likelihood.prior, scores, fits, strict=True)
    ]
    total, anybody = sum(likely), sum(fits)
    return [
        (1 - DOUBT) * share / total + DOUBT * fit / anybody for share, fit in zip(likely, fits, strict=True)
    ]


def possible(view: View) -> list[bool]:
    """Which picks can be: all who were revealed are in it, and not all of it is gone (KA-7.5, KA-11.1).

    When the game is over everybody knows who they were.
    """
    if view.result is not None:
        told = bits(view.assassins)
        return [pick == told for pick in PICKS]
    known = bits(name for name, fate in view.assassins.items() if fate in PUBLIC)
    here = bits(view.citizens if view.phase != "deal" else CITIZENS)
    return [pick & known == known and pick & here != 0 for pick in PICKS]


def bits(names: Iterable[str]) -> int:
    """A set of citizens as the rules write it."""
    return sum(1 << CITIZENS.index(name) for name in names)

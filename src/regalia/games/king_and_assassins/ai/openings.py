"""The choice of a computer player before the first card of King & Assassins: the pick."""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.games.king_and_assassins.ai.pick_prior import MEMBERS, prior_probabilities
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import CITIZENS, SQUARES
from regalia.games.king_and_assassins.observation.view import View

RESOLUTION = 1 << 30  # Rng gives integers


def opening(view: View, board: Board, rng: Rng) -> str | None:
    """A random pick from the prior (KA-4.1); None in any other phase."""
    if view.phase != "pick":
        return None
    citizens = [SQUARES[view.citizens[name]] for name in CITIZENS]
    rest = rng.below(RESOLUTION) / RESOLUTION
    picked = MEMBERS[-1]
    for share, members in zip(prior_probabilities(board, citizens), MEMBERS, strict=True):
        rest -= share
        if rest < 0:
            picked = members
            break
    return "pick:" + ",".join(sorted(CITIZENS[i] for i in picked))

"""What a good player chooses before the first card of King & Assassins: who the assassins are."""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.constants import CITIZENS, SQUARES
from regalia.games.king_and_assassins.pick_prior import MEMBERS, likelihoods
from regalia.games.king_and_assassins.view import View

GRAINS = 1 << 30  # the dice give whole numbers


def opening(view: View, board: Board, rng: Rng) -> str | None:
    """A pick (KA-4.1): one that is sensible, and that nobody can foresee; None in any other phase."""
    if view.phase != "pick":
        return None
    citizens = [SQUARES[view.citizens[name]] for name in CITIZENS]
    left = rng.below(GRAINS) / GRAINS
    picked = MEMBERS[-1]
    for share, members in zip(likelihoods(board, citizens), MEMBERS, strict=True):
        left -= share
        if left < 0:
            picked = members
            break
    return "pick:" + ",".join(sorted(CITIZENS[i] for i in picked))

"""What a good player chooses before the first card of King & Assassins: who the assassins are."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.picks import MEMBERS, likelihoods
from regalia.games.king_and_assassins.view import View

GRAINS = 1 << 30  # the dice give whole numbers


def opening(view: View, board: Board, dice: Dice) -> str | None:
    """A pick (KA-4.1): one that is sensible, and that nobody can foresee; None in any other phase."""
    if view.phase != "pick":
        return None
    citizens = [k.SQUARES[view.citizens[name]] for name in k.CITIZENS]
    left = dice.roll(GRAINS) / GRAINS
    picked = MEMBERS[-1]
    for share, members in zip(likelihoods(board, citizens), MEMBERS, strict=True):
        left -= share
        if left < 0:
            picked = members
            break
    return "pick:" + ",".join(sorted(k.CITIZENS[i] for i in picked))

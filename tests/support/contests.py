"""Small contests for tests, between built-in players and faulty bots."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from regalia.arena.limits import Limits
from regalia.arena.match import GameResult, play
from regalia.arena.pairing import Contest, create_contest

KA, KH = "king-and-assassins", "king-of-the-hill"
FAULTY_BOTS = Path(__file__).with_name("faulty_bots.py")


def faulty_bot(way: str, *more: str) -> str:
    """The player text of a faulty bot; see faulty_bots.py."""
    return "cmd:" + shlex.join([sys.executable, "-I", "-S", str(FAULTY_BOTS), way, *more])


def meeting(first: str, second: str, *, game: str = KA, seed: int = 1, **limits: Any) -> Contest:
    """A contest with one meeting."""
    return create_contest(
        game, (first, second), meetings=((0, 1),), options=(), seed=seed, limits=Limits(**limits)
    )


def games(planned: Contest, pairs: int) -> list[GameResult]:
    """Play all games of so many pairs in this process."""
    return [play(planned, fixture) for fixture in planned.fixtures(pairs)]

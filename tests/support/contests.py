"""Small contests for tests, between built-in players and faulty bots."""

from __future__ import annotations

import random
import shlex
import sys
import time
from pathlib import Path
from typing import Any

from regalia.arena.limits import Limits
from regalia.arena.match import GameResult, play
from regalia.arena.pairing import Contest, create_contest
from regalia.arena.rating import Pair, expected

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
    """Plays all games of `pairs` pairs in this process."""
    return [play(planned, fixture) for fixture in planned.fixtures(pairs)]


def simulated(rng: random.Random, *, gap: float, seat: float = 0, draws: float = 0) -> Pair:
    """Two simulated games between players of known strengths."""
    points = []
    for sign in (1, -1):
        chance = expected(gap + sign * seat)
        half = draws * min(chance, 1 - chance)
        draw = rng.random()
        points.append(1.0 if draw < chance - half else 0.5 if draw < chance + half else 0.0)
    return Pair(*points)


def is_gone(pid: int) -> bool:
    """Whether a process ends within a moment."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False

"""The table of checks: what a game must keep to, where that is looked at, and how often."""

from __future__ import annotations

from collections.abc import Callable
from enum import Flag, auto
from typing import NamedTuple

from regalia.testing import actions, chance, ending, keeping, secrecy
from regalia.testing.point import Point


class When(Flag):
    """The points of a walk at which a check makes sense."""

    BEGIN = auto()
    TURN = auto()
    CHANCE = auto()
    OVER = auto()


PLAY = When.TURN | When.CHANCE
EVER = PLAY | When.OVER


class Check(NamedTuple):
    """One promise of the contract. `rate` is the share of those points at which it is looked at."""

    name: str
    run: Callable[[Point], None]
    when: When
    rate: float

    @property
    def sentence(self) -> str:
        """What is promised, in one sentence."""
        return (self.run.__doc__ or "").strip()


# The names are values of the flag `--only` of `regalia conformance`, so they keep their words.
CHECKS = (
    # What may be done.
    Check("legal-list", actions.legal_list, When.TURN, 0.5),
    Check("notation", actions.notation, When.TURN, 1),
    Check("accepted", actions.accepted, When.TURN, 0.1),
    Check("refused", actions.refused, PLAY, 0.04),
    Check("refused-numbers", actions.refused_numbers, When.TURN, 0.05),
    Check("out-of-turn", actions.out_of_turn, When.TURN, 0.01),
    Check("perft", actions.perft, When.TURN, 0.03),
    # What is kept.
    Check("undo", keeping.undo, PLAY, 0.008),
    Check("rewind", keeping.rewind, When.OVER, 0.2),
    Check("copy", keeping.copy, PLAY, 0.02),
    Check("position", keeping.position, EVER, 0.02),
    Check("record", keeping.record, EVER, 0.01),
    Check("resume", keeping.resume, PLAY, 0.006),
    Check("determinism", keeping.determinism, When.OVER, 0.3),
    Check("fed-chance", keeping.fed_chance, When.OVER, 0.3),
    Check("export", keeping.export, EVER, 0.02),
    Check("bad-data", keeping.bad_data, EVER, 0.03),
    # Luck.
    Check("chances", chance.chances, When.CHANCE, 0.5),
    Check("draws", chance.draws, When.CHANCE, 0.1),
    Check("impossible", chance.impossible, When.CHANCE, 0.2),
    # What each seat may know.
    Check("views", secrecy.views, EVER, 0.03),
    Check("world-from", secrecy.world_from, EVER, 0.02),
    Check("redeal", secrecy.determinize, EVER, 0.03),
    Check("choices", secrecy.choices, When.TURN, 0.02),
    Check("told", secrecy.told, PLAY, 0.04),
    Check("teaches", secrecy.reveals_to, PLAY, 0.03),
    Check("shown", secrecy.observe, EVER, 0.05),
    # Beginnings, words and ends.
    Check("options", ending.options, When.BEGIN, 0.1),
    Check("texts", ending.texts, When.BEGIN, 0.1),
    Check("words", ending.words, EVER, 0.05),
    Check("termination", ending.termination, EVER, 1),
    Check("playout", ending.rollout, PLAY, 0.01),
    Check("running", ending.running, PLAY, 1),
    Check("over", ending.over, When.OVER, 1),
)

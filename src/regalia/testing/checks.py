"""The table of checks: where each runs, and how often."""

from __future__ import annotations

from collections.abc import Callable
from enum import Flag, auto
from typing import NamedTuple

from regalia.testing import actions, chance, lifecycle, persistence, presentation, secrecy
from regalia.testing.point import Point


class When(Flag):
    """The points of a random walk at which a check runs."""

    BEGIN = auto()
    TURN = auto()
    CHANCE = auto()
    OVER = auto()


PLAY = When.TURN | When.CHANCE
EVER = PLAY | When.OVER


class Check(NamedTuple):
    """A check of one part of the contract. `rate` is the share of its points at which it runs."""

    name: str
    run: Callable[[Point], None]
    when: When
    rate: float

    @property
    def sentence(self) -> str:
        """What is checked, in one sentence."""
        return (self.run.__doc__ or "").strip()


# The names are values of the flag `--only` of `regalia conformance`, so they keep their words.
CHECKS = (
    # Actions.
    Check("legal-list", actions.legal_list, When.TURN, 0.5),
    Check("notation", actions.notation, When.TURN, 1),
    Check("accepted", actions.accepted, When.TURN, 0.1),
    Check("refused", actions.refused, PLAY, 0.04),
    Check("refused-numbers", actions.refused_numbers, When.TURN, 0.05),
    Check("out-of-turn", actions.out_of_turn, When.TURN, 0.01),
    Check("perft", actions.perft, When.TURN, 0.03),
    # Undo, copies, positions, records.
    Check("undo", persistence.undo, PLAY, 0.008),
    Check("rewind", persistence.rewind, When.OVER, 0.2),
    Check("copy", persistence.copy, PLAY, 0.02),
    Check("position", persistence.position, EVER, 0.02),
    Check("record", persistence.record, EVER, 0.01),
    Check("resume", persistence.resume, PLAY, 0.006),
    Check("determinism", persistence.determinism, When.OVER, 0.3),
    Check("fed-chance", persistence.fed_chance, When.OVER, 0.3),
    Check("export", persistence.export, EVER, 0.02),
    Check("bad-data", persistence.bad_data, EVER, 0.03),
    # Chance.
    Check("chances", chance.chances, When.CHANCE, 0.5),
    Check("draws", chance.draws, When.CHANCE, 0.1),
    Check("impossible", chance.impossible, When.CHANCE, 0.2),
    # Hidden information.
    Check("views", secrecy.views, EVER, 0.03),
    Check("world-from", secrecy.world_from, EVER, 0.02),
    Check("redeal", secrecy.determinize, EVER, 0.03),
    Check("choices", secrecy.choices, When.TURN, 0.02),
    Check("told", secrecy.consistent_events, PLAY, 0.04),
    Check("teaches", secrecy.reveals_to, PLAY, 0.03),
    Check("shown", secrecy.observe, EVER, 0.05),
    # What people are shown.
    Check("details", presentation.details, EVER, 0.03),
    Check("event-notation", presentation.event_notation, EVER, 0.05),
    Check("presets", presentation.presets, When.TURN, 0.02),
    Check("reach", presentation.reach, When.TURN, 0.02),
    Check("preview", presentation.preview, When.TURN, 0.02),
    Check("explanations", presentation.explanations, When.TURN, 0.01),
    # The life of a game.
    Check("options", lifecycle.options, When.BEGIN, 0.1),
    Check("texts", lifecycle.texts, When.BEGIN, 0.1),
    Check("words", lifecycle.words, EVER, 0.05),
    Check("termination", lifecycle.termination, EVER, 1),
    Check("playout", lifecycle.rollout, PLAY, 0.01),
    Check("running", lifecycle.running, PLAY, 1),
    Check("over", lifecycle.over, When.OVER, 1),
)

"""Random walks through a game, biased towards rare actions to reach more kinds of positions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from regalia.core.constants import NOBODY
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.testing.point import rng_for, sampled_outcome

T = TypeVar("T")

MAX_EARLIER_TEXTS = 300
MAX_CLASSIFIED = 200  # with more legal actions they are not classified by their effect
SPACE = re.compile(r"([a-z])(\d+)")  # how most games name spaces; without such names a walk has no direction


class Walker:
    """Chooses the steps of one walk.

    The parameters of a walk are random: how often, in per cent, it prefers a rare kind of action, an action that
    continues its turn, and one in the direction of its seat; the direction of each seat; and a seat, or none, that
    ends its turns at once. Uniform play would rarely reach a battle or the far end of a board.
    """

    def __init__(self, seed: int) -> None:
        self.rng = rng_for(seed, "walk")
        self.rare_per_cent = 20 * self.rng.below(4)
        self.continue_per_cent = self.one_of((0, 80, 95))
        self.direction_per_cent = self.one_of((0, 60, 95))
        self.passive_seat = self.one_of((NOBODY, NOBODY, NOBODY, 0, 1))
        self.directions = [(self.rng.below(3) - 1, self.rng.below(3) - 1) for _ in range(2)]
        self.earlier_texts: list[str] = []

    def choose(self, game: Game) -> str:
        """The next step: an action of the seat to act, or a chance outcome."""
        if game.actor == CHANCE:
            return sampled_outcome(game, self.rng)
        texts = game.legal()
        self.remember(texts)
        seat = game.state.actor()
        if len(texts) <= MAX_CLASSIFIED and (
            seat == self.passive_seat or self.happens(self.continue_per_cent)
        ):
            passing, keeping, winning = classified(game)
            texts = (passing if seat == self.passive_seat else winning or keeping) or texts
        if self.happens(self.rare_per_cent):
            return self.one_of(self.one_of(by_kind(texts)))
        if self.happens(self.direction_per_cent):
            texts = [text for text in texts if distance_along(text, self.directions[seat]) > 0] or texts
        return self.one_of(texts)

    def happens(self, per_cent: int) -> bool:
        """True with this probability."""
        return self.rng.below(100) < per_cent

    def one_of(self, items: Sequence[T]) -> T:
        """A random item."""
        return items[self.rng.below(len(items))]

    def remember(self, legal: Sequence[str]) -> None:
        """Remembers a few legal texts, for checks in positions where they are illegal."""
        for text in (self.one_of(legal), self.one_of(legal)):
            if len(self.earlier_texts) < MAX_EARLIER_TEXTS:
                self.earlier_texts.append(text)
            else:
                self.earlier_texts[self.rng.below(MAX_EARLIER_TEXTS)] = text


def classified(game: Game) -> tuple[list[str], list[str], list[str]]:
    """The legal actions that end the turn, those that continue it, and those that win."""
    passing: list[str] = []
    keeping: list[str] = []
    winning: list[str] = []
    seat = game.state.actor()
    for number in game.state.legal_actions():
        after = game.state.clone()
        after.apply_unchecked(number)
        kept = keeping if after.actor() == seat else passing
        (winning if after.winner() == seat else kept).append(game.rules.notation.write(game.state, number))
    return passing, keeping, winning


def by_kind(texts: Sequence[str]) -> list[list[str]]:
    """The texts, grouped by kind."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(kind(text), []).append(text)
    return list(kinds.values())


def kind(text: str) -> str:
    """The shape of a text, which mostly determines the kind of action: `d5xd6` has the shape `a0aa0`."""
    return re.sub(r"a{3,}", "aaa", re.sub(r"[^\W\d_]", "a", re.sub(r"\d+", "0", text)))


def distance_along(text: str, direction: tuple[int, int]) -> int:
    """How far an action moves in a direction; 0 if its text does not name two spaces."""
    spaces = [(ord(column), int(row)) for column, row in SPACE.findall(text)]
    if len(spaces) < 2:
        return 0
    return sum(sign * (to - start) for sign, start, to in zip(direction, spaces[0], spaces[-1], strict=True))


def game_seed(seed: int) -> int:
    """The seed of a walk's game: long, so that no view contains its digits by chance."""
    rng = rng_for(seed, "game")
    return 2**62 + rng.below(2**31 - 1) * 2**31 + rng.below(2**31 - 1)

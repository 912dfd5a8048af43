"""The random walk through a game: drawn to what is rare, so that more than shuffling about is seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from regalia.core.constants import NOBODY
from regalia.core.game import CHANCE, Game
from regalia.core.state import ActionBuffer
from regalia.testing.point import drawn, luck

T = TypeVar("T")

MOST_HEARD = 300
MOST_SORTED = 200  # actions that are tried out before one is chosen; of more one is as good as another
SPACE = re.compile(
    r"([a-z])(\d+)"
)  # most boards name their spaces so; a walk does without where one does not


class Walker:
    """Chooses the steps of one walk.

    A walk has a temper, drawn once: how often, in per cent, it takes a rare kind of action, makes the
    most of a turn, and goes where its seat leans across the board; and a seat, or none, that only passes.
    Uniform play would hardly ever see a battle, nor the far end of a board.
    """

    def __init__(self, seed: int) -> None:
        self.rng = luck(seed, "walk")
        self.rare = 20 * self.rng.below(4)
        self.patient = self.one_of((0, 80, 95))
        self.leaning = self.one_of((0, 60, 95))
        self.idle = self.one_of((NOBODY, NOBODY, NOBODY, 0, 1))
        self.lean = [(self.rng.below(3) - 1, self.rng.below(3) - 1) for _ in range(2)]
        self.heard: list[str] = []

    def choose(self, game: Game) -> str:
        """The next step: an action of the seat to act, or an outcome of chance."""
        if game.actor == CHANCE:
            return drawn(game, self.rng)
        texts = game.legal()
        self.listen(texts)
        seat = game.state.actor()
        if len(texts) <= MOST_SORTED and (seat == self.idle or self.often(self.patient)):
            passing, keeping, winning = sorted_out(game)
            texts = (passing if seat == self.idle else winning or keeping) or texts
        if self.often(self.rare):
            return self.one_of(self.one_of(by_kind(texts)))
        if self.often(self.leaning):
            texts = [text for text in texts if drift(text, self.lean[seat]) > 0] or texts
        return self.one_of(texts)

    def often(self, per_cent: int) -> bool:
        """Whether to, this time."""
        return self.rng.below(100) < per_cent

    def one_of(self, items: Sequence[T]) -> T:
        """Any of them."""
        return items[self.rng.below(len(items))]

    def listen(self, legal: Sequence[str]) -> None:
        """Remember a few legal texts, to be tried where they are not."""
        for text in (self.one_of(legal), self.one_of(legal)):
            if len(self.heard) < MOST_HEARD:
                self.heard.append(text)
            else:
                self.heard[self.rng.below(MOST_HEARD)] = text


def sorted_out(game: Game) -> tuple[list[str], list[str], list[str]]:
    """The legal actions that give the turn away, those that keep it, and those that win."""
    passing: list[str] = []
    keeping: list[str] = []
    winning: list[str] = []
    seat, scratch = game.state.actor(), ActionBuffer()
    for number in game.state.legal_actions():
        after = game.state.clone()
        after.apply(number, scratch)
        kept = keeping if after.actor() == seat else passing
        (winning if after.winner() == seat else kept).append(game.spec.write(game.state, number))
    return passing, keeping, winning


def by_kind(texts: Sequence[str]) -> list[list[str]]:
    """The texts, those of one kind together."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(kind(text), []).append(text)
    return list(kinds.values())


def kind(text: str) -> str:
    """The shape of a text, which mostly tells what kind of action it is: `d5xd6` is `a0aa0`."""
    return re.sub(r"a{3,}", "aaa", re.sub(r"[^\W\d_]", "a", re.sub(r"\d+", "0", text)))


def drift(text: str, lean: tuple[int, int]) -> int:
    """How far an action goes the way that a walk leans, if it names the spaces it goes between."""
    spaces = [(ord(column), int(row)) for column, row in SPACE.findall(text)]
    if len(spaces) < 2:
        return 0
    return sum(way * (to - start) for way, start, to in zip(lean, spaces[0], spaces[-1], strict=True))


def game_seed(seed: int) -> int:
    """The seed of a walk's game: long, so that its digits are in no view by chance."""
    rng = luck(seed, "game")
    return 2**62 + rng.below(2**31 - 1) * 2**31 + rng.below(2**31 - 1)

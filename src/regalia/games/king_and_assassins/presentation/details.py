"""What the rules say about a view of King & Assassins, for front ends that show it and have no rules."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

import msgspec

from regalia.core.contract import Consequence, Details, Progress
from regalia.games.king_and_assassins.engine.constants import CARD_POINTS, CARDS, FATAL_WOUNDS, N_ASSASSINS
from regalia.games.king_and_assassins.formats.position import Phase
from regalia.games.king_and_assassins.observation.view import View
from regalia.games.king_and_assassins.presentation import objectives
from regalia.games.king_and_assassins.presentation.costs import CostGroup, assassin_costs, king_costs

Group = Literal["king", "knights", "assassins"]
# (KA-6, KA-7, KA-9) Whose points a turn uses.
ACTING: dict[Phase, tuple[Group, ...]] = {"king": ("king", "knights"), "assassins": ("assassins",)}
WITH_FETTERS = frozenset(card for card, fetters in zip(CARDS, CARD_POINTS[3::4], strict=True) if fetters)


class CardCount(msgspec.Struct, frozen=True):
    """A kind of round card, and how many of it are left."""

    card: str
    count: int


class KingAndAssassinsDetails(Details, frozen=True, kw_only=True):
    """Rounds, points in use and numbers of the rules."""

    rounds: int  # of the whole game (KA-3.3)
    assassins: int  # how many are picked (KA-4.1)
    fatal_wounds: int  # how many wounds kill the king (KA-11.3)
    acting: tuple[Group, ...]  # whose points this turn uses
    unused: int  # points that the seat to act has left
    fetters: Literal["free", "used"] | None  # in the king's turn with fetters: may he still capture? (KA-7.4)
    enemies: list[str]  # spaces of the pieces that the seat to act attacks instead of shoving them
    deck: tuple[CardCount, ...]  # the remaining cards, sorted
    progress: dict[
        objectives.Seat, tuple[Progress, ...]
    ]  # of each side with its objectives; empty before the pick
    if_round_ended: objectives.Seat | None  # who would win then; None before the last round (KA-11.4)
    consequences: list[Consequence]  # of ending the turn in the last round, for the king player to act
    costs: tuple[CostGroup, ...]  # of the actions of the seat to act; empty outside turns


def details(view: View) -> KingAndAssassinsDetails:
    """The details of a view."""
    return KingAndAssassinsDetails(
        rounds=view.round + len(view.deck),
        assassins=N_ASSASSINS,
        fatal_wounds=FATAL_WOUNDS,
        acting=ACTING.get(view.phase, ()),
        unused=unused(view),
        fetters=fetters(view),
        enemies=enemies(view),
        deck=card_counts(tuple(view.deck)),
        progress=objectives.progress(view),
        if_round_ended=objectives.verdict(view),
        consequences=objectives.consequences(view),
        costs=costs(view),
    )


def unused(view: View) -> int:
    """The points that the seat to act has left (KA-5.2)."""
    if view.phase == "king":
        return view.left.king + view.left.knights
    return view.left.assassins if view.phase == "assassins" else 0


def fetters(view: View) -> Literal["free", "used"] | None:
    """Whether the fetters of this round's card can be used; None outside a king's turn with fetters (KA-7.4)."""
    if view.phase != "king" or view.card not in WITH_FETTERS:
        return None
    return "used" if view.captured_this_round else "free"


def enemies(view: View) -> list[str]:
    """The king and the knights for the assassins (KA-10.3, KA-10.4), revealed assassins for the king (KA-7.3)."""
    if view.phase == "assassins":
        return [*view.knights, *([view.king] if view.king else [])]
    if view.phase != "king":
        return []
    return [space for name, space in view.citizens.items() if view.assassins.get(name) == "revealed"]


def costs(view: View) -> tuple[CostGroup, ...]:
    """The costs of the actions of the seat to act."""
    if view.phase == "king":
        return king_costs(view.left.king, view.left.knights, fetters(view))
    return assassin_costs(view.left.assassins, view.kills_this_turn) if view.phase == "assassins" else ()


@lru_cache(maxsize=256)  # the deck is the same for all seats and through a whole round
def card_counts(deck: tuple[str, ...]) -> tuple[CardCount, ...]:
    """The cards of a deck, each kind once, sorted."""
    return tuple(CardCount(card, count) for card, count in sorted(Counter(deck).items()))

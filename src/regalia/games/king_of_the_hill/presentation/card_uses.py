"""What the cards of each suit do, and how many cards units defend with."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, cast

import msgspec

from regalia.games.king_of_the_hill.engine import units
from regalia.games.king_of_the_hill.formats.notation import JOKER
from regalia.games.king_of_the_hill.formats.position_schema import Type

Suit = Literal["C", "D", "H", "S"]
Direction = Literal["straight", "diagonal"]
# (KH-2.4, KH-8.1, KH-9.1) The directions in which a card moves units and attacks.
DIRECTIONS: dict[Suit, Direction] = {"C": "straight", "S": "diagonal", "D": "straight", "H": "diagonal"}
SUIT_ORDER: tuple[Suit, ...] = ("C", "S", "D", "H")  # black suits first
USES: dict[Suit, Literal["move", "attack"]] = {"C": "move", "S": "move", "D": "attack", "H": "attack"}


class SuitUse(msgspec.Struct, frozen=True):
    """What a card of a suit does (KH-2.4), and how many of them the seat holds, jokers included."""

    suit: Suit
    use: Literal["move", "attack"]
    direction: Direction
    held: int


class DefenceCards(msgspec.Struct, frozen=True):
    """How many cards a unit of a type draws in defence, before anything else is added or taken off (KH-9.2)."""

    type: Type
    close: int
    shot: int


@lru_cache(maxsize=1024)
def suit_uses(hand: tuple[str, ...]) -> tuple[SuitUse, ...]:
    """The uses of the suits, with the cards of a hand."""
    held = [card if card == JOKER else card[1] for card in hand]
    jokers = held.count(JOKER)
    return tuple(
        SuitUse(suit, USES[suit], DIRECTIONS[suit], held.count(suit) + jokers) for suit in SUIT_ORDER
    )


@lru_cache(maxsize=256)
def defence_cards(types: frozenset[str]) -> tuple[DefenceCards, ...]:
    """The defence cards of some types, in the order of the rules."""
    return tuple(
        DefenceCards(cast("Type", unit.name), unit.close, unit.shot)
        for unit in units.UNITS
        if unit.name in types
    )

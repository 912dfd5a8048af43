"""The spaces that a unit of King of the Hill can move to with one card, or with a card of each suit."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.contract import ReachableSpace
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation

MOVEMENT = (constants.MOVE, constants.VIGOUR)  # (KH-8.1, KH-13.1)
# One card of each black suit: the rank does not matter for movement (KH-8.1).
BLACK_CARDS = {suit: notation.card_number(constants.RANKS[0] + suit) for suit in ("C", "S")}


def reach(world: KingOfTheHillState, space: str, card: str | None) -> list[ReachableSpace]:
    """The spaces that the unit on a space can move to; without a card, by each black suit, held or not (KH-2.4)."""
    if world.phase != constants.ACTION or side_at(world, space) != world.seat:
        return []
    if card is not None:
        return by_card(world, space, card)
    found: dict[str, list[str]] = {}
    for suit, number in BLACK_CARDS.items():
        for to in destinations(world, space, number):
            found.setdefault(to, []).append(suit)
    return [ReachableSpace(space=to, by=tuple(found[to])) for to in sorted(found)]


def by_card(world: KingOfTheHillState, space: str, card: str) -> list[ReachableSpace]:
    """The moves of a unit by a card of the hand, a joker as each suit."""
    found: dict[str, tuple[str, str]] = {}
    for action in world.legal_actions():
        move = notation.parse(notation.write(world, action)) if action // constants.KIND in MOVEMENT else None
        if not isinstance(move, notation.MoveUnit) or move.start != space or move.to == notation.OFF:
            continue
        if held(move.card) == card:
            found.setdefault(move.to, (notation.write(world, action), move.card[1]))
    return [
        ReachableSpace(space=to, actions=(text,), by=(suit,)) for to, (text, suit) in sorted(found.items())
    ]


def destinations(world: KingOfTheHillState, space: str, card: int) -> Iterator[str]:
    """The spaces that the unit on a space, of either side, could move to if its side held just this card."""
    side = side_at(world, space)
    if side is None:
        return
    supposed = world.clone()
    supposed.seat = side
    hands = list(supposed.hand)
    hands[supposed.seat] = 1 << card
    supposed.hand = hands
    first = notation.pack(constants.MOVE, card, constants.SQUARES[space])
    for action in supposed.legal_actions():
        if first <= action < first + constants.OFF:
            yield constants.SPACES[action - first]


def side_at(world: KingOfTheHillState, space: str) -> int | None:
    """The side of the unit on a space; None if there is none."""
    for unit, square in enumerate(world.at):
        if square == constants.SQUARES[space]:
            return unit // constants.N_SLOTS
    return None


def held(card: str) -> str:
    """A card that is used, as it is held: a joker has no suit there."""
    return notation.JOKER if card.startswith("*") else card

"""The actions that a player may have in mind for a unit or a card, legal or not: an explanation of it tries them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from regalia.core.contract import Subject
from regalia.games.king_of_the_hill.engine import board_queries, constants, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats.notation import HELD_NAMES, JOKER, names
from regalia.games.king_of_the_hill.formats.play_refusals import enemy, own

BLACK, RED = "CS", "DH"


def intended_actions(state: KingOfTheHillState, legal: Sequence[str], subject: Subject) -> list[str]:
    """What the seat to act may want to do with a unit, against a unit, or with a card."""
    if subject.card is not None:
        return list(card_actions(state, legal, subject.card)) if subject.card in HELD_NAMES else []
    space = subject.space or ""
    if state.phase in (constants.FLEE, constants.RETREAT):
        return [f"{'flee' if state.phase == constants.FLEE else 'retreat'}:{space}"]
    if state.phase != constants.ACTION:
        return []
    hand = names(state.hand[state.seat])
    if own(state, space):
        return [*moves(legal, space, of_colour(hand, BLACK)), *attacks(state, space, of_colour(hand, RED))]
    return list(attacks_on(state, space, of_colour(hand, RED))) if enemy(state, space) else []


def of_colour(hand: Sequence[str], suits: str) -> list[str]:
    """A card of each of these suits, a joker if there is no other; without any, the first card of the hand.

    The refusal of a card of the other colour says what the hand lacks (KH-2.4).
    """
    found = [next((card for card in hand if card[1] == suit), None) for suit in suits]
    if JOKER in hand:
        found = [card or f"*{suit}" for card, suit in zip(found, suits, strict=True)]
    held = [card for card in found if card is not None]
    return held or list(hand[:1])


def moves(legal: Sequence[str], space: str, cards: Iterable[str]) -> Iterator[str]:
    """(KH-8) A legal move with each card; without one, the steps to all adjacent spaces."""
    for card in cards:
        possible = next((action for action in legal if action.startswith(f"{card} {space}-")), None)
        yield from [possible] if possible else [f"{card} {space}-{to}" for to in beside(space)]


def attacks(state: KingOfTheHillState, space: str, cards: Sequence[str]) -> Iterator[str]:
    """(KH-9.1, KH-10.1) Attacks of a unit with each card on the enemies in its range, or on the nearest one."""
    kind = units.UNITS[state.types[state.unit_on(constants.SQUARES[space])]]
    foes = sorted(spaces_of(state, 1 - state.seat), key=lambda foe: distance(space, foe))
    near = [foe for foe in foes if distance(space, foe) <= max(1, kind.range)] or foes[:1]
    yield from (f"{card} {space}x{foe}" for foe in near for card in cards)


def attacks_on(state: KingOfTheHillState, space: str, cards: Sequence[str]) -> Iterator[str]:
    """The same attacks of one's own units on an enemy."""
    mine = sorted(spaces_of(state, state.seat), key=lambda start: distance(start, space))
    near = [start for start in mine if distance(start, space) <= max(1, range_of(state, start))] or mine[:1]
    yield from (f"{card} {start}x{space}" for start in near for card in cards)


def card_actions(state: KingOfTheHillState, legal: Sequence[str], card: str) -> Iterator[str]:
    """An example of each legal use of a card, and what its colour is for."""
    cards = [f"*{suit}" for suit in "CSDH"] if card == JOKER else [card]
    if state.phase == constants.BID:
        yield f"bid:{card}"
    elif state.phase == constants.DEFEND:
        source = "draw" if card in names(state.drawn) else "hand"
        yield from (f"{source}:{each}" for each in (cards if card != JOKER else ["*C", "*D"]))
    elif state.phase != constants.ACTION:
        yield f"{card} burn"  # its refusal says what is to be decided
    else:
        for each in cards:
            yield from plays(state, legal, each)
        yield from (action for action in legal if action == f"{card} burn")


def plays(state: KingOfTheHillState, legal: Sequence[str], card: str) -> Iterator[str]:
    """One legal action for each use of a card; without a move or an attack, those of all units."""
    uses = {use_of(action): action for action in reversed(legal) if action.startswith(f"{card} ")}
    yield from uses.values()
    usual = "-" if card[1] in BLACK else "x"
    if usual not in uses:
        for space in spaces_of(state, state.seat):
            yield from moves(legal, space, [card]) if usual == "-" else attacks(state, space, [card])


def use_of(action: str) -> str:
    """The use of a card: `-` for a move, `x` for an attack, else its verb."""
    play = action.partition(" ")[2]
    return play.partition(":")[0] if ":" in play else "x" if "x" in play else "-" if "-" in play else play


def beside(space: str) -> list[str]:
    """The adjacent spaces (KH-1.1)."""
    squares = [constants.beside(constants.SQUARES[space], d) for d in range(8)]
    return [constants.SPACES[square] for square in squares if square != constants.NOWHERE]


def spaces_of(state: KingOfTheHillState, side: int) -> list[str]:
    """The spaces of the units of a side."""
    slots = range(constants.N_SLOTS * side, constants.N_SLOTS * (side + 1))
    return [constants.SPACES[state.at[slot]] for slot in slots if state.at[slot] >= 0]


def range_of(state: KingOfTheHillState, space: str) -> int:
    """The range of the unit on a space; 0 if it does not shoot."""
    return units.UNITS[state.types[state.unit_on(constants.SQUARES[space])]].range


def distance(start: str, to: str) -> int:
    """(KH-1.1) The distance between two spaces."""
    return board_queries.distance(constants.SQUARES[start], constants.SQUARES[to])

"""The probability that a unit is lost in a fight, over the cards that a seat has not seen. Exact, in fractions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Literal, NamedTuple

Drawn = Literal["lost", "flees", "holds"]  # the best that a drawn card does for the unit
Held = Literal["nothing", "saves", "counters"]  # the best that a card in the hand does


class CardValue(NamedTuple):
    """What a card would do for the unit: drawn, and in the hand."""

    drawn: Drawn
    held: Held


@dataclass(frozen=True)
class Cards:
    """The cards of a fight. The pile and the hidden part of the hand are a random split of the unseen cards."""

    unseen: Sequence[CardValue]
    draws: int  # from the pile
    hidden: int  # cards of the hand that are unseen
    known: Sequence[CardValue] = ()  # cards of the hand that are known
    reshuffled: Sequence[CardValue] = ()  # the discard pile, if the pile runs out (KH-2.3)
    more_draws: int = 0  # from the reshuffled cards


class Odds(NamedTuple):
    """Probabilities from the drawn cards alone, then with the hand."""

    destroyed: Fraction
    flees: Fraction  # it can only flee
    holds: Fraction  # it can stay
    destroyed_with_hand: Fraction
    countered: Fraction  # the hand has a card that counter-attacks


def odds(cards: Cards) -> Odds:
    """The probabilities of a fight in which the defender saves the unit if the cards allow it."""
    lost = none_drawn(cards, ("flees", "holds"))
    not_held = none_drawn(cards, ("holds",))
    return Odds(lost, not_held - lost, 1 - not_held, lost_with_hand(cards), countered(cards))


def none_drawn(cards: Cards, values: Sequence[Drawn]) -> Fraction:
    """The probability that no drawn card has one of these values."""
    pile = sum(card.drawn in values for card in cards.unseen)
    again = sum(card.drawn in values for card in cards.reshuffled)
    return none_of(pile, len(cards.unseen), cards.draws) * none_of(
        again, len(cards.reshuffled), cards.more_draws
    )


def none_of(wanted: int, total: int, drawn: int) -> Fraction:
    """The probability that cards drawn from a total contain none of the wanted ones (hypergeometric)."""
    return Fraction(comb(total - wanted, drawn), comb(total, drawn))


def lost_with_hand(cards: Cards) -> Fraction:
    """The probability that neither a drawn card nor one of the hand saves the unit.

    Drawn cards that would save it only from the hand leave fewer such cards for the hand: the sum goes over their
    number.
    """
    if any(card.held != "nothing" for card in cards.known):
        return Fraction(0)
    useless = [card for card in cards.unseen if card.drawn == "lost"]
    only_held = sum(card.held != "nothing" for card in useless)
    neither = len(useless) - only_held
    free = sum(card.held == "nothing" for card in cards.unseen)  # cards that do not help in the hand
    total, draws, hidden = len(cards.unseen), cards.draws, cards.hidden
    ways = sum(
        comb(only_held, taken) * comb(neither, draws - taken) * comb(free - (draws - taken), hidden)
        for taken in range(max(0, draws - neither), min(only_held, draws) + 1)
    )
    again = sum(card.drawn != "lost" for card in cards.reshuffled)
    return Fraction(ways, comb(total, draws) * comb(total - draws, hidden)) * none_of(
        again, len(cards.reshuffled), cards.more_draws
    )


def countered(cards: Cards) -> Fraction:
    """The probability that the hand has a card that counter-attacks."""
    if any(card.held == "counters" for card in cards.known):
        return Fraction(1)
    wanted = sum(card.held == "counters" for card in cards.unseen)
    return 1 - none_of(wanted, len(cards.unseen), cards.hidden)

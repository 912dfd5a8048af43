"""The odds of a fight, compared with an enumeration of all deals of small decks."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from regalia.games.king_of_the_hill.presentation.duel_odds import Cards, CardValue, Drawn, Held, Odds, odds

DRAWN: tuple[Drawn, ...] = ("lost", "flees", "holds")
HELD: tuple[Held, ...] = ("nothing", "saves", "counters")


def random_cards(rng: Random) -> Cards:
    """A small fight: up to seven unseen cards, a known hand card now and then, sometimes a reshuffle."""

    def deck(size: int) -> list[CardValue]:
        return [CardValue(rng.choice(DRAWN), rng.choice(HELD)) for _ in range(size)]

    unseen = deck(rng.randint(1, 7))
    hidden = rng.randint(0, min(3, len(unseen)))
    pile = len(unseen) - hidden
    draws = rng.randint(0, min(3, pile))
    again = deck(rng.randint(0, 4)) if draws == pile else []
    return Cards(
        unseen=unseen,
        draws=draws,
        hidden=hidden,
        known=deck(1) if rng.random() < 0.2 else [],
        reshuffled=again,
        more_draws=rng.randint(0, min(2, len(again))),
    )


def deals(cards: Cards) -> Iterator[tuple[list[CardValue], list[CardValue]]]:
    """All equally likely pairs of drawn cards and hand."""
    everything = range(len(cards.unseen))
    for drawn in combinations(everything, cards.draws):
        rest = [number for number in everything if number not in drawn]
        for hand in combinations(rest, cards.hidden):
            for more in combinations(cards.reshuffled, cards.more_draws):
                yield (
                    [*(cards.unseen[number] for number in drawn), *more],
                    [*(cards.unseen[number] for number in hand), *cards.known],
                )


def enumerated(cards: Cards) -> Odds:
    """The odds by counting deals in which the defender takes the best answer."""
    every = list(deals(cards))
    best = [max((DRAWN.index(card.drawn) for card in drawn), default=0) for drawn, _ in every]
    saved = [any(card.held != "nothing" for card in hand) for _, hand in every]
    countered = [any(card.held == "counters" for card in hand) for _, hand in every]

    def share(count: int) -> Fraction:
        return Fraction(count, len(every))

    return Odds(
        destroyed=share(best.count(0)),
        flees=share(best.count(1)),
        holds=share(best.count(2)),
        destroyed_with_hand=share(
            sum(not drawn and not held for drawn, held in zip(best, saved, strict=True))
        ),
        countered=share(sum(countered)),
    )


@pytest.mark.parametrize("seed", range(60))
def test_the_odds_are_those_of_an_enumeration_of_all_deals(seed: int) -> None:
    cards = random_cards(Random(seed))
    assert odds(cards) == enumerated(cards)


def test_without_defence_cards_only_the_hand_can_save_a_unit() -> None:
    cards = Cards(
        unseen=[CardValue("holds", "saves")] * 2 + [CardValue("lost", "nothing")] * 2, draws=0, hidden=1
    )
    assert odds(cards).destroyed == 1
    assert odds(cards).destroyed_with_hand == Fraction(1, 2)


def test_the_drawn_outcomes_of_a_fight_add_up_to_one() -> None:
    found = odds(random_cards(Random(1)))
    assert found.destroyed + found.flees + found.holds == 1

"""What a seat of King of the Hill can believe of cards that it cannot see: how likely each is in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb

from regalia.core import contract
from regalia.games.king_of_the_hill.position_schema import SIDES, Side
from regalia.games.king_of_the_hill.view import View


class Belief(contract.Belief, frozen=True, kw_only=True):
    """For each hand that the seat cannot see, how likely each card is in it; likely ones first.

    A bid that lies face down is still of the hand. Of the two jokers, whom nobody can tell apart, it is how
    likely at least one is there. Cards that are not listed are somewhere else.
    """

    hands: dict[Side, dict[str, float]]


def belief(view: View) -> Belief:
    """What can be believed at a view: any deal that fits what was seen is as likely as any other."""
    hands = {side: hidden_hand(view, side) for side in SIDES if side not in view.hands}
    return Belief(game=view.game, seat=view.seat, hands=hands)


def hidden_hand(view: View, side: Side) -> dict[str, float]:
    """How likely each card is in a hand: those that can be told, and some of all that cannot be placed."""
    certain = view.known_sizes.of(side)
    hidden_bid = view.phase == "bid" and side in view.bidders
    size = view.hand_sizes.of(side) + hidden_bid
    # A spectator knows what both hands hold together, and not which has which.
    told = view.known.get(side) or view.held
    known = shares(told, certain)
    others = shares(view.unseen, size - certain)
    both = {
        card: 1 - (1 - known.get(card, 0.0)) * (1 - others.get(card, 0.0)) for card in {**known, **others}
    }
    return dict(sorted(both.items(), key=lambda item: (-item[1], item[0])))


def shares(cards: Sequence[str], n: int) -> dict[str, float]:
    """How likely each card is among n that are taken from some at random."""
    if n == 0:
        return {}
    ways = comb(len(cards), n)
    return {card: 1 - comb(len(cards) - same, n) / ways for card, same in Counter(cards).items()}

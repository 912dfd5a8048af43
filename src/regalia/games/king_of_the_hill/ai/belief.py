"""The belief of a seat about hidden hands: the probability that each card is in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb

from regalia.core import contract
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Side
from regalia.games.king_of_the_hill.observation.view import View


class Belief(contract.Belief, frozen=True, kw_only=True):
    """For each hidden hand, the probability that each card is in it, in descending order.

    A face-down bid counts as part of the hand. For the two jokers, which cannot be distinguished, it is the
    probability of at least one. Cards that are not listed are not in the hand.
    """

    hands: dict[Side, dict[str, float]]


def belief(view: View) -> Belief:
    """The belief at a view: a uniform distribution over all deals that are consistent with it."""
    hands = {side: hidden_hand(view, side) for side in SIDES if side not in view.hands}
    return Belief(game=view.game, seat=view.seat, hands=hands)


def hidden_hand(view: View, side: Side) -> dict[str, float]:
    """The probability of each card in a hidden hand, from its known cards and the unseen ones."""
    certain = view.known_sizes.of(side)
    hidden_bid = view.phase == "bid" and side in view.bidders
    size = view.hand_sizes.of(side) + hidden_bid
    # A spectator knows which cards both hands hold, but not which hand holds which.
    listed = view.known.get(side) or view.held
    known = shares(listed, certain)
    others = shares(view.unseen, size - certain)
    both = {
        card: 1 - (1 - known.get(card, 0.0)) * (1 - others.get(card, 0.0)) for card in {**known, **others}
    }
    return dict(sorted(both.items(), key=lambda item: (-item[1], item[0])))


def shares(cards: Sequence[str], n: int) -> dict[str, float]:
    """The probability that each card is among n cards drawn from `cards` at random."""
    if n == 0:
        return {}
    ways = comb(len(cards), n)
    return {card: 1 - comb(len(cards) - same, n) / ways for card, same in Counter(cards).items()}

"""The cards of King of the Hill: drawing, shuffling, and resampling of the cards that a seat cannot know.

The C types are in cards.pxd.
"""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.board_queries import BoardQueries


class Cards(BoardQueries):
    """A state with operations on hands and pile."""

    def bit(self, card: int) -> int:
        """The set with one card."""
        one = 1
        return one << card

    def count(self, cards: int) -> int:
        """The number of cards in a set."""
        n = 0
        while cards:
            cards = cards & (cards - 1)
            n += 1
        return n

    def push_bits(self, cards: int, out: ActionBuffer) -> None:
        """Pushes each card of a set; the two jokers are separate cards."""
        for card in range(constants.N_CARDS):
            if (cards >> card) & 1:
                out.c_push(card)

    def take_from_hand(self, side: int, card: int) -> int:
        """Removes a played card, maybe a joker with a named suit, from a hand; which of the 54 cards it was."""
        if card >= constants.JOKER:
            card = self.joker_of(side)
        self.hand[side] = self.hand[side] & ~self.bit(card)
        self.known[side] = self.known[side] & ~self.bit(card)
        return card

    def joker_of(self, side: int) -> int:
        """The joker that leaves a hand: a publicly known one first, because players cannot distinguish the two."""
        cards = self.hand[side] & self.known[side]
        if not cards >> constants.JOKER:
            cards = self.hand[side]
        return constants.JOKER if (cards >> constants.JOKER) & 1 else constants.JOKER + 1

    def draw_card(self) -> int:
        """Draws the next card of the pile, which must not be empty."""
        card = self.pile[self.top]
        self.top += 1
        return card

    def build_pile(self, order: ActionBuffer) -> None:
        """(KH-2.3, KH-6.1) Makes the shuffled cards the new pile.

        If the pile ran out in the middle of a turn, all other cards have been seen, so both hands become
        publicly known.
        """
        for side in range(2):
            held = self.hand[side]
            if self.bid[side] != constants.NO_CARD:
                held = held | self.bit(self.bid[side])
            self.known[side] = (
                0 if self.task == constants.FOR_HANDS or self.task == constants.FOR_NOTHING else held
            )
        for i in range(order.n):
            self.pile[i] = order.a[i]
        self.top = 0
        self.size = order.n
        self.shuffling = 0

    def shuffle(self, cards: ActionBuffer, rng: Rng) -> None:
        """Shuffles uniformly (Fisher-Yates)."""
        for i in range(cards.n - 1, 0, -1):
            j = rng.c_below(i + 1)
            card = cards.a[i]
            cards.a[i] = cards.a[j]
            cards.a[j] = card

    def draw_needed(self) -> bool:
        """Draws the needed cards; False if a shuffle must come first.

        (KH-2.3) An empty pile is rebuilt from the discard by chance. If the discard is empty too, no more cards
        are drawn.
        """
        while self.need > 0:
            if self.top == self.size:
                if self.discard:
                    self.shuffling = self.discard
                    self.discard = 0
                    self.phase = constants.SHUFFLE
                    return False
                self.need = 0
                break
            self.need -= 1
            self.deal_card(self.draw_card())
        return True

    def deal_card(self, card: int) -> None:
        """Moves a drawn card to a hand, to the defence cards or to the tie, by the current task."""
        if self.task == constants.FOR_HANDS:
            side = self.first if self.count(self.hand[self.first]) < constants.HAND_SIZE else 1 - self.first
            self.hand[side] = self.hand[side] | self.bit(card)
        elif self.task == constants.FOR_REDRAW:
            self.hand[self.seat] = self.hand[self.seat] | self.bit(card)
        elif self.task == constants.FOR_DEFENCE:
            self.drawn = self.drawn | self.bit(card)
        elif self.bid[self.first] == constants.NO_CARD:
            self.bid[self.first] = card
        else:
            self.bid[1 - self.first] = card

    # Determinization.

    def determinize_cards(self, seat: int, rng: Rng) -> None:
        """Resamples the unknown cards of the other hands together with the pile, uniformly."""
        left = self.size - self.top
        for i in range(left):
            self.pile[i] = self.pile[self.top + i]
        no_pile = self.phase == constants.SHUFFLE and self.task == constants.FOR_NOTHING
        if no_pile:  # loaded without a pile: the cards to be shuffled are as unknown as the hands
            left = self.append_to_pile(self.shuffling, 0)
        blue = 0 if seat == constants.BLUE else self.return_hidden_cards(constants.BLUE, left)
        red = 0 if seat == constants.RED else self.return_hidden_cards(constants.RED, left + blue)
        self.top = 0
        self.size = left + blue + red
        self.shuffle_pile(rng)
        if seat == constants.SPECTATOR_INDEX:
            self.split_known(rng)
        self.deal_from_pile(constants.BLUE, blue)
        self.deal_from_pile(constants.RED, red)
        for side in range(2):
            if side != seat and self.phase == constants.BID and self.bid[side] != constants.NO_CARD:
                self.resample_bid(side, rng)
        if no_pile:
            self.shuffling = 0
            for i in range(self.size):
                self.shuffling = self.shuffling | self.bit(self.pile[i])
            self.size = 0

    def return_hidden_cards(self, side: int, n: int) -> int:
        """Moves the unknown cards of a hand, its hidden bid included, to the pile after n others; their number."""
        if self.phase == constants.BID and self.bid[side] != constants.NO_CARD:
            self.hand[side] = self.hand[side] | self.bit(self.bid[side])
        unknown = self.hand[side] & ~self.known[side]
        self.hand[side] = self.hand[side] & self.known[side]
        return self.append_to_pile(unknown, n)

    def append_to_pile(self, cards: int, n: int) -> int:
        """Writes a set of cards to the pile after n others; their number."""
        laid = 0
        for card in range(constants.N_CARDS):
            if (cards >> card) & 1:
                self.pile[n + laid] = card
                laid += 1
        return laid

    def shuffle_pile(self, rng: Rng) -> None:
        for i in range(self.size - 1, 0, -1):
            j = rng.c_below(i + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card

    def split_known(self, rng: Rng) -> None:
        """Redistributes the known cards between the hands: a spectator does not know which hand holds which."""
        cards = self.known[constants.BLUE] | self.known[constants.RED]
        n = self.count(cards)
        blue = self.count(self.known[constants.BLUE])
        self.known[constants.BLUE] = self.known[constants.RED] = 0
        for card in range(constants.N_CARDS):
            if (cards >> card) & 1:
                side = constants.BLUE if rng.c_below(n) < blue else constants.RED
                self.known[side] = self.known[side] | self.bit(card)
                blue -= side == constants.BLUE
                n -= 1
        self.hand[constants.BLUE] = self.known[constants.BLUE]
        self.hand[constants.RED] = self.known[constants.RED]

    def deal_from_pile(self, side: int, n: int) -> None:
        """Moves the last n cards of the pile to a hand."""
        for _ in range(n):
            self.size -= 1
            self.hand[side] = self.hand[side] | self.bit(self.pile[self.size])

    def resample_bid(self, side: int, rng: Rng) -> None:
        """Replaces a hidden bid by a uniformly random card of the hand."""
        n = rng.c_below(self.count(self.hand[side]))
        card = 0
        while n > 0 or not (self.hand[side] >> card) & 1:
            n -= (self.hand[side] >> card) & 1
            card += 1
        self.bid[side] = card
        self.hand[side] = self.hand[side] & ~self.bit(card)

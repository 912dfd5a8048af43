"""The cards of King of the Hill: drawn, shuffled, discarded, and what a seat can tell of them.

The C types are in cards.pxd.
"""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill import constants
from regalia.games.king_of_the_hill.board_queries import BoardQueries


class Cards(BoardQueries):
    """The table with its cards in motion."""

    def bit(self, card: int) -> int:
        """The set that holds one card."""
        one = 1
        return one << card

    def count(self, cards: int) -> int:
        """How many cards are in a set."""
        n = 0
        while cards:
            cards = cards & (cards - 1)
            n += 1
        return n

    def push_bits(self, cards: int, out: ActionBuffer) -> None:
        """Each card of a set, jokers one by one."""
        for card in range(constants.N_CARDS):
            if (cards >> card) & 1:
                out.c_push(card)

    def take_from_hand(self, side: int, card: int) -> int:
        """Take a played card, which may be a named joker, out of a hand; which of the 54 it was."""
        if card >= constants.JOKER:
            card = self.joker_of(side)
        self.hand[side] = self.hand[side] & ~self.bit(card)
        self.known[side] = self.known[side] & ~self.bit(card)
        return card

    def joker_of(self, side: int) -> int:
        """Which joker leaves a hand: the one that can be told, if any, for nobody sees them apart."""
        cards = self.hand[side] & self.known[side]
        if not cards >> constants.JOKER:
            cards = self.hand[side]
        return constants.JOKER if (cards >> constants.JOKER) & 1 else constants.JOKER + 1

    def draw_card(self) -> int:
        """The next card of the pile, which is not empty."""
        card = self.pile[self.top]
        self.top += 1
        return card

    def lay(self, order: ActionBuffer) -> None:
        """(KH-2.3, KH-6.1) Make a pile of the shuffled cards.

        When the pile has run out in the middle of a turn, whoever has watched the discards can tell
        what is in the other hand.
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
        """Any order is as likely as any other."""
        for i in range(cards.n - 1, 0, -1):
            j = rng.c_below(i + 1)
            card = cards.a[i]
            cards.a[i] = cards.a[j]
            cards.a[j] = card

    def draw_needed(self) -> bool:
        """Draw what is needed; whether that is done.

        (KH-2.3) An empty pile is made anew, which chance must do first; where it cannot be, that is all.
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
            self.give(self.draw_card())
        return True

    def give(self, card: int) -> None:
        """Bring a drawn card to where it is needed."""
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

    # What a seat cannot know.

    def redeal_cards(self, seat: int, rng: Rng) -> None:
        """The cards of the other hands that nobody can tell change places with those of the pile."""
        left = self.size - self.top
        for i in range(left):
            self.pile[i] = self.pile[self.top + i]
        no_pile = self.phase == constants.SHUFFLE and self.task == constants.FOR_NOTHING
        if no_pile:  # a position loaded without one: what chance is to shuffle is as unknown as the hands
            left = self.put_down(self.shuffling, 0)
        blue = 0 if seat == constants.BLUE else self.lay_down(constants.BLUE, left)
        red = 0 if seat == constants.RED else self.lay_down(constants.RED, left + blue)
        self.top = 0
        self.size = left + blue + red
        self.shuffle_pile(rng)
        if seat == constants.SPECTATOR_INDEX:
            self.split_known(rng)
        self.take_up(constants.BLUE, blue)
        self.take_up(constants.RED, red)
        for side in range(2):
            if side != seat and self.phase == constants.BID and self.bid[side] != constants.NO_CARD:
                self.bid_again(side, rng)
        if no_pile:
            self.shuffling = 0
            for i in range(self.size):
                self.shuffling = self.shuffling | self.bit(self.pile[i])
            self.size = 0

    def lay_down(self, side: int, n: int) -> int:
        """Put the unknown cards of a hand, a hidden bid among them, behind n others; how many."""
        if self.phase == constants.BID and self.bid[side] != constants.NO_CARD:
            self.hand[side] = self.hand[side] | self.bit(self.bid[side])
        unknown = self.hand[side] & ~self.known[side]
        self.hand[side] = self.hand[side] & self.known[side]
        return self.put_down(unknown, n)

    def put_down(self, cards: int, n: int) -> int:
        """Put a set of cards behind n others of the pile; how many."""
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
        """A spectator can tell which cards the two hands hold, and not which hand holds which."""
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

    def take_up(self, side: int, n: int) -> None:
        """Take the last n cards of the pile into a hand."""
        for _ in range(n):
            self.size -= 1
            self.hand[side] = self.hand[side] | self.bit(self.pile[self.size])

    def bid_again(self, side: int, rng: Rng) -> None:
        """Any card of the hand may be the one that lies face down."""
        n = rng.c_below(self.count(self.hand[side]))
        card = 0
        while n > 0 or not (self.hand[side] >> card) & 1:
            n -= (self.hand[side] >> card) & 1
            card += 1
        self.bid[side] = card
        self.hand[side] = self.hand[side] & ~self.bit(card)

"""The cards of King of the Hill: drawing, shuffling, and resampling of the cards that a seat cannot know.

The C types are in cards.pxd.
"""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.state import BaseState


def card_bit(card: int) -> int:
    """The set with one card."""
    one = 1
    return one << card


def count_cards(cards: int) -> int:
    """The number of cards in a set."""
    n = 0
    while cards:
        cards = cards & (cards - 1)
        n += 1
    return n


def push_bits(cards: int, out: ActionBuffer) -> None:
    """Pushes each card of a set; the two jokers are separate cards."""
    for card in range(constants.N_CARDS):
        if (cards >> card) & 1:
            out.c_push(card)


def take_from_hand(state: BaseState, side: int, card: int) -> int:
    """Removes a played card, maybe a joker with a named suit, from a hand. Returns which of the 54 cards it was."""
    if card >= constants.JOKER:
        card = joker_of(state, side)
    state.hand[side] = state.hand[side] & ~card_bit(card)
    state.known[side] = state.known[side] & ~card_bit(card)
    return card


def joker_of(state: BaseState, side: int) -> int:
    """The joker that leaves a hand: a publicly known one first, because players cannot distinguish the two."""
    cards = state.hand[side] & state.known[side]
    if not cards >> constants.JOKER:
        cards = state.hand[side]
    return constants.JOKER if (cards >> constants.JOKER) & 1 else constants.JOKER + 1


def draw_card(state: BaseState) -> int:
    """Draws the next card of the pile, which must not be empty."""
    card = state.pile[state.top]
    state.top += 1
    return card


def build_pile(state: BaseState, order: ActionBuffer) -> None:
    """(KH-2.3, KH-6.1) Makes the shuffled cards the new pile.

    If the pile ran out in the middle of a turn, all other cards have been seen, so both hands become
    publicly known.
    """
    for side in range(2):
        held = state.hand[side]
        if state.bid[side] != constants.NO_CARD:
            held = held | card_bit(state.bid[side])
        state.known[side] = (
            0 if state.task == constants.FOR_HANDS or state.task == constants.FOR_NOTHING else held
        )
    for i in range(order.n):
        state.pile[i] = order.a[i]
    state.top = 0
    state.size = order.n
    state.shuffling = 0


def shuffle(cards: ActionBuffer, rng: Rng) -> None:
    """Shuffles uniformly (Fisher-Yates)."""
    for i in range(cards.n - 1, 0, -1):
        j = rng.c_below(i + 1)
        card = cards.a[i]
        cards.a[i] = cards.a[j]
        cards.a[j] = card


def draw_needed(state: BaseState) -> bool:
    """Draws the needed cards. Returns False if a shuffle must come first.

    (KH-2.3) An empty pile is rebuilt from the discard by chance. If the discard is empty too, no more cards
    are drawn.
    """
    while state.need > 0:
        if state.top == state.size:
            if state.discard:
                state.shuffling = state.discard
                state.discard = 0
                state.phase = constants.SHUFFLE
                return False
            state.need = 0
            break
        state.need -= 1
        deal_card(state, draw_card(state))
    return True


def deal_card(state: BaseState, card: int) -> None:
    """Moves a drawn card to a hand, to the defence cards or to the tie, by the current task."""
    if state.task == constants.FOR_HANDS:
        side = state.first if count_cards(state.hand[state.first]) < constants.HAND_SIZE else 1 - state.first
        state.hand[side] = state.hand[side] | card_bit(card)
    elif state.task == constants.FOR_REDRAW:
        state.hand[state.seat] = state.hand[state.seat] | card_bit(card)
    elif state.task == constants.FOR_DEFENCE:
        state.drawn = state.drawn | card_bit(card)
    elif state.bid[state.first] == constants.NO_CARD:
        state.bid[state.first] = card
    else:
        state.bid[1 - state.first] = card


# Determinization.


def determinize_cards(state: BaseState, seat: int, rng: Rng) -> None:
    """Resamples the unknown cards of the other hands together with the pile, uniformly."""
    left = state.size - state.top
    for i in range(left):
        state.pile[i] = state.pile[state.top + i]
    no_pile = state.phase == constants.SHUFFLE and state.task == constants.FOR_NOTHING
    if no_pile:  # loaded without a pile: the cards to be shuffled are as unknown as the hands
        left = append_to_pile(state, state.shuffling, 0)
    blue = 0 if seat == constants.BLUE else return_hidden_cards(state, constants.BLUE, left)
    red = 0 if seat == constants.RED else return_hidden_cards(state, constants.RED, left + blue)
    state.top = 0
    state.size = left + blue + red
    shuffle_pile(state, rng)
    if seat == constants.SPECTATOR_INDEX:
        split_known(state, rng)
    deal_from_pile(state, constants.BLUE, blue)
    deal_from_pile(state, constants.RED, red)
    for side in range(2):
        if side != seat and state.phase == constants.BID and state.bid[side] != constants.NO_CARD:
            resample_bid(state, side, rng)
    if no_pile:
        state.shuffling = 0
        for i in range(state.size):
            state.shuffling = state.shuffling | card_bit(state.pile[i])
        state.size = 0


def return_hidden_cards(state: BaseState, side: int, n: int) -> int:
    """Moves the unknown cards of a hand, its hidden bid included, to the pile after n others. Returns their number."""
    if state.phase == constants.BID and state.bid[side] != constants.NO_CARD:
        state.hand[side] = state.hand[side] | card_bit(state.bid[side])
    unknown = state.hand[side] & ~state.known[side]
    state.hand[side] = state.hand[side] & state.known[side]
    return append_to_pile(state, unknown, n)


def append_to_pile(state: BaseState, cards: int, n: int) -> int:
    """Writes a set of cards to the pile after n others. Returns their number."""
    laid = 0
    for card in range(constants.N_CARDS):
        if (cards >> card) & 1:
            state.pile[n + laid] = card
            laid += 1
    return laid


def shuffle_pile(state: BaseState, rng: Rng) -> None:
    """Shuffles the cards that are left in the pile."""
    for i in range(state.size - 1, 0, -1):
        j = rng.c_below(i + 1)
        card = state.pile[i]
        state.pile[i] = state.pile[j]
        state.pile[j] = card


def split_known(state: BaseState, rng: Rng) -> None:
    """Redistributes the known cards between the hands: a spectator does not know which hand holds which."""
    cards = state.known[constants.BLUE] | state.known[constants.RED]
    n = count_cards(cards)
    blue = count_cards(state.known[constants.BLUE])
    state.known[constants.BLUE] = state.known[constants.RED] = 0
    for card in range(constants.N_CARDS):
        if (cards >> card) & 1:
            side = constants.BLUE if rng.c_below(n) < blue else constants.RED
            state.known[side] = state.known[side] | card_bit(card)
            blue -= side == constants.BLUE
            n -= 1
    state.hand[constants.BLUE] = state.known[constants.BLUE]
    state.hand[constants.RED] = state.known[constants.RED]


def deal_from_pile(state: BaseState, side: int, n: int) -> None:
    """Moves the last n cards of the pile to a hand."""
    for _ in range(n):
        state.size -= 1
        state.hand[side] = state.hand[side] | card_bit(state.pile[state.size])


def resample_bid(state: BaseState, side: int, rng: Rng) -> None:
    """Replaces a hidden bid by a uniformly random card of the hand."""
    n = rng.c_below(count_cards(state.hand[side]))
    card = 0
    while n > 0 or not (state.hand[side] >> card) & 1:
        n -= (state.hand[side] >> card) & 1
        card += 1
    state.bid[side] = card
    state.hand[side] = state.hand[side] & ~card_bit(card)

"""An attack before it is made, and the answers to one, for the seat of a view (KH-9, KH-10, KH-13.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from regalia.games.king_of_the_hill.engine import board_queries, constants, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.engine.terrain import TERRAINS
from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.formats.position_schema import SIDES
from regalia.games.king_of_the_hill.observation.events import reasons
from regalia.games.king_of_the_hill.observation.view import View
from regalia.games.king_of_the_hill.presentation import duel_odds
from regalia.games.king_of_the_hill.presentation.consequences import applied
from regalia.games.king_of_the_hill.presentation.duel_odds import Cards, CardValue, Drawn, Held
from regalia.games.king_of_the_hill.presentation.objectives import Verdict

AnswerEffect = Literal["destroyed", "blocked", "flees", "flees-or-stays", "retreats", "counters"]
STARTS_FIGHT = (constants.ATTACK, constants.LIGHTNING)
ANSWERS = (constants.DEFEND_DRAWN, constants.DEFEND_HAND)
DIGITS = 4  # of probabilities
CARD_BITS = constants.MASK_6 * constants.CARD_FIELD  # of an action


class DefenceReason(msgspec.Struct, frozen=True):
    """A reason for the number of defence cards, how many it adds, and its rule."""

    code: str
    cards: int
    rule: str


class AttackOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The probabilities of an attack with one card.

    From the drawn cards alone: the target is destroyed, can only flee, or can stay; they add up to 1. With the hand of
    the defender over the unseen cards: it is destroyed; the hand has a card that counter-attacks.
    """

    action: str
    card: str
    destroyed: float
    flees: float
    holds: float
    destroyed_with_hand: float
    countered: float


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """An attack: how many cards the defender draws and why, and the odds of each card that can make it."""

    kind: Literal["close", "shot", "lightning"]
    attacker: str | None
    target: str
    draws: int
    reasons: list[DefenceReason]
    hand: int  # cards in the defender's hand
    unseen: int  # cards that the seat has not seen: the pile and the hidden part of the hand
    odds: list[AttackOdds]  # the chosen card first
    if_destroyed: Verdict  # who wins if the target is destroyed and the round ends then


class DefenceAnswer(msgspec.Struct, frozen=True):
    """An answer to an attack and what follows from it."""

    action: str
    effect: AnswerEffect


class DefenceChoice(msgspec.Struct, frozen=True, kw_only=True):
    """The answers to an attack, why so many cards were drawn, and what the loss of the unit would decide."""

    answers: list[DefenceAnswer]
    draws: int
    reasons: list[DefenceReason]
    if_destroyed: Verdict


# Attacks.


def starts_fight(before: KingOfTheHillState, action: int) -> bool:
    """Whether an action is an attack, a shot, lightning or a counter-attack."""
    kind = action // constants.KIND
    return kind in STARTS_FIGHT or (kind == constants.DEFEND_HAND and counters(before, action))


def counters(before: KingOfTheHillState, action: int) -> bool:
    """(KH-9.8) Whether a card from the hand counter-attacks."""
    red = action // constants.CARD_FIELD % 4 in (constants.DIAMONDS, constants.HEARTS)
    return red and before.fight == constants.CLOSE


def duel(view: View, before: KingOfTheHillState, action: int, if_destroyed: Verdict) -> Duel:
    """The duel that an action starts. Of `before`, a world of the view, only what the view shows is used."""
    after = applied(before, action)
    side = after.target // constants.N_SLOTS
    lightning = after.attacker == constants.NO_UNIT
    return Duel(
        kind="lightning" if lightning else "close" if after.fight == constants.CLOSE else "shot",
        attacker=None if lightning else constants.SPACES[after.at[after.attacker]],
        target=constants.SPACES[after.at[after.target]],
        draws=board_queries.defence_cards(after),
        reasons=defence_reasons(after),
        hand=view.hand_sizes.of(SIDES[side]),
        unseen=len(view.unseen),
        odds=[attack_odds(view, before, one) for one in same_attacks(before, action)],
        if_destroyed=if_destroyed,
    )


def same_attacks(before: KingOfTheHillState, action: int) -> list[int]:
    """The action, then the same attack with each other card; a joker is listed once."""
    found = {held_card(action): action}
    for other in before.legal_actions():
        same = other & ~CARD_BITS == action & ~CARD_BITS and starts_fight(before, other)
        if same and held_card(other) not in found:
            found[held_card(other)] = other
    return list(found.values())


def held_card(action: int) -> int:
    """The card of an action as it is held: all suits of a joker are the same card."""
    return min(action // constants.CARD_FIELD & constants.MASK_6, constants.JOKER)


def attack_odds(view: View, before: KingOfTheHillState, action: int) -> AttackOdds:
    """The odds of an attack for the seat of a view."""
    after = applied(before, action)
    found = duel_odds.odds(cards_of(view, before, after))
    numbers = {name: round(float(value), DIGITS) for name, value in found._asdict().items()}
    card = notation.card_name(action // constants.CARD_FIELD & constants.MASK_6)
    return AttackOdds(action=notation.write_action(action), card=card, **numbers)


def cards_of(view: View, before: KingOfTheHillState, after: KingOfTheHillState) -> Cards:
    """The cards of a fight as the seat of a view knows them."""
    side = after.target // constants.N_SLOTS
    seat = SIDES[side]
    values = CardValues(after)
    due = board_queries.defence_cards(after)
    draws = min(due, len(before.pile_cards()))
    again = notation.names(after.shuffling) if after.phase == constants.SHUFFLE else []
    return Cards(
        unseen=values.of(view.unseen),
        draws=draws,
        hidden=view.hand_sizes.of(seat) - view.known_sizes.of(seat),
        known=values.of(view.known.get(seat, [])),
        reshuffled=values.of(again),
        more_draws=min(due - draws, len(again)),
    )


class CardValues:
    """What each card would do for the target of a fight, found by playing it with the real rules."""

    def __init__(self, fight: KingOfTheHillState) -> None:
        self.side = fight.target // constants.N_SLOTS
        self.asked = fight.clone()
        self.asked.phase, self.asked.seat = constants.DEFEND, self.side
        self.asked.task, self.asked.need, self.asked.shuffling = constants.FOR_NOTHING, 0, 0
        self.found: dict[str, CardValue] = {}

    def of(self, cards: Iterable[str]) -> list[CardValue]:
        """The values of cards, in the same order. The two jokers are interchangeable."""
        wanted = list(cards)
        missing = {card for card in wanted if card not in self.found}
        for suit in (*constants.SUITS, notation.JOKER[1]):  # a hand of the engine has at most 15 cards
            self.look_up([card for card in missing if card[1] == suit])
        return [self.found[card] for card in wanted]

    def look_up(self, cards: Sequence[str]) -> None:
        """Finds the values of a few cards."""
        bits = sum(
            1 << (constants.JOKER if card == notation.JOKER else notation.card_number(card)) for card in cards
        )
        drawn, held = self.effects(drawn=bits), self.effects(held=bits)
        for card in cards:
            self.found[card] = CardValue(drawn_value(drawn.get(card, ())), held_value(held.get(card, ())))

    def effects(self, *, drawn: int = 0, held: int = 0) -> dict[str, list[AnswerEffect]]:
        """The effects of all answers with cards that were drawn or are in the hand, by card."""
        state = self.asked.clone()
        hands = [0, 0]
        hands[self.side] = held
        state.drawn, state.hand, state.known = drawn, hands, [0, 0]
        found: dict[str, list[AnswerEffect]] = {}
        for action in state.legal_actions():
            if action // constants.KIND in ANSWERS:
                found.setdefault(notation.held_name(held_card(action)), []).append(effect(state, action))
        return found


def drawn_value(effects: Iterable[AnswerEffect]) -> Drawn:
    """The best that a drawn card does."""
    best = set(effects)
    return "holds" if best & {"blocked", "flees-or-stays"} else "flees" if "flees" in best else "lost"


def held_value(effects: Iterable[AnswerEffect]) -> Held:
    """The best that a card in the hand does."""
    best = set(effects)
    return "counters" if "counters" in best else "saves" if best else "nothing"


def effect(state: KingOfTheHillState, action: int) -> AnswerEffect:
    """What follows from an answer to an attack."""
    target, attacker, after = state.target, state.attacker, applied(state, action)
    if after.phase == constants.FLEE:
        return "flees-or-stays" if after.general[after.seat] == target else "flees"
    if after.phase == constants.RETREAT:
        return "retreats"
    if after.at[target] == constants.DESTROYED:
        return "destroyed"
    if action // constants.KIND == constants.DEFEND_HAND and after.target == attacker != constants.NO_UNIT:
        return "counters"
    return "blocked"


# Reasons.


def defence_reasons(fight: KingOfTheHillState) -> list[DefenceReason]:
    """The reasons for the number of defence cards, each with its rule."""
    found = {code: cards for code, cards in reasons(fight).items() if cards or code == "type"}
    return [DefenceReason(code, cards, rule_of(fight, code)) for code, cards in found.items()]


def rule_of(fight: KingOfTheHillState, code: str) -> str:
    """The rule of a reason."""
    match code:
        case "type" if fight.types[fight.target] >= constants.BASIC:
            return units.UNITS[fight.types[fight.target]].rule
        case "trait":
            return units.UNITS[fight.types[fight.attacker]].rule
        case "ground":
            return TERRAINS[fight.terrain[fight.at[fight.target]]].rule
        case "lightning":
            return "KH-13.4"
        case "paralysis":
            return "KH-13.6"
    return "KH-9.2" if fight.fight == constants.CLOSE else "KH-10.4"


# Answers.


def defence_choice(state: KingOfTheHillState, if_destroyed: Verdict) -> DefenceChoice:
    """The answers to the attack of a world in which a seat defends."""
    return DefenceChoice(
        answers=[
            DefenceAnswer(notation.write_action(action), effect(state, action))
            for action in state.legal_actions()
        ],
        draws=board_queries.defence_cards(state),
        reasons=defence_reasons(state),
        if_destroyed=if_destroyed,
    )

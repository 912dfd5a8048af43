"""The event types of King of the Hill, and what each seat sees of an event.

events.py derives the events. Cards and spaces are written as in the notation; `seat` is the owner of the unit,
card or choice. A card from the hand is discarded at once, drawn defence cards after the defender's choice, bids
and the cards of a tie when the tie is resolved. So all public information follows from the public events.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Event, Outcome, Seat
from regalia.core.i18n import Name
from regalia.games.king_of_the_hill.formats.notation import card_id

OTHER = {"blue": "red", "red": "blue"}
# Arguments whose kind of name differs from their key.
KINDS = {"first": "seat", "target": "unit", "general": "unit"}


class NamedArguments:
    """Mixin that replaces arguments of events by names to be translated."""

    __slots__ = ()

    def arguments(self) -> dict[str, Any]:
        """The fields by their JSON names, with cards, units and seats as names; `foe` is the other side."""
        assert isinstance(self, Event)
        named = {key: argument(key, value) for key, value in Event.arguments(self).items()}
        if "seat" in named:
            named["foe"] = Name("seat", OTHER[named["seat"].id])
        return named


def argument(key: str, value: Any) -> Any:
    """A name to be translated, or the value itself; several cards stay in notation."""
    match key, value:
        case (("card" | "seat" | "first" | "unit" | "target" | "general" | "scenario"), str()):
            return Name(KINDS.get(key, key), card_id(value))
        case "army", tuple():
            return [Name("unit", one) for one in value]
        case "cards", tuple():
            return value or None
        case _:
            return value


def objective_name(objective: str) -> Name:
    """The name of an objective, to be translated."""
    return Name("objective", objective)


def end_message(outcome: Outcome) -> str:
    """The suffix of the message id of an end: rule and winner."""
    return f"{outcome.reason}-{outcome.winner or 'none'}".replace(".", "-")


# Setup.


class ArmyChosen(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has chosen its army (KH-3.1); only that side sees the places and the general's type."""

    seat: str
    army: tuple[str, ...] | None = None
    general: str | None = None


class ScenarioDrawn(NamedArguments, Event, frozen=True, kw_only=True):
    """Chance has drawn the scenario (KH-15), after both armies were chosen."""

    scenario: str


class FirstDrawn(NamedArguments, Event, frozen=True, kw_only=True):
    """Chance has drawn the first player (KH-4.1)."""

    seat: str


class ElementPlaced(NamedArguments, Event, frozen=True, kw_only=True):
    """A terrain piece is placed (KH-4.2): all its spaces, the lowest left one first."""

    seat: str
    element: str
    spaces: tuple[str, ...]

    def arguments(self) -> dict[str, Any]:
        return {**super().arguments(), "start": self.spaces[0], "end": self.spaces[-1]}


class ObjectivesPlaced(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has placed a pair of objectives in the other half (KH-4.6)."""

    seat: str
    spaces: tuple[str, ...]


class PlacingDeclined(NamedArguments, Event, frozen=True, kw_only=True):
    """A side places no more terrain (KH-4.1)."""

    seat: str


class Deployed(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit is deployed (KH-5.1)."""

    seat: str
    unit: str
    space: str
    general: bool = False


# Hands and initiative.


class TurnBegun(NamedArguments, Event, frozen=True, kw_only=True):
    """A turn begins with a new pile (KH-6.1); `first` is the first player until the bids."""

    turn: int
    first: str


class PileShuffled(NamedArguments, Event, frozen=True, kw_only=True):
    """The discard, at the beginning of a turn also the rest of the pile, is shuffled into a new pile (KH-2.3)."""

    count: int


class HandDealt(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has drawn cards from the pile (KH-6.1, KH-6.2); only that side sees which."""

    seat: str
    count: int
    cards: tuple[str, ...] | None = None


class HandKept(NamedArguments, Event, frozen=True, kw_only=True):
    """A side keeps its hand (KH-6.2)."""

    seat: str


class HandDiscarded(NamedArguments, Event, frozen=True, kw_only=True):
    """A side discards its hand for a new one (KH-6.2)."""

    seat: str
    cards: tuple[str, ...]


class BidMade(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has bid a card face down (KH-6.3)."""

    seat: str
    card: str | None = None


class BidsShown(NamedArguments, Event, frozen=True, kw_only=True):
    """Both bids are revealed (KH-6.3); None for a side without cards."""

    blue: str | None
    red: str | None

    def arguments(self) -> dict[str, Any]:
        return {"blue": argument("card", self.blue), "red": argument("card", self.red)}


class TieDrawn(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has drawn a card to break a tie (KH-6.3)."""

    seat: str
    card: str


class InitiativeWon(NamedArguments, Event, frozen=True, kw_only=True):
    """A side may choose the first player (KH-6.3)."""

    seat: str


class FirstStays(NamedArguments, Event, frozen=True, kw_only=True):
    """The bids decide nothing, so the first player stays the same (KH-6.3)."""

    seat: str


class FirstChosen(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has chosen the first player of this turn (KH-6.3)."""

    seat: str
    first: str


# Actions with a card from the hand of `seat`.


class Moved(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit has moved with a black card (KH-8)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Hastened(NamedArguments, Event, frozen=True, kw_only=True):
    """Vigour has moved a unit (KH-13.1)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class LeftField(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit has left over the far edge (KH-15.4), by a move or by vigour."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    general: bool = False
    vigour: bool = False


class Attacked(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit attacks an adjacent enemy (KH-9.1), or counter-attacks as its defence (KH-9.8)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    target: str
    to: str
    counter: bool = False


class ShotAt(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit shoots (KH-10.1)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    target: str
    to: str


class LightningCast(NamedArguments, Event, frozen=True, kw_only=True):
    """Lightning strikes an enemy (KH-13.4)."""

    seat: str
    card: str
    target: str
    to: str


class GeneralTeleported(NamedArguments, Event, frozen=True, kw_only=True):
    """The general has moved to another unit (KH-13.2)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class UnitReturned(NamedArguments, Event, frozen=True, kw_only=True):
    """A destroyed unit has returned through a portal (KH-13.3)."""

    seat: str
    card: str
    unit: str
    space: str


class ConfusionCast(NamedArguments, Event, frozen=True, kw_only=True):
    """The other side will lose a card (KH-13.5)."""

    seat: str
    card: str


class ParalysisCast(NamedArguments, Event, frozen=True, kw_only=True):
    """An enemy is paralysed for the next two actions of its side (KH-13.6)."""

    seat: str
    card: str
    target: str
    to: str


class ObjectiveRazed(NamedArguments, Event, frozen=True, kw_only=True):
    """An objective of the camp is razed (KH-15.5)."""

    seat: str
    card: str
    unit: str
    space: str


class CardBurned(NamedArguments, Event, frozen=True, kw_only=True):
    """A card is discarded without effect (KH-7.1)."""

    seat: str
    card: str


class CardLost(NamedArguments, Event, frozen=True, kw_only=True):
    """A side has lost a card from its hand to confusion (KH-13.5)."""

    seat: str
    card: str


# Fights.


class DefenceDrawn(NamedArguments, Event, frozen=True, kw_only=True):
    """A defender draws (KH-9.2, KH-10.4): the number due, the reasons for that number, and the cards.

    If the pile runs out, the cards before the shuffle and those after it are separate events.
    """

    seat: str
    unit: str
    space: str
    due: int
    reasons: dict[str, int]
    cards: tuple[str, ...]

    def arguments(self) -> dict[str, Any]:
        named = super().arguments()
        return {**named, "drawn": len(self.cards), **dict.fromkeys(REASONS, 0), **named.pop("reasons")}


class Defended(NamedArguments, Event, frozen=True, kw_only=True):
    """The defender has chosen a drawn card or one from the hand (KH-9.3)."""

    seat: str
    card: str
    hand: bool = False


class Yielded(NamedArguments, Event, frozen=True, kw_only=True):
    """The defender uses no card (KH-9.3)."""

    seat: str


class Blocked(NamedArguments, Event, frozen=True, kw_only=True):
    """The attack is blocked; the unit stays (KH-9.5, KH-10.5)."""

    seat: str
    unit: str
    space: str


class Destroyed(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit is destroyed (KH-9.4), and its general with it."""

    seat: str
    unit: str
    space: str
    general: bool = False


class Fled(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit flees with a drawn black card (KH-9.6)."""

    seat: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Retreated(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit retreats with a black card from the hand (KH-9.7)."""

    seat: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Stayed(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit that could have fled (KH-9.6) or retreated (KH-9.7) stays."""

    seat: str
    unit: str
    space: str


class Pursued(NamedArguments, Event, frozen=True, kw_only=True):
    """The attacker enters the vacated space (KH-9.9)."""

    seat: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Halted(NamedArguments, Event, frozen=True, kw_only=True):
    """The attacker does not pursue (KH-9.9)."""

    seat: str
    unit: str
    space: str


class Recovered(NamedArguments, Event, frozen=True, kw_only=True):
    """A unit is no longer paralysed (KH-13.6)."""

    seat: str
    unit: str
    space: str


# Ends.


class TurnOver(NamedArguments, Event, frozen=True, kw_only=True):
    """Both hands are empty (KH-7.3); the objectives that each side has now (KH-14.2, KH-15)."""

    turn: int
    blue: tuple[str, ...]
    red: tuple[str, ...]

    def arguments(self) -> dict[str, Any]:
        sides = {"blue": self.blue, "red": self.red}
        named = {side: [objective_name(objective) for objective in held] for side, held in sides.items()}
        return {"turn": self.turn} | {side: names or None for side, names in named.items()}


class BattleEnded(NamedArguments, Event, frozen=True, kw_only=True):
    """The game is over, and the hands are public (KH-14.1, KH-15.4, KH-15.5)."""

    winner: str | None
    reason: str
    hands: dict[str, tuple[str, ...]]

    def arguments(self) -> dict[str, Any]:
        return {"end": Name("end", end_message(Outcome(self.winner, self.reason)))}


# The reasons for a number of defence cards (KH-9.2, KH-10.4, KH-13.4, KH-13.6).
REASONS = (
    "type", "ground", "friends", "foes", "leader", "enemy-leader", "trait", "paralysis", "lightning",
    "crossfire",
)  # fmt: skip

Preparation = (
    ArmyChosen | ScenarioDrawn | FirstDrawn | ElementPlaced | ObjectivesPlaced | PlacingDeclined | Deployed
)
Initiative = (
    TurnBegun
    | PileShuffled
    | HandDealt
    | HandKept
    | HandDiscarded
    | BidMade
    | BidsShown
    | TieDrawn
    | InitiativeWon
    | FirstStays
    | FirstChosen
)
CardPlayed = (
    Moved
    | Hastened
    | LeftField
    | Attacked
    | ShotAt
    | LightningCast
    | GeneralTeleported
    | UnitReturned
    | ConfusionCast
    | ParalysisCast
    | ObjectiveRazed
    | CardBurned
)
Fight = (
    CardLost
    | DefenceDrawn
    | Defended
    | Yielded
    | Blocked
    | Destroyed
    | Fled
    | Retreated
    | Stayed
    | Pursued
    | Halted
    | Recovered
)
KhEvent = Preparation | Initiative | CardPlayed | Fight | TurnOver | BattleEnded


def observe(event: Event, seat: Seat) -> Event:
    """What a seat sees of an event: only the owner sees armies, dealt cards and bids."""
    match event:
        case ArmyChosen() if event.seat != seat:
            return ArmyChosen(seat=event.seat)
        case HandDealt() if event.seat != seat:
            return HandDealt(seat=event.seat, count=event.count)
        case BidMade() if event.seat != seat:
            return BidMade(seat=event.seat)
        case _:
            return event


def reveals_to(event: Event, seat: Seat) -> bool:
    """Whether an event reveals a secret to a seat: a card of the pile or the other hand, or a unit in reserve."""
    match event:
        case BidsShown() | TieDrawn() | InitiativeWon() | FirstStays() | CardLost() | BattleEnded():
            return True
        case DefenceDrawn():
            return bool(event.cards)
        case HandDealt():
            return event.seat == seat
        case Defended():
            return event.hand and event.seat != seat
        case HandDiscarded() | Deployed():
            return event.seat != seat
        case _:
            return isinstance(event, CardPlayed) and event.seat != seat

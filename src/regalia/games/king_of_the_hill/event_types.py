"""What can happen in King of the Hill, as codes and arguments, and what each seat sees of it.

How it is found out what has happened is in events.py. Cards and spaces are as in the notation; `seat` is
always whose unit, card or choice it is. A card from the hand is discarded at once, cards drawn in defence
when the defender has chosen, bids and the cards of a tie when the tie is settled: so whoever reads what is
shown to everybody can tell all that is public.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Event, Outcome, Seat
from regalia.core.i18n import Name

OTHER = {"blue": "red", "red": "blue"}
# Arguments that are the names of something else than their key says.
KINDS = {"first": "seat", "target": "unit", "general": "unit"}


class Worded:
    """How the arguments of these events become words."""

    __slots__ = ()

    def arguments(self) -> dict[str, Any]:
        """The fields by their names in JSON; cards, units and seats by name; `foe` is the other side."""
        assert isinstance(self, Event)
        told = {key: argument(key, value) for key, value in Event.arguments(self).items()}
        if "seat" in told:
            told["foe"] = Name("seat", OTHER[told["seat"].id])
        return told


def argument(key: str, value: Any) -> Any:
    """A name to be put into words, or the value itself; many cards are listed as in the notation."""
    match key, value:
        case (("card" | "seat" | "first" | "unit" | "target" | "general"), str()):
            return Name(KINDS.get(key, key), joker(value))
        case "army", tuple():
            return [Name("unit", one) for one in value]
        case "cards", tuple():
            return value or None
        case _:
            return value


def joker(name: str) -> str:
    """The name of a card for its message: a code cannot have a star in it."""
    return {"**": "joker"}.get(name, name.replace("*", "joker-"))


def aim(objective: str) -> Name:
    """An objective, to be put into words."""
    return Name("objective", objective)


def how_it_ended(outcome: Outcome) -> str:
    """The rule and the winner, as the messages of the ends are called."""
    return f"{outcome.reason}-{outcome.winner or 'none'}".replace(".", "-")


# Before the battle.


class ArmyChosen(Worded, Event, frozen=True, kw_only=True):
    """A side has its army (KH-3.1): seven places and the type that holds the general, for itself alone."""

    seat: str
    army: tuple[str, ...] | None = None
    general: str | None = None


class FirstDrawn(Worded, Event, frozen=True, kw_only=True):
    """Chance has made a side the first player (KH-4.1)."""

    seat: str


class ElementPlaced(Worded, Event, frozen=True, kw_only=True):
    """Terrain is laid (KH-4.2): all its spaces, the lowest left one first."""

    seat: str
    element: str
    spaces: tuple[str, ...]

    def arguments(self) -> dict[str, Any]:
        return {**super().arguments(), "start": self.spaces[0], "end": self.spaces[-1]}


class ObjectivesPlaced(Worded, Event, frozen=True, kw_only=True):
    """A side has marked a pair of objectives in the other half (KH-4.6)."""

    seat: str
    spaces: tuple[str, ...]


class PlacingDeclined(Worded, Event, frozen=True, kw_only=True):
    """A side places nothing more (KH-4.1)."""

    seat: str


class Deployed(Worded, Event, frozen=True, kw_only=True):
    """A unit takes the field (KH-5.1)."""

    seat: str
    unit: str
    space: str
    general: bool = False


# Hands and initiative.


class TurnBegun(Worded, Event, frozen=True, kw_only=True):
    """All cards go into a new pile (KH-6.1); `first` is the first player for now."""

    turn: int
    first: str


class PileShuffled(Worded, Event, frozen=True, kw_only=True):
    """All cards of the discard, and at the beginning of a turn of the pile, are a new pile (KH-2.3)."""

    count: int


class HandDealt(Worded, Event, frozen=True, kw_only=True):
    """A side has cards from the pile (KH-6.1, KH-6.2); which ones is for itself alone."""

    seat: str
    count: int
    cards: tuple[str, ...] | None = None


class HandKept(Worded, Event, frozen=True, kw_only=True):
    """A side keeps its hand (KH-6.2)."""

    seat: str


class HandDiscarded(Worded, Event, frozen=True, kw_only=True):
    """A side discards its hand for a new one (KH-6.2)."""

    seat: str
    cards: tuple[str, ...]


class BidMade(Worded, Event, frozen=True, kw_only=True):
    """A card is laid face down (KH-6.3)."""

    seat: str
    card: str | None = None


class BidsShown(Worded, Event, frozen=True, kw_only=True):
    """Both bids lie open (KH-6.3); None for a side that had no card."""

    blue: str | None
    red: str | None

    def arguments(self) -> dict[str, Any]:
        return {"blue": argument("card", self.blue), "red": argument("card", self.red)}


class TieDrawn(Worded, Event, frozen=True, kw_only=True):
    """A side has drawn a card to break a tie (KH-6.3)."""

    seat: str
    card: str


class InitiativeWon(Worded, Event, frozen=True, kw_only=True):
    """A side may say who is first (KH-6.3)."""

    seat: str


class FirstStays(Worded, Event, frozen=True, kw_only=True):
    """Nothing decides, so the first player stays (KH-6.3)."""

    seat: str


class FirstChosen(Worded, Event, frozen=True, kw_only=True):
    """A side has said who is first in this turn (KH-6.3)."""

    seat: str
    first: str


# Cards played for something. Each is from the hand of `seat`.


class Moved(Worded, Event, frozen=True, kw_only=True):
    """A unit has moved by a black card (KH-8)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Hastened(Worded, Event, frozen=True, kw_only=True):
    """Vigour has moved a unit (KH-13.1)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class LeftField(Worded, Event, frozen=True, kw_only=True):
    """A unit is over the far edge (KH-15.4), by a move or by vigour."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    general: bool = False
    vigour: bool = False


class Attacked(Worded, Event, frozen=True, kw_only=True):
    """A unit strikes a neighbour (KH-9.1), or (KH-9.8) strikes back as its defence."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    target: str
    to: str
    counter: bool = False


class ShotAt(Worded, Event, frozen=True, kw_only=True):
    """A unit shoots (KH-10.1)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    target: str
    to: str


class LightningCast(Worded, Event, frozen=True, kw_only=True):
    """Lightning strikes an enemy (KH-13.4)."""

    seat: str
    card: str
    target: str
    to: str


class GeneralTeleported(Worded, Event, frozen=True, kw_only=True):
    """The general has gone to another unit (KH-13.2)."""

    seat: str
    card: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class UnitReturned(Worded, Event, frozen=True, kw_only=True):
    """A destroyed unit is back, through a portal (KH-13.3)."""

    seat: str
    card: str
    unit: str
    space: str


class ConfusionCast(Worded, Event, frozen=True, kw_only=True):
    """The other side will lose a card (KH-13.5)."""

    seat: str
    card: str


class ParalysisCast(Worded, Event, frozen=True, kw_only=True):
    """An enemy is paralysed for the next two actions of its side (KH-13.6)."""

    seat: str
    card: str
    target: str
    to: str


class ObjectiveRazed(Worded, Event, frozen=True, kw_only=True):
    """An objective of the camp is gone (KH-15.5)."""

    seat: str
    card: str
    unit: str
    space: str


class CardBurned(Worded, Event, frozen=True, kw_only=True):
    """A card is played for nothing (KH-7.1)."""

    seat: str
    card: str


class CardLost(Worded, Event, frozen=True, kw_only=True):
    """Confusion has taken a card from the hand of a side (KH-13.5)."""

    seat: str
    card: str


# Fights.


class DefenceDrawn(Worded, Event, frozen=True, kw_only=True):
    """A defender draws (KH-9.2, KH-10.4): how many it may draw, what that number is made of, and what comes.

    Where the pile runs out on the way, the cards before the shuffle and those after it are told apart.
    """

    seat: str
    unit: str
    space: str
    due: int
    reasons: dict[str, int]
    cards: tuple[str, ...]

    def arguments(self) -> dict[str, Any]:
        told = super().arguments()
        return {**told, "drawn": len(self.cards), **dict.fromkeys(REASONS, 0), **told.pop("reasons")}


class Defended(Worded, Event, frozen=True, kw_only=True):
    """The defender has chosen a card (KH-9.3): one that was drawn, or one from the hand."""

    seat: str
    card: str
    hand: bool = False


class Yielded(Worded, Event, frozen=True, kw_only=True):
    """The defender uses no card (KH-9.3)."""

    seat: str


class Blocked(Worded, Event, frozen=True, kw_only=True):
    """The unit stays where it is, unharmed (KH-9.5, KH-10.5)."""

    seat: str
    unit: str
    space: str


class Destroyed(Worded, Event, frozen=True, kw_only=True):
    """A unit is lost (KH-9.4), and its general for good."""

    seat: str
    unit: str
    space: str
    general: bool = False


class Fled(Worded, Event, frozen=True, kw_only=True):
    """A unit flees with a drawn black card (KH-9.6)."""

    seat: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Retreated(Worded, Event, frozen=True, kw_only=True):
    """A unit falls back with a black card from the hand (KH-9.7)."""

    seat: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Stayed(Worded, Event, frozen=True, kw_only=True):
    """A unit that could have fled (KH-9.6) or retreated (KH-9.7) stays."""

    seat: str
    unit: str
    space: str


class Pursued(Worded, Event, frozen=True, kw_only=True):
    """The attacker enters the space it has emptied (KH-9.9)."""

    seat: str
    unit: str
    start: str = msgspec.field(name="from")
    to: str


class Halted(Worded, Event, frozen=True, kw_only=True):
    """The attacker does not pursue (KH-9.9)."""

    seat: str
    unit: str
    space: str


class Recovered(Worded, Event, frozen=True, kw_only=True):
    """A unit is no longer paralysed (KH-13.6)."""

    seat: str
    unit: str
    space: str


# Ends.


class TurnOver(Worded, Event, frozen=True, kw_only=True):
    """Both hands are empty (KH-7.3); the objectives that each side has now (KH-14.2, KH-15)."""

    turn: int
    blue: tuple[str, ...]
    red: tuple[str, ...]

    def arguments(self) -> dict[str, Any]:
        sides = {"blue": self.blue, "red": self.red}
        named = {side: [aim(objective) for objective in held] for side, held in sides.items()}
        return {"turn": self.turn} | {side: names or None for side, names in named.items()}


class BattleEnded(Worded, Event, frozen=True, kw_only=True):
    """The game is over, and all may see the cards that were left (KH-14.1, KH-15.4, KH-15.5)."""

    winner: str | None
    reason: str
    hands: dict[str, tuple[str, ...]]

    def arguments(self) -> dict[str, Any]:
        return {"end": Name("end", how_it_ended(Outcome(self.winner, self.reason)))}


# What a number of defence cards can be made of (KH-9.2, KH-10.4, KH-13.4, KH-13.6).
REASONS = (
    "type", "ground", "friends", "foes", "leader", "enemy-leader", "trait", "paralysis", "lightning",
    "crossfire",
)  # fmt: skip

Preparation = ArmyChosen | FirstDrawn | ElementPlaced | ObjectivesPlaced | PlacingDeclined | Deployed
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
    """What a seat sees of an event: armies, cards dealt and bids are for their owner alone."""
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
    """Whether an event tells a seat a secret: a card of the pile or the other hand, or a unit held back."""
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

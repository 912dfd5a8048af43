"""The events of King & Assassins, as codes with arguments, and what each seat sees of them.

The C types are in events.pxd.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from regalia.core.contract import Event, Move, Seat
from regalia.core.i18n import Name
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats.notation import endpoints, names_in
from regalia.games.king_and_assassins.formats.position import Fate, fates, spaces

ASSASSINS = Seat(constants.SEATS[constants.ASSASSINS_SEAT])


class Dealt(Event, frozen=True, kw_only=True):
    """The citizens were dealt to the start spaces (KA-2.2)."""

    citizens: dict[str, str]


class Picked(Event, frozen=True, kw_only=True):
    """Three assassins were picked (KA-4.1); only their player sees `citizens`."""

    citizens: tuple[str, ...] | None = None

    def arguments(self) -> dict[str, Any]:
        return {"citizens": self.citizens and names(self.citizens)}


class Started(Event, frozen=True, kw_only=True):
    """The king's start was chosen (KA-4.2)."""

    space: str


class CardTurned(Event, frozen=True, kw_only=True):
    """A round began (KA-5.1)."""

    round: int
    card: str


class KingMoved(Event, frozen=True, kw_only=True):
    """The king stepped (KA-6.1)."""

    start: str = msgspec.field(name="from")
    to: str


class KingEntered(Event, frozen=True, kw_only=True):
    """The king entered the castle (KA-6.2)."""

    gate: str


class KnightMoved(Event, frozen=True, kw_only=True):
    """A knight stepped, climbed or descended (KA-7.1)."""

    start: str = msgspec.field(name="from")
    to: str
    cost: int


class Shoved(Event, frozen=True, kw_only=True):
    """A knight's step shoved a citizen (KA-8.1); `by` is the space the knight came from."""

    citizen: str
    start: str = msgspec.field(name="from")
    to: str
    by: str


class Captured(Event, frozen=True, kw_only=True):
    """A citizen was captured (KA-7.4); only the assassins' player sees `assassin` (KA-7.5)."""

    citizen: str
    space: str
    by: str
    assassin: bool | None = None


class Eliminated(Event, frozen=True, kw_only=True):
    """A revealed assassin was eliminated (KA-7.3)."""

    citizen: str
    space: str
    by: str


class CitizenMoved(Event, frozen=True, kw_only=True):
    """A citizen stepped, climbed or descended (KA-9.1)."""

    citizen: str
    start: str = msgspec.field(name="from")
    to: str
    cost: int


class AssassinMoved(Event, frozen=True, kw_only=True):
    """A revealed assassin stepped, climbed or descended (KA-10.2)."""

    citizen: str
    start: str = msgspec.field(name="from")
    to: str
    cost: int


class Revealed(Event, frozen=True, kw_only=True):
    """An assassin was revealed (KA-10.1)."""

    citizen: str
    space: str


class KnightKilled(Event, frozen=True, kw_only=True):
    """An assassin killed a knight (KA-10.3)."""

    citizen: str
    space: str
    by: str
    cost: int


class KingWounded(Event, frozen=True, kw_only=True):
    """An assassin wounded the king (KA-10.4)."""

    citizen: str
    space: str
    by: str
    wounds: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn ended, with this many unused points (KA-5.2)."""

    seat: str
    unused: int


class Ended(Event, frozen=True, kw_only=True):
    """The game ended, and the assassins are public (KA-11, KA-7.5)."""

    winner: str
    reason: str
    assassins: dict[str, Fate]

    def arguments(self) -> dict[str, Any]:
        return {**super().arguments(), "assassins": names(self.assassins)}


def names(citizens: Iterable[str]) -> list[Name]:
    """Citizens as names to be translated."""
    return [Name("citizen", name) for name in citizens]


KaEvent = (
    Dealt
    | Picked
    | Started
    | CardTurned
    | KingMoved
    | KingEntered
    | KnightMoved
    | Shoved
    | Captured
    | Eliminated
    | CitizenMoved
    | AssassinMoved
    | Revealed
    | KnightKilled
    | KingWounded
    | TurnEnded
    | Ended
)


def events(before: KingAndAssassinsState, move: Move, after: KingAndAssassinsState) -> list[Event]:
    """The events of a move, hidden information included."""
    found = list(chance_events(after)) if isinstance(move, tuple) else action_events(before, move, after)
    if after.phase == constants.ENDED:
        found.append(
            Ended(
                winner=constants.SEATS[after.winner()],
                reason=f"KA-11.{after.reason}",
                assassins=fates(after),
            )
        )
    return found


def chance_events(after: KingAndAssassinsState) -> list[Event]:
    """The events of a chance outcome: a card or the deal."""
    if after.phase == constants.KING_TURN:
        return [CardTurned(round=after.round, card=constants.CARDS[after.card])]
    return [Dealt(citizens=spaces(after))]


def action_events(before: KingAndAssassinsState, move: int, after: KingAndAssassinsState) -> list[Event]:
    """The events of an action."""
    if move == constants.END:
        king = before.phase == constants.KING_TURN
        unused = before.king_ap + before.knight_ap if king else before.assassin_ap
        return [TurnEnded(seat=constants.SEATS[before.actor()], unused=unused)]
    if move == constants.KING_EXIT:
        return [KingEntered(gate=constants.SPACE_NAMES[before.king])]
    if move >= constants.START_0:
        return [Started(space=constants.SPACE_NAMES[after.king])]
    if move >= constants.PICK_0:
        return [Picked(citizens=tuple(sorted(names_in(after.picked))))]
    if move >= constants.REVEAL:
        who = move - constants.REVEAL
        return [Revealed(citizen=constants.CITIZENS[who], space=constants.SPACE_NAMES[before.citizens[who]])]
    start, to = endpoints(before, move)
    if move < constants.KING_EXIT:
        return [KingMoved(start=constants.SPACE_NAMES[start], to=constants.SPACE_NAMES[to])]
    if move < constants.KNIGHT_STRIKE:
        return knight_step_events(before, after, start, to)
    if move < constants.CITIZEN_STEP:
        return knight_strike_events(before, start, to)
    cost = before.assassin_ap - after.assassin_ap
    if move < constants.CITIZEN_STRIKE:
        who = (move - constants.CITIZEN_STEP) >> 2
        kind = AssassinMoved if before.known >> who & 1 else CitizenMoved
        name, space = constants.CITIZENS[who], constants.SPACE_NAMES[start]
        return [kind(citizen=name, start=space, to=constants.SPACE_NAMES[to], cost=cost)]
    name = constants.CITIZENS[(move - constants.CITIZEN_STRIKE) >> 2]
    space, by = constants.SPACE_NAMES[to], constants.SPACE_NAMES[start]
    if to == before.king:
        return [KingWounded(citizen=name, space=space, by=by, wounds=after.wounds)]
    return [KnightKilled(citizen=name, space=space, by=by, cost=cost)]


def knight_step_events(
    before: KingAndAssassinsState, after: KingAndAssassinsState, start: int, to: int
) -> list[Event]:
    """One event for each shoved citizen, the nearest first, then the knight's step."""
    cost = before.knight_ap - after.knight_ap
    by = constants.SPACE_NAMES[start]
    found: list[Event] = []
    at = to
    while (who := before.at(at)) >= constants.CITIZEN_0:
        behind = at + to - start
        name = constants.CITIZENS[who - constants.CITIZEN_0]
        found.append(
            Shoved(citizen=name, start=constants.SPACE_NAMES[at], to=constants.SPACE_NAMES[behind], by=by)
        )
        at = behind
    found.append(KnightMoved(start=by, to=constants.SPACE_NAMES[to], cost=cost))
    return found


def knight_strike_events(before: KingAndAssassinsState, start: int, to: int) -> list[Event]:
    """An elimination of a revealed assassin, else a capture."""
    who = before.at(to) - constants.CITIZEN_0
    name, space, by = constants.CITIZENS[who], constants.SPACE_NAMES[to], constants.SPACE_NAMES[start]
    if before.known >> who & 1:
        return [Eliminated(citizen=name, space=space, by=by)]
    return [Captured(citizen=name, space=space, by=by, assassin=bool(before.picked >> who & 1))]


def observe(event: Event, seat: Seat) -> Event:
    """What a seat sees of an event."""
    if seat == ASSASSINS:
        return event
    if isinstance(event, Picked):
        return Picked()
    if isinstance(event, Captured):
        return msgspec.structs.replace(event, assassin=None)
    return event


REVEALED_TO_ALL = (Dealt, CardTurned, Ended)
REVEALED_TO_KING = (Revealed, Captured, Eliminated)  # and to spectators


def reveals_to(event: Event, seat: Seat) -> bool:
    """Whether an event reveals hidden information to a seat: a card, an assassin, or that the game goes on.

    A capture, or an elimination after captures, that does not end the game reveals to the king that not all
    three are gone (KA-7.5).
    """
    return isinstance(event, REVEALED_TO_ALL) or (seat != ASSASSINS and isinstance(event, REVEALED_TO_KING))

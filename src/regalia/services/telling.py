"""What an audience is told of a match: a seat, or the spectators; made of `view` and `shown` alone."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Event, Offer, View
from regalia.core.fairness import Opening
from regalia.services import entries
from regalia.services.ports import Status
from regalia.services.terms import Kind, Milliseconds, Player, Series, TimeControl

MOST_ACTIONS = 300  # that are sent with an update; for more there is the question `choices`


class Moved(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="acted"):
    """A seat has acted; what of it may be known is in the events. `plies` is how long the game is now."""

    seat: str
    plies: int


Told = (
    entries.Joined
    | entries.Begun
    | Moved
    | entries.TakenBack
    | entries.Asked
    | entries.Declined
    | entries.Said
    | entries.Muted
    | entries.Ended
    | entries.Followed
)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks: what each seat had left at a moment of the server's time, and whose time runs."""

    left: dict[str, Milliseconds]
    running: str | None
    at: Milliseconds


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the seat that won, or None; and the rule, or what else ended it."""

    winner: str | None
    reason: str


class Finale(msgspec.Struct, frozen=True, kw_only=True):
    """What all may know after the end: the position with its secrets, the seed, the openings."""

    everything: View
    seed: int
    openings: list[Opening]


class State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match stands for an audience.

    `changed` is what a command has to give as `at`. `legal` is for the seat to act alone: None for all
    others, and where there are too `many` to send.
    """

    status: Status
    changed: int
    view: View  # with nothing in `seen`
    actor: str | None
    legal: list[str] | None = None
    many: bool = False
    undo: bool = False  # whether `Undo` is allowed
    takeback: bool = False  # whether asking to take back is
    clock: Standing | None = None
    offers: dict[str, list[entries.Offer]] = {}  # what is open, by the seat that offers
    result: Result | None = None
    score: tuple[int, int] | None = None  # of the founder and the other, in halves of a point
    finale: Finale | None = None


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry, as an audience may know it; `what` is None where it is not for this audience.

    `now` is how the match stands; of several updates sent together the last alone has it.
    """

    number: int
    at: Milliseconds
    what: Told | None = None
    events: list[Event] = []
    commitment: str | None = None  # to a secret choice
    now: State | None = None


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that an audience may know of a match, its whole log included."""

    match: str
    number: int
    audience: str
    game: str
    options: dict[str, Any]
    texts: dict[str, str] = {}
    kind: Kind
    clock: TimeControl
    rated: bool
    seats: dict[str, Player]  # who has not come yet is missing
    founder_seat: str
    series: Series | None = None
    commitment: str  # to the seed
    log: list[Update]
    now: State


class Choices(msgspec.Struct, frozen=True):
    """A list of legal actions that was too long to send, and good choices among them."""

    legal: list[str]
    offers: list[Offer]

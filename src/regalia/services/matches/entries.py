"""The entries of a match's log, numbered 1, 2, 3 … without gaps."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from regalia.services.matches.match_settings import Milliseconds, Player

Offer = Literal["draw", "takeback", "rematch"]
Reason = Literal["resigned", "time", "abandoned", "agreed", "aborted", "lesson"]


class EntryPayload(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True, gc=False):
    """Base class of what an entry records."""


class Joined(EntryPayload, frozen=True, kw_only=True, tag="joined"):
    """A player has taken a seat."""

    seat: str
    player: Player


class Begun(EntryPayload, frozen=True, kw_only=True, tag="begun"):
    """Both players are there, and the clock runs. `luck`: chance outcomes before the first action."""

    luck: list[str] = []


class Acted(EntryPayload, frozen=True, kw_only=True, tag="acted"):
    """A seat has acted, and chance outcomes (`luck`) followed.

    `spent` is charged to the clock, after `forgiven` was subtracted for network lag. `nonce` opens the commitment to
    a secret choice; it is only in the store, and in the record after the end.
    """

    seat: str
    text: str
    luck: list[str] = []
    spent: Milliseconds = 0
    forgiven: Milliseconds = 0
    nonce: str | None = None


class TakenBack(EntryPayload, frozen=True, kw_only=True, tag="taken-back"):
    """The game has gone back to `plies` steps. `spent` was charged to the seat that was to act."""

    seat: str  # whose action was taken back
    plies: int
    spent: Milliseconds = 0


class Asked(EntryPayload, frozen=True, kw_only=True, tag="asked"):
    """A seat offers something, and the other may accept."""

    seat: str
    offer: Offer


class Declined(EntryPayload, frozen=True, kw_only=True, tag="declined"):
    """A seat has declined the other's offer, or withdrawn its own."""

    seat: str
    offer: Offer


class Said(EntryPayload, frozen=True, kw_only=True, tag="said"):
    """A seat has written a chat line."""

    seat: str
    text: str


class Muted(EntryPayload, frozen=True, kw_only=True, tag="muted"):
    """A seat has muted or unmuted the other's chat."""

    seat: str
    on: bool


class MatchEnded(EntryPayload, frozen=True, kw_only=True, tag="ended"):
    """The match has ended otherwise than by the rules of the game."""

    winner: str | None
    reason: Reason


class Followed(EntryPayload, frozen=True, kw_only=True, tag="followed"):
    """The next match of the series exists."""

    match: str


Payload = Joined | Begun | Acted | TakenBack | Asked | Declined | Said | Muted | MatchEnded | Followed


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An entry of the log."""

    number: int
    at: Milliseconds  # since 1970
    payload: Payload = field(name="what")
    command: str | None = None  # SEAT:ID of the client's command, which is executed once

"""What happens in a match: the entries of its log, numbered 1, 2, 3 … without gaps."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from regalia.services.match_settings import Milliseconds, Player

Offer = Literal["draw", "takeback", "rematch"]
Reason = Literal["resigned", "time", "abandoned", "agreed", "aborted"]


class EntryPayload(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True, gc=False):
    """What an entry is about."""


class Joined(EntryPayload, frozen=True, kw_only=True, tag="joined"):
    """Somebody has sat down."""

    seat: str
    player: Player


class Begun(EntryPayload, frozen=True, kw_only=True, tag="begun"):
    """Both are there: the clock runs. `luck` is what chance brought before the first action."""

    luck: list[str] = []


class Acted(EntryPayload, frozen=True, kw_only=True, tag="acted"):
    """A seat has acted, and luck has followed.

    `spent` is what the clock takes, after `forgiven` of it was taken for the network's. `nonce` is that
    of the commitment to a secret choice; nobody but the store and the record after the end has it.
    """

    seat: str
    text: str
    luck: list[str] = []
    spent: Milliseconds = 0
    forgiven: Milliseconds = 0
    nonce: str | None = None


class TakenBack(EntryPayload, frozen=True, kw_only=True, tag="taken-back"):
    """The game has gone back; `plies` are left of it, luck counted. Whoever was to act has `spent` time."""

    seat: str  # whose action was taken back
    plies: int
    spent: Milliseconds = 0


class Asked(EntryPayload, frozen=True, kw_only=True, tag="asked"):
    """A seat offers something, and the other may accept."""

    seat: str
    offer: Offer


class Declined(EntryPayload, frozen=True, kw_only=True, tag="declined"):
    """A seat has declined what the other offered, or taken back its own offer."""

    seat: str
    offer: Offer


class Said(EntryPayload, frozen=True, kw_only=True, tag="said"):
    """A seat has written to the other."""

    seat: str
    text: str


class Muted(EntryPayload, frozen=True, kw_only=True, tag="muted"):
    """A seat does not want to read what the other writes, or wants to again."""

    seat: str
    on: bool


class MatchEnded(EntryPayload, frozen=True, kw_only=True, tag="ended"):
    """The match has ended otherwise than by the rules of the game."""

    winner: str | None
    reason: Reason


class Followed(EntryPayload, frozen=True, kw_only=True, tag="followed"):
    """There is a next match of the series."""

    match: str


Payload = Joined | Begun | Acted | TakenBack | Asked | Declined | Said | Muted | MatchEnded | Followed


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing that happened: its number, when, by which command of a client, and what."""

    number: int
    at: Milliseconds  # since 1970
    payload: Payload = field(name="what")
    command: str | None = None  # SEAT:ID of the client's command, so that it is done once

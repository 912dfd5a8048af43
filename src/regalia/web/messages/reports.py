"""Messages about reported and blocked players. Players are named as the sender sees them, never by account ids."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from regalia.services.matches.match_settings import Milliseconds
from regalia.services.people.public_identity import PublicIdentity
from regalia.web.messages.base import Id, RequestBody, ResponseBody, ShortText

EntryNumber = Annotated[int, Meta(ge=1)]
Note = Annotated[str, Meta(max_length=500)]


class PlayerReference(RequestBody, frozen=True, kw_only=True):
    """A player: by a name, or by a match and a seat of it, which guests have, too."""

    name: ShortText | None = None
    match: Id | None = None
    seat: ShortText | None = None


class BlockPlayer(PlayerReference, frozen=True, kw_only=True):
    """The player to block."""


class ReportPlayer(PlayerReference, frozen=True, kw_only=True):
    """A report of a player's name, or of the chat line with a number in the log of a match, with an optional note."""

    number: EntryNumber | None = None
    note: Note = ""


class BlockedPlayer(ResponseBody, frozen=True, kw_only=True):
    """A player whom the account has blocked."""

    id: str
    identity: PublicIdentity = field(name="face")
    at: Milliseconds


class BlockList(ResponseBody, frozen=True, kw_only=True):
    """The players whom the account has blocked, the latest first."""

    blocks: list[BlockedPlayer]

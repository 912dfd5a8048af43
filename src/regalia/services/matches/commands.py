"""Commands of players. A command with the same `id` is executed once.

`at` is the revision that the client acts on: `changed` of the last `MatchState` it has received. A command for an
older revision is refused as stale.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from regalia.services.matches.entries import Offer

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Revision = Annotated[int, Meta(ge=0)]

MAX_ACTION_LENGTH = 4000  # long enough for an army and for a shuffled pile
MAX_CHAT_LENGTH = 500


class BaseCommand(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base class of commands. `id` is chosen by the client."""

    id: Id


class Act(BaseCommand, frozen=True, kw_only=True, tag="act"):
    """Play an action."""

    revision: Revision = field(name="at")
    action: Annotated[str, Meta(max_length=MAX_ACTION_LENGTH)]


class Undo(BaseCommand, frozen=True, kw_only=True, tag="undo"):
    """Undo the last action of one's own turn, unless it revealed hidden information."""

    revision: Revision = field(name="at")


class Ask(BaseCommand, frozen=True, kw_only=True, tag="ask"):
    """Offer a draw, or ask for a takeback or a rematch."""

    revision: Revision = field(name="at")
    offer: Offer


class Accept(BaseCommand, frozen=True, kw_only=True, tag="accept"):
    """Accept the other's offer."""

    revision: Revision = field(name="at")
    offer: Offer


class Decline(BaseCommand, frozen=True, kw_only=True, tag="decline"):
    """Decline the other's offer, or withdraw one's own."""

    offer: Offer


class Resign(BaseCommand, frozen=True, kw_only=True, tag="resign"):
    """Resign the match."""


class Abort(BaseCommand, frozen=True, kw_only=True, tag="abort"):
    """End a match in which nobody has acted."""


class Claim(BaseCommand, frozen=True, kw_only=True, tag="claim"):
    """Claim the win because the other is absent or has run out of time."""


class Say(BaseCommand, frozen=True, kw_only=True, tag="say"):
    """Write a chat line."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Mute(BaseCommand, frozen=True, kw_only=True, tag="mute"):
    """Mute or unmute the other's chat."""

    on: bool


Command = Act | Undo | Ask | Accept | Decline | Resign | Abort | Claim | Say | Mute

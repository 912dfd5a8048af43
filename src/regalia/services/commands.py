"""What people may ask of a match. The same `id` twice is done once.

`at` is the number of the last entry that changed the position the client has seen (`changed` in what it
was told): whoever acts on an older one is refused as stale.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from regalia.services.entries import Offer

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Revision = Annotated[int, Meta(ge=0)]

MAX_ACTION_LENGTH = 4000  # an army, a shuffled pile
MAX_CHAT_LENGTH = 500


class BaseCommand(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A command. `id` is chosen by the client."""

    id: Id


class Act(BaseCommand, frozen=True, kw_only=True, tag="act"):
    """Play an action."""

    revision: Revision = field(name="at")
    action: Annotated[str, Meta(max_length=MAX_ACTION_LENGTH)]


class Undo(BaseCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back the last action of one's own turn, where nobody has learnt anything."""

    revision: Revision = field(name="at")


class Ask(BaseCommand, frozen=True, kw_only=True, tag="ask"):
    """Offer a draw, ask to take back, or ask for a rematch."""

    revision: Revision = field(name="at")
    offer: Offer


class Accept(BaseCommand, frozen=True, kw_only=True, tag="accept"):
    """Agree to what the other has offered."""

    revision: Revision = field(name="at")
    offer: Offer


class Decline(BaseCommand, frozen=True, kw_only=True, tag="decline"):
    """Turn down what the other has offered, or withdraw one's own offer."""

    offer: Offer


class Resign(BaseCommand, frozen=True, kw_only=True, tag="resign"):
    """Give up."""


class Abort(BaseCommand, frozen=True, kw_only=True, tag="abort"):
    """End a match in which nobody has acted."""


class Claim(BaseCommand, frozen=True, kw_only=True, tag="claim"):
    """Take the win because the other has gone, or has run out of time."""


class Say(BaseCommand, frozen=True, kw_only=True, tag="say"):
    """Write to the other."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Mute(BaseCommand, frozen=True, kw_only=True, tag="mute"):
    """Do not show what the other writes, or show it again."""

    on: bool


Command = Act | Undo | Ask | Accept | Decline | Resign | Abort | Claim | Say | Mute

"""What people may ask of a match. The same `id` twice is done once.

`at` is the number of the last entry that changed the position the client has seen (`changed` in what it
was told): whoever acts on an older one is refused as stale.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from regalia.services.entries import Offer

Id = Annotated[str, Meta(min_length=1, max_length=64)]
At = Annotated[int, Meta(ge=0)]

LONGEST_ACTION = 4000  # an army, a shuffled pile
LONGEST_SAYING = 500


class Asking(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A command. `id` is chosen by the client."""

    id: Id


class Act(Asking, frozen=True, kw_only=True, tag="act"):
    """Play an action."""

    at: At
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Undo(Asking, frozen=True, kw_only=True, tag="undo"):
    """Take back the last action of one's own turn, where nobody has learnt anything."""

    at: At


class Ask(Asking, frozen=True, kw_only=True, tag="ask"):
    """Offer a draw, ask to take back, or ask for a rematch."""

    at: At
    offer: Offer


class Accept(Asking, frozen=True, kw_only=True, tag="accept"):
    """Agree to what the other has offered."""

    at: At
    offer: Offer


class Decline(Asking, frozen=True, kw_only=True, tag="decline"):
    """Turn down what the other has offered, or withdraw one's own offer."""

    offer: Offer


class Resign(Asking, frozen=True, kw_only=True, tag="resign"):
    """Give up."""


class Abort(Asking, frozen=True, kw_only=True, tag="abort"):
    """End a match in which nobody has acted."""


class Claim(Asking, frozen=True, kw_only=True, tag="claim"):
    """Take the win because the other has gone, or has run out of time."""


class Say(Asking, frozen=True, kw_only=True, tag="say"):
    """Write to the other."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Mute(Asking, frozen=True, kw_only=True, tag="mute"):
    """Do not show what the other writes, or show it again."""

    on: bool


Command = Act | Undo | Ask | Accept | Decline | Resign | Abort | Claim | Say | Mute

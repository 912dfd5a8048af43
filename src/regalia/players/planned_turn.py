"""A planned turn: actions with digests of the views they were planned in, which show when it is outdated."""

from __future__ import annotations

import hashlib

import msgspec

from regalia.core.contract import View

encode = msgspec.json.Encoder(order="deterministic").encode  # equal views give equal bytes


class PlannedAction(msgspec.Struct, frozen=True):
    """An action of a planned turn, and the digest of the view in which it was planned."""

    action: str
    digest: str


def view_digest(view: View) -> str:
    """The digest of a view without the events it has seen, which no plan can foresee."""
    return hashlib.sha256(encode(msgspec.structs.replace(view, seen=()))).hexdigest()

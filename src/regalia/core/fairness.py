"""Commitments: the server publishes a hash first and its input later, so that players need not trust the server.

A commitment is the SHA-256 of the canonical JSON of `[what, nonce]`: keys sorted, no spaces. The nonce has 256 random
bits, so that nobody can find the committed data by hashing all candidates.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

NONCE_BYTES = 32


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A commitment with the committed data and the nonce.

    The first commitment of a match is to its seed. The others are to hidden choices: `what.action` at `what.ply`,
    counted from 1. `taken_back` marks a choice that was undone and is not in the record.
    """

    commitment: str
    what: dict[str, Any]
    nonce: str
    taken_back: bool = False


class Fairness(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The opened commitments of a match, in the order in which they were published."""

    match: str
    openings: list[Opening]


def fresh_nonce() -> str:
    """A new random nonce."""
    return secrets.token_hex(NONCE_BYTES)


def commit(what: Mapping[str, Any], nonce: str) -> str:
    """The commitment to some data, in hexadecimal digits."""
    return hashlib.sha256(msgspec.json.encode([what, nonce], order="deterministic")).hexdigest()


def make_opening(what: Mapping[str, Any], nonce: str, *, taken_back: bool = False) -> Opening:
    """Commits to some data and returns the commitment with the data and the nonce."""
    return Opening(commitment=commit(what, nonce), what=dict(what), nonce=nonce, taken_back=taken_back)


def is_valid_opening(opening: Opening) -> bool:
    """Whether a commitment matches its opening."""
    return hmac.compare_digest(opening.commitment.encode(), commit(opening.what, opening.nonce).encode())


def what_of_seed(match: str, game: str, seed: int) -> dict[str, Any]:
    """The data of the first commitment of a match."""
    return {"match": match, "game": game, "seed": seed}


def what_of_choice(match: str, ply: int, action: str) -> dict[str, Any]:
    """The data of the commitment to a hidden choice."""
    return {"match": match, "ply": ply, "action": action}

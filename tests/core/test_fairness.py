"""Commitments: opened they hold, changed they do not."""

from __future__ import annotations

import hashlib

import msgspec

from regalia.core import fairness as f


def test_a_commitment_is_the_hash_of_canonical_json() -> None:
    text = b'[{"action":"pick:a","match":"m","ply":2},"' + b"0" * 64 + b'"]'
    assert f.commit(f.what_of_choice("m", 2, "pick:a"), "0" * 64) == hashlib.sha256(text).hexdigest()


def test_an_opening_holds_and_a_changed_one_does_not() -> None:
    opening = f.make_opening(f.what_of_seed("m", "chess", 7), f.fresh_nonce())
    assert f.is_valid_opening(opening)
    for change in (
        {"nonce": f.fresh_nonce()},
        {"what": {**opening.what, "seed": 8}},
        {"commitment": "0" * 64},
    ):
        assert not f.is_valid_opening(msgspec.structs.replace(opening, **change))


def test_a_nonce_has_256_bits_and_is_new_each_time() -> None:
    assert len(bytes.fromhex(f.fresh_nonce())) == 32
    assert f.fresh_nonce() != f.fresh_nonce()

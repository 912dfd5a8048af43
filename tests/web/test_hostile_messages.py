"""Messages that are derived from the message types, with faults, are answered without a failure of the server."""

from __future__ import annotations

from benchmarks.attacks.hostile_messages import attack

MESSAGES = 400  # `run.py soak` sends 100,000


def test_hostile_messages_over_socket_and_http_get_an_error_code(address: str) -> None:
    *_, findings = attack(address, messages=MESSAGES, seed=3)
    assert findings.broken == []
    assert findings.sent >= MESSAGES
    assert findings.answers["refused"] > MESSAGES / 2
    assert findings.answers["400"] > 0

"""The bytes of messages: samples of every type are sent exactly as `wire_format.txt` has them.

The file was written by the code of version 0.2.0 before messages were declared once. To change a message on purpose,
run `python -m tests.web.test_wire_format`, which writes the file, and review the difference.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from regalia.web.endpoints import ENDPOINTS
from regalia.web.messages.base import Failure
from regalia.web.messages.socket import FromServer
from tests.support.sample_messages import samples

FILE = Path(__file__).with_name("wire_format.txt")
HEX = re.compile("[0-9a-f]{64}")  # nonces and commitments; a nonce is random
SAMPLES = samples()


def written(message: Any) -> str:
    """Returns a message as JSON, without nonces and commitments."""
    return HEX.sub("(64 hexadecimal digits)", msgspec.json.encode(message).decode())


def recorded() -> dict[str, str]:
    """Returns the samples of the file by name."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_message_has_the_bytes_that_were_recorded(name: str) -> None:
    assert written(SAMPLES[name]) == recorded()[name]


def test_every_recorded_message_is_compared() -> None:
    assert list(recorded()) == list(SAMPLES)


def test_every_type_that_is_sent_has_a_sample() -> None:
    open_types = {
        "BoardLayout",
        "View",
        "Record",
        "SeatRecord",
    }  # of games and records, which have their own tests
    sent = {kind for endpoint in ENDPOINTS for kind in endpoint.responses} | {Failure, *get_args(FromServer)}
    missing = {kind.__name__ for kind in sent} - {type(sample).__name__ for sample in SAMPLES.values()}
    assert missing - open_types == set()


if __name__ == "__main__":
    lines = [f"{name}: {written(sample)}" for name, sample in SAMPLES.items()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")

"""Messages between processes of adjacent releases: what is new is ignored, and the rest is read."""

from __future__ import annotations

import logging

import msgspec
import pytest

from regalia.services.bus import PROTOCOL, BusMessage, read_message
from regalia.services.matches import peers
from regalia.web import processes

DECODERS = {"peers": peers.decoder, "processes": processes.decoder}


def test_every_message_carries_the_version_of_the_protocol() -> None:
    assert msgspec.json.decode(peers.encode(peers.EntriesAppended(7))) == {
        "type": "entries",
        "number": 7,
        "protocol": PROTOCOL,
    }
    for kind in (*peers.PeerMessage.__args__, *processes.Message.__args__):
        assert issubclass(kind, BusMessage)


def test_a_message_of_an_older_release_has_no_version_and_is_read() -> None:
    assert read_message(peers.decoder, b'{"type":"entries","number":7}') == peers.EntriesAppended(7)


def test_fields_of_a_newer_release_are_ignored() -> None:
    newer = b'{"type":"entries","number":7,"protocol":%d,"reason":"new"}' % (PROTOCOL + 1)
    found = read_message(peers.decoder, newer)
    assert isinstance(found, peers.EntriesAppended)
    assert found.number == 7


@pytest.mark.parametrize("decoder", DECODERS.values(), ids=DECODERS)
@pytest.mark.parametrize(
    ("message", "logged"),
    [
        (b'{"type":"new","protocol":%d}' % (PROTOCOL + 1), False),
        (b'{"type":"new","protocol":%d}' % PROTOCOL, True),
        (b"no json", True),
    ],
)
def test_a_message_that_cannot_be_read_is_logged_unless_it_is_newer(
    decoder: msgspec.json.Decoder[object], message: bytes, logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert read_message(decoder, message) is None
    assert bool(caplog.records) is logged

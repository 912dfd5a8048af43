"""Frames of the WebSocket protocol, and how many messages are read and written at a time."""

import json

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from regalia.web.socket_protocol import MAX_WAITING, text_frame
from tests.support.clients import PATIENCE, Person, closed_with


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_frame_is_the_one_of_websockets(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def refused_matches(connection: ClientConnection, number: int) -> list[str]:
    """Returns the matches of the next refusals."""
    matches: list[str] = []
    while len(matches) < number:
        message = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] == "refused":
            matches.append(message["match"])
    return matches


def test_many_messages_at_once_are_answered_in_order(address: str) -> None:
    connection = Person(address).connect()
    names = [f"none-{number}" for number in range(2 * MAX_WAITING)]  # more than wait at a time
    watch = [json.dumps({"type": "watch", "match": name}).encode() for name in names]
    connection.socket.sendall(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in watch))
    assert refused_matches(connection, len(names)) == names


def test_text_that_is_not_utf8_closes_the_socket(address: str) -> None:
    connection = Person(address).connect()
    connection.socket.sendall(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
    assert closed_with(connection) == 1007

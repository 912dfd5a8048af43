"""One connection: order of messages, slow clients, pings."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from regalia.services.errors import TooMany
from regalia.services.limits import Limits
from regalia.web import connection as connections
from regalia.web.connection import Connection, ConnectionLimits
from regalia.web.messages.socket import Accepted
from regalia.web.sockets import Sockets

BYTES = Limits().count("socket.waiting-bytes")


class Line:
    """The client side of a connection; it can be blocked."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.sent.append(json.loads(message["text"]) if "text" in message else message["code"])


def told(line: Line, write: Callable[[bytes], bool] = lambda text: False) -> Connection:
    limits = Limits()
    return Connection(
        line.send,
        account="a",
        session="s",
        language="en",
        bucket=limits.bucket(),
        limits=ConnectionLimits.from_limits(limits),
        address="192.0.2.1",
        write=write,
    )


@pytest.mark.anyio
async def test_messages_come_in_order() -> None:
    line = Line()
    connection = told(line)
    for number in range(50):
        connection.send(Accepted(id="x", match="m", number=number))
    await asyncio.sleep(0.01)
    assert [message["number"] for message in line.sent] == list(range(50))


@pytest.mark.anyio
async def test_messages_come_in_order_when_a_client_stops_reading_and_goes_on() -> None:
    line = Line()
    reads = True

    def write(text: bytes) -> bool:
        if reads:
            line.sent.append(json.loads(text))
        return reads

    connection = told(line, write)
    connection.send_text(b"1")
    reads = False
    line.open.clear()
    connection.send_text(b"2")
    reads = True  # but the second message still waits
    connection.send_text(b"3")
    line.open.set()
    await asyncio.sleep(0.01)
    connection.send_text(b"4")
    assert line.sent == [1, 2, 3, 4]


@pytest.mark.anyio
async def test_a_client_that_does_not_read_is_told_bye_and_costs_nothing_more() -> None:
    line = Line()
    line.open.clear()
    connection = told(line)
    for number in range(Limits().count("socket.waiting") + 10):
        connection.send(Accepted(id="x", match="m", number=number))
    assert not connection.is_open
    line.open.set()
    await asyncio.sleep(0.01)
    assert line.sent[-2:] == [{"type": "bye", "reason": "slow"}, 1013]
    assert len(line.sent) < 5


@pytest.mark.anyio
async def test_one_long_message_is_delivered_whatever_its_size() -> None:
    line = Line()
    connection = told(line)
    connection.send_text(json.dumps("x" * (2 * BYTES)).encode())
    await asyncio.sleep(0.01)
    assert connection.is_open
    assert len(line.sent[0]) == 2 * BYTES


@pytest.mark.anyio
async def test_long_messages_that_nobody_reads_are_too_much_as_well() -> None:
    line = Line()
    line.open.clear()
    connection = told(line)
    connection.send_text(b'"being sent"')
    connection.send_text(b"x" * (BYTES + 1))
    connection.send_text(b'"one more"')
    assert connection.was_slow
    assert not connection.is_open
    line.open.set()
    await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_a_round_trip_is_measured_and_silence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(connections, "monotonic", lambda: now[0])
    line = Line()
    connection = told(line)
    connection.ping(7)
    now[0] += 0.25
    connection.pong(8)
    trips = [connection.round_trip]
    connection.pong(7)
    trips.append(connection.round_trip)
    assert trips == [None, 250], "the other pong was to another ping"
    now[0] += Limits().seconds("socket.silence") + 1
    connection.ping(9)
    await asyncio.sleep(0.01)
    assert line.sent[-2:] == [{"type": "bye", "reason": "silent"}, 1001]


@pytest.mark.anyio
async def test_a_server_has_room_for_so_many() -> None:
    sockets = Sockets(most=1, of_address=10, of_account=10)
    connection = told(Line())
    sockets.add(connection)
    assert sockets.is_full
    sockets.remove(connection)
    assert not sockets.is_full


@pytest.mark.anyio
@pytest.mark.parametrize(("of_address", "of_account"), [(1, 10), (10, 1)])
async def test_an_address_and_an_account_have_so_many_sockets(of_address: int, of_account: int) -> None:
    sockets = Sockets(most=10, of_address=of_address, of_account=of_account)
    connection = told(Line())
    sockets.check(address="192.0.2.1", account="a")
    sockets.add(connection)
    with pytest.raises(TooMany):
        sockets.check(address="192.0.2.1", account="a")
    sockets.check(address="192.0.2.2", account="b")
    sockets.remove(connection)
    sockets.check(address="192.0.2.1", account="a")

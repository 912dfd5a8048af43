"""A server in this process, and clients that use real sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from regalia.web import server
from regalia.web.settings import Settings
from regalia.web.wiring import ServerContext

PATIENCE = 20.0  # seconds; the machine may be busy
EVERYBODY: list[Person] = []  # clients to close after a test
HOTSEAT, INVITE, OPEN = ({"type": kind} for kind in ("hotseat", "invite", "open"))


@contextmanager
def running(database: Path | str, **settings: Any) -> Iterator[str]:
    """Runs a server in a thread of this process, on a free port. Yields: its address."""
    chosen = Settings(
        **{"database": str(database), "port": 0, "unlimited": "127.0.0.1", "thinkers": 1, **settings}
    )
    started: list[str] = []
    up = threading.Event()
    servers: list[server.Server] = []

    def ready(address: str) -> None:
        started.append(address)
        up.set()

    async def serve() -> None:
        opened = await ServerContext.open(chosen)
        servers.append(server.Server(opened, ready, server.metrics_listener(chosen)))
        try:
            await servers[0].serve([server.listener(chosen)])
        finally:
            await opened.close()

    thread = threading.Thread(target=lambda: asyncio.Runner(loop_factory=uvloop.new_event_loop).run(serve()))
    thread.start()
    assert up.wait(PATIENCE), "the server does not start"
    try:
        yield started[0]
    finally:
        servers[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


class Refusal(Exception):
    """A refused request."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status, self.error = status, error
        self.code = error["code"]


class Person:
    """A client: a cookie, and a socket when it is needed."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address, self.name = address, name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.traffic: list[str] = []  # all received messages
        self.socket: ClientConnection | None = None
        self.ids = 0
        self.stack = ExitStack()
        EVERYBODY.append(self)

    def close(self) -> None:
        """Closes the client."""
        self.disconnect()
        self.http.close()

    # HTTP.

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Sends an HTTP request. Raises: Refusal."""
        answer = self.http.request(method, path, json=body)
        self.traffic.append(f"{method} {answer.status_code} {answer.text}")
        data = answer.json()
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, data["error"])
        return data

    def create_match(self, game: str, opponent: dict[str, Any], **more: Any) -> Any:
        """Creates a match."""
        return self.request("POST", "/api/matches", {"game": game, "opponent": opponent, **more})

    @property
    def cookie(self) -> str:
        """Returns the Cookie header."""
        if not self.http.cookies:
            self.request("POST", "/api/guest", {})
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # The socket.

    def connect(self) -> ClientConnection:
        """Opens the socket, once."""
        if self.socket is None:
            address = self.address.replace("http", "ws") + "/api/socket"
            headers = {"Cookie": self.cookie}
            origin = Origin(self.address)
            self.socket = self.stack.enter_context(
                connect(address, origin=origin, additional_headers=headers, compression=None, max_size=None)
            )
        return self.socket

    def disconnect(self) -> None:
        """Drops the connection."""
        if self.socket is not None:
            self.socket.close_socket()
            self.stack.close()
            self.socket = None

    def send(self, **message: Any) -> None:
        """Sends a message."""
        self.connect().send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Returns the next message; pings are answered. Raises: TimeoutError, ConnectionClosed."""
        while True:
            text = self.connect().recv(timeout=timeout)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "ping":
                with suppress(ConnectionClosed):  # earlier messages are still to be received
                    self.send(type="pong", nonce=message["nonce"])
                continue
            self.traffic.append(str(text))
            return message

    def receive_until(self, *types: str) -> dict[str, Any]:
        """Returns the next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def drain(self, quiet: float = 0.3) -> list[dict[str, Any]]:
        """Returns all messages until none comes for a while."""
        heard = []
        try:
            while True:
                heard.append(self.receive(quiet))
        except (TimeoutError, ConnectionClosed):
            return heard

    def watch(self, match: str, **more: Any) -> dict[str, Any]:
        """Watches a match and returns its snapshot."""
        self.send(type="watch", match=match, **more)
        return self.receive_until("snapshot", "refused")

    def command(self, match: str, kind: str, **more: Any) -> str:
        """Sends a command. Returns: its id."""
        self.ids += 1
        seat = {"seat": more.pop("seat")} if "seat" in more else {}
        name = more.pop("id", f"{self.name}{self.ids}")
        self.send(type="do", match=match, command={"type": kind, "id": name, **more}, **seat)
        return str(name)

    def do(self, match: str, kind: str, **more: Any) -> dict[str, Any]:
        """Sends a command and waits for the answer."""
        name = self.command(match, kind, **more)
        while True:
            message = self.receive_until("done", "refused")
            if message.get("id") in (name, None):
                return message


class Seat(Person):
    """A player that checks the numbers of all updates: each once, in order."""

    def __init__(self, address: str, name: str = "") -> None:
        super().__init__(address, name)
        self.match = ""
        self.number = 0
        self.now: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def watch_match(self, match: str, **more: Any) -> None:
        """Watches the match."""
        self.match = match
        told = self.watch(match, **more)
        assert told["type"] == "snapshot", told
        self.number, self.now, self.log = told["number"], told["now"], list(told["log"])
        first = self.log[0]["number"]
        assert [line["number"] for line in self.log] == list(range(first, self.number + 1))

    def resume(self) -> None:
        """Reconnects and receives what was missed."""
        self.send(type="watch", match=self.match, since=self.number)

    def record(self, message: dict[str, Any]) -> None:
        """Records a message."""
        if message["type"] == "update" and message["match"] == self.match:
            assert message["number"] == self.number + 1, "told once, and in order"
            self.number = message["number"]
            self.log.append(message)
            self.now = message.get("now", self.now)

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message = super().receive(timeout)
        self.record(message)
        return message

    def until(self, number: int) -> None:
        """Receives until an entry is known."""
        while self.number < number:
            self.receive()

    def act(self, action: str) -> int:
        """Plays an action and waits for its update. Returns: its number."""
        done = self.do(self.match, "act", at=self.now["changed"], action=action)
        while done["type"] == "refused" and done["error"]["code"] == "service/too-many":
            time.sleep(0.3)  # nobody clicks as fast as a script
            done = self.do(self.match, "act", at=self.now["changed"], action=action)
        assert done["type"] == "done", done
        self.until(done["number"])
        return int(done["number"])


def meet(
    address: str, game: str, *, seats: tuple[str, str], other_address: str | None = None, **more: Any
) -> tuple[Seat, Seat, str]:
    """Returns two players of a new match, in the order of the seats; both watch it, perhaps at two processes."""
    one, other = Seat(address, "one"), Seat(other_address or address, "other")
    founded = one.create_match(game, INVITE, seat=seats[0], **more)
    other.request("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    one.watch_match(founded["match"])
    other.watch_match(founded["match"])
    one.drain(0.05)
    return one, other, founded["match"]


def closed_with(connection: ClientConnection) -> int | None:
    """Returns the code that a socket is closed with."""
    try:
        while True:
            connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None

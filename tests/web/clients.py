"""A server to test against, and people who talk with it over real sockets."""

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
EVERYBODY: list[Person] = []  # who must be sent home after a test
HOTSEAT, INVITE, OPEN = ({"type": kind} for kind in ("hotseat", "invite", "open"))


@contextmanager
def running(database: Path, **settings: Any) -> Iterator[str]:
    """A server in a thread of this process, at any port; its address."""
    chosen = Settings(
        **{"database": str(database), "port": 0, "unlimited": "127.0.0.1", "thinkers": 1, **settings}
    )
    started: list[str] = []
    up = threading.Event()
    house: list[server.Server] = []

    def ready(address: str) -> None:
        started.append(address)
        up.set()

    async def serve() -> None:
        opened = await ServerContext.open(chosen)
        house.append(server.Server(opened, ready))
        try:
            await house[0].serve([server.listener(chosen)])
        finally:
            await opened.close()

    thread = threading.Thread(target=lambda: asyncio.Runner(loop_factory=uvloop.new_event_loop).run(serve()))
    thread.start()
    assert up.wait(PATIENCE), "the server does not start"
    try:
        yield started[0]
    finally:
        house[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


class Refusal(Exception):
    """What a server refuses."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status, self.error = status, error
        self.code = error["code"]


class Person:
    """Somebody with a browser: a cookie, and a socket as soon as one is needed."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address, self.name = address, name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.traffic: list[str] = []  # all that this person has received
        self.socket: ClientConnection | None = None
        self.ids = 0
        self.stack = ExitStack()
        EVERYBODY.append(self)

    def close(self) -> None:
        """Go."""
        self.cut()
        self.http.close()

    # HTTP.

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP. Raises: Refusal."""
        answer = self.http.request(method, path, json=body)
        self.traffic.append(f"{method} {answer.status_code} {answer.text}")
        data = answer.json()
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, data["error"])
        return data

    def found(self, game: str, opponent: dict[str, Any], **more: Any) -> Any:
        """Begin a match."""
        return self.ask("POST", "/api/matches", {"game": game, "opponent": opponent, **more})

    @property
    def cookie(self) -> str:
        """What the browser sends."""
        if not self.http.cookies:
            self.ask("POST", "/api/guest", {})
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # The socket.

    def open(self) -> ClientConnection:
        """Connect, once."""
        if self.socket is None:
            address = self.address.replace("http", "ws") + "/api/socket"
            headers = {"Cookie": self.cookie}
            origin = Origin(self.address)
            self.socket = self.stack.enter_context(
                connect(address, origin=origin, additional_headers=headers, compression=None, max_size=None)
            )
        return self.socket

    def cut(self) -> None:
        """Lose the connection."""
        if self.socket is not None:
            self.socket.close_socket()
            self.stack.close()
            self.socket = None

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.open().send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; pings are answered on the way. Raises: TimeoutError, ConnectionClosed."""
        while True:
            text = self.open().recv(timeout=timeout)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "ping":
                with suppress(ConnectionClosed):  # what was said before is still to be heard
                    self.send(type="pong", nonce=message["nonce"])
                continue
            self.traffic.append(str(text))
            return message

    def hear_until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def drain(self, quiet: float = 0.3) -> list[dict[str, Any]]:
        """All messages until nothing comes for a while."""
        heard = []
        try:
            while True:
                heard.append(self.hear(quiet))
        except (TimeoutError, ConnectionClosed):
            return heard

    def watch(self, match: str, **more: Any) -> dict[str, Any]:
        """Watch a match from its snapshot on."""
        self.send(type="watch", match=match, **more)
        return self.hear_until("snapshot", "refused")

    def command(self, match: str, kind: str, **more: Any) -> str:
        """Send a command; its id."""
        self.ids += 1
        seat = {"seat": more.pop("seat")} if "seat" in more else {}
        name = more.pop("id", f"{self.name}{self.ids}")
        self.send(type="do", match=match, command={"type": kind, "id": name, **more}, **seat)
        return str(name)

    def do(self, match: str, kind: str, **more: Any) -> dict[str, Any]:
        """Do a command and wait for the answer."""
        name = self.command(match, kind, **more)
        while True:
            message = self.hear_until("done", "refused")
            if message.get("id") in (name, None):
                return message


class Seat(Person):
    """Somebody who plays, and keeps book of what is told: every number once, in order."""

    def __init__(self, address: str, name: str = "") -> None:
        super().__init__(address, name)
        self.match = ""
        self.number = 0
        self.now: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def sit(self, match: str, **more: Any) -> None:
        """Watch the match that is played."""
        self.match = match
        told = self.watch(match, **more)
        assert told["type"] == "snapshot", told
        self.number, self.now, self.log = told["number"], told["now"], list(told["log"])
        first = self.log[0]["number"]
        assert [line["number"] for line in self.log] == list(range(first, self.number + 1))

    def resume(self) -> None:
        """Connect again, and be brought up to date."""
        self.send(type="watch", match=self.match, since=self.number)

    def note(self, message: dict[str, Any]) -> None:
        """Keep book of a message."""
        if message["type"] == "update" and message["match"] == self.match:
            assert message["number"] == self.number + 1, "told once, and in order"
            self.number = message["number"]
            self.log.append(message)
            self.now = message.get("now", self.now)

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message = super().hear(timeout)
        self.note(message)
        return message

    def until(self, number: int) -> None:
        """Hear until an entry is known."""
        while self.number < number:
            self.hear()

    def act(self, action: str) -> int:
        """Play an action; the number of its entry, which has been told by then."""
        done = self.do(self.match, "act", at=self.now["changed"], action=action)
        while done["type"] == "refused" and done["error"]["code"] == "service/too-many":
            time.sleep(0.3)  # nobody clicks as fast as a script
            done = self.do(self.match, "act", at=self.now["changed"], action=action)
        assert done["type"] == "done", done
        self.until(done["number"])
        return int(done["number"])


def meet(address: str, game: str, *, seats: tuple[str, str], **more: Any) -> tuple[Seat, Seat, str]:
    """Two people at a new match, in the order of the seats; both watch it."""
    one, other = Seat(address, "one"), Seat(address, "other")
    founded = one.found(game, INVITE, seat=seats[0], **more)
    other.ask("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    one.sit(founded["match"])
    other.sit(founded["match"])
    one.drain(0.05)
    return one, other, founded["match"]

"""A client of one seat over the WebSocket: plays at random, moves to another server when one fails, records all."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from benchmarks.faults.history import Acknowledged, Recorder, Refused, Seen, Sent

ANSWER_TIME = 5.0  # seconds without an answer to a command, after which a client tries another server
WAKE = 1.0  # seconds after which a client that receives nothing looks at its plans again
CHAT = 0.05  # how many commands are chat lines, which are sent at any time, also while the other acts
UNKNOWN = "web/broken"  # the server does not know whether the command was persisted
AGAIN = (UNKNOWN, "service/too-many")  # such a command is sent again, with the same id
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # not used; to make one for each client would take long
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Pace:
    """How long the players of a match think: between 0.3 and 1 times so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


class Client:
    """A guest that plays one match after another, always at the seat that it is told."""

    def __init__(
        self, name: str, servers: Sequence[str], recorder: Recorder, pace: Pace, rng: random.Random
    ) -> None:
        self.name, self.servers, self.recorder, self.pace, self.rng = name, servers, recorder, pace, rng
        self.address = rng.choice(servers)
        self.cookie = ""
        self.ids = 0
        self.acknowledged = 0
        self.progress = recorder.now()  # when a new entry was last received
        self._forget()

    def _forget(self) -> None:
        self.match = self.seat = ""
        self.number = 0
        self.now: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.thinks_since = self.recorder.now()
        self.patience = 1.0  # factor of the pace

    # HTTP, repeated until a server answers.

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Sends a request. Returns: the answer. Raises: httpx.HTTPStatusError if it is refused."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.address, timeout=ANSWER_TIME, verify=TLS, trust_env=False
                ) as http:
                    answer = await http.request(method, path, json=body, headers={"Cookie": self.cookie})
                if answer.status_code < 500 and answer.status_code != 429:
                    answer.raise_for_status()
                    if cookies := [f"{name}={value}" for name, value in answer.cookies.items()]:
                        self.cookie = "; ".join(cookies)
                    return answer.json()
            except httpx.TransportError:
                pass
            await self._move()

    async def _move(self) -> None:
        """Waits a moment and turns to another server."""
        await asyncio.sleep(self.rng.uniform(0.05, 0.4))
        self.address = self.rng.choice(self.servers)

    # The match.

    async def play(self, match: str, seat: str) -> None:
        """Plays a match to its end, whatever happens to the servers."""
        self._forget()
        self.match, self.seat = match, seat
        while not self.is_over:
            try:
                url = self.address.replace("http", "ws") + "/api/socket"
                async with connect(
                    url,
                    origin=Origin(self.address),
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=None,
                    open_timeout=ANSWER_TIME,
                    ping_interval=ANSWER_TIME / 2,  # a silent server is left as well
                    ping_timeout=ANSWER_TIME / 2,
                    close_timeout=0.1,
                ) as socket:
                    await self._converse(socket)
            except LOST:
                await self._move()

    @property
    def is_over(self) -> bool:
        """Whether the client knows the result."""
        return self.now.get("result") is not None

    async def _converse(self, socket: ClientConnection) -> None:
        """Uses a connection until the match is over. Raises: LOST."""
        since = {"since": self.number} if self.number else {}
        await self._send(socket, {"type": "watch", "match": self.match, **since})
        # For the answer to the command that was sent through this connection, and to `watch` before that.
        deadline = None if self.number else self.recorder.now() + ANSWER_TIME
        while not self.is_over:
            if self.pending is None and self._wants_to_act():
                self.pending = await self._choose()
            if self.pending is not None and deadline is None and self._wants_to_act():
                self.recorder.record(self._sent(self.pending))
                await self._send(socket, {"type": "do", "match": self.match, "command": self.pending})
                deadline = self.recorder.now() + ANSWER_TIME
            try:
                async with asyncio.timeout(
                    self._next_wake()
                ):  # `wait_for` of Python 3.11 may swallow a cancellation
                    text = await socket.recv()
            except TimeoutError:
                if deadline is not None and self.recorder.now() > deadline:
                    raise
                continue
            message = json.loads(text)
            if message["type"] == "refused" and message.get("id") is None:
                raise ConnectionError("the match cannot be watched here")
            if self._handle(message):
                deadline = None

    def _next_wake(self) -> float:
        due = self.thinks_since + self.pace.seconds * self.patience - self.recorder.now()
        return min(max(due, 0.02), WAKE)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        async with asyncio.timeout(ANSWER_TIME):
            await socket.send(json.dumps(message))

    # Commands.

    def _wants_to_act(self) -> bool:
        """Whether it has thought long enough, and has something to do."""
        if self.recorder.now() < self.thinks_since + self.pace.seconds * self.patience or not self.now:
            return False
        return self.pending is not None or self.now.get("actor") == self.seat

    async def _choose(self) -> dict[str, Any] | None:
        """Returns a new command: mostly an action, sometimes a chat line. None: the position has just changed."""
        self.ids += 1
        base = {"id": f"{self.name}-{self.ids}"}
        if self.rng.random() < CHAT:
            return {**base, "type": "say", "text": f"line {self.ids}"}
        revision, legal = self.now["changed"], self.now.get("legal")
        if legal is None:  # there were too many to send
            legal = (await self.request("GET", f"/api/matches/{self.match}/choices"))["legal"]
        if not legal:
            return None
        action = self.rng.choice([action for action in legal if action != "end"] or legal)
        return {**base, "type": "act", "at": revision, "action": action}

    def _sent(self, command: dict[str, Any]) -> Sent:
        key = f"{self.seat}:{command['id']}"
        return Sent(t=self.recorder.now(), client=self.name, match=self.match, key=key, command=command)

    # Messages of the server.

    def _handle(self, message: dict[str, Any]) -> bool:
        """Takes a message. Returns: whether it answers the pending command, or the first `watch`."""
        if message.get("match") not in (None, self.match):
            return False
        match message["type"]:
            case "snapshot":
                for line in message["log"]:
                    self._see(line)
                self._update(message["number"], message["now"])
                return self.pending is None
            case "update":
                self._see(message)
                self._update(message["number"], message.get("now"))
            case "done" | "refused" if self.pending is not None and message.get("id") == self.pending["id"]:
                self._answer(message, self.pending)
                return True
        return False

    def _see(self, line: dict[str, Any]) -> None:
        self.recorder.record(
            Seen(
                t=self.recorder.now(),
                client=self.name,
                match=self.match,
                audience=self.seat,
                number=line["number"],
                at=line["at"],
                what=line.get("what"),
            )
        )

    def _update(self, number: int, now: dict[str, Any] | None) -> None:
        if number > self.number:
            self.progress = self.recorder.now()
        self.number = number
        if now is not None:
            if now.get("changed") != self.now.get("changed") or now.get("actor") != self.now.get("actor"):
                self._think()
            self.now = now

    def _think(self) -> None:
        self.thinks_since, self.patience = self.recorder.now(), self.rng.uniform(0.3, 1)

    def _answer(self, message: dict[str, Any], command: dict[str, Any]) -> None:
        """Records an answer; a command whose fate is unknown stays pending."""
        now, key = self.recorder.now(), f"{self.seat}:{command['id']}"
        if message["type"] == "done":
            self.acknowledged += 1
            number = message["number"]
            self.recorder.record(
                Acknowledged(t=now, client=self.name, match=self.match, key=key, number=number)
            )
            self.pending = None
            self.thinks_since = now
            return
        code = message["error"]["code"]
        unknown = code == UNKNOWN
        self.recorder.record(
            Refused(t=now, client=self.name, match=self.match, key=key, code=code, unknown=unknown)
        )
        self.thinks_since, self.patience = now, 0.3
        if code not in AGAIN:
            self.pending = None

"""Measures how far a guest can grow the log of a match, and what that costs the opponent; prints a table.

    python -m benchmarks.attacks.log_growth [--program REGALIA] [--seconds 60] [--sockets 15]

A real server on loopback, in a process of its own, with default limits. Two guests play a match. One of them
acts and undoes, and mutes and unmutes, over several sockets, as fast as the server allows. Then the opponent
reconnects and watches the match. `--program` measures another build; measure both in one session.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import count, cycle
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.server import Server

TIMEOUT = 30.0  # seconds for an answer
PAUSE = 0.02  # seconds after a rate-limit refusal
IDS = count()


class Guest:
    """A guest account, which opens sockets."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.address, self.stack = address, stack
        self.http = stack.enter_context(httpx.Client(base_url=address, timeout=TIMEOUT))
        self.http.post("/api/guest", json={}).raise_for_status()

    def open(self) -> ClientConnection:
        """A new socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return self.stack.enter_context(
            connect(
                self.address.replace("http", "ws") + "/api/socket",
                origin=Origin(self.address),
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
            )
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", type=Path, default=Path(sys.executable).with_name("regalia"))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--sockets", type=int, default=15)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        port = free_port()
        where = ["--port", str(port), "--database", f"{folder}/a.sqlite3", "--log-level", "error"]
        server = Server([chosen.program, "serve", *where], "http://")
        stack.callback(server.close)
        attacker, victim = (Guest(f"http://127.0.0.1:{port}", stack) for _ in range(2))
        match = start_match(attacker, victim)
        rows = [
            *grow(attacker, match, seconds=chosen.seconds, sockets=chosen.sockets),
            *reconnect(victim, match),
        ]
    width = max(len(name) for name, _ in rows)
    print("\n".join(f"{name:{width}}  {value}" for name, value in rows))


def start_match(attacker: Guest, victim: Guest) -> str:
    """Start a match in which the attacker is the king and to act. Returns: its id."""
    game = {"game": "king-and-assassins", "opponent": {"type": "invite"}, "seat": "king"}
    created = attacker.http.post("/api/matches", json=game).json()
    match = str(created["match"])
    invite = {"invite": created["invite"]}
    victim.http.post(f"/api/matches/{match}/join", json=invite).raise_for_status()
    line = victim.open()
    do(line, match, type="act", at=3, action="pick:butcher,farmer,monk")
    line.close()
    return match


def grow(attacker: Guest, match: str, *, seconds: float, sockets: int) -> list[tuple[str, str]]:
    """Add entries to the log until the time is up or all commands are refused."""
    lines = [attacker.open() for _ in range(sockets)]
    send(lines[0], type="watch", match=match)
    state = receive(lines[0], "snapshot")["now"]
    step = next(action for action in state["legal"] if action != "end")
    sender = RetryingSender(lines, match, time.monotonic() + seconds)
    at, muted = int(state["changed"]), False
    while sender.kinds & {"act", "mute"}:
        at = sender(at, type="act", at=at, action=step)
        at = sender(at, type="undo", at=at)
        sender(at, type="mute", on=not muted)
        muted = not muted
    return [
        ("entries that the attacker has added", f"{sender.added:,}"),
        ("refused for good", ", ".join(sorted(sender.refused)) or "nothing"),
    ]


class RetryingSender:
    """Sends commands over the sockets in turn, and retries until done or permanently refused."""

    def __init__(self, lines: Sequence[ClientConnection], match: str, end: float) -> None:
        self.lines, self.match, self.end = cycle(lines), match, end
        self.kinds, self.refused, self.added = {"act", "undo", "mute"}, set[str](), 0

    def __call__(self, at: int, /, **command: Any) -> int:
        """Send a command. Returns: the number of its entry; `at` if it was refused."""
        while command["type"] in self.kinds:
            answer = do(next(self.lines), self.match, **command)
            if "number" in answer:
                self.added += 1
                self.kinds = self.kinds if time.monotonic() < self.end else set()
                return int(answer["number"])
            if time.monotonic() > self.end:
                self.kinds = set()
            elif "wait" in answer["error"]:
                time.sleep(PAUSE)
            else:
                self.refused.add(f"{command['type']} ({answer['error']['code']})")
                self.kinds -= {"act", "undo"} if command["type"] != "mute" else {"mute"}
        return at


def reconnect(victim: Guest, match: str) -> list[tuple[str, str]]:
    """Let the opponent watch the match over a new socket; size and time of the snapshot."""
    line = victim.open()
    begin = time.monotonic()
    send(line, type="watch", match=match)
    try:
        text = receive_text(line, "snapshot")
        receive(line, "presence")
        line.ping().wait(TIMEOUT)
        survives, size = "yes", len(text)
    except ConnectionClosed:
        survives, size = "no: closed as slow", 0
    took = time.monotonic() - begin
    return [
        ("bytes of the opponent's snapshot", f"{size:,}" if size else "never sent"),
        ("time until it is there", f"{took:.2f} s"),
        ("the opponent's watch survives", survives),
    ]


def do(line: ClientConnection, match: str, **command: Any) -> dict[str, Any]:
    """Send a command and return the answer."""
    name = str(next(IDS))
    send(line, type="do", match=match, command={"id": name, **command})
    while True:
        answer = receive(line, "done", "refused")
        if answer.get("id") in (name, None):
            return answer


def send(line: ClientConnection, **message: Any) -> None:
    """Send a message."""
    line.send(json.dumps(message))


def receive(line: ClientConnection, *types: str) -> dict[str, Any]:
    """Receive the next message of one of these types."""
    return dict(json.loads(receive_text(line, *types)))


def receive_text(line: ClientConnection, *types: str) -> str:
    """Receive the next message as text; answers pings. Raises: ConnectionClosed, also after a bye."""
    while True:
        text = str(line.recv(timeout=TIMEOUT))
        message = json.loads(text)
        if message["type"] == "ping":
            send(line, type="pong", nonce=message["nonce"])
        elif message["type"] in types:
            return text


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


if __name__ == "__main__":
    main()

"""Sends messages that are derived from the message types, with faults such as wrong types and deep nesting.

    python -m benchmarks.attacks.hostile_messages [--messages 100000] [--minutes M [--rate 40]] [--seed 1]

A server must answer each with an error code, without a failure of its own (`web/broken`, HTTP 500), and its memory must
stay flat. With `--minutes`, it goes on so long at a steady rate, and compares the memory of the server in the last
third with that in the middle third.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import msgspec.inspect as types
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from regalia.web.endpoints import ENDPOINTS, Endpoint
from regalia.web.messages.socket import FromClient
from tests.support.server_process import Process, serving

PER_SOCKET = 40  # messages: a socket may send so many at once
OVER_HTTP = 0.2  # share of the messages
DEEP = 2000
EVERY = 30.0  # seconds between two samples of the memory
WARM_UP = 9.5 * 60  # seconds that the first third must last: matches without subscribers stay for ten minutes
STEADY = 0.8  # the slowest third must have this part of the rate of the fastest
TOLERANCE = 0.03  # of the memory; the allocator alone makes it go up and down by some per cent
JUNK: list[Any] = [
    None, True, False, -1, 0, 1.5, -0.0, 1e308, 2**31, 2**63, 2**64, -(10**30), "", "x", "é" * 100, "\ud83d", "\udfff",
    "\x00", "\u202e", "x" * 5000, [], [[]], [None] * 500, {}, {"type": "act"}, {"": ""}, {"__proto__": {}},
]  # fmt: skip
NAMES = ["type", "id", "match", "seat", "command", "extra", "__class__", ""]


def value(rng: random.Random, kind: types.Type, known: list[str]) -> Any:
    """Returns a value of a message type, mostly valid; texts are often ones of `known`."""
    match kind:
        case types.StructType():
            made = {field.encode_name: value(rng, field.type, known) for field in kind.fields
                    if field.required or rng.random() < 0.5}  # fmt: skip
            return {kind.tag_field: kind.tag, **made} if kind.tag_field else made
        case types.UnionType():
            return value(rng, rng.choice(kind.types), known)
        case types.LiteralType():
            return rng.choice(list(kind.values))
        case types.StrType():
            return rng.choice([*known, "end", "a1a2", "x" * rng.randrange(1, 60)])
        case types.IntType():
            return rng.choice([0, 1, 2, 7, rng.randrange(10_000)])
        case types.BoolType():
            return rng.random() < 0.5
        case types.ListType() | types.VarTupleType():
            return [value(rng, kind.item_type, known) for _ in range(rng.randrange(4))]
        case types.DictType():
            return {rng.choice(known): value(rng, kind.value_type, known) for _ in range(rng.randrange(3))}
    return rng.choice(JUNK)


def mutated(rng: random.Random, thing: Any) -> Any:
    """Returns a value with a fault somewhere inside."""
    if isinstance(thing, dict) and thing and rng.random() < 0.8:
        name = rng.choice(list(thing))
        match rng.randrange(4):
            case 0:
                return {**thing, name: mutated(rng, thing[name])}
            case 1:
                return {key: part for key, part in thing.items() if key != name}
            case 2:
                return {**thing, rng.choice(NAMES): rng.choice(JUNK)}
            case _:
                return {**thing, name: rng.choice(JUNK)}
    return rng.choice(JUNK)


def hostile(rng: random.Random, kind: types.Type, known: list[str]) -> bytes:
    """Returns a message of a type with faults, as JSON that may be cut, nested too deeply, or no JSON at all."""
    thing = value(rng, kind, known)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
        thing = mutated(rng, thing)
    text = json.dumps(thing)  # writes lone surrogates as escapes
    chance = rng.random()
    if chance < 0.04:
        text = text[: rng.randrange(len(text) + 1)]
    elif chance < 0.06:
        text = text.replace('"', '":' + "[" * DEEP, 1)
    elif chance < 0.08:
        text = '{"type":' + '{"a":' * DEEP + "1" + "}" * DEEP + "}"
    elif chance < 0.09:
        text = text.replace("}", ',"at":' + "9" * 400 + "}", 1)
    return text.encode() if chance < 0.98 else text.encode() + bytes([rng.randrange(256)])


class Findings(NamedTuple):
    """What a server has answered."""

    sent: int
    answers: Counter[str]  # types of messages, HTTP statuses
    broken: list[str]  # answers that say that the server has failed


class Attacker:
    """A guest that sends hostile messages to a server, over the socket and over HTTP."""

    SOCKET = types.type_info(FromClient)

    def __init__(self, address: str, rng: random.Random) -> None:
        self.address, self.rng = address, rng
        self.http = httpx.Client(base_url=address, timeout=60)
        self.known = ["king-and-assassins", "king-of-the-hill", "king", "assassins"]
        self.answers: Counter[str] = Counter()
        self.broken: list[str] = []

    def sign_in(self) -> None:
        """Becomes a new guest, with a match of its own."""
        self.http.cookies.clear()
        self.http.post("/api/guest", json={}).raise_for_status()
        body = {"game": self.known[0], "opponent": {"type": "hotseat"}}
        created = self.http.post("/api/matches", json=body).raise_for_status().json()
        self.known[4:] = [created["match"]]

    def send_over_socket(self, count: int) -> None:
        """Sends messages through one connection, and reads the answers."""
        cookie = "; ".join(f"{name}={text}" for name, text in self.http.cookies.items())
        url, headers = self.address.replace("http", "ws") + "/api/socket", {"Cookie": cookie}
        with connect(
            url, origin=Origin(self.address), additional_headers=headers, compression=None, max_size=None
        ) as socket:
            try:
                for _ in range(count):
                    data = hostile(self.rng, self.SOCKET, self.known)
                    socket.send(data if self.rng.random() < 0.02 else data.decode("utf-8", "replace"))
                socket.send('{"type":"lobby","on":false,"last":true}')
                while self._take(json.loads(socket.recv(timeout=60))):
                    pass
            except ConnectionClosed:  # binary data, or a message that is too long
                self.answers["closed"] += 1

    def _take(self, message: dict[str, Any]) -> bool:
        """Counts an answer. Returns: whether more come."""
        self.answers[message["type"]] += 1
        error = message.get("error") or {}
        if error.get("code") == "web/broken":
            self.broken.append(json.dumps(message))
        return message["type"] != "bye" and error.get("field") != "last"

    def send_over_http(self) -> None:
        """Sends one request to any endpoint."""
        endpoint = self.rng.choice(ENDPOINTS)
        kind = types.type_info(endpoint.body) if endpoint.body else types.AnyType()
        content = hostile(self.rng, kind, self.known)
        headers = {"content-type": "application/json"} if self.rng.random() < 0.95 else {}
        answer = self.http.request(
            endpoint.method, self._path(endpoint), content=content, headers=headers, follow_redirects=False
        )
        self.answers[str(answer.status_code)] += 1
        if answer.status_code >= 500:
            self.broken.append(f"{endpoint.method} {answer.url} {content!r}: {answer.status_code}")

    def _path(self, endpoint: Endpoint) -> str:
        """Returns a path with values for its parameters, and perhaps a query."""
        path = re.sub(r"\{[^}]*\}", lambda _: self._text(), endpoint.path)
        if endpoint.query and self.rng.random() < 0.7:
            names = [*endpoint.query.__struct_encode_fields__, "x"]
            path += f"?{self.rng.choice(names)}={self._text()}"
        return path

    def _text(self) -> str:
        """Returns a value for a parameter of a URL."""
        text = str(self.rng.choice([*self.known, 0, 3, *JUNK]))[:200]
        return quote(text.encode("utf-8", "replace"), safe="") or "x"


def attack(
    address: str, *, messages: int, seed: int, end: float = math.inf, rate: float = math.inf
) -> Iterator[Findings]:
    """Sends hostile messages until a number of them or a time is reached; yields what was found so far.

    `rate`: messages per second at most.
    """
    rng = random.Random(seed)
    attacker, sent, began = Attacker(address, rng), 0, time.monotonic()
    while sent < messages and time.monotonic() < end:
        attacker.sign_in()
        of_http = sum(rng.random() < OVER_HTTP for _ in range(PER_SOCKET))
        attacker.send_over_socket(min(PER_SOCKET - of_http, messages - sent))
        for _ in range(of_http):
            attacker.send_over_http()
        sent += PER_SOCKET
        yield Findings(sent, attacker.answers, attacker.broken)
        time.sleep(max(0.0, began + sent / rate - time.monotonic()))
    attacker.http.close()


class Sample(NamedTuple):
    """The private memory of the server after so many seconds and messages."""

    seconds: float
    sent: int
    megabytes: float


class Growth(NamedTuple):
    """The medians of the memory in the middle and in the last third of a run, in megabytes."""

    middle: float
    last: float

    @property
    def is_flat(self) -> bool:
        """Whether the last third needs no more than the middle one, but for a tolerance."""
        return self.last <= self.middle * (1 + TOLERANCE)

    def __str__(self) -> str:
        verdict = "flat" if self.is_flat else "GROWING"
        return f"{verdict}: {self.middle:.1f} MB in the middle third, {self.last:.1f} MB in the last"


def growth(samples: Sequence[Sample]) -> Growth | str:
    """Compares the memory of the last third with the middle one. Returns: why nothing can be told, if so.

    The first third warms the server up. Matches that nobody watches stay in memory for some minutes, so that memory
    grows for as long at any rate, and then has to be flat. That shows only if the rate is steady: at a rate that sinks
    even a leak looks flat.
    """
    third = samples[-1].seconds / 3 if samples else 0.0
    if third < WARM_UP:
        return "nothing can be told: the run was too short"
    first, middle, last = (
        [each for each in samples if part * third <= each.seconds <= (part + 1) * third] for part in range(3)
    )
    rates = [
        (part[-1].sent - part[0].sent) / (part[-1].seconds - part[0].seconds)
        for part in (first, middle, last)
    ]
    if min(rates) < STEADY * max(rates):
        return f"nothing can be told: messages per second by thirds: {', '.join(f'{rate:.0f}' for rate in rates)}"
    return Growth(median(each.megabytes for each in middle), median(each.megabytes for each in last))


def memory(server: Process) -> float:
    """Returns the private memory of a server in megabytes."""
    text = Path(f"/proc/{server.pid}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_")) / 1024


def main() -> int:
    """Attacks a server. Returns: the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks.hostile_messages")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument(
        "--minutes", type=float, default=0, help="so long, at a steady rate, in place of a number"
    )
    parser.add_argument("--rate", type=float, default=40.0, help="messages per second with --minutes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.rate <= 0:
        parser.error("--rate must be positive")
    how = {"messages": options.messages, "seed": options.seed}
    began = time.monotonic()
    if options.minutes:
        how = how | {"messages": sys.maxsize, "end": began + 60 * options.minutes, "rate": options.rate}
    findings = Findings(0, Counter(), [])
    samples: list[Sample] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        for findings in attack(server.address, **how):
            seconds = time.monotonic() - began
            if not samples or seconds - samples[-1].seconds >= EVERY:
                samples.append(Sample(seconds, findings.sent, memory(server)))
                print("{:6.0f} s {:8} messages {:7.1f} MB".format(*samples[-1]), flush=True)
        print(
            f"{findings.sent} messages, {len(findings.broken)} failures, {memory(server):.1f} MB", flush=True
        )
        log = (Path(folder) / "log").read_text()
    print(dict(findings.answers.most_common()), f"{log.count('Traceback')} tracebacks", sep="\n")
    for answer in findings.broken[:20]:
        print(answer[:500])
    flat = True
    if options.minutes:
        found = growth(samples)
        print(f"memory: {found}")
        flat = isinstance(found, Growth) and found.is_flat
    return 0 if flat and not findings.broken and "Traceback" not in log else 1


if __name__ == "__main__":
    sys.exit(main())

"""A worker process: searches for moves in slices, and suspends searches between them.

    python -m regalia.adapters.worker PARENT NICE

It reads one message per line and answers each with one line. It ends when its input ends or its parent dies.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import secrets
import signal
import sys
import threading
from collections.abc import Generator
from time import perf_counter, process_time
from typing import Any

import msgspec

from regalia.core.errors import RegaliaError
from regalia.games import registry
from regalia.players import Choice, SearchPlayer, player

MAX_PLAYERS = 200  # players with remembered plans; a dropped one searches again
SEEDS = 1 << 30
PR_SET_PDEATHSIG = 1


class WorkerRequest(msgspec.Struct, frozen=True):
    """A `MoveRequest` with an undecoded view."""

    match: str
    game: str
    texts: dict[str, str]
    level: int
    view: dict[str, Any]


class Slice(msgspec.Struct, frozen=True, kw_only=True):
    """An order: begin (with a request) or resume a search, for so many seconds."""

    ticket: int
    seconds: float
    request: WorkerRequest | None = None
    dropped: list[int] = []  # cancelled searches


class SliceResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a slice: an action, an error, or neither while the search is suspended.

    `used` is the CPU time in seconds; `planned`: the player has the rest of its turn ready.
    """

    ticket: int
    used: float
    action: str | None = None
    error: str | None = None
    planned: bool = False


class Searches:
    """The players and the suspended searches of a process."""

    def __init__(self) -> None:
        self.players: dict[str, SearchPlayer] = {}
        self.begun: dict[int, tuple[SearchPlayer, Generator[None, None, Choice]]] = {}

    def run(self, order: Slice) -> SliceResult:
        """Searches for one slice."""
        begun = process_time()
        for ticket in order.dropped:
            self.begun.pop(ticket, None)
        try:
            if order.request is not None:
                self.begun[order.ticket] = self.begin(order.request)
            thinker, steps = self.begun.pop(order.ticket)
            choice = advance(steps, until=perf_counter() + order.seconds)
        except RegaliaError as error:
            told = f"{error.code}: {error}"
            return SliceResult(ticket=order.ticket, used=process_time() - begun, error=told)
        used = process_time() - begun
        if choice is None:
            self.begun[order.ticket] = thinker, steps
            return SliceResult(ticket=order.ticket, used=used)
        return SliceResult(ticket=order.ticket, used=used, action=choice.action, planned=bool(thinker.plan))

    def begin(self, request: WorkerRequest) -> tuple[SearchPlayer, Generator[None, None, Choice]]:
        """Begins a search. Raises: RegaliaError."""
        rules = registry.rules(request.game, request.texts)
        view = rules.observation.read_view(request.view)
        key = f"{request.match} {view.seat}"
        thinker = self.players.pop(key, None)
        if thinker is None:
            made = player(f"level-{request.level}", rules, seed=secrets.randbelow(SEEDS))
            assert isinstance(made, SearchPlayer)
            thinker = made
        self.players[key] = thinker  # moves it to the end
        if len(self.players) > MAX_PLAYERS:
            del self.players[next(iter(self.players))]
        return thinker, thinker.steps(view)


def advance(steps: Generator[None, None, Choice], *, until: float) -> Choice | None:
    """Searches until a time of `perf_counter`. Returns: the choice, or None if there is none yet."""
    try:
        while True:
            next(steps)
            if perf_counter() >= until:
                return None
    except StopIteration as done:
        choice: Choice = done.value
        return choice


# The process.


def main(parent: int, nice: int) -> None:
    """Serves slices until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    exit_with_parent(parent)
    with contextlib.suppress(OSError, AttributeError):  # not on every system
        os.nice(nice)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=[lines], daemon=True).start()
    searches = Searches()
    while True:
        outcome = searches.run(msgspec.json.decode(lines.get(), type=Slice))
        sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
        sys.stdout.buffer.flush()


def read_lines(lines: queue.SimpleQueue[bytes]) -> None:
    """Reads the orders, and ends the process when the server is gone, even during a search."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def exit_with_parent(parent: int) -> None:
    """Makes the system kill this process when its parent dies (Linux only)."""
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it died before prctl
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))

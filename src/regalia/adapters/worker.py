"""A worker process: plans turns in slices, and suspends searches between them. It keeps nothing between requests.

    python -m regalia.adapters.worker PARENT NICE

It reads one message per line and answers each with one line. It ends when its input ends or its parent dies.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import signal
import sys
import threading
from collections.abc import Generator
from time import perf_counter, process_time
from typing import Any

import msgspec

from regalia.core.errors import RegaliaError
from regalia.games import registry
from regalia.players import PlannedAction, SearchPlayer, player

PR_SET_PDEATHSIG = 1
TurnSearch = Generator[None, None, list[PlannedAction]]


class WorkerRequest(msgspec.Struct, frozen=True):
    """A `MoveRequest` with an undecoded view."""

    game: str
    texts: dict[str, str]
    level: int
    seed: int
    view: dict[str, Any]


class Slice(msgspec.Struct, frozen=True, kw_only=True):
    """An order: begin (with a request) or resume a search, for so many seconds."""

    ticket: int
    seconds: float
    request: WorkerRequest | None = None
    dropped: list[int] = []  # cancelled searches


class SliceResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a slice: a planned turn, an error, or neither while the search is suspended.

    `used` is the CPU time in seconds.
    """

    ticket: int
    used: float
    turn: list[PlannedAction] | None = None
    error: str | None = None


class Searches:
    """The suspended searches of a process, by ticket."""

    def __init__(self) -> None:
        self.begun: dict[int, TurnSearch] = {}

    def run(self, order: Slice) -> SliceResult:
        """Searches for one slice."""
        begun = process_time()
        for ticket in order.dropped:
            self.begun.pop(ticket, None)
        try:
            if order.request is not None:
                self.begun[order.ticket] = begin(order.request)
            search = self.begun.pop(order.ticket)
            turn = advance(search, until=perf_counter() + order.seconds)
        except RegaliaError as error:
            told = f"{error.code}: {error}"
            return SliceResult(ticket=order.ticket, used=process_time() - begun, error=told)
        if turn is None:
            self.begun[order.ticket] = search
        return SliceResult(ticket=order.ticket, used=process_time() - begun, turn=turn)


def begin(request: WorkerRequest) -> TurnSearch:
    """Begins a search. Raises: RegaliaError."""
    rules = registry.rules(request.game, request.texts)
    computer = player(f"level-{request.level}", rules, seed=request.seed)
    assert isinstance(computer, SearchPlayer)
    return computer.turn_steps(rules.observation.read_view(request.view))


def advance(search: TurnSearch, *, until: float) -> list[PlannedAction] | None:
    """Searches until a time of `perf_counter`. Returns: the planned turn, or None if there is none yet."""
    try:
        while True:
            next(search)
            if perf_counter() >= until:
                return None
    except StopIteration as done:
        turn: list[PlannedAction] = done.value
        return turn


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

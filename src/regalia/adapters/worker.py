"""A worker process: runs tasks in slices, and suspends them in between. It keeps nothing of a task that is done.

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
from time import perf_counter, process_time

import msgspec

from regalia.adapters.task_functions import FUNCTIONS, Steps
from regalia.core.errors import RegaliaError

PR_SET_PDEATHSIG = 1
NOTHING = msgspec.Raw()


class Slice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An order: begin (with a name and a payload) or resume a task, for so many seconds."""

    ticket: int
    seconds: float
    name: str = ""
    payload: msgspec.Raw = NOTHING
    dropped: list[int] = []  # cancelled tasks


class SliceResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The outcome of a slice: the result of the task, an error, or neither while it is suspended.

    `used` is the CPU time in seconds.
    """

    ticket: int
    used: float
    value: msgspec.Raw = NOTHING
    error: str | None = None


class SuspendedTasks:
    """The begun tasks of a process, by ticket."""

    def __init__(self) -> None:
        self.begun: dict[int, Steps] = {}

    def run(self, order: Slice) -> SliceResult:
        """Runs a task for one slice."""
        began = process_time()
        for ticket in order.dropped:
            self.begun.pop(ticket, None)
        try:
            if order.name:
                self.begun[order.ticket] = begin(order.name, bytes(order.payload))
            steps = self.begun.pop(order.ticket)
            value = advance(steps, until=perf_counter() + order.seconds)
        except RegaliaError as error:
            return failed(order, began, f"{error.code}: {error}")
        except msgspec.DecodeError as error:
            return failed(order, began, f"the payload is invalid: {error}")
        if value is None:
            self.begun[order.ticket] = steps
            return SliceResult(ticket=order.ticket, used=process_time() - began)
        return SliceResult(ticket=order.ticket, used=process_time() - began, value=msgspec.Raw(value))


def failed(order: Slice, began: float, error: str) -> SliceResult:
    """Returns the outcome of a task that cannot be run."""
    return SliceResult(ticket=order.ticket, used=process_time() - began, error=error)


def begin(name: str, payload: bytes) -> Steps:
    """Begins a task. Raises: DecodeError if there is no such kind of task."""
    function = FUNCTIONS.get(name)
    if function is None:
        raise msgspec.DecodeError(f"there is no task “{name}”")
    return function(payload)


def advance(steps: Steps, *, until: float) -> bytes | None:
    """Runs a task until a time of `perf_counter`. Returns: its result, or None if there is none yet."""
    try:
        while True:
            next(steps)
            if perf_counter() >= until:
                return None
    except StopIteration as done:
        value: bytes = done.value
        return value


# The process.


def main(parent: int, nice: int) -> None:
    """Serves slices until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    exit_with_parent(parent)
    with contextlib.suppress(OSError, AttributeError):  # not on every system
        os.nice(nice)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=[lines], daemon=True).start()
    tasks = SuspendedTasks()
    while True:
        outcome = tasks.run(msgspec.json.decode(lines.get(), type=Slice))
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

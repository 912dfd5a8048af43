"""A program from outside, held at arm's length: lines in and out, each with a deadline and a bound."""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import BinaryIO

from regalia.arena.forfeit import Misconduct
from regalia.arena.limits import LINE_BYTES, SAID_BYTES, UNREAD_LINES

CHUNK = 64 * 1024
GRACE = 1.0  # seconds to end by itself, once it was told that the game is over
SETTLE = 0.5  # seconds to tell a program that floods from one that wrote a wrong line
LIVE: weakref.WeakSet[Process] = weakref.WeakSet()


class Process:
    """A running program. Threads read what it writes and write what it reads, so that it blocks nobody."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it, as the head of a group of its own. Raises: Misconduct."""
        try:
            self.popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that whatever it starts ends with it
            )
        except OSError as error:
            raise Misconduct("start", why=str(error.strerror or error)) from None
        LIVE.add(self)
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()  # None is the end
        self.flood: Misconduct | None = None
        self.read_all = Event()  # the reader has stopped: a flood, or the end of the output
        self.outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self.said = b""
        jobs = (self._read, self._overhear, self._write)
        streams = (self.popen.stdout, self.popen.stderr, self.popen.stdin)
        self.threads = [
            Thread(target=job, args=(stream,), daemon=True) for job, stream in zip(jobs, streams, strict=True)
        ]
        for thread in self.threads:
            thread.start()

    # Talking.

    def tell(self, line: bytes) -> None:
        """Send a line; it is written when the program reads it."""
        self.outgoing.put(line + b"\n")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line, and wait so long for the one that answers it. Raises: Misconduct."""
        with suppress(Empty):
            self._check(self.lines.get_nowait(), asked=False)
        self.tell(line)
        deadline = monotonic() + seconds
        try:
            return self._check(self.lines.get(timeout=max(0.0, deadline - monotonic())), asked=True)
        except Empty:
            raise Misconduct("silent", limit=round(1000 * seconds), said=self.last_words()) from None

    def _check(self, line: bytes | None, *, asked: bool) -> bytes:
        """A line that was to come. Raises: Misconduct where it is none, or too early."""
        if self.flood is not None:
            raise self.flood
        if line is None:
            raise Misconduct("crashed", **self._how_it_ended(), said=self.last_words(wait=True))
        if not asked:
            self.check_output()
            raise self.unasked(line)
        return line

    def check_output(self) -> int:
        """Wait for what follows a wrong line, so that the verdict does not depend on timing.

        Returns: how many lines follow it. Raises: Misconduct where the program floods.
        """
        self.read_all.wait(SETTLE)
        if self.flood is not None:
            raise self.flood
        return self.lines.qsize() - self.read_all.is_set()

    def unasked(self, line: bytes) -> Misconduct:
        """The verdict on a line that nobody has asked for."""
        return Misconduct("unasked", line=readable(line), said=self.last_words())

    def _how_it_ended(self) -> dict[str, str]:
        """The exit status, or the name of the signal, as arguments for the words."""
        try:
            status = self.popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            return {"how": "closed"}  # it lives, and has closed its standard output
        if status >= 0:
            return {"how": str(status)}
        known = {number.value: number.name for number in signal.Signals}
        return {"how": "signal", "signal": known.get(-status, str(-status))}

    def last_words(self, *, wait: bool = False) -> str:
        """The end of what it wrote on standard error, in one line."""
        if wait:
            self.threads[1].join(GRACE)
        return readable(self.said)

    # Ending.

    def close(self) -> None:
        """Let it end by itself, but not for long; then kill it and everything that it has started."""
        self.outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.popen.wait(GRACE)
        self.kill()

    def strike(self) -> None:
        """Kill it, and everything that it has started, without waiting for that."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.popen.pid, signal.SIGKILL)
            else:  # Windows has no groups
                self.popen.kill()

    def kill(self) -> None:
        """Kill it, and everything that it has started."""
        self.strike()
        self.popen.wait()
        self.outgoing.put(None)
        for thread in self.threads:
            thread.join(GRACE)
        for stream in (self.popen.stdin, self.popen.stdout, self.popen.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        LIVE.discard(self)

    # The threads.

    def _read(self, stream: BinaryIO) -> None:
        """Cut what it writes into lines, until there is too much of it."""
        rest = b""
        with suppress(OSError, ValueError):
            while chunk := os.read(stream.fileno(), CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                if max(map(len, (*lines, rest))) > LINE_BYTES:
                    self.flood = Misconduct("flooded", bytes=LINE_BYTES)
                elif self.lines.qsize() + len(lines) > UNREAD_LINES:
                    self.flood = Misconduct("swamped", lines=UNREAD_LINES)
                for line in lines[:UNREAD_LINES]:
                    self.lines.put(line)
                if self.flood is not None:
                    break
        self.read_all.set()
        self.lines.put(None)

    def _overhear(self, stream: BinaryIO) -> None:
        """Keep the end of what it says on standard error, and let the rest go."""
        with suppress(OSError, ValueError):
            while chunk := os.read(stream.fileno(), CHUNK):
                self.said = (self.said + chunk)[-SAID_BYTES:]

    def _write(self, stream: BinaryIO) -> None:
        """Write what is to be told, as fast as it is read."""
        with suppress(OSError, ValueError):
            while (line := self.outgoing.get()) is not None:
                stream.write(line)
            stream.close()


def readable(data: bytes) -> str:
    """Bytes from outside as one line of text."""
    return " / ".join(data.decode(errors="replace").strip().splitlines())


def kill_all() -> None:
    """Kill every program that still runs, from whatever thread."""
    for process in list(LIVE):
        process.strike()

"""An external program as a process: lines in and out, with deadlines and bounds."""

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

from regalia.arena.forfeit import BotFailure
from regalia.arena.limits import LINE_BYTES, STDERR_BYTES, UNREAD_LINES

CHUNK = 64 * 1024
GRACE_SECONDS = 1.0  # to exit by itself after the end of the game
SETTLE_SECONDS = 0.5  # to distinguish a flood from one wrong line
RUNNING: weakref.WeakSet[Process] = weakref.WeakSet()


class Process:
    """A running program. Threads serve its three streams, so that it cannot block the caller."""

    def __init__(self, command: Sequence[str], *, line_bytes: int = LINE_BYTES) -> None:
        """Start it in a new process group; its lines have at most `line_bytes` bytes. Raises: BotFailure."""
        self.line_bytes = line_bytes
        try:
            self.popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that its children can be killed with it
            )
        except OSError as error:
            raise BotFailure("start", why=str(error.strerror or error)) from None
        RUNNING.add(self)
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()  # None at the end of output
        self.flood: BotFailure | None = None
        self.read_all = Event()  # the reader has stopped: a flood or end of output
        self.outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self.stderr = b""
        jobs = (self._read_stdout, self._read_stderr, self._write_stdin)
        streams = (self.popen.stdout, self.popen.stderr, self.popen.stdin)
        self.threads = [
            Thread(target=job, args=(stream,), daemon=True) for job, stream in zip(jobs, streams, strict=True)
        ]
        for thread in self.threads:
            thread.start()

    # Messages.

    def send(self, line: bytes) -> None:
        """Queue a line for its standard input."""
        self.outgoing.put(line + b"\n")

    def request(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the answer. Raises: BotFailure."""
        with suppress(Empty):
            self._check(self.lines.get_nowait(), requested=False)
        self.send(line)
        deadline = monotonic() + seconds
        try:
            return self._check(self.lines.get(timeout=max(0.0, deadline - monotonic())), requested=True)
        except Empty:
            raise BotFailure("silent", limit=round(1000 * seconds), said=self.stderr_tail()) from None

    def _check(self, line: bytes | None, *, requested: bool) -> bytes:
        """Check a line of output. Raises: BotFailure at the end of output and for an unrequested line."""
        if self.flood is not None:
            raise self.flood
        if line is None:
            raise BotFailure("crashed", **self._exit_status(), said=self.stderr_tail(wait=True))
        if not requested:
            self.settle()
            raise self.unrequested(line)
        return line

    def settle(self) -> int:
        """Wait for what follows a wrong line, so that the kind of forfeit does not depend on timing.

        Returns: the number of lines that follow. Raises: BotFailure if the program floods.
        """
        self.read_all.wait(SETTLE_SECONDS)
        if self.flood is not None:
            raise self.flood
        return self.lines.qsize() - self.read_all.is_set()

    def unrequested(self, line: bytes) -> BotFailure:
        """The failure for an unrequested line."""
        return BotFailure("unasked", line=readable(line), said=self.stderr_tail())

    def _exit_status(self) -> dict[str, str]:
        """The exit status or the signal, as arguments for the message."""
        try:
            status = self.popen.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            return {"how": "closed"}  # it still runs, and has closed its standard output
        if status >= 0:
            return {"how": str(status)}
        known = {number.value: number.name for number in signal.Signals}
        return {"how": "signal", "signal": known.get(-status, str(-status))}

    def stderr_tail(self, *, wait: bool = False) -> str:
        """The end of its standard error, in one line."""
        if wait:
            self.threads[1].join(GRACE_SECONDS)
        return readable(self.stderr)

    # Ending the process.

    def close(self) -> None:
        """Let it exit within GRACE_SECONDS, then kill it and its children."""
        self.outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.popen.wait(GRACE_SECONDS)
        self.kill()

    def send_kill(self) -> None:
        """Send SIGKILL to it and its children, without waiting."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.popen.pid, signal.SIGKILL)
            else:  # no process groups on Windows
                self.popen.kill()

    def kill(self) -> None:
        """Kill it and its children, and wait for the threads."""
        self.send_kill()
        self.popen.wait()
        self.outgoing.put(None)
        for thread in self.threads:
            thread.join(GRACE_SECONDS)
        for stream in (self.popen.stdin, self.popen.stdout, self.popen.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        RUNNING.discard(self)

    # Threads.

    def _read_stdout(self, stream: BinaryIO) -> None:
        """Split its output into lines, until it exceeds a bound."""
        rest = b""
        with suppress(OSError, ValueError):
            while chunk := os.read(stream.fileno(), CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                if max(map(len, (*lines, rest))) > self.line_bytes:
                    self.flood = BotFailure("flooded", bytes=self.line_bytes)
                elif self.lines.qsize() + len(lines) > UNREAD_LINES:
                    self.flood = BotFailure("swamped", lines=UNREAD_LINES)
                for line in lines[:UNREAD_LINES]:
                    self.lines.put(line)
                if self.flood is not None:
                    break
        self.read_all.set()
        self.lines.put(None)

    def _read_stderr(self, stream: BinaryIO) -> None:
        """Keep the end of its standard error."""
        with suppress(OSError, ValueError):
            while chunk := os.read(stream.fileno(), CHUNK):
                self.stderr = (self.stderr + chunk)[-STDERR_BYTES:]

    def _write_stdin(self, stream: BinaryIO) -> None:
        """Write queued lines to its standard input."""
        with suppress(OSError, ValueError):
            while (line := self.outgoing.get()) is not None:
                stream.write(line)
            stream.close()


def readable(data: bytes) -> str:
    """Decode bytes as one line of text."""
    return " / ".join(data.decode(errors="replace").strip().splitlines())


def kill_all() -> None:
    """Kill every running program; callable from any thread."""
    for process in list(RUNNING):
        process.send_kill()

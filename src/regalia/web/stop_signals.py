"""SIGINT and SIGTERM: the first stops the server in order, a second ends the process at once.

uvicorn's own handler raises the signal again after the stop, which would end the process before the database is
closed.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Self

SIGNALS = [signal.SIGINT, signal.SIGTERM]
if sys.platform == "win32":
    SIGNALS.append(signal.SIGBREAK)


class StopSignals:
    """Handles the signals while it is entered; `on_stop` is called by the first of them."""

    def __init__(self) -> None:
        self.received = False
        self._callback: Callable[[], None] | None = None
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # only the main thread handles signals
            self._before = {each: signal.signal(each, self._handle) for each in SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        if self.received:
            return  # keep the handlers: the process is about to end
        for each, handler in self._before.items():
            signal.signal(each, handler)

    def on_stop(self, do: Callable[[], None]) -> None:
        """Sets the function to call at a signal; calls it now if one has come."""
        self._callback = do
        if self.received:
            do()

    def _handle(self, number: int, _: FrameType | None) -> None:
        if self.received:
            os._exit(128 + number)
        self.received = True
        if self._callback is not None:
            self._callback()

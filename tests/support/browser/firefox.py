"""Debian's Firefox, driven over WebDriver BiDi.

Playwright cannot drive it: 1.65 sends `emulation.setMediaFeaturesOverride` for every context, which Firefox ESR does
not know. A few commands of the protocol are enough for a game; see https://w3c.github.io/webdriver-bidi.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tools.dev.system import TO_SOAK, advice, missing

FIREFOX = shutil.which("firefox-esr")
PATIENCE = 60.0  # seconds: a busy machine is no defect
POLL = 0.02
LARGEST = 64 * 1024 * 1024  # bytes of a message
PREFERENCES = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en", "app.update.enabled": False}
SIZE = {"width": 1280, "height": 900}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A browser with one tab. `complaints` are the errors on the console of its pages."""

    def __init__(self) -> None:
        if FIREFOX is None:
            if os.environ.get("CI") == "true":
                pytest.fail(f"CI must test Firefox: {advice(missing(TO_SOAK))}")
            pytest.skip(advice(missing(TO_SOAK)))
        self.complaints: list[str] = []
        self._ids = itertools.count(1)
        self._folder = Path(tempfile.mkdtemp(prefix="regalia-firefox-"))
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()
        ]
        (self._folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self._process = subprocess.Popen(
            [FIREFOX, "--headless", "--no-remote", "--profile", self._folder, "--remote-debugging-port=0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"HOME": str(self._folder)},
        )
        self._stack = ExitStack()
        self._socket: ClientConnection | None = None
        self.tab = ""

    def start(self) -> None:
        """Connects to the browser and opens a tab."""
        self._socket = self._stack.enter_context(connect(f"{self._address()}/session", max_size=LARGEST))
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.tab = self.send("browsingContext.create", type="tab")["context"]
        self.send("browsingContext.setViewport", context=self.tab, viewport=SIZE)

    def close(self) -> None:
        """Ends the browser and deletes its profile."""
        self._stack.close()
        self._process.kill()
        self._process.wait()
        if self._process.stderr is not None:
            self._process.stderr.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command. Returns its result; errors on the console that arrive meanwhile are recorded."""
        assert self._socket is not None
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def run_in_new_documents(self, script: str) -> None:
        """Runs a script, a JavaScript function, in every document before its own scripts."""
        self.send("script.addPreloadScript", functionDeclaration=script)

    def open(self, address: str) -> None:
        """Opens an address, and waits until it is loaded."""
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def evaluate(self, function: str) -> Any:
        """Calls a JavaScript function in the page. Returns what it returns, which must be JSON."""
        text = f"async () => JSON.stringify(await ({function})() ?? null)"
        return json.loads(self._call(text)["value"])

    def wait_for(self, function: str) -> Any:
        """Calls a JavaScript function until its result is true. Returns the result."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.evaluate(function):
                return found
            time.sleep(POLL)
        raise AssertionError(f"never true: {function}; errors: {self.complaints}")

    def click(self, function: str) -> None:
        """Clicks the middle of the element that a JavaScript function returns, with the mouse."""
        self.wait_for(f"() => Boolean(({function})())")
        scrolled = (
            f"() => {{ const one = ({function})(); one.scrollIntoView({{ block: 'nearest' }}); return one; }}"
        )
        element = {"sharedId": self._call(scrolled)["sharedId"]}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": element}}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, *press]}
        self.send("input.performActions", context=self.tab, actions=[mouse])

    def press(self, key: str) -> None:
        """Presses a key, given by its WebDriver value."""
        keys = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        board = {"type": "key", "id": "keyboard", "actions": keys}
        self.send("input.performActions", context=self.tab, actions=[board])

    def _call(self, function: str) -> dict[str, Any]:
        done = self.send(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self.tab},
        )
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        result: dict[str, Any] = done["result"]
        return result

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := LISTENING.search(line):
                return found[1]
        raise AssertionError("Firefox ended before it listened")

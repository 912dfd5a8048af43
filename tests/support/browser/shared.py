"""A browser and a server that the browser tests of one process share, because starting them takes seconds."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.server_process import Process, serving
from tools.dev.system import TO_TEST, advice, missing

CHROMIUM = shutil.which("chromium")
# Chromium has no sandbox as root; in a container shared memory is small.
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]


class Shared:
    """Starts each on first use; can be used again after `close`."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None
        self._server: Process | None = None

    def browser(self) -> Browser:
        """Returns the browser; skips the test if none is installed, and fails it in CI."""
        if CHROMIUM is None:
            if os.environ.get("CI") == "true":
                pytest.fail(f"CI must test the browser: {advice(missing(TO_TEST))}")
            pytest.skip(advice(missing(TO_TEST)))
        if self._browser is None:
            playwright = self._stack.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            self._stack.callback(self._browser.close)
        return self._browser

    def server(self) -> Process:
        """Returns the server."""
        if self._server is None:
            folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
            self._server = self._stack.enter_context(serving(folder))
        return self._server

    def close(self) -> None:
        """Closes both."""
        self._browser = self._server = None
        self._stack.close()

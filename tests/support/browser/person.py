"""A person with a browser context: its pages, all messages received, and all errors."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket, expect

PATIENCE = 60_000  # milliseconds: a busy machine is no defect, and what passes does not wait
expect.set_options(timeout=PATIENCE)
DESK = (1280, 900)
PHONE = (360, 740)
LYING = (740, 360)
# Console messages of the browser itself when the network fails, or a request is refused.
CUT = r"net::ERR_|WebSocket connection to|Failed to fetch|status of 503"
NO_SUCH_THING = r"status of 404"
SAID_NO = r"status of 4\d\d"


class Person:
    """A person with a browser context of their own, in a language and with a screen size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        forgives: str = "",
        pace: str = "instant",
        **more: Any,
    ) -> None:
        width, height = size
        self.context = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps({"language": language, "pace": pace})
        self.context.add_init_script(f"if (location.host) localStorage.regalia ??= JSON.stringify({chosen})")
        self.forgives = forgives
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []  # over sockets, in order
        self.fetched: list[str] = []  # over HTTP, the answers of the API
        self.context.on("console", self.hear_console)
        self.context.on("weberror", lambda error: self.complain(f"{error.error}"))
        self.context.on("requestfinished", self.keep)

    def open(self, path: str = "/") -> Page:
        """Opens an address in a new tab."""
        page = self.context.new_page()
        page.on("websocket", self.listen)
        page.goto(path)
        return page

    def listen(self, socket: WebSocket) -> None:
        """Records the messages of a socket."""
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def keep(self, request: Request) -> None:
        """Records the response of an API request; it is not available if the page was left meanwhile."""
        if "/api/" in request.url:
            with suppress(Error):
                response = request.response()
                self.fetched += [response.text()] if response is not None else []

    def hear_console(self, message: ConsoleMessage) -> None:
        """Records a console message of level warning or error as a complaint."""
        if message.type == "error":
            self.complain(f"{message.text} ({message.location.get('url', '')})")

    def complain(self, what: str) -> None:
        """Records an error, unless the test expects it (`forgives`)."""
        if not (self.forgives and re.search(self.forgives, what)):
            self.complaints.append(what)

    @property
    def answers(self) -> int:
        """The number of commands that the server has answered."""
        return sum(message["type"] in ("done", "refused") for message in self.heard)

    @property
    def states(self) -> list[dict[str, Any]]:
        """The states of matches in the received messages, in order."""
        return [message["now"] for message in self.heard if message.get("now")]


NewPerson = Callable[..., Person]  # the fixture `new_person`

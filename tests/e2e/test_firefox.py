"""A whole game in Firefox, whose layout, hit testing and sockets are not those of Chromium."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from tests.support.browser.api_matches import KING_AND_ASSASSINS, POST
from tests.support.browser.firefox import Firefox
from tests.support.browser.match_page import MOST, WHERE
from tests.support.browser.texts import tr
from tests.support.server_process import Process

ESCAPE = "\ue00c"
# Counts the answers of the server and stores the last state of the match, as Person does for Chromium.
LISTEN = """() => {
  window.answers = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.now) window.told = message;
        if (message.type === "done" || message.type === "refused") window.answers += 1;
      });
    }
  };
}"""
# Empty until this seat is to act ("asked") or the game is over, and the page shows it.
SETTLED = f"""() => {{
  if (!window.told || !document.querySelector("[role=grid]")) return "";
  const {{ now, audience }} = window.told;
  if (now.status === "over") return document.querySelector("#result-title") ? "over" : "";
  const texts = [...document.querySelectorAll("section *, aside *")].map((one) => one.textContent.trim());
  return now.actor === audience && texts.includes({json.dumps(tr("turn-yours"))}) ? "asked" : "";
}}"""
MOVABLE = "[...document.querySelectorAll('[role=grid] button.movable')]"
TARGETS = f"""[...document.querySelectorAll("[role=gridcell]")].filter(
  (one) => /{WHERE.pattern}/.test(one.ariaLabel)
)"""
# The buttons that choose between several actions on a target, or confirm one.
FURTHER = """[...document.querySelectorAll(".piece-actions .button.main, .question .button.main")]"""
END_TURN = f"""[...document.querySelectorAll("button")].filter(
  (one) => one.innerText.trim() === {json.dumps(tr("act-end-turn"))} && !one.disabled
)"""


@pytest.fixture
def firefox() -> Iterator[Firefox]:
    """Firefox, with nothing opened."""
    browser = Firefox()
    try:
        browser.start()
        yield browser
    finally:
        browser.close()


class FirefoxMatch:
    """A match of King & Assassins against the weakest computer, in which this seat is the king."""

    def __init__(self, firefox: Firefox, address: str) -> None:
        self.firefox = firefox
        self.luck = random.Random(7)
        firefox.run_in_new_documents(LISTEN)
        firefox.open(address)
        body = {
            "game": KING_AND_ASSASSINS,
            "opponent": {"type": "computer", "level": 1},
            "seat": "king",
        }
        created = firefox.evaluate(f"() => ({POST})(['/api/matches', {json.dumps(json.dumps(body))}])")
        firefox.open(f"{address}/match/{created['match']}")

    def play(self) -> None:
        """Plays the match to its end: in each turn a step of a random piece."""
        for _ in range(MOST):
            if self.firefox.wait_for(SETTLED) == "over":
                return
            self.step()
            if self.firefox.wait_for(SETTLED) == "asked":
                self.end_turn()
        raise AssertionError("this game does not end")

    def step(self) -> None:
        """Makes an action of a random piece that has a target."""
        pieces = list(range(self.count(MOVABLE)))
        self.luck.shuffle(pieces)
        for piece in pieces:
            self.firefox.press(ESCAPE)
            self.firefox.click(f"() => {MOVABLE}[{piece}]")
            if targets := self.count(TARGETS):
                self.send(f"{TARGETS}[{self.luck.randrange(targets)}]", f"{FURTHER}[0]")
                return

    def end_turn(self) -> None:
        """Ends the turn, and confirms it if points are left."""
        self.firefox.press(ESCAPE)
        self.send(f"{END_TURN}[0]", f"{FURTHER}[0]")

    def send(self, element: str, further: str) -> None:
        """Clicks an element that sends a command, and one that the page then asks for, until the server answers."""
        before = self.firefox.evaluate("() => window.answers")
        self.firefox.click(f"() => {element}")
        if self.firefox.wait_for(f"() => window.answers > {before} ? 'done' : {further} && 'more'") == "more":
            self.firefox.click(f"() => {further}")
        self.firefox.wait_for(f"() => window.answers > {before}")
        self.firefox.evaluate("() => new Promise((done) => setTimeout(done))")  # the page shows the effects

    def count(self, elements: str) -> int:
        """The number of elements of an expression."""
        return int(self.firefox.evaluate(f"() => {elements}.length"))


@pytest.mark.soak
def test_a_game_of_king_and_assassins_is_played_to_its_end_in_firefox(
    firefox: Firefox, shared_server: Process
) -> None:
    match = FirefoxMatch(firefox, shared_server.address)
    match.play()
    result = firefox.evaluate("() => window.told.now.result.winner")
    shown = firefox.evaluate("() => document.querySelector('#result-title').innerText")
    assert shown == (tr("over-won") if result == "king" else tr("over-lost"))
    assert firefox.complaints == []

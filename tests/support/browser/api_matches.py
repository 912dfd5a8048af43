"""Matches created by the API, for tests that are not about the form for a new match."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import DESK, NewPerson, Person
from tests.support.browser.texts import tr

KING_AND_ASSASSINS, KING_OF_THE_HILL = "king-and-assassins", "king-of-the-hill"
POST = """async ([path, body]) => {
  await fetch("/api/guest", { method: "POST" });
  const how = { method: "POST", body, headers: { "content-type": "application/json" } };
  return (await fetch(path, how)).json();
}"""

# Plays the first legal action of this page's seat repeatedly, until the game is in a phase.
PLAY = """([match, phase]) => {
  window.played = new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: "watch", match });
    socket.onmessage = async ({ data }) => {
      const { type, nonce, now, audience } = JSON.parse(data);
      if (type === "ping") return send({ type: "pong", nonce });
      if (!now) return;
      if (now.view.phase === phase || now.status === "over") {
        socket.close();
        return done(now.view.phase);
      }
      if (now.actor !== audience) return;
      const legal = now.legal ?? (await (await fetch(`/api/matches/${match}/choices`)).json()).legal;
      const act = { type: "act", id: crypto.randomUUID(), at: now.changed, action: legal[0] };
      send({ type: "do", match, command: act });
    };
  });
}"""

# Plays random legal actions of this page's seat until it is to act where REACHED is true, or the game is over.
PLAY_ON = """(match) => new Promise((done) => {
  let random = 7;
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: "watch", match });
  socket.onmessage = async ({ data }) => {
    const { type, nonce, now, audience } = JSON.parse(data);
    if (type === "ping") return send({ type: "pong", nonce });
    const isOver = now?.status === "over";
    if (!now || (now.actor !== audience && !isOver)) return;
    if (isOver || (REACHED)(now.view)) {
      socket.close();
      return done(!isOver);
    }
    const legal = now.legal ?? (await (await fetch(`/api/matches/${match}/choices`)).json()).legal;
    random = (random * 16807) % 2147483647;
    const act = { type: "act", id: crypto.randomUUID(), at: now.changed, action: legal[random % legal.length] };
    send({ type: "do", match, command: act });
  };
})"""


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Sends a request with the session of this page; without one the server creates a guest. Returns the answer."""
    answer: dict[str, Any] = page.evaluate(POST, [path, json.dumps(body)])
    return answer


def create_match(
    page: Page, opponent: dict[str, Any], *, game: str = KING_AND_ASSASSINS, **more: Any
) -> dict[str, Any]:
    """Creates a match. Returns the answer of the server."""
    return post(page, "/api/matches", {"game": game, "opponent": opponent, **more})


def seat(person: Person, page: Page, match: str) -> MatchPage:
    """Opens a match on a page, as the seat of its person."""
    page.goto(f"/match/{match}")
    expect(page.get_by_role("grid")).to_be_visible()
    return MatchPage(person, page)


def two_players(
    new_person: NewPerson,
    *,
    size: tuple[int, int] = DESK,
    languages: tuple[str, str] = ("en", "en"),
    **more: Any,
) -> tuple[MatchPage, MatchPage]:
    """Creates a match of two people; `more` are fields of the request. Returns their pages, the founder's first."""
    host, friend = (new_person(size=size, language=language) for language in languages)
    page, theirs = host.open(), friend.open()
    match = create_match(page, {"type": "open"}, **more)["match"]
    post(theirs, f"/api/matches/{match}/join", {})
    return seat(host, page, match), seat(friend, theirs, match)


def play_until(tables: tuple[MatchPage, MatchPage], phase: str) -> MatchPage:
    """Plays first legal actions for both until a phase. Returns the match page of the seat to act then."""
    match = tables[0].page.url.rpartition("/")[2]
    for table in tables:
        table.page.goto("/help")
        table.page.evaluate(PLAY, [match, phase])
    for table in tables:
        assert table.page.evaluate("() => window.played") == phase
    for table in tables:
        seat(table.person, table.page, match)
        table.until(lambda table=table: table.person.states[-1]["view"]["phase"] == phase)  # type: ignore[misc]
    return next(table for table in tables if table.is_settled())


def computer_match_at(person: Person, game: str, seat: str, reached: str) -> Page:
    """Creates matches against the computer until a random game reaches a position in which this seat is to act.

    `reached` is a JavaScript function of the view. Returns the match page.
    """
    while True:  # some games end before
        page = against_computer(person, game, seat)
        match = page.url
        page.goto("/help")
        is_reached = page.evaluate(PLAY_ON.replace("REACHED", reached), match.rpartition("/")[2])
        page.goto(match)
        if is_reached:
            return page


def button(table: MatchPage, code: str, language: str = "en", **arguments: object) -> Locator:
    """A button of the page, by the id of its text."""
    return table.page.get_by_role("button", name=tr(code, language, **arguments), exact=True)


def pick_three(table: MatchPage) -> list[str]:
    """Picks the first three citizens as the assassins. Returns their ids."""
    for i in range(3):
        table.page.locator(".face").nth(i).click()
    table.do(button(table, "town-pick-done"))
    return sorted(table.person.states[-1]["view"]["assassins"])


def end_turn(table: MatchPage) -> None:
    """Ends the turn of a seat of King & Assassins, with any number of points left."""
    table.settle()
    before = table.person.answers
    button(table, "act-end-turn").click()
    if table.confirm.is_visible():
        table.confirm.click()
    table.answer(before)


def at_assassins_turn(new_person: NewPerson, **more: Any) -> tuple[MatchPage, MatchPage]:
    """A match of King & Assassins in which the assassins are to act: their match page, and the king's."""
    assassins, king = two_players(new_person, seat="assassins", **more)
    pick_three(assassins)
    end_turn(king)
    assassins.settle()
    return assassins, king

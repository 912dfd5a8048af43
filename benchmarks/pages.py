"""Measures size, loading time and smoothness of the pages; prints a table.

    python -m benchmarks.pages [--rounds N]

The real server and the built front end, in Chromium with its CPU throttled four times, about a mid-range
phone. Sizes are of all JavaScript and CSS that a page fetches, compressed with gzip.
"""

from __future__ import annotations

import argparse
import gzip
import random
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Response, sync_playwright

from benchmarks.engine import Row, table
from regalia.core.i18n import tr
from tests.support.clients import Seat, meet
from tests.support.server_process import Process

SLOWDOWN = 4
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]
HOME, TOWN, HILL, LARGE = "home", "King & Assassins", "King of the Hill", "large prompt"
GAMES = {TOWN: ("king-and-assassins", "king"), HILL: ("king-of-the-hill", "blue")}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
NOW = "() => performance.now()"
EVERYTHING = {"scenario": "pitched-battle", "terrain": True, "magic": True, "fantasy": True}
MANY = range(
    250, 301
)  # legal actions of a large prompt; above 300 the browser fetches them when it needs them
# From a click on a piece or a card to the first frame that shows what can be done with it.
CLICK = """(space) => new Promise((done) => {
  const start = performance.now();
  document.querySelector(space).click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})"""
# From a click on a target to the change of the piece's position, which does not wait for the server.
MOVE = """(space) => new Promise((done) => {
  const places = () => [...document.querySelectorAll("g.piece")].map((piece) => piece.style.transform).join();
  const [start, before] = [performance.now(), places()];
  const look = new MutationObserver(() => {
    if (places() === before) return;
    look.disconnect();
    done(performance.now() - start);
  });
  look.observe(document.querySelector(".board svg"), { subtree: true, attributes: true });
  document.querySelector(space).click();
})"""
# The time between frames for as long as a piece glides.
FRAMES = """() => new Promise((done) => {
  const times = [];
  const tick = (now) => {
    times.push(now);
    if (now - times[0] < 450) requestAnimationFrame(tick);
    else done(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(tick);
})"""


class FetchedFiles:
    """The scripts and style sheets that a page fetches."""

    def __init__(self, page: Page) -> None:
        self.files: list[Response] = []
        page.on("response", self.add)

    def add(self, file: Response) -> None:
        """Called for each response."""
        self.files.append(file)

    def size(self) -> float:
        """Their total size in kB, compressed with gzip."""
        code = {file.url: file.body() for file in self.files if file.url.endswith((".js", ".css"))}
        return sum(len(gzip.compress(body)) for body in code.values()) / 1000


@contextmanager
def slow_page(browser: Browser, address: str) -> Iterator[Page]:
    """A page in a new browser profile with a throttled CPU."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900})
    context.add_init_script(
        """if (location.host) localStorage.regalia ??= '{"pace": "instant", "levels": {}}'"""
    )
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    yield page
    context.close()


def home(browser: Browser, address: str) -> dict[str, float]:
    """The home page: size, first paint, and time until it can be used."""
    with slow_page(browser, address) as page:
        fetched = FetchedFiles(page)
        page.goto("/")
        page.get_by_role("button", name="Play the computer").first.wait_for()
        ready = page.evaluate(NOW)
        page.wait_for_load_state("networkidle")
        return {"size": fetched.size(), "paint": page.evaluate(PAINTED), "ready": ready}


def match(browser: Browser, address: str, name: str) -> dict[str, float]:
    """A match page opened by its address: size, first paint, time until playable, response to a click."""
    game, seat = GAMES[name]
    with slow_page(browser, address) as page:
        body = {"game": game, "opponent": {"type": "computer", "level": 1}, "seat": seat}
        match_id = page.request.post("/api/matches", data=body).json()["match"]
        fetched = FetchedFiles(page)
        page.goto(f"/match/{match_id}")
        page.locator(".banner.yours").wait_for()
        found = {"ready": page.evaluate(NOW), "paint": page.evaluate(PAINTED)}
        page.wait_for_load_state("networkidle")
        found["size"] = fetched.size()
        if name == TOWN:
            found |= move_piece(page)
        return found


def move_piece(page: Page) -> dict[str, float]:
    """Select a piece and move it; the delays and the frame times."""
    piece = page.locator("button.movable").first.get_attribute("data-space")
    answer = page.evaluate(CLICK, f"[data-space={piece}]")
    target = page.get_by_role("gridcell", name=tr("board-target-cost", cost=1)).first
    moved = page.evaluate(MOVE, f"[data-space={target.get_attribute('data-space')}]")
    gaps = page.evaluate(FRAMES)
    return {
        "click": answer,
        "moved": moved,
        "gap": max(gaps),
        "dropped": sum(gap > 34 for gap in gaps) / len(gaps),
    }


def many_actions(browser: Browser, address: str, seed: int) -> dict[str, float]:
    """A prompt of King of the Hill with some 300 actions: the slowest response to a click on a card or a unit."""
    asked, other = player_with_many_actions(address, seed)
    with slow_page(browser, address) as page:
        page.context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in asked.http.cookies.items()]
        )
        page.goto(f"/match/{asked.match}")
        page.locator(".banner.yours").wait_for()
        page.wait_for_load_state("networkidle")
        answers = [page.evaluate(CLICK, f".hand li:nth-child({place}) button") for place in (1, 2, 3)]
        units = page.locator("button.movable").all()[:3]
        answers += [
            page.evaluate(CLICK, f"[data-space={unit.get_attribute('data-space')}]") for unit in units
        ]
    for each in (asked, other):
        each.close()
    return {"actions": len(asked.now["legal"]), "click": max(answers)}


def player_with_many_actions(address: str, seed: int) -> tuple[Seat, Seat]:
    """Plays random games until somebody has `MANY` actions to choose from. Returns that player and the other."""
    rng = random.Random(seed)
    while True:
        players = meet(address, GAMES[HILL][0], seats=("blue", "red"), options=EVERYTHING)[:2]
        while players[0].now["status"] == "running":
            acting = next(each for each in players if each.now["actor"] == each.now["view"]["seat"])
            waiting = next(each for each in players if each is not acting)
            legal = legal_actions(acting)
            if acting.now["view"]["phase"] == "action" and len(legal) in MANY:
                return acting, waiting
            waiting.until(acting.act(rng.choice(legal)))
        for player in players:
            player.close()


def legal_actions(player: Seat) -> list[str]:
    """The legal actions of a player; long lists are fetched."""
    if player.now.get("legal") is not None:
        return list(player.now["legal"])
    return list(player.request("GET", f"/api/matches/{player.match}/choices")["legal"])


def measure(rounds: int) -> dict[str, dict[str, float]]:
    """The median of each figure, for each page."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        runs = [
            {
                HOME: home(browser, server.address),
                **{name: match(browser, server.address, name) for name in GAMES},
                LARGE: many_actions(browser, server.address, number),
            }
            for number in range(rounds)
        ]
        browser.close()
        server.end(signal.SIGTERM)
    return {
        page: {figure: median(run[page][figure] for run in runs) for figure in runs[0][page]}
        for page in runs[0]
    }


def row(measure: str, figure: float, *, most: float, digits: int = 0) -> Row:
    """A row of the table with an upper target."""
    return Row(
        measure,
        f"{figure:,.{digits}f}",
        target=f"< {most:g}",
        verdict="met" if figure < most else "missed",
    )


def rows(found: dict[str, dict[str, float]]) -> list[Row]:
    """The rows of the table."""
    lines = [row(f"kB of JavaScript and CSS, {HOME}", found[HOME]["size"], most=120)]
    lines += [row(f"the same, {name}, with art", found[name]["size"], most=200) for name in GAMES]
    pages = (HOME, *GAMES)
    lines += [row(f"ms to the first paint, {name}", found[name]["paint"], most=1000) for name in pages]
    lines += [row(f"ms until one can play, {name}", found[name]["ready"], most=2000) for name in pages]
    town = found[TOWN]
    lines.append(row("ms from a click to its marks", town["click"], most=100))
    lines.append(row("ms from a click to the piece's move", town["moved"], most=50))
    large = found[LARGE]
    lines.append(
        row(f"the slowest click on a card or unit, {large['actions']:.0f} actions", large["click"], most=100)
    )
    lines.append(row("ms of the longest frame while a piece glides", town["gap"], most=50))
    lines.append(row("% of frames that took more than two", 100 * town["dropped"], most=5, digits=1))
    return lines


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Size and speed of the pages.")
    parser.add_argument("--rounds", type=int, default=5)
    print(table(rows(measure(parser.parse_args().rounds))))


if __name__ == "__main__":
    main()

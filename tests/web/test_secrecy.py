"""Two games that differ only in secrets: an audience that must not know them receives the same bytes."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.services.matches import creation
from tests.support.clients import Seat, meet, running

# Fields and patterns that may differ; each is replaced by a placeholder of the same length.
TIMES = re.compile(r'"(at|created|updated|since|left|king|assassins|blue|red)":(\d{10,})')
COMMITMENTS = re.compile(r'"commitment":"[0-9a-f]{64}"')
IDS = re.compile(r'"(match|invite|earlier|id)":"([A-Za-z0-9_-]{10,})"')
GUESTS = re.compile(r'"guest":\{[^}]*\}')

Script = Callable[[Seat, Seat, str], None]


def masked(traffic: list[str]) -> list[str]:
    """Returns traffic with placeholders for ids, tokens, times and commitments."""
    return [mask(text) for text in traffic]


def mask(text: str) -> str:
    """Returns one message with placeholders."""
    timeless = TIMES.sub(lambda hit: f'"{hit[1]}":' + "0" * len(hit[2]), text)
    open_to_all = COMMITMENTS.sub(lambda _: '"commitment":"' + "c" * 64 + '"', timeless)
    anonymous = IDS.sub(lambda hit: f'"{hit[1]}":"' + "i" * len(hit[2]) + '"', open_to_all)
    return GUESTS.sub('"guest":{}', anonymous)


def play_assassins(pick: str) -> Script:
    """The assassins pick; then both move in ways that do not depend on the pick."""

    def script(king: Seat, assassins: Seat, match: str) -> None:
        rng = random.Random(11)
        king.until(assassins.act(pick))
        for _ in range(30):
            actor, other = (king, assassins) if king.now["actor"] == "king" else (assassins, king)
            # Nobody is revealed or captured: that would be told, as the rules want.
            plain = [a for a in actor.now["legal"] if re.fullmatch(r"[a-j]\d+[a-j]\d+", a)]
            if actor is assassins:  # whom all may move in the same way
                plain = [a for a in plain if ordinary(assassins, a)]
            action = rng.choice(sorted(plain)) if plain and rng.random() < 0.8 else "end"
            other.until(actor.act(action))

    return script


def ordinary(assassins: Seat, action: str) -> bool:
    """Returns whether an action moves a citizen who is an assassin in neither game."""
    by_space = {space: name for name, space in assassins.now["view"]["citizens"].items()}
    start = re.match(r"[a-j]\d+", action)
    assert start is not None
    return by_space[start[0]] not in BOTH


BOTH = ("butcher", "farmer", "monk", "squire", "shepherd", "courtesan")
PICKS = ("pick:butcher,farmer,monk", "pick:courtesan,shepherd,squire")


def bid(first: bool) -> Script:
    """Blue bids one of two cards of its hand; then red tries various commands before its own bid."""

    def script(blue: Seat, red: Seat, match: str) -> None:
        rng = random.Random(3)
        while blue.now["view"]["phase"] != "bid" or blue.now["actor"] != "blue":
            actor, other = (blue, red) if blue.now["actor"] == "blue" else (red, blue)
            actions = actor.now.get("legal") or sorted(
                actor.request("GET", f"/api/matches/{match}/choices")["legal"]
            )
            actor.traffic.clear()  # so far both games are the same, but for long lists
            other.until(actor.act(rng.choice(sorted(actions))))
        red.traffic.clear()
        bids = sorted(action for action in blue.now["legal"] if action.startswith("bid:"))
        red.until(blue.act(bids[0] if first else bids[-1]))

    return script


def others_traffic(
    address: str, game: str, seats: tuple[str, str], script: Script, *, secret_seat: str, **more: Any
) -> dict[str, list[str]]:
    """Returns what the other seat and a spectator receive: updates, errors, chat, exports and lists."""
    one, two, match = meet(address, game, seats=seats, **more)
    by_seat = dict(zip(seats, (one, two), strict=True))
    knows = by_seat[secret_seat]
    other = next(person for seat, person in by_seat.items() if seat != secret_seat)
    looker = Seat(address, "looker")
    looker.watch_match(match)
    one.drain(0.05)
    script(one, two, match)
    looker.until(knows.number)
    for person in (other, looker):
        at = person.now["changed"]
        person.match = ""  # what comes now is told again and again, and no longer kept book of
        for action in ("end", "nonsense", "bid:AH", "!a1", "a1xb1", *PICKS):
            person.do(match, "act", at=at, action=action)
            person.do(match, "act", at=at, action=action, seat=secret_seat)
        person.do(match, "undo", at=at)
        person.do(match, "ask", at=at, offer="takeback")
        person.do(match, "say", text="hm")
        person.request("GET", f"/api/matches/{match}/record")
        person.http.get(f"/api/matches/{match}/record", params={"seat": secret_seat})
        person.traffic.append(person.http.get(f"/api/matches/{match}/choices").text)
        person.traffic.append(
            person.http.get(f"/api/matches/{match}/choices", params={"seat": secret_seat}).text
        )
        for number in (1, at - 1, at):
            for kind in ("views", "positions"):
                person.traffic.append(person.http.get(f"/api/matches/{match}/{kind}/{number}").text)
        person.request("GET", f"/api/matches/{match}/log?before=1000")
        person.request("GET", f"/api/matches/{match}/log?before=9&limit=5")
        person.watch(match)
        person.send(type="watch", match=match, since=1)
        person.send(type="watch", match=match, seat=secret_seat)
        person.drain(0.2)
    for person in (other, looker):
        person.drain(0.2)
    return {
        "other": masked(other.traffic),
        "spectator": masked(looker.traffic),
        "owner": masked(knows.traffic),
    }


@pytest.mark.parametrize(
    ("game", "seats", "scripts", "secret_seat", "options"),
    [
        (
            "king-and-assassins",
            ("king", "assassins"),
            [play_assassins(pick) for pick in PICKS],
            "assassins",
            {"board": "A"},
        ),
        (
            "king-of-the-hill",
            ("blue", "red"),
            [bid(True), bid(False)],
            "blue",
            {"scenario": "introduction"},
        ),
    ],
)
def test_games_that_differ_in_secrets_alone_give_others_the_same_bytes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: tuple[str, str],
    scripts: list[Script],
    secret_seat: str,
    options: dict[str, str],
) -> None:
    monkeypatch.setattr(creation, "new_seed", lambda: 77)  # the same chance outcomes in both
    with running(tmp_path / "regalia.sqlite3") as address:
        one, two = (
            others_traffic(address, game, seats, script, secret_seat=secret_seat, options=options)
            for script in scripts
        )
    assert len(one["other"]) > 20
    assert any('"details":{' in text for text in one["other"])
    assert any('"notation":' in text for text in one["spectator"])
    assert any("refused" in text for text in one["spectator"])
    assert one["owner"] != two["owner"], "else there was no secret"
    for who in ("other", "spectator"):
        for first, second in zip(one[who], two[who], strict=True):
            assert first == second, who

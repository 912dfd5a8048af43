"""Two games that differ only in secrets: an audience that must not know them receives the same bytes."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from regalia.services.matches import creation
from tests.support.clients import Seat, meet, running
from tests.support.postgresql import shared_postgresql
from tests.support.redis_server import shared_redis

# Fields and patterns that may differ; each is replaced by a placeholder of the same length.
TIMES = re.compile(r'"(at|created|updated|since|left|king|assassins|blue|red)":(\d{10,})')
COMMITMENTS = re.compile(r'"commitment":"[0-9a-f]{64}"')
IDS = re.compile(r'"(match|invite|earlier|id)":"([A-Za-z0-9_-]{10,})"')
CHANNEL_IDS = re.compile(r"(?<=[a-z]):[A-Za-z0-9_-]{10,}$")
PUBLISHED_IDS = re.compile(r'"(process|account|session|match)":"[^"]*"')
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
    addresses: list[str], game: str, seats: tuple[str, str], script: Script, *, secret_seat: str, **more: Any
) -> dict[str, list[str]]:
    """Returns what the other seat and a spectator receive: updates, errors, chat, exports and lists.

    Each of the first two addresses is that of a player, the last that of the spectator.
    """
    one, two, match = meet(addresses[0], game, seats=seats, other_address=addresses[1], **more)
    by_seat = dict(zip(seats, (one, two), strict=True))
    knows = by_seat[secret_seat]
    other = next(person for seat, person in by_seat.items() if seat != secret_seat)
    looker = Seat(addresses[2], "looker")
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
        for space in ("i3", "f5", "z1"):
            for seat in (None, secret_seat):
                query = {"at": at, "space": space, **({"seat": seat} if seat else {})}
                for question in ("reach", "explain"):
                    person.traffic.append(
                        person.http.get(f"/api/matches/{match}/{question}", params=query).text
                    )
        for action in ("end", "i3i4"):
            query = {"at": at, "action": action}
            person.traffic.append(person.http.get(f"/api/matches/{match}/preview", params=query).text)
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


CASES = pytest.mark.parametrize(
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


def assert_same_traffic(one: dict[str, list[str]], two: dict[str, list[str]]) -> None:
    """Compares what those who must not know the secret have received in both games."""
    assert len(one["other"]) > 20
    assert any('"details":{' in text for text in one["other"])
    assert any('"notation":' in text for text in one["spectator"])
    assert any("refused" in text for text in one["spectator"])
    assert one["owner"] != two["owner"], "else there was no secret"
    for who in ("other", "spectator"):
        for first, second in zip(one[who], two[who], strict=True):
            assert first == second, who


@CASES
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
            others_traffic([address] * 3, game, seats, script, secret_seat=secret_seat, options=options)
            for script in scripts
        )
    assert_same_traffic(one, two)


class Published:
    """What two processes publish on Redis, read by a client of its own."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(url)
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)  # type: ignore[no-untyped-call]
        self.pubsub.psubscribe("*")
        self.pubsub.get_message(timeout=5)

    def take(self) -> list[str]:
        """Returns the different messages since the last time, without the order in which two processes sent them."""
        found = set()
        while (message := self.pubsub.get_message(timeout=0.3)) is not None:
            found.add(mask_published(message["channel"].decode(), message["data"].decode()))
        return sorted(found)

    def close(self) -> None:
        """Ends the connections."""
        self.pubsub.close()
        self.redis.close()


def mask_published(channel: str, data: str) -> str:
    """Returns a message on Redis with placeholders for ids."""
    return CHANNEL_IDS.sub(":i", channel) + " " + PUBLISHED_IDS.sub(r'"\1":"i"', mask(data))


@CASES
def test_twin_games_across_two_processes_give_others_and_redis_the_same_bytes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: tuple[str, str],
    scripts: list[Script],
    secret_seat: str,
    options: dict[str, str],
) -> None:
    """The players are at different processes; the spectator is at the one of the player who knows no secret."""
    monkeypatch.setattr(creation, "new_seed", lambda: 77)
    redis, database = shared_redis().url, shared_postgresql().new_database()
    published = Published(redis)
    with running(database, redis=redis) as first, running(database, redis=redis) as second:
        addresses = [first, second, second if secret_seat == seats[0] else first]
        results = []
        for script in scripts:
            traffic = others_traffic(addresses, game, seats, script, secret_seat=secret_seat, options=options)
            results.append((traffic, published.take()))
    published.close()
    (one, told), (two, told_again) = results
    assert_same_traffic(one, two)
    assert any("match:" in message for message in told)
    assert told == told_again

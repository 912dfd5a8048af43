"""A player who fills the log of a match cannot keep the opponent from playing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.core.i18n import tr
from regalia.services.matches.log_limits import DEFAULT
from tests.support.clients import INVITE, Refusal, Seat, meet, running
from tests.support.long_logs import long_scripted_match, store

KILO = 1024
CLOCK = {"type": "fischer", "minutes": 30, "seconds": 30}
SEATS = ("king", "assassins")


def until_refused(do: Callable[[], dict[str, Any]], most: int) -> dict[str, Any]:
    """Repeats a command until it is refused for good; a refusal with a time to wait does not count."""
    for _ in range(most):
        done = do()
        while done.get("error", {}).get("code") == "service/too-many" and "wait" in done["error"]:
            time.sleep(0.1)  # as fast as a socket may send
            done = do()
        if done["type"] == "refused":
            return done
    raise AssertionError(f"done {most} times, and never refused")


def test_the_attack_by_muting_ends_in_a_refusal_and_the_victim_goes_on(address: str) -> None:
    attacker, victim, match = meet(address, "king-and-assassins", seats=SEATS, clock=CLOCK)
    on = [False]

    def mute() -> dict[str, Any]:
        done = attacker.do(match, "mute", on=not on[0])
        on[0] = on[0] ^ (done["type"] == "done")
        return done

    refused = until_refused(mute, most=DEFAULT.mutes + 1)
    assert refused["error"]["code"] == "service/too-many"
    assert refused["error"]["message"] == tr("error-too-many-mutes", "en", most=DEFAULT.mutes)
    victim.disconnect()
    told = victim.watch(match)
    assert told["type"] == "snapshot"
    assert len(victim.traffic[-1]) < 64 * KILO
    claimed = until_refused(lambda: attacker.do(match, "claim"), most=1)
    assert claimed["error"]["code"] == "service/not-allowed-now"


def test_the_attack_by_undoing_ends_in_a_refusal_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path / "regalia.sqlite3", limits={"log.undos": 5}) as address:
        attacker, victim, match = meet(address, "king-and-assassins", seats=SEATS)
        attacker.until(victim.act("pick:butcher,farmer,monk"))
        step = next(action for action in attacker.now["legal"] if action != "end")

        def act_and_undo() -> dict[str, Any]:
            attacker.act(step)
            done = attacker.do(match, "undo", at=attacker.now["changed"])
            attacker.until(done.get("number", 0))
            return done

        refused = until_refused(act_and_undo, most=6)
        assert refused["error"]["message"] == tr("error-too-many-undos", "en", most=5)
        victim.until(attacker.act("end"))
        assert victim.now["actor"] == "assassins"
        for person in (attacker, victim):
            person.close()


def test_a_match_with_very_many_entries_opens_small_and_pages_through(tmp_path: Path) -> None:
    store(tmp_path / "regalia.sqlite3", long_scripted_match(20_000).match)
    with running(tmp_path / "regalia.sqlite3") as address:
        visitor = Seat(address, "visitor")
        begin = time.perf_counter()
        visitor.watch_match("match")
        assert time.perf_counter() - begin < 20  # a second on an idle machine
        assert len(visitor.traffic[-1]) < 64 * KILO
        lines = visitor.log
        while lines[0]["number"] > 1:
            page = visitor.request("GET", f"/api/matches/match/log?before={lines[0]['number']}")
            assert page["earlier"] is (page["log"][0]["number"] > 1)
            assert len(visitor.traffic[-1]) < 256 * KILO
            lines = [*page["log"], *lines]
        visitor.close()
    assert [line["number"] for line in lines] == list(range(1, 20_001))


def test_a_page_is_for_the_seat_of_the_asker_alone(address: str) -> None:
    king, assassins, match = meet(address, "king-and-assassins", seats=SEATS)
    king.until(assassins.act("pick:butcher,farmer,monk"))
    done = assassins.do(match, "say", text="between you and me")
    king.until(done["number"])
    stranger = Seat(address, "stranger")
    path = f"/api/matches/{match}/log?before=1000"
    for person, audience in ((king, "king"), (assassins, "assassins"), (stranger, "spectator")):
        page = person.request("GET", path)
        assert page["audience"] == audience
        picked = json.dumps([line for line in page["log"] if line.get("what", {}).get("type") == "acted"])
        assert ("butcher" in picked) is (person is assassins)
        assert ("between you and me" in person.traffic[-1]) is (person is not stranger)
    with pytest.raises(Refusal) as refused:
        king.request("GET", f"{path}&seat=assassins")
    assert refused.value.code == "service/not-your-seat"


@pytest.mark.parametrize("query", ["", "before=", "before=-1", "before=x", "before=1&limit=y"])
def test_a_page_needs_numbers(address: str, query: str) -> None:
    one = Seat(address, "one")
    match = one.create_match("king-and-assassins", INVITE)["match"]
    with pytest.raises(Refusal) as refused:
        one.request("GET", f"/api/matches/{match}/log?{query}")
    assert refused.value.status == 400
    assert refused.value.error["field"] in ("before", "limit")

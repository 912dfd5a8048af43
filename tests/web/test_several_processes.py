"""Several server processes on PostgreSQL and Redis: any of them serves any player, and any part may die."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.faults.cluster import Cluster, running_cluster
from benchmarks.faults.cluster_faults import ImmediateRestart, KillRedis
from benchmarks.faults.faults import KillServer, KillWorker
from benchmarks.faults.rounds import run_rounds, table
from tests.support.clients import INVITE, OPEN, Person, Refusal, Seat

KA = "king-and-assassins"
PICK = "pick:butcher,farmer,monk"


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two processes on PostgreSQL and Redis; a test that breaks a part mends it."""
    with running_cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


def test_two_players_at_two_processes_play_and_see_each_entry_once(cluster: Cluster) -> None:
    rng = random.Random(1)
    king, assassins = Seat(cluster.one.address, "king"), Seat(cluster.other.address, "assassins")
    created = king.create_match(KA, INVITE, seat="king")
    assassins.request("POST", f"/api/matches/{created['match']}/join", {"invite": created["invite"]})
    for seat in (king, assassins):
        seat.watch_match(created["match"])
    king.until(assassins.act(PICK))
    for _ in range(40):
        if "result" not in king.now:
            actor, waiting = (king, assassins) if king.now["actor"] == "king" else (assassins, king)
            legal = actor.now["legal"]
            waiting.until(actor.act(rng.choice([a for a in legal if a != "end"] or legal)))
    times = [line["at"] for line in king.log]
    assert times == sorted(times)
    assert [line["number"] for line in king.log] == [line["number"] for line in assassins.log]


def test_lists_of_every_process_show_what_happens_at_the_other(cluster: Cluster) -> None:
    founder, guest = Person(cluster.one.address, "founder"), Person(cluster.other.address, "guest")
    guest.send(type="lobby", on=True)
    guest.receive_until("lobby")
    created = founder.create_match(KA, OPEN, seat="king")
    told = guest.receive_until("lobby")
    assert [one["match"] for one in told["challenges"]] == [created["match"]]
    founder.send(type="mine", on=True)
    time.sleep(0.3)
    guest.request("POST", f"/api/matches/{created['match']}/join", {})
    line = founder.receive_until("mine")
    assert line["match"] == created["match"]
    assert line["listed"]["status"] == "running"


def test_who_logs_out_at_one_process_is_logged_out_at_all(cluster: Cluster) -> None:
    anna = Person(cluster.one.address, "anna")
    anna.request("POST", "/api/account", {"name": "Anna", "password": "correct horse battery"})
    anna.connect()
    elsewhere = Person(cluster.other.address, "anna")
    elsewhere.http.cookies.update(anna.http.cookies)
    assert elsewhere.request("GET", "/api/me")["face"]["name"] == "Anna"
    elsewhere.connect()
    anna.request("DELETE", "/api/session")
    assert elsewhere.receive_until("bye")["reason"] == "signed-out"
    assert elsewhere.http.get("/api/sessions").status_code == 401


def test_a_block_made_at_one_process_silences_the_blocked_player_of_the_other(cluster: Cluster) -> None:
    ann, bob = Seat(cluster.one.address, "ann"), Seat(cluster.other.address, "bob")
    made = ann.create_match(KA, INVITE, seat="king")
    bob.request("POST", f"/api/matches/{made['match']}/join", {"invite": made["invite"]})
    for seat in (ann, bob):
        seat.watch_match(made["match"])
    ann.request("POST", "/api/blocks", {"match": made["match"], "seat": "assassins"})
    assert ann.receive_until("snapshot")["now"]["blocked"] is True
    assert bob.do(made["match"], "say", text="are you there?")["type"] == "done"
    assert "what" not in ann.receive_until("update")
    elsewhere = Seat(cluster.other.address, "ann")  # the blocker at the process of the blocked
    elsewhere.http.cookies.update(ann.http.cookies)
    elsewhere.watch_match(made["match"])
    assert not [line for line in elsewhere.log if line.get("what", {}).get("type") == "said"]


def test_a_block_made_at_one_process_hides_open_challenges_at_the_other(cluster: Cluster) -> None:
    ann, bob = Person(cluster.one.address), Person(cluster.other.address)
    ann.request("POST", "/api/account", {"name": "Isolde", "password": "the-love-potion"})
    bob.request("POST", "/api/account", {"name": "Marke", "password": "king-of-cornwall"})
    mine = ann.create_match(KA, OPEN)["match"]
    bob.send(type="lobby", on=True)
    assert mine in {each["match"] for each in bob.receive_until("lobby")["challenges"]}
    ann.request("POST", "/api/blocks", {"name": "Marke"})
    assert mine not in {each["match"] for each in bob.receive_until("lobby")["challenges"]}
    with pytest.raises(Refusal) as refused:
        bob.request("POST", f"/api/matches/{mine}/join", {})
    assert refused.value.code == "service/seat-taken"
    (block,) = ann.request("GET", "/api/blocks")["blocks"]
    ann.request("DELETE", f"/api/blocks/{block['id']}")
    assert mine in {each["match"] for each in bob.receive_until("lobby")["challenges"]}


@pytest.mark.anyio
async def test_faults_of_every_part_lose_nothing_and_all_matches_go_on(
    cluster: Cluster, tmp_path: Path
) -> None:
    """The short form of `python -m benchmarks.faults`."""
    rng = random.Random(7)
    faults = (kind(cluster, rng) for kind in (KillWorker, KillServer, KillRedis, ImmediateRestart))
    outcome = await run_rounds(cluster, faults, tmp_path / "history", matches=6, think=0.3, seed=7)
    assert outcome.passed, (table(outcome), outcome.violations)
    assert sum(each.acknowledged for each in outcome.rounds) > 20

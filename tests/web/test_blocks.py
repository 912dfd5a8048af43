"""Blocked players over HTTP and the socket."""

import pytest

from tests.support.clients import INVITE, OPEN, Person, Refusal, Seat

KA = "king-and-assassins"


def two_players(address: str) -> tuple[Seat, Seat, str]:
    """Returns the founder, the other player, and their match, which both watch."""
    ann, bob = Seat(address, "ann"), Seat(address, "bob")
    made = ann.create_match(KA, INVITE, seat="king")
    bob.request("POST", f"/api/matches/{made['match']}/join", {"invite": made["invite"]})
    for each in (ann, bob):
        each.watch_match(made["match"])
    return ann, bob, made["match"]


def listed(person: Person) -> set[str]:
    """Returns the open challenges that a person sees."""
    return {each["match"] for each in person.request("GET", "/api/lobby")["matches"]}


def test_a_blocked_player_is_silent_to_the_blocker_and_notices_nothing(address: str) -> None:
    ann, bob, match = two_players(address)
    ann.request("POST", "/api/blocks", {"match": match, "seat": "assassins"})
    assert ann.receive_until("snapshot")["now"]["blocked"] is True
    assert bob.do(match, "say", text="are you there?")["type"] == "done"
    assert "what" not in ann.receive_until("update")
    refused = ann.do(match, "say", text="no")
    assert refused["error"]["code"] == "service/not-allowed-now"
    bob.disconnect()
    bob.watch_match(match)
    assert [line["what"]["text"] for line in bob.log if line.get("what", {}).get("type") == "said"] == [
        "are you there?"
    ]
    assert "blocked" not in "".join(bob.traffic)
    assert "snapshot" not in [message["type"] for message in bob.drain()]


def test_open_challenges_disappear_for_both_at_once_and_come_back_with_an_unblock(address: str) -> None:
    ann, bob = Person(address), Person(address)
    ann.request("POST", "/api/account", {"name": "Isolde", "password": "the-love-potion"})
    bob.request("POST", "/api/account", {"name": "Marke", "password": "king-of-cornwall"})
    theirs = bob.create_match(KA, OPEN)["match"]
    ann.send(type="lobby", on=True)
    assert theirs in {each["match"] for each in ann.receive_until("lobby")["challenges"]}
    ann.request("POST", "/api/blocks", {"name": "Marke"})
    assert theirs not in {each["match"] for each in ann.receive_until("lobby")["challenges"]}
    mine = ann.create_match(KA, OPEN)["match"]
    assert mine not in listed(bob)
    with pytest.raises(Refusal) as refused:
        bob.request("POST", f"/api/matches/{mine}/join", {})
    assert refused.value.code == "service/seat-taken"

    (block,) = ann.request("GET", "/api/blocks")["blocks"]
    assert block["face"] == {"kind": "person", "name": "Marke"}
    bob.request("PATCH", "/api/account/name", {"name": "Mark", "password": "king-of-cornwall"})
    assert ann.request("GET", "/api/blocks")["blocks"][0]["face"]["name"] == "Mark"
    ann.request("DELETE", f"/api/blocks/{block['id']}")
    assert ann.request("GET", "/api/blocks")["blocks"] == []
    assert mine in listed(bob)


def test_the_blocks_of_a_deleted_account_are_gone(address: str) -> None:
    ann, bob = Person(address), Person(address)
    ann.request("POST", "/api/guest", {})
    bob.request("POST", "/api/account", {"name": "Melot", "password": "the-little-spy"})
    ann.request("POST", "/api/blocks", {"name": "Melot"})
    bob.request("DELETE", "/api/account", {"password": "the-little-spy"})
    assert ann.request("GET", "/api/blocks")["blocks"] == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "core/bad-field"),
        ({"name": "Nobody-Here"}, 404, "service/no-such-account"),
        ({"name": "A", "match": "m", "seat": "king"}, 400, "core/bad-field"),
        ({"match": "no-such", "seat": "king"}, 404, "service/no-such-match"),
    ],
)
def test_a_player_who_cannot_be_found_is_not_blocked(
    address: str, body: dict[str, str], status: int, code: str
) -> None:
    me = Person(address)
    me.request("POST", "/api/guest", {})
    with pytest.raises(Refusal) as refused:
        me.request("POST", "/api/blocks", body)
    assert refused.value.status == status
    assert refused.value.code.rpartition("/")[2] == code.rpartition("/")[2]


def test_the_computer_and_oneself_are_not_blocked(address: str) -> None:
    me = Person(address)
    match = me.create_match(KA, {"type": "computer", "level": 1}, seat="king")["match"]
    for seat, status in (("assassins", 404), ("king", 409)):
        with pytest.raises(Refusal) as refused:
            me.request("POST", "/api/blocks", {"match": match, "seat": seat})
        assert refused.value.status == status

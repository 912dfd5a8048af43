"""The endpoint of thumbnails: several matches at once, with ratings, and nothing that the asker may not see."""

from __future__ import annotations

import time
from typing import Any

import pytest

from regalia.web.thumbnails import MAX_MATCHES
from tests.support.clients import OPEN, Person, Refusal, Seat

KA = "king-and-assassins"
PICK = "pick:butcher,farmer,monk"


def two_players(address: str) -> tuple[Seat, Seat, str]:
    """Returns the king and the assassins of a rated match in which the assassins are picked."""
    king, assassins = Seat(address, "Thum"), Seat(address, "Nail")
    for person in (king, assassins):
        person.request("POST", "/api/guest")
    match = king.create_match(KA, OPEN, seat="king", rated=True)["match"]
    assassins.request("POST", f"/api/matches/{match}/join", {})
    assassins.watch_match(match)
    assassins.act(PICK)
    return king, assassins, match


def test_thumbnails_of_several_matches_come_with_one_request(address: str) -> None:
    king, assassins, match = two_players(address)
    other = king.create_match("king-of-the-hill", {"type": "hotseat"})["match"]
    query = f"/api/thumbnails?matches={match},{other},nothing"
    shown = {one["match"]: one for one in king.request("GET", query)["thumbnails"]}
    assert [*shown] == [match, other]
    assert shown[match]["present"] == ["assassins"]
    assert not any(piece.get("marked") for piece in shown[match]["picture"]["pieces"])
    (own,) = assassins.request("GET", f"/api/thumbnails?matches={match}")["thumbnails"]
    assert sum(piece.get("marked", False) for piece in own["picture"]["pieces"]) == 3
    stranger = Person(address).request("GET", f"/api/thumbnails?matches={match}")["thumbnails"]
    assert stranger == [shown[match]]


def test_the_ratings_of_players_are_those_of_their_seats(address: str) -> None:
    _, assassins, match = two_players(address)
    assert assassins.do(match, "resign")["type"] == "done"
    again, swapped = (assassins.create_match(KA, OPEN, seat=seat)["match"] for seat in ("assassins", "king"))

    def shown() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = assassins.request("GET", f"/api/thumbnails?matches={again},{swapped}")[
            "thumbnails"
        ]
        return found

    end = time.monotonic() + 10  # it is counted soon after the end
    while "ratings" not in shown()[0] and time.monotonic() < end:
        time.sleep(0.02)
    rated, unrated = shown()
    assert rated["ratings"]["assassins"]["provisional"]
    assert "ratings" not in unrated


@pytest.mark.parametrize("matches", ["", ",".join(map(str, range(MAX_MATCHES + 1)))])
def test_no_matches_or_too_many_are_refused_with_the_name_of_the_parameter(
    address: str, matches: str
) -> None:
    with pytest.raises(Refusal) as refused:
        Person(address).request("GET", f"/api/thumbnails?matches={matches}")
    assert refused.value.error["field"] == "matches"
    assert str(MAX_MATCHES) in refused.value.error["message"]


def test_a_line_of_a_list_says_when_the_clock_of_the_seat_to_act_runs_out(address: str) -> None:
    king, assassins = Person(address), Person(address)
    clock = {"type": "correspondence", "days": 3}
    match = king.create_match(KA, OPEN, seat="king", clock=clock)["match"]
    (waiting,) = king.request("GET", "/api/my/matches")["matches"]
    assert "deadline" not in waiting
    assassins.request("POST", f"/api/matches/{match}/join", {})
    (running,) = king.request("GET", "/api/my/matches")["matches"]
    assert running["deadline"] > running["updated"]

"""Questions about the present position over HTTP: reach and explanations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.clients import Person, Seat, meet

PICK = "pick:butcher,farmer,monk"


@pytest.fixture
def players(address: str) -> tuple[Seat, Seat]:
    """King and assassins of a match in which the king is to act."""
    king, assassins, _ = meet(
        address, "king-and-assassins", seats=("king", "assassins"), options={"board": "A"}
    )
    king.until(assassins.act(PICK))
    return king, assassins


def ask(person: Person, match: str, **query: Any) -> tuple[int, dict[str, Any]]:
    """Returns the status and the body of a question for the reach of a piece."""
    response = person.http.get(f"/api/matches/{match}/reach", params=query)
    return response.status_code, response.json()


def test_the_seat_to_act_is_told_where_its_piece_can_go_and_walks_there(
    players: tuple[Seat, Seat],
) -> None:
    king, _ = players
    status, answer = ask(king, king.match, at=king.now["changed"], space="i3")
    assert (status, answer["space"]) == (200, "i3")
    far = next(target for target in answer["spaces"] if len(target["actions"]) == 3)
    points = king.now["view"]["left"]["knights"]
    for action in far["actions"]:
        king.act(action)
    assert king.now["view"]["left"]["knights"] == points - far["cost"]
    assert far["space"] in king.now["view"]["knights"]


def test_a_question_is_refused_with_its_reason(players: tuple[Seat, Seat], address: str) -> None:
    king, assassins = players
    at, match = king.now["changed"], king.match
    assert code(ask(assassins, match, at=at, space="i3")) == (409, "service/not-your-turn", None)
    assert code(ask(king, match, at=at - 1, space="i3")) == (409, "service/stale-turn", None)
    assert code(ask(king, match, at=at, space="i3", seat="assassins"))[1] == "service/not-your-seat"
    assert code(ask(king, match, at=at, space="z9"))[2] == "space"
    assert code(ask(king, match, at=at))[2] == "space"
    assert code(ask(king, match, at="now", space="i3"))[2] == "at"
    assert code(ask(Person(address), match, at=at, space="i3"))[1] == "service/not-signed-in"
    assert code(ask(king, "nowhere", at=at, space="i3"))[0] == 404


def code(answer: tuple[int, dict[str, Any]]) -> tuple[int, str, str | None]:
    """Returns the status, the code and the field of a refusal."""
    status, body = answer
    return status, body["error"]["code"], body["error"].get("field")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_piece_is_explained_in_the_language_of_the_asker(players: tuple[Seat, Seat], language: str) -> None:
    king, assassins = players
    for seat in (king, assassins):
        query = {"at": king.now["changed"], "space": king.now["view"]["king"]}
        response = seat.http.get(
            f"/api/matches/{king.match}/explain", params=query, headers={"accept-language": language}
        )
        assert response.status_code == 200
        for reason in response.json()["reasons"]:
            assert reason["rule"].startswith("KA-")
            assert reason["message"].isascii() == (language == "en") or "’" in reason["message"]


def test_a_question_for_an_explanation_names_a_space_or_a_card(players: tuple[Seat, Seat]) -> None:
    king, _ = players
    address, at = f"/api/matches/{king.match}/explain", king.now["changed"]
    for query in ({}, {"space": "z9"}, {"space": "i3", "card": "2C"}):
        response = king.http.get(address, params={"at": at, **query})
        assert code((response.status_code, response.json()))[2] == "space"
    response = king.http.get(address, params={"at": at, "card": "2C"})
    assert code((response.status_code, response.json()))[2] == "card"

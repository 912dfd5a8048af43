"""Lessons and matches from a position over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.clients import Refusal, Seat

KA = "king-and-assassins"
COMPUTER = {"type": "computer", "level": 1}
LESSON = {"type": "lesson", "lesson": "way-home"}


def lessons(person: Seat) -> dict[str, dict[str, Any]]:
    found = person.request("GET", "/api/lessons")["games"]
    return {lesson["id"]: lesson for game in found for lesson in game["lessons"]}


def test_a_lesson_is_started_as_a_match_and_listed_as_begun(address: str) -> None:
    person = Seat(address, "Learner")
    made = person.create_match(KA, COMPUTER, start=LESSON)
    assert made["seat"] == "king"
    assert lessons(person)["way-home"]["match"] == made["match"]
    assert person.request("GET", "/api/my/matches")["matches"] == []
    assert "match" not in lessons(Seat(address, "Other"))["way-home"]


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ({"type": "lesson", "lesson": "nothing"}, "service/no-such-lesson"),
        ({"type": "moment", "match": "nothing", "number": 1}, "service/no-such-match"),
        ({"type": "moment", "match": "nothing"}, "web/bad-message"),
        ({"type": "moment", "match": "nothing", "number": "1"}, "web/bad-message"),
        ({"type": "position", "position": {}}, "web/bad-message"),
        ({"type": "lesson", "lesson": "way-home", "more": 1}, "web/bad-message"),
    ],
)
def test_a_bad_start_is_refused_with_a_code(address: str, start: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as error:
        Seat(address, "Learner").create_match(KA, COMPUTER, start=start)
    assert error.value.code == code


def test_a_running_match_cannot_be_continued(address: str) -> None:
    person = Seat(address, "Learner")
    running = person.create_match(KA, COMPUTER, seat="king")["match"]
    start = {"type": "moment", "match": running, "number": 3}
    with pytest.raises(Refusal) as error:
        person.create_match(KA, {"type": "hotseat"}, start=start)
    assert error.value.code == "service/not-allowed-now"

"""Reading lessons: what is not one is refused, and the error names the field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.core.errors import BadLesson
from regalia.core.lesson import matches, read_lesson, read_lessons

STEP = {"remark": "lesson-x-1", "goals": [{"type": "turn-ended"}], "solution": ["end"]}
LESSON: dict[str, Any] = {
    "id": "first",
    "seat": "king",
    "order": 1,
    "minutes": 2,
    "title": "lesson-x-title",
    "steps": [STEP],
    "done": "lesson-x-done",
}


def text(**changes: Any) -> str:
    return json.dumps({**LESSON, **changes})


def test_a_lesson_lists_its_messages() -> None:
    wrong = {**STEP, "wrong": [{"actions": ["*"], "remark": "lesson-x-wrong"}]}
    lesson = read_lesson(text(steps=[wrong]))
    assert lesson.messages == ["lesson-x-title", "lesson-x-1", "lesson-x-wrong", "lesson-x-done"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"id": "../up"}, "id"),
        ({"minutes": 0}, "minutes"),
        ({"steps": []}, "steps"),
        ({"extra": 1}, "extra"),
        ({"title": "<script>"}, "title"),
        ({"steps": [{**STEP, "goals": [{"type": "magic"}]}]}, "steps.goals.type"),
        ({"steps": [{**STEP, "goals": [{"type": "piece", "piece": "king"}]}]}, "steps.goals.spaces"),
        ({"steps": [{**STEP, "solution": []}]}, "steps.solution"),
        ({"steps": [{**STEP, "arrows": [["a1"]]}]}, "steps.arrows"),
        ({"steps": [STEP] * 51}, "steps"),
        ({"seed": -1}, "seed"),
        ({"position": {}, "actions": ["end"]}, "actions"),
    ],
)
def test_a_damaged_lesson_names_the_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadLesson) as error:
        read_lesson(text(**changes))
    assert error.value.field == field


@pytest.mark.parametrize("damaged", ["", "{", "[]", "null", '{"id": 1}', "[" * 5000, "\ud800"])
def test_what_is_no_lesson_is_refused(damaged: str) -> None:
    with pytest.raises(BadLesson):
        read_lesson(damaged.encode(errors="surrogatepass"))


def test_a_file_has_the_name_of_its_lesson(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(text())
    with pytest.raises(BadLesson) as error:
        read_lessons(tmp_path)
    assert error.value.field == "id"


def test_lessons_are_ordered_by_seat_and_number(tmp_path: Path) -> None:
    for name, seat, order in (("a", "king", 2), ("b", "king", 1), ("c", "assassins", 1)):
        (tmp_path / f"{name}.json").write_text(text(id=name, seat=seat, order=order))
    assert [*read_lessons(tmp_path)] == ["c", "b", "a"]


@pytest.mark.parametrize(
    ("pattern", "action", "fits"),
    [
        ("end", "end", True),
        ("d6*", "d6c6", True),
        ("*burn", "5C burn", True),
        ("d6", "d6c6", False),
        ("d.", "d6", False),
    ],
)
def test_a_star_stands_for_any_characters(pattern: str, action: str, fits: bool) -> None:
    assert matches([pattern], action) is fits

"""The format of lessons: a position, and steps with a remark, goals, wrong answers and scripted replies.

Tutorials, studies and puzzles share it. One JSON file is one lesson; docs/contribute/lessons.md is
the guide for authors.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from regalia.core.errors import BadLesson
from regalia.core.validation import decode_json

LessonId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
MessageId = Annotated[str, Meta(pattern=r"^lesson-[a-z0-9-]+$", max_length=100)]
# The text of an action, in which `*` stands for any characters.
Pattern = Annotated[str, Meta(min_length=1, max_length=100)]
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
SpaceId = Annotated[str, Meta(min_length=1, max_length=10)]


class LessonPart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base class of the parts of a lesson."""


class ActionGoal(LessonPart, frozen=True, kw_only=True, tag_field="type", tag="action"):
    """The learner plays one of these actions."""

    actions: Annotated[list[Pattern], Meta(min_length=1)]


class EventGoal(LessonPart, frozen=True, kw_only=True, tag_field="type", tag="event"):
    """An event of this type happens, as the learner's seat sees it."""

    event: str


class PieceGoal(LessonPart, frozen=True, kw_only=True, tag_field="type", tag="piece"):
    """A piece of this kind is on one of these spaces, as the learner's seat sees it."""

    piece: str
    spaces: Annotated[list[SpaceId], Meta(min_length=1)]


class ViewGoal(LessonPart, frozen=True, kw_only=True, tag_field="type", tag="view"):
    """A field of the learner's view has this value; `path` are the names from the view to the field."""

    path: Annotated[list[str], Meta(min_length=1)]
    equals: Any


class TurnEndedGoal(LessonPart, frozen=True, kw_only=True, tag_field="type", tag="turn-ended"):
    """The learner's turn is over."""


class WonGoal(LessonPart, frozen=True, kw_only=True, tag_field="type", tag="won"):
    """The game is over, and the learner has won."""


Goal = ActionGoal | EventGoal | PieceGoal | ViewGoal | TurnEndedGoal | WonGoal


class WrongAnswer(LessonPart, frozen=True, kw_only=True):
    """What is said about legal actions that do not lead to the goal."""

    actions: Annotated[list[Pattern], Meta(min_length=1)]
    remark: MessageId


class LessonStep(LessonPart, frozen=True, kw_only=True):
    """A step of a lesson: it is done when one of its goals is reached.

    In a `strict` step other actions than those of the goals and of `allow` are refused, with the remark of the first
    wrong answer that they match. `solution` are the learner's actions that reach the goal. `replies` are the actions
    of the opponent after the step; where one is not legal, and after the last, a computer plays.
    """

    remark: MessageId
    spaces: list[SpaceId] = []  # marked on the board
    arrows: list[tuple[SpaceId, SpaceId]] = []
    goals: Annotated[list[Goal], Meta(min_length=1)]
    allow: list[Pattern] = []
    strict: bool = True
    wrong: list[WrongAnswer] = []
    solution: Annotated[list[ActionText], Meta(min_length=1)]
    replies: list[ActionText] = []


class Lesson(LessonPart, frozen=True, kw_only=True):
    """A lesson for a seat. Without a `position` it begins where `actions` lead to from `options` and `seed`."""

    id: LessonId
    seat: str
    order: int  # among the lessons of the game and the seat
    minutes: Annotated[int, Meta(ge=1, le=60)]
    title: MessageId
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0)] = 0  # also of later chance
    position: dict[str, Any] | None = None
    actions: list[ActionText] = []
    steps: Annotated[list[LessonStep], Meta(min_length=1, max_length=50)]
    done: MessageId  # the remark after the last step

    @property
    def messages(self) -> list[str]:
        """The ids of all messages that the lesson uses."""
        steps = [text for step in self.steps for text in (step.remark, *(one.remark for one in step.wrong))]
        return [self.title, *steps, self.done]


def read_lesson(text: str | bytes) -> Lesson:
    """Parses a lesson, without loading its position. Raises: BadLesson that names the field."""
    lesson = decode_json(text, Lesson, unreadable)
    if lesson.position is not None and lesson.actions:
        raise unreadable("`position` and `actions` exclude each other", "actions")
    return lesson


def read_lessons(folder: Traversable) -> Mapping[str, Lesson]:
    """Reads the lessons of a folder, by id and in their order. Raises: BadLesson."""
    files = [file for file in folder.iterdir() if file.name.endswith(".json")]
    found = [read_lesson(file.read_bytes()) for file in files]
    ordered = sorted(found, key=lambda lesson: (lesson.seat, lesson.order, lesson.id))
    for lesson, file in zip(found, files, strict=True):
        if file.name != f"{lesson.id}.json":
            raise unreadable(f"the file is named {file.name}", "id")
    return {lesson.id: lesson for lesson in ordered}


def matches(patterns: Iterable[str], action: str) -> bool:
    """Whether an action matches one of the patterns."""
    return any(re.fullmatch(re.escape(one).replace(r"\*", ".*"), action) for one in patterns)


def unreadable(what: str, field: str) -> BadLesson:
    """The error for data that is not a lesson."""
    return BadLesson("lesson-unreadable", field=field or None, what=what, where=field or "-")
